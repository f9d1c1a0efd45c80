"""The devices of the terminal, and what each did when staff tried it."""

from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.ui.part import ViewPart
from kiosk.ui.staff.words import printed_words, printer_words
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate


class DevicesShown(Struct, frozen=True, kw_only=True):
    busy: bool = False
    waits_for_note: bool = False
    has_validator: bool = False
    validator: str = ""
    """How it is."""
    validator_about: str = ""
    """What it says of itself, and how many notes went into its box."""
    validator_result: str = ""
    printer: str = ""
    printer_about: str = ""
    printer_result: str = ""
    door: str = ""


class DevicesView(ViewPart[DevicesShown, Desk]):
    def __init__(
        self,
        desk: Desk,
        run: Callable[[Coroutine[Any, Any, None]], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(desk, parent)
        self._run = run
        """Starts what a touch asks for, and tells what was refused."""
        self._busy = ""
        self._results: dict[str, Callable[[], str]] = {}
        """In whatever language is spoken now."""

    def come(self) -> None:
        """Nothing was tried yet."""
        self._results = {}
        if self._desk.cash_in is not None:
            self._desk.cash_in.introduce()
        self.refresh()

    def refresh(self) -> None:
        service, results = self._desk.service, self._results
        self.show(
            DevicesShown(
                busy=bool(self._busy),
                waits_for_note=self._busy == "validator",
                has_validator=self._desk.cash_in is not None,
                validator=self._validator(),
                validator_about=self._about(),
                validator_result=results.get("validator", str)(),
                printer=printer_words(service.printer.condition) if service else "",
                printer_about=_firmware(service.printer.firmware if service else ""),
                printer_result=results.get("printer", str)(),
                door=self._door(),
            )
        )

    def _validator(self) -> str:
        cash_in = self._desk.cash_in
        if cash_in is None:
            return translate("Staff", "This terminal has none.")
        return cash_in.trouble or translate("Staff", "Well")

    def _about(self) -> str:
        """A line each: what the validator says, and what this terminal has counted."""
        cash_in = self._desk.cash_in
        if cash_in is None:
            return ""
        identity, box = cash_in.identity, self._desk.state.box
        lines = [_firmware(identity.firmware)]
        if identity.serial:
            text = translate("Staff", "Serial number {serial}")
            lines.append(text.format(serial=identity.serial))
        if identity.counted is not None:
            text = translate("Staff", "Notes stacked, by its own count: {count}")
            lines.append(text.format(count=identity.counted))
        cents = sum(value * count for value, count in box.items())
        text = translate("Staff", "Notes in its box, by this terminal: {count}, {sum}")
        money = self._desk.look.currency.full(cents)
        lines.append(text.format(count=sum(box.values()), sum=money))
        return "\n".join(filter(None, lines))

    def _door(self) -> str:
        service = self._desk.service
        match service.staff.door_open if service else None:
            case True:
                return translate("Staff", "Open")
            case False:
                return translate("Staff", "Shut")
            case _:
                return translate("Staff", "No switch is wired to this terminal.")

    @Slot()
    def tryPrinter(self) -> None:  # noqa: N802 - QML names are camelCase
        self._try("printer", self._try_printer())

    @Slot()
    def tryValidator(self) -> None:  # noqa: N802
        self._try("validator", self._try_validator())

    def _try(self, device: str, trial: Coroutine[Any, Any, Callable[[], str]]) -> None:
        self._busy, self._results[device] = device, str
        self.refresh()
        self._run(self._tried(device, trial))

    async def _tried(self, device: str, trial: Coroutine[Any, Any, Callable[[], str]]) -> None:
        try:
            self._results[device] = await trial
        finally:
            self._busy = ""
            self.refresh()

    async def _try_printer(self) -> Callable[[], str]:
        service = self._desk.service
        if service is None:
            return str
        printed = await service.staff.test_printer()
        return lambda: printed_words(printed)

    async def _try_validator(self) -> Callable[[], str]:
        service, cash_in = self._desk.service, self._desk.cash_in
        if service is None or cash_in is None:
            return str
        result = await service.staff.test_validator(cash_in.try_out)
        return lambda: translate("Staff", "The validator: {result}.").format(result=result)


def _firmware(said: str) -> str:
    return translate("Staff", "Firmware {version}").format(version=said) if said else ""
