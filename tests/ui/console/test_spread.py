"""Spread-Bet at the console: odds are announced and selected, both numbers told, void alone."""

import pytest

from kiosk.game import facts as f
from kiosk.game.round.state import TablePhase
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind
from tests.hostile.table import SECOND, SUPERVISOR, House
from tests.ui.console.screen import ConsoleScreen

MINUTE_MS = 60_000
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
    await screen.type("730264")  # the only other supervisor is chosen already
    await screen.touch("sheetConfirm")
    await there.until(lambda table: table.round.current.spread and table.round.current.spread.void)
    void = [fact for fact in there.facts() if isinstance(fact, f.SpreadVoided)][-1]
    assert (void.round, void.fault) == (round_, f.SpreadFault.STAFF)
    assert void.reason == "The display of the rings failed"
    ordered = [x for x in there.facts() if isinstance(x, f.StaffOrdered)][-1]
    assert (ordered.who, ordered.second) == (SUPERVISOR, SECOND)
    assert there.table.round.phase is TablePhase.BETTING  # the round goes on
    await there.end_round("17")
    await screen.until(lambda: screen.says("Spread-Bets returned: The display of the rings failed"))


async def test_where_the_rule_book_lacks_it_the_console_has_nothing_of_it(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.sign_in(SUPERVISOR)
    await screen.touch("menuButton")
    await screen.until(lambda: screen.find("order-limits"))
    assert not screen.says("Spread")
