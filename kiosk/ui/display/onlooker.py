"""What a display has seen of its table. When the table is away, the last of it stays in sight."""

import asyncio
import logging
from collections.abc import Callable

from kiosk.game.facts import LimitAmounts
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.resources import UnknownRuleBookError
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind

_log = logging.getLogger(__name__)


class Onlooker:
    """`board`, `table` and `book` belong together. None of them is there before the first board."""

    def __init__(self, client: TableClient, rulebook: Callable[[str], RuleBook]) -> None:
        """`rulebook` gives the one that we have under an id, or raises `UnknownRuleBookError`."""
        self.board: m.Board | None = None
        self.table = ""
        self.book: RuleBook | None = None
        self.fault = ""
        """The rule book of the table that cannot be shown here, or nothing."""
        self.on_change: Callable[[], None] = lambda: None
        self._client = client
        self._rulebook = rulebook
        self._was_connected = False

    @property
    def connected(self) -> bool:
        """The board is what the table shows at this moment."""
        return self._client.up and self._client.board is self.board is not None

    @property
    def remaining_s(self) -> float | None:
        return self._client.remaining_s if self.connected else None

    @property
    def jackpots(self) -> m.SupernovaSeen | None:
        """None: the table has none, or its rule book lacks them."""
        if self.board is None or self.book is None or self.book.terms.supernova is None:
            return None
        return self.board.supernova

    def tell_rings(self, shown: m.RingsShown) -> None:
        """The table asks what is really seen of Spread-Bet; who is away is told nothing."""
        if self.connected:
            self._client.tell(shown)

    async def run(self) -> None:
        """Until it is cancelled. The client connects again by itself."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._client.run())
            while True:
                await self._client.changed()
                self._look()
                self._tell_log()
                self.on_change()

    def _look(self) -> None:
        board, welcome = self._client.board, self._client.welcome
        if board is None or welcome is None or board is self.board:
            return
        book = self._book_of(welcome)
        known = book is not None and _fits(board, book)
        self.board, self.book = (board, book) if known else (None, None)
        self.fault = "" if known else welcome.rulebook
        self.table = welcome.table

    def _tell_log(self) -> None:
        if self.connected is not self._was_connected:
            self._was_connected = self.connected
            _log.info("connected to %s" if self.connected else "%s is away", self.table)

    def _book_of(self, welcome: m.Welcome) -> RuleBook | None:
        """Only the very rule book of the table: wheel and sectors must be the ones that are
        played."""
        if self.book is not None and self.book.digest == welcome.digest:
            return self.book
        try:
            book = self._rulebook(welcome.rulebook)
        except UnknownRuleBookError as error:
            _log.error("the table's rule book is not known here: %s", error)
            return None
        if book.digest != welcome.digest:
            _log.error("our rule book %s is not the one of the table", welcome.rulebook)
            return None
        return book


def _fits(board: m.Board, book: RuleBook) -> bool:
    """A number or a wager that the rule book does not have is not shown, and is no table's."""
    strange = {number for number in board.last if number is not None} - {*book.wheel.order}
    amounts = [board.limits, *(board.limits_notice or ())[:1]]
    # Those of Spread-Bet come and go with the table of odds that staff select.
    kinds = all(_kinds(limits) == book.limits.kinds.keys() - {Kind.SPREAD} for limits in amounts)
    spread = board.spread is None or _spread_fits(board.spread, book)
    if strange or not kinds or not spread:
        _log.error("the table tells of what its rule book lacks: %s", strange or "limits or odds")
    return not strange and kinds and spread


def _kinds(limits: LimitAmounts) -> set[Kind]:
    return {*limits.kinds} - {Kind.SPREAD}


def _spread_fits(spread: m.SpreadSeen, book: RuleBook) -> bool:
    rings = {ring for ring in (spread.ring, *spread.last) if ring is not None}
    known = not spread.selected or spread.selected in book.spread_tables
    return known and all(0 <= ring < len(book.wheel.order) for ring in rings)
