"""The table's machine: every command to its handler, and nothing else."""

from collections.abc import Callable
from typing import Any

from kiosk.game import facts as f
from kiosk.game.table import (
    cases,
    clearing,
    courtesy,
    dead,
    irregular,
    notices,
    payments,
    rounds,
    slips,
    staff,
    tickets,
)
from kiosk.game.table import commands as c
from kiosk.game.table.apply import apply
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

_HANDLERS: dict[type, Callable[[Any, RuleBook, Table], tuple[f.Fact, ...]]] = {
    c.OpenTable: rounds.open_table,
    c.CloseTable: rounds.close_table,
    c.EnrolStaff: staff.enrol,
    c.DismissStaff: staff.dismiss,
    c.TryPin: staff.try_pin,
    c.UnlockStaff: staff.unlock,
    c.Join: rounds.join,
    c.SeeHead: rounds.see_head,
    c.SetPlaying: rounds.set_playing,
    c.ClearSeat: clearing.clear_seat,
    c.AllowClearing: clearing.allow,
    c.TakeCleared: clearing.take_cleared,
    c.LoseSeat: dead.lose_seat,
    c.WriteOffSeat: dead.write_off,
    c.TellPlayer: courtesy.tell_player,
    c.AttendSeat: courtesy.attend_seat,
    c.EndCall: courtesy.end_call,
    c.LockSeat: irregular.lock_seat,
    c.UnlockSeat: irregular.unlock_seat,
    c.OpenRound: rounds.open_round,
    c.CloseRound: rounds.close_round,
    c.RegisterSlip: slips.register,
    c.EndGrace: slips.end_grace,
    c.ReportSettlement: slips.report,
    c.RecordBallAtRest: rounds.ball_at_rest,
    c.SenseNumber: rounds.sense_number,
    c.ConfirmResult: rounds.confirm_result,
    c.CallNoSpin: rounds.call_no_spin,
    c.VoidRound: rounds.void_round,
    c.VoidSeat: rounds.void_seat,
    c.DeclareMalfunction: irregular.declare_malfunction,
    c.TellInterruption: irregular.tell_interruption,
    c.JudgeRecords: irregular.judge_records,
    c.JudgePaper: irregular.judge_paper,
    c.Freeze: irregular.freeze,
    c.CorrectResult: irregular.correct_result,
    c.InvalidateGame: irregular.invalidate_game,
    c.Thaw: irregular.thaw,
    c.OpenCase: cases.open_case,
    c.TakeDispute: cases.take_dispute,
    c.AnswerWithhold: cases.answer_withhold,
    c.CloseCase: cases.close_case,
    c.EndCase: cases.end_case,
    c.Credit: payments.credit,
    c.HandPay: payments.hand_pay,
    c.AnswerPayment: payments.answer,
    c.ReserveTicket: tickets.reserve,
    c.IssueTicket: tickets.issue,
    c.CancelTicket: tickets.cancel,
    c.HoldTicket: tickets.hold,
    c.ReleaseTicket: tickets.release,
    c.PayTicket: tickets.pay,
    c.NoticeLimits: notices.notice_limits,
    c.ChangeLimits: notices.change_limits,
    c.GrantLegacy: notices.grant_legacy,
    c.EndLegacy: notices.end_legacy,
    c.NoticeClosing: notices.notice_closing,
    c.WithdrawNotice: notices.withdraw_notice,
}


def new_table(book: RuleBook) -> Table:
    return Table(limits=book.limits)


def decide(book: RuleBook, state: Table, command: c.Command) -> tuple[f.Fact, ...]:
    """The facts that the command makes true, or `Refused` with the reason. None of them: the
    command was obeyed before."""
    return _HANDLERS[type(command)](command, book, state)


__all__ = ["apply", "decide", "new_table"]
