"""What a player hears follows what the screen says, and only if the player wants it."""

import pytest

from kiosk.game.facts import StaffRole
from kiosk.game.preferences.facts import Preferences
from kiosk.game.staff.settings import SOUND_VOLUME
from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.terminal.audible_feedback import AudibleFeedback
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import Salon, house_of

SPOKEN = Preferences(spoken=True, sounds=False)


class Ear:
    """In the place of a loudspeaker and a voice."""

    def __init__(self) -> None:
        self.sounds: list[str] = []
        self.volumes: list[int] = []
        self.said: list[str] = []
        self.languages: set[str] = set()
        self.hushed = 0

    def play(self, name: str, volume: int) -> None:
        assert 0 < volume <= 100
        self.sounds.append(name)
        self.volumes.append(volume)

    def say(self, text: str, language: str, volume: int) -> None:
        self.said.append(text)
        self.volumes.append(volume)
        self.languages.add(language)

    def hush(self) -> None:
        self.hushed += 1


@pytest.fixture
def salon(enter: Enter, crown: RuleBook) -> Salon:
    return enter(house_of(crown, open_=False))


@pytest.fixture
def ear(salon: Salon) -> Ear:
    ear = Ear()
    AudibleFeedback(salon.desk, salon.view, ear, ear)
    return ear


def counts_down(salon: Salon, *seconds: float) -> None:
    for left_s in seconds:
        salon.house.seat.left_s = left_s
        salon.house.seat.on_change()


def test_a_round_has_its_sounds(salon: Salon, ear: Ear) -> None:
    salon.house.opens()
    assert ear.sounds == []
    salon.touch_spot("straight:1", "straight:17")
    assert ear.sounds == ["chip", "chip"]
    salon.touch("undoButton")
    assert ear.sounds == ["chip", "chip"]
    counts_down(salon, 6.2, 5.0, 4.9, 4.0, 0.4)
    assert ear.sounds[2:] == ["last-seconds"] * 3
    salon.house.plays("1")
    assert ear.sounds[5:] == ["no-more-bets", "big-win"]
    salon.touch_spot("red")
    assert ear.sounds[7:] == ["refused"]
    salon.house.opens()
    salon.house.plays("2")
    assert ear.sounds[8:] == ["no-more-bets", "result"]
    salon.house.tell(c.HandPay("pay", "sue"))
    assert ear.sounds[10:] == ["cash-out"]
    assert ear.said == []


def test_whoever_wants_no_sounds_hears_none(salon: Salon, ear: Ear) -> None:
    salon.view.preferences.turn("sounds", False)
    salon.house.opens()
    salon.touch_spot("red")
    salon.house.plays("1")
    assert ear.sounds == []


def test_an_empty_terminal_makes_no_noise(enter: Enter, crown: RuleBook) -> None:
    salon = enter(house_of(crown, credit_cents=0, open_=False))
    ear = Ear()
    AudibleFeedback(salon.desk, salon.view, ear, ear)
    salon.house.opens()
    counts_down(salon, 4, 3)
    salon.house.plays("1")
    assert ear.sounds == []


def test_less_back_than_staked_is_no_win_to_the_ear(salon: Salon, ear: Ear) -> None:
    salon.view.preferences.turn("spoken", True)
    salon.house.opens()
    salon.house.tell(c.PlaceChip("black", 2500), c.PlaceChip("red", 17_500))
    salon.house.plays("17")
    assert ear.sounds[-1] == "result"
    assert (
        ear.said[-1] == "17, Black. 50 dollars back of 200 dollars. Your credit is 9,850 dollars."
    )


def test_the_result_is_heard_when_the_ball_lies_in_its_pocket(salon: Salon, ear: Ear) -> None:
    salon.house.opens()
    salon.house.tell(c.PlaceChip("straight:17", 500))
    salon.house.closes()
    salon.house.registers()
    salon.view.stage.watched(True)
    salon.house.settles("17")
    assert ear.sounds[-1] == "no-more-bets"
    salon.view.stage._landing.timeout.emit()
    assert ear.sounds[-1] == "big-win"


def test_an_ordinary_win_has_its_own_sound(salon: Salon, ear: Ear) -> None:
    salon.house.opens()
    salon.house.tell(c.PlaceChip("black", 500))
    salon.house.plays("17")
    assert ear.sounds[-1] == "win"


