"""The table as a whole: opening, closing with notice, limits, legacy, and a table that leaves."""

from kiosk.game.round.state import TablePhase
from kiosk.link.identity import Role
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind
from tests.hostile.table import HONEST, SUPERVISOR, House
from tests.ui.console.screen import ConsoleScreen

MINUTE_MS = 60_000


async def test_the_table_is_opened_with_a_float_and_closed_after_the_notice(
    there: House, screen: ConsoleScreen, crown: RuleBook
) -> None:
    """S3 7.12."""
    await screen.sign_in(SUPERVISOR)
    await screen.touch("menuButton", "order-close-table")
    await screen.until(lambda: screen.find("sheetSays"))
    assert "notice must have run out" in screen.text("sheetSays")
    await screen.type("7")
    await screen.touch("digit-00", "sheetConfirm")
    notice = "The players must be given notice first"
    await screen.until(lambda: screen.text("sheetProblem") == notice)
    await screen.touch("closeOverlay", "menuButton", "order-notice-closing", "sheetConfirm")
    await there.until(lambda table: table.limits.closing_due_ms)
    await screen.until(lambda: screen.text("announcedText").startswith("Table closes at"))
    there.clock.ahead_ms = crown.terms.notices.closing.minutes * MINUTE_MS + 1000
    await screen.sheet_gone()
    await screen.touch("menuButton", "order-close-table")
    await screen.type("7")
    await screen.touch("digit-00", "sheetConfirm")
    await there.until(lambda table: table.round.phase is TablePhase.SHUT)
    await screen.until(lambda: screen.text("entryTitle") == "The table is closed")
    assert not screen.enabled("order-open")
    await screen.sheet_gone()
    await screen.touch("menuButton", "order-open-table")
    await screen.type("5")
    await screen.touch("sheetConfirm")
    await there.until(lambda table: table.round.phase is TablePhase.IDLE)


async def test_new_limits_are_announced_then_applied_and_one_seat_keeps_the_old(
    there: House, screen: ConsoleScreen, crown: RuleBook
) -> None:
    """S3 7.3(c), 7.4."""
    await screen.sign_in(SUPERVISOR)
    before = there.table.limits.in_force.kinds[Kind.STRAIGHT]
    await screen.touch("limitsButton", "limit-straight-minimum")
    await screen.type("2")
    await screen.touch("digit-00", "announceLimits", "sheetConfirm")
    await there.until(lambda table: table.limits.notice)
    await screen.sheet_gone()
    await screen.until(lambda: screen.text("limitsNotice").startswith("Announced for"))
    await screen.touch("applyLimits", "option-due", "sheetConfirm")
    early = "The notice has not run out yet"
    await screen.until(lambda: screen.text("sheetProblem") == early)
    there.clock.ahead_ms = crown.terms.notices.limits.minutes * MINUTE_MS + 1000
    await screen.touch("sheetConfirm")
    await there.until(lambda t: t.limits.in_force.kinds[Kind.STRAIGHT].minimum_cents == 200)
    assert there.table.limits.in_force.kinds[Kind.STRAIGHT].maximum_cents == before.maximum_cents
    await screen.sheet_gone()
    await screen.touch("closeOverlay", f"seat-{HONEST}", "order-seat")
    await screen.touch("order-legacy", "reason-colour", "sheetConfirm")
    await there.until(lambda table: table.seats[HONEST].legacy_from is not None)
    await screen.sheet_gone()
    await screen.until(lambda: screen.text("order-legacy") == "End legacy")
    until_ms = there.table.seats[HONEST].legacy_until_ms
    await screen.touch("order-lengthen", "option-2", "sheetConfirm")
    longer_ms = until_ms + 120 * MINUTE_MS
    await there.until(lambda table: table.seats[HONEST].legacy_until_ms == longer_ms)
    await screen.sheet_gone()
    await screen.touch("order-legacy", "sheetConfirm")
    await there.until(lambda table: table.seats[HONEST].legacy_from is None)


async def test_limits_apply_at_once_when_all_agree(there: House, screen: ConsoleScreen) -> None:
    """S3 7.3(b)."""
    await screen.sign_in(SUPERVISOR)
    await screen.touch("limitsButton", "limit-together-maximum")
    await screen.type("9")
    await screen.touch("digit-00", "digit-00", "applyLimits", "option-due", "sheetConfirm")
    notice = "The players must be given notice first"
    await screen.until(lambda: screen.text("sheetProblem") == notice)
    await screen.touch("option-agreed", "sheetConfirm")
    await there.until(lambda table: table.limits.in_force.aggregate_maximum_cents == 90_000)


async def test_a_table_that_goes_away_is_waited_for_and_nobody_signs_in_again(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.sign_in(SUPERVISOR)
    await screen.touch("logButton")
    mine = next(x for x in there.service._clients.of_role(Role.CONSOLE) if x.name == "1")
    mine.session.abort()
    await screen.until(lambda: screen.text("waitingTitle") == "Waiting for the table")
    await screen.until(lambda: screen.text("whoText") == SUPERVISOR and screen.find("order-open"))
    assert screen.text("overlayTitle") == "Log"  # as it was left
    await screen.touch("closeOverlay", "order-open")
    await there.until(lambda table: table.round.phase is TablePhase.BETTING)


async def test_limits_cannot_be_announced_blind(there: House, screen: ConsoleScreen) -> None:
    """A cell that is touched again begins anew; old and new stand side by side before the key that
    announces; what changes tenfold is asked about; the notice is withdrawn where it is shown."""
    await screen.sign_in(SUPERVISOR)
    await screen.touch("limitsButton", "limit-straight-maximum")
    for _ in range(2):
        await screen.type("50")
        await screen.touch("limit-straight-maximum")
    assert screen.text("limit-straight-maximum") == "$0.50"
    await screen.touch("announceLimits")
    await screen.until(lambda: screen.find("sheetSays"))
    assert "Straight up $1–$100 → $1–$0.50" in screen.text("sheetSays")
    assert not screen.enabled("sheetConfirm"), "it is out of proportion"
    await screen.touch("reason-meant", "sheetConfirm")
    why = "These limits cannot be: Straight up from 1 to 0.50"
    await screen.until(lambda: screen.text("sheetProblem") == why)
    await screen.touch("closeOverlay", "limit-straight-maximum")
    await screen.type("50")
    await screen.touch("digit-00", "announceLimits", "sheetConfirm")
    await there.until(lambda table: table.limits.notice)
    await screen.sheet_gone()
    await screen.until(lambda: screen.text("limit-straight-maximum") == "$100 → $50")
    await screen.touch("withdrawLimits", "sheetConfirm")
    await there.until(lambda table: table.limits.notice is None)
    await screen.until(lambda: screen.text("limit-straight-maximum") == "$100")
    await screen.sheet_gone()
    await screen.touch("preset-$5 table")
    assert screen.text("limit-straight-minimum") == "$5"
    assert screen.text("limit-straight-maximum") == "$200"
    assert screen.text("limit-split-minimum") == "$1", "what it does not name stays"
