"""The table's machine: its capabilities, joined."""

from kiosk.game.account import table as account
from kiosk.game.anchors import table as anchors
from kiosk.game.capability import GameMachine
from kiosk.game.cases import table as cases
from kiosk.game.cash import table as cash
from kiosk.game.clearing import table as clearing
from kiosk.game.clock import table as clock
from kiosk.game.courtesy import table as courtesy
from kiosk.game.edition import table as edition
from kiosk.game.facts import Fact
from kiosk.game.films import table as films
from kiosk.game.floor import table as floor
from kiosk.game.funds import table as funds
from kiosk.game.given import Given
from kiosk.game.house_text import table as house_text
from kiosk.game.irregularity import table as irregularity
from kiosk.game.limits import table as limits
from kiosk.game.limits.state import LimitsAtTable
from kiosk.game.locks import table as locks
from kiosk.game.payments import table as payments
from kiosk.game.pit import table as pit
from kiosk.game.receipts import table as receipts
from kiosk.game.recovery import table as recovery
from kiosk.game.remedies import table as remedies
from kiosk.game.round import registration
from kiosk.game.round import table as round
from kiosk.game.seats import gone
from kiosk.game.seats import table as seats
from kiosk.game.spread import table as spread
from kiosk.game.spread.state import SpreadAtTable
from kiosk.game.staff import conduct
from kiosk.game.staff import table as staff
from kiosk.game.supernova import table as supernova
from kiosk.game.table.commands import Command
from kiosk.game.table.state import Table
from kiosk.game.takings import table as takings
from kiosk.game.tickets import table as tickets
from kiosk.game.tips import table as tips
from kiosk.game.tournament import entries, results, seating, sessions, spins
from kiosk.rules.rulebook import RuleBook

MACHINE = GameMachine(
    "table",
    [
        account.PART,
        anchors.PART,
        cases.PART,
        cash.PART,
        clearing.PART,
        clock.PART,
        courtesy.PART,
        edition.PART,
        films.PART,
        floor.PART,
        floor.TICKETS,
        funds.PART,
        house_text.PART,
        irregularity.PART,
        limits.PART,
        locks.PART,
        payments.PART,
        pit.PART,
        receipts.PART,
        receipts.REVOKED,
        recovery.PART,
        remedies.PART,
        round.PART,
        registration.PART,
        seats.PART,
        gone.PART,
        spread.PART,
        spread.ROUND,
        spread.LIMITS,
        staff.PART,
        conduct.PART,
        supernova.PART,
        supernova.ROUND,
        supernova.DUE,
        takings.PART,
        tickets.PART,
        tickets.SPENT,
        tips.PART,
        entries.PART,
        results.PART,
        seating.PART,
        sessions.PART,
        spins.PART,
    ],
)


def new_table(book: RuleBook) -> Table:
    terms = book.terms.spread_bet
    offered = SpreadAtTable(selected=terms.selected if terms else "")
    return Table(limits=LimitsAtTable(in_force=book.limits), spread=offered)


def decide(book: RuleBook, state: Table, command: Command, given: Given) -> tuple[Fact, ...]:
    """The facts that the command makes true, or `Refused` with the reason. None of them: the
    command was obeyed before."""
    clock.require_known_time(state, command)
    recovery.require_recovered(state, command)
    spins.require_fits(state, command)
    kind = type(command)
    asked = (given,) if kind in MACHINE.given else ()
    facts: tuple[Fact, ...] = MACHINE.handlers[kind](command, book, state, *asked)
    follows = spins.follows(book, state, facts, given)
    return (*facts, *follows) if follows else facts


def apply(state: Table, fact: Fact) -> Table:
    """The state after a fact. The points of a tournament agree in every state there is."""
    after = MACHINE.apply(state, fact)
    if after.tournament is not state.tournament:
        after.tournament.check()
    return after