def test_a_round_is_spoken(salon: Salon, ear: Ear) -> None:
    salon.view.preferences.turn("spoken", True)
    assert ear.said.pop(0) == "Bets, countdown and result are spoken."
    salon.house.opens()
    salon.touch_spot("split:14/17")
    salon.touch("chip500")
    salon.touch_spot("low")
    counts_down(salon, 10.3, 10, 9.8, 5, 0.5)
    salon.touch("clearButton")
    salon.touch("undoButton")
    salon.house.plays("14")
    assert ear.said == [
        "Place your bets. 20 seconds.",
        "1 dollar on Split 14, 17",
        "5 dollars on 1 to 18",
        "10 seconds",
        "5 seconds",
        "No bets on the cloth",
        "6 dollars on 2 spots",
        "No more bets. You have bet 6 dollars.",
        "14, Red. You are up 22 dollars. Your credit is 10,022 dollars.",
    ]
    assert ear.languages == {"en"}


def test_refusals_and_questions_are_spoken_as_the_screen_has_them(salon: Salon, ear: Ear) -> None:
    salon.house.tell(c.Prefer(SPOKEN))
    ear.said.clear()
    salon.touch_spot("red")
    assert ear.said == ["No more bets: wait for the next round"]
    salon.house.waits(minutes=31)
    assert ear.said[-1].startswith("A moment to look at your play. Do you want to play on?")
    salon.house.opens()
    salon.house.plays("0")
    assert ear.said[-2:] == ["No more bets.", "0, Green."]
    salon.view.preferences.turn("spoken", False)
    assert ear.hushed == 1


def test_bets_that_go_back_are_spoken(salon: Salon, ear: Ear) -> None:
    """In one breath with the close: what is said next breaks off what is being said."""
    salon.view.preferences.turn("spoken", True)
    salon.house.opens()
    salon.touch_spot("red", "straight:17", "dozen:1")
    salon.house.closes()
    salon.house.registers()
    back = "2 dollars back in your credit: below the minimum."
    assert ear.said[-1] == f"No more bets. You have bet 1 dollar. {back}"
    salon.house.tell(c.VoidRound(1, "the ball left the wheel"))
    assert ear.said[-1] == "Round void: $1.00 returned"
    salon.house.opens()
    assert ear.said[-1] == "Place your bets. 20 seconds."
    salon.touch_spot("red")
    salon.house.closes()
    back = "1 dollar back in your credit: below the minimum."
    assert ear.said[-1] == f"No more bets. {back}"


def test_winners_that_stay_home_are_spoken(enter: Enter, rapid: RuleBook) -> None:
    salon = enter(house_of(rapid))
    ear = Ear()
    AudibleFeedback(salon.desk, salon.view, ear, ear)
    salon.house.tell(c.Prefer(SPOKEN), c.PlaceChip("red", 1000))
    salon.house.plays("1")
    salon.house.waits(minutes=31)
    salon.house.waits(minutes=0.1)
    assert ear.said[-1].startswith("A moment to look at your play.")
    salon.house.opens()
    back = "10 dollars back in your credit: Please look at your play first."
    assert ear.said[-1] == back, "and nobody is asked to bet who cannot"
    counts_down(salon, 10, 5)
    assert ear.said[-1] == back


def test_the_voice_speaks_the_players_language(salon: Salon, ear: Ear) -> None:
    salon.house.tell(c.Prefer(Preferences(spoken=True, language="ms")))
    salon.house.opens()
    assert ear.said[-1] == "Sila bertaruh. 20 saat."
    assert ear.languages == {"ms"}


def test_the_voice_of_a_house_speaks_its_language(salon: Salon, ear: Ear) -> None:
    salon.speaks("zh_CN")
    salon.house.tell(c.Prefer(SPOKEN))
    assert ear.said == ["投注、倒计时和结果将语音播报。"]
    assert ear.languages == {"zh_CN"}


def test_sounds_are_as_loud_as_staff_have_set(enter: Enter, crown: RuleBook) -> None:
    salon = enter(house_of(crown, credit_cents=0, open_=False))
    ear = Ear()
    AudibleFeedback(salon.desk, salon.view, ear, ear)
    salon.house.tell(
        c.EnterStaff("tess", StaffRole.TECHNICIAN),
        c.ChangeSetting(SOUND_VOLUME, 30, "tess"),
        c.LeaveStaff("left"),
    )
    salon.house.gives(5000)
    salon.house.opens()
    salon.touch_spot("red")
    assert ear.volumes == [30]
    salon.house.tell(c.Prefer(SPOKEN))
    assert ear.said and ear.volumes == [30, 30], "and so is the voice"
