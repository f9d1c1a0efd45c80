"""Locks of the terminal, and the freezing of accounts."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.cash.terminal import HOLDS_NOTES, note_for
from kiosk.game.locks.state import LocksAtTerminal
from kiosk.game.money import Money, MoneyPlace
from kiosk.game.refusal import Reason, require
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook

PART = TerminalPart("locks")


@PART.records(f.Locked)
def lock(command: c.Lock, book: RuleBook, state: Terminal) -> bool:
    return command.reason not in state.locks.reasons


@PART.decides
@PART.kept_in(f.Unlocked)
def unlock(command: c.Unlock, book: RuleBook, state: Terminal) -> Decision:
    require(command.reason in state.locks.reasons, Reason.NOT_LOCKED, locks=(command.reason,))
    doubt = command.reason is f.LockReason.TICKET_IN_DOUBT
    require(not doubt or state.tickets.printing is None, Reason.PAYMENT_PENDING)
    validator = command.reason is f.LockReason.VALIDATOR
    require(not validator or not state.cash.doubts, Reason.PAYMENT_PENDING)
    unlocked = f.Unlocked(reason=command.reason, who=command.who)
    if HOLDS_NOTES & (state.locks.reasons.keys() - {command.reason}):
        return Decision((unlocked,))
    held = (note_for(state, key, cents) for key, cents in state.cash.notes.items())
    return Decision((unlocked, *held))


@PART.records(f.AccountFrozen)
def freeze(command: c.Freeze, book: RuleBook, state: Terminal) -> None:
    require(not state.locks.frozen, Reason.FROZEN, because=state.locks.frozen)


@PART.records(f.AccountThawed)
def thaw(command: c.Thaw, book: RuleBook, state: Terminal) -> None:
    require(bool(state.locks.frozen), Reason.NOT_FROZEN)


@PART.applies
def _(fact: f.AccountFrozen, locks: LocksAtTerminal, state: Terminal) -> LocksAtTerminal:
    return replace(locks, frozen=fact.reason)


@PART.applies
def _(fact: f.AccountThawed, locks: LocksAtTerminal, state: Terminal) -> LocksAtTerminal:
    return replace(locks, frozen="")


@PART.applies
def _(fact: f.AccountThawed, money: Money, state: Terminal) -> Money:
    return money.moved(money[MoneyPlace.WIN_DUE], MoneyPlace.WIN_DUE, MoneyPlace.CREDIT)


@PART.applies
def _(fact: f.Locked, locks: LocksAtTerminal, state: Terminal) -> LocksAtTerminal:
    return replace(locks, reasons={**locks.reasons, fact.reason: fact.detail})


@PART.applies
def _(fact: f.Unlocked, locks: LocksAtTerminal, state: Terminal) -> LocksAtTerminal:
    left = {reason: detail for reason, detail in locks.reasons.items() if reason != fact.reason}
    return replace(locks, reasons=left)
