"""Orders about one seat: its money, its locks, its bets, and what is in question there."""

from PySide6.QtCore import QCoreApplication

from kiosk.game.facts import LockReason
from kiosk.game.table import commands as c
from kiosk.game.table.irregular import LOCKS_OF_STAFF
from kiosk.rules.terms import Tender
from kiosk.ui.console.consequences import cited, of_seat
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Choice, Draft, Filled
from kiosk.ui.console.round_drafts import malfunctions
from kiosk.ui.console.words import lock_name, tender_name
from kiosk.ui.messages import MESSAGES
from kiosk.ui.words import message_words

translate = QCoreApplication.translate

_OVER_THE_COUNTER = (Tender.CASH, Tender.CHIPS, Tender.VOUCHER)
"""Notes and tickets go into the terminal itself."""


def credit(desk: ConsoleDesk, seat: str) -> Draft:
    tenders = [t for t in _OVER_THE_COUNTER if t in desk.book.terms.account.opened_by]
    options = tuple(Choice(tender, tender_name(tender)) for tender in tenders)
    return Draft(
        key="credit",
        command=c.Credit,
        title=translate("Console", "Credit seat {seat}").format(seat=seat),
        says=(
            translate("Console", "Take the money first. The amount is added to the credit."),
            cited(desk.book, desk.book.terms.account),
        ),
        confirm=translate("Console", "Credit"),
        options=options,
        amount=translate("Console", "Amount taken"),
        start=Filled(option=options[0] if options else None),
        make=lambda filled: c.Credit("", seat, filled.cents, Tender(filled.the_option.id), ""),
        any_time=True,
    )


def hand_pay(desk: ConsoleDesk, seat: str) -> Draft:
    """The whole credit: the terminal pays only if it is exactly that."""
    asked = desk.matters.calls.get(seat, 0)
    cents = asked or desk.seats[seat].credit_cents or 0
    says = [
        translate("Console", "Hand over the whole credit. The account is closed."),
        cited(desk.book, desk.book.terms.cash_out),
    ]
    if not asked:
        waits = translate("Console", "The player has not asked for it.")
        says.insert(1, waits)
    return Draft(
        key="hand-pay",
        command=c.HandPay,
        title=translate("Console", "Hand pay seat {seat}").format(seat=seat),
        says=tuple(says),
        confirm=translate("Console", "Paid out"),
        amount=translate("Console", "To be paid"),
        amount_known=True,
        start=Filled(cents=cents),
        make=lambda filled: c.HandPay("", seat, filled.cents, ""),
        any_time=True,
    )


def void_seat(desk: ConsoleDesk, seat: str) -> Draft:
    stake = desk.look.currency.full(desk.seats[seat].stake_cents)
    says = translate("Console", "The bets of seat {seat} in round {round} go back: {sum}.")
    return Draft(
        key="void-seat",
        command=c.VoidSeat,
        title=translate("Console", "Void the bets of seat {seat}").format(seat=seat),
        says=(
            says.format(seat=seat, round=desk.board.round, sum=stake),
            translate("Console", "Everybody else's bets stand."),
        ),
        confirm=translate("Console", "Void these bets"),
        reasons=(
            Choice("rules", translate("Console", "The player broke the rules")),
            Choice("dispute", translate("Console", "The bets are disputed")),
            Choice("terminal", translate("Console", "The terminal did not show them rightly")),
        ),
        make=lambda filled: c.VoidSeat(seat, filled.the_reason.text),
        danger=True,
    )


def lock(desk: ConsoleDesk, seat: str) -> Draft:
    return Draft(
        key="lock",
        command=c.LockSeat,
        title=translate("Console", "Lock seat {seat}").format(seat=seat),
        says=(
            translate("Console", "Nothing can be played or paid there until it is unlocked."),
            translate("Console", "Registered bets are settled as usual."),
        ),
        confirm=translate("Console", "Lock the seat"),
        reasons=(
            Choice(LockReason.STAFF, translate("Console", "Staff stop play here")),
            Choice(LockReason.DISPUTE, translate("Console", "A dispute: nothing may change")),
        ),
        make=lambda filled: c.LockSeat(
            seat, LockReason(filled.the_reason.id), filled.the_reason.text
        ),
        any_time=True,
    )


def unlock(desk: ConsoleDesk, seat: str) -> Draft:
    locks = [lock for lock in desk.seats[seat].locks if lock in LOCKS_OF_STAFF]
    options = tuple(Choice(lock, lock_name(lock)) for lock in locks)
    return Draft(
        key="unlock",
        command=c.UnlockSeat,
        title=translate("Console", "Unlock seat {seat}").format(seat=seat),
        says=(translate("Console", "The seat can be played and paid again."),),
        confirm=translate("Console", "Unlock"),
        options=options,
        start=Filled(option=options[0] if options else None),
        make=lambda filled: c.UnlockSeat(seat, LockReason(filled.the_option.id), ""),
        any_time=True,
    )


