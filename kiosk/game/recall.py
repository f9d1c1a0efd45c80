"""Past rounds of a terminal, told from its facts: what was wagered, what came of it, and why."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

from kiosk.game import facts as f
from kiosk.game.settling import Numbers
from kiosk.game.supernova.state import WagerState
from kiosk.game.terminal.state import Terminal
from kiosk.rules.points import Points


class Ending(StrEnum):
    OPEN = "wagering is open"
    SENT = "sent, the table has not answered"
    REGISTERED = "registered, no result yet"
    NO_WAGER = "no wager"
    REFUSED = "refused by the table"
    VOID = "void"
    SETTLED = "settled"


@dataclass(frozen=True, slots=True)
class Result:
    settlement: int
    outcome: str | None
    winnings_cents: int
    returned_cents: int
    ring: int | None = None
    """Of Spread-Bet, by how many pockets the inner one was turned. None: nothing was paid by it."""
    spread_void: str = ""
    """Why not, where Spread-Bets were void."""

    @property
    def numbers(self) -> Numbers:
        return Numbers(self.outcome, self.ring)


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsStory:
    """A spin of a tournament, in place of wagers of money."""

    session: int
    play_off: int
    spin: int
    entrant: str
    stack: Points
    """Before it."""
    stakes: dict[str, Points] = field(default_factory=dict)
    returned: bool = False
    """They were less than must be wagered."""
    ending: Ending = Ending.NO_WAGER
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundStory:
    round: int
    account: int
    opened_ms: int
    credit_before_cents: int
    credit_after_cents: int = 0
    key: str = ""
    steps: int = 0
    """How often the player changed the slip."""
    stakes: dict[str, int] = field(default_factory=dict)
    promotional: dict[str, int] = field(default_factory=dict)
    returned: tuple[f.ReturnedWager, ...] = ()
    ending: Ending = Ending.OPEN
    reason: str = ""
    results: tuple[Result, ...] = ()
    """The result, and each correction after it."""
    jackpot_cents: int = 0
    """The jackpot wager."""
    jackpot: WagerState = WagerState.NONE
    """What became of it."""
    jackpot_wins: tuple[f.JackpotWin, ...] = ()
    points: PointsStory | None = None
    """None: it was played for money."""


def go_on(
    stories: dict[int, RoundStory],
    at_ms: int,
    fact: f.Fact,
    *,
    before: Terminal,
    after: Terminal,
) -> None:
    """Add one more fact to the stories it belongs to."""
    if isinstance(fact, f.WageringOpened):
        stories[fact.round] = RoundStory(
            round=fact.round,
            account=after.account.number,
            opened_ms=at_ms,
            credit_before_cents=before.credit_cents,
            credit_after_cents=after.credit_cents,
            points=_spin(after),
        )
    elif (story := stories.get(getattr(fact, "round", after.round.number))) is not None:
        told = _continued(story, fact, after)
        if told.points is not None:
            told = replace(told, points=_points_continued(told.points, fact))
        if told.jackpot is WagerState.SENT and after.round.number == story.round:
            told = replace(told, jackpot=after.supernova.wager)  # it goes with a slip that is void
        stories[story.round] = told


def _spin(state: Terminal) -> PointsStory | None:
    seat = state.tournament.seat
    if seat is None or seat.entrant is None:
        return None
    return PointsStory(
        session=seat.session,
        play_off=seat.play_off,
        spin=seat.spin,
        entrant=seat.entrant,
        stack=seat.stack,
    )


def _points_continued(points: PointsStory, fact: f.Fact) -> PointsStory:
    match fact:
        case f.PointsSent():
            return replace(points, stakes=fact.stakes, ending=Ending.SENT)
        case f.PointsReturned():
            return replace(points, stakes=fact.stakes, returned=True)
        case f.PointsRegistered():
            return replace(points, ending=Ending.REGISTERED)
        case f.PointsRefused():
            return replace(points, ending=Ending.REFUSED, reason=fact.reason)
        case f.RoundVoided() | f.SlipVoided():
            return replace(points, ending=Ending.VOID, reason=fact.reason)
        case f.RoundSettled() if points.ending is Ending.REGISTERED:
            return replace(points, ending=Ending.SETTLED)
        case _:
            return points


def _continued(story: RoundStory, fact: f.Fact, after: Terminal) -> RoundStory:
    credit_cents = after.credit_cents
    match fact:
        case f.SlipChanged():
            return replace(story, steps=story.steps + 1, credit_after_cents=credit_cents)
        case f.WageringEnded():
            return replace(
                story,
                key=fact.key,
                account=after.account.number,
                stakes=fact.stakes,
                promotional=dict(after.round.sent.promotional) if after.round.sent else {},
                returned=fact.returned,
                jackpot_cents=fact.jackpot_cents,
                jackpot=after.supernova.wager,
                ending=Ending.SENT if after.round.sent else Ending.NO_WAGER,
                credit_after_cents=credit_cents,
            )
        case f.SlipRegistered():
            return replace(story, ending=Ending.REGISTERED)
        case f.SupernovaWagerDrawn():
            return replace(story, jackpot=WagerState.DRAWN, jackpot_wins=fact.wins)
        case f.SupernovaWagerReturned():
            void = replace(story, jackpot=WagerState.VOID)
            return replace(void, credit_after_cents=credit_cents)
        case f.SlipRefused():
            ended = replace(story, ending=Ending.REFUSED, reason=fact.reason)
            return replace(ended, credit_after_cents=credit_cents)
        case f.RoundVoided() | f.SlipVoided():
            ended = replace(story, ending=Ending.VOID, reason=fact.reason)
            return replace(ended, credit_after_cents=credit_cents)
        case f.RoundSettled():
            settled = story.ending is Ending.REGISTERED
            ended = replace(story, ending=Ending.SETTLED if settled else story.ending)
            ended = replace(ended, credit_after_cents=credit_cents)
            return replace(ended, results=(_result(fact, after),))
        case f.RoundCorrected():
            # The credit after the round stays what it was then: a correction comes later.
            return replace(story, results=(*story.results, _result(fact, after)))
        case _:
            return story


def _result(fact: f.RoundSettled | f.RoundCorrected, after: Terminal) -> Result:
    played = after.round.played[fact.round]
    return Result(
        fact.settlement,
        fact.outcome,
        played.winnings_cents,
        played.returned_cents,
        fact.ring,
        fact.spread_void,
    )
