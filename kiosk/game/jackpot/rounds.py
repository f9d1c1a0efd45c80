"""Jackpot wagers of the rounds of each table: counted once, confirmed or void (S0 9.4.3, 9.9.2)."""

from collections.abc import Mapping

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.jackpot import commands as c
from kiosk.game.jackpot.levels import raised, taken_out
from kiosk.game.jackpot.part import ControllerPart
from kiosk.game.jackpot.state import Controller, DrawnRound, Level, TableAt
from kiosk.game.jackpot.values import PARTS
from kiosk.game.refusal import Reason, require

PART = ControllerPart("tables")

TABLES_MAX = 64
ROUNDS_KEPT = 100
"""Of each table. What is older is neither asked again nor adjusted."""


@PART.records(f.JackpotRoundDrawn)
def draw_round(command: c.DrawRound, book: None, state: Controller) -> bool:
    """Each level rises by all wagers at once; which of them is hit is asked behind it."""
    table = _require_table(state, command.table)
    known = table.rounds.get(command.key)
    if known is not None:
        require(known.void is None, Reason.ROUND_VOID, round=command.round)
        asked = (command.round, command.seats, command.several)
        same = asked == (known.round, known.seats, known.several)
        require(same, Reason.KEY_REUSED, key=command.key)
        return False
    require(command.round > table.last_round, Reason.TOO_OLD, round=command.round)
    require(len({*command.seats}) == len(command.seats), Reason.BAD_MESSAGE)
    require(state.link.started, Reason.LINK_STOPPED)
    for level in state.levels:
        require(level.ready, Reason.LEVEL_STOPPED, name=level.terms.name)
        # No trigger is higher: one that was reached and not told of is no trigger.
        reached = level.peak_parts >= level.terms.limit_cents * PARTS
        require(not reached, Reason.NOT_THE_TRIGGER, name=level.terms.name)
    return True


@PART.decides
def confirm_round(command: c.ConfirmRound, book: None, state: Controller) -> f.Facts:
    known = require_round(state, command.table, command.key)
    require(known.void is None, Reason.ROUND_VOID, round=known.round)
    if known.confirmed:
        return ()
    return (f.JackpotRoundConfirmed(key=command.key, table=command.table, round=known.round),)


@PART.answers
def _(fact: f.JackpotRoundConfirmed, book: None, state: Controller) -> c.ConfirmRound:
    return c.ConfirmRound(fact.key, fact.table)


@PART.decides
def void_round(command: c.VoidRound, book: None, state: Controller) -> f.Facts:
    """Also of a round that was never heard of: should it come late, it is void. Nobody is paid for
    a void wager."""
    table = _require_table(state, command.table)
    known = table.rounds.get(command.key)
    if known is None:
        require(command.round > table.last_round, Reason.TOO_OLD, round=command.round)
        known = DrawnRound(round=command.round)
    if known.void is not None:
        return ()
    require(known.round == command.round, Reason.KEY_REUSED, key=command.key)
    require(not known.confirmed, Reason.ROUND_CONFIRMED, round=known.round)
    voided = f.JackpotRoundVoided(
        key=command.key,
        table=command.table,
        round=command.round,
        why=command.why,
        wagers=len(known.seats) - len(known.adjusted),
    )
    return (voided, *(f.JackpotWithdrawn(hit=hit) for hit in known.hits))


@PART.answers
def _(fact: f.JackpotRoundVoided, book: None, state: Controller) -> c.VoidRound:
    return c.VoidRound(fact.key, fact.table, fact.round, fact.why)


