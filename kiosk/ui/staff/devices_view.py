"""The devices of the terminal, and what each did when staff tried it."""

from collections.abc import Callable, Coroutine
from typing import Any

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.ui.staff.words import printed_words, printer_words
from kiosk.ui.terminal.desk import Desk

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@QmlElement
class DevicesView(QObject):
    changed = Signal()

    def __init__(
        self,
        desk: Desk,
        run: Callable[[Coroutine[Any, Any, None]], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._run = run
        """Starts what a touch asks for, and tells what was refused."""
        self._busy = ""
        self._results: dict[str, Callable[[], str]] = {}
        """In whatever language is spoken now."""

    def come(self) -> None:
        """Nothing was tried yet."""
        self._results = {}
        self.refresh()

    def refresh(self) -> None:
        self.changed.emit()

    @Slot()
    def tryPrinter(self) -> None:  # noqa: N802 - QML names are camelCase
        self._try("printer", self._try_printer())

    @Slot()
    def tryValidator(self) -> None:  # noqa: N802
        self._try("validator", self._try_validator())

    def _try(self, device: str, trial: Coroutine[Any, Any, Callable[[], str]]) -> None:
        self._busy, self._results[device] = device, str
        self.changed.emit()
        self._run(self._tried(device, trial))

    async def _tried(self, device: str, trial: Coroutine[Any, Any, Callable[[], str]]) -> None:
        try:
            self._results[device] = await trial
        finally:
            self._busy = ""
            self.changed.emit()

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

    @Property(bool, notify=changed)
    def busy(self) -> bool:
        return bool(self._busy)

    @Property(bool, notify=changed)
    def waitsForNote(self) -> bool:  # noqa: N802
        return self._busy == "validator"

    @Property(bool, notify=changed)
    def hasValidator(self) -> bool:  # noqa: N802
        return self._desk.cash_in is not None

    @Property(str, notify=changed)
    def validator(self) -> str:
        """How it is."""
        cash_in = self._desk.cash_in
        if cash_in is None:
            return translate("Staff", "This terminal has none.")
        return cash_in.trouble or translate("Staff", "Well")

    @Property(str, notify=changed)
    def validatorResult(self) -> str:  # noqa: N802
        return self._results.get("validator", str)()

    @Property(str, notify=changed)
    def printer(self) -> str:
        service = self._desk.service
        return printer_words(service.printer.condition) if service else ""

    @Property(str, notify=changed)
    def printerResult(self) -> str:  # noqa: N802
        return self._results.get("printer", str)()

    @Property(str, notify=changed)
    def door(self) -> str:
        """Nothing: there is no input for it."""
        service = self._desk.service
        match service.staff.door_open if service else None:
            case True:
                return translate("Staff", "Open")
            case False:
                return translate("Staff", "Shut")
            case _:
                return translate("Staff", "No switch is wired to this terminal.")
