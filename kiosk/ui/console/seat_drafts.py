"""Orders about one seat: its money, its locks, its bets, and what is in question there."""

import re

from kiosk.config import CasePlayer
from kiosk.game.bounds import NOTE_MAX, WORDS_MAX
from kiosk.game.cash.facts import Question
from kiosk.game.facts import LockReason
from kiosk.game.locks.table import LOCKS_OF_STAFF
from kiosk.game.recovery.word import MORE_THAN_ITS_WORD
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.rules.terms import Tender
from kiosk.ui.console.case_words import clock_words, money_words
from kiosk.ui.console.consequences import cited, of_seat
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Choice, Draft, Filled, Said, TextField
from kiosk.ui.console.round_drafts import (
    CORRECTABLE_SHOWN,
    malfunctions,
    named_round,
    rounds_of_malfunction,
    rounds_shown,
    said_of_earlier,
)
from kiosk.ui.console.words import lock_name, sentence, tender_name
from kiosk.ui.messages import DECISIONS, MESSAGES
from kiosk.ui.texts import QT_TRANSLATE_NOOP, translate
from kiosk.ui.words import given_reason

NOTE, PLAYER, PLAYER_MAX = "note", "player", 40
PART = "part"
_OVER_THE_COUNTER = (Tender.CASH, Tender.CHIPS, Tender.VOUCHER)
"""Notes and tickets go into the terminal itself."""


def credit(desk: ConsoleDesk, seat: str) -> Draft:
    tenders = [t for t in _OVER_THE_COUNTER if t in desk.book.terms.account.opened_by]
    options = tuple(Choice(tender, tender_name(tender)) for tender in tenders)
    return Draft(
        key="credit",
        command=c.Credit,
        title=Said(QT_TRANSLATE_NOOP("Console", "Credit seat {seat}"), {"seat": seat}),
        says=(
            translate("Console", "Take the money first. The amount is added to the credit."),
            cited(desk.book, desk.book.terms.account),
        ),
        confirm=translate("Console", "Credit"),
        options=options,
        amount=translate("Console", "Amount taken"),
        start=Filled(option=options[0] if options else None),
        make=lambda filled: c.Credit(seat, filled.cents, Tender(filled.the_option.id)),
        any_time=True,
    )


def hand_pay(desk: ConsoleDesk, seat: str) -> Draft:
    """The whole credit: the terminal pays only if it is exactly that; or a part of it, if that is
    less."""
    asked = desk.staff_tasks.calls.get(seat, 0)
    cents = asked or desk.seats[seat].credit_cents or 0
    whole = Choice("whole", QT_TRANSLATE_NOOP("Console", "The whole credit: the account is closed"))
    part = Choice(PART, QT_TRANSLATE_NOOP("Console", "A part of it: the player keeps the rest"))
    says = [
        translate("Console", "Hand over the money. It leaves the credit of the seat."),
        cited(desk.book, desk.book.terms.cash_out),
    ]
    if not asked:
        waits = translate("Console", "The player has not asked for it.")
        says.insert(1, waits)
    return Draft(
        key="hand-pay",
        command=c.HandPay,
        title=Said(QT_TRANSLATE_NOOP("Console", "Hand pay seat {seat}"), {"seat": seat}),
        says=tuple(says),
        confirm=translate("Console", "Paid out"),
        amount=translate("Console", "To be paid"),
        amount_known=True,
        amount_typed_with=PART,
        options=(whole, part),
        start=Filled(cents=cents, option=whole),
        make=lambda filled: c.HandPay(seat, filled.cents, filled.the_option.id == PART),
        any_time=True,
    )


def hand_back(desk: ConsoleDesk, seat: str) -> Draft:
    """Vouchers that were never wagered stay the player's (S4 1.1 casino promotional token or
    voucher)."""
    return Draft(
        key="hand-back",
        command=c.HandBackVouchers,
        title=Said(
            QT_TRANSLATE_NOOP("Console", "Hand back the vouchers of seat {seat}"), {"seat": seat}
        ),
        says=(
            translate("Console", "Give the player all vouchers that were not wagered."),
            translate("Console", "With no credit left the account is closed."),
        ),
        confirm=translate("Console", "Handed back"),
        amount=translate("Console", "Vouchers not wagered"),
        amount_known=True,
        start=Filled(cents=desk.seats[seat].voucher_cents),
        make=lambda filled: c.HandBackVouchers(seat, filled.cents),
        any_time=True,
    )


