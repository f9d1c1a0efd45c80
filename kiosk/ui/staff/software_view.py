"""What runs here: versions, and the one hash over every file of the program."""

import platform
from importlib.metadata import version

from msgspec import Struct
from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, qVersion
from PySide6.QtQml import QmlElement

from kiosk import manifest
from kiosk.journal.connection import SQLITE_VERSION
from kiosk.ui.aside import aside
from kiosk.ui.rows import Rows
from kiosk.ui.terminal.desk import Desk

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


class FactRow(Struct, frozen=True):
    key: str
    name: str
    text: str


@QmlElement
class SoftwareView(QObject):
    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._digest = ""
        self._files = 0
        self._rows = Rows(FactRow, self)

    async def read(self) -> None:
        """Hashed once: the files of a program that runs do not change."""
        self._show()
        if not self._digest:
            listed = await aside(manifest.files)
            self._digest, self._files = manifest.digest(listed), len(listed)
            self._show()

    def retranslate(self) -> None:
        self._show()

    def _show(self) -> None:
        book = self._desk.book
        service = self._desk.service
        head = service.keeper.head if service else None
        self._rows.show(
            [
                FactRow("version", translate("Staff", "Software"), f"tapis {version('tapis')}"),
                FactRow("book", translate("Staff", "Rule book"), f"{book.id}, {book.digest[:16]}"),
                FactRow(
                    "journal",
                    translate("Staff", "Journal"),
                    translate("Staff", "{facts} facts, head {hash}").format(
                        facts=head.seq, hash=head.hash.hex()[:16]
                    )
                    if head
                    else "",
                ),
                FactRow("qt", "Qt", qVersion()),
                FactRow("python", "Python", platform.python_version()),
                FactRow("sqlite", "SQLite", SQLITE_VERSION),
                FactRow("system", translate("Staff", "System"), platform.platform()),
            ]
        )
        self.changed.emit()

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        return self._rows

    @Property(str, notify=changed)
    def digest(self) -> str:
        """In groups that can be read aloud; nothing while it is made."""
        groups = [self._digest[i : i + 8] for i in range(0, len(self._digest), 8)]
        return "\n".join(" ".join(half) for half in (groups[:4], groups[4:]) if half)

    @Property(str, notify=changed)
    def files(self) -> str:
        if not self._digest:
            return translate("Staff", "Every file is being read …")
        text = translate("Staff", "SHA-256 over {count} files, as sha256sum lists them")
        return text.format(count=self._files)
