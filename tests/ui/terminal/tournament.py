"""A terminal whose table plays a session of a tournament."""

from collections.abc import Callable

from msgspec.structs import replace

from kiosk.game.round.state import TerminalPhase
from kiosk.game.terminal import commands as c
from kiosk.game.tournament.values import IN_PLAY, SessionPhase, TournamentSeat
from kiosk.link import messages as m
from kiosk.rules.points import Points
from kiosk.rules.tournament.terms import ChipKind
from tests.ui.terminal.house import SEAT, House
from tests.ui.terminal.salon import Salon

BOOK = "crown-single-zero"
OWN = "008"
STACKS = {
    "031": 17_400,
    "012": 15_100,
    OWN: 14_250,
    "044": 13_900,
    "027": 11_050,
    "019": 9_600,
    "003": 6_225,
    "036": 2_475,
}
SEATS = {"031": "5", "012": "2", OWN: SEAT, "044": "8", "027": "1", "019": "4", "003": "7"}


def seen(
    phase: SessionPhase = SessionPhase.PLAYING, *, ahead: int = 2, **told: object
) -> m.TournamentSeen:
    players = tuple(
        m.StackSeen(
            entrant=entrant,
            seat=SEATS.get(entrant, "6"),
            place=place,
            stack=Points(points),
            must=Points(100),
            advances=place <= ahead,
        )
        for place, (entrant, points) in enumerate(STACKS.items(), start=1)
    )
    heat = m.TournamentSeen(
        id="spring-cup",
        title="Spring Cup",
        digest="ab" * 8,
        chips=ChipKind.TOURNAMENT,
        heat=2,
        heats=3,
        session=4,
        phase=phase,
        spin=18,
        spins=30,
        stack=Points(10_000),
        minimum=100,
        maximum=5_000,
        unit=1,
        advance=ahead,
        line=Points([*STACKS.values()][ahead - 1]),
        players=players,
        schedule=(("Final", 3, "22:30"),),
    )
    return replace(heat, **told)


PRIZES = {"031": (1, 500_000), "012": (2, 200_000), OWN: (3, 50_000), "044": (3, 50_000)}


def awarded(**told: object) -> m.TournamentSeen:
    """A final whose prizes are awarded; the third place is shared (S3 5.33)."""
    there = seen()
    players = [
        replace(
            one,
            place=PRIZES.get(one.entrant, (one.place, 0))[0],
            prize_cents=PRIZES.get(one.entrant, (0, 0))[1],
            stack=Points(STACKS[OWN]) if one.entrant == "044" else one.stack,
            shared=one.entrant in (OWN, "044"),
            advances=one.entrant in PRIZES,
        )
        for one in there.players
    ]
    players[-2:] = [
        replace(players[-2], stack=Points(), out_at=26),
        replace(players[-1], place=0, gone=True),
    ]
    final = replace(
        there,
        heat=3,
        phase=None,
        line=Points(),
        decided=True,
        players=tuple(players),
        prizes=(("First", 500_000), ("Second", 200_000), ("Third", 100_000)),
        bonuses=(("Best score of a heat", "031", 25_000),),
    )
    return replace(final, **told)


def seat(phase: SessionPhase = SessionPhase.PLAYING, **told: object) -> TournamentSeat:
    here = TournamentSeat(
        tournament="spring-cup",
        digest="ab" * 32,
        session=4,
        heat=2,
        phase=phase,
        entrant=OWN,
        spin=19 if phase in IN_PLAY else 30,
        spins=30,
        stack=Points(STACKS[OWN]),
        must=Points(100),
        minimum=100,
        maximum=5_000,
        unit=1,
        kinds={"straight": 500},
    )
    return replace(here, **told)


def plays_session(
    house: House, here: TournamentSeat | None, there: m.TournamentSeen | None
) -> None:
    """Told by the table, between rounds."""
    house.seat.link.tournament = there
    house.tell(c.SetTournamentSeat(here))
    house.seat.changed()


def spin(house: House, outcome: str) -> None:
    """From no more bets to the number."""
    house.closes()
    falls(house, outcome)


def falls(house: House, outcome: str) -> None:
    """The table has all bets, and the number."""
    sent = house.state.tournament.sent
    if sent is not None:
        house.tell(c.ConfirmPoints(sent.round, sent.key))
    if house.state.round.phase is TerminalPhase.CLOSING:
        house.registers()
    house.settles(outcome)


def playing_off(**told: object) -> m.TournamentSeen:
    """Two play for the second place, with new chips."""
    there = seen(SessionPhase.PLAY_OFF, play_off=1, spin=1, spins=3)
    new = {OWN: 1_800, "012": 2_200}
    players = tuple(
        replace(one, stack=Points(new.get(one.entrant, one.stack.count)), tied=one.entrant in new)
        for one in there.players
    )
    return replace(there, players=players, line=Points(2_200), **told)


def visit_tournament(salon: Salon, look: Callable[[str], None]) -> None:
    """Whatever a session adds. The terminal begins between two rounds, with nobody at it."""
    house = salon.house
    house.seat.link.tournament = seen(SessionPhase.CALLED)
    house.seat.changed()
    look("tournament-called")
    plays_session(house, seat(), seen())
    house.opens()
    bets = {"straight:5": 100, "straight:20": 200, "dozen:3": 300, "red": 500}
    house.tell(*(c.PlacePoints(wager, Points(points)) for wager, points in bets.items()))
    look("tournament-betting")
    house.closes()
    look("tournament-rolling")
    falls(house, "5")
    salon.hasten()
    look("tournament-won")
    doubled = replace(seen(spin=19), final_spins=True)
    plays_session(house, seat(spin=28, must=Points(200)), doubled)
    house.opens()
    look("tournament-doubled")
    spin(house, "0")
    ends_ms = house.clock.now_ms + 600_000
    plays_session(house, seat(spins=0), seen(spins=0, ends_ms=ends_ms, chips=ChipKind.REDEMPTION))
    house.opens()
    look("tournament-by-clock")
    spin(house, "0")
    plays_session(house, seat(out=True, stack=Points()), _without_own())
    house.opens()
    look("tournament-out")
    spin(house, "0")
    plays_session(house, seat(entrant=None, out=True), seen())
    look("tournament-free")
    played = SessionPhase.PLAY_OFF
    new = seat(played, play_off=1, spin=2, spins=3, stack=Points(1_800), must=Points(200))
    plays_session(house, new, playing_off())
    house.opens()
    look("tournament-play-off")
    spin(house, "0")
    salon.hasten()
    for phase in (SessionPhase.PLAYED, SessionPhase.TIED, SessionPhase.DECIDED):
        plays_session(house, seat(phase), seen(phase, ahead=3, spin=30))
        look(f"tournament-{phase.value}")
    plays_session(house, None, awarded())
    look("tournament-prizes")


def _without_own() -> m.TournamentSeen:
    there = seen()
    lost = [
        replace(one, place=0, stack=Points(), out_at=8) if one.entrant == OWN else one
        for one in there.players
    ]
    return replace(there, players=tuple(lost))