def lock(desk: ConsoleDesk, seat: str) -> Draft:
    return Draft(
        key="lock",
        command=c.LockSeat,
        title=Said(QT_TRANSLATE_NOOP("Console", "Lock seat {seat}"), {"seat": seat}),
        says=(
            translate("Console", "Nothing can be played or paid there until it is unlocked."),
            translate("Console", "Registered bets are settled as usual."),
        ),
        confirm=translate("Console", "Lock the seat"),
        reasons=(
            Choice(LockReason.STAFF, QT_TRANSLATE_NOOP("Console", "Staff stop play here")),
            Choice(
                LockReason.DISPUTE, QT_TRANSLATE_NOOP("Console", "A dispute: nothing may change")
            ),
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
        title=Said(QT_TRANSLATE_NOOP("Console", "Unlock seat {seat}"), {"seat": seat}),
        says=(translate("Console", "The seat can be played and paid again."),),
        confirm=translate("Console", "Unlock"),
        options=options,
        start=Filled(option=options[0] if options else None),
        make=lambda filled: c.UnlockSeat(seat, LockReason(filled.the_option.id)),
        any_time=True,
    )


def malfunction(desk: ConsoleDesk, seat: str) -> Draft:
    rounds = rounds_of_malfunction(desk)
    return Draft(
        key="malfunction",
        command=c.DeclareMalfunction,
        title=Said(QT_TRANSLATE_NOOP("Console", "Malfunction of seat {seat}"), {"seat": seat}),
        says=(*of_seat(desk, seat), *said_of_earlier(desk)),
        confirm=translate("Console", "Declare it"),
        options=rounds,
        reasons=malfunctions(),
        start=Filled(option=rounds[0] if rounds else None),
        make=lambda filled: c.DeclareMalfunction(seat, filled.the_reason.text, named_round(filled)),
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
        ),
        translate("Console", "The player is told, with the round and the reason."),
    ]
    says += [clock.format(hours=hours)] if hours else []
    return Draft(
        key="dispute",
        command=c.OpenCase,
        title=Said(QT_TRANSLATE_NOOP("Console", "Withhold money at seat {seat}"), {"seat": seat}),
        says=(*says, cited(desk.book, desk.book.terms.withhold)),
        confirm=translate("Console", "Withhold it"),
        reasons=(
            Choice("malfunction", QT_TRANSLATE_NOOP("Console", "It may come from a malfunction")),
            Choice("claim", QT_TRANSLATE_NOOP("Console", "The player claims another result")),
            Choice("fraud", QT_TRANSLATE_NOOP("Console", "Fraud is suspected")),
        ),
        options=rounds_shown(desk)[:CORRECTABLE_SHOWN],
        amount=translate("Console", "To be set aside"),
        texts=(TextField(NOTE, translate("Console", "What happened"), NOTE_MAX), *_player(desk)),
        make=lambda filled: c.OpenCase(
            case,
            seat,
            named_round(filled),
            filled.cents,
            filled.the_reason.text,
            withhold=True,
            note=filled.text(NOTE),
            player=filled.text(PLAYER),
        ),
        any_time=True,
    )


def _player(desk: ConsoleDesk) -> tuple[TextField, ...]:
    """As the house wishes: who it is about."""
    names = {
        CasePlayer.NAME: translate("Console", "The player's name"),
        CasePlayer.CARD: translate("Console", "The player's card"),
    }
    name = names.get(desk.look.case_player)
    return (TextField(PLAYER, name, PLAYER_MAX),) if name else ()


