"""Accounts: made and changed by two people and after a while; the first ones on the machine."""

import re

import pyotp
import pytest

from kiosk.floor.roles import Person, Role, independent, name_fault, password_fault
from kiosk.floor.throttle import MOST_MS, barred_until_ms, wait_ms
from kiosk.floor.web.credentials import halves_of, step_of
from tests.floor.web.house import PASSWORD, Browser, House

NEW = "seven quiet green lamps"


def code_shown(browser: Browser) -> str:
    assert browser.last is not None
    found = re.search(r'class="code">([A-Z0-9-]+)<', browser.last.text)
    assert found is not None, browser.last.text[:600]
    return found[1]


def key_shown(browser: Browser) -> str:
    assert browser.last is not None
    found = re.search(r'name="key" value="([0-9a-f]+)"', browser.last.text)
    assert found is not None
    return found[1]


async def welcome(house: House, name: str, code: str, password: str = NEW) -> Browser:
    browser = house.browser("10.0.0.20")
    await browser.get("/welcome")
    form = {"name": name, "code": code, "password": password, "again": password}
    await browser.post("/welcome", form)
    return browser


async def test_a_new_cashier_takes_two_administrators_a_while_and_both_halves(house: House) -> None:
    adam, anna = await house.signed_in("Adam"), await house.signed_in("Anna", "10.0.0.9")
    form = {"kind": "add", "name": "Nina New", "role": "cashier"}
    await adam.post("/people/change", form)
    first = code_shown(adam)
    await adam.get("/people")
    answer = await adam.post("/people/confirm", {"key": key_shown(adam)})
    assert answer.status_code == 403, "nobody confirms what he asked for"
    await anna.get("/people")
    await anna.post("/people/confirm", {"key": key_shown(anna)})
    second = code_shown(anna)
    assert first != second
    browser = await welcome(house, "Nina New", f"{first} {second}")
    assert browser.last is not None
    assert browser.last.status_code == 401, "not before it was seen for a while"
    house.later(house.settings.wait_ms)
    for code in (first, second, f"{second} {first}"):
        browser = await welcome(house, "Nina New", code)
        assert browser.last is not None
        assert browser.last.status_code == 401, "one half is nothing"
        house.later(60_000)
    browser = await welcome(house, "Nina New", f"{first.lower()} {second}")
    assert browser.last is not None
    assert browser.last.url.path == "/factor"
    assert "<svg" in browser.last.text
    answer = await browser.post("/factor", {"code": house.code()})
    assert answer.url.path == "/cashier"
    again = await welcome(house, "Nina New", f"{first} {second}", "another good password")
    assert again.last is not None
    assert again.last.status_code == 401, "a code counts once"
    kinds = {told.kind for told in await house.deeds()}
    assert {
        "change_asked",
        "change_confirmed",
        "change_made",
        "password_set",
        "factor_set",
    } <= kinds


async def test_who_moves_no_money_is_made_by_one(house: House) -> None:
    adam = await house.signed_in("Adam")
    await adam.post("/people/change", {"kind": "add", "name": "Vic", "role": "viewer"})
    browser = await welcome(house, "vic", code_shown(adam))
    assert browser.last is not None
    assert browser.last.url.path == "/"


async def test_nobody_confirms_with_an_account_that_he_made(house: House) -> None:
    await house.hire("Abel", Role.ADMINISTRATOR, makers=("Adam", "Anna"))
    adam, abel = await house.signed_in("Adam"), await house.signed_in("Abel", "10.0.0.9")
    await adam.post("/people/change", {"kind": "role", "name": "Vera", "role": "cashier"})
    await abel.get("/people")
    await adam.get("/people")
    answer = await abel.post("/people/confirm", {"key": key_shown(adam)})
    assert answer.status_code == 403
    assert "made the other" in answer.text
    assert (await house.do("SELECT role FROM people WHERE name = 'Vera'")) == [("viewer",)]


async def test_a_change_can_be_withdrawn_while_it_waits(house: House) -> None:
    adam, anna = await house.signed_in("Adam"), await house.signed_in("Anna", "10.0.0.9")
    await adam.post("/people/change", {"kind": "role", "name": "Vera", "role": "cashier"})
    await anna.get("/people")
    key = key_shown(anna)
    await anna.post("/people/confirm", {"key": key})
    await adam.post("/people/withdraw", {"key": key})
    house.later(house.settings.wait_ms)
    await house.signed_in("Vera")
    assert (await house.do("SELECT role FROM people WHERE name = 'Vera'")) == [("viewer",)]
    answer = await anna.sign_in("Anna")
    answer = await anna.post("/people/confirm", {"key": key})
    assert answer.status_code == 409


async def test_two_administrators_stay_and_nobody_changes_himself(house: House) -> None:
    adam = await house.signed_in("Adam")
    for kind in ("dismiss", "reset", "role"):
        form = {"kind": kind, "name": "Anna", "role": "viewer"}
        assert (await adam.post("/people/change", form)).status_code == 409, kind
        form = {"kind": kind, "name": "adam", "role": "viewer"}
        assert (await adam.post("/people/change", form)).status_code == 409, kind


async def test_who_is_dismissed_is_out_at_once(house: House) -> None:
    adam, carl = await house.signed_in("Adam"), await house.signed_in("Carl", "10.0.0.9")
    assert (await carl.get("/cashier")).status_code == 200
    await adam.post("/people/change", {"kind": "dismiss", "name": "Carl", "role": "cashier"})
    assert (await carl.get("/cashier")).headers["location"] == "/sign-in"
    answer = await house.browser().sign_in("Carl")
    assert answer.status_code == 401


