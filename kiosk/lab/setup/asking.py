"""Answers from the command line, a file, an earlier run, or whoever sits at the keys."""

import getpass
import re
import sys
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from kiosk.console.order import Person
from kiosk.game.staff.table import PIN_DIGITS_MIN
from kiosk.lab.setup.answers import (
    BY_KEY,
    QUESTIONS,
    AnswerError,
    Question,
    check,
    needed,
)

FIRST_PIN, SECOND_PIN = "first_pin", "second_pin"
_TRIES = 5
_SHOWN_MAX = 60


class SetupError(Exception):
    """It cannot go on. Says why, and what would help."""


def read_answers(path: Path) -> dict[str, str]:
    """A file of answers, by their keys. Raises `SetupError`, which names file and key."""
    try:
        said = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SetupError(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise SetupError(f"{path} is not TOML: {error}") from None
    answers: dict[str, str] = {}
    for key, value in said.items():
        if key not in (*BY_KEY, FIRST_PIN, SECOND_PIN):
            raise SetupError(f"{path}: {key[:_SHOWN_MAX]!r} is no question; {_known()}")
        if isinstance(value, bool) or not isinstance(value, str | int):
            raise SetupError(f'{path}: {key} is neither a text nor a number, such as "5 10 20"')
        answers[key] = str(value)
    return answers


def _known() -> str:
    return f"there are {', '.join(BY_KEY)}, {FIRST_PIN} and {SECOND_PIN}"


def answers_text(answers: Mapping[str, str]) -> str:
    """As `read_answers` reads it. PINs are never written down."""
    lines = "".join(f'{key} = "{answers[key]}"\n' for key in BY_KEY if key in answers)
    return f"# What was answered. `tapis setup` goes on from here.\n{lines}"


@dataclass(slots=True)
class Asker:
    """Asks for what nobody has said yet."""

    asks: bool
    """False: what is missing is taken by default, or missed."""
    said: dict[str, str] = field(default_factory=dict)
    """PINs too."""
    say: Callable[[str], None] = print

    def all(self, sources: Mapping[str, str]) -> dict[str, str]:
        """`sources` has what was said, and where: it is told with what is wrong."""
        told = {key: text for key, text in self.said.items() if key in BY_KEY}
        answers: dict[str, str] = {}
        for question in QUESTIONS:
            key = question.key
            if not needed(key, answers):
                continue
            if key in told:
                try:
                    check(key, told[key], answers)
                except AnswerError as error:
                    raise SetupError(f"{sources.get(key, key)}: {error}") from None
                answers[key] = told[key]
            else:
                answers[key] = self._ask(question, answers)
        return answers

    def _ask(self, question: Question, answers: Mapping[str, str]) -> str:
        if not self.asks:
            if not question.default:
                raise SetupError(f"{question.option} has to be said: {question.asks}")
            return question.default
        if question.hint:
            self.say(f"  ({question.hint})")
        offered = f" [{question.default}]" if question.default else ""
        for _ in range(_TRIES):
            text = self._line(f"{question.asks}{offered} ", question.option) or question.default
            try:
                check(question.key, text, answers)
            except AnswerError as error:
                self.say(f"  {error}.")
            else:
                return text
        raise SetupError(f"{question.option} was not answered in {_TRIES} attempts")

    def _line(self, prompt: str, instead: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            raise SetupError(f"nobody answers here; say {instead}, or --yes") from None

    def yes(self, question: str) -> bool:
        """Nothing is taken for no, and so is nobody."""
        return self.asks and self._line(f"{question} (yes/no) [no] ", "--yes") in ("yes", "y")

    def person(self, name: str, key: str) -> Person:
        """With a PIN that is typed twice, by that person."""
        if key in self.said:
            return Person(name, _pin(self.said[key], f"{key} of {name}"))
        if not self.asks:
            raise SetupError(f"nobody answers here: {key} has to be in the file of --answers")
        for _ in range(_TRIES):
            pin = self._secret(f"{name}, type a PIN of {PIN_DIGITS_MIN} digits or more: ")
            try:
                _pin(pin, "that")
            except SetupError as error:
                self.say(f"  {error}.")
                continue
            if self._secret("  and again: ") == pin:
                return Person(name, pin)
            self.say("  The two are not alike.")
        raise SetupError(f"{name} has typed no PIN in {_TRIES} attempts")

    def _secret(self, prompt: str) -> str:
        """Unseen, where there is a terminal."""
        if sys.stdin is not None and sys.stdin.isatty():
            return getpass.getpass(prompt)
        return self._line(prompt, "the PINs in the file of --answers")


def _pin(text: str, whose: str) -> str:
    if not re.fullmatch(f"[0-9]{{{PIN_DIGITS_MIN},20}}", text):
        raise SetupError(f"{whose} is no PIN of {PIN_DIGITS_MIN} to 20 digits")
    return text