def close_case(desk: ConsoleDesk, case: str) -> Draft:
    about = desk.staff_tasks.cases[case]
    total = desk.look.currency.full(about.cents)
    words = translate("Console", "{what} in round {round}: {sum}.")
    held = (
        Choice("pay", QT_TRANSLATE_NOOP("Console", "The money belongs to the player")),
        Choice("keep", QT_TRANSLATE_NOOP("Console", "The money is not paid")),
    )
    decided = tuple(Choice(key, text) for key, text in DECISIONS.items())
    noted = (Choice("keep", DECISIONS["keep"]),)
    back = (
        Choice("back", QT_TRANSLATE_NOOP("Console", "The player brought back what is claimed")),
    )
    money = about.held or about.what == MORE_THAN_ITS_WORD
    choices = held if money else decided if about.dispute else noted
    options = (*choices, *(back if about.claimed_cents else ()))
    clock = clock_words(desk, about)
    return Draft(
        key="close-case",
        command=c.CloseCase,
        title=Said(QT_TRANSLATE_NOOP("Console", "Case about seat {seat}"), {"seat": about.seat}),
        says=(
            sentence(
                words.format(what=given_reason(about.what, desk.book), round=about.round, sum=total)
            ),
            *money_words(desk, about),
            *_noted(about),
            *((sentence(clock),) if clock else ()),
            translate("Console", "Your answer ends the case, and the player reads it.")
            if about.dispute
            else translate("Console", "Your answer ends the case."),
        ),
        reasons=_inspector_told(desk) if about.dispute else (),
        confirm=translate("Console", "Close the case"),
        options=options,
        make=lambda filled: c.CloseCase(
            case,
            filled.the_option.text,
            pay=filled.the_option.id == "pay",
            received_cents=about.claimed_cents if filled.the_option.id == "back" else 0,
            note=filled.text(NOTE),
        ),
        texts=(TextField(NOTE, translate("Console", "Words to the player"), WORDS_MAX),),
        any_time=True,
    )


def _noted(about: m.OpenCase) -> tuple[str, ...]:
    """What was typed when it was opened, as it was typed."""
    player = translate("Console", "Player: {player}.").replace("{player}", about.player)
    note = translate("Console", "Noted: {note}").replace("{note}", about.note)
    return (*((player,) if about.player else ()), *((note,) if about.note else ()))


def _inspector_told(desk: ConsoleDesk) -> tuple[Choice, ...]:
    """S4 8.12: whoever still complains is told; the journal keeps that it was done."""
    complaint = desk.book.terms.complaint
    if complaint is None:
        return ()
    told = QT_TRANSLATE_NOOP("Console", "The player was told of the right to consult an inspector")
    content = QT_TRANSLATE_NOOP("Console", "The player is content: nothing is unresolved")
    return (Choice("told", told, cited(desk.book, complaint)), Choice("content", content))


def notify(desk: ConsoleDesk, case: str) -> Draft:
    """As soon as practicable (S0 8.8.8, S3 6.12)."""
    about = desk.staff_tasks.cases[case]
    words = translate("Console", "{what} in round {round}: {sum}.")
    total = desk.look.currency.full(about.cents)
    return Draft(
        key="notify",
        command=c.NotifyInspectorate,
        title=Said(
            QT_TRANSLATE_NOOP("Console", "Inspectorate notified, seat {seat}"),
            {"seat": about.seat},
        ),
        says=(
            sentence(
                words.format(what=given_reason(about.what, desk.book), round=about.round, sum=total)
            ),
            translate(
                "Console", "Tell a government inspector first. Your name and the time are kept."
            ),
            cited(desk.book, desk.book.terms.withhold),
        ),
        confirm=translate("Console", "Notified"),
        reasons=(
            Choice("person", QT_TRANSLATE_NOOP("Console", "In person")),
            Choice("telephone", QT_TRANSLATE_NOOP("Console", "By telephone")),
            Choice("mail", QT_TRANSLATE_NOOP("Console", "By e-mail")),
            Choice("paper", QT_TRANSLATE_NOOP("Console", "On paper")),
        ),
        make=lambda filled: c.NotifyInspectorate(case, filled.the_reason.text),
        any_time=True,
    )


