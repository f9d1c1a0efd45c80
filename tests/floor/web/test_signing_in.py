"""Who comes in, with what, and how long whoever guesses has to wait."""

from tests.floor.web.house import House


async def test_somebody_signs_in_and_out(house: House) -> None:
    browser = await house.signed_in("Vera")
    assert (await browser.get("/")).status_code == 200
    await browser.post("/sign-out")
    answer = await browser.get("/")
    assert answer.status_code == 303
    assert answer.headers["location"] == "/sign-in"
    kinds = [told.kind for told in await house.deeds()]
    assert kinds == ["signed_out", "page_seen", "signed_in"]
