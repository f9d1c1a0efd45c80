"""The table keeps what the camera saw of each spin, and no round waits for it."""

import pytest

from kiosk.game import facts as f
from kiosk.game.films.film import stills_of
from kiosk.game.table import commands as c
from kiosk.lab.simulate.camera import VirtualCamera
from kiosk.lab.simulate.staff import SUPERVISOR
from kiosk.rules.rulebook import RuleBook
from kiosk.table.films import NO_ROOM, STANDS_STILL
from tests.lab.simulate.salon import Salon, opened

pytestmark = pytest.mark.virtual_time


async def films(salon: Salon, many: int) -> list[f.RoundFilmed]:
    await salon.until(lambda: len(salon.facts(f.RoundFilmed)) >= many, f"{many} films")
    return salon.facts(f.RoundFilmed)


async def test_each_round_has_a_film_that_the_journal_names(crown: RuleBook) -> None:
    async with opened(crown, camera=VirtualCamera(), film_s=8) as salon:
        await salon.results(3)
        filmed = await films(salon, 4)
        kept = {film: stills_of(content) for film, content in salon.table.films.there.items()}
    told = {fact.round for fact in filmed if fact.film}
    assert {1, 2} <= told
    for fact in filmed:
        if fact.film:
            assert len(kept[fact.film]) == fact.stills
            assert kept[fact.film][-1].at_ms - kept[fact.film][0].at_ms <= 8000
            assert fact.why == ""


async def test_a_dark_camera_ends_nothing_and_the_journal_says_so(crown: RuleBook) -> None:
    camera = VirtualCamera()
    camera.dark = True
    async with opened(crown, camera=camera) as salon:
        await salon.results(2)
        dark = await films(salon, 1)
        camera.dark = False
        await salon.until(lambda: salon.facts(f.RoundFilmed)[-1].film, "a picture again")
    assert (dark[0].film, dark[0].why) == ("", "no frame for 3 s")


async def test_a_picture_that_stands_still_is_kept_and_called_so(crown: RuleBook) -> None:
    camera = VirtualCamera()
    camera.stuck = True
    async with opened(crown, camera=camera) as salon:
        filmed = await films(salon, 1)
    assert filmed[0].film and filmed[0].why == STANDS_STILL


async def test_a_camera_that_fails_in_a_way_of_its_own_does_not_stop_the_table(
    crown: RuleBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    camera = VirtualCamera()

    async def fail() -> None:
        raise RuntimeError("the camera is on fire")

    monkeypatch.setattr(camera, "run", fail)
    async with opened(crown, camera=camera) as salon:
        await salon.results(2)
        filmed = await films(salon, 1)
    assert filmed[0].film == "" and filmed[0].why


async def test_a_disk_that_fails_ends_the_evidence_and_no_round(crown: RuleBook) -> None:
    async with opened(crown, camera=VirtualCamera()) as salon:
        salon.table.films.broken = True
        await salon.results(2)
        filmed = await films(salon, 1)
    assert filmed[0].film == ""
    assert filmed[0].why == "it cannot be written: Input/output error"


async def test_old_films_go_and_what_a_case_is_about_stays(crown: RuleBook) -> None:
    async with opened(crown, camera=VirtualCamera(), film_rounds=2) as salon:
        (first, *_) = await films(salon, 1)
        case = c.OpenCase("case", "1", first.round, 300, "which number was it?")
        assert (await salon.staff.order(case, who=SUPERVISOR)).done
        await salon.results(6)
        state = salon.table_service.durable.films
        there = {film for films in state.values() for film in films.films}
        gone = [film for fact in salon.facts(f.FilmsLetGo) for film in fact.films]
        await salon.until(lambda: {*salon.table.films.there} == there, "they are deleted")
    assert first.film in there
    assert gone and not {*gone} & there
    assert len([r for r, films in state.items() if films.films and not films.held]) <= 3


async def test_without_room_there_is_no_picture(crown: RuleBook) -> None:
    async with opened(crown, camera=VirtualCamera(), film_bytes=1) as salon:
        await salon.results(2)
        filmed = await films(salon, 1)
        assert salon.table.films.there == {}
    assert (filmed[0].film, filmed[0].why) == ("", NO_ROOM)


async def test_a_table_that_starts_again_goes_on_with_the_films_it_has(crown: RuleBook) -> None:
    """What no fact names, as after a loss of power, is the first to go."""
    async with opened(crown, camera=VirtualCamera(), film_bytes=2000) as salon:
        (first, *_) = await films(salon, 1)
        salon.table.die()
        salon.table.films.there["ab" * 32] = b"x" * 1500
        salon.table.start()
        await salon.until(lambda: salon.facts(f.RoundFilmed)[-1].round > first.round, "a new one")
        newest = salon.facts(f.RoundFilmed)[-1]
        assert {first.film, newest.film} <= salon.table.films.there.keys()
        assert "ab" * 32 not in salon.table.films.there
