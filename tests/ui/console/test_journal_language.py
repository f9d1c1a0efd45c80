"""Orders that are given on a translated screen stand in the journal in English."""

import asyncio

import pytest
from msgspec import json
from PySide6.QtCore import QCoreApplication, QEvent

from kiosk.console.order import Person
from kiosk.game import facts as f
from kiosk.link import messages as m
from kiosk.ui.application import Application
from kiosk.ui.console.console_view import ConsoleView
from tests.conftest import BOOKS
from tests.hostile.table import SUPERVISOR, House
from tests.ui.console.conftest import Run
from tests.ui.console.screen import ConsoleScreen
from tests.ui.console.shown import ShownTable
from tests.ui.console.test_orders import ORDERS, begin, console_of, fill_in, offered
from tests.ui.console.test_round import spinning


async def test_what_staff_order_in_chinese_is_written_down_in_english(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.touch("language-zh_CN")
    await screen.sign_in(SUPERVISOR)
    await spinning(there, screen)
    await screen.touch("order-no-spin")
    await screen.until(lambda: screen.find("sheetSays"))
    assert not screen.text("sheetSays").isascii()
    await screen.touch("reason-ball-out", "sheetConfirm")
    await there.until(lambda table: table.round.current.no_spins)
    await screen.sheet_gone()
    ordered = [fact for fact in there.facts() if isinstance(fact, f.StaffOrdered)]
    whys = [order.why for order in ordered[-2:]]
    assert whys == ["Open betting", "The ball was thrown out of the wheel."]
    assert all(f.encode(fact).isascii() for fact in there.facts())


@pytest.mark.parametrize("name", ["crown-single-zero", "rws-double-zero-a"])
@pytest.mark.parametrize("key", ORDERS)
async def test_no_order_holds_a_word_of_the_screen(
    application: Application, run: Run, key: str, name: str
) -> None:
    """Whichever of its reasons and answers is chosen. In one of the rule books an invalid game has
    reasons of its own, in the other those of a spin that does not count."""
    book = BOOKS[name]
    if not offered(book, key):
        return
    view = console_of(book, application, key)
    view.speak("zh_CN")
    view._desk.person = Person("sue", "111111")
    view.refresh()
    chosen, choices = 0, 1
    while chosen < choices:
        choices = await give(view, key, chosen)
        chosen += 1
    table = view._desk.client
    assert isinstance(table, ShownTable)
    orders = [asked for asked in table.asked if isinstance(asked, m.StaffOrder)]
    assert len(orders) == choices
    for order in orders:
        assert order.why and json.encode(order).isascii(), order
    view.deleteLater()
    QCoreApplication.sendPostedEvents(view, QEvent.Type.DeferredDelete)


async def give(view: ConsoleView, key: str, choice: int) -> int:
    """With that one of its choices. How many there are."""
    sheet, choices = view.sheet, 1
    begin(view, key)
    draft = sheet._draft
    if draft is not None:
        assert not sheet.showing.title.isascii() and not sheet.showing.says.isascii()
        fill_in(view, key)
        reasons, options = draft.reasons, draft.options
        choices = max(1, len(reasons), len(options))
        if reasons:
            sheet.pick(reasons[choice % len(reasons)].id)
        if options:
            sheet.choose(options[choice % len(options)].id)
        if draft.amount_known and draft.types_amount(sheet._filled):
            sheet.type("5")
        for _ in range(10):
            if sheet.showing.stage in ("sending", ""):
                break
            sheet.confirm()
            if sheet.showing.stage == "second":
                sheet.choosePerson("sam")
                sheet.type("333333")
    while view._desk._tasks:
        await asyncio.sleep(0)
    sheet.close()
    return choices
