"""The checks of an evening can fail: each of these breaks the product on purpose, and is found."""

import logging
from typing import Any

import pytest

from kiosk.game import facts as f
from kiosk.game import reconcile
from kiosk.game.settling import SlipResult
from kiosk.game.table import commands as sgc
from kiosk.game.table import machine as table
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal import machine, rounds, slip
from kiosk.game.terminal.decision import Decision
from kiosk.simulate.evening import Plan, play
from kiosk.terminal.service import TerminalService
from tests.conftest import BOOKS

CROWN = BOOKS["crown-single-zero"]


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    """What is refused and what fails is the purpose here."""
    caplog.set_level(logging.CRITICAL + 1, "kiosk")


def found(*, faults: bool = True, lossy: bool = False, seeds: range = range(1, 7)) -> str:
    """The first violation of some evenings."""
    evenings = (
        play(CROWN, Plan(seed=seed, rounds=8, terminals=4, faults=faults, lossy=lossy))
        for seed in seeds
    )
    return next((evening.violation for evening in evenings if evening.violation), "")


def test_a_settlement_that_pays_a_cent_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    settle = rounds.settle_slip

    def generous(*args: Any) -> SlipResult:
        result = settle(*args)
        won = result.winnings_cents
        return SlipResult(won + 1 if won else 0, result.returned_cents, result.riding)

    monkeypatch.setattr(rounds, "settle_slip", generous)
    assert "cents were won where" in found(faults=False)


def test_both_sides_settling_wrongly_in_the_same_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """They agree with one another, and still it is wrong."""
    pays_on = CROWN.table.pays_on

    def mean(outcome: str) -> dict[str, int]:
        return {wager: odds - 1 if odds > 1 else odds for wager, odds in pays_on(outcome).items()}

    monkeypatch.setattr(CROWN.table, "pays_on", mean)
    assert "cents were won where" in found(faults=False)


def test_a_credit_that_is_applied_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its memory of payments, and without the journal's keys, a terminal pays again."""

    def forgetful(command: ats.HandPay, book: object, state: Any) -> Decision:
        if not state.account_open or state.wagers_down or not state.credit_cents:
            return Decision()
        return Decision((f.NoteStacked(key=command.key, cents=1), f.NoteCredited(cents=1)))

    monkeypatch.setitem(machine._HANDLERS, ats.HandPay, forgetful)
    assert found() != ""


def test_a_note_that_is_credited_each_time_the_validator_tells_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def gullible(self: TerminalService, key: str, cents: int) -> None:
        await self.tell(ats.StackNote(f"{key} {self.keeper.head.seq}", cents))

    monkeypatch.setattr(TerminalService, "note_stacked", gullible)
    # The power fails with a note in the validator in about one evening of fifty.
    assert "cents in notes" in found(seeds=range(40, 200))


def test_an_acknowledgement_that_is_given_before_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """As synchronous=NORMAL does: a power cut then takes away what was promised."""
    assert "was acknowledged and is gone" in found(lossy=True)


def test_an_acknowledgement_that_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that forgets to confirm a slip leaves the player's money in doubt for ever."""
    monkeypatch.setattr(reconcile, "_answer", lambda *_: iter(()))
    assert "nothing goes wrong, and yet" in found(faults=False) or "stands still" in found()


def test_a_terminal_that_refunds_a_slip_it_has_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    restart = slip.restart

    def hasty(command: ats.Restart, book: Any, state: Any) -> Decision:
        if state.sent is not None and state.phase == "closing":
            return Decision((f.SlipRefused(round=state.round, reason="restarted"),))
        return restart(command, book, state)

    monkeypatch.setitem(machine._HANDLERS, ats.Restart, hasty)
    assert "given back without the table" in found(seeds=range(1, 60))


def test_a_slip_taken_after_the_time_for_slips(monkeypatch: pytest.MonkeyPatch) -> None:
    def lax(command: sgc.RegisterSlip, book: Any, state: Any) -> tuple[f.Fact, ...]:
        if command.seat in state.rounds[command.round].slips:
            return ()
        taken = f.SlipTaken(
            key=command.key, round=command.round, seat=command.seat, stakes=dict(command.stakes)
        )
        return (taken,)

    monkeypatch.setitem(table._HANDLERS, sgc.RegisterSlip, lax)
    violation = found(seeds=range(1, 40))
    assert "after the time for slips" in violation or "slip_taken" in violation
