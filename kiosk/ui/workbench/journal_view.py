"""The facts of a journal, newest first, while it is being written."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.journal.errors import JournalError
from kiosk.records.words import plain
from kiosk.ui.aside import aside
from kiosk.ui.rows import Rows
from kiosk.ui.workbench.fact_rows import JournalRow, in_full, row_of

if TYPE_CHECKING:  # the database, for whoever looks into it
    from kiosk.records.chronicle import Chronicle

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

LOOK_S = 0.5
PAGE_FACTS = 100
_AT_ONCE = 5000
"""Facts that are read in one go, before somebody is told how far it is."""


class KindRow(Struct, frozen=True):
    kind: str
    name: str
    facts: str


class Page(Struct, frozen=True):
    """What a look into the journal came to."""

    asked: tuple[int, int, str, int] = (0, 0, "", 0)
    """How many facts were read, up to which one they are shown, and of which kind and round."""
    rows: list[JournalRow] = []
    kinds: list[KindRow] = []
    all: int = 0
    """How many facts there are, read or not yet."""

    @property
    def read(self) -> int:
        return self.asked[0]


@QmlElement
class JournalView(QObject):
    changed = Signal()

    def __init__(self, folder: Path, seat: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._name = self._terminal = f"terminal-{seat}.db"
        self._chronicle: Chronicle | None = None
        self._rows = Rows(JournalRow, self)
        self._kinds = Rows(KindRow, self)
        self._watched = asyncio.Event()
        self._busy = asyncio.Lock()
        self._kind = ""
        self._round = 0
        self._until: int | None = None
        """The newest that is shown. None: whatever is the newest."""
        self._shown = Page()
        self._trouble = ""
        self._opened = ("", "")
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Reads while somebody looks, until it is cancelled."""
        while True:
            await self._watched.wait()
            await self.look()
            # A journal that was there before is read without a pause.
            await asyncio.sleep(LOOK_S if self._shown.read == self._shown.all else 0)

    async def look(self) -> None:
        async with self._busy:  # a journal has one reader at a time
            try:
                page = await aside(self._page)
            except (JournalError, OSError) as error:
                self._show_trouble(str(error))
                return
            if page is not self._shown or self._trouble:
                self._shown, self._trouble = page, ""
                self._rows.show(page.rows)
                self._kinds.show(page.kinds)
                self.changed.emit()

    def close(self) -> None:
        if self._chronicle is not None:
            self._chronicle.close()
            self._chronicle = None

    def _page(self) -> Page:
        chronicle = self._reading()
        chronicle.read_on(_AT_ONCE)
        until = len(chronicle) if self._until is None else self._until
        asked = (len(chronicle), until, self._kind, self._round)
        if asked == self._shown.asked:
            return self._shown
        numbers = chronicle.last(PAGE_FACTS, until=until, kind=self._kind, round_=self._round)
        kinds = [KindRow(k, plain(k), f"{n:,}") for k, n in sorted(chronicle.counts.items())]
        every = [KindRow("", "All kinds", f"{len(chronicle):,}")]
        return Page(
            asked=asked,
            rows=[row_of(record, fact) for record, fact in chronicle.these(numbers)[::-1]],
            kinds=every + kinds,
            all=max(len(chronicle), chronicle.journal.head.seq),
        )

    def _reading(self) -> "Chronicle":
        from kiosk.records.chronicle import Chronicle  # noqa: PLC0415 - see above

        if self._chronicle is not None and self._chronicle.put_away:
            self.close()
        if self._chronicle is None:
            self._chronicle = Chronicle(self._folder / self._name)
        return self._chronicle

    def _show_trouble(self, trouble: str) -> None:
        if trouble != self._trouble:
            self._trouble = trouble
            self.changed.emit()

    # ---- What is touched ----------------------------------------------------------------------

    @Slot(bool)
    def watch(self, watched: bool) -> None:
        """Nothing is read while nobody looks."""
        self._watched.set() if watched else self._watched.clear()

    @Slot(str)
    def choose(self, name: str) -> None:
        """One of the journals."""
        self._start(self._change_to(name))

    async def _change_to(self, name: str) -> None:
        async with self._busy:
            self.close()
            self._name = name
            self._kind, self._round, self._until = "", 0, None
            self._shown, self._opened = Page(), ("", "")
            self._rows.clear()
            self.changed.emit()
        await self.look()

    @Slot(str)
    def chooseKind(self, kind: str) -> None:  # noqa: N802 - QML names are camelCase
        self._kind, self._until = kind, None
        self._again()

    @Slot(int)
    def stepRound(self, by: int) -> None:  # noqa: N802
        """From all rounds back to the last, and so on; beyond the last there are all again."""
        last = self._last_round
        wanted = (self._round or last + 1) + by
        self._round = max(1, wanted) if wanted <= last else 0
        self._until = None
        self._again()

    @Slot()
    def older(self) -> None:
        if self.hasOlder:
            self._until = self._rows.rows[-1].number - 1
            self._again()

    @Slot()
    def newest(self) -> None:
        self._until = None
        self._again()

    def _again(self) -> None:
        self._opened = ("", "")
        self.changed.emit()
        self._start(self.look())

    @Slot(int)
    def open(self, number: int) -> None:
        """0: nothing."""
        if number:
            self._start(self._open(number))
        else:
            self._show_opened("", "")

    async def _open(self, number: int) -> None:
        async with self._busy:
            chronicle = self._chronicle
            if chronicle is None:
                return
            try:
                ((record, fact),) = await aside(lambda: chronicle.these([number]))
            except JournalError as error:
                self._show_trouble(str(error))
                return
        self._show_opened(f"Fact {number}, {plain(record.kind)}", in_full(record, fact))

    def _show_opened(self, title: str, text: str) -> None:
        self._opened = (title, text)
        self.changed.emit()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- For QML ------------------------------------------------------------------------------

    @property
    def _last_round(self) -> int:
        chronicle = self._chronicle
        return chronicle.rounds[-1] if chronicle is not None and len(chronicle) else 0

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        return self._rows

    @Property(Rows, constant=True)
    def kinds(self) -> Rows:
        return self._kinds

    @Property(str, constant=True)
    def terminal(self) -> str:
        """The journal of the terminal beside it."""
        return self._terminal

    @Property(str, notify=changed)
    def name(self) -> str:
        return self._name

    @Property(str, notify=changed)
    def kind(self) -> str:
        return self._kind

    @Property(str, notify=changed)
    def kindName(self) -> str:  # noqa: N802
        return plain(self._kind) or "All kinds"

    @Property(str, notify=changed)
    def round(self) -> str:
        return f"Round {self._round}" if self._round else "All rounds"

    @Property(bool, notify=changed)
    def live(self) -> bool:
        return self._until is None

    @Property(bool, notify=changed)
    def hasOlder(self) -> bool:  # noqa: N802
        """A page that is not full is the last."""
        return len(self._rows.rows) == PAGE_FACTS and self._rows.rows[-1].number > 1

    @Property(bool, notify=changed)
    def good(self) -> bool:
        return not self._trouble

    @Property(str, notify=changed)
    def chain(self) -> str:
        """How many facts there are, and whether they hang together."""
        if self._trouble:
            return self._trouble
        read, all_ = self._shown.read, self._shown.all
        return f"reading, {read:,} of {all_:,}" if read < all_ else f"{read:,} facts, chain good"

    @Property(str, notify=changed)
    def openedTitle(self) -> str:  # noqa: N802
        return self._opened[0]

    @Property(str, notify=changed)
    def openedText(self) -> str:  # noqa: N802
        return self._opened[1]
