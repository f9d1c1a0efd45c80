"""The first administrators, and the way back in for whoever cannot."""

from pathlib import Path

import psycopg
import pyotp
import pytest

from kiosk.config import FloorConfig, Network, PagesConfig
from kiosk.floor.web.at_the_machine import NotDoneError, Prompt, add_administrator, let_in, reset
from tests.floor.web.house import House

NOW = 1_800_000_000_000
GOOD = "seven quiet green lamps"


def config(database: str) -> FloorConfig:
    return FloorConfig(name="F", database=database, network=Network(), pages=PagesConfig())


class Person:
    """Answers what is asked, and keeps what is said."""

    def __init__(self, *secrets: str) -> None:
        self.secrets = list(secrets)
        self.said: list[str] = []
        self.prompt = Prompt(
            secret=lambda words: self.secrets.pop(0),
            line=lambda words: self._code(),
            say=self.said.append,
            now_ms=lambda: NOW,
        )

    def _code(self) -> str:
        secret = next(line for line in self.said if "type it there" in line).split()[-1]
        return pyotp.TOTP(secret).generate_otp(NOW // 30_000)


async def test_two_administrators_are_made_here_and_no_third(floor_database: str) -> None:
    for name in ("Ann", "Bob"):
        person = Person(GOOD, GOOD)
        await add_administrator(config(floor_database), name, person.prompt)
        assert person.said[-1] == f"{name} can sign in"
    with pytest.raises(NotDoneError, match="two administrators are there"):
        await add_administrator(config(floor_database), "Cid", Person(GOOD, GOOD).prompt)
    with psycopg.connect(floor_database) as connection:
        rows = connection.execute("SELECT name, role, password FROM people ORDER BY 1").fetchall()
        deeds = connection.execute("SELECT kind, body FROM deeds ORDER BY seq").fetchall()
    assert [row[:2] for row in rows] == [("Ann", "administrator"), ("Bob", "administrator")]
    assert all(row[2].startswith("$argon2id$") for row in rows)
    assert [kind for kind, _ in deeds] == ["change_made"] * 2
    assert b"the machine itself" in deeds[0][1]
    assert GOOD.encode() not in b"".join(body for _, body in deeds)


@pytest.mark.parametrize(
    ("name", "secrets", "why"),
    [
        ("<b>", (), "letters"),
        ("Ann", ("short", "short"), "at least 12"),
        ("Ann", (GOOD, "another good password"), "two different"),
    ],
)
async def test_what_cannot_be_is_said(
    floor_database: str, name: str, secrets: tuple[str, ...], why: str
) -> None:
    with pytest.raises(NotDoneError, match=why):
        await add_administrator(config(floor_database), name, Person(*secrets).prompt)


async def test_who_guessed_too_often_is_let_in(house: House, tmp_path: Path) -> None:
    browser = house.browser("10.0.0.66")
    await browser.get("/sign-in")
    for _ in range(4):
        answer = await browser.post("/sign-in", {"name": "Adam", "password": "wrong"})
    assert answer.status_code == 429
    person = Person()
    await let_in(config(house.database), "adam", "he stood before me", person.prompt)
    assert person.said == ["Adam can try again"]
    assert (await browser.sign_in("Adam")).status_code == 200
    (deed,) = await house.deeds("let_in")
    assert (deed.deed.second, deed.deed.about) == ("Adam", "he stood before me")


async def test_a_new_password_from_here_waits_while_two_administrators_can_see_it(
    house: House,
) -> None:
    person = Person()
    await reset(config(house.database), "Anna", "lost her phone", person.prompt)
    assert "in 24 hours" in person.said[-1]
    adam = await house.signed_in("Adam")
    page = await adam.get("/people")
    assert "the machine itself" in page.text
    assert (await house.browser("10.0.0.9").sign_in("Anna")).status_code == 200, "not yet"
    house.later(house.settings.wait_ms)
    assert (await house.browser("10.0.0.9").sign_in("Anna")).status_code == 401
    person = Person()
    await reset(config(house.database), "Adam", "she is gone", person.prompt)
    assert "It counts now" in person.said[-1], "nobody is left who could let them in"
