"""What a terminal tells its table of money set aside and of disputes, and what was decided."""

from collections.abc import Iterator, Mapping
from typing import Annotated

from msgspec import Meta, field

from kiosk.game.account.terminal import PAPER_CASE
from kiosk.game.bounds import Count, Hash, Key, Person, Told
from kiosk.game.cases import table_commands as sgc
from kiosk.game.cases import terminal_commands as ats
from kiosk.game.cases.state import Hold
from kiosk.game.cash.table import PAPER_HELD
from kiosk.game.command import TableCommand, TerminalOrder
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal

OTHER_ACCOUNT = "the player of a corrected round has left"
BY_TABLE = "table"
"""Who ends a dispute at a terminal, whoever closed its case."""
CASES_MAX = 100
"""That a terminal can open by its word, so that one that lies does not bury the others."""
WITHHELD_TOLD_MAX = 400
"""More than an honest terminal ever sets aside: corrections add to `WITHHELD_MAX`."""


class Disputed(Told, frozen=True, kw_only=True):
    """A dispute that is open at a terminal."""

    case: Key
    by: Person
    round: Count
    picture: Hash = ""
    withdrawn: bool = False
    """The player takes it back."""


class CasesStanding(Told, frozen=True, kw_only=True):
    withheld: Annotated[Mapping[Key, Count], Meta(max_length=WITHHELD_TOLD_MAX)] = field(
        default_factory=dict
    )
    """Money set aside, by case."""
    dispute: Disputed | None = None


def standing_of(state: Terminal) -> CasesStanding:
    told = state.cases.dispute
    dispute = None
    if told is not None:
        dispute = Disputed(
            case=told.case,
            by=told.by,
            round=told.round,
            picture=told.picture,
            withdrawn=state.cases.withdrawing,
        )
    withheld = {name: case.cents for name, case in state.cases.withheld.items()}
    return CasesStanding(withheld=withheld, dispute=dispute)


def news(table: Table, seat: str, at: CasesStanding) -> Iterator[TableCommand]:
    if table.cases or at.withheld:
        yield from _withheld(table, seat, at)
    told = at.dispute
    if told is None:
        return
    known = told.case == table.seats[seat].dispute
    if not known:
        yield sgc.TakeDispute(told.case, seat, told.round, told.by, told.picture)
    case = table.cases.get(told.case)
    if told.withdrawn and (not known or (case is not None and not case.taken)):
        yield sgc.WithdrawDispute(told.case, seat)


def _withheld(table: Table, seat: str, at: CasesStanding) -> Iterator[TableCommand]:
    # What finds no room is told again when staff have closed some.
    room = CASES_MAX - sum(case.seat == seat for case in table.cases.values())
    for name, cents in at.withheld.items():
        if name not in table.cases:
            room -= 1
            if room < 0:
                continue
            what = PAPER_HELD if name.startswith(f"{PAPER_CASE} ") else OTHER_ACCOUNT
            yield sgc.OpenCase(name, seat, 0, cents, what, withhold=True)
            yield sgc.AnswerWithhold(name, True)
        elif table.cases[name].hold is Hold.ASKED and table.cases[name].seat == seat:
            less = cents if cents < table.cases[name].cents else None
            yield sgc.AnswerWithhold(name, True, held_cents=less)
    for name, case in table.cases.items():
        if case.seat == seat and case.pay is not None and name not in at.withheld:
            yield sgc.EndCase(name)


def orders(table: Table, seat: str, at: CasesStanding) -> Iterator[TerminalOrder]:
    for name, case in table.cases.items():
        if case.seat != seat:
            continue
        if case.hold is Hold.ASKED and name not in at.withheld:
            yield ats.Withhold(name, case.cents, case.what, case.until_ms, case.round)
        elif case.pay is not None and name in at.withheld:
            by = case.decided_by
            made = ats.PayCase if case.pay else ats.RefuseCase
            yield made(name, by, case.decided_note)
    # The case that the table took up is closed.
    told = at.dispute
    taken = told is not None and told.case == table.seats[seat].dispute
    if told is not None and taken and told.case not in table.cases:
        decided = table.seats[seat]
        yield ats.EndDispute(told.case, BY_TABLE, decided.decided, decided.decided_note)
