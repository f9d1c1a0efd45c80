"""The leaderboard: what everybody at the table sees of a session."""

import pytest
from msgspec.structs import replace
from PySide6.QtQml import qmlEngine

from kiosk.game.tournament.values import SessionPhase
from kiosk.link.messages import Board, StackSeen, TournamentSeen
from kiosk.rules.points import Points
from kiosk.rules.tournament.terms import ChipKind
from kiosk.table.board import board
from kiosk.ui.application import Application
from tests.ui.display.conftest import Show
from tests.ui.display.stage import Screen, Stage
from tests.ui.display.test_sizes import check
from tests.ui.terminal import tournament

STACKS = (("031", 4_850), ("012", 3_975), ("008", 3_210), ("044", 3_050), ("027", 1_720))


def players(stacks: tuple[tuple[str, int], ...] = STACKS, ahead: int = 3) -> list[StackSeen]:
    return [
        StackSeen(
            entrant=entrant,
            seat=str(place + 2),
            place=place,
            stack=Points(points),
            last=Points(400 - 200 * place),
            must=Points(50),
            advances=place <= ahead,
        )
        for place, (entrant, points) in enumerate(stacks, start=1)
    ]


def session(*shown: StackSeen, **told: object) -> TournamentSeen:
    spin_15 = TournamentSeen(
        id="spring-cup",
        title="Spring Cup",
        digest="ab" * 8,
        chips=ChipKind.TOURNAMENT,
        heat=2,
        heats=3,
        session=4,
        phase=SessionPhase.PLAYING,
        spin=14,
        spins=20,
        stack=Points(2_000),
        minimum=50,
        maximum=2_000,
        unit=1,
        advance=3,
        line=Points(3_210),
        players=shown or tuple(players()),
        prizes=(("First", 500_000), ("Second", 200_000)),
        schedule=(("Heat 3", 3, "22:30"), ("Final", 4, "12 Mar, 23:00")),
    )
    return replace(spin_15, **told)


def told(stage: Stage, seen: TournamentSeen | None) -> Board:
    return replace(board(stage.state, here=()), tournament=seen)


def still(screen: Screen) -> None:
    """Rows are where they go, and not under way."""
    engine = qmlEngine(screen.window)
    assert engine is not None
    engine.singletonInstance("Tapis.Theme", "Theme").setProperty("still", True)


@pytest.fixture
def playing(stage: Stage, screen: Screen) -> Screen:
    stage.opens()
    stage.plays(["17", "32", "0"])
    stage.bets()
    still(screen)
    stage.tells(told(stage, session()))
    return screen


def test_everybody_sees_every_stack_and_who_goes_on(playing: Screen) -> None:
    """S3 5.24."""
    assert playing.text("tableName") == "Spring Cup"
    assert playing.text("phaseLine") == "seconds left, spin 15 of 20"
    shown = [
        (playing.text(f"place-{who}"), playing.text(f"chips-{who}"), playing.text(f"gap-{who}"))
        for who, _ in STACKS
    ]
    assert shown == [
        ("1", "4,850", "+\N{WORD JOINER}1,640"),
        ("2", "3,975", "+\N{WORD JOINER}765"),
        ("3", "3,210", "holds"),
        ("4", "3,050", "160"),
        ("5", "1,720", "1,490"),
    ]
    assert playing.text("qualifyingLine") == "Qualifying line: the first 3 go on"
    assert playing.text("spinsLeft") == "5"
    money = [text for text in playing.texts() if "$" in text]
    assert money == ["$5,000"], "only the prize is money"


def test_the_limits_of_money_are_not_shown_beside_points(playing: Screen) -> None:
    assert playing.text("limits") == ""


def test_whoever_omitted_a_spin_is_told_what_the_next_one_takes(
    stage: Stage, playing: Screen
) -> None:
    """S3 5.15."""
    *others, last = players()
    warned = replace(last, omitted=True, must=Points(100))
    stage.tells(told(stage, session(*others, warned)))
    assert playing.text("note-027") == "next bet 100 or more"
    stage.tells(told(stage, session(*others, warned, phase=SessionPhase.DECIDED)))
    assert playing.text("note-027") == ""


def test_who_is_out_stands_below_all_others_without_a_place(stage: Stage, playing: Screen) -> None:
    """S3 5.19."""
    first, *others = players()
    out = replace(first, stack=Points(), out_at=11, place=0, advances=False)
    stage.tells(told(stage, session(out, *others)))
    assert playing.text("place-031") == "\N{EN DASH}"
    assert playing.text("note-031") == "out at spin 11"
    lower = playing.item("stack-031").y()
    assert all(playing.item(f"stack-{who}").y() < lower for who, _ in STACKS[1:])


