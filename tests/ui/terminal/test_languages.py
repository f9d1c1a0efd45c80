"""A language is chosen with a touch, at once and everywhere, and lasts until the player leaves."""

import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from kiosk.game.facts import LockReason
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.terminal import commands as c
from kiosk.resources import UnknownLanguageError
from kiosk.rules.prose import rules_of_play
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.language import Languages
from kiosk.ui.messages import MESSAGES
from kiosk.ui.money import Currency
from kiosk.ui.words import lock_words, message_words, not_taken_words, refusal, refusal_words
from tests.ui.pseudo import LRELEASE
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import LARGE, SMALL, Salon, house_of

NAMES = ["English", "Bahasa Melayu", "中文"]


def choose(salon: Salon, code: str) -> None:
    salon.touch("languageButton")
    salon.touch(f"language-{code}")


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_the_key_shows_each_language_by_its_own_name(salon: Salon) -> None:
    salon.touch("languageButton")
    assert [name for name in salon.texts() if name in NAMES] == NAMES
    assert salon.text("countdownFigure") == "20"
    salon.touch("language-zh_CN")
    assert salon.find("language-zh_CN") is None
    assert salon.text("phaseTitle") == "请下注"
    assert salon.house.state.preferences.language == "zh_CN"


def test_whoever_chooses_on_the_attract_screen_is_at_the_table(
    enter: Enter, crown: RuleBook
) -> None:
    salon = enter(house_of(crown, credit_cents=0))
    salon.touch("language-ms")
    assert salon.find("clothSurface") is not None
    assert salon.text("phaseTitle") == "Sila bertaruh"
    salon.house.gives(5000)
    assert salon.text("noticeText") == "$50.00 ditambah ke kredit anda"


def test_words_that_are_already_there_are_said_again(salon: Salon) -> None:
    """Those that a view keeps: a notice, what came back, the result, an open panel, the boxes."""
    salon.house.tell(c.PlaceChip("straight:1", 1), c.PlaceChip("red", 500))
    cloth = salon.view.cloth.source
    salon.touch("helpButton")
    salon.house.closes()
    choose(salon, "zh_CN")
    assert salon.text("chapterTitle") == "投注与赔率"
    assert salon.view.cloth.source != cloth
    assert salon.view.notice.returned.rows[0].name == "直注 1"
    salon.house.registers()
    salon.house.settles("32")
    salon.desk.on_refused(Refusal(Reason.WAGERING_CLOSED), "")
    assert salon.view.result.wins.rows[0].name == "红"
    choose(salon, "ms")
    assert salon.text("noticeText") == "Pertaruhan ditutup: tunggu pusingan seterusnya"
    assert salon.view.result.wins.rows[0].name == "Merah"
    assert salon.text("phaseTitle") == "32 Merah"
    choose(salon, "en")
    assert salon.text("noticeText") == "No more bets: wait for the next round"
    assert salon.text("chapterTitle") == "Wagers and what they pay"


def test_breaks_limits_and_disputes_are_said_again(salon: Salon) -> None:
    salon.touch("playButton")
    choose(salon, "zh_CN")
    assert {"15 分钟", "您没有设定限额。"} <= set(salon.texts())
    salon.touch("break15")
    assert salon.text("careTitle") == "您正在休息"
    choose(salon, "ms")
    assert salon.text("careTitle") == "Anda sedang berehat"
    salon.house.tell(c.OpenDispute("dispute 3 c0ffee", "player", 1, ""))
    assert salon.says("Pertikaian anda tentang pusingan 1 direkodkan")
    choose(salon, "en")
    assert salon.says("Your dispute about round 1 is recorded")


