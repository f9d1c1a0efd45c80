"""Every state of a table against every command: allowed with its facts, or refused with why."""

from collections.abc import Callable
from dataclasses import replace
from typing import get_args

import pytest

from kiosk.game import facts as f
from kiosk.game.table import commands as c
from kiosk.game.table.machine import decide
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender
from tests.conftest import BOOKS
from tests.game.stories import TableStory
from tests.game.test_terminal_walk import WALKED
from tests.game.walk import check_walk, outcome

SLIP = {"straight:17": 500, "red": 1000}
NUMBER, OTHER_NUMBER = "123456789012345678", "876543210987654321"


def raised(book: RuleBook) -> f.LimitAmounts:
    """The limits of the book with every minimum doubled."""
    amounts = f.LimitAmounts.of(book.limits)
    kinds = {kind: (2 * low, high, unit) for kind, (low, high, unit) in amounts.kinds.items()}
    return f.LimitAmounts(kinds=kinds)


def states(book: RuleBook) -> dict[str, Table]:
    def idle() -> TableStory:
        return TableStory(book).tell(
            c.OpenTable(1_000_000, "ann"), c.Join("1"), c.Join("2"), c.SetPlaying("1", True)
        )

    def betting() -> TableStory:
        return idle().tell(c.OpenRound(30, 0))

    def closing() -> TableStory:
        return betting().tell(c.CloseRound("clock"), c.RegisterSlip("1", 1, "slip", SLIP))

    def spinning() -> TableStory:
        return closing().tell(c.EndGrace())

    def settled() -> TableStory:
        return spinning().tell(c.ConfirmResult("17", "ann"))

    def reserved() -> TableStory:
        return settled().tell(c.ReserveTicket("out", "1", NUMBER, 500, 9000))

    def held() -> TableStory:
        case = c.OpenCase("case", "1", 1, 300, "doubtful", 0, withhold=True)
        return settled().tell(case, c.AnswerWithhold("case", True))

    def staffed() -> TableStory:
        return TableStory(book).tell(
            c.EnrolStaff("sue", f.StaffRole.SUPERVISOR, "00", "hash", "sue"),
            c.EnrolStaff("deb", f.StaffRole.DEALER, "00", "hash", "sue"),
        )

    stories = {
        "shut": TableStory(book),
        "staffed": staffed(),
        "PIN forgotten": staffed().tell(*[c.TryPin("deb", False, 0)] * 5),
        "idle": idle(),
        "betting": betting(),
        "closing": closing(),
        "spinning": spinning(),
        "sensed": spinning().tell(c.SenseNumber("17", "reading")),
        "at rest": spinning().tell(c.RecordBallAtRest()),
        "settled": settled(),
        "frozen": settled().tell(c.Freeze("wrong number")),
        "frozen betting": settled().tell(c.OpenRound(30, 0), c.Freeze("wrong number")),
        "noticed": settled().tell(c.NoticeLimits(raised(book), 0), c.NoticeClosing(0)),
        "changed": settled().tell(c.ChangeLimits(raised(book), 0, all_agree=True))
        if book.terms.legacy
        else settled().tell(c.NoticeLimits(raised(book), 0)),
        "malfunction": settled().tell(c.DeclareMalfunction("1", "screen")),
        "void": spinning().tell(c.VoidRound("power")),
        "case": settled().tell(c.OpenCase("case", "1", 1, 300, "doubtful", 0)),
        "case asked": settled().tell(c.OpenCase("case", "1", 1, 300, "doubtful", 0, True)),
        "case held": held(),
        "case decided": held().tell(c.CloseCase("case", "it was right", "ann", pay=True)),
        "locked": settled().tell(c.LockSeat("1", f.LockReason.STAFF, "asleep")),
        "head seen": settled().tell(c.SeeHead("1", 5, "ab")),
        "lost": settled().tell(c.SeeHead("1", 5, "ab"), c.LoseSeat("1", 700, 0)),
        "written off": settled().tell(
            c.SeeHead("1", 5, "ab"),
            c.LoseSeat("1", 700, 0),
            c.WriteOffSeat("off", "1", 700, False, "ann"),
        ),
        "clearing allowed": staffed().tell(
            c.EnrolStaff("tess", f.StaffRole.TECHNICIAN, "00", "hash", "sue"),
            c.Join("1"),
            c.SeeHead("1", 5, "ab"),
            c.AllowClearing("1", "tess", "sue"),
        ),
        "disputed": settled().tell(c.TakeDispute("case", "1", 1, "player", "", 0)),
        "attended": settled().tell(c.AttendSeat("1")),
        "payment due": settled().tell(c.HandPay("due", "1", 500, "ann")),
        "ticket reserved": reserved(),
        "ticket issued": reserved().tell(c.IssueTicket(NUMBER)),
        "ticket held": reserved().tell(c.IssueTicket(NUMBER), c.HoldTicket("2", NUMBER, 0)),
    }
    return {name: told.state for name, told in stories.items()}


