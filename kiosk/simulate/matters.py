"""What waits for staff at a table, one thing after the other, and the order that deals with it."""

from typing import Protocol

from kiosk.game.facts import LockReason
from kiosk.game.table import commands as c
from kiosk.game.table.irregular import LOCKS_OF_STAFF
from kiosk.link import messages as m


class Judge(Protocol):
    """What only a person can find out or decide."""

    def confirms(self, seat: str, round_: int) -> bool:
        """Whether the records bear out what this seat wagered."""

    def sees_printed(self, number: str) -> bool:
        """Whether there is paper with this number."""

    def pays(self, case: m.OpenCase) -> bool:
        """Whether the money of a case goes to the player."""


def next_order(matters: m.Matters, judge: Judge) -> c.Command | None:
    """None: nothing waits for staff."""
    for seat, round_ in matters.in_question:
        return c.JudgeRecords(seat, round_, judge.confirms(seat, round_), "")
    for number in matters.doubtful_tickets.values():
        looked = c.IssueTicket if judge.sees_printed(number) else c.CancelTicket
        return looked(number)
    for name, case in matters.cases.items():
        return c.CloseCase(name, "looked at", "", pay=judge.pays(case))
    for seat, cents in matters.calls.items():
        if seat not in matters.due.values() and not matters.locks.get(seat):
            return c.HandPay("", seat, cents, "")
    for seat, locks in matters.locks.items():
        for reason in locks:
            if reason in LOCKS_OF_STAFF and not _still_asked(matters, reason, seat):
                return c.UnlockSeat(seat, reason, "")
    return None


def _still_asked(matters: m.Matters, reason: LockReason, seat: str) -> bool:
    """A terminal is given back once nothing about it is in question."""
    cases = any(case.seat == seat for case in matters.cases.values())
    return reason is LockReason.DISPUTE and cases
