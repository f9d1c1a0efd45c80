"""Entries of a tournament, and the house's account of it: nothing of that is live money."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, require
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.game.times import DAY_MS
from kiosk.game.tournament.conditions import (
    require_between_rounds,
    require_entrant,
    require_open,
    require_tournament,
)
from kiosk.game.tournament.state import Entrant, EntrantState, TournamentAtTable
from kiosk.game.tournament.values import ENTRANTS_MAX, TERMS_MAX, Owed
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.tournament.file import TermsError, digest_of, load_terms, read_terms

PART = TablePart("tournament")

_FAULTS_TOLD = 300


@PART.decides
@PART.kept_in(f.TournamentOpened)
def open_tournament(
    command: c.OpenTournament, book: RuleBook, state: Table, given: Given
) -> f.Facts:
    """By terms that are sound, where the document has rules for tournaments (S3 5.1, 5.4)."""
    require(book.terms.tournament is not None, Reason.TOURNAMENT_NOT_OFFERED)
    require(state.tournament.terms is None, Reason.TOURNAMENT_OPEN)
    text = "\n".join(command.lines)
    require(len(text) <= TERMS_MAX, Reason.BAD_TERMS, because="they are too long")
    try:
        read = load_terms(text, "terms")
    except TermsError as error:
        require(False, Reason.BAD_TERMS, because="; ".join(error.faults)[:_FAULTS_TOLD])
        raise
    said_ms = read.terms.begins_ms
    opened = f.TournamentOpened(
        lines=command.lines,
        digest=read.digest,
        begins_ms=command.begins_ms if said_ms is None else said_ms,
        who=given.who,
    )
    return (opened,)


@PART.records(f.EntryRefused)
def refuse_entry(command: c.RefuseEntry, book: RuleBook, state: Table) -> None:
    """S3 5.5(a): any application."""
    require_tournament(state)
    _require_words(command.name)
    _require_words(command.reason)


def _require_words(text: str) -> None:
    require(bool(text.strip()), Reason.NO_WHY)


@PART.decides
@PART.kept_in(f.EntrantRegistered)
def register_entrant(
    command: c.RegisterEntrant, book: RuleBook, state: Table, given: Given
) -> f.Facts:
    """S3 5.4(a), 5.4(c), 5.4(h), 5.9; a wild card by the terms (S3 1.1 Wild Card)."""
    terms, there = require_tournament(state), state.tournament
    _require_words(command.name)
    require(command.endorsed, Reason.NOT_ENDORSED)
    require(not there.decided, Reason.ENTRIES_CLOSED)
    if command.wild_card:
        given_out = sum(entrant.wild_card for entrant in there.entrants.values())
        require(given_out < terms.entry.wild_cards, Reason.NO_WILD_CARD)
        require(1 <= command.heat <= terms.heats, Reason.NOT_THIS_HEAT)
    else:
        require(command.heat == 1, Reason.NOT_THIS_HEAT)
        played = [kept.heat for kept in there.sessions]
        if there.session is not None and there.session.on:
            played.append(there.session.heat)
        require(max(played, default=1) == 1, Reason.ENTRIES_CLOSED)
    _require_room(state, 1)
    registered = f.EntrantRegistered(
        key=given.key,
        entrant=next_entrant(there, 0),
        name=command.name,
        endorsed=True,
        wild_card=command.wild_card,
        heat=command.heat,
        fee_cents=0 if command.wild_card else terms.entry.fee_cents,
        who=given.who,
    )
    return (registered,)


def _require_room(state: Table, more: int) -> None:
    there, terms = state.tournament, require_tournament(state)
    most = min(terms.entry.entrants_max, ENTRANTS_MAX)
    entered = [one for one in there.entrants.values() if one.state is not EntrantState.WITHDRAWN]
    room = len(entered) + more <= most and len(there.entrants) + more <= ENTRANTS_MAX
    require(room, Reason.TOURNAMENT_FULL, value=most)


def next_entrant(there: TournamentAtTable, ahead: int) -> str:
    return f"{len(there.entrants) + 1 + ahead:03}"


@PART.decides
@PART.kept_in(f.EntrantWithdrawn)
def withdraw_entrant(
    command: c.WithdrawEntrant, book: RuleBook, state: Table, given: Given
) -> f.Facts:
    """The fee goes back to whoever cancels not less than so many days before (S3 5.6)."""
    terms, entrant = require_tournament(state), require_entrant(state, command.entrant)
    require(entrant.state is EntrantState.IN, Reason.ENTRANT_OUT, name=command.entrant)
    session = state.tournament.session
    named = session is not None and command.entrant in session.entrants
    require(not named and not entrant.session, Reason.SESSION_UNDER_WAY)
    until_ms = state.tournament.begins_ms - terms.entry.cancel_days * DAY_MS
    in_time = given.now_ms <= until_ms
    withdrawn = f.EntrantWithdrawn(
        entrant=command.entrant,
        refund_cents=entrant.fee_cents if in_time else 0,
        who=given.who,
    )
    return (withdrawn,)


@PART.records(f.EntrantCheckedIn)
def check_in(command: c.CheckInEntrant, book: RuleBook, state: Table) -> bool:
    require_tournament(state)
    entrant = require_entrant(state, command.entrant)
    require(entrant.state is EntrantState.IN, Reason.ENTRANT_OUT, name=command.entrant)
    return not entrant.checked_in


@PART.records(f.EntrantDisqualified)
def disqualify(command: c.DisqualifyEntrant, book: RuleBook, state: Table) -> None:
    """At once, also in a round: what lies on the layout goes with what he holds (S3 5.24)."""
    require_tournament(state)
    entrant = require_entrant(state, command.entrant)
    barred = (EntrantState.WITHDRAWN, EntrantState.DISQUALIFIED)
    require(entrant.state not in barred, Reason.ENTRANT_OUT, name=command.entrant)
    _require_words(command.reason)


@PART.decides
@PART.kept_in(f.EntrantPaid)
def pay_entrant(command: c.PayEntrant, book: RuleBook, state: Table, given: Given) -> f.Facts:
    require_open(state)
    entrant = require_entrant(state, command.entrant)
    cents = entrant.owed.get(command.owed, 0)
    require(cents > 0, Reason.NOTHING_OWED, name=command.entrant)
    paid = f.EntrantPaid(
        key=given.key,
        entrant=command.entrant,
        owed=command.owed,
        cents=cents,
        who=given.who,
        second=given.second,
    )
    return (paid,)


@PART.decides
@PART.kept_in(f.TournamentCancelled)
def cancel(command: c.CancelTournament, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """Fees and buy-ins go back, but to those who were disqualified or cancelled (S3 5.7, 5.8)."""
    require_tournament(state)
    require_between_rounds(state)
    require(not state.tournament.decided, Reason.ENTRIES_CLOSED)
    require(not state.tournament.on, Reason.SESSION_UNDER_WAY)
    _require_words(command.reason)
    kept = {
        name: entrant
        for name, entrant in state.tournament.entrants.items()
        if entrant.state in (EntrantState.IN, EntrantState.OUT)
    }
    fees = {name: entrant.fee_cents for name, entrant in kept.items() if entrant.fee_cents}
    buy_ins = {
        name: cents
        for name, entrant in kept.items()
        if (cents := max(0, entrant.buy_ins_cents - entrant.redeemed_cents))
    }
    cancelled = f.TournamentCancelled(
        reason=command.reason, fees=fees, buy_ins=buy_ins, who=given.who, second=given.second
    )
    return (cancelled,)


@PART.records(f.TournamentClosed)
def close_tournament(command: c.CloseTournament, book: RuleBook, state: Table) -> None:
    """Another one can be opened then: this one is in the records. It may go on at another table,
    once nobody has to play here (S3 5.28)."""
    require_open(state)
    there = state.tournament
    require(not there.on, Reason.SESSION_UNDER_WAY)
    over = bool(there.cancelled) or there.decided or there.carried or not there.entrants
    require(over, Reason.NOT_DECIDED)
    require(not there.owed_cents, Reason.STILL_OWED, cents=there.owed_cents)


@PART.records(f.DirectorDecided)
def decide_dispute(command: c.RecordDecision, book: RuleBook, state: Table) -> None:
    """S3 5.34: final; the Commission finds it here."""
    require_open(state)
    _require_words(command.about)
    _require_words(command.decision)


# ---- What they change ---------------------------------------------------------------------------


@PART.applies
def _(fact: f.TournamentOpened, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    return TournamentAtTable(
        number=tournament.number + 1,
        terms=read_terms("\n".join(fact.lines)),
        digest=digest_of("\n".join(fact.lines)),
        lines=fact.lines,
        begins_ms=fact.begins_ms,
        answers=tournament.answers,
    )


@PART.applies
def _(
    fact: f.EntryRefused | f.DirectorDecided, tournament: TournamentAtTable, state: Table
) -> TournamentAtTable:
    """Both are in the records: nothing here depends on them."""
    return tournament


@PART.applies
def _(fact: f.EntrantRegistered, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    entrant = Entrant(
        name=fact.name, wild_card=fact.wild_card, heat=fact.heat, fee_cents=fact.fee_cents
    )
    account = tournament.account
    return replace(
        tournament,
        entrants={**tournament.entrants, fact.entrant: entrant},
        account=replace(account, fees_cents=account.fees_cents + fact.fee_cents),
    )


@PART.applies
def _(fact: f.EntrantWithdrawn, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    left = with_entrant(tournament, fact.entrant, state=EntrantState.WITHDRAWN)
    return with_owed(left, Owed.FEE, {fact.entrant: fact.refund_cents})


@PART.applies
def _(fact: f.EntrantCheckedIn, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    return with_entrant(tournament, fact.entrant, checked_in=True)


@PART.applies
def _(
    fact: f.EntrantDisqualified, tournament: TournamentAtTable, state: Table
) -> TournamentAtTable:
    """Nothing is refunded, nor has he a prize: what he was owed as one is the house's again."""
    entrant = tournament.entrants[fact.entrant]
    owed = {kind: cents for kind, cents in entrant.owed.items() if kind is Owed.CHIPS}
    if Owed.PRIZE in entrant.owed:
        tournament = _without_prize(tournament, fact.entrant)
    return with_entrant(tournament, fact.entrant, state=EntrantState.DISQUALIFIED, owed=owed)


