"""What the table's journal says of things that a terminal must know as well, seat by seat."""

from collections.abc import Iterator
from typing import TypeAlias

from kiosk.audit.claims import (
    EVERYBODY,
    Claim,
    Sayings,
    amounts,
    doubt,
    jackpot_back,
    jackpot_wins,
    judgement,
    notes,
    notice,
    points,
    points_round,
    rings,
    side_bets,
    tournament_seat,
)
from kiosk.game import facts as f
from kiosk.game.cases.standing import BY_TABLE, OTHER_ACCOUNT
from kiosk.game.cash.table import PAPER_HELD
from kiosk.game.jackpot.values import HitTold, PaidHow
from kiosk.game.limits.facts import LimitAmounts
from kiosk.game.round.registration import GONE
from kiosk.game.round.state import UNDER_WAY
from kiosk.game.supernova.standing import fault_of, win_of
from kiosk.game.supernova.state import HitState, WagerState
from kiosk.game.supernova.table import share_key
from kiosk.game.table.state import Table
from kiosk.game.tickets.state import TicketStatus

Claims: TypeAlias = Iterator[tuple[str, Claim]]
"""Each with the seat that it is about."""
says = Sayings()


@says
def _(fact: f.RoundOpened, before: Table, after: Table) -> Claims:
    yield EVERYBODY, ("round", fact.round, fact.period_s)
    limits = LimitAmounts.of(after.limits.in_force)
    yield EVERYBODY, ("limits", fact.round, amounts(limits))
    spread = after.round.kept[fact.round].spread
    if spread is not None and spread.commitment:
        yield EVERYBODY, ("ring sealed", fact.round, spread.commitment)


@says
def _(fact: f.SlipTaken, before: Table, after: Table) -> Claims:
    yield fact.seat, ("slip", fact.round, fact.key)
    yield fact.seat, ("short stack", fact.round, fact.short_stack)
    yield fact.seat, ("registered", fact.round, fact.key)


@says
def _(fact: f.SlipTurnedDown, before: Table, after: Table) -> Claims:
    yield fact.seat, ("slip", fact.round, fact.key)
    yield fact.seat, ("slip refused", fact.round, fact.reason)


@says
def _(fact: f.RoundVoided, before: Table, after: Table) -> Claims:
    yield EVERYBODY, ("void", fact.round, fact.reason, fact.clauses)
    yield from _returned(fact.round, after)


@says
def _(fact: f.SeatVoided, before: Table, after: Table) -> Claims:
    yield fact.seat, ("void", fact.round, fact.reason, fact.clauses)
    yield fact.seat, ("result", fact.round, None)


@says
def _(fact: f.WagerAdjusted | f.WagersForfeited, before: Table, after: Table) -> Claims:
    slip = after.round.kept[fact.round].slips[fact.seat]
    if slip.judged is not None:
        yield fact.seat, judgement(fact.round, slip.judged)
    if isinstance(fact, f.WagersForfeited):
        yield fact.seat, ("forfeited", fact.round, fact.clause, fact.reason)


@says
def _(fact: f.ForfeitTaken, before: Table, after: Table) -> Claims:
    yield fact.seat, ("forfeit taken", fact.round)


@says
def _(fact: f.RecordsJudged, before: Table, after: Table) -> Claims:
    if fact.confirmed and fact.key:
        yield fact.seat, ("slip", fact.round, fact.key)
        yield fact.seat, ("registered", fact.round, fact.key)
        yield fact.seat, jackpot_back(fact.round, f.SupernovaFault.NOT_OFFERED, ())
    if not fact.confirmed:
        slip = after.round.kept[fact.round].slips[fact.seat]
        yield fact.seat, ("void", fact.round, slip.reason, slip.clauses)
        yield fact.seat, ("result", fact.round, None)


@says
def _(fact: f.NoSpinCalled, before: Table, after: Table) -> Claims:
    spins = len(after.round.kept[fact.round].no_spins)
    yield EVERYBODY, ("no spin", fact.round, spins, fact.reason)


@says
def _(fact: f.ResultConfirmed | f.ResultCorrected, before: Table, after: Table) -> Claims:
    yield EVERYBODY, ("result", fact.round, fact.outcome)
    if fact.outcome is None:
        yield EVERYBODY, ("game void", fact.round)
    yield from _rings(fact.round, after)


@says
def _(fact: f.SpreadVoided, before: Table, after: Table) -> Claims:
    yield EVERYBODY, ("spread void", fact.round, fact.fault, fact.reason, fact.clauses)
    yield from _rings(fact.round, after)


