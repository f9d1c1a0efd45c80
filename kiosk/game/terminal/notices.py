"""What the table lets a terminal know: how far it has come, limits, closing."""

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.state import Phase, Terminal
from kiosk.rules.rulebook import RuleBook


def see_head(command: c.SeeHead, book: RuleBook, state: Terminal) -> Decision:
    """A table whose journal is shorter than it was has forgotten something (see the table's own
    `see_head`)."""
    head = (command.seq, command.hash)
    if head == state.table_head:
        return Decision()
    grown = command.seq > state.table_head[0]
    require(grown, Reason.JOURNAL_CUT, f"{command.seq} after {state.table_head[0]}")
    return Decision((f.TableHeadSeen(seq=command.seq, hash=command.hash),))


def notice_limits(command: c.NoticeLimits, book: RuleBook, state: Terminal) -> Decision:
    return Decision((f.LimitsNoticed(limits=command.limits, due_ms=command.due_ms),))


def change_limits(command: c.ChangeLimits, book: RuleBook, state: Terminal) -> Decision:
    """Between rounds only: nobody's chips come under other limits than they were placed by."""
    require(state.phase is Phase.IDLE, Reason.WAGERING_OPEN)
    return Decision((f.LimitsChanged(limits=command.limits),))


def grant_legacy(command: c.GrantLegacy, book: RuleBook, state: Terminal) -> Decision:
    require(book.terms.legacy is not None, Reason.NO_LEGACY)
    require(state.phase is Phase.IDLE, Reason.WAGERING_OPEN)
    require(state.account_open, Reason.NO_ACCOUNT)
    granted = f.LegacyGranted(seat=state.seat, limits=command.limits, until_ms=command.until_ms)
    return Decision((granted,))


def end_legacy(command: c.EndLegacy, book: RuleBook, state: Terminal) -> Decision:
    require(state.legacy_limits is not None, Reason.NOT_LEGACY)
    require(state.phase is Phase.IDLE, Reason.WAGERING_OPEN)
    return Decision((f.LegacyEnded(seat=state.seat),))


def notice_closing(command: c.NoticeClosing, book: RuleBook, state: Terminal) -> Decision:
    return Decision((f.ClosingNoticed(due_ms=command.due_ms),))


def withdraw_notice(command: c.WithdrawNotice, book: RuleBook, state: Terminal) -> Decision:
    if state.limits_notice is None and state.closing_due_ms is None:
        return Decision()
    return Decision((f.NoticeWithdrawn(),))


def show_message(command: c.ShowMessage, book: RuleBook, state: Terminal) -> Decision:
    """Once, however often the table orders it."""
    shown = state.message == command.key
    return Decision(() if shown else (f.MessageShown(key=command.key, text=command.text),))


def prefer(command: c.Prefer, book: RuleBook, state: Terminal) -> Decision:
    """Never refused: a player must be able to read why everything else is."""
    if command.preferences == state.preferences:
        return Decision()
    return Decision((f.PreferencesChosen(preferences=command.preferences),))
