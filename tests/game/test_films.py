"""What is kept of the wheel: named in the journal, held for whoever asks, and let go of at last."""

import pytest

from kiosk.game import facts as f
from kiosk.game.films.film import FilmError, Still, film_of, stills_of
from kiosk.game.films.table import OF_ROUND_MAX
from kiosk.game.refusal import Reason
from kiosk.game.table import commands as c
from kiosk.rules.rulebook import RuleBook
from tests.game.stories import TableStory

FILM, OTHER_FILM = "f1" * 32, "f2" * 32
SLIP = {"red": 1000}
JPEG = b"\xff\xd8 a picture \xff\xd9"


def spinning(book: RuleBook) -> TableStory:
    return TableStory(book).tell(
        c.OpenTable(0),
        c.Join("1"),
        c.SetPlaying("1", True),
        c.OpenRound(30),
        c.CloseRound(),
        c.RegisterSlip("1", 1, "slip", SLIP),
        c.EndGrace(),
    )


def staffed(story: TableStory) -> TableStory:
    for name in ("ann", "bob"):
        story.tell(c.EnrolStaff(name, f.StaffRole.SUPERVISOR, "00", "hash"), who="ann")
    return story


def test_a_film_is_taken_apart_as_it_was_made() -> None:
    stills = [Still(1_800_000_000_000 + n, JPEG * (n + 1)) for n in range(3)]
    assert stills_of(film_of(stills)) == stills
    assert stills_of(b"") == []


@pytest.mark.parametrize("size", range(1, 2 * (len(JPEG) + 26)))
def test_a_film_that_is_cut_anywhere_is_none(size: int) -> None:
    film = film_of([Still(1, JPEG), Still(2, JPEG)])
    if size in (len(film) // 2, len(film)):
        assert stills_of(film[:size])
        return
    with pytest.raises(FilmError):
        stills_of(film[:size])


def test_what_says_it_is_longer_than_it_is_is_no_film() -> None:
    film = bytearray(film_of([Still(1, JPEG)]))
    film[24:28] = b"\xff\xff\xff\xff"
    with pytest.raises(FilmError):
        stills_of(bytes(film))


def test_an_ordinary_film_is_let_go_and_one_that_a_case_is_about_is_not(crown: RuleBook) -> None:
    story = spinning(crown).tell(c.ConfirmResult("17"), c.KeepFilm(1, FILM, 50))
    assert not story.state.films[1].held
    story.tell(c.OpenCase("case", "1", 1, 300, "doubtful"))
    assert story.state.films[1].held
    assert story.refuses(c.LetFilmsGo((FILM,))) is Reason.FILM_HELD
    story.tell(c.CloseCase("case", "it was right"), c.LetFilmsGo((FILM,)))
    assert story.state.films[1].films == ()
    assert story.refuses(c.LetFilmsGo((FILM,))) is Reason.FILM_HELD


def test_a_film_that_comes_after_the_question_is_held_as_well(crown: RuleBook) -> None:
    story = spinning(crown).tell(
        c.ConfirmResult("17"), c.OpenCase("case", "1", 1, 300, "doubtful"), c.KeepFilm(1, FILM, 50)
    )
    assert story.state.films[1].held


def test_a_corrected_round_keeps_its_film(crown: RuleBook) -> None:
    story = spinning(crown).tell(c.ConfirmResult("17"), c.KeepFilm(1, FILM, 50))
    story.tell(c.Freeze("wrong number"), c.CorrectResult(1, "18", "misread"))
    assert story.state.films[1].held


def test_where_sensor_and_dealer_differ_the_film_is_named_with_the_result(crown: RuleBook) -> None:
    story = staffed(spinning(crown)).tell(c.SenseNumber("34", "reading"), c.KeepFilm(1, FILM, 50))
    (told,) = story.decide(c.ConfirmResult("17", "ball seen in 17"), who="ann", second="bob")
    assert isinstance(told, f.ResultConfirmed)
    assert (told.sensor, told.film) == ("34", FILM)
    assert story.state.films[1].held


def test_where_they_agree_no_film_is_named(crown: RuleBook) -> None:
    story = spinning(crown).tell(c.SenseNumber("17", "reading"), c.KeepFilm(1, FILM, 50))
    (told,) = story.decide(c.ConfirmResult("17"))
    assert isinstance(told, f.ResultConfirmed)
    assert told.film == ""
    assert not story.state.films[1].held


def test_a_dispute_has_the_films_of_its_round(crown: RuleBook) -> None:
    story = spinning(crown).tell(c.SenseNumber("17", "reading"), c.KeepFilm(1, FILM, 50))
    story.tell(c.ConfirmResult("17"), c.KeepFilm(1, OTHER_FILM, 9))
    story.tell(c.TakeDispute("case", "1", 1, "player", ""))
    (taken,) = (fact for fact in story.facts if isinstance(fact, f.DisputeTaken))
    assert taken.films == (FILM, OTHER_FILM)
    assert f"wheel filmed, SHA-256 {FILM[:16]}" in story.state.cases["case"].what


def test_no_round_has_more_films_than_it_can_need(crown: RuleBook) -> None:
    story = spinning(crown).tell(*[c.KeepFilm(1, why="no frame came")] * OF_ROUND_MAX)
    assert story.refuses(c.KeepFilm(1, FILM, 50)) is Reason.FILMS_FULL
    assert story.refuses(c.KeepFilm(9, FILM, 50)) is Reason.WRONG_ROUND
