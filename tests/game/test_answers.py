"""Each fact answers to a command, so that an audit can decide it again, or says why it cannot."""

from collections.abc import Callable
from typing import Any

import pytest

from kiosk.game import facts as f
from kiosk.game.capability import GameMachine, NoCommand, Part
from kiosk.game.jackpot.machine import MACHINE as JACKPOT
from kiosk.game.refusal import Reason, require
from kiosk.game.table.machine import MACHINE as TABLE
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.machine import MACHINE as TERMINAL
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook
from tests.game.stories import TerminalStory


@pytest.mark.parametrize(
    "machine", [TERMINAL, TABLE, JACKPOT], ids=["terminal", "table", "jackpot"]
)
def test_no_kind_of_fact_is_forgotten(machine: GameMachine[Any]) -> None:
    assert machine.asked.keys() == machine.changes.keys()


def test_few_facts_answer_to_nothing() -> None:
    """They are named here, so that nobody adds one without a thought."""
    unasked = {
        kind: why
        for machine in (TERMINAL, TABLE, JACKPOT)
        for kind, why in machine.asked.items()
        if isinstance(why, NoCommand)
    }
    assert unasked == {
        f.AccountOpened: NoCommand.BESIDE,
        f.FinalSpinsAnnounced: NoCommand.BESIDE,
        f.PointsReturned: NoCommand.BESIDE,
        f.PointsSent: NoCommand.BESIDE,
        f.SpinRescored: NoCommand.BESIDE,
        f.SpinScored: NoCommand.BESIDE,
        f.JackpotWithdrawn: NoCommand.BESIDE,
        f.NoteCredited: NoCommand.BESIDE,
        f.PaperWithheld: NoCommand.BESIDE,
        f.RoundAdopted: NoCommand.BESIDE,
        f.SlipAdopted: NoCommand.BESIDE,
        f.StaffOrdered: NoCommand.ORDER,
    }


def test_a_fact_that_only_records_is_made_of_its_command(crown: RuleBook) -> None:
    part = TerminalPart("cases")

    @part.records(f.CaseRefused)
    def refuse(command: c.RefuseCase, book: RuleBook, state: Terminal) -> bool:
        require(command.who != "nobody", Reason.NOT_ALLOWED)
        return command.case != "old"

    machine = GameMachine("terminal", [part])
    state = TerminalStory(crown).state
    handler = machine.handlers[c.RefuseCase]
    (fact,) = handler(c.RefuseCase("new", "ann"), crown, state).facts
    assert fact == f.CaseRefused(case="new", who="ann")
    assert machine.command_of(fact, crown, state) == c.RefuseCase("new", "ann")
    assert handler(c.RefuseCase("old", "ann"), crown, state).facts == ()
    with pytest.raises(Exception, match="not_allowed"):
        handler(c.RefuseCase("new", "nobody"), crown, state)


def copies(fact: type[f.Fact]) -> Callable[[Part[Any]], None]:
    def declare(part: Part[Any]) -> None:
        @part.records(fact)
        def _(command: c.RefuseCase, book: RuleBook, state: Terminal) -> None: ...

    return declare


@pytest.mark.parametrize("fact", [f.CasePaid, f.HelpAsked, f.MoneyWithheld])
def test_what_is_no_copy_is_not_taken_for_one(fact: type[f.Fact]) -> None:
    """One says more than the command, one says less, and one says something else."""
    with pytest.raises(AssertionError, match="no such copy"):
        copies(fact)(TerminalPart("cases"))