def test_a_row_moves_to_its_new_place_and_is_not_written_anew(
    stage: Stage, playing: Screen
) -> None:
    row = playing.item("stack-044")
    stacks = (("044", 6_000), *STACKS[:3], STACKS[4])
    stage.tells(told(stage, session(*players(stacks))))
    assert playing.item("stack-044") is row
    assert playing.text("place-044") == "1"


@pytest.mark.parametrize(
    ("phase", "words"),
    [
        (SessionPhase.CALLED, "Players take their seats"),
        (SessionPhase.PLAYED, "Chips are being counted"),
        (SessionPhase.TIED, "A play-off decides"),
        (SessionPhase.DECIDED, "The places are decided"),
    ],
)
def test_a_session_that_is_not_played_says_how_far_it_is(
    stage: Stage, playing: Screen, phase: SessionPhase, words: str
) -> None:
    stage.tells(told(stage, session(phase=phase)))
    assert playing.text("sessionState") == words


def test_the_final_three_spins_are_announced(stage: Stage, playing: Screen) -> None:
    """S3 1.1 Session (a): also while one of them is bet on."""
    stage.tells(told(stage, session(spin=17, final_spins=True)))
    assert playing.text("spinsLeft") == "2" and "Final spins, after this" in playing.texts()


def test_when_chips_are_recorded_nobody_has_won_nothing_on_the_last_spin(
    stage: Stage, playing: Screen
) -> None:
    first = session().players[0]
    assert "+\N{WORD JOINER}200" in playing.texts()
    put_away = session(phase=SessionPhase.DECIDED, players=(replace(first, last=Points()),))
    stage.tells(told(stage, put_away))
    assert "0" not in playing.texts()


def test_by_the_clock_it_says_until_when(stage: Stage, playing: Screen) -> None:
    until = session(spins=0, ends_ms=stage.clock.now_ms + 600_000)
    stage.tells(told(stage, until))
    assert playing.text("sessionUntil") != "" and playing.text("phaseLine") == (
        "seconds left, spin 15"
    )


def test_after_the_session_the_display_is_what_it_was(stage: Stage, playing: Screen) -> None:
    stage.tells(told(stage, None))
    assert not playing.seen("qualifyingLine")
    assert playing.text("tableName") == "Table 4" and playing.text("limits") != ""


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1080, 1920)])
def test_ten_players_with_everything_to_say_fit(
    stage: Stage, show: Show, size: tuple[int, int]
) -> None:
    screen = show(stage, size)
    still(screen)
    stage.opens()
    stage.plays(["17", "32", "0", "26", "3", "8"])
    stage.bets()
    ten = players(tuple((f"{number:03}", 1_000_000_000 // number) for number in range(1, 11)))
    ten[1] = replace(ten[1], tied=True)
    ten[4] = replace(ten[4], omitted=True, must=Points(1_000_000))
    ten[8] = replace(ten[8], out_at=11, place=0, stack=Points())
    ten[9] = replace(ten[9], gone=True, place=0)
    stage.tells(told(stage, session(*ten, minimum=500_000, maximum=1_000_000_000)))
    screen.window.grabWindow()  # rows take their places before a frame
    check(screen)


# ---- Prizes -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "zh_CN", "ms"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1080, 1920)])
def test_prizes_are_listed_once_they_are_awarded(
    stage: Stage, show: Show, application: Application, size: tuple[int, int], language: str
) -> None:
    """S3 5.30 to 5.33."""
    application.speaker.speak(language)
    screen = show(stage, size)
    still(screen)
    stage.opens()
    stage.plays(["17", "32", "0"])
    stage.tells(told(stage, tournament.awarded(awarded_round=stage.state.round.number)))
    screen.window.grabWindow()
    check(screen)
    listed = [
        (screen.text(f"place-{who}"), screen.text(f"prize-{who}")) for who in tournament.STACKS
    ]
    assert listed[:4] == [("1", "$5,000"), ("2", "$2,000"), ("3", "$500"), ("3", "$500")]
    assert all(prize == "" for _, prize in listed[4:])
    assert screen.text("figure0") == "$250"
    if language == "en":
        assert screen.text("sessionState") == "The prizes are awarded"
        assert screen.text("note-008") == "shared"


def test_prizes_are_listed_until_the_next_round_opens(stage: Stage, playing: Screen) -> None:
    over = tournament.awarded(awarded_round=stage.state.round.number)
    stage.tells(told(stage, over))
    assert playing.seen("prize-031")
    stage.voids()
    stage.bets()
    stage.tells(told(stage, over))
    assert not playing.seen("prize-031")