def ticket(desk: ConsoleDesk, seat: str) -> Draft:
    """The printer did not answer: only somebody who looks can tell."""
    number = desk.staff_tasks.doubtful_tickets[seat]
    cents = desk.staff_tasks.doubtful_cents.get(seat, 0)
    says = translate(
        "Console", "The printer did not answer for ticket …{digits} of {sum}. Go and look."
    )
    return Draft(
        key="ticket",
        command=c.IssueTicket,
        title=Said(QT_TRANSLATE_NOOP("Console", "Ticket in doubt at seat {seat}"), {"seat": seat}),
        says=(
            says.format(digits=number[-4:], sum=desk.look.currency.full(cents)),
            translate("Console", "Printed: the paper is worth its amount, the credit is gone."),
            translate("Console", "Not printed: the number is void for ever, the credit is back."),
        ),
        confirm=translate("Console", "I have looked"),
        options=(
            Choice("printed", QT_TRANSLATE_NOOP("Console", "There is a whole ticket")),
            Choice(
                "not-printed", QT_TRANSLATE_NOOP("Console", "There is none, or I destroyed a part")
            ),
        ),
        make=lambda filled: (
            c.IssueTicket if filled.the_option.id == "printed" else c.CancelTicket
        )(number),
        any_time=True,
    )


def doubtful_paper(desk: ConsoleDesk, seat: str) -> m.DoubtfulPaper | None:
    """The first that staff are asked about at a seat."""
    asked = desk.staff_tasks.doubtful_papers
    return next((doubtful for doubtful in asked if doubtful.seat == seat), None)


def paper(desk: ConsoleDesk, seat: str) -> Draft:
    """The validator did not tell: only somebody who looks into its box can."""
    asked = doubtful_paper(desk, seat)
    assert asked is not None
    key = asked.key
    account = translate("Console", "It was put in for account {account} of this terminal.")
    return Draft(
        key="paper",
        command=c.JudgePaper,
        title=Said(
            QT_TRANSLATE_NOOP("Console", "Note or ticket in doubt at seat {seat}"), {"seat": seat}
        ),
        says=(
            _in_doubt(desk, asked),
            account.format(account=asked.account),
            *_what_follows(asked),
        ),
        confirm=translate("Console", "I have looked"),
        options=_found_in_box(desk, asked),
        make=lambda filled: _judged(seat, key, filled.the_option.id),
        any_time=True,
    )


_PAPER = re.compile(r"a note of (?P<cents>\d{1,16}) cents|ticket \.\.\.(?P<end>\d{1,4})")
"""As terminals write it down."""


def _in_doubt(desk: ConsoleDesk, asked: m.DoubtfulPaper) -> str:
    """What is known of it, in the words of who reads it."""
    match asked.question:
        case Question.ENTERED:
            text = translate(
                "Console", "The validator did not tell whether this is in the box: {paper}."
            )
        case Question.STRANGE:
            text = translate("Console", "Stacked by the validator, accepted by nobody: {paper}.")
        case Question.RETURNED:
            text = translate(
                "Console",
                "Staff did not find it in the box, and the validator says that it is: {paper}.",
            )
        case Question.CREDITED:
            text = translate(
                "Console",
                "Staff found it in the box, and the validator says that it is not: {paper}.",
            )
    return text.format(paper=_paper(desk, asked.about))


def _paper(desk: ConsoleDesk, about: str) -> str:
    written = _PAPER.search(about)
    if written is None:
        return translate("Console", "it is not known what")
    if cents := written["cents"]:
        return translate("Console", "a note of {sum}").format(
            sum=desk.look.currency.full(int(cents))
        )
    return translate("Console", "ticket ...{end}").format(end=written["end"])


NOT_STACKED, NO_NOTE, A_NOTE = "not-stacked", "no-note", "note-"


def _found_in_box(desk: ConsoleDesk, asked: m.DoubtfulPaper) -> tuple[Choice, ...]:
    """Where nobody had accepted it: which note it is, of those that the table takes."""
    not_there = Choice(NOT_STACKED, QT_TRANSLATE_NOOP("Console", "It is not in the box"))
    if not asked.notes_cents:
        return Choice("stacked", QT_TRANSLATE_NOOP("Console", "It is in the box")), not_there
    words = translate("Console", "A note of {sum}")
    notes = tuple(
        Choice(f"{A_NOTE}{cents}", words.format(sum=desk.look.currency.full(cents)))
        for cents in asked.notes_cents
    )
    none = Choice(NO_NOTE, QT_TRANSLATE_NOOP("Console", "A ticket, or something else"))
    return (*notes, none, not_there)


def _judged(seat: str, paper: str, found: str) -> c.JudgePaper:
    if found == NO_NOTE or found.startswith(A_NOTE):
        cents = 0 if found == NO_NOTE else int(found.removeprefix(A_NOTE))
        return c.JudgePaper(seat, paper, True, cents)
    return c.JudgePaper(seat, paper, found != NOT_STACKED)