async def test_a_code_of_the_second_factor_counts_once(house: House) -> None:
    one, two = house.browser("10.0.0.8"), house.browser("10.0.0.9")
    code = house.code()
    for browser, status in ((one, 200), (two, 401)):
        await browser.get("/sign-in")
        await browser.post("/sign-in", {"name": "Pia", "password": PASSWORD})
        answer = await browser.post("/code", {"code": code})
        assert answer.status_code == status


async def test_whoever_guesses_waits_longer_each_time(house: House) -> None:
    browser = house.browser("10.0.0.66")
    await browser.get("/sign-in")
    waits = []
    for _ in range(8):
        answer = await browser.post("/sign-in", {"name": "Pia", "password": "wrong"})
        if answer.status_code == 429:
            found = re.search(r"Wait ([0-9]+) seconds", answer.text)
            assert found is not None
            waits.append(int(found[1]))
            right = await browser.post("/sign-in", {"name": "Pia", "password": PASSWORD})
            assert right.status_code == 429, "meanwhile not even the right one is looked at"
            house.later(waits[-1] * 1000)
    assert waits == [2, 4, 8]


async def test_a_guesser_elsewhere_keeps_nobody_out_at_her_own_desk(house: House) -> None:
    await (await house.signed_in("Pia", "10.0.0.8")).post("/sign-out")
    for last in range(20):
        guesser = house.browser(f"10.0.1.{last}")
        await guesser.get("/sign-in")
        await guesser.post("/sign-in", {"name": "Pia", "password": "wrong"})
    answer = await house.browser("10.0.2.1").sign_in("Pia")
    assert answer.status_code == 429, "anywhere else the wait counts"
    await house.signed_in("Pia", "10.0.0.8")


async def test_an_unknown_name_is_refused_in_the_same_words(house: House) -> None:
    answers = [
        await house.browser(f"10.0.0.{n}").sign_in(name, "wrong")
        for n, name in enumerate(("Pia", "Nobody"))
    ]
    texts = [re.sub(r'value="[^"]*"', "", answer.text) for answer in answers]
    assert answers[0].status_code == answers[1].status_code == 401
    assert texts[0] == texts[1]


# ---- pure ---------------------------------------------------------------------------------------


def test_waits_double_and_end() -> None:
    assert [wait_ms(n) for n in range(6)] == [0, 0, 0, 2000, 4000, 8000]
    assert wait_ms(1000) == MOST_MS
    assert barred_until_ms(5, 0, 8000) == 0
    assert barred_until_ms(5, 0, 7999) == 8000
    assert barred_until_ms(50, 0, 24 * 3_600_000) == 0, "and are forgotten"


def test_who_is_independent_of_whom() -> None:
    ann = Person(name="Ann", role=Role.CASHIER)
    made = Person(name="Bob", role=Role.CASHIER, makers=frozenset({"Ann"}))
    alike = Person(name="Cid", role=Role.CASHIER, makers=frozenset({"Ann"}))
    assert not independent(ann, ann)
    assert not independent(ann, made)
    assert not independent(made, ann)
    assert independent(made, alike), "who made both has neither's password"


@pytest.mark.parametrize(
    "password", ["short", "aaaaaaaaaaaaaaaa", "passwordpassword1", "annannann123"]
)
def test_a_password_that_is_easily_guessed_is_refused(password: str) -> None:
    assert password_fault(password, "Ann")


def test_a_few_words_are_a_password() -> None:
    assert password_fault(NEW, "Ann") == ""
    assert name_fault("Ann") == ""


def test_a_code_is_read_however_it_is_typed() -> None:
    assert halves_of("abcd-efgh  jkmn pqrs") == ["ABCDEFGH", "JKMNPQRS"]


async def test_who_is_to_move_money_gets_a_second_factor_with_a_new_password(house: House) -> None:
    """She had none as a viewer: with her password alone nobody could sign in, or set one."""
    adam, anna = await house.signed_in("Adam"), await house.signed_in("Anna", "10.0.0.9")
    await adam.post("/people/change", {"kind": "role", "name": "Vera", "role": "cashier"})
    first = code_shown(adam)
    await anna.get("/people")
    await anna.post("/people/confirm", {"key": key_shown(anna)})
    second = code_shown(anna)
    house.later(house.settings.wait_ms)
    assert (await house.browser("10.0.0.30").sign_in("Vera")).status_code == 401
    browser = await welcome(house, "Vera", f"{first} {second}", "another good password")
    assert (await browser.post("/factor", {"code": house.code()})).url.path == "/cashier"
    await adam.sign_in("Adam")
    # Whoever has one keeps it, and the password.
    await adam.post("/people/change", {"kind": "role", "name": "Carl", "role": "pit manager"})
    assert "A code for" not in (adam.last.text if adam.last else "")


async def test_what_is_no_code_is_a_wrong_one(house: House) -> None:
    browser = house.browser()
    await browser.get("/sign-in")
    await browser.post("/sign-in", {"name": "Carl", "password": PASSWORD})
    for code in ("\N{FULLWIDTH DIGIT ONE}23456", "", "x" * 20):
        house.later(60_000)
        assert (await browser.post("/code", {"code": code})).status_code == 401
    now_ms = house.clock[0]
    empty = pyotp.TOTP("").generate_otp(now_ms // 30_000)
    assert step_of(empty, "", now_ms=now_ms) is None, "nobody has the factor that is none"
