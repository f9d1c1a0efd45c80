"""What a table shows at its console, and what it is asked to show."""

import asyncio
from contextlib import suppress

from msgspec.structs import replace

from kiosk.game.facts import LimitAmounts
from kiosk.game.round.state import TablePhase
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.rules.rulebook import RuleBook

RETRY_S = 0.5


class TableShown:
    def __init__(self, client: TableClient, book: RuleBook) -> None:
        self.client = client
        self.book = book
        self._looks = m.LookAt()
        limits = LimitAmounts.of(book.limits)
        self._blank = m.Board(phase=TablePhase.SHUT, round=0, frozen=False, last=(), limits=limits)

    # ---- Where the table stands ---------------------------------------------------------------

    @property
    def connected(self) -> bool:
        """Everything that this console shows has come."""
        shown = self.client.house is not None and self.client.seats is not None
        return self.client.up and self.client.board is not None and shown

    @property
    def other_rules(self) -> bool:
        welcome = self.client.welcome
        return welcome is not None and welcome.digest != self.book.digest

    @property
    def table(self) -> str:
        return self.client.welcome.table if self.client.welcome else ""

    @property
    def board(self) -> m.Board:
        return self.client.board or self._blank

    @property
    def house(self) -> m.House:
        assert self.client.house is not None
        return self.client.house

    @property
    def seats(self) -> dict[str, m.SeatAt]:
        return self.client.seats.seats if self.client.seats else {}

    @property
    def tournament(self) -> m.TournamentHouse:
        return self.client.tournament

    @property
    def tournament_terms(self) -> tuple[str, ...]:
        """The lines of the file."""
        return self.client.tournament_terms

    @property
    def takings(self) -> m.Takings:
        return self.client.takings

    @property
    def staff_tasks(self) -> m.StaffTasks:
        return self.client.staff_tasks

    @property
    def remaining_s(self) -> float:
        """Of the wagering period, by this machine's own clock since the table last told."""
        return self.client.remaining_s or 0.0

    @property
    def last_round(self) -> int:
        """The number of the last round that is over, 0 if there is none."""
        between = self.board.phase in (TablePhase.IDLE, TablePhase.SHUT)
        return self.board.round if between else max(0, self.board.round - 1)

    def results(self) -> list[tuple[int, str | None]]:
        """Rounds that are over with their numbers, newest first. No number: it was void."""
        return [(self.last_round - back, number) for back, number in enumerate(self.board.last)]

    def expected(self, outcome: str | None = None) -> m.Expected:
        """Where somebody who gives an order now sees the table."""
        return m.Expected(phase=self.board.phase, round=self.board.round, outcome=outcome)

    async def wait_for_change(self, for_s: float = RETRY_S) -> None:
        """Until the table shows something else, or for so long: some matters only need time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(for_s):
                await self.client.changed()

    # ---- What the table is asked to show ------------------------------------------------------

    def look_at_seat(self, seat: str, round_: int = 0) -> None:
        """Nobody's wagers, if no seat is named; of round 0, the latest."""
        self._look_at(replace(self._looks, seat=seat or None, round=round_))

    def look_what_if(self, what_if: m.WhatIf | None) -> None:
        """What another result of a past round would do."""
        self._look_at(replace(self._looks, what_if=what_if))

    def _look_at(self, looks: m.LookAt) -> None:
        self._looks = looks
        self.client.look_at(looks)
