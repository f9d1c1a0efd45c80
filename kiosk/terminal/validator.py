"""The configured note validator of a terminal: its driver and its supervisor."""

import time
from pathlib import Path

from kiosk.config import ValidatorConfig, ValidatorProtocol
from kiosk.devices import ports as p
from kiosk.devices.supervisor import Supervisor
from kiosk.devices.trace import Trace
from kiosk.devices.validator.driver import Record, no_record, record_in
from kiosk.devices.validator.id003.driver import Id003Validator
from kiosk.devices.validator.ssp.driver import SspValidator


class ValidatorDesk:
    """Made once for a terminal. Paths of the configuration are seen from its own folder."""

    def __init__(self, config: ValidatorConfig, folder: Path) -> None:
        self.validator = validator = _driver(config, folder)
        self._supervisor = Supervisor(
            "note validator",
            folder / config.port,
            validator,
            gone=lambda why: validator.events.put(p.Gone(why)),
            back=lambda: validator.events.put(p.Back()),
        )

    async def run(self) -> None:
        await self._supervisor.run()


def _driver(config: ValidatorConfig, folder: Path) -> Id003Validator | SspValidator:
    record: Record = no_record
    if config.trace:
        record = record_in(Trace(folder / config.trace), lambda: time.time_ns() // 1_000_000)
    match config.protocol:
        case ValidatorProtocol.ID003:
            return Id003Validator(record=record)
        case ValidatorProtocol.SSP:
            return SspValidator(record=record)
