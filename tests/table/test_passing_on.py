"""Whatever a terminal can say of itself, those to whom the table passes it on can read."""

from random import Random
from typing import Any, TypeVar, cast

import msgspec
from msgspec import inspect

from kiosk.game import facts as f
from kiosk.game.cases.standing import CasesStanding
from kiosk.game.cash.facts import Question
from kiosk.game.cash.standing import Doubted
from kiosk.game.given import Given
from kiosk.game.reconcile import Standing, news
from kiosk.game.refusal import Refused
from kiosk.game.table import commands as c
from kiosk.game.table.machine import apply, decide, new_table
from kiosk.game.table.state import Table
from kiosk.lab.simulate.welltyped import WellTyped, longest
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.link.session import LINE_MAX
from kiosk.rules.rulebook import RuleBook
from kiosk.table.board import board, open_staff_tasks
from kiosk.table.client import Client, Clients
from kiosk.table.overview import all_seats, seat_round

Kind = TypeVar("Kind", bound=msgspec.Struct)
SEATS = tuple(str(seat) for seat in range(1, 251))
_RECEIVER = msgspec.json.Decoder(m.FromTable)


def made(kind: type[Kind], told: Any) -> Kind:
    return msgspec.convert(told, kind, str_keys=True)


def told_at(seat: str, said: m.Standing) -> Standing:
    fields = {name: getattr(said, name) for name in Standing.__struct_fields__ if name != "seat"}
    return Standing(seat=seat, **fields)


def seated(book: RuleBook, seats: tuple[str, ...]) -> Table:
    table = new_table(book)
    for seat in seats:
        table = apply(table, f.SeatJoined(seat=seat))
        table = apply(table, f.SeatPlaying(seat=seat, playing=True))
    return table


def taken(book: RuleBook, table: Table, at: Standing) -> Table:
    """With all that the table takes at the terminal's word."""
    for command in news(table, at):
        try:
            facts = decide(book, table, command, Given(f"terminal {at.seat}", 0))
        except Refused:
            continue
        for fact in facts:
            table = apply(table, fact)
    return table


def whole(said: dict[str, Any]) -> m.Standing:
    """A standing that leaves nothing out."""
    return made(m.Standing, {**longest(inspect.type_info(m.Standing)), **said})


def require_readable(message: m.Message) -> None:
    data = msgspec.json.encode(message)
    assert _RECEIVER.decode(data) == message
    assert len(data) < LINE_MAX


def test_a_case_of_a_doubt_has_a_name_that_staff_can_close_it_by(crown: RuleBook) -> None:
    """Or the console that tries to would be hung up on, again and again."""
    seat, key = "s" * 32, longest(inspect.type_info(Doubted))["key"]
    fact = f.SeatPaperDoubted(
        seat=seat, paper=key, question=Question.CREDITED, about="", cents=1, account=1
    )
    table = apply(seated(crown, (seat,)), fact)
    opened = decide(crown, table, c.JudgePaper(seat, key, False), Given("sue", 0))[-1]
    assert isinstance(opened, f.CaseOpened)
    close = c.CloseCase(opened.case, "looked at")
    assert msgspec.json.decode(msgspec.json.encode(close), type=c.CloseCase) == close


def test_what_a_terminal_says_can_be_read_by_those_it_is_passed_on_to(crown: RuleBook) -> None:
    for seed in range(200):
        require_passed_on(crown, WellTyped(Random(seed)))


def require_passed_on(crown: RuleBook, well_typed: WellTyped) -> None:
    at = told_at("1", whole(well_typed.any(inspect.type_info(m.Standing))))
    table = taken(crown, seated(crown, ("1",)), at)
    clients = Clients()
    terminal = Client(cast(Any, None), Role.TERMINAL, "1", at)
    meters = made(m.Meters, well_typed.any(inspect.type_info(m.Meters)))
    clients.meters["1"] = meters
    why = made(m.PaymentNotDone, well_typed.any(inspect.type_info(m.PaymentNotDone))).why
    clients.not_paid["1"] = why
    require_readable(open_staff_tasks(table, [at], []))
    require_readable(board(table, here=("1",)))
    require_readable(seat_round(table, "1", 0))
    lost = f.SeatLost(seat="1", credit_cents=meters.credit_cents, stake_cents=meters.stake_cents)
    for there in (table, apply(table, lost)):
        require_readable(m.Seats(seats=all_seats(crown, there, ("1",), clients)))
    clients.terminals["1"] = terminal
    require_readable(m.Seats(seats=all_seats(crown, table, ("1",), clients)))


def test_the_tasks_of_a_large_house_fit_a_line_whatever_its_terminals_say(crown: RuleBook) -> None:
    table = seated(crown, SEATS)
    standings = [told_at(seat, whole({})) for seat in SEATS]
    for at in standings[:4]:
        withheld = CasesStanding(withheld={f"{at.seat} {n:02}{'x' * 70}": 1 for n in range(100)})
        table = taken(crown, table, msgspec.structs.replace(at, cases=withheld))
    assert len(table.cases) > 100
    require_readable(open_staff_tasks(table, standings, [(seat, 2**53) for seat in SEATS] * 100))


def test_one_seat_with_many_cases_does_not_bury_those_of_others(crown: RuleBook) -> None:
    table = seated(crown, ("1", "2", "3"))
    for liar in ("1", "3"):
        withheld = {f"{liar}{n:02}{'x' * 77}": 1 for n in range(100)}
        told = told_at(liar, whole({}))
        many = msgspec.structs.replace(told, cases=CasesStanding(withheld=withheld))
        table = taken(crown, table, many)
    last = f.CaseOpened(case="last", seat="2", round=0, cents=5, what="x")
    tasks = open_staff_tasks(apply(table, last), [], [])
    assert len(tasks.cases) < 200
    assert "last" in tasks.cases
