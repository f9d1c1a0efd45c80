"""Spread-Bet at the console: odds are announced and selected, both numbers told, void alone."""

import pytest

from kiosk.game import facts as f
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as c
from kiosk.game.terminal import commands as ats
from kiosk.lab.simulate.croupier import select_spread
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind
from kiosk.ui.money import Currency
from tests.hostile.table import DEALER, PINS, SECOND, SUPERVISOR, House
from tests.ui.console.screen import ConsoleScreen

MINUTE_MS = 60_000
BY_NINE = bytes([9, *range(31)])
"""Turns the inner ring by nine pockets: below 17 stands 23, below 18 stands 00."""
BY_DOUBLE_ZERO = pytest.mark.parametrize("played", ["crown-double-zero"], indirect=True)


@BY_DOUBLE_ZERO
async def test_a_table_of_odds_is_announced_selected_and_taken_away(
    played: RuleBook, there: House, screen: ConsoleScreen
) -> None:
    """S3 3.44."""
    await screen.sign_in(SUPERVISOR)
    await screen.touch("menuButton")
    await screen.until(lambda: screen.find("order-select-spread"))
    assert screen.second("order-select-spread") == "not on offer"
    assert screen.find("order-void-spread") is None
    await screen.touch("order-notice-spread", "option-2", "sheetConfirm")
    await there.until(lambda table: table.spread.notice)
    await screen.sheet_gone()
    there.clock.ahead_ms = played.terms.notices.limits.minutes * MINUTE_MS + 1000
    await screen.touch("menuButton", "order-select-spread", "reason-due", "sheetConfirm")
    await there.until(lambda table: table.spread.selected == "2")
    assert Kind.SPREAD in there.table.limits.in_force.kinds
    await screen.sheet_gone()
    await screen.touch("menuButton")
    await screen.until(lambda: screen.second("order-select-spread") == "table 2 now")
    await screen.touch("order-select-spread", "option-none", "reason-agreed", "sheetConfirm")
    await there.until(lambda table: not table.spread.selected)


@BY_DOUBLE_ZERO
async def test_spread_bets_alone_are_void_by_two_people(
    there: House, screen: ConsoleScreen, played: RuleBook
) -> None:
    """S3 6.21."""
    terms = played.terms.spread_bet
    assert terms is not None and terms.limits is not None
    await screen.sign_in(SUPERVISOR)
    await screen.touch("menuButton", "order-select-spread", "option-1", "reason-agreed")
    await screen.touch("sheetConfirm")
    await there.until(lambda table: table.spread.selected == "1")
    await screen.sheet_gone()
    round_ = await there.open_round()
    await screen.touch("menuButton", "order-void-spread", "reason-display", "sheetConfirm")
    await screen.until(lambda: screen.find("reason-turning") is None, "what was chosen")
    assert screen.find("reason-display") is not None
    await screen.type("730264")  # the only other supervisor is chosen already
    await screen.touch("sheetConfirm")
    await there.until(lambda table: table.round.current.spread and table.round.current.spread.void)
    void = [fact for fact in there.facts() if isinstance(fact, f.SpreadVoided)][-1]
    assert (void.round, void.fault) == (round_, f.SpreadFault.STAFF)
    assert void.reason == "The display of the rings failed"
    ordered = [x for x in there.facts() if isinstance(x, f.StaffOrdered)][-1]
    assert (ordered.who, ordered.second) == (SUPERVISOR, SECOND)
    assert there.table.round.phase is TablePhase.BETTING  # the round goes on
    await screen.sheet_gone()
    await screen.touch("menuButton")
    await screen.until(lambda: screen.second("order-void-spread") == "void already")
    assert not screen.enabled("order-void-spread")
    await screen.touch("menuButton")
    await there.end_round("17")
    await screen.until(lambda: screen.says("Spread-Bets returned: The display of the rings failed"))


async def test_where_the_rule_book_lacks_it_the_console_has_nothing_of_it(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.sign_in(SUPERVISOR)
    await screen.touch("menuButton")
    await screen.until(lambda: screen.find("order-limits"))
    assert not screen.says("Spread")


@BY_DOUBLE_ZERO
async def test_what_a_void_after_the_result_does_to_each_seat_is_seen_before_it_is_done(
    there: House, screen: ConsoleScreen, played: RuleBook
) -> None:
    """S3 6.21: of the round that was chosen, by somebody who may, with two people; the bets on the
    wheel's number stay paid."""
    await there.order(select_spread(played, "1"))
    there.service._rings._draw = lambda: BY_NINE
    before_cents = there.terminal.state.credit_cents
    first = await spun(there, "17")
    await spun(there, "18")
    await there.order(c.Freeze("a display was dark"))
    await screen.sign_in(DEALER)
    await screen.touch("menuButton", "order-void-spread", f"option-{first}", "reason-display")
    await screen.touch("sheetConfirm")
    # 17 has paid 350 and 10; 17 and 23 are 40, which has paid 20 and 10 and is returned: 20 less.
    await screen.until(lambda: screen.enabled("sheetConfirm") and screen.says("$390.00"))
    assert screen.says("$370.00")
    assert screen.says(Currency("$").full(-2000))
    assert screen.says("$0.00 more to players, $20.00 taken back, 0 of 1 slips unchanged")
    await screen.touch("sheetConfirm")
    await screen.until(lambda: screen.says("A supervisor's PIN, for this one order"))
    await screen.person(SUPERVISOR)
    await screen.type(PINS[SECOND])
    await screen.touch("sheetConfirm")
    await there.until(lambda table: table.round.kept[first].spread_void)
    ordered = [x for x in there.facts() if isinstance(x, f.StaffOrdered)][-1]
    assert (ordered.who, ordered.second) == (SUPERVISOR, SECOND)
    assert there.table.round.kept[first + 1].spread_void == ""
    await there.terminal.until(lambda t: t.durable.round.played[first].settlement == 2)
    # The second round lost all of its 20.
    assert there.terminal.state.credit_cents == before_cents + 35_000 - 2000


async def spun(there: House, outcome: str) -> int:
    """A round with 10 on 17 and 10 on the sums from 40 to 57, and a display that shows the rings
    as it should."""
    round_ = await there.open_round()
    wall = there.service._decider
    await wall.tell("display", c.ReportRings(round_, "wall", f.Shown.TURNING, 1, -1))
    await there.terminal.until(lambda t: t.durable.spread.open)
    for wager in ("straight:17", "spread:1:40-57"):
        there.terminal.service.touch(ats.PlaceChip(wager, 1000))
    await there.close_round()
    await there.until(lambda table: table.round.phase is TablePhase.SPINNING)
    await there.until(lambda table: table.round.current.spread.ring == 9)
    await wall.tell("display", c.ReportRings(round_, "wall", f.Shown.LOCKED, 0, 0, 9))
    await there.order(c.ConfirmResult(outcome))
    await there.terminal.until(lambda t: round_ in t.durable.round.played)
    return round_