def _what_follows(asked: m.DoubtfulPaper) -> tuple[str, ...]:
    """If it is in the box, and if it is not."""
    nothing = translate("Console", "Not in the box: nothing is credited.")
    match asked.question:
        case Question.STRANGE if asked.notes_cents:
            return (
                translate("Console", "Nobody has accepted it: say what lies there."),
                translate(
                    "Console", "A note: it is counted, and a case is opened about whose it is."
                ),
                translate("Console", "Anything else: a case is opened, without an amount."),
                nothing,
            )
        case Question.ENTERED:
            return (
                translate("Console", "In the box: it is credited to the player."),
                translate("Console", "Not in the box: the player has it, and nothing is credited."),
            )
        case Question.STRANGE:
            waits = translate("Console", "In the box: a case is opened about whose it is.")
            return (waits, nothing)
        case Question.RETURNED:
            return (translate("Console", "In the box: it is credited to its player."), nothing)
        case Question.CREDITED:
            return (
                translate("Console", "In the box: nothing changes."),
                translate("Console", "Not in the box: a case is opened, for it was credited."),
            )


def judge(desk: ConsoleDesk, seat: str, round_: int) -> Draft:
    return Draft(
        key="judge",
        command=c.JudgeRecords,
        title=Said(QT_TRANSLATE_NOOP("Console", "Bets of seat {seat} in question"), {"seat": seat}),
        says=(
            translate("Console", "Round {round}: do the records show what was wagered?").format(
                round=round_
            ),
            translate("Console", "What the records do not confirm goes back to the player."),
            cited(desk.book, desk.book.terms.faults.unprovable),
        ),
        confirm=translate("Console", "Decide"),
        options=(
            Choice(
                "yes", QT_TRANSLATE_NOOP("Console", "The records confirm the bets: settle them")
            ),
            Choice("no", QT_TRANSLATE_NOOP("Console", "They do not: void the bets")),
        ),
        make=lambda filled: c.JudgeRecords(seat, round_, filled.the_option.id == "yes"),
        any_time=True,
    )


LEGACY_ASKS = "7.4(b), 7.5(a)"


def legacy(desk: ConsoleDesk, seat: str) -> Draft:
    """S3 7.4 to 7.6."""
    terms = desk.book.terms.legacy
    assert terms is not None
    if desk.seats[seat].legacy_until_ms is not None:
        return Draft(
            key="legacy",
            command=c.EndLegacy,
            title=Said(
                QT_TRANSLATE_NOOP("Console", "End the legacy limits of seat {seat}"), {"seat": seat}
            ),
            says=(translate("Console", "The limits of the table apply there too from now on."),),
            confirm=translate("Console", "End them"),
            make=lambda filled: c.EndLegacy(seat),
        )
    return Draft(
        key="legacy",
        command=c.GrantLegacy,
        title=Said(QT_TRANSLATE_NOOP("Console", "Legacy limits for seat {seat}"), {"seat": seat}),
        says=(
            translate(
                "Console",
                "The player keeps the former minimum and units for {hours} h, or until he leaves.",
            ).format(hours=terms.hours),
            cited(desk.book, terms),
        ),
        confirm=translate("Console", "Grant them"),
        # What no machine can see, somebody says, and the journal keeps it with the order (7.4b).
        reasons=(
            Choice(
                "colour",
                QT_TRANSLATE_NOOP("Console", "The player accepts, and wagers with colour chips"),
                f"{desk.book.terms.document.id} {LEGACY_ASKS}",
            ),
        ),
        make=lambda filled: c.GrantLegacy(seat),
    )


LONGER_H = (1, 2, 4, 8)


def lengthen_legacy(desk: ConsoleDesk, seat: str) -> Draft:
    """S3 7.6(b)."""
    terms = desk.book.terms.legacy
    assert terms is not None
    longer = translate("Console", "+ {hours} h")
    return Draft(
        key="lengthen",
        command=c.LengthenLegacy,
        title=Said(
            QT_TRANSLATE_NOOP("Console", "Longer legacy limits for seat {seat}"), {"seat": seat}
        ),
        says=(
            translate("Console", "The management lets the player keep the former limits longer."),
            cited(desk.book, terms),
        ),
        confirm=translate("Console", "Lengthen them"),
        options=tuple(Choice(str(hours), longer.format(hours=hours)) for hours in LONGER_H),
        make=lambda filled: c.LengthenLegacy(seat, int(filled.the_option.id)),
    )


