"""The report in words and figures, section by section: text and paper show the same, in English. A
screen has its sections in the language it speaks."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from kiosk.game import facts as f
from kiosk.game.tournament.values import Owed
from kiosk.records.day import Day
from kiosk.records.figures import NOTHING, Figures
from kiosk.records.pit import PitDay
from kiosk.records.report import Correction, DayReport, Remedied, TableDay
from kiosk.records.words import masked
from kiosk.rules.money import money_text
from kiosk.rules.prose.wording import Translate, in_english


@dataclass(frozen=True, slots=True)
class Line:
    what: str
    value: str
    note: str = ""
    strong: bool = False
    """A sum, to stand out."""


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table with one row for each seat, or each hour, and their sum."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    total: tuple[str, ...]


CLOSED = "Anchor, signed when the table was closed"
NOTES = (
    "Drop is the money that came in: notes, tickets, and what staff credited for cash and chips. "
    "Handle is the money staked in rounds that were settled. Win is the house's: handle less what "
    "was paid, which is winnings and the stakes that came back with them. Revenue is win, and what "
    "was kept in cases, forfeited, and reclaimed after a malfunction.",
    "What a corrected result had overpaid is in the win as soon as it is corrected: brought back, "
    "it pays a debt, and is no revenue again.",
    "Promotional vouchers are no money: what was staked with them is in neither handle nor win. "
    "Where a rule book has them played like money, what was credited for them is no drop.",
    "Jackpot wagers are in neither handle nor win: they go into the jackpots, which may be those "
    "of many tables, and these pay what is won. What the house keeps of them is in the report of "
    "the jackpot controller. Shares paid by hand were never on a terminal, and are in no sum of "
    "terminals.",
    "Points of tournaments are no money. Entry fees, buy-ins, prizes and refunds are in an account "
    "of their own, which the house keeps, and in no figure of the game.",
    "Wagers that staff put right count by what they were judged to be: adjustments are in paid and "
    "in win.",
    "Each fact counts when it was written, also a correction of an earlier round: the figures of a "
    "day that is over do not change.",
    "Times are those of the zone in the heading. Amounts are exact to the cent; percentages "
    "are rounded, the CSV has them as fractions.",
)
COLUMNS = ("drop", "out", "handle", "paid", "win", "win/drop", "win/handle", "slips")


def share_text(share: Fraction | None) -> str:
    """In percent, rounded half to even; nothing to divide by is a dash."""
    if share is None:
        return "–"
    hundredths = round(share * 10_000)
    sign = "-" if hundredths < 0 else ""
    return f"{sign}{abs(hundredths) // 100}.{abs(hundredths) % 100:02} %"


def sections(told: DayReport, translate: Translate = in_english) -> tuple[Section, ...]:
    parts = (_result, _money, _tickets, _rounds)
    whole = tuple(part(told, translate) for part in parts)
    beside = (_shifts, _jackpots, _tips, _tournaments, _told)
    return (*whole, *(section for part in beside for section in part(told, translate)))


def _result(told: DayReport, translate: Translate) -> Section:
    total = told.total
    slips = translate("Report", "{count} slips").format(count=f"{total.slips:,}")
    vouchers, not_in = translate("Report", "Vouchers staked"), translate("Report", "not in handle")
    less = translate("Report", "handle less paid")
    back = translate("Report", "winnings, stakes back")
    return Section(
        translate("Report", "Result"),
        (
            Line(
                translate("Report", "Drop"),
                money_text(total.drop_cents),
                translate("Report", "money in"),
            ),
            Line(translate("Report", "Handle"), money_text(total.handle_cents), slips),
            Line(translate("Report", "Paid"), money_text(total.paid_cents), back),
            Line(translate("Report", "Win"), money_text(total.win_cents), less, strong=True),
            *_revenue(told, translate),
            Line(translate("Report", "Hold, win/drop"), share_text(total.hold_on_drop)),
            Line(translate("Report", "Hold, win/handle"), share_text(total.hold_on_handle)),
            Line(vouchers, money_text(total.promotional_cents), not_in),
        ),
    )


def _shifts(told: DayReport, translate: Translate) -> Iterator[Section]:
    """The win of each, where the house has several."""
    if told.day.shifts[1:] == ():
        return
    note = translate("Report", "drop {drop}, handle {handle}")
    yield Section(
        translate("Report", "Win by shift"),
        tuple(
            Line(
                told.day.shift_text(shift),
                money_text(figures.win_cents),
                note.format(
                    drop=money_text(figures.drop_cents), handle=money_text(figures.handle_cents)
                ),
            )
            for shift, figures in enumerate(told.by_shift)
        ),
    )


def _told(told: DayReport, translate: Translate) -> Iterator[Section]:
    """Of seats whose journals are not there: what the table knows itself."""
    if not told.missing:
        return
    figures = sum(told.at_table.told.values(), NOTHING)
    no_sum = translate("Report", "in no sum above")
    yield Section(
        translate("Report", "Seats without a journal, as the table was told"),
        (
            Line(translate("Report", "Seats"), f"{len(told.missing):,}"),
            Line(translate("Report", "Drop"), money_text(figures.drop_cents), no_sum),
            Line(translate("Report", "Paid out"), money_text(figures.out_cents), no_sum),
            Line(translate("Report", "Handle"), money_text(figures.handle_cents), no_sum),
            Line(translate("Report", "Win"), money_text(figures.win_cents), no_sum),
        ),
    )


def _revenue(told: DayReport, translate: Translate) -> Iterator[Line]:
    """Where it is not the win."""
    if told.revenue_cents != told.total.win_cents:
        note = translate("Report", "win, kept, forfeited, reclaimed")
        what = translate("Report", "Revenue")
        yield Line(what, money_text(told.revenue_cents), note, strong=True)


def _money(told: DayReport, translate: Translate) -> Section:
    total = told.total
    began, ended = translate("Report", "When the day began"), translate("Report", "When it ended")
    moved = (
        (translate("Report", "+ notes"), total.notes_cents, _times(total.notes)),
        (translate("Report", "+ tickets in"), total.tickets_in_cents, _times(total.tickets_in)),
        (
            translate("Report", "+ staff credits"),
            total.staff_credits_cents,
            _times(total.staff_credits),
        ),
        *_only_if(
            translate("Report", "+ vouchers credited"),
            total.voucher_credits_cents,
            _times(total.voucher_credits),
        ),
        *_only_if(
            translate("Report", "+ jackpots credited"),
            total.jackpots_cents,
            _times(total.jackpots),
        ),
        (
            translate("Report", "+ overpaid and gone"),
            total.owed_cents,
            translate("Report", "results corrected"),
        ),
        (translate("Report", "– tickets out"), total.tickets_out_cents, _times(total.tickets_out)),
        (translate("Report", "– hand pays"), total.hand_paid_cents, _times(total.hand_pays)),
        (translate("Report", "– win"), total.win_cents, ""),
        (
            translate("Report", "– kept in cases"),
            total.kept_cents,
            translate("Report", "refused to players"),
        ),
        *_only_if(
            translate("Report", "– jackpot wagers"),
            total.jackpot_wagers_cents,
            _times(total.jackpot_wagers),
        ),
        *_only_if(translate("Report", "– tips to dealers"), total.tips_cents, _times(total.tips)),
        *_only_if(
            translate("Report", "– forfeited"),
            total.forfeited_cents,
            translate("Report", "invalidated games"),
        ),
    )
    return Section(
        translate("Report", "Players' money at the terminals"),
        (
            Line(began, money_text(told.held_before_cents)),
            *(Line(what, money_text(cents), note) for what, cents, note in moved),
            Line(ended, money_text(told.held_after_cents), _agrees(told, translate), strong=True),
        ),
    )


def _only_if(what: str, cents: int, note: str) -> Iterator[tuple[str, int, str]]:
    """Of what most days have none."""
    if cents:
        yield what, cents, note


def _agrees(told: DayReport, translate: Translate) -> str:
    missing_cents = told.held_before_cents + told.total.change_cents - told.held_after_cents
    if not missing_cents and told.missing:
        text = translate("Report", "every cent of the journals that are there; {count} are not")
        return text.format(count=len(told.missing))
    if not missing_cents:
        return translate("Report", "every cent is there")
    return translate("Report", "{sum} differ").format(sum=money_text(missing_cents))


def _tickets(told: DayReport, translate: Translate) -> Section:
    outstanding, expired = told.at_table.tickets, told.tickets_expired
    expired_cents = sum(ticket.cents for ticket in expired)
    return Section(
        translate("Report", "Tickets when the day ended"),
        (
            Line(
                translate("Report", "Outstanding"),
                money_text(told.tickets_outstanding_cents),
                _ticket_count(len(outstanding), translate),
                strong=True,
            ),
            Line(
                translate("Report", "of them expired"),
                money_text(expired_cents),
                _ticket_count(len(expired), translate),
            ),
        ),
    )


def _rounds(told: DayReport, translate: Translate) -> Section:
    day = told.at_table
    closed = translate("Report", "{count} closed that day").format(count=f"{day.cases_closed:,}")
    lines = [
        Line(translate("Report", "Opened"), f"{day.opened:,}"),
        Line(translate("Report", "Settled"), f"{day.settled:,}"),
        Line(translate("Report", "Void"), f"{len(day.voids):,}"),
        *(
            [Line(translate("Report", "Spread-Bets void"), f"{day.spread_voids:,}")]
            if day.spread_voids
            else []
        ),
        Line(translate("Report", "No spins called"), f"{day.no_spins:,}"),
        *_differences(day, translate),
        Line(translate("Report", "Results corrected"), f"{len(day.corrections):,}"),
        Line(
            translate("Report", "Wagers adjusted"),
            f"{len(told.adjustments):,}",
            translate("Report", "{sum}, in paid").format(sum=money_text(told.adjusted_cents)),
        ),
        Line(translate("Report", "Slips refused"), f"{day.refused_slips:,}"),
        Line(translate("Report", "Seats voided"), f"{day.void_seats:,}"),
        Line(translate("Report", "Cases open"), f"{len(day.cases):,}", closed),
    ]
    if day.received_cents:
        what = translate("Report", "Brought back in cases")
        note = translate("Report", "{sum} of it reclaimed, in revenue")
        reclaimed = note.format(sum=money_text(day.reclaimed_cents))
        lines.append(Line(what, money_text(day.received_cents), reclaimed))
    if day.written_off:
        paid_cents = sum(paid.cents for paid in day.written_off)
        note = translate("Report", "{times}, in no sum").format(times=_times(len(day.written_off)))
        lines.append(
            Line(translate("Report", "Dead terminals, paid"), money_text(paid_cents), note)
        )
    if day.float_opened_cents is not None:
        opened = translate("Report", "Float at opening")
        lines.append(Line(opened, money_text(day.float_opened_cents)))
    lines += _pit(day.pit, translate)
    if day.float_closed_cents is not None:
        shut = translate("Report", "Float at closing")
        lines.append(Line(shut, money_text(day.float_closed_cents)))
    return Section(translate("Report", "Rounds"), tuple(lines))


def _tournaments(told: DayReport, translate: Translate) -> Iterator[Section]:
    """Where there was anything of them that day."""
    day = told.at_table.tournaments
    if not day.anything:
        return
    no_sum = translate("Report", "in no sum above")
    awarded = translate("Report", "Prize awarded, place {place}, entrant {entrant}")
    paid = {
        Owed.FEE: translate("Report", "Entry fees refunded"),
        Owed.BUY_IN: translate("Report", "Buy-ins refunded"),
        Owed.CHIPS: translate("Report", "Chips redeemed"),
        Owed.PRIZE: translate("Report", "Prizes paid"),
        Owed.BONUS: translate("Report", "Bonus prizes paid"),
    }
    balance_cents = day.fees_cents + day.buy_ins_cents - day.paid_cents
    yield Section(
        translate("Report", "Tournaments"),
        (
            Line(translate("Report", "Entrants"), f"{day.entrants:,}"),
            Line(
                translate("Report", "Sessions"),
                f"{day.sessions:,}",
                translate("Report", "{count} spins").format(count=f"{day.spins:,}"),
            ),
            Line(translate("Report", "Play-offs"), f"{day.play_offs:,}"),
            Line(translate("Report", "Disqualified"), f"{day.disqualified:,}"),
            Line(translate("Report", "Decisions of the director"), f"{day.decisions:,}"),
            Line(translate("Report", "Entry fees"), money_text(day.fees_cents), no_sum),
            Line(translate("Report", "Buy-ins"), money_text(day.buy_ins_cents), no_sum),
            *(
                Line(awarded.format(place=place, entrant=entrant), money_text(cents), no_sum)
                for place, entrant, cents in day.prizes
            ),
            *(
                Line(words, money_text(day.paid[kind]), no_sum)
                for kind, words in paid.items()
                if kind in day.paid
            ),
            Line(
                translate("Report", "Fees and buy-ins less paid"),
                money_text(balance_cents),
                translate("Report", "the house's account of tournaments"),
                strong=True,
            ),
        ),
    )


def _jackpots(told: DayReport, translate: Translate) -> Iterator[Section]:
    """Where there was anything of them that day, or somebody still waits."""
    total, day = told.total, told.at_table
    by_hand_cents, refused_cents = day.jackpots_by_hand_cents, day.jackpots_refused_cents
    sums = (total.jackpot_wagers_cents, total.jackpots_cents, by_hand_cents, refused_cents)
    if not any((*sums, day.jackpots_waiting_cents, day.jackpot_voids)):
        return
    paid_cents = total.jackpots_cents + by_hand_cents
    wagers, credited = total.jackpot_wagers_cents, total.jackpots_cents
    refused, void = translate("Report", "Refused"), translate("Report", "Rounds void")
    yield Section(
        translate("Report", "Jackpots"),
        (
            Line(
                translate("Report", "Wagers drawn"),
                money_text(wagers),
                _times(total.jackpot_wagers),
            ),
            Line(translate("Report", "Credited"), money_text(credited), _times(total.jackpots)),
            Line(
                translate("Report", "Paid by hand"),
                money_text(by_hand_cents),
                _times(len(day.jackpots_by_hand)),
            ),
            Line(
                translate("Report", "Wagers less paid"),
                money_text(wagers - paid_cents),
                translate("Report", "in neither handle nor win"),
                strong=True,
            ),
            *([Line(refused, money_text(refused_cents))] if refused_cents else []),
            *([Line(void, f"{day.jackpot_voids:,}")] if day.jackpot_voids else []),
            Line(
                translate("Report", "Won and not paid"),
                money_text(day.jackpots_waiting_cents),
                translate("Report", "when the day ended"),
            ),
        ),
    )


def _tips(told: DayReport, translate: Translate) -> Iterator[Section]:
    """By dealer as the table heard of them, and what the terminals' meters say."""
    heard, metered_cents = told.at_table.pit.tips, told.total.tips_cents
    if not heard and not metered_cents:
        return
    nobody = translate("Report", "nobody named")
    heard_cents = sum(heard.values())
    agrees = translate("Report", "in neither drop, out nor win")
    missing_cents = metered_cents - heard_cents
    if missing_cents and not told.missing:
        agrees = translate("Report", "{sum} more than heard of").format(
            sum=money_text(missing_cents)
        )
    yield Section(
        translate("Report", "Tips to dealers"),
        (
            *(Line(dealer or nobody, money_text(cents)) for dealer, cents in sorted(heard.items())),
            Line(
                translate("Report", "By the meters"),
                money_text(metered_cents),
                agrees,
                strong=True,
            ),
        ),
    )