def malfunction(desk: ConsoleDesk, seat: str) -> Draft:
    return Draft(
        key="malfunction",
        command=c.DeclareMalfunction,
        title=translate("Console", "Malfunction of seat {seat}").format(seat=seat),
        says=of_seat(desk, seat),
        confirm=translate("Console", "Declare it"),
        reasons=malfunctions(),
        make=lambda filled: c.DeclareMalfunction(seat, filled.the_reason.text),
        danger=True,
    )


def dispute(desk: ConsoleDesk, seat: str, *, case: str) -> Draft:
    """Money is set aside at the terminal while a case is looked at (S0 8.8.8, S3 6.12)."""
    hours = desk.book.terms.withhold.hours
    clock = translate("Console", "The case must be answered within {hours} hours.")
    says = [
        translate(
            "Console",
            "The amount is set aside at the terminal until a supervisor "
            "decides whom it belongs to.",
        )
    ]
    says += [clock.format(hours=hours)] if hours else []
    return Draft(
        key="dispute",
        command=c.OpenCase,
        title=translate("Console", "Withhold money at seat {seat}").format(seat=seat),
        says=(*says, cited(desk.book, desk.book.terms.withhold)),
        confirm=translate("Console", "Withhold it"),
        reasons=(
            Choice("malfunction", translate("Console", "It may come from a malfunction")),
            Choice("claim", translate("Console", "The player claims another result")),
            Choice("fraud", translate("Console", "Fraud is suspected")),
        ),
        amount=translate("Console", "To be set aside"),
        make=lambda filled: c.OpenCase(
            case, seat, desk.last_round, filled.cents, filled.the_reason.text, 0, withhold=True
        ),
        any_time=True,
    )


def close_case(desk: ConsoleDesk, case: str) -> Draft:
    about = desk.matters.cases[case]
    total = desk.look.currency.full(about.cents)
    words = translate("Console", "{what} in round {round}: {sum}.")
    held = (
        Choice("pay", translate("Console", "The money belongs to the player")),
        Choice("keep", translate("Console", "The money is not paid")),
    )
    noted = (Choice("keep", translate("Console", "It was looked at and is settled")),)
    options = held if about.held else noted
    return Draft(
        key="close-case",
        command=c.CloseCase,
        title=translate("Console", "Case about seat {seat}").format(seat=about.seat),
        says=(
            words.format(what=about.what, round=about.round, sum=total),
            translate("Console", "Your answer ends the case."),
        ),
        confirm=translate("Console", "Close the case"),
        options=options,
        make=lambda filled: c.CloseCase(
            case, filled.the_option.text, "", pay=filled.the_option.id == "pay"
        ),
        any_time=True,
    )


def ticket(desk: ConsoleDesk, seat: str) -> Draft:
    """The printer did not answer: only somebody who looks can tell."""
    number = desk.matters.doubtful_tickets[seat]
    says = translate("Console", "The printer did not answer for ticket …{digits}. Go and look.")
    return Draft(
        key="ticket",
        command=c.IssueTicket,
        title=translate("Console", "Ticket in doubt at seat {seat}").format(seat=seat),
        says=(
            says.format(digits=number[-4:]),
            translate("Console", "Printed: the paper is worth its amount, the credit is gone."),
            translate("Console", "Not printed: the number is void for ever, the credit is back."),
        ),
        confirm=translate("Console", "I have looked"),
        options=(
            Choice("printed", translate("Console", "There is a whole ticket")),
            Choice("not-printed", translate("Console", "There is none, or I destroyed a part")),
        ),
        make=lambda filled: (
            c.IssueTicket if filled.the_option.id == "printed" else c.CancelTicket
        )(number),
        any_time=True,
    )


def paper(desk: ConsoleDesk, seat: str) -> Draft:
    """The validator did not tell: only somebody who looks into its box can."""
    key, about = desk.matters.doubtful_papers[seat]
    return Draft(
        key="paper",
        command=c.JudgePaper,
        title=translate("Console", "Note or ticket in doubt at seat {seat}").format(seat=seat),
        says=(
            translate("Console", "The validator did not tell: {about}").format(about=about),
            translate("Console", "In the box: it is credited to the player."),
            translate("Console", "Not in the box: the player has it, and nothing is credited."),
        ),
        confirm=translate("Console", "I have looked"),
        options=(
            Choice("stacked", translate("Console", "It is in the box")),
            Choice("not-stacked", translate("Console", "It is not in the box")),
        ),
        make=lambda filled: c.JudgePaper(seat, key, filled.the_option.id == "stacked", ""),
        any_time=True,
    )


