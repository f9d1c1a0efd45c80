"""The rules on the screen tell what is in force at this table and place now (S3 2.5(c))."""

from msgspec.structs import replace

from kiosk.game.facts import LimitAmounts
from kiosk.game.terminal import commands as c
from kiosk.rules.wagers import Kind
from tests.conftest import BOOKS
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import Salon, house_of

LIMITS, ROUND = 4, 5
HOUR_MS = 3_600_000


def chapter(salon: Salon, number: int) -> str:
    salon.view.help.turnTo(number)
    return "\n".join(" | ".join(block.cells) for block in salon.view.help.blocks.rows)


def other(limits: LimitAmounts, **aggregates: int) -> LimitAmounts:
    return replace(limits, kinds={**limits.kinds, Kind.STRAIGHT: (700, 7700, 70)}, **aggregates)


def test_whoever_reads_when_limits_change_reads_the_new_ones(enter: Enter) -> None:
    salon = enter("crown-single-zero")
    house = salon.house
    was = LimitAmounts.of(salon.book.limits)
    salon.touch("helpButton")
    assert "Straight Up | 1 | 100 | 1" in chapter(salon, LIMITS)
    period_s = house.state.round.period_s
    assert f"open for {period_s} seconds" in chapter(salon, ROUND)

    house.tell(c.NoticeLimits(other(was), house.clock.now_ms + 600_000))
    assert "1 to 100 by 1 | 7 to 77 by 0.70" in chapter(salon, LIMITS)

    house.plays("17")
    house.tell(c.ChangeLimits(other(was, aggregate_minimum_cents=4000)))
    told = chapter(salon, LIMITS)
    assert "Straight Up | 7 | 77 | 0.70" in told and "at least 40" in told
    assert "Straight Up | 1 | 100 | 1" not in told and "announced" not in told

    house.tell(c.GrantLegacy(was, house.clock.now_ms + HOUR_MS))
    told = chapter(salon, LIMITS)
    until = house.clock.times().of_day(house.clock.now_ms + HOUR_MS)[:-3]
    assert f"until {until}" in told and "Straight Up | 1 | 77 | 1" in told
    house.tell(c.EndLegacy())
    assert "before the last change" not in chapter(salon, LIMITS)


def test_agreed_limits_are_in_the_rules_of_their_player(enter: Enter) -> None:
    salon = enter(house_of(BOOKS["nsw-single-zero"]))
    house = salon.house
    house.plays("17")
    salon.touch("helpButton")
    house.tell(c.AgreeLimits(other(LimitAmounts.of(salon.book.limits))))
    told = chapter(salon, LIMITS)
    assert "with you alone" in told and "Straight Up | 7 | 77 | 0.70" in told
    house.tell(c.EndAgreement())
    assert "with you alone" not in chapter(salon, LIMITS)
