"""The facts of a journal, newest first, while it is being written."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.journal.errors import JournalError
from kiosk.lab.workbench.fact_rows import JournalRow, in_full, row_of
from kiosk.late import Late
from kiosk.records.words import plain
from kiosk.ui.aside import KeptTasks, aside
from kiosk.ui.shown import View, constant, rows_of

if TYPE_CHECKING:
    from kiosk.records import followed_journal as journals
else:  # the database, for whoever looks into it
    journals = Late("kiosk.records.followed_journal")

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


class JournalShown(Struct, frozen=True, kw_only=True):
    name: str = ""
    kind: str = ""
    kind_name: str = ""
    round: str = ""
    live: bool = True
    has_older: bool = False
    good: bool = True
    chain: str = ""
    """How many facts there are, and whether they hang together."""
    opened_title: str = ""
    opened_text: str = ""


class JournalView(View[JournalShown]):
    rows = rows_of(JournalRow)
    kinds = rows_of(KindRow)
    terminal = constant(str)
    """The journal of the terminal beside it."""

    def __init__(self, folder: Path, seat: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._name = self._terminal = f"terminal-{seat}.db"
        self._followed: journals.FollowedJournal | None = None
        self._watched = asyncio.Event()
        self._busy = asyncio.Lock()
        self._kind = ""
        self._round = 0
        self._until: int | None = None
        """The newest that is shown. None: whatever is the newest."""
        self._page_shown = Page()
        self._trouble = ""
        self._opened = ("", "")
        self._tasks = KeptTasks()
        self._update()

    async def run(self) -> None:
        """Reads while somebody looks, until it is cancelled."""
        while True:
            await self._watched.wait()
            await self.look()
            # A journal that was there before is read without a pause.
            await asyncio.sleep(LOOK_S if self._page_shown.read == self._page_shown.all else 0)

    async def look(self) -> None:
        async with self._busy:  # a journal has one reader at a time
            try:
                page = await aside(self._page)
            except (JournalError, OSError) as error:
                self._show_trouble(str(error))
                return
            if page is not self._page_shown or self._trouble:
                self._page_shown, self._trouble = page, ""
                self.rows.show(page.rows)
                self.kinds.show(page.kinds)
                self._update()

    def close(self) -> None:
        if self._followed is not None:
            self._followed.close()
            self._followed = None

    def _page(self) -> Page:
        followed = self._reading()
        followed.read_on(_AT_ONCE)
        until = len(followed) if self._until is None else self._until
        asked = (len(followed), until, self._kind, self._round)
        if asked == self._page_shown.asked:
            return self._page_shown
        numbers = followed.last(PAGE_FACTS, until=until, kind=self._kind, round_=self._round)
        kinds = [KindRow(k, plain(k), f"{n:,}") for k, n in sorted(followed.counts.items())]
        every = [KindRow("", "All kinds", f"{len(followed):,}")]
        return Page(
            asked=asked,
            rows=[row_of(record, fact) for record, fact in followed.these(numbers)[::-1]],
            kinds=every + kinds,
            all=max(len(followed), followed.journal.head.seq),
        )

    def _reading(self) -> "journals.FollowedJournal":
        if self._followed is not None and self._followed.put_away:
            self.close()
        if self._followed is None:
            self._followed = journals.FollowedJournal(self._folder / self._name)
        return self._followed

    def _show_trouble(self, trouble: str) -> None:
        self._trouble = trouble
        self._update()

    # ---- What is touched ----------------------------------------------------------------------

    @Slot(bool)
    def watch(self, watched: bool) -> None:
        """Nothing is read while nobody looks."""
        self._watched.set() if watched else self._watched.clear()

    @Slot(str)
    def choose(self, name: str) -> None:
        """One of the journals."""
        self._tasks.begin(self._change_to(name))

    async def _change_to(self, name: str) -> None:
        async with self._busy:
            self.close()
            self._name = name
            self._kind, self._round, self._until = "", 0, None
            self._page_shown, self._opened = Page(), ("", "")
            self.rows.clear()
            self._update()
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
        if self.showing.has_older:
            self._until = self.rows.rows[-1].number - 1
            self._again()

    @Slot()
    def newest(self) -> None:
        self._until = None
        self._again()

    def _again(self) -> None:
        self._opened = ("", "")
        self._update()
        self._tasks.begin(self.look())

    @Slot(int)
    def open(self, number: int) -> None:
        """0: nothing."""
        if number:
            self._tasks.begin(self._open(number))
        else:
            self._show_opened("", "")

    async def _open(self, number: int) -> None:
        async with self._busy:
            followed = self._followed
            if followed is None:
                return
            try:
                ((record, fact),) = await aside(lambda: followed.these([number]))
            except JournalError as error:
                self._show_trouble(str(error))
                return
        self._show_opened(f"Fact {number}, {plain(record.kind)}", in_full(record, fact))

    def _show_opened(self, title: str, text: str) -> None:
        self._opened = (title, text)
        self._update()

    # ---- What is shown ------------------------------------------------------------------------

    @property
    def _last_round(self) -> int:
        followed = self._followed
        return followed.rounds[-1] if followed is not None and len(followed) else 0

    def _update(self) -> None:
        rows = self.rows.rows
        self.show(
            JournalShown(
                name=self._name,
                kind=self._kind,
                kind_name=plain(self._kind) or "All kinds",
                round=f"Round {self._round}" if self._round else "All rounds",
                live=self._until is None,
                # A page that is not full is the last.
                has_older=len(rows) == PAGE_FACTS and rows[-1].number > 1,
                good=not self._trouble,
                chain=self._trouble or self._chain(),
                opened_title=self._opened[0],
                opened_text=self._opened[1],
            )
        )

    def _chain(self) -> str:
        read, all_ = self._page_shown.read, self._page_shown.all
        return f"reading, {read:,} of {all_:,}" if read < all_ else f"{read:,} facts, chain good"