def _rings(number: int, after: Table) -> Claims:
    """By which Spread-Bets are paid, where they are."""
    played = after.round.kept[number]
    if played.spread is not None:
        yield EVERYBODY, rings(number, played.ring, played.spread_void)


@says
def _(fact: f.SpreadNoticed, before: Table, after: Table) -> Claims:
    yield EVERYBODY, (*side_bets("spread announced", fact.table, fact.limits), fact.due_ms)


@says
def _(fact: f.SpreadSelected, before: Table, after: Table) -> Claims:
    yield EVERYBODY, side_bets("spread selected", fact.table, fact.limits)


@says
def _(fact: f.SettlementReported, before: Table, after: Table) -> Claims:
    yield fact.seat, ("settled", fact.round, fact.settlement, fact.credited_cents)


@says
def _(fact: f.AccountFrozen, before: Table, after: Table) -> Claims:
    yield EVERYBODY, ("frozen", fact.reason)


@says
def _(fact: f.SeatLocked, before: Table, after: Table) -> Claims:
    yield fact.seat, ("locked", fact.reason, fact.detail)


@says
def _(fact: f.SeatUnlocked, before: Table, after: Table) -> Claims:
    yield fact.seat, ("unlocked", fact.reason)


@says
def _(
    fact: f.LimitsNoticed | f.LimitsChanged | f.ClosingNoticed, before: Table, after: Table
) -> Claims:
    yield EVERYBODY, notice(fact)
    if isinstance(fact, f.LimitsChanged) and after.spread.selected:
        # As a terminal hears it that was away since.
        limits = f.SpreadLimits.of(after.limits.in_force)
        yield EVERYBODY, side_bets("spread selected", after.spread.selected, limits)


@says
def _(fact: f.LegacyGranted, before: Table, after: Table) -> Claims:
    yield fact.seat, ("legacy", amounts(fact.limits), fact.until_ms)


@says
def _(fact: f.LegacyLengthened, before: Table, after: Table) -> Claims:
    kept = before.seats[fact.seat].legacy_from
    if kept is not None:
        yield fact.seat, ("legacy", amounts(kept), fact.until_ms)


@says
def _(fact: f.LimitsAgreed, before: Table, after: Table) -> Claims:
    yield fact.seat, ("agreed limits", amounts(fact.limits))


@says
def _(fact: f.PlayerTold, before: Table, after: Table) -> Claims:
    yield fact.seat, ("message", fact.key, fact.text)


@says
def _(fact: f.SeatPaperJudged, before: Table, after: Table) -> Claims:
    yield fact.seat, ("paper", fact.paper, fact.stacked, fact.who, fact.cents)


@says
def _(fact: f.SeatClearingAllowed, before: Table, after: Table) -> Claims:
    yield fact.seat, ("cleared", fact.who, fact.second)


@says
def _(fact: f.StaffEnrolled, before: Table, after: Table) -> Claims:
    yield EVERYBODY, ("staff", fact.name, fact.role)


@says
def _(fact: f.StaffChangeMade, before: Table, after: Table) -> Claims:
    change = before.conduct.changes[fact.change]
    if change.role is not None:
        yield EVERYBODY, ("staff", change.name, change.role)


@says
def _(fact: f.CaseOpened, before: Table, after: Table) -> Claims:
    if fact.what == GONE:
        yield fact.seat, ("owed", fact.round, fact.cents, fact.ticket)
    elif fact.withhold and fact.what in (OTHER_ACCOUNT, PAPER_HELD):
        yield fact.seat, ("withheld", fact.case, fact.cents)
    elif fact.withhold:
        yield fact.seat, ("withhold", fact.case, fact.cents, fact.what, fact.until_ms)
        yield fact.seat, ("withhold about", fact.case, fact.round)


@says
def _(fact: f.CaseHeld, before: Table, after: Table) -> Claims:
    if fact.held:
        case = before.cases[fact.case]
        yield case.seat, ("held", fact.case)
    if fact.held_cents is not None:
        yield before.cases[fact.case].seat, ("held in part", fact.case, fact.held_cents)


@says
def _(fact: f.CaseClosed, before: Table, after: Table) -> Claims:
    case = before.cases[fact.case]
    yield case.seat, ("case", fact.case, fact.pay, fact.who, fact.note)
    yield case.seat, ("dispute ended", fact.case, BY_TABLE)
    yield case.seat, ("dispute decided", fact.case, fact.answer, fact.note)