def judge(desk: ConsoleDesk, seat: str, round_: int) -> Draft:
    return Draft(
        key="judge",
        command=c.JudgeRecords,
        title=translate("Console", "Bets of seat {seat} in question").format(seat=seat),
        says=(
            translate("Console", "Round {round}: do the records show what was wagered?").format(
                round=round_
            ),
            translate("Console", "What the records do not confirm goes back to the player."),
            cited(desk.book, desk.book.terms.faults.unprovable),
        ),
        confirm=translate("Console", "Decide"),
        options=(
            Choice("yes", translate("Console", "The records confirm the bets: settle them")),
            Choice("no", translate("Console", "They do not: void the bets")),
        ),
        make=lambda filled: c.JudgeRecords(seat, round_, filled.the_option.id == "yes", ""),
        any_time=True,
    )


def legacy(desk: ConsoleDesk, seat: str) -> Draft:
    """S3 7.4 to 7.6."""
    terms = desk.book.terms.legacy
    assert terms is not None
    if desk.seats[seat].legacy_until_ms is not None:
        return Draft(
            key="legacy",
            command=c.EndLegacy,
            title=translate("Console", "End the legacy limits of seat {seat}").format(seat=seat),
            says=(translate("Console", "The limits of the table apply there too from now on."),),
            confirm=translate("Console", "End them"),
            make=lambda filled: c.EndLegacy(seat),
        )
    return Draft(
        key="legacy",
        command=c.GrantLegacy,
        title=translate("Console", "Legacy limits for seat {seat}").format(seat=seat),
        says=(
            translate(
                "Console",
                "The player keeps the former minimum and units for {hours} h, or until he leaves.",
            ).format(hours=terms.hours),
            cited(desk.book, terms),
        ),
        confirm=translate("Console", "Grant them"),
        make=lambda filled: c.GrantLegacy(seat, 0),
    )


def write_off(desk: ConsoleDesk, seat: str) -> Draft:
    """The terminal is gone for good and its disk with it: the table's own figures are all there
    is."""
    owed_cents = desk.seats[seat].owed_cents or 0
    figure = translate("Console", "By the table's journal the player has {sum}.")
    if desk.seats[seat].figures_lost:
        figure = translate(
            "Console",
            "The table was down when the terminal went: beside {sum} nobody knows its credit.",
        )
    return Draft(
        key="write-off",
        command=c.WriteOffSeat,
        title=translate("Console", "Pay for the dead terminal of seat {seat}").format(seat=seat),
        says=(
            figure.format(sum=desk.look.currency.full(owed_cents)),
            translate("Console", "An attendant pays it by hand and the seat is free."),
            translate(
                "Console",
                "The terminal is not let in again: if it can be repaired, repair it instead.",
            ),
        ),
        confirm=translate("Console", "Paid by hand"),
        options=(
            Choice("no", translate("Console", "No ticket was in its printer")),
            Choice("yes", translate("Console", "A whole ticket was found")),
        ),
        amount=translate("Console", "Paid, with notes counted in its box"),
        start=Filled(cents=owed_cents),
        make=lambda filled: c.WriteOffSeat(
            "", seat, filled.cents, filled.the_option.id == "yes", ""
        ),
        any_time=True,
        danger=True,
    )


def message(desk: ConsoleDesk, seat: str) -> Draft:
    return Draft(
        key="message",
        command=c.TellPlayer,
        title=translate("Console", "Message to seat {seat}").format(seat=seat),
        says=(translate("Console", "Shown on the player's screen for a quarter of a minute."),),
        confirm=translate("Console", "Show it"),
        reasons=tuple(Choice(key, message_words(text)) for key, text in MESSAGES.items()),
        make=lambda filled: c.TellPlayer("", seat, MESSAGES[filled.the_reason.id]),
        any_time=True,
    )


def attend(desk: ConsoleDesk, seat: str) -> Draft:
    return Draft(
        key="attend",
        command=c.AttendSeat,
        title=translate("Console", "Call of seat {seat}").format(seat=seat),
        says=(
            translate("Console", "Somebody was with the player, who needs nothing more."),
            translate("Console", "The call ends here and on the player's screen."),
        ),
        confirm=translate("Console", "The call is answered"),
        make=lambda filled: c.AttendSeat(seat),
        any_time=True,
    )


def clear(desk: ConsoleDesk, seat: str) -> Draft:
    return Draft(
        key="clear",
        command=c.ClearSeat,
        title=translate("Console", "Another machine at seat {seat}").format(seat=seat),
        says=(
            translate(
                "Console",
                "Its memory was cleared or it was replaced: the next journal that "
                "comes from this seat is accepted as a new one.",
            ),
            translate("Console", "Everything about the old one must be settled before."),
        ),
        confirm=translate("Console", "Accept a new machine"),
        reasons=(
            Choice("replaced", translate("Console", "The terminal was replaced")),
            Choice("cleared", translate("Console", "Its memory was cleared after a repair")),
        ),
        make=lambda filled: c.ClearSeat(seat, ""),
        danger=True,
        any_time=True,
    )
