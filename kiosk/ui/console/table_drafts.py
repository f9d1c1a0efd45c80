"""Orders about the table as a whole: opening, closing, its notices, its staff."""

from datetime import UTC, datetime

from kiosk.game.pit.table import DEALS
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.ui.console.consequences import cited
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Choice, Draft, Filled, Said
from kiosk.ui.console.words import machine_name
from kiosk.ui.texts import QT_TRANSLATE_NOOP, translate
from kiosk.ui.times import moment
from kiosk.ui.words import role_name

RECOVERY_LINES = 5
"""That fit the sheet. All of them are in the records."""


def open_table(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="open-table",
        command=c.OpenTable,
        title=Said(QT_TRANSLATE_NOOP("Console", "Open the table")),
        says=(translate("Console", "Count the float. Rounds can be opened from then on."),),
        confirm=translate("Console", "Open the table"),
        amount=translate("Console", "Float"),
        make=lambda filled: c.OpenTable(filled.cents),
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
        title=Said(QT_TRANSLATE_NOOP("Console", "Close the table")),
        says=tuple(says),
        confirm=translate("Console", "Close the table"),
        amount=translate("Console", "Float"),
        make=lambda filled: c.CloseTable(filled.cents),
    )


def shut_down(desk: ConsoleDesk) -> Draft:
    """Nobody can learn the result (S3 6.18): no notice is waited for."""
    failure = desk.book.terms.display.failure
    assert failure is not None
    dead = ", ".join(desk.house.dead_displays)
    says = [translate("Console", "Displays that do not answer: {names}.").format(names=dead)]
    return Draft(
        key="shut-down",
        command=c.ShutDown,
        title=Said(QT_TRANSLATE_NOOP("Console", "Shut the game down")),
        says=(
            *(says if dead else ()),
            translate("Console", "The table closes at once. The round under way is void."),
            translate("Console", "Earlier results stand."),
            cited(desk.book, failure),
        ),
        confirm=translate("Console", "Shut down now"),
        amount=translate("Console", "Float"),
        reasons=(
            Choice(
                "display", QT_TRANSLATE_NOOP("Console", "Players can neither see nor hear results")
            ),
        ),
        make=lambda filled: c.ShutDown(filled.cents, filled.the_reason.text),
        any_time=True,
        danger=True,
    )


def notice_closing(desk: ConsoleDesk) -> Draft:
    minutes = desk.book.terms.notices.closing.minutes
    says = translate("Console", "Every player sees that the table closes in {minutes} minutes.")
    return Draft(
        key="notice-closing",
        command=c.NoticeClosing,
        title=Said(QT_TRANSLATE_NOOP("Console", "Announce the closing")),
        says=(says.format(minutes=minutes), cited(desk.book, desk.book.terms.notices.closing)),
        confirm=translate("Console", "Announce it"),
        make=lambda filled: c.NoticeClosing(),
        any_time=True,
    )


def confirm_clock(desk: ConsoleDesk) -> Draft:
    doubt = desk.staff_tasks.clock
    assert doubt is not None
    clock_ms, behind = doubt.clock_ms, doubt.clock_ms < doubt.journal_ms
    shown = translate("Console", "The clock of the table's machine: {time}.")
    journal = translate("Console", "The time of its journal: {time}.")
    if behind:
        follows = translate("Console", "The journal's time never runs back: it goes on as it is.")
    else:
        follows = translate("Console", "Dates of tickets and notices are counted from it.")
    return Draft(
        key="confirm-clock",
        command=c.ConfirmClock,
        title=Said(QT_TRANSLATE_NOOP("Console", "Is the clock right?")),
        says=(
            shown.format(time=moment(clock_ms)),
            journal.format(time=moment(doubt.journal_ms)),
            translate("Console", "Compare with another clock. If it is wrong, have it set first."),
            follows,
        ),
        confirm=translate("Console", "The clock is right"),
        make=lambda filled: c.ConfirmClock(clock_ms),
        any_time=True,
    )


def begin_recovery(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="begin-recovery",
        command=c.BeginRecovery,
        title=Said(QT_TRANSLATE_NOOP("Console", "Recover the table's records")),
        says=(
            translate("Console", "For a table that was put back from a copy, or is a new machine."),
            translate("Console", "Its terminals are asked for all that they hold."),
            translate("Console", "Nothing is played and no ticket is paid until you end it."),
        ),
        confirm=translate("Console", "Begin the recovery"),
        make=lambda filled: c.BeginRecovery(),
        any_time=True,
        danger=True,
    )


def end_recovery(desk: ConsoleDesk) -> Draft:
    recovery = desk.staff_tasks.recovery
    assert recovery is not None
    told = translate("Console", "Seat {seat}: tickets new to the table {tickets}, owed {sum}.")
    says = [
        told.format(seat=seat, tickets=there.tickets, sum=desk.look.currency.full(there.cents))
        for seat, there in recovery.told.items()
        if there.tickets
    ]
    if recovery.missing:
        missing = translate("Console", "Not told yet: seats {seats}. They stay outside.")
        says.append(missing.format(seats=", ".join(recovery.missing)))
    return Draft(
        key="end-recovery",
        command=c.EndRecovery,
        title=Said(QT_TRANSLATE_NOOP("Console", "End the recovery")),
        says=(
            *says[:RECOVERY_LINES],
            translate("Console", "What terminals cannot tell is opened as a case."),
        ),
        confirm=translate("Console", "End the recovery"),
        make=lambda filled: c.EndRecovery(),
        any_time=True,
        danger=True,
    )


