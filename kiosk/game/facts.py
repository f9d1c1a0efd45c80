"""Everything that can have happened: one tagged union, as it is written to the journals.

A fact says what became true, with the amounts that moved, never how a screen showed it. Facts are
never changed; a new kind is added beside the old ones, so that every journal stays readable.
"""

from functools import cache
from typing import TYPE_CHECKING, TypeAlias, Union

import msgspec

from kiosk.game.account.facts import *
from kiosk.game.anchors.facts import *
from kiosk.game.care.facts import *
from kiosk.game.cases.facts import *
from kiosk.game.cash.facts import *
from kiosk.game.clearing.facts import *
from kiosk.game.clock.facts import *
from kiosk.game.courtesy.facts import *
from kiosk.game.edition.facts import *
from kiosk.game.fact import *
from kiosk.game.favourites.facts import *
from kiosk.game.films.facts import *
from kiosk.game.floor.facts import *
from kiosk.game.funds.facts import *
from kiosk.game.house_text.facts import *
from kiosk.game.irregularity.facts import *
from kiosk.game.jackpot.facts import *
from kiosk.game.limits.facts import *
from kiosk.game.locks.facts import *
from kiosk.game.payments.facts import *
from kiosk.game.pit.facts import *
from kiosk.game.preferences.facts import *
from kiosk.game.reading.facts import *
from kiosk.game.receipts.facts import *
from kiosk.game.recovery.facts import *
from kiosk.game.remedies.facts import *
from kiosk.game.round.facts import *
from kiosk.game.seats.facts import *
from kiosk.game.slip.facts import *
from kiosk.game.spread.facts import *
from kiosk.game.staff.facts import *
from kiosk.game.supernova.facts import *
from kiosk.game.tickets.facts import *
from kiosk.game.tips.facts import *
from kiosk.game.tournament.facts import *
from kiosk.game.vouchers.facts import *

KINDS = tuple(Fact.__subclasses__())

if TYPE_CHECKING:
    AnyFact: TypeAlias = Fact
else:
    AnyFact = Union[KINDS]  # noqa: UP007 - made at run time


@cache
def _decoder() -> "msgspec.json.Decoder[AnyFact]":
    """Made when the first fact is read: a screen is up before."""
    return msgspec.json.Decoder(AnyFact)


def kind_of_fact(fact: Fact) -> str:
    """The name under which a fact is stored."""
    tag = type(fact).__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def encode(fact: Fact) -> bytes:
    # Dictionaries keep their order: which wager a player placed first decides what is cut first.
    return msgspec.json.encode(fact)


def decode(body: bytes) -> AnyFact:
    fact: AnyFact = _decoder().decode(body)
    return fact