def commands(book: RuleBook) -> dict[str, Callable[[Table], c.Command]]:
    due_ms = 60_000 * book.terms.notices.limits.minutes
    same = f.LimitAmounts.of(book.limits)
    lower = replace(book.limits, aggregate_maximum_cents=None)
    return {
        "OpenTable": lambda s: c.OpenTable(1_000_000, "ann"),
        "CloseTable": lambda s: c.CloseTable(900_000, "ann", due_ms),
        "CloseTable, too early": lambda s: c.CloseTable(900_000, "ann", due_ms - 1),
        "EnrolStaff": lambda s: c.EnrolStaff("deb", f.StaffRole.DEALER, "00", "hash", "sue"),
        "EnrolStaff, first": lambda s: c.EnrolStaff(
            "sam", f.StaffRole.SUPERVISOR, "00", "hash", "sam"
        ),
        "DismissStaff": lambda s: c.DismissStaff("deb", "sue"),
        "TryPin": lambda s: c.TryPin("deb", True, 0),
        "TryPin, wrong": lambda s: c.TryPin("deb", False, 0),
        "UnlockStaff": lambda s: c.UnlockStaff("deb", "sue"),
        "Join": lambda s: c.Join("3"),
        "SeeHead": lambda s: c.SeeHead("1", 7, "ab"),
        "SeeHead, shorter": lambda s: c.SeeHead("1", 4, "cd"),
        "SetPlaying": lambda s: c.SetPlaying("2", True),
        "SetPlaying, unknown seat": lambda s: c.SetPlaying("9", True),
        "OpenRound": lambda s: c.OpenRound(30, 0),
        "OpenRound, too short": lambda s: c.OpenRound(4, 0),
        "CloseRound": lambda s: c.CloseRound("dealer"),
        "RegisterSlip": lambda s: c.RegisterSlip("2", s.round, "two", SLIP),
        "RegisterSlip, again": lambda s: c.RegisterSlip("1", s.round, "slip", SLIP),
        "RegisterSlip, other body": lambda s: c.RegisterSlip("1", s.round, "slip", {"red": 500}),
        "RegisterSlip, below minimum": lambda s: c.RegisterSlip("2", s.round, "x", {"red": 1}),
        "RegisterSlip, unknown wager": lambda s: c.RegisterSlip("2", s.round, "x", {"blue": 500}),
        "EndGrace": lambda s: c.EndGrace({"2": "two"}),
        "ReportSettlement": lambda s: c.ReportSettlement("1", s.round, 1, 18_000),
        "ReportSettlement, wrong": lambda s: c.ReportSettlement("1", s.round, 1, 17_999),
        "RecordBallAtRest": lambda s: c.RecordBallAtRest(),
        "SenseNumber": lambda s: c.SenseNumber("17", "reading"),
        "SenseNumber, unknown pocket": lambda s: c.SenseNumber("37", "reading"),
        "ConfirmResult": lambda s: c.ConfirmResult("17", "ann"),
        "ConfirmResult, unknown pocket": lambda s: c.ConfirmResult("37", "ann"),
        "CallNoSpin": lambda s: c.CallNoSpin("ball-out"),
        "CallNoSpin, unknown reason": lambda s: c.CallNoSpin("rain"),
        "VoidRound": lambda s: c.VoidRound("power"),
        "VoidSeat": lambda s: c.VoidSeat("1", "screen"),
        "DeclareMalfunction, terminal": lambda s: c.DeclareMalfunction("1", "screen"),
        "DeclareMalfunction, system": lambda s: c.DeclareMalfunction("", "power"),
        "TellInterruption, terminal": lambda s: c.TellInterruption("1"),
        "TellInterruption, no wagers": lambda s: c.TellInterruption("1", wagers=False),
        "TellInterruption, gone before the number": lambda s: c.TellInterruption(
            "1", before_result=True
        ),
        "TellInterruption, table": lambda s: c.TellInterruption(),
        "JudgeRecords": lambda s: c.JudgeRecords("1", s.round, True, "ann"),
        "Freeze": lambda s: c.Freeze("wrong number"),
        "CorrectResult": lambda s: c.CorrectResult(1, "18", "ann", "misread"),
        "CorrectResult, same number": lambda s: c.CorrectResult(1, "17", "ann", "misread"),
        "InvalidateGame": lambda s: c.InvalidateGame(1, "ann", "fire"),
        "Thaw": lambda s: c.Thaw(),
        "OpenCase": lambda s: c.OpenCase("case 3", "1", 1, 300, "doubtful", 0),
        "CloseCase": lambda s: c.CloseCase("case", "paid", "ann"),
        "AnswerWithhold": lambda s: c.AnswerWithhold("case", True),
        "AnswerWithhold, not held": lambda s: c.AnswerWithhold("case", False, "no credit"),
        "EndCase": lambda s: c.EndCase("case"),
        "ClearSeat": lambda s: c.ClearSeat("1", "ann"),
        "ClearSeat, nobody there": lambda s: c.ClearSeat("2", "ann"),
        "AllowClearing": lambda s: c.AllowClearing("1", "tess", "sue"),
        "AllowClearing, one person": lambda s: c.AllowClearing("1", "sue", "sue"),
        "TakeCleared": lambda s: c.TakeCleared("1", 8, "ef"),
        "TakeCleared, cut off": lambda s: c.TakeCleared("1", 4, "cd"),
        "TakeDispute": lambda s: c.TakeDispute("case 4", "1", s.round, "player", "ab" * 32, 0),
        "LoseSeat": lambda s: c.LoseSeat("1", 700, 500),
        "WriteOffSeat": lambda s: c.WriteOffSeat("off", "1", 1200, False, "ann"),
        "WriteOffSeat, ticket found": lambda s: c.WriteOffSeat("off", "1", 1200, True, "ann"),
        "WriteOffSeat, nothing": lambda s: c.WriteOffSeat("off", "1", 0, False, "ann"),
        "SeeHead, of one that was never here": lambda s: c.SeeHead("1", 9, "ef", new=True),
        "TellPlayer": lambda s: c.TellPlayer("words", "1", "Somebody is coming"),
        "TellPlayer, two lines": lambda s: c.TellPlayer("words", "1", "Some\nbody"),
        "AttendSeat": lambda s: c.AttendSeat("1"),
        "EndCall": lambda s: c.EndCall("1"),
        "LockSeat": lambda s: c.LockSeat("1", f.LockReason.STAFF, "asleep"),
        "LockSeat, by itself only": lambda s: c.LockSeat("1", f.LockReason.DOOR, "open"),
        "JudgePaper": lambda s: c.JudgePaper("1", "note", True, "ann"),
        "JudgePaper, unknown seat": lambda s: c.JudgePaper("9", "note", True, "ann"),
        "UnlockSeat": lambda s: c.UnlockSeat("1", f.LockReason.STAFF, "ann"),
        "Credit": lambda s: c.Credit("credit", "1", 2000, Tender.CASH, "ann"),
        "Credit, chips": lambda s: c.Credit("credit", "1", 2000, Tender.CHIPS, "ann"),
        "HandPay": lambda s: c.HandPay("pay", "1", 2000, "ann"),
        "AnswerPayment": lambda s: c.AnswerPayment("1", "due", True),
        "AnswerPayment, other seat": lambda s: c.AnswerPayment("2", "due", True),
        "ReserveTicket": lambda s: c.ReserveTicket("new", "1", OTHER_NUMBER, 500, 9000),
        "ReserveTicket, again": lambda s: c.ReserveTicket("out", "1", OTHER_NUMBER, 500, 9000),
        "ReserveTicket, short": lambda s: c.ReserveTicket("new", "1", "12345", 500, 9000),
        "IssueTicket": lambda s: c.IssueTicket(NUMBER),
        "CancelTicket": lambda s: c.CancelTicket(NUMBER),
        "HoldTicket": lambda s: c.HoldTicket("1", NUMBER, 8999),
        "HoldTicket, too late": lambda s: c.HoldTicket("1", NUMBER, 9000),
        "ReleaseTicket": lambda s: c.ReleaseTicket("2", NUMBER),
        "PayTicket": lambda s: c.PayTicket("2", NUMBER),
        "PayTicket, other seat": lambda s: c.PayTicket("1", NUMBER),
        "NoticeLimits": lambda s: c.NoticeLimits(raised(book), 0),
        "ChangeLimits, raised": lambda s: c.ChangeLimits(raised(book), due_ms),
        "ChangeLimits, too early": lambda s: c.ChangeLimits(raised(book), due_ms - 1),
        "ChangeLimits, all agree": lambda s: c.ChangeLimits(raised(book), 0, all_agree=True),
        "ChangeLimits, not raised": lambda s: c.ChangeLimits(f.LimitAmounts.of(lower), 0),
        "GrantLegacy": lambda s: c.GrantLegacy("1", 0),
        "EndLegacy": lambda s: c.EndLegacy("1"),
        "NoticeClosing": lambda s: c.NoticeClosing(0),
        "WithdrawNotice": lambda s: c.WithdrawNotice(),
        "NoticeLimits, unsound": lambda s: c.NoticeLimits(
            f.LimitAmounts(kinds=dict.fromkeys(same.kinds, (10, 5, None))), 0
        ),
    }


@pytest.mark.parametrize("name", WALKED)
def test_every_state_answers_every_command(name: str) -> None:
    book = BOOKS[name]
    told = states(book)
    outcomes = {
        title: {
            name: outcome(state, lambda make=make, state=state: decide(book, state, make(state)))
            for name, state in told.items()
        }
        for title, make in commands(book).items()
    }
    check_walk(f"table-{name}", outcomes)


def test_every_command_there_is_is_walked(crown: RuleBook) -> None:
    walked = {type(make(states(crown)["idle"])) for make in commands(crown).values()}
    assert walked == set(get_args(c.Command))