def withdraw_notice(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="withdraw-notice",
        command=c.WithdrawNotice,
        title=Said(QT_TRANSLATE_NOOP("Console", "Withdraw what is announced")),
        says=(translate("Console", "The closing and new limits are no longer announced."),),
        confirm=translate("Console", "Withdraw it"),
        make=lambda filled: c.WithdrawNotice(),
        any_time=True,
    )


def dismiss(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="dismiss",
        command=c.DismissStaff,
        title=Said(QT_TRANSLATE_NOOP("Console", "Take somebody off the staff")),
        says=(translate("Console", "His PIN is no longer accepted at this table."),),
        confirm=translate("Console", "Take off the staff"),
        options=_members(desk, locked_out=False),
        make=lambda filled: c.DismissStaff(filled.the_option.id),
        any_time=True,
        danger=True,
    )


def unlock_staff(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="unlock-staff",
        command=c.UnlockStaff,
        title=Said(QT_TRANSLATE_NOOP("Console", "Let somebody in again")),
        says=(translate("Console", "After too many wrong PINs, which may start again at none."),),
        confirm=translate("Console", "Unlock"),
        options=_members(desk, locked_out=True),
        make=lambda filled: c.UnlockStaff(filled.the_option.id),
        any_time=True,
    )


def withdraw_change(desk: ConsoleDesk) -> Draft:
    changes = desk.house.changes
    return Draft(
        key="withdraw-change",
        command=c.WithdrawStaffChange,
        title=Said(QT_TRANSLATE_NOOP("Console", "Withdraw a change of staff")),
        says=tuple(map(_asked, changes.values())),
        confirm=translate("Console", "Withdraw it"),
        options=tuple(Choice(key, x.name, _becomes(x)) for key, x in changes.items()),
        make=lambda filled: c.WithdrawStaffChange(filled.the_option.id),
        any_time=True,
        danger=True,
    )


def _asked(change: m.StaffChangeAt) -> str:
    """When it is made, and who asked for it."""
    text = translate("Console", "{name}: {role} from {date} on, asked by {people}.")
    return text.format(
        name=change.name,
        role=_becomes(change),
        date=f"{datetime.fromtimestamp(change.due_ms / 1000, UTC):%Y-%m-%d %H:%M} UTC",
        people=", ".join(filter(None, (change.by, change.second))),
    )


def _becomes(change: m.StaffChangeAt) -> str:
    return role_name(change.role) if change.role else translate("Console", "off the staff")


def let_machine_in(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="let-machine-in",
        command=c.LetMachineIn,
        title=Said(QT_TRANSLATE_NOOP("Console", "Let a machine sign in again")),
        says=(
            translate("Console", "Too many wrong PINs were typed there."),
            translate("Console", "Look who is before it: from then on it starts again at none."),
        ),
        confirm=translate("Console", "Let it sign in"),
        options=tuple(
            Choice(machine, machine_name(machine), count_text(wrong))
            for machine, wrong in desk.staff_tasks.guessing.items()
        ),
        make=lambda filled: c.LetMachineIn(filled.the_option.id),
        any_time=True,
    )


def count_text(wrong: int) -> str:
    return translate("Console", "{count} wrong PINs").format(count=wrong)


def _members(desk: ConsoleDesk, *, locked_out: bool) -> tuple[Choice, ...]:
    return tuple(
        Choice(name, name, role_name(member.role))
        for name, member in sorted(desk.house.staff.items())
        if member.locked_out or not locked_out
    )


# ---- The float and the dealer -----------------------------------------------------------------


def fill_float(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="fill-float",
        command=c.FillFloat,
        title=Said(QT_TRANSLATE_NOOP("Console", "Fill the float")),
        says=(translate("Console", "Count what was brought to the table, and compare the slip."),),
        confirm=translate("Console", "Brought"),
        amount=translate("Console", "Brought to the table"),
        make=lambda filled: c.FillFloat(filled.cents),
        any_time=True,
    )


def credit_float(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="credit-float",
        command=c.CreditFloat,
        title=Said(QT_TRANSLATE_NOOP("Console", "Credit the float")),
        says=(translate("Console", "Count what is taken from the table, and sign the slip."),),
        confirm=translate("Console", "Taken away"),
        amount=translate("Console", "Taken from the table"),
        make=lambda filled: c.CreditFloat(filled.cents),
        any_time=True,
    )


def change_dealer(desk: ConsoleDesk) -> Draft:
    """Whoever is signed in is who comes, unless he deals already."""
    members = {n: member for n, member in desk.house.staff.items() if member.role in DEALS}
    options = tuple(
        Choice(name, name, role_name(member.role))
        for name, member in members.items()
        if name != desk.house.dealer
    )
    here = desk.person.name if desk.person else ""
    return Draft(
        key="dealer",
        command=c.ChangeDealer,
        title=Said(QT_TRANSLATE_NOOP("Console", "Change the dealer")),
        says=(translate("Console", "Rounds that are opened from now on are dealt by:"),),
        confirm=translate("Console", "Deals now"),
        options=options,
        start=Filled(option=next((o for o in options if o.id == here), None)),
        make=lambda filled: c.ChangeDealer(filled.the_option.id),
        any_time=True,
    )
