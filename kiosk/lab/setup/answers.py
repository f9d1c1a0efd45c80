"""What is asked of whoever sets up a table, and what each answer may be.

One list has it all: the question, what is taken if nothing is said, the option of the command line
and the key of a file of answers are made of it. An answer is text until its question has read it.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kiosk import resources
from kiosk.config import PrinterProtocol, ValidatorProtocol
from kiosk.devices.printer.words import SYMBOLS
from kiosk.game.bounds import CENTS_MAX

THIS_MACHINE = "-"
SIMULATED, REAL = "simulated", "real"
HERE, THERE = "here", "there"
_TERMINALS_MAX = 60
_NOTES_MAX = 24
_DAYS_MAX = 3650
_PORT_MAX = 65535
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._-]{0,31}")
_PERSON = re.compile(r"[A-Za-z0-9][A-Za-z0-9 .-]{0,19}")
_HOST = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]{0,250}[A-Za-z0-9])?:([0-9]{1,5})")
_MONEY = re.compile(r"([0-9]{1,10})(?:\.([0-9]{2}))?")
_LINE_MAX = 40


class AnswerError(Exception):
    """What is wrong with an answer, in words that go on from its name."""


@dataclass(frozen=True, slots=True)
class Question:
    key: str
    asks: str
    default: str
    """Taken if nothing is said; nothing: it has to be said."""
    read: Callable[[str], object]
    """Raises `AnswerError`."""
    hint: str = ""

    @property
    def option(self) -> str:
        return f"--{self.key.replace('_', '-')}"


def _one_of(*choices: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in choices:
            raise AnswerError(f"{text!r} is none of {', '.join(choices)}")
        return text

    return read


def _matching(pattern: re.Pattern[str], what: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if not pattern.fullmatch(text):
            raise AnswerError(f"{text!r} is not {what}")
        return text

    return read


def _line(text: str) -> str:
    if not text.isprintable() or not 1 <= len(text) <= _LINE_MAX or '"' in text or "\\" in text:
        raise AnswerError(f"{text!r} is not one line of 1 to {_LINE_MAX} letters")
    return text


def _number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch("[0-9]{1,6}", text) or not least <= int(text) <= most:
            raise AnswerError(f"{text!r} is no number from {least} to {most}")
        return int(text)

    return read


def cents(text: str) -> int:
    found = _MONEY.fullmatch(text)
    amount = int(found[1]) * 100 + int(found[2] or 0) if found else 0
    if not 1 <= amount <= CENTS_MAX:
        raise AnswerError(f"{text!r} is no amount such as 1000 or 1000.50")
    return amount


def _notes(text: str) -> tuple[int, ...]:
    notes = tuple(cents(word) for word in text.replace(",", " ").split())
    if not 1 <= len(notes) <= _NOTES_MAX or len(set(notes)) < len(notes):
        raise AnswerError(f"{text!r} is no list of different notes such as 5 10 20 50")
    return notes


def _rulebook(text: str) -> str:
    if text not in resources.rulebook_ids():
        raise AnswerError(f"{text!r} is none of {', '.join(resources.rulebook_ids())}")
    return text


def _language(text: str) -> str:
    there = sorted(path.stem for path in (resources.folder("assets") / "translations").glob("*.qm"))
    return _one_of("en", *there)(text)


def _address(text: str) -> str:
    if text == THIS_MACHINE:
        return text
    found = _HOST.fullmatch(text)
    if not found or not 1 <= int(found[2]) <= _PORT_MAX:
        raise AnswerError(f"{text!r} is neither - nor HOST:PORT, such as table-1:7410")
    return text


_person = _matching(_PERSON, "1 to 20 letters, digits, spaces, . and -, the first a letter")

QUESTIONS = (
    Question(
        "name",
        "What is the table called?",
        "Table 1",
        _matching(_NAME, "1 to 32 letters, digits, spaces and . _ -, the first a letter or digit"),
    ),
    Question(
        "rulebook",
        "By which rule book is it played?",
        "crown-single-zero",
        _rulebook,
        "`tapis rulebooks` says what each is",
    ),
    Question("terminals", "How many terminals has it?", "2", _number(1, _TERMINALS_MAX)),
    Question("house", "What is the house called, on tickets and displays?", "My Casino", _line),
    Question("currency", "Which currency?", "AUD", _one_of(*SYMBOLS), ", ".join(SYMBOLS)),
    Question("language", "Which language do screens begin with?", "en", _language),
    Question(
        "notes", "Which notes do its terminals take?", "5 10 20 50 100", _notes, "5 is a 5.00 note"
    ),
    Question("credit_limit", "No note is taken above a credit of", "10000", cents),
    Question("ticket_limit", "An attendant pays what is above a ticket of", "3000", cents),
    Question("ticket_days", "For how many days is a ticket good?", "30", _number(1, _DAYS_MAX)),
    Question("hand_pay_limit", "A second person confirms hand pays above", "1000", cents),
    Question(
        "devices",
        "Are validators and printers simulated or real?",
        SIMULATED,
        _one_of(SIMULATED, REAL),
        "simulated ones cost nothing; real ones are at /dev/tapis-validator and /dev/tapis-printer",
    ),
    Question("validator", "What do the validators speak?", "id003", _one_of(*ValidatorProtocol)),
    Question("printer", "What do the printers speak?", "tcl", _one_of(*PrinterProtocol)),
    Question(
        "address",
        "Where do machines of their own find the table?",
        THIS_MACHINE,
        _address,
        "HOST:PORT, such as table-1:7410; - if all of it runs on this machine",
    ),
    Question(
        "keys",
        "Are their certificates made here, or by a code at each machine?",
        HERE,
        _one_of(HERE, THERE),
        "here: the folder of each is then carried to it; there: no private key leaves its machine",
    ),
    Question("first_supervisor", "Who is the first supervisor?", "", _person),
    Question("second_supervisor", "Who is the second?", "", _person, "somebody else"),
)
BY_KEY = {question.key: question for question in QUESTIONS}


def needed(key: str, answers: Mapping[str, str]) -> bool:
    """Whether what was answered before leaves it open."""
    return key != "keys" or answers.get("address", THIS_MACHINE) != THIS_MACHINE


def check(key: str, text: str, answers: Mapping[str, str]) -> None:
    """Raises `AnswerError`, also for what contradicts an answer of before."""
    BY_KEY[key].read(text)
    if key == "second_supervisor" and text == answers.get("first_supervisor"):
        raise AnswerError(f"{text!r} is the first supervisor: it takes two people")


@dataclass(frozen=True, slots=True, kw_only=True)
class Answers:
    """All of them, read."""

    name: str
    rulebook: str
    terminals: int
    house: str
    currency: str
    language: str
    notes: tuple[int, ...]
    credit_limit: int
    ticket_limit: int
    ticket_days: int
    hand_pay_limit: int
    devices: str
    validator: str
    printer: str
    address: str
    keys: str
    first_supervisor: str
    second_supervisor: str

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(str(number + 1) for number in range(self.terminals))

    @property
    def networked(self) -> bool:
        return self.address != THIS_MACHINE

    @property
    def machines(self) -> tuple[str, ...]:
        """Besides the table, as their certificates name them."""
        return (*(f"terminal-{seat}" for seat in self.seats), "console-1", "display-1")


def answers_of(texts: Mapping[str, str]) -> Answers:
    values = {q.key: q.read(texts.get(q.key, q.default)) for q in QUESTIONS}
    return Answers(**values)  # type: ignore[arg-type]