@says
def _(fact: f.CaseCarriedOut, before: Table, after: Table) -> Claims:
    yield before.cases[fact.case].seat, ("carried out", fact.case)


@says
def _(fact: f.DisputeWithdrawn, before: Table, after: Table) -> Claims:
    yield fact.seat, ("dispute withdrawn", fact.case)
    yield fact.seat, ("dispute ended", fact.case, BY_TABLE)


@says
def _(fact: f.DisputeTaken, before: Table, after: Table) -> Claims:
    yield fact.seat, ("dispute", fact.case, fact.by, fact.round, fact.picture)


@says
def _(fact: f.SeatCredited, before: Table, after: Table) -> Claims:
    yield fact.seat, ("payment", fact.key, fact.cents, fact.tender, fact.who)


@says
def _(fact: f.SeatHandPaid, before: Table, after: Table) -> Claims:
    way = "a part by hand" if fact.part else "by hand"
    yield fact.seat, ("payment", fact.key, fact.cents, way, fact.who)


@says
def _(fact: f.SeatVouchersHandedBack, before: Table, after: Table) -> Claims:
    yield fact.seat, ("payment", fact.key, fact.cents, "handed back", fact.who)


@says
def _(fact: f.PaymentAnswered, before: Table, after: Table) -> Claims:
    if fact.done:
        yield fact.seat, ("paid", fact.key)


@says
def _(fact: f.TicketReserved, before: Table, after: Table) -> Claims:
    yield fact.seat, ("ticket", fact.number, fact.cents)


@says
def _(fact: f.TicketIssued, before: Table, after: Table) -> Claims:
    yield before.tickets[fact.number].seat, ("ticket printed", fact.number)


@says
def _(fact: f.TicketCancelled, before: Table, after: Table) -> Claims:
    yield before.tickets[fact.number].seat, ("ticket not printed", fact.number)


@says
def _(fact: f.TicketHeld, before: Table, after: Table) -> Claims:
    cents = before.tickets[fact.number].cents
    yield fact.seat, ("ticket held", fact.number, cents)


@says
def _(fact: f.TicketVouched, before: Table, after: Table) -> Claims:
    yield fact.seat, ("ticket held", fact.number, fact.cents)


@says
def _(fact: f.TicketPaid, before: Table, after: Table) -> Claims:
    cents = before.tickets[fact.number].cents
    yield fact.seat, ("ticket paid", fact.number, cents)


@says
def _(fact: f.SeatFundsTold, before: Table, after: Table) -> Claims:
    if fact.notes:
        yield fact.seat, notes(fact.notes)
    if fact.tips_cents:
        yield fact.seat, ("tips", fact.tips_cents)


@says
def _(fact: f.TipsAllowed, before: Table, after: Table) -> Claims:
    yield EVERYBODY, ("tips offered", fact.most_cents)


@says
def _(fact: f.SeatTipped, before: Table, after: Table) -> Claims:
    yield fact.seat, ("tips", fact.cents)


@says
def _(fact: f.SeatNotesTold, before: Table, after: Table) -> Claims:
    yield fact.seat, notes(fact.notes)


@says
def _(fact: f.SeatPaperDoubted, before: Table, after: Table) -> Claims:
    yield fact.seat, doubt(fact.paper, after.seats[fact.seat].doubts[fact.paper].doubt)


@says
def _(fact: f.SeatDoubtEnded, before: Table, after: Table) -> Claims:
    yield fact.seat, ("doubt ended", fact.paper)


# ---- What terminals told a table that had lost facts -------------------------------------------


@says
def _(fact: f.TicketRecovered, before: Table, after: Table) -> Claims:
    yield fact.seat, ("ticket known", fact.number, fact.cents)
    if fact.status is TicketStatus.ISSUED:
        yield fact.seat, ("ticket printed", fact.number)
    if fact.status is TicketStatus.PAID:
        yield fact.seat, ("ticket paid", fact.number, fact.cents)


@says
def _(fact: f.PaymentRecovered, before: Table, after: Table) -> Claims:
    if fact.who:
        paid = fact.tender if fact.credit else "by hand"
        yield fact.seat, ("payment known", fact.key, fact.cents, paid, fact.who)


@says
def _(fact: f.RoundRecovered, before: Table, after: Table) -> Claims:
    settled = (fact.outcome, fact.settlement, fact.staked_cents, fact.credited_cents)
    yield fact.seat, ("round settled", fact.round, *settled)


