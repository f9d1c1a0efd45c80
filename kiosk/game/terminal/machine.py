"""The terminal's machine: every command to its handler, and nothing else."""

from collections.abc import Callable
from typing import Any

from kiosk.game.refusal import Reason, require
from kiosk.game.terminal import (
    account,
    care,
    disputes,
    favourites,
    notices,
    rounds,
    slip,
    visits,
)
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.apply import apply
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook

_HANDLERS: dict[type, Callable[[Any, RuleBook, Terminal], Decision]] = {
    c.Place: slip.place_chip,
    c.PlacePieces: slip.place_pieces_of,
    c.PlaceVoucher: slip.place_voucher,
    c.Move: slip.move,
    c.TakeBack: slip.take_back,
    c.Undo: slip.undo,
    c.Clear: slip.clear,
    c.Repeat: slip.repeat,
    c.Double: slip.double,
    c.SaveFavourite: favourites.save,
    c.DeleteFavourite: favourites.delete,
    c.RenameFavourite: favourites.rename,
    c.RestoreFavourite: favourites.restore,
    c.RecallFavourite: slip.recall_favourite,
    c.SetOwnLimits: care.set_own_limits,
    c.AnswerRealityCheck: care.answer_reality_check,
    c.TakeBreak: care.take_break,
    c.EndBreak: care.end_break,
    c.PassTime: care.pass_time,
    c.Prefer: notices.prefer,
    c.Restart: slip.restart,
    c.SeeHead: notices.see_head,
    c.OpenWagering: rounds.open_wagering,
    c.EndWagering: rounds.end_wagering,
    c.ConfirmSlip: rounds.confirm_slip,
    c.RefuseSlip: rounds.refuse_slip,
    c.Settle: rounds.settle_round,
    c.CallNoSpin: rounds.call_no_spin,
    c.VoidRound: rounds.void_round,
    c.ReturnUnsent: rounds.return_unsent,
    c.CorrectRound: rounds.correct_round,
    c.EnterNote: account.enter_note,
    c.ReturnNote: account.return_note,
    c.StackNote: account.stack_note,
    c.EnterTicket: account.enter_ticket,
    c.ReturnTicket: account.return_ticket,
    c.RedeemTicket: account.redeem_ticket,
    c.DoubtPaper: account.doubt_paper,
    c.JudgePaper: account.judge_paper,
    c.AcknowledgeStacking: account.acknowledge_stacking,
    c.Credit: account.credit,
    c.CashOut: account.cash_out,
    c.CallOffAttendant: account.call_off_attendant,
    c.AskHelp: account.ask_help,
    c.EndHelp: account.end_help,
    c.Leave: account.leave,
    c.ShowMessage: notices.show_message,
    c.OpenDispute: disputes.open_dispute,
    c.EndDispute: disputes.end_dispute,
    c.EnterStaff: visits.enter,
    c.LeaveStaff: visits.leave,
    c.ChangeSetting: visits.change_setting,
    c.RecordTest: visits.record_test,
    c.ClearMemory: visits.clear_memory,
    c.HandPay: account.hand_pay,
    c.TicketDone: account.ticket_done,
    c.TicketNotDone: account.ticket_not_done,
    c.TicketInDoubt: account.ticket_in_doubt,
    c.Lock: account.lock,
    c.Unlock: account.unlock,
    c.Freeze: account.freeze,
    c.Thaw: account.thaw,
    c.Withhold: account.withhold,
    c.PayCase: account.pay_case,
    c.RefuseCase: account.refuse_case,
    c.NoticeLimits: notices.notice_limits,
    c.ChangeLimits: notices.change_limits,
    c.GrantLegacy: notices.grant_legacy,
    c.EndLegacy: notices.end_legacy,
    c.NoticeClosing: notices.notice_closing,
    c.WithdrawNotice: notices.withdraw_notice,
}


def new_terminal(book: RuleBook, seat: str) -> Terminal:
    return Terminal(seat=seat, table_limits=book.limits)


def decide(book: RuleBook, state: Terminal, command: c.Command) -> Decision:
    """The facts that the command makes true, or `Refused` with the reason. Changes nothing."""
    # A journal that was closed for good has no other last fact.
    require(not state.cleared, Reason.OUT_OF_SERVICE)
    return _HANDLERS[type(command)](command, book, state)


__all__ = ["apply", "decide", "new_terminal"]
