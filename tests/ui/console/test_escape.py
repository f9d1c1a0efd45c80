"""Escape closes what lies over the work, where nothing that was typed is lost."""

from tests.hostile.table import HONEST, SUPERVISOR, House
from tests.ui.console.screen import ConsoleScreen


async def test_escape_closes_what_was_only_looked_at(there: House, screen: ConsoleScreen) -> None:
    await screen.sign_in(SUPERVISOR)

    def escape() -> None:
        screen.view.escape()

    await screen.touch("logButton")
    escape()
    await screen.until(lambda: screen.find("overlayTitle") is None)
    # An order that is begun is closed by nothing but its key.
    await screen.touch(f"seat-{HONEST}", "order-credit")
    await screen.type("5")
    escape()
    assert screen.text("sheetConfirm") == "Credit: $0.05"
    await screen.touch("digit-erase")
    escape()
    await screen.sheet_gone()
    await screen.touch("limitsButton", "limit-straight-maximum")
    await screen.type("50")
    escape()
    assert screen.text("limit-straight-maximum") == "$0.50"
    await screen.touch("closeOverlay")
    # With a text that is typed it goes back to the order, which keeps the text.
    await screen.touch(f"seat-{HONEST}", "order-dispute", "text-note", "letter-a")
    escape()
    await screen.until(lambda: screen.find("letter-a") is None)
    assert screen.view.sheet.shown and screen.says("A")
    escape()
    assert screen.view.sheet.shown
