"""What happened at the table, looked up at the console: by kind, seat, day and words."""

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.game.staff.table import HAND_OUT, SEE_RECORDS
from kiosk.link.look_up import FindRecords, RecordAt
from kiosk.records.bundle.contents import Subject
from kiosk.records.page import Page, place_of
from kiosk.records.rows import AnyRow, CaseRow, RecordKind, RoundRow
from kiosk.records.words import in_order, time_text
from kiosk.rules.money import money_text
from kiosk.ui.aside import KeptTasks
from kiosk.ui.console.archive import Archive, ArchiveError
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.words import seats_text, sentence, slip_status_name
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import translate

WORDS_MAX = 40


class RecordRow(Struct, frozen=True):
    key: str
    time: str
    kind: str
    what: str
    selected: bool


class KindRow(Struct, frozen=True):
    choice: str
    text: str
    second: str
    selected: bool


class RecordsShown(Struct, frozen=True, kw_only=True):
    seat_text: str = ""
    words: str = ""
    typing: bool = False
    busy: bool = False
    state: str = ""
    """What is going on, or why nothing is shown."""
    missing: str = ""
    """Whose journals the table does not have, or nothing."""
    failed: bool = False
    has_older: bool = False
    has_newer: bool = False
    detail: str = ""
    """The record that was touched, a line for each part of it."""
    can_export: bool = False
    export_second: str = ""


