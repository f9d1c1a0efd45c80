"""Orders about the table as a whole: opening, closing, its notices, its staff."""

from PySide6.QtCore import QCoreApplication

from kiosk.game.table import commands as c
from kiosk.ui.console.consequences import cited
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Choice, Draft
from kiosk.ui.console.words import role_name

translate = QCoreApplication.translate


def open_table(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="open-table",
        command=c.OpenTable,
        title=translate("Console", "Open the table"),
        says=(translate("Console", "Count the float. Rounds can be opened from then on."),),
        confirm=translate("Console", "Open the table"),
        amount=translate("Console", "Float"),
        make=lambda filled: c.OpenTable(filled.cents, ""),
    )


def close_table(desk: ConsoleDesk) -> Draft:
    playing = sum(seat.playing for seat in desk.seats.values())
    says = [
        translate("Console", "Count the float. No round is opened until the table is opened again.")
    ]
    if playing:
        words = translate("Console", "{players} still play: the notice must have run out.")
        says += [words.format(players=playing), cited(desk.book, desk.book.terms.notices.closing)]
    return Draft(
        key="close-table",
        command=c.CloseTable,
        title=translate("Console", "Close the table"),
        says=tuple(says),
        confirm=translate("Console", "Close the table"),
        amount=translate("Console", "Float"),
        make=lambda filled: c.CloseTable(filled.cents, "", 0),
    )


def notice_closing(desk: ConsoleDesk) -> Draft:
    minutes = desk.book.terms.notices.closing.minutes
    says = translate("Console", "Every player sees that the table closes in {minutes} minutes.")
    return Draft(
        key="notice-closing",
        command=c.NoticeClosing,
        title=translate("Console", "Announce the closing"),
        says=(says.format(minutes=minutes), cited(desk.book, desk.book.terms.notices.closing)),
        confirm=translate("Console", "Announce it"),
        make=lambda filled: c.NoticeClosing(0),
        any_time=True,
    )


def withdraw_notice(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="withdraw-notice",
        command=c.WithdrawNotice,
        title=translate("Console", "Withdraw what is announced"),
        says=(translate("Console", "The closing and new limits are no longer announced."),),
        confirm=translate("Console", "Withdraw it"),
        make=lambda filled: c.WithdrawNotice(),
        any_time=True,
    )


def dismiss(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="dismiss",
        command=c.DismissStaff,
        title=translate("Console", "Take somebody off the staff"),
        says=(translate("Console", "His PIN is no longer accepted at this table."),),
        confirm=translate("Console", "Take off the staff"),
        options=_members(desk, locked_out=False),
        make=lambda filled: c.DismissStaff(filled.the_option.id, ""),
        any_time=True,
        danger=True,
    )


def unlock_staff(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="unlock-staff",
        command=c.UnlockStaff,
        title=translate("Console", "Let somebody in again"),
        says=(translate("Console", "After too many wrong PINs, which may start again at none."),),
        confirm=translate("Console", "Unlock"),
        options=_members(desk, locked_out=True),
        make=lambda filled: c.UnlockStaff(filled.the_option.id, ""),
        any_time=True,
    )


def _members(desk: ConsoleDesk, *, locked_out: bool) -> tuple[Choice, ...]:
    return tuple(
        Choice(name, name, role_name(member.role))
        for name, member in sorted(desk.house.staff.items())
        if member.locked_out or not locked_out
    )
