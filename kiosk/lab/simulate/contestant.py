"""Somebody who plays for points: a habit, and now and then a lapse."""

from enum import StrEnum
from hashlib import sha256
from random import Random

from kiosk.game.refusal import Refused
from kiosk.game.round.state import TerminalPhase
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.state import Terminal
from kiosk.game.tournament.values import TournamentSeat
from kiosk.rules.points import Points, total
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.service import TerminalService


class Style(StrEnum):
    CAREFUL = "the minimum on red"
    CONTRARY = "the minimum on black"
    BOLD = "half of it on a dozen"
    DESPERATE = "all of it, where the limits let it"
    SLEEPY = "as careful ones, but for every fourth spin"


STYLES = (*[Style.CAREFUL] * 3, *[Style.CONTRARY] * 2, Style.BOLD, Style.DESPERATE, Style.SLEEPY)


def wanted(seat: TournamentSeat) -> dict[str, Points]:
    """What this contestant wagers on this spin: by who and which spin it is, and nothing else, so
    that a spin that is played again is played alike."""
    about = f"{seat.entrant} {seat.session} {seat.play_off}"
    style = STYLES[sha256(about.encode()).digest()[0] % len(STYLES)]
    chance = Random(f"{about} {seat.spin}")
    unit = seat.limits.unit
    match style:
        case Style.SLEEPY if seat.spin % 4 == 0:
            return {}
        case Style.CONTRARY:
            return {"black": seat.must}
        case Style.BOLD:
            half = max(seat.must.count, seat.stack.count // 2 // unit * unit)
            dozen = chance.choice(("dozen:1", "dozen:2", "dozen:3"))
            return {dozen: Points(min(half, seat.maximum))}
        case Style.DESPERATE:
            return {chance.choice(("even", "odd")): Points(min(seat.stack.count, seat.maximum))}
        case _:
            return {"red": seat.must}


def next_touch(book: RuleBook, state: Terminal) -> c.Command | None:
    """None: all that is wanted lies there, or nothing can be done."""
    seat = state.tournament.seat
    if seat is None or not seat.plays or state.round.phase is not TerminalPhase.BETTING:
        return None
    there = state.tournament.stakes
    for wager, points in wanted(seat).items():
        missing = points - there.get(wager, Points())
        if missing > Points() and wager in book.wagers:
            return c.PlacePoints(wager, missing)
    return None


def act(book: RuleBook, terminal: TerminalService) -> None:
    """Touch what comes next. A refusal is shown to the player."""
    touch = next_touch(book, terminal.state)
    if touch is None:
        return
    try:
        terminal.touch(touch)
    except Refused:
        if total(terminal.state.tournament.stakes.values()):
            terminal.touch(c.ClearPoints())
