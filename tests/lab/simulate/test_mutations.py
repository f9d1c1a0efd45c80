"""The checks of an evening can fail: each of these breaks the product on purpose, and is found."""

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest

from kiosk.console.order import Person
from kiosk.console.service import ConsoleService
from kiosk.devices import ports as p
from kiosk.game import facts as f
from kiosk.game.round import standing
from kiosk.game.round import terminal as rounds
from kiosk.game.settling import SlipResult
from kiosk.game.slip import terminal as slip
from kiosk.game.table import commands as sgc
from kiosk.game.table import machine as table
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal import machine
from kiosk.game.terminal.decision import Decision
from kiosk.lab.simulate.evening import EveningPlan, play
from kiosk.lab.simulate.player import Habit
from kiosk.table.receipts import ReceiptDesk
from kiosk.terminal.cash_in import CashIn
from kiosk.terminal.service import TerminalService
from tests.conftest import BOOKS

CROWN = BOOKS["crown-single-zero"]


def found(*, faults: bool = True, lossy: bool = False, seeds: Iterable[int] = range(1, 7)) -> str:
    """The first violation of some evenings. One that is known to meet it is played first."""
    evenings = (
        play(CROWN, EveningPlan(seed=seed, rounds=8, terminals=4, faults=faults, lossy=lossy))
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
        if not state.account.open or state.wagers_down or not state.credit_cents:
            return Decision()
        return Decision((f.NoteStacked(key=command.key, cents=1), f.NoteCredited(cents=1)))

    monkeypatch.setitem(machine.MACHINE.handlers, ats.HandPay, forgetful)
    assert found(seeds=(4, *range(1, 7))) != ""


def test_an_acknowledgement_that_is_given_before_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """As synchronous=NORMAL does: a power cut then takes away what was promised."""
    assert "was acknowledged and is gone" in found(lossy=True)


def test_a_table_that_signs_no_receipts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ReceiptDesk, "sign", lambda *_: None)
    assert "its slip has no receipt" in found(faults=False)


def test_an_acknowledgement_that_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that forgets to confirm a slip leaves the player's money in doubt for ever."""
    monkeypatch.setattr(standing, "_answer", lambda *_: iter(()))
    assert "nothing goes wrong, and yet" in found(faults=False) or "stands still" in found()


def test_a_terminal_that_refunds_a_slip_it_has_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    restart = slip.restart

    def hasty(command: ats.Restart, book: Any, state: Any) -> Decision:
        if state.round.sent is not None and state.round.phase == "closing":
            return Decision((f.SlipRefused(round=state.round.number, reason="restarted"),))
        return restart(command, book, state)

    monkeypatch.setitem(machine.MACHINE.handlers, ats.Restart, hasty)
    told = found(seeds=(42, 25, *range(1, 60)))
    assert "given back without the table" in told or "slip refused (" in told


def test_a_slip_taken_after_the_time_for_slips(monkeypatch: pytest.MonkeyPatch) -> None:
    def lax(command: sgc.RegisterSlip, book: Any, state: Any) -> f.Facts:
        if command.seat in state.round.kept[command.round].slips:
            return ()
        taken = f.SlipTaken(
            key=command.key, round=command.round, seat=command.seat, stakes=dict(command.stakes)
        )
        return (taken,)

    monkeypatch.setitem(table.MACHINE.handlers, sgc.RegisterSlip, lax)
    violation = found(seeds=range(1, 40))
    assert any(words in violation for words in ("after the time for slips", "slip_taken", "slip ("))


def test_a_console_that_forgets_the_orders_of_before_it_was_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def forgetful(self: ConsoleService, person: Person) -> None:
        pass

    monkeypatch.setattr(ConsoleService, "_finish_old_orders", forgetful)
    assert "orders were never answered" in found(seeds=(3, *range(1, 7)))


# ---- Money in: CashIn itself is broken -----------------------------------------------------------


CASH_FAULTS = {
    "validator loses power": 0.1,
    "validator rejects": 0.1,
    "validator jams": 0.05,
    "validator loses track of paper": 0.1,
    "validator falls silent": 0.01,
    "terminal dies": 0.01,
    "terminal loses power": 0.01,
    "terminal dies before a commit": 0.005,
    "terminal dies after a commit": 0.005,
    "commit takes long": 0.05,
    "dealer enters a wrong number": 0.5,
}


def cash_found(seeds: Iterable[int] = range(1, 13)) -> str:
    """The first violation of short evenings in which money comes and goes, and the devices fail."""
    plans = (
        EveningPlan(seed=seed, rounds=4, terminals=4, likely=CASH_FAULTS, habit=Habit.FEEDING)
        for seed in seeds
    )
    evenings = (play(CROWN, plan) for plan in plans)
    return next((evening.violation for evening in evenings if evening.violation), "")


def test_without_any_of_these_nothing_is_found() -> None:
    assert cash_found(range(1, 7)) == ""


def test_a_note_that_is_credited_before_it_is_stacked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hasty(self: CashIn, service: TerminalService, note: p.Note, *_: object) -> None:
        if self.refusal(service, note) is None:
            await service.tell(ats.StackNote(self._draw_key(), note.cents))
            self._validator.accept()

    monkeypatch.setattr(CashIn, "_note_escrowed", hasty)
    assert "credited that is not in the box" in cash_found()


def test_a_note_that_is_credited_again_after_a_power_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    stacked = CashIn._stacked

    async def gullible(self: CashIn, service: TerminalService, item: p.Item | None) -> None:
        if service.state.cash.taken and service.state.cash.note_in is None:
            await service.tell(ats.StackNote(self._draw_key(), 2000))
        await stacked(self, service, item)

    monkeypatch.setattr(CashIn, "_stacked", gullible)
    assert "credited that is not in the box" in cash_found((2, *range(1, 13)))


def test_a_ticket_that_is_redeemed_though_it_came_back(monkeypatch: pytest.MonkeyPatch) -> None:
    give_up = CashIn._give_up

    async def generous(self: CashIn, service: TerminalService, out: Any) -> None:
        if isinstance(out, str) and not service.state.cash.doubts:
            await service.tell(ats.RedeemTicket(out))
        else:
            await give_up(self, service, out)

    monkeypatch.setattr(CashIn, "_give_up", generous)
    assert "redeemed that is not in the box" in cash_found((2, *range(1, 13)))


def test_a_note_that_is_taken_while_the_terminal_is_frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    def late(self: CashIn, service: TerminalService) -> None:
        """Whatever has happened since it was looked at."""
        asyncio.get_running_loop().call_later(2.0, self._validator.accept)

    monkeypatch.setattr(CashIn, "_accept", late)
    assert "must not be taken now" in cash_found((2, *range(1, 13)))


def test_an_escrow_that_is_forgotten_after_an_interruption(monkeypatch: pytest.MonkeyPatch) -> None:
    async def careless(self: CashIn, *_: object) -> None:
        self._validator.acknowledge()

    async def patient(self: CashIn) -> None: ...

    # Nor is anybody asked when it has said nothing for long.
    monkeypatch.setattr(CashIn, "_doubt_if_gone", patient)
    for handler in ("_powered_up", "_ready"):
        monkeypatch.setattr(CashIn, handler, careless)
    # In some evenings the notes that are missing are found first.
    words = "does not know what became of what was inserted"
    assert any(words in cash_found([seed]) for seed in range(1, 13))