@PART.decides
def adjust_wager(command: c.AdjustWager, book: None, state: Controller) -> f.Facts:
    """S0 9.5.8: the increments are those of the wagers that were really accepted."""
    known = require_round(state, command.table, command.round_key)
    if known.adjusted.get(command.seat) == command.key:
        return ()
    require(known.void is None, Reason.ROUND_VOID, round=known.round)
    require(command.seat in known.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    once = command.seat not in known.adjusted
    require(once, Reason.WAGER_ADJUSTED, seat=command.seat, round=known.round)
    return (
        f.JackpotWagerAdjusted(
            key=command.key,
            table=command.table,
            round_key=command.round_key,
            round=known.round,
            seat=command.seat,
            kind=command.kind,
            reason=command.reason,
            who=command.who,
        ),
    )


@PART.answers
def _(fact: f.JackpotWagerAdjusted, book: None, state: Controller) -> c.AdjustWager:
    return c.AdjustWager(
        fact.key, fact.table, fact.round_key, fact.seat, fact.kind, fact.reason, fact.who
    )


@PART.records(f.JackpotOffered)
def offer_jackpots(command: c.OfferJackpots, book: None, state: Controller) -> bool:
    return _require_table(state, command.table).open != command.open


def _require_table(state: Controller, name: str) -> TableAt:
    room = name in state.tables or len(state.tables) < TABLES_MAX
    require(room, Reason.UNKNOWN_TABLE, name=name)
    return state.tables.get(name, TableAt())


def require_round(state: Controller, table: str, key: str) -> DrawnRound:
    there = state.tables.get(table, TableAt()).rounds.get(key)
    require(there is not None, Reason.NOT_DRAWN)
    assert there is not None
    return there


# ---- What changes ------------------------------------------------------------------------------


@PART.applies
def _(
    fact: f.JackpotRoundDrawn, tables: Mapping[str, TableAt], state: Controller
) -> Mapping[str, TableAt]:
    drawn = DrawnRound(round=fact.round, seats=fact.seats, several=fact.several)
    return _with_round(tables, fact.table, fact.key, drawn)


@PART.applies
def _(fact: f.JackpotRoundDrawn, levels: tuple[Level, ...], state: Controller) -> tuple[Level, ...]:
    wagered_cents = len(fact.seats) * _wager_cents(state)
    return tuple(raised(level, fact.table, fact.key, wagered_cents) for level in levels)


@PART.applies
def _(
    fact: f.JackpotHit, tables: Mapping[str, TableAt], state: Controller
) -> Mapping[str, TableAt]:
    drawn = tables[fact.table].rounds[fact.key]
    drawn = replace(drawn, hits=(*drawn.hits, fact.hit))
    return _with_round(tables, fact.table, fact.key, drawn)


@PART.applies
def _(
    fact: f.JackpotRoundConfirmed, tables: Mapping[str, TableAt], state: Controller
) -> Mapping[str, TableAt]:
    drawn = replace(tables[fact.table].rounds[fact.key], confirmed=True)
    return _with_round(tables, fact.table, fact.key, drawn)


@PART.applies
def _(
    fact: f.JackpotRoundVoided, tables: Mapping[str, TableAt], state: Controller
) -> Mapping[str, TableAt]:
    rounds = tables[fact.table].rounds if fact.table in tables else {}
    drawn = replace(rounds.get(fact.key, DrawnRound(round=fact.round)), void=fact.why)
    return _with_round(tables, fact.table, fact.key, drawn)


@PART.applies
def _(
    fact: f.JackpotRoundVoided, levels: tuple[Level, ...], state: Controller
) -> tuple[Level, ...]:
    return _out(levels, fact.table, fact.wagers * _wager_cents(state)) if fact.wagers else levels


@PART.applies
def _(
    fact: f.JackpotWagerAdjusted, tables: Mapping[str, TableAt], state: Controller
) -> Mapping[str, TableAt]:
    drawn = tables[fact.table].rounds[fact.round_key]
    drawn = replace(drawn, adjusted={**drawn.adjusted, fact.seat: fact.key})
    return _with_round(tables, fact.table, fact.round_key, drawn)


@PART.applies
def _(
    fact: f.JackpotWagerAdjusted, levels: tuple[Level, ...], state: Controller
) -> tuple[Level, ...]:
    return _out(levels, fact.table, _wager_cents(state))


@PART.applies
def _(
    fact: f.JackpotOffered, tables: Mapping[str, TableAt], state: Controller
) -> Mapping[str, TableAt]:
    return {**tables, fact.table: replace(tables.get(fact.table, TableAt()), open=fact.open)}


def _wager_cents(state: Controller) -> int:
    assert state.link.terms is not None, "nothing is wagered before the terms are set"
    return state.link.terms.wager_cents


def _out(levels: tuple[Level, ...], table: str, cents: int) -> tuple[Level, ...]:
    return tuple(taken_out(level, table, cents) for level in levels)


def _with_round(
    tables: Mapping[str, TableAt], name: str, key: str, drawn: DrawnRound
) -> Mapping[str, TableAt]:
    table = tables.get(name, TableAt())
    rounds = {**table.rounds, key: drawn}
    while len(rounds) > ROUNDS_KEPT:
        del rounds[next(iter(rounds))]
    last_round = max(table.last_round, drawn.round)
    return {**tables, name: replace(table, last_round=last_round, rounds=rounds)}
