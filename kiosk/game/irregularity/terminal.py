"""A past round settled anew at the terminal."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.money import Money, MoneyPlace, Source
from kiosk.game.refusal import Reason, require
from kiosk.game.round.state import PlayedRound, TerminalPhase
from kiosk.game.round.terminal import require_ring
from kiosk.game.settling import Numbers, settle_slip
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook

PART = TerminalPart()


@PART.decides
@PART.kept_in(f.RoundCorrected)
def correct_round(command: c.CorrectRound, book: RuleBook, state: Terminal) -> Decision:
    """Settle a past round anew. What the player no longer has is a case (S0 8.8.3, S3 6.9)."""
    require(bool(state.locks.frozen), Reason.NOT_FROZEN)
    require(command.round in state.round.played, Reason.TOO_OLD, round=command.round)
    before = state.round.played[command.round]
    outcome = command.outcome
    # A terminal that was away may have missed a correction and its correction: numbers only grow.
    judged = command.judged or before.judged
    put_right = command.judged is not None and command.judged.change > before.change
    require_ring(book, command.ring)
    numbers = Numbers(outcome, command.ring)
    same = (command.settlement, outcome) == (before.settlement, before.outcome)
    again = put_right and same
    require(command.settlement > before.settlement or again, Reason.ALREADY_SETTLED)
    # The wagers stay void whatever came up, and yet the number is the one that holds.
    renumbered = command.void is not None and before.void != command.void
    open_to_it = before.outcome is not None or put_right or renumbered
    require(open_to_it, Reason.ALREADY_SETTLED)
    require(outcome is None or outcome in book.wheel.order, Reason.UNKNOWN_POCKET, pocket=outcome)
    after = settle_slip(book, before.stakes, before.promotional, numbers, judged)
    winnings_cents = after.winnings_cents - before.winnings_cents
    returned_cents = after.returned_cents - before.returned_cents
    due_cents = winnings_cents + returned_cents
    present = state.account.open and state.account.number == before.account
    has_cents = state.credit_cents + state.money[MoneyPlace.WIN_DUE] if present else 0
    credit_cents = max(due_cents, -has_cents) if present else 0
    # The chips of a round that is open by now are out of reach: later rounds are untouched.
    rides_on = state.round.phase is TerminalPhase.IDLE and command.round == state.round.number
    owed_cents = max(0, credit_cents - due_cents if present else -due_cents)
    corrected = f.RoundCorrected(
        round=command.round,
        settlement=command.settlement,
        outcome=outcome,
        winnings_cents=winnings_cents,
        returned_cents=returned_cents,
        credit_cents=credit_cents,
        withheld_cents=0 if present else max(due_cents, 0),
        owed_cents=owed_cents,
        riding=after.riding if rides_on else dict(state.round.riding),
        vouchers=_given_back(command, before) if present else {},
        case=command.case,
        ticket=_ticket_of(state, before.account) if owed_cents else "",
        judged=command.judged,
        ring=command.ring,
        spread_void=command.spread_void,
        # What went back is known by the stakes.
        void=replace(command.void, cents=0) if command.void else None,
    )
    return Decision((corrected,))


def _given_back(command: c.CorrectRound, before: PlayedRound) -> dict[str, int]:
    """Vouchers of a round that does not count, unless they went back before or are forfeited."""
    forfeited = command.judged is not None and command.judged.forfeited
    void = command.outcome is None and before.outcome is not None
    return dict(before.vouchers) if void and not forfeited else {}


def _ticket_of(state: Terminal, account: int) -> str:
    """The last ticket that was printed for an account."""
    tickets = [number for number, of in state.tickets.of.items() if of == account]
    return tickets[-1] if tickets else ""


@PART.applies
def _(fact: f.RoundCorrected, money: Money, state: Terminal) -> Money:
    """The differences pass through `lost`, which ends with the losing stakes of the new outcome."""
    money = money.moved(money[MoneyPlace.WIN_DUE], MoneyPlace.WIN_DUE, MoneyPlace.CREDIT)
    money = money.came_in(fact.winnings_cents, Source.WINS, MoneyPlace.LOST)
    money = money.came_in(fact.owed_cents, Source.OWED, MoneyPlace.LOST)
    money = money.moved(fact.credit_cents, MoneyPlace.LOST, MoneyPlace.CREDIT)
    money = money.moved(fact.withheld_cents, MoneyPlace.LOST, MoneyPlace.WITHHELD)
    return money.moved(sum(fact.vouchers.values()), MoneyPlace.LOST, MoneyPlace.PROMOTIONAL)
