"""The chapters on limits, the round, settlement, buying in and cashing out."""

from collections.abc import Iterator

from kiosk.rules.limits import Limit
from kiosk.rules.prose.tongue import Tongue, bullets, section, table
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutPeriod, CashOutWay, Tender, Topic, Winners


def game_sections(book: RuleBook, tongue: Tongue) -> Iterator[str]:
    yield _limits(book, tongue)
    yield _round(book, tongue)
    yield _settlement(book, tongue)
    yield _account(book, tongue)


def _limits(book: RuleBook, tongue: Tongue) -> str:
    rows = [
        (
            tongue.own(book.terms.wagers[kind].name),
            tongue.money(limits.minimum_cents),
            tongue.money(limits.maximum_cents),
            tongue.money(limits.unit_cents)
            if limits.unit_cents
            else tongue.translate("Rules", "any"),
        )
        for kind, limits in book.limits.kinds.items()
    ]
    head = (
        tongue.translate("Rules", "Wager"),
        tongue.translate("Rules", "Minimum"),
        tongue.translate("Rules", "Maximum"),
        tongue.translate("Rules", "Unit"),
    )
    lines = [*_single_wagers(book, tongue), *_aggregates(book, tongue)]
    return section(tongue.translate("Rules", "Limits"), table(head, rows), bullets(lines))


def _single_wagers(book: RuleBook, tongue: Tongue) -> Iterator[str]:
    law = book.terms.limits.law
    permitted = tongue.translate(
        "Rules",
        "A wager is everything on one place. Permitted wagers are the minimum and whole units "
        "above it, up to the maximum.",
    )
    yield tongue.told(permitted, book.terms.limits)
    cut = tongue.translate(
        "Rules",
        "What goes over a maximum or between two units is cut to the next lowest permitted wager; "
        "the rest is not debited.",
    )
    yield tongue.told(cut, law[Limit.MAXIMUM], law[Limit.UNIT])
    below = tongue.translate(
        "Rules",
        "A wager below its minimum may wait on the layout, but it goes back to the chip account "
        "when wagering closes.",
    )
    yield tongue.told(below, law[Limit.MINIMUM])


def _aggregates(book: RuleBook, tongue: Tongue) -> Iterator[str]:
    limits, terms = book.limits, book.terms.limits
    if limits.aggregate_maximum_cents is not None:
        most = tongue.translate(
            "Rules",
            "All wagers of a player on one spin: at most {most}; more is cut in the same way.",
        ).format(most=tongue.money(limits.aggregate_maximum_cents))
        yield tongue.told(most, terms.law[Limit.AGGREGATE_MAXIMUM])
    if limits.aggregate_minimum_cents is not None:
        least = tongue.translate(
            "Rules",
            "All wagers of a player on one spin: at least {least}, or they all go back when "
            "wagering closes.",
        ).format(least=tongue.money(limits.aggregate_minimum_cents))
        yield tongue.told(least, terms.law[Limit.AGGREGATE_MINIMUM])
        if terms.short_stack.allowed:
            left = tongue.translate(
                "Rules", "A player who no longer has that much may play what is left."
            )
            yield tongue.told(left, terms.short_stack)


def _round(book: RuleBook, tongue: Tongue) -> str:
    period = book.terms.period
    length = tongue.translate(
        "Rules",
        "Wagering is open for {seconds} seconds, and never for less than {shortest}; the time left "
        "is always shown.",
    ).format(seconds=period.wagering_s, shortest=period.shortest_s)
    lines = [tongue.told(length, period), *tongue.statements(book.terms, Topic.WAGERING)]
    return section(tongue.translate("Rules", "The round"), bullets(lines))


def _settlement(book: RuleBook, tongue: Tongue) -> str:
    terms = book.terms.settlement
    zero = tongue.translate(
        "Rules", "On {zeros} every wager that does not cover that very number loses whole."
    ).format(zeros=tongue.either(book.wheel.zeros))
    lines = [
        tongue.told(_winners(terms.winners, tongue), terms),
        tongue.told(zero, terms.zero),
        *tongue.statements(book.terms, Topic.SETTLEMENT),
    ]
    return section(tongue.translate("Rules", "Settlement"), bullets(lines))


def _winners(winners: Winners, tongue: Tongue) -> str:
    match winners:
        case Winners.RIDE:
            return tongue.translate(
                "Rules",
                "Winnings and winning stakes are credited. A winning wager stays on the layout: "
                "its stake is deducted again when wagering next opens, and until wagering closes "
                "it can be taken back.",
            )
        case Winners.RETURN:
            return tongue.translate(
                "Rules", "Winnings and winning stakes are credited, and the layout is cleared."
            )


def _account(book: RuleBook, tongue: Tongue) -> str:
    account, cash_out = book.terms.account, book.terms.cash_out
    tenders, ways = _tenders(tongue), _cash_out_ways(tongue)
    bought = tongue.translate("Rules", "Credit is bought with {tenders}.").format(
        tenders=tongue.either([tenders[way] for way in account.opened_by])
    )
    paid = _cash_out_periods(tongue)[cash_out.period].format(
        ways=tongue.either([ways[way] for way in cash_out.ways])
    )
    lines = [tongue.told(bought, account), tongue.told(paid, cash_out)]
    if promotional := book.terms.promotional:
        lines.append(tongue.told(_voucher(tongue, spent=promotional.stake_spent), promotional))
    return section(tongue.translate("Rules", "Buying in and cashing out"), bullets(lines))


def _tenders(tongue: Tongue) -> dict[Tender, str]:
    return {
        Tender.CASH: tongue.translate("Rules", "cash at the table"),
        Tender.CHIPS: tongue.translate("Rules", "chips at the table"),
        Tender.VOUCHER: tongue.translate("Rules", "a casino voucher at the table"),
        Tender.NOTE: tongue.translate("Rules", "a note in the terminal"),
        Tender.TICKET: tongue.translate("Rules", "a ticket in the terminal"),
    }


def _cash_out_periods(tongue: Tongue) -> dict[CashOutPeriod, str]:
    return {
        CashOutPeriod.WAGERING_PERIOD: tongue.translate(
            "Rules",
            "You may cash out while wagering is open, if you have no wager down, and are paid the "
            "full balance {ways}.",
        ),
        CashOutPeriod.BETWEEN_WAGERS: tongue.translate(
            "Rules",
            "You may cash out whenever you have no wager down, and are paid the full balance "
            "{ways}.",
        ),
    }


def _cash_out_ways(tongue: Tongue) -> dict[CashOutWay, str]:
    return {
        CashOutWay.TICKET: tongue.translate("Rules", "by a ticket from the terminal"),
        CashOutWay.ATTENDANT: tongue.translate("Rules", "by the staff at the table"),
    }


def _voucher(tongue: Tongue, *, spent: bool) -> str:
    if spent:
        return tongue.translate(
            "Rules",
            "A promotional voucher is spent by a valid spin, win or lose; a win pays its odds.",
        )
    return tongue.translate("Rules", "A promotional voucher is credited at its value.")
