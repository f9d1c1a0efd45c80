"""Limits and notices at the terminal, by the table's orders."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.limits.state import LimitsAtTerminal
from kiosk.game.refusal import Reason, require
from kiosk.game.round.state import TerminalPhase
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.limits import legacy
from kiosk.rules.rulebook import RuleBook

PART = TerminalPart("limits")


@PART.records(f.LimitsNoticed)
def notice_limits(command: c.NoticeLimits, book: RuleBook, state: Terminal) -> None:
    """At any time."""


@PART.records(f.LimitsChanged)
def change_limits(command: c.ChangeLimits, book: RuleBook, state: Terminal) -> None:
    """Between rounds only: nobody's chips come under other limits than they were placed by."""
    require(state.round.phase is TerminalPhase.IDLE, Reason.WAGERING_OPEN)
    require(command.limits.fit(state.limits.of_table), Reason.BAD_AMOUNT)


@PART.records(f.LegacyGranted, seat="seat")
def grant_legacy(command: c.GrantLegacy, book: RuleBook, state: Terminal) -> None:
    require(book.terms.legacy is not None, Reason.NO_LEGACY)
    require(state.round.phase is TerminalPhase.IDLE, Reason.WAGERING_OPEN)
    require(state.account.open, Reason.NO_ACCOUNT)
    require(command.limits.fitted(state.limits.of_table), Reason.BAD_AMOUNT)


@PART.records(f.LegacyEnded, seat="seat")
def end_legacy(command: c.EndLegacy, book: RuleBook, state: Terminal) -> None:
    require(state.limits.legacy is not None, Reason.NOT_LEGACY)
    require(state.round.phase is TerminalPhase.IDLE, Reason.WAGERING_OPEN)


@PART.records(f.LimitsAgreed, seat="seat")
def agree_limits(command: c.AgreeLimits, book: RuleBook, state: Terminal) -> None:
    require(book.terms.agreed_limits is not None, Reason.NO_AGREEMENT)
    require(state.round.phase is TerminalPhase.IDLE, Reason.WAGERING_OPEN)
    require(state.account.open, Reason.NO_ACCOUNT)
    require(command.limits.fit(state.limits.of_table), Reason.BAD_AMOUNT)


@PART.records(f.AgreementEnded, seat="seat")
def end_agreement(command: c.EndAgreement, book: RuleBook, state: Terminal) -> None:
    require(state.limits.agreed is not None, Reason.NOT_AGREED)
    require(state.round.phase is TerminalPhase.IDLE, Reason.WAGERING_OPEN)


@PART.records(f.ClosingNoticed)
def notice_closing(command: c.NoticeClosing, book: RuleBook, state: Terminal) -> None:
    """At any time."""


@PART.records(f.NoticeWithdrawn)
def withdraw_notice(command: c.WithdrawNotice, book: RuleBook, state: Terminal) -> bool:
    limits = state.limits.notice is not None or state.limits.closing_due_ms is not None
    return limits or state.spread.notice is not None


@PART.applies
def _(fact: f.LimitsNoticed, limits: LimitsAtTerminal, state: Terminal) -> LimitsAtTerminal:
    return replace(limits, notice=(fact.limits, fact.due_ms))


@PART.applies
def _(fact: f.LimitsChanged, limits: LimitsAtTerminal, state: Terminal) -> LimitsAtTerminal:
    return replace(limits, of_table=fact.limits.under(limits.of_table.law), notice=None)


@PART.applies
def _(fact: f.LegacyGranted, limits: LimitsAtTerminal, state: Terminal) -> LimitsAtTerminal:
    before = fact.limits.under(limits.of_table.law)
    kept = legacy(before, limits.of_table)
    return replace(limits, legacy=kept, legacy_until_ms=fact.until_ms)


@PART.applies
def _(fact: f.LegacyEnded, limits: LimitsAtTerminal, state: Terminal) -> LimitsAtTerminal:
    return replace(limits, legacy=None, legacy_until_ms=0)


@PART.applies
def _(fact: f.LimitsAgreed, limits: LimitsAtTerminal, state: Terminal) -> LimitsAtTerminal:
    return replace(limits, agreed=fact.limits.under(limits.of_table.law))


@PART.applies
def _(fact: f.AgreementEnded, limits: LimitsAtTerminal, state: Terminal) -> LimitsAtTerminal:
    return replace(limits, agreed=None)


@PART.applies
def _(fact: f.AccountClosed, limits: LimitsAtTerminal, state: Terminal) -> LimitsAtTerminal:
    """Both are the player's, and go with the player."""
    return replace(limits, legacy=None, legacy_until_ms=0, agreed=None)


@PART.applies
def _(fact: f.ClosingNoticed, limits: LimitsAtTerminal, state: Terminal) -> LimitsAtTerminal:
    return replace(limits, closing_due_ms=fact.due_ms)


@PART.applies
def _(fact: f.NoticeWithdrawn, limits: LimitsAtTerminal, state: Terminal) -> LimitsAtTerminal:
    return replace(limits, notice=None, closing_due_ms=None)
