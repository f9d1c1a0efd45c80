"""Tickets at the cage: their truth, and each paid once whoever asks, however often."""

import asyncio
import re

from kiosk.floor.answers import Asked
from kiosk.floor.database import tickets
from kiosk.floor.roles import Role
from tests.floor.web.house import Browser, House

NUMBER, OTHER = "004417209341703180", "004417209337102640"
LARGE = 253_500


async def at_cage(
    house: House, name: str = "Carl", cage: int = 2, address: str = "10.0.0.7"
) -> Browser:
    browser = await house.signed_in(name, address)
    await browser.post("/cashier/open", {"cage": str(cage), "float": "50,000.00"})
    return browser


async def scan(browser: Browser, number: str = NUMBER) -> str:
    """What the card says."""
    return truth((await browser.post("/cashier/scan", {"number": number})).text)


def truth(page: str) -> str:
    found = re.search(r'data-truth="([a-z ]+)"', page)
    assert found is not None, page[-2000:]
    return found[1]


def key(browser: Browser) -> str:
    assert browser.last is not None
    found = re.search(r'name="key" value="([0-9a-f]+)"', browser.last.text)
    assert found is not None
    return found[1]


async def pay(browser: Browser) -> str:
    """Both touches."""
    of = key(browser)
    await browser.post("/cashier/pay", {"key": of})
    return truth((await browser.post("/cashier/confirm", {"key": of})).text)


async def paid(house: House) -> list[tuple[str, int]]:
    rows = await house.do("SELECT number, cents FROM payments WHERE state = 'paid' ORDER BY 1")
    return [(row[0], row[1]) for row in rows]


async def test_a_ticket_is_paid_and_then_refused(house: House) -> None:
    await house.print_ticket(NUMBER, 12_345)
    browser = await at_cage(house)
    assert await scan(browser, "00-4417-2093-4170-3180") == "valid", "as it is printed"
    page = browser.last
    assert page is not None
    assert "$123.45" in page.text
    assert "one hundred twenty-three dollars and forty-five cents" in page.text
    assert await pay(browser) == "paid"
    assert "49,876.55" in (browser.last.text if browser.last else ""), "what the drawer should hold"
    assert await scan(browser) == "already paid"
    assert await paid(house) == [(NUMBER, 12_345)]
    (made,) = await house.deeds("payment_made")
    assert (made.deed.who, made.deed.cents) == ("Carl", 12_345)
    assert NUMBER not in str(await house.deeds()), "a whole number is nowhere in the deeds"


async def test_one_touch_pays_nothing(house: House) -> None:
    await house.print_ticket(NUMBER, 100)
    browser = await at_cage(house)
    await scan(browser)
    answer = await browser.post("/cashier/confirm", {"key": key(browser)})
    assert answer.status_code == 409
    assert await paid(house) == []


async def test_a_double_click_a_reload_and_the_back_button_pay_once(house: House) -> None:
    await house.print_ticket(NUMBER, 5_000)
    browser = await at_cage(house)
    await scan(browser)
    of = key(browser)
    await browser.post("/cashier/pay", {"key": of})
    form = {"csrf": await browser.csrf(), "key": of}
    answers = await asyncio.gather(
        *(browser.client.post("/cashier/confirm", data=form) for _ in range(8))
    )
    assert {answer.status_code for answer in answers} == {303}
    again = await browser.post("/cashier/confirm", {"key": of})
    assert truth(again.text) == "paid"
    assert await paid(house) == [(NUMBER, 5_000)]
    assert len(await house.deeds("payment_made")) == 1


async def test_two_cashiers_at_once_pay_one_ticket_once(house: House) -> None:
    await house.print_ticket(NUMBER, 5_000)
    one = await at_cage(house, "Carl", 1)
    other = await at_cage(house, "Cora", 2)
    assert await scan(one) == await scan(other) == "valid"
    truths = await asyncio.gather(pay(one), pay(other))
    assert sorted(truths) == ["already paid", "paid"]
    assert await paid(house) == [(NUMBER, 5_000)]


async def test_a_scan_cancels_what_was_asked_before_it(house: House) -> None:
    await house.print_ticket(NUMBER, 5_000)
    await house.print_ticket(OTHER, 7_000)
    browser = await at_cage(house)
    await scan(browser)
    first = key(browser)
    await browser.post("/cashier/pay", {"key": first})
    await scan(browser, OTHER)
    answer = await browser.post("/cashier/confirm", {"key": first})
    assert answer.status_code == 409
    assert await paid(house) == []


