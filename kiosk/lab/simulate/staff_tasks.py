"""What waits for staff at a table, one thing after the other, and the order that deals with it."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from kiosk.game.facts import LockReason
from kiosk.game.locks.table import LOCKS_OF_STAFF
from kiosk.game.table import commands as c
from kiosk.link import messages as m


@dataclass(frozen=True, slots=True)
class Found:
    """By somebody who has looked into the box of a validator."""

    stacked: bool
    cents: int | None = None
    """Of the note, where nobody had accepted any; 0: it is no note."""


class Judge(ABC):
    """What only a person can find out or decide."""

    @abstractmethod
    def confirms(self, seat: str, round_: int) -> bool | None:
        """Whether the records bear out what this seat wagered. None: nobody can tell yet."""

    @abstractmethod
    def sees_printed(self, number: str) -> bool | None:
        """Whether there is paper with this number. None: nobody can see it yet."""

    @abstractmethod
    def finds_in_box(self, doubtful: m.DoubtfulPaper) -> Found | None:
        """Whether the note or ticket in doubt is in the box of its seat. None: nobody has looked
        yet."""

    @abstractmethod
    def knows_the_time(self) -> bool:
        """Whether somebody has looked at another clock, and found the table's to be right."""

    @abstractmethod
    def pays(self, case: m.OpenCase) -> bool:
        """Whether the money of a case goes to the player."""


def next_order(staff_tasks: m.StaffTasks, judge: Judge) -> c.Command | None:
    """None: nothing waits for staff."""
    if staff_tasks.clock is not None and judge.knows_the_time():
        return c.ConfirmClock(staff_tasks.clock.clock_ms)
    doubt = next(_doubts(staff_tasks, judge), None)
    if doubt is not None:
        return doubt
    for answer in _cases(staff_tasks, judge):
        return answer
    for seat, cents in staff_tasks.calls.items():
        if seat not in staff_tasks.due.values() and not staff_tasks.locks.get(seat):
            return c.HandPay(seat, cents)
    for seat, locks in staff_tasks.locks.items():
        for reason in locks:
            if reason in LOCKS_OF_STAFF and not _still_asked(staff_tasks, reason, seat):
                return c.UnlockSeat(seat, reason)
    return None


def tasks_of_others(staff_tasks: m.StaffTasks, suspects: frozenset[str]) -> m.StaffTasks:
    """All that waits for staff but at these seats."""
    if not suspects:
        return staff_tasks
    at = staff_tasks
    return replace(
        at,
        in_question=tuple(asked for asked in at.in_question if asked[0] not in suspects),
        cases={name: case for name, case in at.cases.items() if case.seat not in suspects},
        locks={seat: locks for seat, locks in at.locks.items() if seat not in suspects},
        doubtful_tickets={s: no for s, no in at.doubtful_tickets.items() if s not in suspects},
        doubtful_papers=tuple(x for x in at.doubtful_papers if x.seat not in suspects),
        calls={seat: cents for seat, cents in at.calls.items() if seat not in suspects},
    )


def _doubts(staff_tasks: m.StaffTasks, judge: Judge) -> Iterator[c.Command]:
    """What a machine does not know, and somebody can see by now."""
    for seat, round_ in staff_tasks.in_question:
        confirmed = judge.confirms(seat, round_)
        if confirmed is not None:
            yield c.JudgeRecords(seat, round_, confirmed)
    for number in staff_tasks.doubtful_tickets.values():
        printed = judge.sees_printed(number)
        if printed is not None:
            yield c.IssueTicket(number) if printed else c.CancelTicket(number)
    for doubtful in staff_tasks.doubtful_papers:
        found = judge.finds_in_box(doubtful)
        if found is not None:
            yield c.JudgePaper(doubtful.seat, doubtful.key, found.stacked, found.cents)


def _cases(staff_tasks: m.StaffTasks, judge: Judge) -> Iterator[c.Command]:
    """Money that waits for somebody to decide, and jackpots."""
    for name, case in staff_tasks.cases.items():
        yield c.CloseCase(name, "looked at", pay=judge.pays(case))
    yield from (c.ApproveJackpot(hit) for hit in staff_tasks.jackpots)
    yield from (c.PayJackpotByHand(hit, seat) for hit, seat in staff_tasks.jackpot_shares)


def _still_asked(staff_tasks: m.StaffTasks, reason: LockReason, seat: str) -> bool:
    """A terminal is given back once nothing about it is in question."""
    cases = any(case.seat == seat for case in staff_tasks.cases.values())
    return reason is LockReason.DISPUTE and cases
