"""What runs here: versions, and the one hash over every file of the program."""

import platform
from importlib.metadata import version

from msgspec import Struct
from PySide6.QtCore import QObject, qVersion

from kiosk import manifest
from kiosk.journal.connection import SQLITE_VERSION
from kiosk.ui.aside import aside
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate


class FactRow(Struct, frozen=True):
    key: str
    name: str
    text: str


class SoftwareShown(Struct, frozen=True):
    digest: str = ""
    """In groups that can be read aloud; nothing while it is made."""
    files: str = ""


class SoftwareView(ViewPart[SoftwareShown, Desk]):
    rows = rows_of(FactRow)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._digest = ""
        self._files = 0

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
        head = service.journaled.head if service else None
        self.rows.show(
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
        groups = [self._digest[i : i + 8] for i in range(0, len(self._digest), 8)]
        digest = "\n".join(" ".join(half) for half in (groups[:4], groups[4:]) if half)
        self.show(SoftwareShown(digest, self._told_files()))

    def _told_files(self) -> str:
        if not self._digest:
            return translate("Staff", "Every file is being read …")
        text = translate("Staff", "SHA-256 over {count} files, as sha256sum lists them")
        return text.format(count=self._files)
