"""The terminal's machine: its capabilities, joined."""

from kiosk.game.account import terminal as account
from kiosk.game.capability import GameMachine
from kiosk.game.care import terminal as care
from kiosk.game.cases import terminal as cases
from kiosk.game.cash import terminal as cash
from kiosk.game.clearing import terminal as clearing
from kiosk.game.courtesy import terminal as courtesy
from kiosk.game.facts import Fact
from kiosk.game.favourites import terminal as favourites
from kiosk.game.funds import terminal as funds
from kiosk.game.irregularity import terminal as irregularity
from kiosk.game.limits import terminal as limits
from kiosk.game.limits.state import LimitsAtTerminal
from kiosk.game.locks import terminal as locks
from kiosk.game.payments import terminal as payments
from kiosk.game.preferences import terminal as preferences
from kiosk.game.reading import terminal as reading
from kiosk.game.receipts import terminal as receipts
from kiosk.game.recovery import terminal as recovery
from kiosk.game.refusal import Reason, require
from kiosk.game.remedies import terminal as remedies
from kiosk.game.round import terminal as round
from kiosk.game.seats import terminal as seats
from kiosk.game.slip import terminal as slip
from kiosk.game.spread import terminal as spread
from kiosk.game.spread.state import SpreadAtTerminal
from kiosk.game.staff import terminal as staff
from kiosk.game.supernova import terminal as supernova
from kiosk.game.terminal.commands import Command
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.state import Terminal
from kiosk.game.tickets import terminal as tickets
from kiosk.game.tips import terminal as tips
from kiosk.game.tournament import terminal as tournament
from kiosk.game.vouchers import terminal as vouchers
from kiosk.rules.rulebook import RuleBook

MACHINE = GameMachine(
    "terminal",
    [
        account.PART,
        care.PART,
        cases.PART,
        cash.PART,
        clearing.PART,
        courtesy.PART,
        favourites.PART,
        funds.PART,
        irregularity.PART,
        limits.PART,
        locks.PART,
        payments.PART,
        preferences.PART,
        reading.PART,
        receipts.PART,
        recovery.PART,
        remedies.PART,
        round.PART,
        seats.PART,
        slip.PART,
        spread.PART,
        spread.SLIP,
        spread.LIMITS,
        staff.PART,
        supernova.PART,
        supernova.SLIP,
        supernova.ACCOUNT,
        supernova.PAYMENTS,
        tickets.PART,
        tips.PART,
        tournament.PART,
        vouchers.PART,
    ],
)


def new_terminal(book: RuleBook, seat: str) -> Terminal:
    terms = book.terms.spread_bet
    offered = SpreadAtTerminal(selected=terms.selected if terms else "")
    return Terminal(seat=seat, limits=LimitsAtTerminal(of_table=book.limits), spread=offered)


def decide(book: RuleBook, state: Terminal, command: Command) -> Decision:
    """The facts that the command makes true, or `Refused` with the reason. Changes nothing."""
    # A journal that was closed for good has no other last fact.
    require(not state.cleared, Reason.OUT_OF_SERVICE)
    decision: Decision = MACHINE.handlers[type(command)](command, book, state)
    return decision


_HELD_AFTER = {fact: MACHINE.held_after(fact) for fact in MACHINE.changes}


def apply(state: Terminal, fact: Fact) -> Terminal:
    """The state after a fact. The money equation holds in every state there is: what a fact cannot
    have moved is where it was."""
    after = MACHINE.apply(state, fact)
    if after.money is not state.money:
        after.money.check()
    for place, cents_in in _HELD_AFTER[type(fact)]:
        there = cents_in(after)
        assert after.money[place] == there, f"{there} cents are in {place}, and not what it says"
    return after