def end_agreement(desk: ConsoleDesk, seat: str) -> Draft:
    return Draft(
        key="end-agreement",
        command=c.EndAgreement,
        title=Said(
            QT_TRANSLATE_NOOP("Console", "End the agreed limits of seat {seat}"), {"seat": seat}
        ),
        says=(translate("Console", "The limits of the table apply there too from now on."),),
        confirm=translate("Console", "End them"),
        make=lambda filled: c.EndAgreement(seat),
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
        title=Said(
            QT_TRANSLATE_NOOP("Console", "Pay for the dead terminal of seat {seat}"), {"seat": seat}
        ),
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
            Choice("no", QT_TRANSLATE_NOOP("Console", "No ticket was in its printer")),
            Choice("yes", QT_TRANSLATE_NOOP("Console", "A whole ticket was found")),
        ),
        amount=translate("Console", "Paid, with notes counted in its box"),
        start=Filled(cents=owed_cents),
        make=lambda filled: c.WriteOffSeat(seat, filled.cents, filled.the_option.id == "yes"),
        any_time=True,
        danger=True,
    )


def message(desk: ConsoleDesk, seat: str) -> Draft:
    return Draft(
        key="message",
        command=c.TellPlayer,
        title=Said(QT_TRANSLATE_NOOP("Console", "Message to seat {seat}"), {"seat": seat}),
        says=(translate("Console", "Shown on the player's screen for a quarter of a minute."),),
        confirm=translate("Console", "Show it"),
        reasons=tuple(Choice(key, text, context="Message") for key, text in MESSAGES.items()),
        make=lambda filled: c.TellPlayer(seat, MESSAGES[filled.the_reason.id]),
        any_time=True,
    )


def attend(desk: ConsoleDesk, seat: str) -> Draft:
    return Draft(
        key="attend",
        command=c.AttendSeat,
        title=Said(QT_TRANSLATE_NOOP("Console", "Call of seat {seat}"), {"seat": seat}),
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
        title=Said(QT_TRANSLATE_NOOP("Console", "Another machine at seat {seat}"), {"seat": seat}),
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
            Choice("replaced", QT_TRANSLATE_NOOP("Console", "The terminal was replaced")),
            Choice(
                "cleared", QT_TRANSLATE_NOOP("Console", "Its memory was cleared after a repair")
            ),
        ),
        make=lambda filled: c.ClearSeat(seat),
        danger=True,
        any_time=True,
    )


def collect_box(desk: ConsoleDesk, seat: str) -> Draft:
    return Draft(
        key="collect-box",
        command=c.CollectBox,
        title=Said(
            QT_TRANSLATE_NOOP("Console", "Collect the note box of seat {seat}"), {"seat": seat}
        ),
        says=(
            translate("Console", "Take the box out and put an empty one in."),
            translate(
                "Console",
                "What the meter says of it is written down now, and compared when it is counted.",
            ),
        ),
        confirm=translate("Console", "Collected"),
        make=lambda filled: c.CollectBox(seat),
        any_time=True,
    )


def count_box(desk: ConsoleDesk, seat: str) -> Draft:
    """Whoever counts does not see what the meter says."""
    text = translate("Console", "Box {number}")
    options = tuple(
        Choice(str(box), text.format(number=box)) for box in desk.house.boxes.get(seat, ())
    )
    return Draft(
        key="count-box",
        command=c.CountBox,
        title=Said(QT_TRANSLATE_NOOP("Console", "Count a note box of seat {seat}"), {"seat": seat}),
        says=(
            translate("Console", "Two people count the notes. Tickets in the box are no notes."),
            translate("Console", "The difference to the meter is written down and told."),
        ),
        confirm=translate("Console", "Counted"),
        options=options,
        amount=translate("Console", "Notes in the box"),
        amount_zero=True,
        start=Filled(option=options[0] if options else None),
        make=lambda filled: c.CountBox(seat, int(filled.the_option.id), filled.cents),
        any_time=True,
    )
