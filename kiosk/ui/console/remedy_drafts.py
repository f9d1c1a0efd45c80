"""Orders about the wagers of one player after they were made, each by the clause permitting it."""

from kiosk.game.round.state import UNDER_WAY, SlipStatus
from kiosk.game.settling import merged
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.rules.remedies import Remedy, clauses_for, malfunction_clauses, moved_to
from kiosk.ui.console.consequences import cited
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Choice, Draft, Filled, Said
from kiosk.ui.console.round_drafts import ground_choices
from kiosk.ui.texts import QT_TRANSLATE_NOOP, translate
from kiosk.ui.words import wager_name

WAGERS_SHOWN = 8
"""Of a slip, the largest."""
_BROKEN = QT_TRANSLATE_NOOP("Console", "The player broke the rules")

_WHY_RIGHT = {
    "4.9(b)": QT_TRANSLATE_NOOP("Console", "Somebody else moved it, as the camera shows"),
    "8.8.4(b)": QT_TRANSLATE_NOOP("Console", "The terminal failed; the records show where it lay"),
    "8.8.5(b)": QT_TRANSLATE_NOOP("Console", "The system failed; the records show where it lay"),
    "6.16(b)": QT_TRANSLATE_NOOP("Console", "The terminal failed; the records show where it lay"),
    "3.16": QT_TRANSLATE_NOOP("Console", "To settle it where it lies would be unfair"),
}

_BREACHES = {
    "8.1": QT_TRANSLATE_NOOP("Console", "A device was used or controlled"),
    "7.10": QT_TRANSLATE_NOOP("Console", "A device was used or carried"),
    "7.7": QT_TRANSLATE_NOOP("Console", "Players joined together to exceed a maximum"),
    "6.14": QT_TRANSLATE_NOOP("Console", "What a malfunction or an error paid was kept"),
}


def told_of(desk: ConsoleDesk, seat: str) -> m.SeatRound | None:
    """The round of this seat that is looked at, if its slip counts."""
    told = desk.client.seat_round
    there = told is not None and told.seat == seat and told.status is SlipStatus.REGISTERED
    return told if there else None


def settled_of(desk: ConsoleDesk, seat: str) -> m.SeatRound | None:
    told = told_of(desk, seat)
    return told if told is not None and told.outcome is not None and not told.void else None


def may_be_fraud(desk: ConsoleDesk, told: m.SeatRound) -> bool:
    """Of a game that was invalidated for something else nothing is forfeited (S4 8.5)."""
    terms = desk.book.terms.remedies.forfeit
    return terms is not None and (not told.void or terms.invalidated_by in told.void_by)


def adjust(desk: ConsoleDesk, seat: str) -> Draft | None:
    """Nobody names an amount: the rule book says what it is worth where it should have lain."""
    told, book = settled_of(desk, seat), desk.book
    clauses = adjusting(desk, told) if told else ()
    if told is None or not clauses:
        return None
    lying = sorted(merged(told.stakes, told.promotional).items(), key=lambda lies: -lies[1])
    options = tuple(
        Choice(wager, wager_name(book.wager(wager)), desk.look.currency.full(cents))
        for wager, cents in lying[:WAGERS_SHOWN]
    )
    cents_on = dict(lying)
    document, round_ = book.terms.document.id, told.round

    def make(filled: Filled) -> c.AdjustWager:
        wager = filled.the_option.id
        instead = moved_to(book, wager, filled.pocket) or wager
        why = filled.the_reason
        return c.AdjustWager(seat, round_, wager, instead, cents_on[wager], why.id, why.text)

    return Draft(
        key="adjust",
        command=c.AdjustWager,
        title=Said(
            QT_TRANSLATE_NOOP("Console", "Put a wager of seat {seat} right, round {round}"),
            {"seat": seat, "round": round_},
        ),
        says=(
            translate("Console", "Choose the wager, and the number that it should have covered."),
            translate(
                "Console",
                "It counts on the nearest wager of its kind there, and the slip is settled again. "
                "The day's report has it as an adjustment.",
            ),
        ),
        confirm=translate("Console", "Put it right"),
        options=options,
        reasons=tuple(
            Choice(clause, _WHY_RIGHT[clause], f"{document} {clause}") for clause in clauses
        ),
        pocket=True,
        pocket_title=translate("Console", "The number that it should have covered"),
        start=Filled(option=options[0] if len(options) == 1 else None),
        make=make,
        any_time=True,
        danger=True,
    )


