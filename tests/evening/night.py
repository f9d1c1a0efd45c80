"""The evening itself: which round brings what, and what must be so at its end."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from kiosk.game.round.state import TablePhase
from kiosk.lab.simulate.hurry import TIMES_FASTER, hurried
from kiosk.rules.rulebook import RuleBook
from tests.evening.count import Count
from tests.evening.pit import Pit
from tests.evening.programs import Programs
from tests.evening.staff import BET_S, DEALER, SUPERVISOR, Crew
from tests.ui.console.screen import WAIT_S

RED, BLACK = "3", "2"


@dataclass(frozen=True, slots=True, kw_only=True)
class Programme:
    seats: int
    rounds: int
    no_spins: int
    voids: int
    notices: bool
    """New limits and the closing are announced, and their notice runs out."""
    deeds: int = 0
    """Of the pit, one after the other."""


FULL = Programme(seats=4, rounds=200, no_spins=5, voids=3, notices=True, deeds=24)
SHORT = Programme(seats=2, rounds=6, no_spins=1, voids=1, notices=False, deeds=4)


@dataclass(slots=True)
class Told:
    """What was done, to be found again in the journals."""

    rounds: int = 0
    no_spins: int = 0
    voids: int = 0
    corrections: int = 0
    dead_cents: int = 0
    dead: str = ""
    """The seat whose terminal died, with its journal."""
    void_seats: int = 0
    takings: dict[str, dict[str, str]] = field(default_factory=dict)
    """As the console showed them when everybody had left."""


class Night:
    def __init__(
        self,
        crew: Crew,
        programs: Programs,
        book: RuleBook,
        programme: Programme,
        say: Callable[[str], None],
    ) -> None:
        self.told = Told()
        self._crew = crew
        self._programs = programs
        self._programme = programme
        self._say = say
        self._random = Random(programme.rounds)
        self._pockets = book.wheel.order
        self._seats = tuple(crew.screen.desk.seats)
        # Which seat has which trouble.
        one_each = (self._seats[place % len(self._seats)] for place in range(4))
        self._cashes, self._doubts, self._keeps, self._dies = one_each
        self._pit = Pit(crew, self._seats, BLACK)
        rounds = programme.rounds
        self._no_spins = _spread(programme.no_spins, rounds)
        self._voids = _spread(programme.voids, rounds, shift=1)
        # Nothing is announced and withdrawn any more once it is meant.
        self._noticed = rounds * 3 // 4 if programme.notices else 0
        self._deeds = _spread(programme.deeds, self._noticed or rounds, shift=3)
        self._now_ms = hurried(crew.folder).wall_ms
        self._special: dict[int, Callable[[], object]] = {
            **dict(zip(_spread(4, rounds, shift=2), self._troubles(), strict=True)),
        }

    @property
    def count(self) -> Count:
        """Of the staff, by hand."""
        return self._crew.count

    def _troubles(self) -> list[Callable[[], object]]:
        return [self._plain_correction, self._doubtful_ticket, self._late_correction, self._dead]

    async def run(self) -> None:
        crew = self._crew
        await crew.change_to(DEALER)
        for number in range(1, self._programme.rounds + 1):
            special = self._special.get(number)
            if special is not None:
                self._say(f"round {number}: {special.__name__.strip('_').replace('_', ' ')}")
                await crew.change_to(SUPERVISOR)
                await special()
            else:
                await self._round(number)
            await self._look_after()
            for _ in range(self._deeds.count(number)):
                await self._deed(number)
            if number == self._noticed:
                await self._give_notice()
        await self._new_limits()
        await self._everybody_leaves()
        await self._close()

    async def _give_notice(self) -> None:
        crew = self._crew
        await crew.change_to(SUPERVISOR)
        await crew.announce_limits()
        await crew.pictures.take("notices", whole=True)
        await crew.change_to(DEALER)

    async def _round(self, number: int) -> None:
        crew = self._crew
        await crew.spin()
        self.told.rounds += 1
        if number in self._voids:
            await crew.void_round()
            self.told.voids += 1
            return
        if number in self._no_spins:
            await crew.no_spin()
            self.told.no_spins += 1
        if number == self._programme.rounds // 2:
            await crew.pictures.take("spinning", whole=True)
        await crew.result(self._random.choice(self._pockets))

    async def _look_after(self) -> None:
        if self._crew._next() is not None:
            await self._crew.change_to(SUPERVISOR)
            await self._crew.attend()
        await self._crew.change_to(DEALER)

    async def _deed(self, number: int) -> None:
        crew = self._crew
        await crew.change_to(SUPERVISOR)
        await crew.attend()
        self._say(f"after round {number}: {await self._pit.next()}")
        await crew.attend()
        await crew.change_to(DEALER)

    # ---- What must happen once ----------------------------------------------------------------

    async def _red(self, seat: str) -> int:
        """A round in which this seat has one bet on red, which wins."""
        crew = self._crew
        await crew.waits_with_little(seat)
        round_ = await crew.open_round()
        self._programs.tell(seat, "pause", "bet red 5000")
        await crew.until(lambda: crew.seat(seat).stake_cents == 5000, "the bet on red")
        await asyncio.sleep(BET_S)
        await crew.close_round()
        await crew.result(RED)
        self.told.rounds += 1
        return round_

    async def _plain_correction(self) -> None:
        round_ = await self._red(self._keeps)
        await self._crew.correct(round_, BLACK, name="correction")
        self.told.corrections += 1
        self._programs.tell(self._keeps, "play")

    async def _late_correction(self) -> None:
        """The winner has left with a ticket by the time it is found out."""
        crew = self._crew
        round_ = await self._red(self._cashes)
        await crew.open_round()
        self._programs.tell(self._cashes, "pause", "cash-out")
        async with asyncio.timeout(WAIT_S):
            while crew.seat(self._cashes).playing:  # with a ticket, or paid by hand
                await crew.attend()
                await asyncio.sleep(0.1)
        await crew.correct(round_, BLACK, name="late-correction")
        self.told.corrections += 1
        await crew.until(lambda: crew.staff_tasks.cases, "a case about what is gone")
        await crew.attend()
        if crew.board.phase is TablePhase.BETTING:
            await crew.close_round()
        await crew.phase(TablePhase.SPINNING)
        await crew.result(self._random.choice(self._pockets))
        self.told.rounds += 1
        self._programs.tell(self._cashes, "play")

    async def _doubtful_ticket(self) -> None:
        crew = self._crew
        await crew.waits_with_little(self._doubts)
        self._programs.tell(self._doubts, "note 5000")
        await crew.open_round()
        self.told.rounds += 1
        self._programs.tell(self._doubts, "pause", "help", "doubt", "cash-out")
        await crew.until(lambda: crew.staff_tasks.doubtful_tickets, "the ticket in doubt")
        await crew.pictures.take("doubtful-ticket", whole=True)
        await crew.attend()
        await crew.until(lambda: not crew.seat(self._doubts).locks, "the seat fit again")
        await crew.close_round()
        await crew.result(self._random.choice(self._pockets))
        self._programs.tell(self._doubts, "play")

    async def _dead(self) -> None:
        """With a bet that wins after it has gone."""
        crew = self._crew
        self._programs.tell(self._dies, "pause", "note 10000")
        await crew.until(lambda: crew.seat(self._dies).playing, "somebody to lose a terminal")
        await crew.open_round()
        self._programs.tell(self._dies, "pause", "bet red 1000")
        await crew.until(lambda: crew.seat(self._dies).stake_cents == 1000, "the bet on red")
        await crew.close_round()
        await self._programs.destroy(self._dies)
        await crew.until(lambda: not crew.seat(self._dies).here, "the terminal dead")
        await crew.pictures.take("dead", whole=True)
        await crew.result(RED)
        self.told.rounds += 1
        self.told.dead_cents = await crew.pay_for_dead(self._dies)
        self.told.dead = self._dies
        crew.count.unsettled[self._dies] += 1000
        self._programs.seat(self._dies, seed=99)
        await crew.until(lambda: crew.seat(self._dies).here, "another terminal")

    async def _new_limits(self) -> None:
        crew = self._crew
        await crew.change_to(SUPERVISOR)
        notice = crew.board.limits_notice
        if notice is not None:
            await self._until(notice[1], "the notice of new limits")
            await crew.change_to(SUPERVISOR)
        # He stays: limits are granted to who was there when they changed.
        await crew.waits_with_money(self._keeps, 5000)
        await crew.apply_limits(agreed=notice is None)
        if self._programme.notices:  # from its end on no terminal takes money
            await crew.announce_closing()
        await crew.keep_old_limits(self._keeps)
        self._programs.tell(self._keeps, "play")
        await crew.spin()
        await crew.pictures.take("legacy-round", whole=True)
        await crew.result(BLACK)
        self.told.rounds += 1

    async def _until(self, due_ms: int, what: str) -> None:
        """By the table's own clock, which is in a hurry."""
        left_s = max(due_ms - self._now_ms(), 0) / 1000 / TIMES_FASTER
        self._say(f"{what} runs out in {left_s:.0f} s")
        await asyncio.sleep(left_s + 1)

    async def _everybody_leaves(self) -> None:
        """With no bets down. On a slow machine one period may be too short for all of them."""
        crew = self._crew
        await crew.attend()
        for seat in self._seats:
            self._programs.tell(seat, "pause", "leave")
        while not self._gone():
            await crew.open_round()
            self.told.rounds += 1
            while not self._gone() and crew.board.phase is TablePhase.BETTING:
                await crew.attend()
                await asyncio.sleep(0.1)
            if crew.board.phase is TablePhase.BETTING:
                await crew.close_round()
            await crew.phase(TablePhase.SPINNING)
            await crew.result(RED)

    def _gone(self) -> bool:
        """The console may not have heard of who sat down last: the players say themselves."""
        return all(
            self._programs.says(seat, "left") and not self._crew.seat(seat).playing
            for seat in self._seats
        )

    async def _close(self) -> None:
        crew = self._crew
        due_ms = crew.board.closing_due_ms
        if due_ms is not None:
            await self._until(due_ms, "the notice of the closing")
            await crew.change_to(SUPERVISOR)
        await crew.pictures.take("before-closing", whole=True)
        self.told.takings = await crew.read_takings(self._seats)
        self.told.rounds += self._pit.rounds
        self.told.void_seats = self._pit.void_seats
        await crew.look_into_records()
        await crew.close_table()


def _spread(count: int, rounds: int, *, shift: int = 0) -> list[int]:
    """So many rounds, as far from one another as can be."""
    return [1 + shift + place * (rounds - shift) // max(count, 1) for place in range(count)]
