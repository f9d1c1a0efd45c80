"""Scenario files: those that ship with Tapis, how one is read, and every fault of a bad one."""

from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from re import search
from typing import get_args

from msgspec.structs import fields, replace

from kiosk import resources
from kiosk.game import facts as f
from kiosk.lab.simulate.scenario.cup import cup_text
from kiosk.lab.simulate.scenario.script import ACTIONS, Scenario, ScenarioStep
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.tomlfile import Key, Problem, TomlFaultError, key_text, line_of, read
from kiosk.rules.tournament.file import TermsError, load_terms

VOID = "void"
FOLDER = "scenarios"
_PLAYERS = (
    "bet",
    "bet_voucher",
    "bet_points",
    "note_cents",
    "cash_out",
    "call_attendant",
    "dispute",
)
NEEDS_SEAT = (
    *_PLAYERS,
    "adjust",
    "void_person",
    "forfeit",
    "records_confirm",
    "withhold_cents",
    "open_case",
    "decide",
    "notify",
    "give_credit_cents",
    "give_voucher_cents",
    "hand_back_cents",
    "hand_pay_cents",
    "write_off_cents",
    "ticket",
    "unlock",
    "tell_player",
    "keep_limits",
    "longer_legacy_h",
    "agreed_maximum_cents",
    "link",
    "printer",
    "pay_jackpot",
    "note_jackpot",
    "disqualify",
    "re_buy",
    "adjust_points",
    "leave",
    "deem",
    "pay_entrant",
    "withdraw",
)
MAY_HAVE_SEAT = (*NEEDS_SEAT, "malfunction", "invalidate", "power_cut", "start")
_OWN = ("name", "lines")
KINDS = frozenset(str(kind.__struct_config__.tag) for kind in get_args(f.AnyFact))
"""Of facts, as journals name them."""


class ScenarioFileError(Exception):
    """The file cannot be played. Each fault is a line that names file, line and key."""


def ready_made() -> list[str]:
    """The names of those that ship with Tapis."""
    return sorted(path.stem for path in (resources.folder("assets") / FOLDER).glob("*.toml"))


def find(name_or_file: str) -> Scenario:
    """A ready-made one, or that of a file. Raises `ScenarioFileError`."""
    shipped = resources.folder("assets") / FOLDER / f"{name_or_file}.toml"
    path = shipped if name_or_file in ready_made() else Path(name_or_file)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        near = get_close_matches(name_or_file, ready_made(), n=1, cutoff=0.5)
        hint = f"; did you mean {near[0]}?" if near else ""
        message = f"{name_or_file} is no ready-made scenario, nor a file: {why}{hint}"
        raise ScenarioFileError(message) from None
    return load(text, path)


def load(text: str, path: Path) -> Scenario:
    """Raises `ScenarioFileError` with every fault that was found."""
    try:
        scenario = read(text, Scenario)
    except TomlFaultError as fault:
        raise _refused([_in_plain_words(p) for p in fault.problems], text, path) from None
    problems = list(_problems(scenario))
    if problems:
        raise _refused(problems, text, path)
    lines = tuple(line_of(text, ("steps", i)) or 0 for i in range(len(scenario.steps)))
    return replace(scenario, name=path.stem, lines=lines)


def _refused(problems: list[Problem], text: str, path: Path) -> ScenarioFileError:
    said = [f"{path}:{_line(text, p.key)} {key_text(p.key)}: {p.message}" for p in problems]
    return ScenarioFileError("\n".join(said))


def _line(text: str, key: Key) -> str:
    line = line_of(text, key)
    return f"{line}:" if line else ""


def _in_plain_words(problem: Problem) -> Problem:
    """msgspec names an unknown field and not the one that was meant."""
    unknown = search("unknown field `(.*)`", problem.message)
    if unknown is None:
        return problem
    in_step = problem.key[:1] == ("steps",)
    known = [field.name for field in fields(ScenarioStep)] if in_step else []
    near = get_close_matches(unknown[1], known, n=1)
    hint = f"; did you mean {near[0]}?" if near else ""
    also = f"; a step knows {', '.join(known)}" if in_step and not near else ""
    return Problem((*problem.key, unknown[1]), f"is not known here{hint}{also}")


# ---- What a well-formed file can still get wrong -------------------------------------------------


def _problems(scenario: Scenario) -> Iterator[Problem]:
    for name in _OWN:
        if getattr(scenario, name):
            yield Problem((name,), "is not known here")
    books = []
    for i, book in enumerate(scenario.rulebooks):
        if book in resources.rulebook_ids():
            books.append(resources.rulebook(book))
        else:
            known = ", ".join(resources.rulebook_ids())
            yield Problem(("rulebooks", i), f"there is no rule book {book!r}; there are {known}")
    yield from _document_problems(scenario, books)
    yield from _cup_problems(scenario)
    for i, step in enumerate(scenario.steps):
        for problem in _step_problems(scenario, step, books):
            yield Problem(("steps", i, *problem.key), problem.message)
    yield from _demand_problems(scenario, books)


