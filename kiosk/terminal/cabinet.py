"""A terminal with the devices its configuration names: note validator, ticket printer, door."""

import asyncio
from pathlib import Path

from kiosk.config import TerminalConfig
from kiosk.devices.door import DoorSwitch
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.cash_in import CashIn
from kiosk.terminal.door import DoorWatch
from kiosk.terminal.printer import PrinterDesk
from kiosk.terminal.process import terminal_machine
from kiosk.terminal.validator import ValidatorDesk


class Cabinet:
    """Paths of the configuration are seen from its own folder."""

    def __init__(self, config: TerminalConfig, book: RuleBook, folder: Path) -> None:
        self._printer = PrinterDesk(config.printer, folder) if config.printer else None
        printer = self._printer.printer if self._printer else None
        door = config.door
        switch = DoorSwitch(folder / door.input, reads_open=door.open) if door else None
        self.machine = terminal_machine(
            config,
            book,
            folder,
            printer,
            validator_trouble=self._validator_trouble,
            door_open=switch.open if switch else lambda: None,
        )
        self._door = DoorWatch(switch, self.machine) if switch else None
        self._validator = (
            ValidatorDesk(config.validator, book, folder, self.machine)
            if config.validator
            else None
        )

    @property
    def cash_in(self) -> CashIn | None:
        return self._validator.cash_in if self._validator is not None else None

    def _validator_trouble(self) -> str:
        return self._validator.cash_in.trouble if self._validator is not None else ""

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.machine.run())
            if self._validator is not None:
                tasks.create_task(self._validator.run())
            if self._printer is not None:
                tasks.create_task(self._printer.run())
            if self._door is not None:
                tasks.create_task(self._door.run())
