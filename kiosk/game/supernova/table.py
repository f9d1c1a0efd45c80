"""Supernova at the table: whether it is offered, the jackpot wagers of each round from no more bets
to their draw, and who is paid what they won (S0 section 9)."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.capability import NoCommand
from kiosk.game.given import Given
from kiosk.game.jackpot.values import DOLLAR_CENTS, HitKept, HitTold, PaidHow, RoundKept
from kiosk.game.payments.state import Due, Payments
from kiosk.game.recovery.state import RecoveryAtTable
from kiosk.game.refusal import Reason, Refusal, require
from kiosk.game.round.state import RoundAtTable, SlipStatus, TableRound
from kiosk.game.supernova.seal import fits
from kiosk.game.supernova.state import (
    HitState,
    LostRound,
    NotedWager,
    RecoveredRound,
    Seal,
    Share,
    SupernovaAtTable,
    SupernovaRound,
    TableHit,
    WagerState,
)
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

PART = TablePart("supernova")
ROUND = TablePart("round")
DUE = TablePart("due")

HITS_KEPT = 20
SEALS_KEPT = 4
NOTED_KEPT = 20
RECOVERED_MAX = 100
"""Rounds: a controller keeps no more of a table."""


def _require_terms(book: RuleBook) -> None:
    require(book.terms.supernova is not None, Reason.NO_SUPERNOVA)


# ---- Whether it is offered --------------------------------------------------------------------


@PART.records(f.SupernovaOpened)
def open_supernova(command: c.OpenSupernova, book: RuleBook, state: Table) -> None:
    """S0 9.5.7."""
    _require_terms(book)
    require(not state.supernova.opened, Reason.SUPERNOVA_OPEN)


@PART.records(f.SupernovaClosed)
def close_supernova(command: c.CloseSupernova, book: RuleBook, state: Table) -> None:
    require(state.supernova.opened, Reason.SUPERNOVA_CLOSED)


@PART.records(f.SupernovaChecked)
def check_supernova(command: c.CheckSupernova, book: RuleBook, state: Table) -> None:
    """The dealer checks them before each round (S0 9.4.1, 9.9.1, 9.9.4)."""
    _require_terms(book)
    require(command.working == bool(state.supernova.fault), Reason.SUPERNOVA_CHECKED)
    require(command.working or bool(command.reason.strip()), Reason.NO_WHY)


@PART.records(f.SupernovaServerSeen)
def see_server(command: c.SeeSupernovaServer, book: RuleBook, state: Table) -> bool:
    _require_terms(book)
    return command.wager_cents != state.supernova.server_cents


@PART.records(f.SupernovaSealSeen)
def see_seal(command: c.SeeSupernovaSeal, book: RuleBook, state: Table) -> bool:
    """Once for each epoch: what comes later under the same number is no seal."""
    _require_terms(book)
    seals = state.supernova.seals.get(command.level, ())
    return all(command.epoch > seal.epoch for seal in seals)


# ---- The wagers of a round --------------------------------------------------------------------


def sent_at_close(book: RuleBook, state: Table, key: str) -> f.Facts:
    """With the end of the grace, when all slips are in (S0 9.4.3). Those that were not laid down at
    the amount which is offered now go back."""
    made = _made(state.round.current)
    if book.terms.supernova is None or not made:
        return ()
    offered_cents = state.supernova.offered_cents
    seats = tuple(seat for seat, cents in made.items() if cents == offered_cents)
    if not seats:
        return _voided(book, state.round.number, f.SupernovaFault.NOT_OFFERED)
    number = state.round.number
    return (f.SupernovaSent(key=key, round=number, wager_cents=offered_cents, seats=seats),)


def _made(played: TableRound) -> dict[str, int]:
    return {
        seat: slip.jackpot_cents
        for seat, slip in played.slips.items()
        if slip.jackpot_cents and slip.status is SlipStatus.REGISTERED
    }


@PART.decides
@PART.kept_in(f.SupernovaDrawn)
def take_draw(command: c.TakeSupernovaDraw, book: RuleBook, state: Table) -> f.Facts:
    """A controller is believed what it has drawn, but it pays nobody who did not wager, and nothing
    that is not what its shares come to."""
    there = _require_sent(state, command.round)
    if there.state is not WagerState.SENT:
        return ()
    names = [hit.id for hit in command.hits]
    new = len({*names}) == len(names) and not {*names} & state.supernova.hits.keys()
    true = all(_true(hit, there) for hit in command.hits)
    require(new and true, Reason.FALSE_DRAW, round=command.round)
    drawn = f.SupernovaDrawn(round=command.round, hits=command.hits, controller=command.controller)
    return (drawn,)


def _true(hit: HitTold, there: SupernovaRound) -> bool:
    return {*hit.seats} <= {*there.seats} and _fair(hit)


def _fair(hit: HitTold) -> bool:
    once = len({*hit.seats}) == len(hit.seats)
    dollars = hit.share_cents > 0 and hit.share_cents % DOLLAR_CENTS == 0
    return once and dollars and hit.share_cents * len(hit.seats) == hit.award_cents


@PART.decides
def void_supernova(command: c.VoidSupernova, book: RuleBook, state: Table) -> f.Facts:
    there = _require_sent(state, command.round)
    if there.state is not WagerState.SENT:
        return ()
    return _voided(book, command.round, command.fault)


def _require_sent(state: Table, round_: int) -> SupernovaRound:
    played = state.round.kept.get(round_)
    require(played is not None, Reason.TOO_OLD, round=round_)
    there = played.supernova if played else None
    require(there is not None, Reason.NOT_SENT, round=round_)
    assert there is not None
    return there


def unanswered(book: RuleBook, state: Table) -> f.Facts:
    """Beside a result: there is no draw any more."""
    there = state.round.current.supernova
    if there is None or there.state is not WagerState.SENT:
        return ()
    return _voided(book, state.round.number, f.SupernovaFault.NO_ANSWER)


def _voided(book: RuleBook, round_: int, fault: f.SupernovaFault) -> f.Facts:
    terms = book.terms.supernova
    clauses = terms.failure.clause if terms else ()
    return (f.SupernovaVoided(round=round_, fault=fault, clauses=clauses),)


@PART.answers
def _(fact: f.SupernovaVoided, book: RuleBook, state: Table) -> c.Command | NoCommand:
    """Those that nobody was sent stand beside the end of the grace, and those that a result came
    before beside it."""
    played = state.round.kept.get(fact.round)
    sent = played is not None and played.supernova is not None
    return c.VoidSupernova(fact.round, fact.fault) if sent else NoCommand.BESIDE


# ---- Who is paid what -------------------------------------------------------------------------


@PART.records(f.SupernovaApproved)
def approve(command: c.ApproveJackpot, book: RuleBook, state: Table) -> None:
    """S0 9.8."""
    _require_waiting(state, command.hit)
    require(not state.frozen, Reason.FROZEN, because=state.frozen)


@PART.records(f.SupernovaRefused)
def refuse(command: c.RefuseJackpot, book: RuleBook, state: Table) -> None:
    """By two of the management, whose decision is final (S0 9.5.1(b), 9.8)."""
    _require_waiting(state, command.hit)
    require(bool(command.reason.strip()), Reason.NO_WHY)


def _require_waiting(state: Table, name: str) -> None:
    hit = state.supernova.hits.get(name)
    require(hit is not None, Reason.NO_JACKPOT, key=name)
    require(hit is not None and hit.state is HitState.WAITING, Reason.JACKPOT_DECIDED, key=name)


def share_key(hit: str, seat: str) -> str:
    """Of the payment: a share is paid once."""
    return f"jackpot {hit} {seat}"


@PART.decides
@PART.kept_in(f.SupernovaHandPaid)
def pay_by_hand(command: c.PayJackpotByHand, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """Only what no terminal can credit: it has said so, or its player has left. What a terminal
    that is gone would have credited is paid when it is written off."""
    hit = state.supernova.hits.get(command.hit)
    require(hit is not None, Reason.NO_JACKPOT, key=command.hit)
    assert hit is not None
    require(hit.state is HitState.APPROVED, Reason.JACKPOT_DECIDED, key=command.hit)
    share = hit.shares.get(command.seat)
    require(share is not None and share.end is None, Reason.NO_PAYMENT, key=command.hit)
    assert share is not None
    seat = state.seats.get(command.seat)
    left = seat is None or not seat.playing
    require(share.by_hand or left, Reason.JACKPOT_AT_TERMINAL, seat=command.seat)
    require(not state.frozen, Reason.FROZEN, because=state.frozen)
    cents = hit.told.share_cents
    paid = f.SupernovaHandPaid(hit=command.hit, seat=command.seat, cents=cents, who=given.who)
    return (paid, *_ended(state, command.hit, command.seat))


def _ended(
    state: Table, hit: str, seat: str, end: PaidHow = PaidHow.HAND
) -> Iterator[f.PaymentAnswered]:
    """What the terminal was to credit, it must not any more, or has."""
    key, credited = share_key(hit, seat), end is PaidHow.CREDITED
    if key in state.due:
        why = "" if credited else str(Refusal(Reason.JACKPOT_PLAYER_GONE))
        yield f.PaymentAnswered(key=key, seat=seat, done=credited, reason=why)


@PART.decides
def recover_jackpot(command: c.RecoverJackpot, book: RuleBook, state: Table) -> f.Facts:
    """After records were lost: nobody is forgotten, and nobody paid twice. A hit of a round which
    the table knows of is asked for again in the usual way."""
    _require_terms(book)
    kept, name = command.kept, command.kept.hit.id
    stands = kept.key in state.supernova.recovered and not state.supernova.recovered[kept.key].void
    require(state.recovery.active or stands, Reason.NOT_RECOVERING)
    require(_fair(kept.hit), Reason.FALSE_DRAW, round=kept.round)
    known, played = state.supernova.hits.get(name), state.round.kept.get(kept.round)
    shares = known.shares if known else dict.fromkeys(kept.hit.seats, Share())
    ends = {s: end for s, end in kept.ends.items() if s in shares and shares[s].end is None}
    asked_for = played is not None and played.supernova is not None
    paid = len(ends) == len(shares)
    if (known is None and (asked_for or paid)) or (known is not None and not ends):
        return ()
    recovered = f.SupernovaHitRecovered(
        key=kept.key, round=kept.round, hit=kept.hit, ends=dict(sorted(ends.items()))
    )
    ended = (
        fact for seat, end in recovered.ends.items() for fact in _ended(state, name, seat, end)
    )
    return (recovered, *ended)


@PART.answers
def _(fact: f.SupernovaHitRecovered, book: RuleBook, state: Table) -> c.RecoverJackpot:
    return c.RecoverJackpot(
        HitKept(hit=fact.hit, round=fact.round, key=fact.key, ends=dict(fact.ends))
    )


@PART.decides
def recover_round(command: c.RecoverJackpotRound, book: RuleBook, state: Table) -> f.Facts:
    """After records were lost, when all that can tell have told. One which the table knows of is
    confirmed or void in the usual way."""
    _require_terms(book)
    kept, there = command.kept, state.supernova
    lost = not state.recovery.active and kept.round <= there.lost_to
    require(lost, Reason.NOT_RECOVERING)
    played = state.round.kept.get(kept.round)
    sent = played is not None and played.supernova is not None
    if sent or kept.key in there.recovered or len(there.recovered) >= RECOVERED_MAX:
        return ()
    void = _goes_back(kept, there.lost.get(kept.round, LostRound()))
    recovered = f.SupernovaRoundRecovered(
        key=kept.key, round=kept.round, seats=kept.seats, void=void
    )
    return (recovered,)


def _goes_back(kept: RoundKept, told: LostRound) -> bool:
    """Terminals that made one have it back, or have it back with their slip. Where nobody can tell
    what was drawn stands: no level falls by what nobody knows."""
    return bool({*kept.seats} & {*told.seats}) and not told.drawn


@PART.answers
def _(fact: f.SupernovaRoundRecovered, book: RuleBook, state: Table) -> c.RecoverJackpotRound:
    return c.RecoverJackpotRound(RoundKept(round=fact.round, key=fact.key, seats=fact.seats))


@PART.records(f.SupernovaWagerNoted)
def note_wager(command: c.NoteJackpotWager, book: RuleBook, state: Table) -> None:
    """S0 9.5.8, 9.7, 9.7 (1), 9.7 (2), 9.7 (3), 9.7 (4). The wager stays as it is: the controller
    takes its increments out."""
    there = _require_sent(state, command.round)
    drawn = there.state is WagerState.DRAWN and command.seat in there.seats
    require(drawn, Reason.NOT_SENT, seat=command.seat, round=command.round)
    noted = ((one.round, one.seat) for one in state.supernova.noted)
    require((command.round, command.seat) not in noted, Reason.JACKPOT_NOTED)
    require(bool(command.reason.strip()), Reason.NO_WHY)


# ---- What they change -------------------------------------------------------------------------


@PART.applies
def _(
    fact: f.SupernovaOpened | f.SupernovaClosed, supernova: SupernovaAtTable, s: Table
) -> SupernovaAtTable:
    return replace(supernova, opened=isinstance(fact, f.SupernovaOpened))


@PART.applies
def _(fact: f.SupernovaChecked, supernova: SupernovaAtTable, s: Table) -> SupernovaAtTable:
    return replace(supernova, fault="" if fact.working else fact.reason)


@PART.applies
def _(fact: f.SupernovaServerSeen, supernova: SupernovaAtTable, s: Table) -> SupernovaAtTable:
    return replace(supernova, server_cents=fact.wager_cents)


@PART.applies
def _(fact: f.SupernovaSealSeen, supernova: SupernovaAtTable, s: Table) -> SupernovaAtTable:
    before = supernova.seals.get(fact.level, ())
    seals = (*before, Seal(fact.epoch, fact.commitment))[-SEALS_KEPT:]
    return replace(supernova, seals={**supernova.seals, fact.level: seals})


@ROUND.applies
def _(fact: f.SupernovaSent, round: RoundAtTable, state: Table) -> RoundAtTable:
    sent = SupernovaRound(key=fact.key, wager_cents=fact.wager_cents, seats=fact.seats)
    return round.with_round(replace(round.kept[fact.round], supernova=sent))


@ROUND.applies
def _(fact: f.SupernovaDrawn, round: RoundAtTable, state: Table) -> RoundAtTable:
    names = tuple(hit.id for hit in fact.hits)
    return _with(round, fact.round, state=WagerState.DRAWN, hits=names)


@ROUND.applies
def _(fact: f.SupernovaVoided, round: RoundAtTable, state: Table) -> RoundAtTable:
    return _with(round, fact.round, state=WagerState.VOID, void=fact.fault, clauses=fact.clauses)


@ROUND.applies
def _(fact: f.RoundVoided, round: RoundAtTable, state: Table) -> RoundAtTable:
    there = round.kept[fact.round].supernova
    if there is None or there.state is not WagerState.SENT:
        return round
    return _with(round, fact.round, state=WagerState.VOID, void=f.SupernovaFault.ROUND_VOID)


def _with(round: RoundAtTable, number: int, **changes: object) -> RoundAtTable:
    played = round.kept[number]
    there = played.supernova or SupernovaRound(seats=tuple(_made(played)))
    return round.with_round(replace(played, supernova=replace(there, **changes)))


@PART.applies
def _(fact: f.SupernovaDrawn, supernova: SupernovaAtTable, s: Table) -> SupernovaAtTable:
    hits = dict(supernova.hits)
    for told in fact.hits:
        sealed = fits(told, supernova.seals.get(told.level, ()))
        waits = told.needs_approval or not sealed
        hits[told.id] = TableHit(
            round=fact.round,
            told=told,
            sealed=sealed,
            state=HitState.WAITING if waits else HitState.APPROVED,
            shares={seat: Share() for seat in told.seats},
        )
    return replace(supernova, hits=_kept(hits), controller=fact.controller, recovered={})


def _kept(hits: Mapping[str, TableHit]) -> dict[str, TableHit]:
    """Those that are over go, the oldest first."""
    over = [name for name, hit in hits.items() if hit.over]
    gone = {*over[: max(0, len(over) - HITS_KEPT)]}
    return {name: hit for name, hit in hits.items() if name not in gone}


@DUE.applies
def _(fact: f.SupernovaDrawn, due: Payments, state: Table) -> Payments:
    """What needs nobody's approval is credited when the round is over for its terminal
    (S0 9.4.5)."""
    approved = [
        told
        for told in fact.hits
        if not told.needs_approval and fits(told, state.supernova.seals.get(told.level, ()))
    ]
    return {**due, **_dues(approved)}


@DUE.applies
def _(fact: f.SupernovaApproved, due: Payments, state: Table) -> Payments:
    hit = state.supernova.hits[fact.hit]
    dues = _dues([hit.told], fact.who)
    paid = {share_key(fact.hit, seat) for seat, share in hit.shares.items() if share.end}
    return {**due, **{key: payment for key, payment in dues.items() if key not in paid}}


def _dues(hits: list[HitTold], who: str = "") -> dict[str, Due]:
    return {
        share_key(hit.id, seat): Due(seat, hit.share_cents, who, None, hit=hit.id)
        for hit in hits
        for seat in hit.seats
    }


@PART.applies
def _(fact: f.SupernovaHitRecovered, supernova: SupernovaAtTable, s: Table) -> SupernovaAtTable:
    told, known = fact.hit, supernova.hits.get(fact.hit.id)
    hit = known or TableHit(
        round=fact.round,
        told=told,
        sealed=fits(told, supernova.seals.get(told.level, ())),
        state=HitState.WAITING,
        shares={seat: Share() for seat in told.seats},
        key=fact.key,
    )
    ends = {seat: Share(end=end) for seat, end in fact.ends.items() if seat in hit.shares}
    hit = replace(hit, shares={**hit.shares, **ends})
    if hit.over:
        refused = all(share.end is PaidHow.REFUSED for share in hit.shares.values())
        hit = replace(hit, state=HitState.REFUSED if refused else HitState.PAID)
    return replace(supernova, hits=_kept({**supernova.hits, told.id: hit}))


@PART.applies
def _(fact: f.RecoveryEnded, supernova: SupernovaAtTable, state: Table) -> SupernovaAtTable:
    return replace(supernova, lost_to=fact.round, lost=_lost(state.recovery), recovered={})


def _lost(told: RecoveryAtTable) -> dict[int, LostRound]:
    """The last rounds that terminals have told of."""
    seats: dict[int, set[str]] = {number: {*there.seats} for number, there in told.rounds.items()}
    for seat, there in told.told.items():
        if there.open_round:
            seats.setdefault(there.open_round, set()).add(seat)
    drawn = {number for there in told.told.values() for number in there.jackpots}
    latest = sorted(seats)[-RECOVERED_MAX:]
    return {number: LostRound(tuple(sorted(seats[number])), number in drawn) for number in latest}


@PART.applies
def _(fact: f.SupernovaRoundRecovered, supernova: SupernovaAtTable, s: Table) -> SupernovaAtTable:
    recovered = {**supernova.recovered, fact.key: RecoveredRound(fact.round, fact.void)}
    return replace(supernova, recovered=recovered)


@PART.applies
def _(fact: f.SupernovaApproved, supernova: SupernovaAtTable, s: Table) -> SupernovaAtTable:
    return _with_hit(supernova, fact.hit, state=HitState.APPROVED)


@PART.applies
def _(fact: f.SupernovaRefused, supernova: SupernovaAtTable, s: Table) -> SupernovaAtTable:
    refused = Share(end=PaidHow.REFUSED, who=fact.who)
    shares = dict.fromkeys(supernova.hits[fact.hit].shares, refused)
    return _with_hit(supernova, fact.hit, state=HitState.REFUSED, reason=fact.reason, shares=shares)


@PART.applies
def _(fact: f.SupernovaHandPaid, supernova: SupernovaAtTable, s: Table) -> SupernovaAtTable:
    return _with_share(supernova, fact.hit, fact.seat, Share(end=PaidHow.HAND, who=fact.who))


@PART.applies
def _(fact: f.PaymentAnswered, supernova: SupernovaAtTable, state: Table) -> SupernovaAtTable:
    due = state.due.get(fact.key)
    hit = supernova.hits.get(due.hit) if due is not None and due.hit else None
    if due is None or hit is None or hit.shares[due.seat].end is not None:
        return supernova
    share = Share(end=PaidHow.CREDITED) if fact.done else Share(by_hand=True)
    return _with_share(supernova, due.hit, due.seat, share)


@PART.applies
def _(fact: f.SeatWrittenOff, supernova: SupernovaAtTable, state: Table) -> SupernovaAtTable:
    """What its terminal was to credit is paid with the rest."""
    for due in state.due.values():
        if due.hit and due.seat == fact.seat:
            share = Share(end=PaidHow.HAND, who=fact.who)
            supernova = _with_share(supernova, due.hit, fact.seat, share)
    return supernova


@PART.applies
def _(fact: f.SupernovaWagerNoted, supernova: SupernovaAtTable, s: Table) -> SupernovaAtTable:
    noted = NotedWager(
        round=fact.round, seat=fact.seat, kind=fact.kind, reason=fact.reason, who=fact.who
    )
    return replace(supernova, noted=(*supernova.noted, noted)[-NOTED_KEPT:])


def _with_share(
    supernova: SupernovaAtTable, name: str, seat: str, share: Share
) -> SupernovaAtTable:
    hit = supernova.hits[name]
    after = replace(hit, shares={**hit.shares, seat: share})
    return _with_hit(
        supernova, name, shares=after.shares, state=HitState.PAID if after.over else hit.state
    )


def _with_hit(supernova: SupernovaAtTable, name: str, **changes: object) -> SupernovaAtTable:
    hits = {**supernova.hits, name: replace(supernova.hits[name], **changes)}
    return replace(supernova, hits=_kept(hits))
