"""What a terminal's journal says of things that its table must know as well."""

from collections.abc import Iterator
from typing import TypeAlias

from kiosk.audit.claims import (
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
from kiosk.game.limits.facts import LimitAmounts
from kiosk.game.locks.table import LOCKS_OF_STAFF
from kiosk.game.round.standing import NOT_BACK
from kiosk.game.terminal.state import Terminal
from kiosk.rules.terms import Tender

Claims: TypeAlias = Iterator[Claim]
says = Sayings()


@says
def _(fact: f.WageringOpened, before: Terminal, after: Terminal) -> Claims:
    yield ("round", fact.round, fact.period_s)
    yield ("limits", fact.round, amounts(LimitAmounts.of(after.limits.of_table)))
    if fact.commitment:
        yield ("ring sealed", fact.round, fact.commitment)
    if after.tournament.seat is not None:
        yield points_round(fact.round, after.tournament.seat)
    for win in after.supernova.won:
        yield ("open", fact.round, "jackpot share", win.hit)
    for case in after.cases.withheld:
        yield ("open", fact.round, "case", case)
    if after.cases.dispute is not None:
        yield ("open", fact.round, "dispute ended", after.cases.dispute.case)


@says
def _(fact: f.WageringEnded, before: Terminal, after: Terminal) -> Claims:
    if after.round.sent is not None:
        yield ("slip", fact.round, fact.key)
        yield ("short stack", fact.round, fact.short_stack)


@says
def _(fact: f.SlipRegistered, before: Terminal, after: Terminal) -> Claims:
    if before.round.sent is not None:
        yield ("registered", fact.round, before.round.sent.key)


@says
def _(fact: f.SlipRefused, before: Terminal, after: Terminal) -> Claims:
    yield ("slip refused", fact.round, fact.reason)


@says
def _(fact: f.RoundVoided | f.SlipVoided, before: Terminal, after: Terminal) -> Claims:
    if fact.reason != NOT_BACK or fact.clauses:
        yield ("void", fact.round, fact.reason, fact.clauses)


@says
def _(fact: f.WagersForfeited, before: Terminal, after: Terminal) -> Claims:
    yield ("forfeited", fact.round, fact.clause, fact.reason)
    yield ("forfeit taken", fact.round)


def _has_ring(number: int, before: Terminal) -> bool:
    """One was sealed for the round that is settled now."""
    return number == before.round.number and bool(before.spread.commitment)


@says
def _(fact: f.SpreadVoided, before: Terminal, after: Terminal) -> Claims:
    yield ("spread void", fact.round, fact.fault, fact.reason, fact.clauses)


@says
def _(fact: f.SpreadNoticed, before: Terminal, after: Terminal) -> Claims:
    yield (*side_bets("spread announced", fact.table, fact.limits), fact.due_ms)


@says
def _(fact: f.SpreadSelected, before: Terminal, after: Terminal) -> Claims:
    yield side_bets("spread selected", fact.table, fact.limits)


@says
def _(fact: f.NoSpinCalled, before: Terminal, after: Terminal) -> Claims:
    yield ("no spin", fact.round, after.round.no_spins, fact.reason)


@says
def _(fact: f.RoundSettled | f.RoundCorrected, before: Terminal, after: Terminal) -> Claims:
    played = after.round.played[fact.round]
    credited_cents = played.winnings_cents + played.returned_cents
    yield ("result", fact.round, fact.outcome)
    spread = fact.ring is not None or bool(fact.spread_void)
    if spread or (fact.outcome is not None and _has_ring(fact.round, before)):
        yield rings(fact.round, fact.ring, fact.spread_void)
    yield ("settled", fact.round, fact.settlement, credited_cents)
    staked_cents = sum(played.stakes.values())
    settled = (fact.outcome, fact.settlement, staked_cents, credited_cents)
    yield ("round settled", fact.round, *settled)
    yield ("owed", fact.round, played.owed_cents, played.owed_ticket)
    if isinstance(fact, f.RoundCorrected):
        yield from _corrected(fact)


def _corrected(fact: f.RoundCorrected) -> Claims:
    if fact.judged is not None:
        yield judgement(fact.round, fact.judged)
    if fact.void is not None:
        yield ("void", fact.round, fact.void.reason, fact.void.clauses)
        yield ("result", fact.round, fact.void.number)
    elif fact.outcome is None:
        yield ("game void", fact.round)
    if fact.withheld_cents:
        yield ("withheld", fact.case, fact.withheld_cents)
        yield ("held", fact.case)


@says
def _(fact: f.AccountFrozen, before: Terminal, after: Terminal) -> Claims:
    yield ("frozen", fact.reason)


@says
def _(fact: f.Locked, before: Terminal, after: Terminal) -> Claims:
    if fact.reason in LOCKS_OF_STAFF:
        yield ("locked", fact.reason, fact.detail)


@says
def _(fact: f.Unlocked, before: Terminal, after: Terminal) -> Claims:
    if fact.reason in LOCKS_OF_STAFF:
        yield ("unlocked", fact.reason)


@says
def _(
    fact: f.LimitsNoticed | f.LimitsChanged | f.ClosingNoticed, before: Terminal, after: Terminal
) -> Claims:
    yield notice(fact)


@says
def _(fact: f.LegacyGranted, before: Terminal, after: Terminal) -> Claims:
    yield ("legacy", amounts(fact.limits), fact.until_ms)


@says
def _(fact: f.LimitsAgreed, before: Terminal, after: Terminal) -> Claims:
    yield ("agreed limits", amounts(fact.limits))


@says
def _(fact: f.MessageShown, before: Terminal, after: Terminal) -> Claims:
    yield ("message", fact.key, fact.text)


@says
def _(fact: f.PaperDoubted, before: Terminal, after: Terminal) -> Claims:
    yield doubt(fact.key, after.cash.doubts[fact.key])


@says
def _(fact: f.NoteStacked, before: Terminal, after: Terminal) -> Claims:
    yield notes(after.box)


@says
def _(fact: f.TipsOffered, before: Terminal, after: Terminal) -> Claims:
    yield ("tips offered", fact.most_cents)


@says
def _(fact: f.TipGiven, before: Terminal, after: Terminal) -> Claims:
    yield ("tips", after.tips.given_cents)


@says
def _(fact: f.PaperWithheld, before: Terminal, after: Terminal) -> Claims:
    yield ("withheld", fact.case, fact.cents)
    yield ("held", fact.case)


@says
def _(fact: f.PaperJudged, before: Terminal, after: Terminal) -> Claims:
    yield ("doubt ended", fact.key)
    yield ("paper", fact.key, fact.stacked, fact.who, fact.cents)


@says
def _(fact: f.MemoryCleared, before: Terminal, after: Terminal) -> Claims:
    yield ("cleared", fact.who, fact.second)


@says
def _(fact: f.StaffEntered, before: Terminal, after: Terminal) -> Claims:
    yield ("staff", fact.who, fact.role)


@says
def _(fact: f.MoneyWithheld, before: Terminal, after: Terminal) -> Claims:
    asked_cents = fact.asked_cents or fact.cents
    yield ("withhold", fact.case, asked_cents, fact.reason, fact.until_ms)
    yield ("withhold about", fact.case, fact.round)
    yield ("held", fact.case)
    if fact.asked_cents:
        yield ("held in part", fact.case, fact.cents)


@says
def _(fact: f.CasePaid | f.CaseRefused, before: Terminal, after: Terminal) -> Claims:
    yield ("case", fact.case, isinstance(fact, f.CasePaid), fact.who, fact.note)
    yield ("carried out", fact.case)


@says
def _(fact: f.DisputeOpened, before: Terminal, after: Terminal) -> Claims:
    yield ("dispute", fact.case, fact.by, fact.round, fact.picture)


@says
def _(fact: f.DisputeEnded, before: Terminal, after: Terminal) -> Claims:
    yield ("dispute ended", fact.case, fact.who)
    if fact.answer:
        yield ("dispute decided", fact.case, fact.answer, fact.note)


@says
def _(fact: f.WithdrawalAsked, before: Terminal, after: Terminal) -> Claims:
    yield ("dispute withdrawn", fact.case)


@says
def _(fact: f.StaffCredited, before: Terminal, after: Terminal) -> Claims:
    yield ("payment", fact.key, fact.cents, fact.tender, fact.who)
    yield ("payment known", fact.key, fact.cents, fact.tender, fact.who)
    yield ("paid", fact.key)


@says
def _(fact: f.VoucherGiven, before: Terminal, after: Terminal) -> Claims:
    yield ("payment", fact.key, fact.cents, Tender.VOUCHER, fact.who)
    yield ("payment known", fact.key, fact.cents, Tender.VOUCHER, fact.who)
    yield ("paid", fact.key)


@says
def _(fact: f.VouchersHandedBack, before: Terminal, after: Terminal) -> Claims:
    yield ("payment", fact.key, fact.cents, "handed back", fact.who)
    yield ("paid", fact.key)


@says
def _(fact: f.HandPaid, before: Terminal, after: Terminal) -> Claims:
    way = "a part by hand" if fact.part else "by hand"
    yield ("payment", fact.key, fact.cents, way, fact.who)
    yield ("payment known", fact.key, fact.cents, "by hand", fact.who)
    yield ("paid", fact.key)


@says
def _(fact: f.TicketAsked, before: Terminal, after: Terminal) -> Claims:
    yield ("ticket", fact.key, fact.cents)
    yield ("ticket known", fact.key, fact.cents)


@says
def _(fact: f.TicketPrinted, before: Terminal, after: Terminal) -> Claims:
    yield ("ticket printed", fact.key)


@says
def _(fact: f.TicketFailed, before: Terminal, after: Terminal) -> Claims:
    yield ("ticket not printed", fact.key)


@says
def _(fact: f.TicketEntered, before: Terminal, after: Terminal) -> Claims:
    yield ("ticket held", fact.key, fact.cents)
    yield ("ticket known", fact.key, fact.cents)


@says
def _(fact: f.TicketRedeemed, before: Terminal, after: Terminal) -> Claims:
    yield ("ticket paid", fact.key, fact.cents)


# ---- Jackpots ----------------------------------------------------------------------------------


@says
def _(fact: f.SupernovaOffered, before: Terminal, after: Terminal) -> Claims:
    yield ("jackpot offered", fact.wager_cents, fact.fault)


@says
def _(fact: f.SupernovaWagerDrawn, before: Terminal, after: Terminal) -> Claims:
    yield jackpot_wins(fact.round, fact.wins)
    yield ("jackpot played", fact.round)


@says
def _(fact: f.SupernovaWagerReturned, before: Terminal, after: Terminal) -> Claims:
    yield jackpot_back(fact.round, fact.fault, fact.clauses)


@says
def _(fact: f.SupernovaCredited, before: Terminal, after: Terminal) -> Claims:
    yield ("payment", fact.key, fact.cents, "jackpot", fact.hit)
    yield ("paid", fact.key)


@says
def _(fact: f.SupernovaShareEnded, before: Terminal, after: Terminal) -> Claims:
    yield ("jackpot share", fact.hit, fact.end, fact.reason)


# ---- Tournaments --------------------------------------------------------------------------------


@says
def _(fact: f.TournamentSeatSet, before: Terminal, after: Terminal) -> Claims:
    yield tournament_seat(fact.at)


@says
def _(fact: f.PointsSent, before: Terminal, after: Terminal) -> Claims:
    yield points(fact.round, fact.key, fact.stakes)


@says
def _(fact: f.PointsRegistered, before: Terminal, after: Terminal) -> Claims:
    if before.tournament.sent is not None:
        yield ("points registered", fact.round, before.tournament.sent.key)


@says
def _(fact: f.PointsRefused, before: Terminal, after: Terminal) -> Claims:
    if before.tournament.sent is not None:
        yield ("points refused", fact.round, before.tournament.sent.key, fact.reason)
