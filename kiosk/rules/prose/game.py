"""The chapters on limits, the round, settlement, buying in and cashing out."""

from collections.abc import Iterator

from kiosk.rules.limits import Limit
from kiosk.rules.money import short_money_text
from kiosk.rules.prose.phrases import bullets, cite, listing, section, statements, table
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutPeriod, CashOutWay, Tender, Topic, Winners

_TENDER = {
    Tender.CASH: "cash at the table",
    Tender.CHIPS: "chips at the table",
    Tender.VOUCHER: "a casino voucher at the table",
    Tender.NOTE: "a note in the terminal",
    Tender.TICKET: "a ticket in the terminal",
}

_CASH_OUT_PERIOD = {
    CashOutPeriod.WAGERING_PERIOD: "while wagering is open, if you have no wager down",
    CashOutPeriod.BETWEEN_WAGERS: "whenever you have no wager down",
}

_CASH_OUT_WAY = {
    CashOutWay.TICKET: "by a ticket from the terminal",
    CashOutWay.ATTENDANT: "by the staff at the table",
}

_WINNERS = {
    Winners.RIDE: "Winnings and winning stakes are credited. A winning wager stays on the layout: "
    "its stake is deducted again when wagering next opens, and until wagering closes it can be "
    "taken back.",
    Winners.RETURN: "Winnings and winning stakes are credited, and the layout is cleared.",
}


def game_sections(book: RuleBook) -> Iterator[str]:
    yield _limits(book)
    yield _round(book)
    yield _settlement(book)
    yield _account(book)


def _limits(book: RuleBook) -> str:
    rows = [
        (
            book.terms.wagers[kind].name,
            short_money_text(limits.minimum_cents),
            short_money_text(limits.maximum_cents),
            short_money_text(limits.unit_cents) if limits.unit_cents else "any",
        )
        for kind, limits in book.limits.kinds.items()
    ]
    law = book.terms.limits.law
    lines = [
        "A wager is everything on one place. Permitted wagers are the minimum and whole units "
        f"above it, up to the maximum. {cite(book.terms.limits)}",
        "What goes over a maximum or between two units is cut to the next lowest permitted wager; "
        f"the rest is not debited. {cite(law[Limit.MAXIMUM], law[Limit.UNIT])}",
        "A wager below its minimum may wait on the layout, but it goes back to the chip account "
        f"when wagering closes. {cite(law[Limit.MINIMUM])}",
        *_aggregates(book),
    ]
    return section(
        "Limits",
        table(("Wager", "Minimum", "Maximum", "Unit"), rows),
        bullets(lines),
    )


def _aggregates(book: RuleBook) -> Iterator[str]:
    limits, terms = book.limits, book.terms.limits
    if limits.aggregate_maximum_cents is not None:
        yield (
            f"All wagers of a player on one spin: at most "
            f"{short_money_text(limits.aggregate_maximum_cents)}; more is cut in the same way. "
            f"{cite(terms.law[Limit.AGGREGATE_MAXIMUM])}"
        )
    if limits.aggregate_minimum_cents is not None:
        yield (
            f"All wagers of a player on one spin: at least "
            f"{short_money_text(limits.aggregate_minimum_cents)}, or they all go back when "
            f"wagering closes. {cite(terms.law[Limit.AGGREGATE_MINIMUM])}"
        )
        if terms.short_stack.allowed:
            yield (
                "A player who no longer has that much may play what is left. "
                f"{cite(terms.short_stack)}"
            )


def _round(book: RuleBook) -> str:
    period = book.terms.period
    length = (
        f"Wagering is open for {period.wagering_s} seconds, and never for less than "
        f"{period.shortest_s}; the time left is always shown. {cite(period)}"
    )
    return section("The round", bullets([length, *statements(book.terms, Topic.WAGERING)]))


def _settlement(book: RuleBook) -> str:
    terms = book.terms.settlement
    lines = [
        f"{_WINNERS[terms.winners]} {cite(terms)}",
        f"On {listing(book.wheel.zeros)} every wager that does not cover that very number loses "
        f"whole. {cite(terms.zero)}",
        *statements(book.terms, Topic.SETTLEMENT),
    ]
    return section("Settlement", bullets(lines))


def _account(book: RuleBook) -> str:
    account, cash_out = book.terms.account, book.terms.cash_out
    lines = [
        f"Credit is bought with {listing([_TENDER[way] for way in account.opened_by])}. "
        f"{cite(account)}",
        f"You may cash out {_CASH_OUT_PERIOD[cash_out.period]}, and are paid the full balance "
        f"{listing([_CASH_OUT_WAY[way] for way in cash_out.ways])}. {cite(cash_out)}",
    ]
    if promotional := book.terms.promotional:
        spent = "is spent by a valid spin, win or lose; a win pays its odds"
        effect = spent if promotional.stake_spent else "is credited at its value"
        lines.append(f"A promotional voucher {effect}. {cite(promotional)}")
    return section("Buying in and cashing out", bullets(lines))