@says
def _(fact: f.SeatRecovered, before: Table, after: Table) -> Claims:
    if fact.slip:
        yield fact.seat, ("slip", fact.open_round, fact.slip)
    yield fact.seat, ("in round", fact.open_round, fact.slip, fact.registered)
    for number in fact.jackpots:
        yield fact.seat, ("jackpot played", number)


@says
def _(fact: f.RoundAdopted, before: Table, after: Table) -> Claims:
    played = after.round.kept[fact.round]
    if played.void:
        yield EVERYBODY, ("void", fact.round, played.reason, played.clauses)
    yield EVERYBODY, ("result", fact.round, fact.outcome)
    if fact.outcome is None:
        yield EVERYBODY, ("game void", fact.round)
    if played.spread is not None and played.spread.locked:
        yield from _rings(fact.round, after)  # else they are void, by a fact of its own


@says
def _(fact: f.SlipAdopted, before: Table, after: Table) -> Claims:
    yield fact.seat, ("registered", fact.round, fact.slip)


# ---- Jackpots ----------------------------------------------------------------------------------


@says
def _(
    fact: f.SupernovaOpened | f.SupernovaClosed | f.SupernovaChecked | f.SupernovaServerSeen,
    before: Table,
    after: Table,
) -> Claims:
    offered_cents = after.supernova.offered_cents
    yield EVERYBODY, ("jackpot offered", offered_cents, fault_of(offered_cents))


@says
def _(fact: f.SupernovaSent, before: Table, after: Table) -> Claims:
    for seat, slip in after.round.kept[fact.round].slips.items():
        if slip.jackpot_cents and seat not in fact.seats:
            yield seat, jackpot_back(fact.round, f.SupernovaFault.NOT_OFFERED, ())


@says
def _(fact: f.SupernovaDrawn, before: Table, after: Table) -> Claims:
    sent = after.round.kept[fact.round].supernova
    for seat in sent.seats if sent else ():
        won = [win_of(hit) for hit in fact.hits if seat in hit.seats]
        yield seat, jackpot_wins(fact.round, won)
    for hit in fact.hits:
        if after.supernova.hits[hit.id].state is HitState.APPROVED:
            yield from _shares(hit)


@says
def _(fact: f.SupernovaVoided, before: Table, after: Table) -> Claims:
    yield from _returned(fact.round, after)


def _returned(number: int, after: Table) -> Claims:
    sent = after.round.kept[number].supernova
    for seat in sent.seats if sent and sent.state is WagerState.VOID else ():
        yield seat, jackpot_back(number, sent.void if sent else None, sent.clauses if sent else ())


@says
def _(fact: f.SupernovaApproved, before: Table, after: Table) -> Claims:
    yield from _shares(after.supernova.hits[fact.hit].told)


def _shares(hit: HitTold) -> Claims:
    for seat in hit.seats:
        yield seat, ("payment", share_key(hit.id, seat), hit.share_cents, "jackpot", hit.id)


@says
def _(fact: f.SupernovaRefused, before: Table, after: Table) -> Claims:
    for seat in before.supernova.hits[fact.hit].told.seats:
        yield seat, ("jackpot share", fact.hit, PaidHow.REFUSED, fact.reason)


@says
def _(fact: f.SupernovaHandPaid, before: Table, after: Table) -> Claims:
    yield fact.seat, ("jackpot share", fact.hit, PaidHow.HAND, "")


# ---- Tournaments --------------------------------------------------------------------------------


def tournament_claims(before: Table, after: Table) -> Claims:
    """What each terminal must know of a session, whenever that is another: whatever fact did it."""
    same = before.tournament is after.tournament and before.seats.keys() == after.seats.keys()
    if same and before.round.number == after.round.number:
        return
    for seat in after.seats:
        there = after.tournament.at_seat(seat)
        if there is not None or before.tournament.at_seat(seat) is not None:
            yield seat, tournament_seat(there)
        if there is not None and after.round.phase in UNDER_WAY:
            yield seat, points_round(after.round.number, there)


@says
def _(fact: f.PointsTaken, before: Table, after: Table) -> Claims:
    yield fact.seat, points(fact.round, fact.key, fact.stakes)
    yield fact.seat, ("points registered", fact.round, fact.key)


@says
def _(fact: f.PointsTurnedDown, before: Table, after: Table) -> Claims:
    yield fact.seat, ("points refused", fact.round, fact.key, fact.reason)
