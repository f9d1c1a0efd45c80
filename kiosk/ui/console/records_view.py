"""What happened at the table, looked up at the console: by kind, seat, day and words."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.facts import StaffRole
from kiosk.records.bundle.contents import Subject
from kiosk.records.rows import AnyRow, CaseRow, Kind, RoundRow
from kiosk.records.search import Query
from kiosk.records.words import time_text
from kiosk.rules.money import money_text
from kiosk.ui.console.archive import Archive, ArchiveError
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.seats_view import natural
from kiosk.ui.rows import Rows

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

SHOWN_MAX = 200
WORDS_MAX = 40
_EXPORTERS = (StaffRole.SUPERVISOR, StaffRole.AUDITOR)
"""A bundle leaves the house."""


@dataclass(frozen=True, slots=True)
class RecordRow:
    key: str
    time: str
    kind: str
    what: str
    selected: bool


@dataclass(frozen=True, slots=True)
class KindRow:
    choice: str
    text: str
    second: str
    selected: bool


@QmlElement
class RecordsView(QObject):
    changed = Signal()

    def __init__(self, desk: ConsoleDesk, archive: Archive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._archive = archive
        self.on_written: Callable[[str], None] = lambda text: None
        self._kind = ""
        self._seat = ""
        self._words = ""
        self._before_ms: int | None = None
        """Only what is older; None: up to now."""
        self._typing = False
        self._found: list[AnyRow] = []
        self._selected = ""
        self._problem = ""
        self._busy = False
        self._asked = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._rows = Rows(RecordRow, self)
        self._kinds = Rows(KindRow, self)

    # ---- Looking ------------------------------------------------------------------------------

    def start(self) -> None:
        self._before_ms, self._typing = None, False
        self._look()

    def _look(self) -> None:
        self._asked += 1
        self._busy, self._problem = True, ""
        self._start(self._find(self._asked))
        self._show()

    async def _find(self, asked: int) -> None:
        query = Query(
            kinds=frozenset({Kind(self._kind)}) if self._kind else frozenset(),
            seats=frozenset({self._seat}) if self._seat else frozenset(),
            until_ms=self._before_ms,
            text=self._words,
        )
        found: list[AnyRow] = []
        problem = ""
        try:
            found = await self._archive.find(query, SHOWN_MAX)
        except ArchiveError as error:
            problem = str(error)
        if asked == self._asked:  # else something else was asked for meanwhile
            self._found, self._problem, self._busy = found[::-1], problem, False
            self._selected = ""
            self._show()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _show(self) -> None:
        names = [("", translate("RecordsView", "All")), *((k, kind_name(k)) for k in Kind)]
        self._kinds.show([KindRow(key, text, "", key == self._kind) for key, text in names])
        self._rows.show(
            [
                RecordRow(
                    str(place),
                    time_text(row.at_ms),
                    kind_name(row.kind),
                    _sentence(row),
                    str(place) == self._selected,
                )
                for place, row in enumerate(self._found)
            ]
        )
        self.changed.emit()

    def _chosen(self) -> AnyRow | None:
        return self._found[int(self._selected)] if self._selected else None

    # ---- Touches ------------------------------------------------------------------------------

    @Slot(str)
    def choose(self, kind: str) -> None:
        self._kind, self._before_ms = kind, None
        self._look()

    @Slot(int)
    def turnSeat(self, by: int) -> None:  # noqa: N802 - QML names are camelCase
        seats = ["", *sorted(self._desk.seats, key=natural)]
        at = seats.index(self._seat) if self._seat in seats else 0
        self._seat, self._before_ms = seats[(at + by) % len(seats)], None
        self._look()

    @Slot()
    def openPad(self) -> None:  # noqa: N802
        self._typing = not self._typing
        self.changed.emit()

    @Slot(str)
    def type(self, text: str) -> None:
        self._words = (self._words + text)[:WORDS_MAX]
        self.changed.emit()

    @Slot()
    def erase(self) -> None:
        self._words = self._words[:-1]
        self.changed.emit()

    @Slot()
    def search(self) -> None:
        self._typing, self._before_ms = False, None
        self._look()

    @Slot()
    def forgetWords(self) -> None:  # noqa: N802
        self._words = ""
        self.search()

    @Slot()
    def older(self) -> None:
        if self._found:
            self._before_ms = self._found[-1].at_ms
            self._look()

    @Slot()
    def newest(self) -> None:
        self._before_ms = None
        self._look()

    @Slot(str)
    def select(self, key: str) -> None:
        self._selected = key
        self._show()

    @Slot()
    def export(self) -> None:
        subject, place = self._subject(), self._archive.place
        if subject is None or place is None or not self._may_export():
            return
        made = f"round-{subject.round}" if subject.round else f"case-{_file_name(subject.case)}"
        out = place.exports / f"{made}-{self._desk.draw_id()[:8]}.zip"
        self._start(self._export(subject, str(out)))
        self._busy = True
        self.changed.emit()

    async def _export(self, subject: Subject, out: str) -> None:
        place = self._archive.place
        assert place is not None
        try:
            await self._archive.write_bundle(subject, place.exports / out)
            self.on_written(translate("RecordsView", "Written: {file}").format(file=out))
        except ArchiveError as error:
            self._problem = str(error)
        self._busy = False
        self.changed.emit()

    def _subject(self) -> Subject | None:
        match self._chosen():
            case RoundRow() as row:
                return Subject(round=row.round)
            case CaseRow() as row:
                return Subject(case=row.case)
            case _:
                return None

    def _may_export(self) -> bool:
        return self._desk.role in _EXPORTERS

    # ---- For QML ------------------------------------------------------------------------------

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        return self._rows

    @Property(Rows, constant=True)
    def kinds(self) -> Rows:
        return self._kinds

    @Property(str, notify=changed)
    def seatText(self) -> str:  # noqa: N802
        if not self._seat:
            return translate("RecordsView", "All seats")
        return translate("RecordsView", "Seat {seat}").format(seat=self._seat)

    @Property(str, notify=changed)
    def words(self) -> str:
        return self._words

    @Property(bool, notify=changed)
    def typing(self) -> bool:
        return self._typing

    @Property(bool, notify=changed)
    def busy(self) -> bool:
        return self._busy

    @Property(str, notify=changed)
    def state(self) -> str:
        """What is going on, or why nothing is shown."""
        if self._problem:
            return self._problem[:1].upper() + self._problem[1:]
        if self._busy:
            return translate("RecordsView", "Reading the journals")
        if not self._found:
            return translate("RecordsView", "Nothing found")
        text = translate("RecordsView", "{count} records, newest first, times in UTC")
        return text.format(count=len(self._found))

    @Property(bool, notify=changed)
    def failed(self) -> bool:
        return bool(self._problem)

    @Property(bool, notify=changed)
    def hasOlder(self) -> bool:  # noqa: N802
        return not self._busy and len(self._found) >= SHOWN_MAX

    @Property(bool, notify=changed)
    def hasNewer(self) -> bool:  # noqa: N802
        return self._before_ms is not None

    @Property(str, notify=changed)
    def detail(self) -> str:
        """The record that was touched, a line for each part of it."""
        row = self._chosen()
        if row is None:
            return ""
        where = translate("RecordsView", "{journal}, fact {seq}")
        told = where.format(journal=row.source, seq=row.seq)
        return "\n".join([_sentence(row), *_parts(row), told])

    @Property(bool, notify=changed)
    def canExport(self) -> bool:  # noqa: N802
        return self._subject() is not None and self._may_export() and not self._busy

    @Property(str, notify=changed)
    def exportSecond(self) -> str:  # noqa: N802
        if self._subject() is None:
            return translate("RecordsView", "of a round or a case")
        if not self._may_export():
            return translate("RecordsView", "a supervisor or an auditor")
        return translate("RecordsView", "tapis audit verifies it")


def kind_name(kind: Kind) -> str:
    names = {
        Kind.ROUNDS: translate("RecordsView", "Rounds"),
        Kind.MONEY: translate("RecordsView", "Money"),
        Kind.TICKETS: translate("RecordsView", "Tickets"),
        Kind.CASES: translate("RecordsView", "Cases"),
        Kind.STAFF: translate("RecordsView", "Staff"),
        Kind.EVENTS: translate("RecordsView", "Events"),
    }
    return names[kind]


def _sentence(row: AnyRow) -> str:
    """What staff ordered begins with a name, which is written as it is."""
    return row.what if row.kind is Kind.STAFF else row.what[:1].upper() + row.what[1:]


def _parts(row: AnyRow) -> list[str]:
    """What the line leaves out."""
    if isinstance(row, RoundRow):
        money = translate("RecordsView", "Seat {seat}: staked {staked}, won {won}, {status}")
        return [
            money.format(
                seat=slip.seat,
                staked=money_text(slip.staked_cents),
                won=money_text(slip.won_cents),
                status=slip.status.replace("_", " "),
            )
            for slip in row.slips
        ]
    return []


def _file_name(case: str) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in case)[:40]
