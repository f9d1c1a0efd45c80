"""The director of a simulated tournament: knows what a console shows, and what to order next.

Rounds are dealt by whoever deals at the table; between sessions some are played for money.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kiosk.console.order import Outcome
from kiosk.game import facts as f
from kiosk.game.refusal import Reason
from kiosk.game.table import commands as c
from kiosk.game.tournament.state import EntrantState
from kiosk.game.tournament.values import TO_RECORD, Placing, SessionPhase
from kiosk.journal.record import Record
from kiosk.lab.simulate.staff import SECOND, SUPERVISOR, Staff
from kiosk.link import messages as m
from kiosk.rules.money import money_text
from kiosk.rules.tournament.file import load_terms
from kiosk.rules.tournament.terms import TournamentTerms


@dataclass(frozen=True, slots=True, kw_only=True)
class CupPlan:
    """What is played."""

    text: str
    """The file of terms."""
    entrants: int = 24
    live_rounds: int = 2
    """Played for money before each session."""

    @property
    def terms(self) -> TournamentTerms:
        return load_terms(self.text, "terms").terms


class Director:
    def __init__(self, plan: CupPlan, seats: Sequence[str]) -> None:
        self._plan = plan
        self._terms = plan.terms
        self._seats = tuple(seats)
        self._live_until = 0
        """Up to this round is played for money."""
        self.over = False
        """The tournament was closed."""

    @property
    def players(self) -> int:
        """At most, in one session."""
        return min(self._terms.session.players_max, len(self._seats))

    def clears_the_table(self, board: m.Board) -> bool:
        """Whoever plays for money should cash out: a session is about to start."""
        seen = board.tournament
        return seen is not None and seen.phase is SessionPhase.CALLED

    def next_order(self, board: m.Board, house: m.TournamentHouse) -> c.Command | None:
        """None: nothing, or a round is to be played first."""
        seen = board.tournament
        if self.over or seen is None:
            return self._open(house)
        if not house.open:
            return None  # it has not been told yet
        if seen.decided or seen.cancelled:
            return self._pay(house, seen)
        return self._conduct(board, house, seen)

    def _open(self, house: m.TournamentHouse) -> c.Command | None:
        """Once. There may have been one that is over, or was just opened."""
        self.over = self.over or (bool(house.number) and not house.open)
        text = self._plan.text
        return None if house.number else c.OpenTournament(tuple(text.split("\n")), 0)

    def _conduct(
        self, board: m.Board, house: m.TournamentHouse, seen: m.TournamentSeen
    ) -> c.Command | None:
        match seen.phase:
            case None:
                return self._call(board, house)
            case SessionPhase.CALLED:
                return self._seat(board, house)
            case phase if phase in TO_RECORD:
                return c.RecordSession()
            case SessionPhase.TIED:
                return c.StartPlayOff()
            case SessionPhase.DECIDED if seen.heat == seen.heats:
                return c.AwardPrizes()
            case SessionPhase.DECIDED:
                return c.AdvanceWinners()
            case _:
                return None

    def _call(self, board: m.Board, house: m.TournamentHouse) -> c.Command | None:
        if len(house.entrants) < self._plan.entrants:
            return c.RegisterEntrant(f"Guest {len(house.entrants) + 1}", True)
        there = [one for one in house.entrants if one.state is EntrantState.IN]
        heat = min((one.heat for one in there), default=0)
        waiting = [one for one in there if one.heat == heat]
        if len(waiting) < self._terms.session.players_min:
            return c.CancelTournament("too few are left")
        arrived = next((one for one in waiting if not one.checked_in), None)
        if arrived is not None:
            return c.CheckInEntrant(arrived.entrant)
        self._live_until = board.round + self._plan.live_rounds
        sessions = -(-len(waiting) // self.players)
        each = -(-len(waiting) // sessions)
        return c.CallSession(heat, tuple(one.entrant for one in waiting[:each]))

    def _seat(self, board: m.Board, house: m.TournamentHouse) -> c.Command | None:
        if house.lot_due:
            return None
        if not house.seats:
            return c.DrawSeats(self._seats[: len(house.called)])
        return c.StartSession() if board.round >= self._live_until else None

    def _pay(self, house: m.TournamentHouse, seen: m.TournamentSeen) -> c.Command:
        for index in range(len(self._terms.bonus) if seen.decided else 0):
            if index not in house.bonuses:
                return c.AwardBonus(index, _best(house))
        for entrant in house.entrants:
            for owed in entrant.owed:
                return c.PayEntrant(entrant.entrant, owed)
        return c.CloseTournament()


def _best(house: m.TournamentHouse) -> str:
    """Who won the first session: as good as any."""
    return house.sessions[0].placing[0][0]


async def conduct(director: Director, staff: Staff) -> Outcome | None:
    """Order what comes next, as a supervisor with a second one, and see what came of it. None:
    nothing is to be ordered now."""
    client = staff.console.client
    before = (client.board, client.tournament)
    command = director.next_order(staff.board, client.tournament)
    if command is None:
        return None
    came = await staff.order(command, who=SUPERVISOR, second=SECOND)
    if came.why is not None and came.why.reason is Reason.TOURNAMENT_NOT_OFFERED:
        director.over = True
    if came.done and (client.board, client.tournament) == before:
        await staff.console.wait_for_change()
    return came


def told(journal: Iterable[Record]) -> list[str]:
    """What came of it, by the table's own journal."""
    return [line for record in journal if (line := line_of(f.decode(record.body)))]


def line_of(fact: f.AnyFact) -> str:
    """Empty: nothing that would be told."""
    match fact:
        case f.TournamentOpened() as opened:
            return f"tournament opened: terms {opened.digest[:16]}"
        case f.SeatsDrawn() as drawn:
            seats = ", ".join(f"{seat}: {name}" for seat, name in drawn.seats.items())
            return f"session {drawn.session}, seats by lot: {seats}"
        case f.SessionRecorded() as recorded:
            return f"session {recorded.session}: {_placed(recorded.placing)}"
        case f.PlayOffRecorded() as decided:
            place = f"session {decided.session}, after play-off {decided.play_off}"
            return f"{place}: {_placed(decided.placing)}"
        case f.WinnersAdvanced() as advanced:
            went_on = ", ".join((*advanced.advancing, *advanced.deemed))
            return f"session {advanced.session}: {went_on} go on"
        case f.PrizesAwarded() as awarded:
            won = (f"{who} {money_text(cents)}" for who, cents in awarded.prizes.items())
            return f"prizes: {', '.join(won)}"
        case _:
            return ""


def _placed(placing: Placing) -> str:
    return ", ".join(" = ".join(group) for group in placing)