async def test_held_expired_void_and_unknown_are_said_and_not_paid(house: House) -> None:
    browser = await at_cage(house)
    assert await scan(browser, "9" * 18) == "unknown"
    await house.print_ticket(NUMBER, 5_000)
    async with house.floor.connections.one() as connection:
        asked = Asked(key="k", number=NUMBER, table="Table 9", terminal="8")
        await tickets.hold(connection, asked, house.clock[0])
    assert await scan(browser) == "held"
    assert browser.last is not None
    assert "Table 9, seat 8 since" in browser.last.text
    await house.print_ticket(OTHER, 5_000, expires_ms=house.clock[0] + 1000)
    house.later(2000)
    assert await scan(browser, OTHER) == "expired"
    assert "Claim slip" in (await browser.get("/cashier/slip")).text
    answer = await browser.post("/cashier/scan", {"number": "12"})
    assert answer.status_code == 400
    assert "18 figures" in answer.text
    assert await paid(house) == []


async def test_a_large_ticket_takes_two_people(house: House) -> None:
    await house.print_ticket(NUMBER, LARGE)
    browser = await at_cage(house)
    await scan(browser)
    assert await pay(browser) == "waits"
    assert await paid(house) == []
    other = await at_cage(house, "Cora", 3)
    assert await scan(other) == "held", "nobody else pays it meanwhile"
    pia = await house.signed_in("Pia", "10.0.0.9")
    page = await pia.get("/approvals")
    assert "Confirm $2,535.00" in page.text
    await pia.post("/approvals/decide", {"key": key(pia), "answer": "yes"})
    assert truth((await browser.get("/cashier")).text) == "confirmed"
    answer = await browser.post("/cashier/confirm", {"key": key(browser)})
    assert truth(answer.text) == "paid"
    assert await paid(house) == [(NUMBER, LARGE)]
    (confirmed,) = await house.deeds("payment_confirmed")
    assert (confirmed.deed.who, confirmed.deed.second) == ("Carl", "Pia")


async def test_nobody_is_the_second_person_of_oneself_or_of_an_account_one_made(
    house: House,
) -> None:
    await house.hire("Puppet", Role.PIT_MANAGER, makers=("Carl",))
    await house.print_ticket(NUMBER, LARGE)
    browser = await at_cage(house)
    await scan(browser)
    await pay(browser)
    of = key(browser)
    for name in ("Carl", "Puppet"):
        second = await house.signed_in(name, "10.0.0.9")
        await second.get("/approvals")
        answer = await second.post("/approvals/decide", {"key": of, "answer": "yes"})
        assert answer.status_code == 403, name
    assert await paid(house) == []


async def test_what_is_refused_or_given_back_is_open_again(house: House) -> None:
    await house.print_ticket(NUMBER, LARGE)
    browser = await at_cage(house)
    pia = await house.signed_in("Pia", "10.0.0.9")
    for way in ("refused", "withdrawn"):
        await scan(browser)
        assert await pay(browser) == "waits"
        if way == "refused":
            await pia.get("/approvals")
            await pia.post("/approvals/decide", {"key": key(pia), "answer": "no"})
        else:
            await browser.post("/cashier/give-back", {"key": key(browser)})
        assert await scan(browser) == "valid", way
    assert await house.do("SELECT state FROM tickets") == [("open",)]


async def test_a_shift_is_opened_counted_and_ended(house: House) -> None:
    await house.print_ticket(NUMBER, 5_000)
    browser = await at_cage(house)
    other = await house.signed_in("Cora")
    answer = await other.post("/cashier/open", {"cage": "2", "float": "10"})
    assert answer.status_code == 409, "a cage has one drawer"
    await scan(browser)
    await pay(browser)
    drawer = await browser.get("/cashier/drawer")
    assert "49,950" not in drawer.text, "what it should hold is not told before it is counted"
    counted = await browser.post("/cashier/count", {"counted": "49,940.00", "ends": "yes"})
    assert "$10.00" in counted.text.replace("\N{MINUS SIGN}", "")
    rows = await house.do("SELECT kind, table_name FROM alarms")
    assert rows == [("drawer", "Cage 2")], "a difference is somebody's to look at"
    assert "Open your shift" in (await browser.get("/cashier")).text
    for wrong in ("-5", "1e3", "1,00", "", "9" * 14):
        answer = await browser.post("/cashier/open", {"cage": "2", "float": wrong})
        assert answer.status_code == 400, wrong


