"""The table keeps what the camera saw of each spin, and no round waits for it."""

import asyncio

import pytest

from kiosk.console.films import FilmReader
from kiosk.game import facts as f
from kiosk.game.films.film import Still, film_of, stills_of
from kiosk.game.table import commands as c
from kiosk.lab.simulate.camera import VirtualCamera
from kiosk.lab.simulate.machines import TABLE
from kiosk.lab.simulate.network import Node
from kiosk.lab.simulate.staff import SUPERVISOR
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.link.session import LINE_MAX
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


async def test_a_film_that_fails_in_a_way_of_its_own_does_not_stop_the_table(
    crown: RuleBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(crown, camera=VirtualCamera()) as salon:

        async def fail(content: bytes) -> str:
            raise RuntimeError("nobody has thought of this")

        with monkeypatch.context() as broken:
            broken.setattr(salon.table.films, "keep", fail)
            (first, *_) = await films(salon, 1)
        await salon.until(lambda: salon.facts(f.RoundFilmed)[-1].film, "the next one")
    assert (first.film, first.why) == ("", "it cannot be written: RuntimeError")


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


# ---- Over the link -------------------------------------------------------------------------------


async def fetched(reader: FilmReader, salon: Salon, film: str) -> tuple[Still, ...]:
    await salon.until(lambda: reader.stills(film) is not None, "the film")
    return reader.stills(film) or ()


async def test_a_console_elsewhere_sees_the_film(crown: RuleBook) -> None:
    async with opened(crown, camera=VirtualCamera()) as salon:
        (told, *_) = await films(salon, 1)
        salon.console.look_at(m.LookAt())
        await salon.until(lambda: salon.console.house, "the house")
        house = salon.console.house
        assert house is not None and house.filmed and house.camera == ""
        assert told.film in {film for of_round in house.films for film in of_round.films}
        reader = FilmReader(salon.console)
        stills = await fetched(reader, salon, told.film)
        assert stills == tuple(stills_of(salon.table.films.there[told.film]))


async def test_a_film_of_many_pieces_comes_whole(crown: RuleBook) -> None:
    film = film_of([Still(n, b"\xff\xd8" + bytes(60_000) + b"\xff\xd9") for n in range(5)])
    async with opened(crown, camera=VirtualCamera()) as salon:
        digest = await salon.table.films.keep(film)
        stills = await fetched(FilmReader(salon.console), salon, digest)
    assert stills == tuple(stills_of(film))


@pytest.mark.parametrize("content", [b"", b"no film", film_of([Still(1, b"\xff\xd8\xff\xd9")])])
async def test_a_film_that_is_missing_or_was_changed_is_not_shown(
    crown: RuleBook, content: bytes
) -> None:
    async with opened(crown, camera=VirtualCamera()) as salon:
        if content:
            salon.table.films.there["ab" * 32] = content
        assert await fetched(FilmReader(salon.console), salon, "ab" * 32) == ()


async def test_staff_are_told_of_cameras_that_show_nothing(crown: RuleBook) -> None:
    camera = VirtualCamera()
    async with opened(crown, camera=camera) as salon:
        salon.console.look_at(m.LookAt())
        node = Node(Role.DISPLAY)
        display = TableClient(
            Role.DISPLAY, "7", lambda: salon.network.connect(node, TABLE, limit=LINE_MAX)
        )
        task = asyncio.create_task(display.run())
        await salon.until(lambda: display.up and salon.console.house, "everybody")
        display.tell_lacks({"camera": "no frame for 3 s"})
        camera.dark = True

        def told() -> m.House:
            assert salon.console.house is not None
            return salon.console.house

        await salon.until(lambda: told().camera and told().dark_displays, "both")
        assert told().dark_displays == ("7",)
        display.tell_lacks({})
        camera.dark = False
        await salon.until(lambda: not (told().camera or told().dark_displays), "neither")
        task.cancel()
