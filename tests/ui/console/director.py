"""What a director can order at the console, and a tournament at which each of it can be ordered."""

from msgspec.structs import replace

from kiosk.game.table import commands as c
from kiosk.game.tournament.values import Owed, SessionPhase
from kiosk.link import messages as m
from kiosk.rules.points import Points
from kiosk.ui.console.terms_files import terms_in
from tests.rules.tournament.test_terms import changed
from tests.ui.terminal.tournament import STACKS

NAMES = ("Ana", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")
TERMS = terms_in(None)["spring-cup"][1]
DISCRETION = tuple(
    changed(
        ('discretionary = ""', 'discretionary = "The best loser of each table."'),
        ("rebuys = 0", "rebuys = 1\nrebuy_until_spin = 5"),
    ).split("\n")
)
"""Terms that leave the most to the director."""
CALLED, PLAYING = SessionPhase.CALLED, SessionPhase.PLAYING

# The order, and the phase of the session in which it is offered.
ORDERS: dict[str, tuple[type, SessionPhase | None]] = {
    "open-tournament": (c.OpenTournament, None),
    "register-entrant": (c.RegisterEntrant, None),
    "refuse-entry": (c.RefuseEntry, None),
    "check-in": (c.CheckInEntrant, None),
    "withdraw-entrant": (c.WithdrawEntrant, None),
    "import-results": (c.ImportResults, None),
    "call-session": (c.CallSession, None),
    "draw-seats": (c.DrawSeats, CALLED),
    "assign-seat": (c.AssignSeat, CALLED),
    "start-session": (c.StartSession, CALLED),
    "ease-limits": (c.EasePointLimits, PLAYING),
    "set-penalty": (c.SetPenalty, PLAYING),
    "rebuy": (c.ReBuy, PLAYING),
    "adjust-points": (c.AdjustPoints, PLAYING),
    "grant-leave": (c.GrantLeave, PLAYING),
    "disqualify": (c.DisqualifyEntrant, PLAYING),
    "abandon-session": (c.AbandonSession, PLAYING),
    "record-session": (c.RecordSession, SessionPhase.PLAYED),
    "start-play-off": (c.StartPlayOff, SessionPhase.TIED),
    "advance-winners": (c.AdvanceWinners, SessionPhase.DECIDED),
    "award-prizes": (c.AwardPrizes, SessionPhase.DECIDED),
    "award-bonus": (c.AwardBonus, None),
    "pay-entrant": (c.PayEntrant, None),
    "record-decision": (c.RecordDecision, None),
    "cancel-tournament": (c.CancelTournament, None),
    "close-tournament": (c.CloseTournament, None),
}


def house() -> m.TournamentHouse:
    return m.TournamentHouse(
        number=1,
        open=True,
        entrants=tuple(
            m.EntrantSeen(entrant=entrant, name=name, heat=2, checked_in=True)
            for entrant, name in zip(STACKS, NAMES, strict=True)
        ),
        called=tuple(STACKS),
        seats={str(at): entrant for at, entrant in enumerate(STACKS, start=1)},
        lot="ab" * 8,
        issued=Points(80_000),
        won=Points(9_785),
        lost=Points(8_100),
        on_the_table=Points(81_685),
        fees_cents=240_000,
    )


def at_order(key: str, seen: m.TournamentSeen) -> tuple[m.TournamentSeen | None, m.TournamentHouse]:
    """A moment at which this can be ordered."""
    seen = replace(seen, phase=ORDERS[key][1], decided=key in ("pay-entrant", "close-tournament"))
    there = house()
    first, *others = there.entrants
    match key:
        case "open-tournament":
            return None, m.TournamentHouse()
        case "check-in":
            there = replace(there, entrants=(replace(first, checked_in=False), *others))
        case "draw-seats":
            there = replace(there, seats={})
        case "assign-seat":
            there = replace(there, seats={"2": next(iter(STACKS))})
        case "pay-entrant":
            there = replace(there, entrants=(replace(first, owed={Owed.PRIZE: 500_000}), *others))
        case "award-prizes":
            seen = replace(seen, heat=seen.heats)
        case "award-bonus":
            over = m.SessionSeen(number=1, heat=1, seats={}, placing=())
            there = replace(there, sessions=(over,))
    return seen, there