async def test_the_sum_of_a_race_is_constant(house: House) -> None:
    """Forty tickets, two cashiers and a table that all want each of them."""
    numbers = [f"{100000 + n:06}" + "1" * 12 for n in range(20)]
    for number in numbers:
        await house.print_ticket(number, 1_000)
    cashiers = [await at_cage(house, "Carl", 1), await at_cage(house, "Cora", 2)]

    async def at_the_table() -> int:
        won = 0
        async with house.floor.connections.one() as connection:
            for number in numbers:
                asked = Asked(key=f"t {number}", number=number, table="Table 9", terminal="1")
                held = await tickets.hold(connection, asked, house.clock[0])
                if held.answer == "held":
                    await tickets.end(connection, asked, tickets.Outcome.STACKED, house.clock[0])
                    won += 1
        return won

    async def at_a_cage(browser: Browser) -> int:
        won = 0
        for number in reversed(numbers):
            if await scan(browser, number) == "valid":
                won += await pay(browser) == "paid"
        return won

    counts = await asyncio.gather(at_the_table(), *map(at_a_cage, cashiers))
    assert sum(counts) == len(numbers)
    assert await house.do("SELECT DISTINCT state FROM tickets") == [("redeemed",)]
    assert len(await paid(house)) == counts[1] + counts[2]


async def test_a_payment_that_waits_is_found_again_by_its_ticket(house: House) -> None:
    """Whatever was scanned since; and a confirmed one that nobody hands over can be refused."""
    await house.print_ticket(NUMBER, LARGE)
    await house.print_ticket(OTHER, 5_000)
    browser = await at_cage(house)
    pia = await house.signed_in("Pia", "10.0.0.9")
    await scan(browser)
    assert await pay(browser) == "waits"
    assert await scan(browser, OTHER) == "valid"
    assert await pay(browser) == "paid"
    assert await scan(browser) == "waits"
    await pia.get("/approvals")
    await pia.post("/approvals/decide", {"key": key(pia), "answer": "yes"})
    assert await scan(browser, OTHER) == "already paid"
    assert await scan(browser) == "confirmed"
    await pia.get("/approvals")
    await pia.post("/approvals/decide", {"key": key(pia), "answer": "no"})
    assert await scan(browser) == "valid"
    assert await paid(house) == [(OTHER, 5_000)]


async def test_nobody_pays_with_the_yes_for_somebody_who_is_dismissed(house: House) -> None:
    await house.print_ticket(NUMBER, LARGE)
    browser = await at_cage(house)
    await scan(browser)
    await pay(browser)
    adam = await house.signed_in("Adam", "10.0.0.8")
    await adam.post("/people/change", {"kind": "dismiss", "name": "Carl", "role": "cashier"})
    pia = await house.signed_in("Pia", "10.0.0.9")
    await pia.get("/approvals")
    of = key(pia)
    answer = await pia.post("/approvals/decide", {"key": of, "answer": "yes"})
    assert answer.status_code == 403
    await pia.post("/approvals/decide", {"key": of, "answer": "no"})
    assert await house.do("SELECT state FROM tickets") == [("open",)], "the guest has it back"


async def test_what_is_no_text_is_refused(house: House) -> None:
    browser = await at_cage(house)
    for path, form in (
        ("/cashier/scan", {"number": "1\0" * 9}),
        ("/cashier/confirm", {"key": "a\0b"}),
        ("/tickets/find", {"number": "\0"}),
    ):
        assert (await browser.post(path, form)).status_code == 400, path
    assert (await browser.get("/tables/a%00b")).status_code == 404
    assert (
        await browser.get("/tickets", params={"ticket": "\0", "state": "\0"})
    ).status_code == 200


async def test_nothing_is_paid_once_somebody_else_says_that_it_has_the_ticket(
    house: House,
) -> None:
    """It waits at the cage for a second person, and a table comes back that has it in its box."""
    await house.print_ticket(NUMBER, LARGE)
    browser = await at_cage(house)
    await scan(browser)
    assert await pay(browser) == "waits"
    pia = await house.signed_in("Pia", "10.0.0.9")
    await pia.get("/approvals")
    await pia.post("/approvals/decide", {"key": key(pia), "answer": "yes"})
    await house.do("SELECT open_doubt(%s, 'k', 'Table 4', 'stacked there')", [NUMBER])
    assert truth((await browser.get("/cashier")).text) == "in doubt"
    answer = await browser.post("/cashier/confirm", {"key": key(browser)})
    assert truth(answer.text) == "in doubt"
    assert await paid(house) == []
    assert "Give back unpaid" in answer.text
    await browser.post("/cashier/give-back", {"key": key(browser)})
    assert await house.do("SELECT state FROM tickets") == [("open",)]
    assert await scan(browser) == "in doubt"
