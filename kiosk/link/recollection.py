"""What a terminal tells a table that has lost facts."""

from typing import Annotated

from msgspec import Meta

from kiosk.game.bounds import Count, Key, Number, Told, Word
from kiosk.game.round.standing import SlipOut
from kiosk.game.round.state import ROUNDS_KEPT
from kiosk.game.tickets.state import TicketStatus
from kiosk.link.message import Message
from kiosk.rules.terms import Tender


class Recover(Message, frozen=True, kw_only=True):
    """The hello is answered later: the table has lost facts, and two people have it ask its
    terminals for what they hold."""

    since_ms: Count
    """No ticket of before can be redeemed any more."""


class TicketTold(Told, frozen=True, kw_only=True):
    """A ticket that was printed or put in at a terminal."""

    number: Number
    cents: Count
    at_ms: Count
    """When that began."""
    status: TicketStatus


class PaymentTold(Told, frozen=True, kw_only=True):
    """What staff credited or paid by hand at a terminal."""

    key: Key
    cents: Count
    credit: bool
    tender: Tender | None = None
    """Of a credit."""
    who: Word = ""


class RoundTold(Told, frozen=True, kw_only=True):
    """How a terminal has settled a round."""

    round: Count
    outcome: Annotated[str, Meta(max_length=3)] | None = None
    settlement: Count
    staked_cents: Count
    credited_cents: Count


class Recollected(Message, frozen=True, kw_only=True):
    """The answer to `recover`, in as many lines as it takes."""

    tickets: Annotated[tuple[TicketTold, ...], Meta(max_length=100)] = ()
    payments: Annotated[tuple[PaymentTold, ...], Meta(max_length=100)] = ()
    rounds: Annotated[tuple[RoundTold, ...], Meta(max_length=100)] = ()
    last: bool = False
    """That is all; and below is the round that the terminal is in, if it is in one."""
    open_round: Count = 0
    slip: SlipOut | None = None
    registered: bool = False
    """The slip was confirmed."""
    jackpots: Annotated[tuple[Count, ...], Meta(max_length=ROUNDS_KEPT + 1)] = ()
    """With the last line: rounds in which a jackpot wager was drawn here, as far as they are kept.
    """
