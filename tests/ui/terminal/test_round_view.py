"""The countdown: what the last seconds look like ends with them."""

from pytestqt.qtbot import QtBot

from kiosk.game.terminal import commands as c
from kiosk.lab.bench.stand_in import StandInMachine
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.money import Currency
from kiosk.ui.terminal.desk import Desk, Look
from kiosk.ui.terminal.round_view import RoundView
from kiosk.ui.times import wall_times


def test_the_close_is_told_to_whatever_looked_at_the_last_seconds(
    crown: RuleBook, qtbot: QtBot
) -> None:
    machine = StandInMachine(crown, "1")
    desk = Desk(crown, Look(currency=Currency("$"), chips_cents=(500,), seat="1"))
    view = RoundView(desk, wall_times())
    desk.on_change = view.refresh
    desk.attach(machine)  # type: ignore[arg-type]
    machine.service.remaining_s = lambda: 0.0  # type: ignore[method-assign]
    machine.service.touch(c.OpenWagering(1, 20))
    assert view.last
    with qtbot.waitSignal(view.lastChanged, timeout=0):
        machine.service.touch(c.EndWagering(1, "slip"))
    assert not view.last
