"""A terminal with its devices: note validator, ticket printer, door, camera."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kiosk.clock import OF_THIS_MACHINE, TimeSources
from kiosk.config import TerminalConfig
from kiosk.devices.camera.camera import Camera
from kiosk.devices.door import DoorSwitch
from kiosk.devices.ports import NoPrinter, NoteValidator, PrintReceipt, TicketPrinter
from kiosk.game.times import MINUTE_MS
from kiosk.journal.log import FactLog
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.cash_in import CashIn
from kiosk.terminal.door import Door, DoorWatch
from kiosk.terminal.printer import PrinterDesk
from kiosk.terminal.process import Surroundings, TerminalMachine, on_this_computer
from kiosk.terminal.service import TerminalService
from kiosk.terminal.sources import TerminalSources
from kiosk.terminal.validator import ValidatorDesk


@dataclass(frozen=True, slots=True, kw_only=True)
class Devices:
    """What is built into a cabinet. None: it has no such thing."""

    validator: NoteValidator | None = None
    printer: TicketPrinter | None = None
    print_receipt: PrintReceipt | None = None
    """On that printer, where the house allows it."""
    door: Door | None = None
    camera: Camera | None = None
    at_work: tuple[Callable[[], Coroutine[Any, Any, None]], ...] = ()
    """What keeps them at work, for as long as the terminal runs."""


def configured_devices(config: TerminalConfig, folder: Path) -> Devices:
    """Paths of the configuration are seen from its own folder."""
    validator = ValidatorDesk(config.validator, folder) if config.validator else None
    printer = PrinterDesk(config.printer, folder) if config.printer else None
    camera = Camera(config.camera.source) if config.camera else None
    door = config.door
    return Devices(
        validator=validator.validator if validator else None,
        printer=printer.printer if printer else None,
        print_receipt=printer.print_receipt if printer else None,
        door=DoorSwitch(folder / door.input, reads_open=door.open) if door else None,
        camera=camera,
        at_work=tuple(desk.run for desk in (validator, printer, camera) if desk is not None),
    )


class Cabinet:
    """The one way in which a terminal is put together."""

    def __init__(
        self, config: TerminalConfig, book: RuleBook, devices: Devices, surroundings: Surroundings
    ) -> None:
        self._config = config
        self._book = book
        self._devices = devices
        self._surroundings = surroundings
        self.machine = TerminalMachine(surroundings, self._start, self._door_open)
        self.camera = devices.camera
        self.cash_in: CashIn | None = None
        if devices.validator is not None and config.validator is not None:
            self.cash_in = CashIn(
                book,
                devices.validator,
                config.validator,
                service=lambda: self.machine.service,
                draw_key=surroundings.draw_key,
            )

    async def _start(self, log: FactLog) -> TerminalService:
        config, there = self._config, self._surroundings
        clock = there.clock(log)
        sources = TerminalSources(
            now_ms=clock.now_ms,
            follow_time=clock.follow,
            draw_key=there.draw_key,
            draw_blind=there.draw_blind,
            connect=there.connect,
            put_away=there.put_away,
            printer=self._devices.printer or NoPrinter(),
            print_receipt=self._devices.print_receipt,
            credit_limit_cents=config.validator.credit_limit_cents if config.validator else None,
            ticket_limit_cents=config.printer.ticket_limit_cents if config.printer else None,
            validator_trouble=lambda: self.cash_in.trouble if self.cash_in is not None else "",
            camera_trouble=lambda: self.camera.why if self.camera is not None else "",
            on_change=self._offer,
            door_open=self._door_open,
            reality_check_ms=config.responsible_play.reality_check_min * MINUTE_MS or None,
        )
        # Only a journal that begins needs to know what was before it.
        after = there.begins_after() if log.head.seq == 0 else (0, "")
        service = await TerminalService.start(self._book, config.seat, log, sources, after=after)
        if self.cash_in is not None:
            await self.cash_in.catch_up(service)
        return service

    def _offer(self) -> None:
        if self.cash_in is not None:
            self.cash_in.offer()

    def _door_open(self) -> bool | None:
        return self._devices.door.open() if self._devices.door is not None else None

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.machine.run())
            if self.cash_in is not None:
                tasks.create_task(self.cash_in.run())
            if self._devices.door is not None:
                tasks.create_task(DoorWatch(self._devices.door, self.machine).run())
            for keep_at_work in self._devices.at_work:
                tasks.create_task(keep_at_work())


def cabinet_in(
    folder: Path,
    config: TerminalConfig,
    book: RuleBook,
    devices: Devices | None = None,
    times: TimeSources = OF_THIS_MACHINE,
) -> Cabinet:
    """On this computer, with the devices that the configuration names if no others are given."""
    if devices is None:
        devices = configured_devices(config, folder)
    return Cabinet(config, book, devices, on_this_computer(config, book, folder, times))