def _without_prize(tournament: TournamentAtTable, name: str) -> TournamentAtTable:
    *before, final = tournament.sessions
    left = {who: cents for who, cents in final.prizes.items() if who != name}
    return replace(tournament, sessions=(*before, replace(final, prizes=left)))


@PART.applies
def _(fact: f.EntrantPaid, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    account = tournament.account
    paid = {**account.paid, fact.owed: account.paid.get(fact.owed, 0) + fact.cents}
    less = with_owed(tournament, fact.owed, {fact.entrant: -fact.cents})
    return replace(less, account=replace(account, paid=paid))


@PART.applies
def _(
    fact: f.TournamentCancelled, tournament: TournamentAtTable, state: Table
) -> TournamentAtTable:
    owed = with_owed(with_owed(tournament, Owed.FEE, fact.fees), Owed.BUY_IN, fact.buy_ins)
    return replace(owed, cancelled=fact.reason, session=None)


@PART.applies
def _(fact: f.TournamentClosed, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    return TournamentAtTable(number=tournament.number, answers=tournament.answers)


def with_entrant(tournament: TournamentAtTable, name: str, **changes: Any) -> TournamentAtTable:
    changed = replace(tournament.entrants[name], **changes)
    return replace(tournament, entrants={**tournament.entrants, name: changed})


def with_owed(
    tournament: TournamentAtTable, kind: Owed, cents: Mapping[str, int]
) -> TournamentAtTable:
    for name, more in cents.items():
        owed = dict(tournament.entrants[name].owed)
        owed[kind] = owed.get(kind, 0) + more
        left = {kind: there for kind, there in owed.items() if there}
        tournament = with_entrant(tournament, name, owed=left)
    return tournament


def with_buy_ins(tournament: TournamentAtTable, cents: Mapping[str, int]) -> TournamentAtTable:
    """Less than none: they went back."""
    for name, more in cents.items():
        bought = tournament.entrants[name].buy_ins_cents + more
        tournament = with_entrant(tournament, name, buy_ins_cents=bought)
    account = tournament.account
    all_cents = account.buy_ins_cents + sum(cents.values())
    return replace(tournament, account=replace(account, buy_ins_cents=all_cents))
