"""The configured note validator of a terminal: its driver, its supervisor, and cash in above it."""

import asyncio
import secrets
import time
from pathlib import Path

from kiosk.config import ValidatorConfig, ValidatorProtocol
from kiosk.devices import ports as p
from kiosk.devices.supervisor import Supervisor
from kiosk.devices.trace import Trace
from kiosk.devices.validator.driver import Record, no_record, record_in
from kiosk.devices.validator.id003.driver import Id003Validator
from kiosk.devices.validator.ssp.driver import SspValidator
from kiosk.rules.rulebook import RuleBook
from kiosk.service import Machine
from kiosk.terminal.cash_in import Around, CashIn, Limits
from kiosk.terminal.service import TerminalService


class ValidatorDesk:
    """Made once for a terminal. Paths of the configuration are seen from its own folder."""

    def __init__(
        self,
        config: ValidatorConfig,
        book: RuleBook,
        folder: Path,
        machine: Machine[TerminalService],
    ) -> None:
        validator = _driver(config, folder)
        limits = Limits(
            notes_cents=frozenset(config.notes_cents),
            credit_cents=config.credit_limit_cents,
            tickets=config.tickets,
        )
        around = Around(
            service=lambda: machine.service,
            draw_key=lambda: secrets.token_hex(16),
            now_ms=_now_ms,
        )
        self.cash_in = CashIn(book, validator, limits, around)
        self._supervisor = Supervisor(
            "note validator",
            folder / config.port,
            validator,
            gone=lambda why: validator.events.put(p.Gone(why)),
            back=lambda: validator.events.put(p.Back()),
        )

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._supervisor.run())
            tasks.create_task(self.cash_in.run())


def _driver(config: ValidatorConfig, folder: Path) -> Id003Validator | SspValidator:
    record: Record = no_record
    if config.trace:
        record = record_in(Trace(folder / config.trace), _now_ms)
    match config.protocol:
        case ValidatorProtocol.ID003:
            return Id003Validator(record=record)
        case ValidatorProtocol.SSP:
            return SspValidator(record=record)


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
