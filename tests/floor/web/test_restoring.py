"""The copy of a lost machine: for two people, for an hour, and a deed each time."""

from pathlib import Path

import httpx

from kiosk.floor.database.restorations import OPEN_MS
from kiosk.floor.roles import Role
from tests.floor.web.house import Browser, House
from tests.floor.web.lost import Lost


async def asked(house: House, browser: Browser, folder: Path) -> tuple[Lost, dict[str, str]]:
    """By somebody who is signed in; and the form of whoever answers."""
    lost = Lost(folder)
    await lost.is_known_to(house.database)
    ((machine,),) = await house.do("SELECT id FROM machines")
    form = {"machine": str(machine), "why": "its disk is broken"}
    assert "somebody else confirms yours" in (await browser.post("/restore/ask", form)).text
    again = await browser.post("/restore/ask", form)
    assert again.status_code == 409, "one at a time"
    ((key,),) = await house.do("SELECT key FROM restorations")
    return lost, {"key": key}


async def take(browser: Browser, form: dict[str, str]) -> httpx.Response:
    await browser.get("/restore")
    return await browser.post("/restore/take", form)


async def test_two_people_bring_a_lost_terminal_back(house: House, tmp_path: Path) -> None:
    pia, adam = await house.signed_in("Pia"), await house.signed_in("Adam", "10.0.0.9")
    paul = await house.signed_in("Paul", "10.0.0.10")
    lost, form = await asked(house, pia, tmp_path)
    await pia.get("/restore")
    assert (await pia.post("/restore/decide", {**form, "answer": "yes"})).status_code == 403
    assert (await take(pia, form)).status_code == 409, "one person takes nothing"
    await adam.get("/restore")
    await adam.post("/restore/decide", {**form, "answer": "yes"})
    assert (await take(paul, form)).status_code == 409, "it is for one of the two"
    taken = await take(pia, form)
    assert taken.headers["content-disposition"] == 'attachment; filename="table-4-terminal-1.db"'
    (tmp_path / "taken.db").write_bytes(taken.content)
    lost.restore(tmp_path / "taken.db")
    assert lost.facts() == lost.before
    assert (await take(adam, form)).status_code == 200
    house.later(OPEN_MS)
    pia = await house.signed_in("Pia")
    assert (await take(pia, form)).status_code == 409, "and not for ever"
    deeds = [(one.kind, one.deed.who, one.deed.second) for one in await house.deeds()]
    assert [one for one in reversed(deeds) if one[0].startswith("copy")] == [
        ("copy_asked", "Pia", ""),
        ("copy_confirmed", "Adam", "Pia"),
        ("copy_taken", "Pia", "Adam"),
        ("copy_taken", "Adam", "Pia"),
    ]
    alarm = await house.do("SELECT machine, times FROM alarms WHERE kind = 'machine restored'")
    assert alarm == [("terminal-1", 2)]


async def test_what_is_refused_or_broken_is_not_given_out(house: House, tmp_path: Path) -> None:
    pia, paul = await house.signed_in("Pia"), await house.signed_in("Paul", "10.0.0.9")
    _, form = await asked(house, pia, tmp_path)
    await paul.get("/restore")
    await paul.post("/restore/decide", {**form, "answer": "no"})
    assert (await take(pia, form)).status_code == 409
    ((machine,),) = await house.do("SELECT id FROM machines")
    await paul.post("/restore/ask", {"machine": str(machine), "why": "once more"})
    ((key,),) = await house.do("SELECT key FROM restorations WHERE state = 'asked'")
    await pia.post("/restore/decide", {"key": key, "answer": "yes"})
    await house.do("UPDATE facts SET at_ms = at_ms + 1 WHERE seq = 2")
    broken = await take(pia, {"key": key})
    assert broken.status_code == 409
    assert "not what was written" in broken.text


async def test_nobody_confirms_for_whom_he_made(house: House, tmp_path: Path) -> None:
    await house.hire("Petra", Role.PIT_MANAGER, makers=("Adam", "Anna"))
    petra, adam = await house.signed_in("Petra"), await house.signed_in("Adam", "10.0.0.9")
    _, form = await asked(house, petra, tmp_path)
    await adam.get("/restore")
    answer = await adam.post("/restore/decide", {**form, "answer": "yes"})
    assert answer.status_code == 403
    assert await house.do("SELECT state FROM restorations") == [("asked",)]
