"""The chapters on limits, the round, settlement, buying in and cashing out."""

from collections.abc import Iterator

from kiosk.rules.limits import Limit
from kiosk.rules.prose.wording import Wording, bullets, section, table
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutPeriod, CashOutWay, Tender, Topic, Winners


def game_sections(book: RuleBook, wording: Wording) -> Iterator[str]:
    yield _limits(book, wording)
    yield _round(book, wording)
    yield _settlement(book, wording)
    yield _account(book, wording)


def _limits(book: RuleBook, wording: Wording) -> str:
    rows = [
        (
            wording.own(book.terms.wagers[kind].name),
            wording.money(limits.minimum_cents),
            wording.money(limits.maximum_cents),
            wording.money(limits.unit_cents)
            if limits.unit_cents
            else wording.translate("Rules", "any"),
        )
        for kind, limits in book.limits.kinds.items()
    ]
    head = (
        wording.translate("Rules", "Wager"),
        wording.translate("Rules", "Minimum"),
        wording.translate("Rules", "Maximum"),
        wording.translate("Rules", "Unit"),
    )
    lines = [*_single_wagers(book, wording), *_aggregates(book, wording)]
    return section(wording.translate("Rules", "Limits"), table(head, rows), bullets(lines))


def _single_wagers(book: RuleBook, wording: Wording) -> Iterator[str]:
    law = book.terms.limits.law
    permitted = wording.translate(
        "Rules",
        "A wager is everything on one place. Permitted wagers are the minimum and whole units "
        "above it, up to the maximum.",
    )
    yield wording.told(permitted, book.terms.limits)
    cut = wording.translate(
        "Rules",
        "What goes over a maximum or between two units is cut to the next lowest permitted wager; "
        "the rest is not debited.",
    )
    yield wording.told(cut, law[Limit.MAXIMUM], law[Limit.UNIT])
    below = wording.translate(
        "Rules",
        "A wager below its minimum may wait on the layout, but it goes back to the chip account "
        "when wagering closes.",
    )
    yield wording.told(below, law[Limit.MINIMUM])


def _aggregates(book: RuleBook, wording: Wording) -> Iterator[str]:
    limits, terms = book.limits, book.terms.limits
    if limits.aggregate_maximum_cents is not None:
        most = wording.translate(
            "Rules",
            "All wagers of a player on one spin: at most {most}; more is cut in the same way.",
        ).format(most=wording.money(limits.aggregate_maximum_cents))
        yield wording.told(most, terms.law[Limit.AGGREGATE_MAXIMUM])
    if limits.aggregate_minimum_cents is not None:
        least = wording.translate(
            "Rules",
            "All wagers of a player on one spin: at least {least}, or they all go back when "
            "wagering closes.",
        ).format(least=wording.money(limits.aggregate_minimum_cents))
        yield wording.told(least, terms.law[Limit.AGGREGATE_MINIMUM])
        if terms.short_stack.allowed:
            left = wording.translate(
                "Rules", "A player who no longer has that much may play what is left."
            )
            yield wording.told(left, terms.short_stack)


def _round(book: RuleBook, wording: Wording) -> str:
    period = book.terms.period
    length = wording.translate(
        "Rules",
        "Wagering is open for {seconds} seconds, and never for less than {shortest}; the time left "
        "is always shown.",
    ).format(seconds=period.wagering_s, shortest=period.shortest_s)
    lines = [wording.told(length, period), *wording.statements(book.terms, Topic.WAGERING)]
    return section(wording.translate("Rules", "The round"), bullets(lines))


def _settlement(book: RuleBook, wording: Wording) -> str:
    terms = book.terms.settlement
    zero = wording.translate(
        "Rules", "On {zeros} every wager that does not cover that very number loses whole."
    ).format(zeros=wording.either(book.wheel.zeros))
    lines = [
        wording.told(_winners(terms.winners, wording), terms),
        wording.told(zero, terms.zero),
        *wording.statements(book.terms, Topic.SETTLEMENT),
    ]
    return section(wording.translate("Rules", "Settlement"), bullets(lines))


def _winners(winners: Winners, wording: Wording) -> str:
    match winners:
        case Winners.RIDE:
            return wording.translate(
                "Rules",
                "Winnings and winning stakes are credited. A winning wager stays on the layout: "
                "its stake is deducted again when wagering next opens, and until wagering closes "
                "it can be taken back.",
            )
        case Winners.RETURN:
            return wording.translate(
                "Rules", "Winnings and winning stakes are credited, and the layout is cleared."
            )


def _account(book: RuleBook, wording: Wording) -> str:
    account, cash_out = book.terms.account, book.terms.cash_out
    tenders, ways = _tenders(wording), _cash_out_ways(wording)
    bought = wording.translate("Rules", "Credit is bought with {tenders}.").format(
        tenders=wording.either([tenders[way] for way in account.opened_by])
    )
    paid = _cash_out_periods(wording)[cash_out.period].format(
        ways=wording.either([ways[way] for way in cash_out.ways])
    )
    lines = [wording.told(bought, account), wording.told(paid, cash_out)]
    if promotional := book.terms.promotional:
        lines.append(wording.told(_voucher(wording, spent=promotional.stake_spent), promotional))
    return section(wording.translate("Rules", "Buying in and cashing out"), bullets(lines))


def _tenders(wording: Wording) -> dict[Tender, str]:
    return {
        Tender.CASH: wording.translate("Rules", "cash at the table"),
        Tender.CHIPS: wording.translate("Rules", "chips at the table"),
        Tender.VOUCHER: wording.translate("Rules", "a casino voucher at the table"),
        Tender.NOTE: wording.translate("Rules", "a note in the terminal"),
        Tender.TICKET: wording.translate("Rules", "a ticket in the terminal"),
    }


def _cash_out_periods(wording: Wording) -> dict[CashOutPeriod, str]:
    return {
        CashOutPeriod.WAGERING_PERIOD: wording.translate(
            "Rules",
            "You may cash out while wagering is open, if you have no wager down, and are paid the "
            "full balance {ways}.",
        ),
        CashOutPeriod.BETWEEN_WAGERS: wording.translate(
            "Rules",
            "You may cash out whenever you have no wager down, and are paid the full balance "
            "{ways}.",
        ),
    }


def _cash_out_ways(wording: Wording) -> dict[CashOutWay, str]:
    return {
        CashOutWay.TICKET: wording.translate("Rules", "by a ticket from the terminal"),
        CashOutWay.ATTENDANT: wording.translate("Rules", "by the staff at the table"),
    }


def _voucher(wording: Wording, *, spent: bool) -> str:
    if spent:
        return wording.translate(
            "Rules",
            "A promotional voucher is spent by a valid spin, win or lose; a win pays its odds.",
        )
    return wording.translate("Rules", "A promotional voucher is credited at its value.")
