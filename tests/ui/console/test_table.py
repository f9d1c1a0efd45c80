"""The table as a whole: opening, closing with notice, limits, legacy, and a table that leaves."""

from kiosk.game.table.state import Phase
from kiosk.link.identity import Role
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind
from tests.hostile.table import HONEST, SUPERVISOR, House
from tests.ui.console.conftest import Play
from tests.ui.console.glass import Glass

MINUTE_MS = 60_000


def test_the_table_is_opened_with_a_float_and_closed_after_the_notice(
    crown: RuleBook, play: Play
) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(SUPERVISOR)
        await glass.touch("menuButton", "deed-close-table")
        await glass.until(lambda: glass.find("sheetSays"))
        assert "notice must have run out" in glass.text("sheetSays")
        await glass.type("7")
        await glass.touch("digit-00", "sheetConfirm")
        notice = "The players must be given notice first"
        await glass.until(lambda: glass.text("sheetProblem") == notice)
        await glass.touch("closeOverlay", "menuButton", "deed-notice-closing", "sheetConfirm")
        await there.until(lambda table: table.closing_due_ms)
        await glass.until(lambda: glass.text("announcedText").startswith("Table closes at"))
        there.clock.ahead_ms = crown.terms.notices.closing.minutes * MINUTE_MS + 1000
        await glass.sheet_gone()
        await glass.touch("menuButton", "deed-close-table")
        await glass.type("7")
        await glass.touch("digit-00", "sheetConfirm")
        await there.until(lambda table: table.phase is Phase.SHUT)
        await glass.until(lambda: glass.text("entryTitle") == "The table is closed")
        assert not glass.enabled("deed-open")
        await glass.sheet_gone()
        await glass.touch("menuButton", "deed-open-table")
        await glass.type("5")
        await glass.touch("sheetConfirm")
        await there.until(lambda table: table.phase is Phase.IDLE)

    play(crown, story)


def test_new_limits_are_announced_then_applied_and_one_seat_keeps_the_old(
    crown: RuleBook, play: Play
) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(SUPERVISOR)
        before = there.table.limits.kinds[Kind.STRAIGHT]
        await glass.touch("limitsButton", "limit-straight-minimum")
        await glass.type("2")
        await glass.touch("digit-00", "announceLimits", "sheetConfirm")
        await there.until(lambda table: table.limits_notice)
        await glass.sheet_gone()
        await glass.until(lambda: glass.text("limitsNotice").startswith("Announced for"))
        await glass.touch("applyLimits", "option-due", "sheetConfirm")
        early = "The notice has not run out yet"
        await glass.until(lambda: glass.text("sheetProblem") == early)
        there.clock.ahead_ms = crown.terms.notices.limits.minutes * MINUTE_MS + 1000
        await glass.touch("sheetConfirm")
        await there.until(lambda t: t.limits.kinds[Kind.STRAIGHT].minimum_cents == 200)
        assert there.table.limits.kinds[Kind.STRAIGHT].maximum_cents == before.maximum_cents
        await glass.sheet_gone()
        await glass.touch("closeOverlay", f"seat-{HONEST}", "deed-seat")
        await glass.touch("deed-legacy", "sheetConfirm")
        await there.until(lambda table: table.seats[HONEST].legacy_from is not None)
        await glass.sheet_gone()
        await glass.until(lambda: glass.text("deed-legacy") == "End legacy")
        await glass.touch("deed-legacy", "sheetConfirm")
        await there.until(lambda table: table.seats[HONEST].legacy_from is None)

    play(crown, story)


def test_limits_apply_at_once_when_all_agree(crown: RuleBook, play: Play) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(SUPERVISOR)
        await glass.touch("limitsButton", "limit-together-maximum")
        await glass.type("9")
        await glass.touch("digit-00", "digit-00", "applyLimits", "option-due", "sheetConfirm")
        notice = "The players must be given notice first"
        await glass.until(lambda: glass.text("sheetProblem") == notice)
        await glass.touch("option-agreed", "sheetConfirm")
        await there.until(lambda table: table.limits.aggregate_maximum_cents == 90_000)

    play(crown, story)


def test_a_table_that_goes_away_is_waited_for_and_nobody_signs_in_again(
    crown: RuleBook, play: Play
) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(SUPERVISOR)
        await glass.touch("logButton")
        mine = next(x for x in there.service._clients.of_role(Role.CONSOLE) if x.name == "1")
        mine.session.abort()
        await glass.until(lambda: glass.text("waitingTitle") == "Waiting for the table")
        await glass.until(lambda: glass.text("whoText") == SUPERVISOR and glass.find("deed-open"))
        assert glass.text("overlayTitle") == "Log"  # as it was left
        await glass.touch("closeOverlay", "deed-open")
        await there.until(lambda table: table.phase is Phase.BETTING)

    play(crown, story)