def _document_problems(scenario: Scenario, books: list[RuleBook]) -> Iterator[Problem]:
    documents = {book.terms.document.id for book in books}
    named = [("clauses", document) for document in scenario.clauses]
    named += [("expect", "cites", document) for document in scenario.expect.cites]  # type: ignore[misc]
    for key in named:
        if key[-1] not in documents:
            of = ", ".join(sorted(documents)) or "none"
            yield Problem(key, f"no rule book of this scenario is of document {key[-1]}, but {of}")


def _cup_problems(scenario: Scenario) -> Iterator[Problem]:
    try:
        load_terms(cup_text(scenario.cup), "cup")
    except TermsError as error:
        yield Problem(("cup",), "; ".join(error.faults))


def _step_problems(
    scenario: Scenario, step: ScenarioStep, books: list[RuleBook]
) -> Iterator[Problem]:
    if len(step.actions) != 1:
        has = " and ".join(step.actions) or "none"
        yield Problem(
            (), f"a step has one action, and this has {has}; there are {', '.join(ACTIONS)}"
        )
        return
    if step.seat is None and step.action in NEEDS_SEAT:
        yield Problem((step.action,), f'needs seat = "{min(scenario.cast)}" beside it')
    elif step.seat is not None and step.action not in MAY_HAVE_SEAT:
        yield Problem(("seat",), f"{step.action} is of no one seat: leave it out")
    elif step.seat is not None and step.seat not in scenario.cast:
        seats = ", ".join(scenario.cast)
        yield Problem(("seat",), f"nobody sits at {step.seat}; credit_cents and seats name {seats}")
    if getattr(step, step.action) is False and step.action != "records_confirm":
        yield Problem((step.action,), "is true, or the step is left out")
    for book in books:
        yield from _unknown_to(book, step)


def _unknown_to(book: RuleBook, step: ScenarioStep) -> Iterator[Problem]:
    value = getattr(step, step.action)
    pockets, reasons = book.wheel.order, [reason.id for reason in book.terms.no_spin.reasons]
    if step.action in ("bet", "bet_points", "adjust"):
        wagers = [*value, *value.values()] if step.action == "adjust" else [*value]
        for wager in wagers:
            if not book.has(wager):
                near = get_close_matches(wager, [*book.wagers, *book.spread_wagers], n=1)
                hint = f"; did you mean {near[0]}?" if near else ""
                yield Problem((step.action, wager), f"{book.id} has no such wager{hint}")
    elif step.action in ("result", "correct", "sensor") and value not in pockets:
        yield Problem((step.action,), f"the wheel of {book.id} has no pocket {value}")
    elif step.action == "spread" and value not in book.spread_tables:
        known = ", ".join(book.spread_tables) or "none"
        yield Problem((step.action,), f"{book.id} has the tables {known}, not {value}")
    elif step.action == "no_spin" and value not in reasons and step.refused is None:
        yield Problem((step.action,), f"{book.id} knows {', '.join(reasons)}, not {value}")


def _cast_problems(scenario: Scenario) -> Iterator[Problem]:
    there = scenario.expect.seats
    if not scenario.cast:
        yield Problem(("credit_cents",), "names nobody, and so does seats: who sits there?")
    for seat in {*scenario.cast} ^ there.keys():
        where = "credit_cents or seats" if seat in there else "expect.seats"
        yield Problem(("expect", "seats", seat), f"seat {seat} is not in {where}")


def _demand_problems(scenario: Scenario, books: list[RuleBook]) -> Iterator[Problem]:
    expect = scenario.expect
    yield from _cast_problems(scenario)
    for i, number in enumerate(expect.rounds):
        for book in books:
            if number != VOID and number not in book.wheel.order:
                message = f"a pocket of {book.id} or {VOID!r}, not {number!r}"
                yield Problem(("expect", "rounds", i), message)
    for book in books:
        if expect.displayed is not None and expect.displayed not in book.wheel.order:
            message = f"the wheel of {book.id} has no pocket {expect.displayed!r}"
            yield Problem(("expect", "displayed"), message)
    kinds: list[tuple[Key, list[str]]] = [(("expect", "facts"), expect.facts)]
    kinds += [(("expect", "seats", s, "told"), demand.told) for s, demand in expect.seats.items()]
    for key, named in kinds:
        for i, kind in enumerate(named):
            if kind not in KINDS:
                near = get_close_matches(kind, KINDS, n=1)
                hint = f"; did you mean {near[0]}?" if near else ""
                yield Problem((*key, i), f"there is no fact of the kind {kind!r}{hint}")