class RecordsView(ViewPart[RecordsShown, ConsoleDesk]):
    rows = rows_of(RecordRow)
    kinds = rows_of(KindRow)

    def __init__(self, desk: ConsoleDesk, archive: Archive, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._archive = archive
        self.on_written: Callable[[str], None] = lambda text: None
        self._kind = ""
        self._seat = ""
        self._words = ""
        self._before: RecordAt | None = None
        """Only what is older; None: up to now."""
        self._typing = False
        self._page = Page()
        self._found: list[AnyRow] = []
        """Its rows, newest first."""
        self._selected = ""
        self._problem = ""
        self._busy = False
        self._asked = 0
        self._tasks = KeptTasks()

    # ---- Looking ------------------------------------------------------------------------------

    def start(self) -> None:
        self._before, self._typing = None, False
        self._look()

    def _may_see(self) -> tuple[str, ...]:
        """A technician sees what happened to machines, and no money."""
        if self._desk.role not in SEE_RECORDS:
            return (RecordKind.EVENTS,)
        return ("", *RecordKind)

    def _look(self) -> None:
        if self._kind not in self._may_see():
            self._kind = self._may_see()[0]
        self._asked += 1
        self._busy, self._problem = True, ""
        self._tasks.begin(self._find(self._asked))
        self._show()

    async def _find(self, asked: int) -> None:
        query = FindRecords(kind=self._kind, seat=self._seat, before=self._before, text=self._words)
        page, problem = Page(), ""
        try:
            page = await self._archive.find(query)
        except ArchiveError as error:
            problem = str(error)
        if asked == self._asked:  # else something else was asked for meanwhile
            self._page, self._found = page, page.rows[::-1]
            self._problem, self._busy = problem, False
            self._selected = ""
            self._show()

    def _show(self) -> None:
        everything = translate("RecordsView", "All")
        names = [(k, kind_name(RecordKind(k)) if k else everything) for k in self._may_see()]
        self.kinds.show([KindRow(key, text, "", key == self._kind) for key, text in names])
        self.rows.show(
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
        self._update()

    def _chosen(self) -> AnyRow | None:
        return self._found[int(self._selected)] if self._selected else None

    # ---- Touches ------------------------------------------------------------------------------

    def start_at(self, kind: RecordKind | None, seat: str, at_ms: int) -> None:
        """At what was written then, newest first: the line of a log is looked up."""
        self._kind, self._seat, self._words = kind or "", seat, ""
        self._before, self._typing = RecordAt(at_ms=at_ms + 1), False
        self._look()

    @Slot(str)
    def choose(self, kind: str) -> None:
        self._kind, self._before = kind, None
        self._look()

    @Slot(int)
    def turnSeat(self, by: int) -> None:  # noqa: N802 - QML names are camelCase
        seats = ["", *sorted(self._desk.seats, key=in_order)]
        at = seats.index(self._seat) if self._seat in seats else 0
        self._seat, self._before = seats[(at + by) % len(seats)], None
        self._look()

    @Slot()
    def openPad(self) -> None:  # noqa: N802
        self._typing = not self._typing
        self._update()

    @Slot(str)
    def type(self, text: str) -> None:
        self._words = (self._words + text)[:WORDS_MAX]
        self._update()

    @Slot()
    def erase(self) -> None:
        self._words = self._words[:-1]
        self._update()

    @Slot()
    def search(self) -> None:
        self._typing, self._before = False, None
        self._look()

    @Slot()
    def forgetWords(self) -> None:  # noqa: N802
        self._words = ""
        self.search()

    @Slot()
    def older(self) -> None:
        if self._found:
            self._before = place_of(self._found[-1])
            self._look()

    @Slot()
    def newest(self) -> None:
        self._before = None
        self._look()

    @Slot(str)
    def select(self, key: str) -> None:
        self._selected = key
        self._show()

    @Slot()
    def export(self) -> None:
        subject, place = self._subject(), self._archive.place
        if subject is None or not self._may_export():
            return
        made = f"round-{subject.round}" if subject.round else f"case-{_file_name(subject.case)}"
        out = place.exports / f"{made}-{self._desk.draw_id()[:8]}.zip"
        self._tasks.begin(self._export(subject, out))
        self._busy = True
        self._update()

    async def _export(self, subject: Subject, out: Path) -> None:
        try:
            await self._archive.write_bundle(subject, out)
            self.on_written(translate("RecordsView", "Written: {file}").format(file=out))
        except ArchiveError as error:
            self._problem = str(error)
        self._busy = False
        self._update()

    def _subject(self) -> Subject | None:
        match self._chosen():
            case RoundRow() as row:
                return Subject(round=row.round)
            case CaseRow() as row:
                return Subject(case=row.case)
            case _:
                return None

    def _may_export(self) -> bool:
        return self._desk.role in HAND_OUT

    # ---- What is shown ------------------------------------------------------------------------

    def _update(self) -> None:
        self.show(
            RecordsShown(
                seat_text=self._seat_text(),
                words=self._words,
                typing=self._typing,
                busy=self._busy,
                state=self._state(),
                missing=self._missing(),
                failed=bool(self._problem),
                has_older=not self._busy and self._page.older,
                has_newer=self._before is not None,
                detail=self._detail(),
                can_export=self._subject() is not None and self._may_export() and not self._busy,
                export_second=self._export_second(),
            )
        )

    def _seat_text(self) -> str:
        if not self._seat:
            return translate("RecordsView", "All seats")
        return translate("RecordsView", "Seat {seat}").format(seat=self._seat)

    def _state(self) -> str:
        if self._problem:
            return sentence(self._problem)
        if self._busy:
            return translate("RecordsView", "The table looks it up")
        if not self._found:
            return translate("RecordsView", "Nothing found")
        text = translate("RecordsView", "{count} records, newest first, times in UTC")
        return text.format(count=len(self._found))

    def _missing(self) -> str:
        if not self._page.missing:
            return ""
        text = translate("RecordsView", "Not here: what only the terminals of seats {seats} know")
        return text.format(seats=seats_text(self._page.missing))

    def _detail(self) -> str:
        row = self._chosen()
        if row is None:
            return ""
        where = translate("RecordsView", "{journal}, fact {seq}")
        told = where.format(journal=row.source, seq=row.seq)
        return "\n".join([_sentence(row), *_parts(row), told])

    def _export_second(self) -> str:
        if self._subject() is None:
            return translate("RecordsView", "of a round or a case")
        if not self._may_export():
            return translate("RecordsView", "a supervisor or an auditor")
        return translate("RecordsView", "tapis audit verifies it")


def kind_name(kind: RecordKind) -> str:
    names = {
        RecordKind.ROUNDS: translate("RecordsView", "Rounds"),
        RecordKind.MONEY: translate("RecordsView", "Money"),
        RecordKind.TICKETS: translate("RecordsView", "Tickets"),
        RecordKind.CASES: translate("RecordsView", "Cases"),
        RecordKind.STAFF: translate("RecordsView", "Staff"),
        RecordKind.EVENTS: translate("RecordsView", "Events"),
    }
    return names[kind]


def _sentence(row: AnyRow) -> str:
    """What staff ordered begins with a name, which is written as it is."""
    return row.what if row.kind is RecordKind.STAFF else sentence(row.what)


def _parts(row: AnyRow) -> list[str]:
    """What the line leaves out."""
    if isinstance(row, RoundRow):
        money = translate("RecordsView", "Seat {seat}: staked {staked}, won {won}, {status}")
        return [
            money.format(
                seat=slip.seat,
                staked=money_text(slip.staked_cents),
                won=money_text(slip.won_cents),
                status=slip_status_name(slip.status),
            )
            for slip in row.slips
        ]
    return []


def _file_name(case: str) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in case)[:40]
