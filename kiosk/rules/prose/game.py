"""The chapters on the round, settlement, buying in and cashing out, after that on limits."""

from collections.abc import Iterator

from kiosk.rules.prose.in_force import InForce
from kiosk.rules.prose.limits import limits_section
from kiosk.rules.prose.wording import Wording, bullets, section
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import (
    CashOutPeriod,
    CashOutWay,
    ClosedBy,
    PeriodTerms,
    Tender,
    Topic,
    Winners,
)


def game_sections(book: RuleBook, now: InForce, wording: Wording) -> Iterator[str]:
    yield limits_section(book, now, wording)
    yield _round(book, now, wording)
    yield _settlement(book, wording)
    yield _account(book, wording)


def _round(book: RuleBook, now: InForce, wording: Wording) -> str:
    period = book.terms.period
    length = _period(period, now.period_s, wording)
    lines = [wording.told(length, period), *wording.statements(book.terms, Topic.WAGERING)]
    return section(wording.translate("Rules", "The round"), bullets(lines))


def _period(period: PeriodTerms, length_s: int, wording: Wording) -> str:
    enders = _enders(wording)
    sooner = [enders[way] for way in period.closed_by if way in enders]
    match bool(length_s), bool(sooner):
        case True, True:
            text = wording.translate(
                "Rules",
                "Wagering is open for {seconds} seconds, or until {sooner} ends it sooner, and "
                "never for less than {shortest}; the time left is always shown.",
            )
        case True, False:
            text = wording.translate(
                "Rules",
                "Wagering is open for {seconds} seconds, and never for less than {shortest}; the "
                "time left is always shown.",
            )
        case False, True:
            text = wording.translate(
                "Rules",
                "Wagering is open for as long as the house decides, or until {sooner} ends it "
                "sooner, and never for less than {shortest} seconds; the time left is always "
                "shown.",
            )
        case _:
            text = wording.translate(
                "Rules",
                "Wagering is open for as long as the house decides, and never for less than "
                "{shortest} seconds; the time left is always shown.",
            )
    ways = wording.either(sooner) if sooner else ""
    return text.format(seconds=length_s, sooner=ways, shortest=period.shortest_s)


def _enders(wording: Wording) -> dict[ClosedBy, str]:
    return {
        ClosedBy.SENSOR: wording.translate("Rules", "a sensor at the wheel"),
        ClosedBy.DEALER: wording.translate("Rules", "the dealer"),
    }


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
            "A promotional voucher is one wager of its amount. It is spent by a valid spin, win or "
            "lose; a win pays its odds. One that was never wagered stays yours.",
        )
    return wording.translate("Rules", "A promotional voucher is credited at its value.")
