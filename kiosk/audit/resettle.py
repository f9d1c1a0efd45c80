"""Would the engine decide the same again? Each fact that follows from rules is decided anew."""

from kiosk.game import facts as f
from kiosk.game.refusal import Refused
from kiosk.game.table import commands as sgc
from kiosk.game.table import machine as table
from kiosk.game.table.irregular import SEAT_INTERRUPTED, TABLE_INTERRUPTED
from kiosk.game.table.rounds import UNDER_WAY
from kiosk.game.table.state import Table
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal import machine as terminal
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook


def terminal_objection(book: RuleBook, state: Terminal, fact: f.Fact) -> str:
    """What is wrong with a fact of a terminal after this state; nothing if all is well."""
    command = _terminal_command(fact)
    if command is None:
        return ""
    try:
        facts = terminal.decide(book, state, command).facts
    except Refused as refused:
        return f"the engine refuses it: {refused}"
    return "" if fact in facts else f"the engine says {_told(facts, fact)}"


def _terminal_command(fact: f.Fact) -> ats.Command | None:
    match fact:
        case f.WageringOpened():
            return ats.OpenWagering(fact.round, fact.period_s)
        case f.WageringEnded():
            return ats.EndWagering(fact.round, fact.key)
        case f.RoundSettled():
            return ats.Settle(fact.round, fact.outcome)
        case f.RoundCorrected():
            return ats.CorrectRound(fact.round, fact.settlement, fact.outcome, fact.case)
        case f.SlipChanged(step=f.SlipStep.UNDO):
            return ats.Undo()
        case _:
            return None


def table_objection(book: RuleBook, state: Table, fact: f.Fact) -> str:
    if isinstance(fact, f.SlipTaken | f.SlipTurnedDown):
        played = state.rounds.get(fact.round)
        if played is not None and fact.seat in played.slips:
            return f"the slip of seat {fact.seat} was answered before"
    command = _table_command(fact, state)
    if command is None:
        return ""
    try:
        facts = table.decide(book, state, command)
    except Refused as refused:
        return f"the engine refuses it: {refused}"
    return "" if fact in facts else f"the engine says {_told(facts, fact)}"


def _table_command(fact: f.Fact, state: Table) -> sgc.Command | None:
    match fact:
        case f.RoundOpened():
            return sgc.OpenRound(fact.period_s, now_ms=0)
        case f.SlipTaken():
            return sgc.RegisterSlip(
                fact.seat,
                fact.round,
                fact.key,
                fact.stakes,
                fact.promotional,
                fact.short_stack,
                fact.head,
            )
        case f.ResultConfirmed():
            return sgc.ConfirmResult(fact.outcome, fact.who)
        case f.ResultCorrected() if fact.outcome is not None:
            return sgc.CorrectResult(fact.round, fact.outcome, fact.who, fact.reason)
        case f.MalfunctionDeclared() if fact.reason in (SEAT_INTERRUPTED, TABLE_INTERRUPTED):
            return sgc.TellInterruption(fact.seat, before_result=state.phase not in UNDER_WAY)
        case f.MalfunctionDeclared():
            return sgc.DeclareMalfunction(fact.seat, fact.reason)
        case f.SeatWrittenOff():
            return sgc.WriteOffSeat(fact.key, fact.seat, fact.cents, fact.printed, fact.who)
        case f.SettlementReported():
            return sgc.ReportSettlement(fact.seat, fact.round, fact.settlement, fact.credited_cents)
        case _:
            return None


def _told(facts: tuple[f.Fact, ...], instead_of: f.Fact) -> str:
    """What the engine decides, as far as it differs."""
    same_kind = [fact for fact in facts if type(fact) is type(instead_of)]
    if not same_kind:
        return " and ".join(map(f.kind_of_fact, facts)) or "nothing happens"
    (ours,) = same_kind
    differing = [
        f"{name} {getattr(ours, name)!r} instead of {getattr(instead_of, name)!r}"
        for name in ours.__struct_fields__
        if getattr(ours, name) != getattr(instead_of, name)
    ]
    return ", ".join(differing)
