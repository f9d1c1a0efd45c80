"""The configured ticket printer of a terminal: its driver and its supervisor."""

import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

from kiosk.config import PrinterConfig
from kiosk.devices.ports import PrintReceipt
from kiosk.devices.printer.driver import PrinterDriver, Setup
from kiosk.devices.printer.face import HouseWords
from kiosk.devices.serial.driver import Line
from kiosk.devices.supervisor import Supervisor
from kiosk.devices.trace import Trace
from kiosk.devices.validator.driver import Record, no_record, record_in

AnyDriver: TypeAlias = PrinterDriver[Any, Any]

_DRIVERS = {"tcl": "TclDriver", "escpos": "EscposDriver"}
"""Only the one that is needed is imported: python-escpos takes a while."""


class PrinterDesk:
    """Made once for a terminal. Paths of the configuration are seen from its own folder."""

    def __init__(self, config: PrinterConfig, folder: Path) -> None:
        self.printer = _driver(config, folder)
        self.print_receipt: PrintReceipt | None = None
        """None: the house does not print them."""
        if config.receipts:
            self.print_receipt = self.printer.print_receipt
        self._supervisor = Supervisor(
            "ticket printer", folder / config.port, self.printer, gone=_shown, back=_shown
        )

    async def run(self) -> None:
        await self._supervisor.run()


def _driver(config: PrinterConfig, folder: Path) -> AnyDriver:
    record: Record = no_record
    if config.trace:
        record = record_in(Trace(folder / config.trace), lambda: time.time_ns() // 1_000_000)
    module = import_module(f"kiosk.devices.printer.{config.protocol}.driver")
    make: Callable[[Setup], AnyDriver] = getattr(module, _DRIVERS[config.protocol])
    line_1, line_2 = (*config.address, "", "")[:2]
    house = HouseWords(
        name=config.house,
        address=(line_1, line_2),
        machine=config.machine,
        currency=config.currency,
        language=config.language,
        message=config.message,
    )
    return make(Setup(house=house, line=Line(baud=config.baud), record=record))


async def _shown(why: str = "") -> None:
    """By the printer's own status, to whoever looks."""
