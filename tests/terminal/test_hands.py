"""A script's hands at a terminal: what they cannot do is answered in a line."""

import asyncio

import pytest

from kiosk.cli import main
from kiosk.journal.log import FactLog
from kiosk.service import Machine
from kiosk.terminal.hands import Hands
from kiosk.terminal.service import TerminalService


def _never() -> FactLog:
    raise AssertionError("nobody has started it")


async def _not_started(log: FactLog) -> TerminalService:
    raise AssertionError("nobody has started it")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "error there is no command: try help"),
        ("dance", "error dance is not known here: try help"),
        ("place red", "error the command takes WAGER CENTS"),
        ("clear all", "error the command takes nothing more"),
        ("place red 5.00", "error CENTS is a whole number from 1 to 100000000, not 5.00"),
        ("place red 500", "error out of service"),
        ("cash-out", "error out of service"),
        ("dispute", "error out of service"),
    ],
)
def test_what_cannot_be_done_is_answered(line: str, answer: str) -> None:
    hands = Hands(Machine(_never, _not_started))
    assert asyncio.run(hands.answer(line)) == answer


def test_no_kiosk_has_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["terminal", "--config", "seat-1.toml", "--hands", "hands.sock"]) == 2
    assert "--hands is for simulations: give --windowed as well" in capsys.readouterr().err