def _pit(pit: PitDay, translate: Translate) -> Iterator[Line]:
    if pit.fills:
        what = translate("Report", "+ fills of the float")
        yield Line(what, money_text(pit.filled_cents), _times(len(pit.fills)))
    if pit.credits:
        what = translate("Report", "– credits of the float")
        yield Line(what, money_text(pit.credited_cents), _times(len(pit.credits)))
    if pit.boxes:
        text = translate("Report", "{times}, difference {sum}")
        note = text.format(times=_times(len(pit.boxes)), sum=money_text(pit.difference_cents))
        what = translate("Report", "Note boxes counted")
        yield Line(what, money_text(pit.counted_cents), note)


def by_seat(told: DayReport) -> Grid:
    rows = tuple((seat, *_cells(figures)) for seat, figures in told.by_seat.items())
    return Grid("By seat", ("seat", *COLUMNS), rows, ("all", *_cells(told.total)))


def by_hour(told: DayReport) -> Grid:
    """From the first hour in which anything moved to the last."""
    rows = tuple(
        (told.day.hour_text(hour), *_cells(told.by_hour[hour])) for hour in busy_hours(told)
    )
    return Grid("By hour", ("from", *COLUMNS), rows, ("all", *_cells(told.total)))


def busy_hours(told: DayReport) -> range:
    busy = [hour for hour, figures in enumerate(told.by_hour) if figures != Figures()]
    return range(busy[0], busy[-1] + 1) if busy else range(0)


