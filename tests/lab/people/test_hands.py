"""A script's hands at a terminal: what they cannot do is answered in a line."""

import asyncio

import pytest

from kiosk.cli import main
from kiosk.lab.people.hands import Hands


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "error there is no command: try help"),
        ("dance", "error dance is not known here: try help"),
        ("place red", "error the command takes WAGER CENTS"),
        ("clear all", "error the command takes nothing more"),
        ("place red 5.00", "error CENTS is a whole number from 1 to 100000000, not 5.00"),
        ("place red 500", "error Out of service"),
        ("cash-out", "error Out of service"),
        ("dispute", "error Out of service"),
    ],
)
def test_what_cannot_be_done_is_answered(line: str, answer: str) -> None:
    hands = Hands(lambda: None)
    assert asyncio.run(hands.answer(line)) == answer


@pytest.mark.parametrize("option", ["--hands", "--player", "--room", "--pictures"])
def test_no_kiosk_has_them(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["terminal", "--config", "seat-1.toml", option, "1"])
    assert f"unrecognized arguments: {option}" in capsys.readouterr().err