def adjusting(desk: ConsoleDesk, told: m.SeatRound) -> tuple[str, ...]:
    """The clauses that permit it; some do after a malfunction only, which was declared."""
    lacking = {*malfunction_clauses(desk.book)} - {*told.malfunctions}
    return tuple(
        clause for clause in clauses_for(desk.book, Remedy.ADJUST) if clause not in lacking
    )


def void_person(desk: ConsoleDesk, seat: str) -> Draft | None:
    """S3 7.11(a), S4 8.3.1: also when the round is over."""
    terms = desk.book.terms.remedies.void
    under_way = desk.board.phase in UNDER_WAY
    told = settled_of(desk, seat)
    if terms is None or not (under_way or told):
        return None
    document = desk.book.terms.document.id
    round_ = told.round if told else desk.board.round
    says = [
        translate("Console", "The bets of seat {seat} in round {round} go back.").format(
            seat=seat, round=round_
        )
    ]
    if told:
        says.append(
            translate(
                "Console",
                "What they won is taken back as far as the credit goes; what is gone is a case.",
            )
        )
    return Draft(
        key="void-person",
        command=c.VoidWagers,
        title=Said(QT_TRANSLATE_NOOP("Console", "Void the bets of seat {seat}"), {"seat": seat}),
        says=(*says, cited(desk.book, terms)),
        confirm=translate("Console", "Void these bets"),
        reasons=tuple(
            Choice(breach, _BREACHES.get(breach, _BROKEN), f"{document} {breach}")
            for breach in terms.breaches
        ),
        make=lambda filled: c.VoidWagers(
            seat, round_, terms.clause[0], filled.the_reason.id, filled.the_reason.text
        ),
        any_time=True,
        danger=True,
    )


def forfeit(desk: ConsoleDesk, seat: str) -> Draft | None:
    """S4 8.5: the game is invalidated by this very order, or was before."""
    terms = desk.book.terms.remedies.forfeit
    told = told_of(desk, seat)
    if terms is None or told is None or not may_be_fraud(desk, told):
        return None
    round_, invalid = told.round, told.void
    says = translate("Console", "The bets of seat {seat} in round {round} are the house's.")
    others = translate("Console", "The game is invalidated: everybody else's bets go back.")
    fraud = Choice("fraud", QT_TRANSLATE_NOOP("Console", "A fraud of this player"))
    reasons = (fraud,) if invalid else ground_choices(desk.book, terms.invalidated_by)

    def make(filled: Filled) -> c.Command:
        reason = filled.the_reason
        if invalid:
            return c.ForfeitWagers(seat, round_, terms.clause[0], reason.text)
        return c.InvalidateGame(round_, reason.text, reason.id, (seat,))

    return Draft(
        key="forfeit",
        command=c.ForfeitWagers if invalid else c.InvalidateGame,
        title=Said(QT_TRANSLATE_NOOP("Console", "Forfeit the bets of seat {seat}"), {"seat": seat}),
        says=(
            says.format(seat=seat, round=round_),
            *(() if invalid else (others,)),
            cited(desk.book, terms),
        ),
        confirm=translate("Console", "Forfeit them"),
        reasons=reasons,
        start=Filled(reason=fraud if invalid else None),
        make=make,
        any_time=invalid,
        danger=True,
    )