def _cells(figures: Figures) -> tuple[str, ...]:
    return (
        money_text(figures.drop_cents),
        money_text(figures.out_cents),
        money_text(figures.handle_cents),
        money_text(figures.paid_cents),
        money_text(figures.win_cents),
        share_text(figures.hold_on_drop),
        share_text(figures.hold_on_handle),
        f"{figures.slips:,}",
    )


def remarks(told: DayReport) -> Iterator[tuple[str, list[str]]]:
    """What an inspector reads one by one: a heading, and a line for each."""
    if told.missing:
        yield (
            "Not counted",
            [_not_counted(seat, told) for seat in told.missing],
        )
    day, clock = told.at_table, told.day.time_text
    yield "Corrections", [_correction(told.day, correction) for correction in day.corrections]
    if day.sensor_differences:
        yield "Sensor differences", [_difference(fact) for fact in day.sensor_differences]
    yield (
        "Adjustments, and wagers voided or forfeited",
        [_remedied(told.day, r) for r in day.remedied],
    )
    yield (
        "Void rounds",
        [masked(f"{clock(v.ended_ms or v.at_ms)}  round {v.round}: {v.void}") for v in day.voids],
    )
    yield (
        "Hand pays",
        [
            f"{clock(pay.at_ms)}  seat {pay.seat}: {money_text(pay.cents)} by {pay.who}"
            for pay in told.hand_pays
        ],
    )
    if day.jackpots_by_hand:
        yield (
            "Jackpots paid by hand, and in no sum of the terminals",
            [
                f"{clock(pay.at_ms)}  seat {pay.seat}: {money_text(pay.cents)} by {pay.who}, "
                f"hit {pay.hit}"
                for pay in day.jackpots_by_hand
            ],
        )
    if day.written_off:
        yield (
            "Paid for terminals that are gone for good, and in no sum above",
            [
                f"{clock(pay.at_ms)}  seat {pay.seat}: {money_text(pay.cents)} by {pay.who}"
                for pay in day.written_off
            ],
        )
    yield from day.pit.remarks(told.day)
    yield "Open cases", [f"{clock(case.at_ms)}  {case.what}" for case in day.cases]
    yield (
        "Outstanding tickets",
        [f"{clock(ticket.at_ms)}  {ticket.what}" for ticket in day.tickets],
    )


