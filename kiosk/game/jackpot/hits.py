"""Hits: who wins what, whether it is paid, and what becomes of it if its round is void."""

from collections.abc import Mapping

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.capability import NoCommand
from kiosk.game.given import Given
from kiosk.game.jackpot import commands as c
from kiosk.game.jackpot.draw import winner_of
from kiosk.game.jackpot.levels import award_parts, paid, share_cents, withdrawn, won
from kiosk.game.jackpot.part import ControllerPart
from kiosk.game.jackpot.rounds import require_round
from kiosk.game.jackpot.state import Controller, Hit, Level
from kiosk.game.jackpot.triggers import require_level, require_the_trigger, with_level
from kiosk.game.jackpot.values import PARTS, PaidHow, hit_name
from kiosk.game.refusal import Reason, require
from kiosk.rules.supernova import Several

PART = ControllerPart("hits")

HITS_KEPT = 25
"""That are paid. Those that are not are kept as long as it takes."""


@PART.decides
def hit_level(command: c.HitLevel, book: None, state: Controller, given: Given) -> f.Facts:
    """The round that was drawn last has made the level reach its trigger, and none before it."""
    level = require_level(state, command.level)
    last = level.last_round == (command.table, command.key)
    require(last and level.ready, Reason.NOT_DRAWN)
    round_ = require_round(state, command.table, command.key)
    require(round_.void is None, Reason.ROUND_VOID, round=round_.round)
    require(not round_.confirmed, Reason.ROUND_CONFIRMED, round=round_.round)
    require_the_trigger(command.level, level, command.trigger_parts, command.nonce)
    reached = level.peak_before_parts < command.trigger_parts <= level.value_parts
    require(reached, Reason.NOT_THE_TRIGGER, name=level.terms.name)
    seats = round_.seats
    if round_.several is Several.ONE:
        seats = (seats[winner_of(bytes.fromhex(command.nonce), command.key, len(seats))],)
    won_parts = award_parts(level)
    share = share_cents(won_parts, len(seats))
    return (
        f.JackpotHit(
            key=command.key,
            hit=hit_name(command.level, level.epoch),
            level=command.level,
            epoch=level.epoch,
            table=command.table,
            round=round_.round,
            trigger_parts=command.trigger_parts,
            nonce=command.nonce,
            value_parts=won_parts,
            seats=seats,
            share_cents=share,
            rounding_parts=share * len(seats) * PARTS - won_parts,
            at_ms=given.now_ms,
        ),
    )


@PART.answers
def _(fact: f.JackpotHit, book: None, state: Controller) -> c.HitLevel:
    return c.HitLevel(fact.table, fact.key, fact.level, fact.trigger_parts, fact.nonce)


PART.answers_to_none(NoCommand.BESIDE, f.JackpotWithdrawn)


@PART.decides
def pay_share(command: c.PayShare, book: None, state: Controller) -> f.Facts:
    """By the table of the winner, which alone knows. Nothing is paid twice, nor of a round that may
    still be void."""
    hit = state.hits.get(command.hit)
    there = hit is not None and hit.table == command.table and command.seat in hit.seats
    require(there, Reason.UNKNOWN_HIT, name=command.hit)
    assert hit is not None
    require(not hit.withdrawn, Reason.ROUND_VOID, round=hit.round)
    before = hit.paid.get(command.seat)
    if before is not None:
        require(before is command.how, Reason.SHARE_PAID, seat=command.seat, name=command.hit)
        return ()
    round_ = state.tables[hit.table].rounds.get(hit.key)
    confirmed = round_ is None or round_.confirmed
    require(confirmed, Reason.NOT_DRAWN)
    return (
        f.JackpotPaid(
            hit=command.hit,
            seat=command.seat,
            cents=hit.share_cents,
            how=command.how,
            who=command.who,
        ),
    )


@PART.answers
def _(fact: f.JackpotPaid, book: None, state: Controller) -> c.PayShare | NoCommand:
    hit = state.hits.get(fact.hit)
    if hit is None:
        return NoCommand.BESIDE
    return c.PayShare(hit.table, fact.hit, fact.seat, fact.how, fact.who)


# ---- What changes ------------------------------------------------------------------------------


@PART.applies
def _(fact: f.JackpotHit, hits: Mapping[str, Hit], state: Controller) -> Mapping[str, Hit]:
    return _tidied({**hits, fact.hit: _hit(fact, state.levels[fact.level])})


@PART.applies
def _(fact: f.JackpotHit, levels: tuple[Level, ...], state: Controller) -> tuple[Level, ...]:
    level = levels[fact.level]
    return with_level(levels, fact.level, won(level, _hit(fact, level)))


@PART.applies
def _(fact: f.JackpotWithdrawn, hits: Mapping[str, Hit], state: Controller) -> Mapping[str, Hit]:
    return {**hits, fact.hit: replace(hits[fact.hit], withdrawn=True)}


@PART.applies
def _(fact: f.JackpotWithdrawn, levels: tuple[Level, ...], state: Controller) -> tuple[Level, ...]:
    hit = state.hits[fact.hit]
    return with_level(levels, hit.level, withdrawn(levels[hit.level], hit))


@PART.applies
def _(fact: f.JackpotPaid, hits: Mapping[str, Hit], state: Controller) -> Mapping[str, Hit]:
    hit = hits[fact.hit]
    return {**hits, fact.hit: replace(hit, paid={**hit.paid, fact.seat: fact.how})}


@PART.applies
def _(fact: f.JackpotPaid, levels: tuple[Level, ...], state: Controller) -> tuple[Level, ...]:
    index = state.hits[fact.hit].level
    level = paid(levels[index], fact.cents, refused=fact.how is PaidHow.REFUSED)
    return with_level(levels, index, level)


def _hit(fact: f.JackpotHit, level: Level) -> Hit:
    approved_from_cents = level.terms.approval_cents
    award_cents = fact.share_cents * len(fact.seats)
    return Hit(
        level=fact.level,
        name=level.terms.name,
        epoch=fact.epoch,
        commitment=level.commitment,
        table=fact.table,
        round=fact.round,
        key=fact.key,
        trigger_parts=fact.trigger_parts,
        nonce=fact.nonce,
        value_parts=fact.value_parts,
        seats=fact.seats,
        share_cents=fact.share_cents,
        rounding_parts=fact.rounding_parts,
        needs_approval=approved_from_cents is not None and award_cents >= approved_from_cents,
        at_ms=fact.at_ms,
    )


def _tidied(hits: Mapping[str, Hit]) -> Mapping[str, Hit]:
    done = [name for name, hit in hits.items() if not hit.pending]
    gone = {*done[: max(0, len(done) - HITS_KEPT)]}
    return {name: hit for name, hit in hits.items() if name not in gone}
