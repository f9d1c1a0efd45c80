"""Every state of a display, one after the other, as its table tells of it."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtQml import qmlEngine

from kiosk.game import facts as f
from kiosk.game.facts import LimitAmounts
from kiosk.game.spread.facts import SpreadFault
from kiosk.game.tournament.values import SessionPhase
from kiosk.rules.points import Points
from kiosk.rules.tournament.terms import ChipKind
from kiosk.table.board import board
from kiosk.ui.ring_motion import TO_THE_TOP_S
from tests.ui.display.stage import MINUTE_MS, Screen, Stage, doubled
from tests.ui.display.test_rings import FRAME_S, Wheels
from tests.ui.terminal import tournament as cup
from tests.ui.terminal.stations import RINGS_FAILED

Look = Callable[[str], None]


def visit(stage: Stage, screen: Screen, look: Look) -> None:
    """Looks at each station, by its name. The display begins with nobody at the other end."""
    engine = qmlEngine(screen.window)
    assert engine is not None
    engine.singletonInstance("Tapis.Theme", "Theme").setProperty("still", True)
    look("waiting")
    stage.welcomes(digest="0" * 64)
    stage.happens()
    look("other-rules")
    stage.opens()
    look("open")
    stage.plays(["17", "0", "32", None, "5", "20"])
    stage.bets()
    look("betting")
    _limits(stage, look)
    stage.spins()
    look("rolling")
    stage.confirms("17")
    look("at-rest")
    screen.view.wheel._seen.timeout.emit()
    look("what-wins")
    stage.corrects(stage.state.round.number, "16")
    look("corrected")
    stage.bets()
    stage.spins()
    reason = stage.book.terms.no_spin.reasons[0].id
    stage.happens(f.NoSpinCalled(round=stage.state.round.number, reason=reason))
    look("no-spin")
    stage.voids()
    look("void")
    stage.bets()
    stage.happens(f.AccountFrozen(reason="a wrong number"))
    look("frozen")
    stage.happens(f.AccountThawed())
    stage.goes()
    look("table-gone")
    stage.welcomes()
    stage.voids()
    stage.happens(f.TableClosed(float_cents=0, who="ana"))
    look("closed")


def _limits(stage: Stage, look: Look) -> None:
    """All bets together are limited; others are announced, many and few; and the table closes."""
    now = LimitAmounts.of(stage.state.limits.in_force)
    all_bets = replace(now, aggregate_minimum_cents=500, aggregate_maximum_cents=500_000)
    stage.happens(f.LimitsChanged(limits=all_bets, agreed=True))
    look("limits-all-bets")
    stage.notices(limits_min=20)
    look("limits-many")
    few = replace(all_bets, kinds={**now.kinds, "dozen": (1000, 200_000, None)})
    few = replace(few, aggregate_maximum_cents=900_000)
    stage.happens(f.LimitsNoticed(limits=few, due_ms=stage.clock.now_ms + 5 * MINUTE_MS))
    look("limits-few")
    stage.notices(closing_min=30)
    look("limits-closing")
    stage.happens(f.NoticeWithdrawn(), f.LimitsChanged(limits=doubled(stage.state), agreed=True))
    look("limits-new")


def visit_tournament(stage: Stage, screen: Screen, look: Look) -> None:
    """The leaderboard, from the call of a session to the prizes."""
    engine = qmlEngine(screen.window)
    assert engine is not None
    engine.singletonInstance("Tapis.Theme", "Theme").setProperty("still", True)
    stage.opens()
    stage.plays(["17", "0", "32", "5", "20"])
    stage.bets()
    first, *others = cup.seen().players
    omitted = replace(others[2], omitted=True, penalties=1, must=Points(200), last=Points(0))
    away = replace(others[-1], place=0, out_at=8, stack=Points())
    some = (first, *others[:2], omitted, *others[3:-1], away)
    ends_ms = stage.clock.now_ms + 10 * MINUTE_MS
    for name, told in {
        "called": cup.seen(SessionPhase.CALLED),
        "betting": cup.seen(players=some),
        "by-clock": cup.seen(spins=0, ends_ms=ends_ms, chips=ChipKind.REDEMPTION),
        "final-spins": cup.seen(spin=28, final_spins=True),
        "play-off": cup.playing_off(),
        "played": cup.seen(SessionPhase.PLAYED, spin=30, line=Points()),
        "tied": cup.seen(SessionPhase.TIED, spin=30, line=Points()),
        "decided": cup.seen(SessionPhase.DECIDED, spin=30, line=Points()),
    }.items():
        stage.tells(replace(board(stage.state, here=()), tournament=told))
        look(f"tournament-{name}")
    stage.spins()
    stage.confirms("17")
    prizes = cup.awarded(awarded_round=stage.state.round.number)
    stage.tells(replace(board(stage.state, here=()), tournament=prizes))
    look("tournament-prizes")


def visit_spread(wheels: Wheels, look: Look) -> None:
    for outcome in ("17", "00", "36", "20", "10"):
        wheels.bets()
        wheels.spins()
        wheels.confirms(outcome, 5)
    now = LimitAmounts.of(wheels.stage.state.limits.in_force)
    all_bets = replace(now, aggregate_minimum_cents=500, aggregate_maximum_cents=500_000)
    wheels.stage.happens(f.LimitsChanged(limits=all_bets, agreed=True))
    wheels.bets()
    wheels.passes(0.2)
    look("spread-turning")
    wheels.stage.notices(limits_min=20, closing_min=30)
    look("spread-notices")
    wheels.stage.happens(f.NoticeWithdrawn())
    wheels.spins()
    wheels.passes(0.2)
    look("spread-closed")
    wheels.locks(5)
    look("spread-locked")
    wheels.confirms("17", 5)
    wheels.passes(TO_THE_TOP_S + FRAME_S)
    look("spread-sum")
    for number, fault in enumerate(SpreadFault):
        wheels.bets()
        wheels.passes(0.2)
        reason = RINGS_FAILED if fault is SpreadFault.STAFF else ""
        wheels.tells(void=fault, reason=reason, clauses=("4.2(a)", "6.21"))
        look(f"spread-void-{number}")
        wheels.spins()
        wheels.confirms("17", None)
        look(f"spread-returned-{number}")