def _not_counted(seat: str, told: DayReport) -> str:
    text = f"seat {seat}: its journal is not there, its money is in no figure"
    figures = told.at_table.told.get(seat)
    if figures is None:
        return text
    drop, out = money_text(figures.drop_cents), money_text(figures.out_cents)
    return f"{text}; the table knows of {drop} in, {out} out, {money_text(figures.win_cents)} won"


def _differences(day: TableDay, translate: Translate) -> Iterator[Line]:
    if day.sensor_differences:
        what = translate("Report", "Sensor differences")
        yield Line(what, f"{len(day.sensor_differences):,}")


def _difference(fact: f.ResultConfirmed) -> str:
    by = f"{fact.who} with {fact.second}" if fact.second else fact.who
    why = f" ({fact.reason})" if fact.reason else ""
    read = f"the sensor read {fact.sensor}, confirmed was {fact.outcome}"
    return masked(f"round {fact.round}: {read}, by {by}{why}")


def _correction(day: Day, correction: Correction) -> str:
    result = correction.result
    numbers = f"{correction.before} to {result.outcome or 'invalidated'}"
    when = f"{day.time_text(result.at_ms)}  round {correction.round}"
    return masked(f"{when}: {numbers}, by {result.who} ({result.reason})")


def _remedied(day: Day, remedied: Remedied) -> str:
    fact = remedied.fact
    when = f"{day.time_text(remedied.at_ms)}  round {fact.round}, seat {fact.seat}"
    match fact:
        case f.WagerAdjusted():
            moved = f"{money_text(fact.cents)} on {fact.wager} counts on {fact.instead}"
            what = f"{moved}, {money_text(fact.gain_cents)} to the player, by clause {fact.clause}"
            by = f"{fact.who} with {fact.second}"
        case f.WagersForfeited():
            what = f"its wagers are forfeited, by clause {fact.clause}"
            by = f"{fact.who} with {fact.second}"
        case f.SeatVoided():
            by = fact.who or "the table, after a malfunction"
            clauses = ", ".join(fact.clauses)
            what = f"its wagers are void, by clause {clauses}" if clauses else "its wagers are void"
    return masked(f"{when}: {what}, by {by} ({fact.reason})")


def _times(times: int) -> str:
    return f"{times:,} ×"


def _ticket_count(count: int, translate: Translate) -> str:
    if count == 1:
        return translate("Report", "1 ticket")
    return translate("Report", "{count} tickets").format(count=f"{count:,}")
