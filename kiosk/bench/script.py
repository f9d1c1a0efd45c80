"""What a terminal says in a round, ready made: there is nobody behind it who thinks or writes.

On a floor a hundred terminals are a hundred computers, which work out their slips side by side.
Here one core would do it one after the other, and it would be that core which is measured.
"""

from enum import Enum, auto
from random import Random

import msgspec
from msgspec.structs import replace

from kiosk.bench.dealer import OUTCOME
from kiosk.game.reconcile import Settled, SlipOut, standing_of
from kiosk.game.settling import settle_slip
from kiosk.game.terminal.machine import new_terminal
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.link.session import line
from kiosk.link.standing import changes
from kiosk.rules.rulebook import RuleBook

WAGERS = 20
_HASH = "0" * 64
_LINE = b'{"n":%d,"say":{"type":"standing","batch":%d,"head":{"seq":%d,"hash":"' + b"0" * 64
_BEAT = b'{"n":%d,"say":{"type":"beat"}}\n'
_OPEN = b'"},"phase":"betting","round":%d}}\n'
_SLIP = b'"},"phase":"closing","slip":'
_REGISTERED = b'"},"phase":"spinning","slip":null}}\n'
_SETTLED = b'"},"phase":"idle","settled":{"%d":'


class Step(Enum):
    OPENED = auto()
    SLIP_SENT = auto()
    REGISTERED = auto()
    SETTLED = auto()


def favourites(book: RuleBook, seat: str) -> dict[str, int]:
    """What the player of a seat wagers, each time."""
    likes = Random(seat).sample(sorted(book.wagers), WAGERS)
    return {wager: book.limits.of(wager).minimum_cents for wager in likes}


class Script:
    """Of one seat. It reads no more of a line than which order it brings."""

    def __init__(self, book: RuleBook, seat: str) -> None:
        self.step = Step.SETTLED
        """What it has said last."""
        self._round = 0
        self._book = book
        self._seat = seat
        stakes = favourites(book, seat)
        credited_cents = settle_slip(book, stakes, {}, OUTCOME).credited_cents
        slip = SlipOut(key="k" * 32, stakes=stakes, promotional={}, short_stack=False)
        settled = Settled(
            settlement=1, outcome=OUTCOME, credited_cents=credited_cents, owed_cents=0
        )
        self._slip = _SLIP + msgspec.json.encode(slip) + b"}}\n"
        self._settled = _SETTLED + msgspec.json.encode(settled) + b"}}}\n"
        self._n = self._batch = 0
        self._seq = 1

    def hello(self) -> bytes:
        standing = replace(standing_of(new_terminal(self._book, self._seat)), playing=True)
        head = m.HeadAt(seq=self._seq, hash=_HASH)
        hello = m.Hello(
            protocol=m.PROTOCOL,
            role=Role.TERMINAL,
            name=self._seat,
            digest=self._book.digest,
            standing=changes(None, standing, batch=0, head=head),
        )
        return line(0, hello)

    def welcomed(self, data: bytes) -> None:
        self._n = int(msgspec.json.decode(data)["say"]["first"])

    def answer(self, data: bytes) -> bytes:
        """To one line of the table. Nothing, if it is no order."""
        if b'"orders":[' not in data:
            return b""
        self._batch += 1
        self._seq += 1
        begin = _LINE % (self._number(), self._batch, self._seq)
        if b'"end_wagering"' in data:
            self.step = Step.SLIP_SENT
            return begin + self._slip
        if b'"confirm_slip"' in data:
            self.step = Step.REGISTERED
            return begin + _REGISTERED
        if b'"settle"' in data:
            self.step = Step.SETTLED
            return begin + self._settled % self._round
        assert b'"open_wagering"' in data, f"a script has no answer to {data!r}"
        self.step = Step.OPENED
        self._round += 1
        return begin + _OPEN % self._round

    def beat(self) -> bytes:
        return _BEAT % self._number()

    def _number(self) -> int:
        self._n += 1
        return self._n - 1