def test_a_favourite_that_nobody_named_is_named_in_each_language(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("red", 500))
    for _ in range(3):
        salon.view.favourites.save()
    salon.house.tell(c.RenameFavourite("#2", "Lucky"))
    choose(salon, "zh_CN")
    assert [row.name for row in salon.view.favourites.rows.rows] == ["红", "Lucky", "红 2"]
    assert list(salon.house.state.favourites.kept) == ["#1", "Lucky", "#3"]
    choose(salon, "ms")
    assert [row.name for row in salon.view.favourites.rows.rows] == ["Merah", "Lucky", "Merah 2"]


def test_the_house_sets_the_language_of_who_has_chosen_none(salon: Salon) -> None:
    salon.speaks("ms")
    assert salon.text("phaseTitle") == "Sila bertaruh"
    choose(salon, "en")
    assert salon.text("phaseTitle") == "Place your bets"


def test_a_language_that_has_gone_with_an_update_is_the_houses(salon: Salon) -> None:
    salon.view.preferences.speak("tlh")
    assert salon.text("phaseTitle") == "Place your bets"


def said() -> list[str]:
    """To players and to staff, whatever is refused or locked."""
    refused = [Refusal(reason) for reason in Reason]
    return [
        *(not_taken_words(each) for each in refused),
        *(refusal(each, Currency()) for each in refused),
        *(refusal_words(each) for each in refused),
        *(lock_words(reason) for reason in LockReason),
    ]


@pytest.mark.parametrize("language", ["ms", "zh_CN"])
def test_what_core_and_link_say_is_translated_too(salon: Salon, language: str) -> None:
    before = said()
    choose(salon, language)
    assert all(one != other for one, other in zip(before, said(), strict=True))
    assert all(message_words(text) != text for text in MESSAGES.values())
    salon.house.tell(c.Lock(LockReason.DOOR))
    assert not salon.says("door")


@pytest.mark.parametrize("language", ["ms", "zh_CN"])
def test_the_rules_are_whole_in_every_language(book: RuleBook, language: str) -> None:
    """As long as the English ones, sentence by sentence, with the same clauses and figures."""
    english, other = (
        rules_of_play(book, Languages().wording(code)).splitlines() for code in ("en", language)
    )
    assert len(english) == len(other)
    picture = english.index("```"), len(english) - english[::-1].index("```")
    for number, (one, another) in enumerate(zip(english, other, strict=True)):
        assert one.count("*[") == another.count("*["), another
        if len(one) > 40 and not picture[0] <= number < picture[1] and set(one) - set("| -"):
            assert one != another


def test_another_language_is_one_more_file(
    enter: Enter, crown: RuleBook, tmp_path: Path, qapp: QGuiApplication
) -> None:
    tree = ET.Element("TS", version="2.1", language="de")
    for context, source, words in (
        ("Language", "English", "Deutsch"),
        ("Language", "EN", "DE"),
        ("RoundView", "Place your bets", "Bitte das Spiel machen"),
    ):
        part = ET.SubElement(tree, "context")
        ET.SubElement(part, "name").text = context
        message = ET.SubElement(part, "message")
        ET.SubElement(message, "source").text = source
        if context == "Language":
            note = {"English": "the name of this language in itself"}
            ET.SubElement(message, "comment").text = note.get(
                source, "the same in two or three letters"
            )
        ET.SubElement(message, "translation").text = words
    text = tmp_path / "de.ts"
    ET.ElementTree(tree).write(text, encoding="utf-8")
    subprocess.run([LRELEASE, "-silent", text, "-qm", text.with_suffix(".qm")], check=True)
    salon = enter(house_of(crown), LARGE, Languages(tmp_path))
    salon.touch("languageButton")
    assert "Deutsch" in salon.texts()
    salon.touch("language-de")
    assert salon.text("phaseTitle") == "Bitte das Spiel machen"
    # What nobody has translated stays English; amounts have the marks of the language.
    assert salon.text("creditMeter") == "$10.000,00"
    assert "Undo" in salon.texts()


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(UnknownLanguageError, match=r"'tlh'.*en, ms, zh_CN"):
        Languages().wording("tlh")
