"""What a terminal says in a round, ready made: there is nobody behind it who thinks or writes.

On a floor a hundred terminals are a hundred computers, which work out their slips side by side.
Here one core would do it one after the other, and it would be that core which is measured.
"""

from enum import Enum, auto
from hashlib import sha256
from random import Random

import msgspec
from msgspec.structs import replace

from kiosk.game.account.standing import AccountStanding
from kiosk.game.funds.standing import FundsStanding
from kiosk.game.irregularity.standing import Settled
from kiosk.game.reconcile import standing_of
from kiosk.game.round.standing import SlipOut
from kiosk.game.settling import Numbers, settle_slip
from kiosk.game.terminal.machine import new_terminal
from kiosk.lab.bench.dealer import NOTE_CENTS, OUTCOME
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.link.session import line
from kiosk.link.standing import changes
from kiosk.rules.rulebook import RuleBook

WAGERS = 20
HEAD = m.HeadAt(seq=1, hash=sha256(b"a terminal's journal").hexdigest())
"""As one looks: what is all figures might hold a ticket's number, and is blinded."""
_NOTES = FundsStanding(notes={NOTE_CENTS: 1})
_LINE = (
    b'{"n":%d,"say":{"type":"standing","batch":%d,"head":{"seq":%d,"hash":"' + HEAD.hash.encode()
)
_BEAT = b'{"n":%d,"say":{"type":"beat"}}\n'
_OPEN = b'"},"round":{"phase":"betting","number":%d,"staked":true}}}\n'
_SLIP = b'"},"round":{"phase":"closing","number":%d,"staked":true,"slip":'
_REGISTERED = (
    b'"},"round":{"phase":"spinning","number":%d,"staked":true},"receipts":{"missing":%d}}}\n'
)
_RECEIPT_KEPT = b'"},"receipts":{}}}\n'
_SETTLED = b'"},"round":{"number":%d},"receipts":{},"settled":{"%d":'


class ScriptStep(Enum):
    OPENED = auto()
    SLIP_SENT = auto()
    REGISTERED = auto()
    RECEIPT_KEPT = auto()
    SETTLED = auto()


def favourites(book: RuleBook, seat: str) -> dict[str, int]:
    """What the player of a seat wagers, each time."""
    likes = Random(seat).sample(sorted(book.wagers), WAGERS)
    return {wager: book.limits.of(wager).minimum_cents for wager in likes}


def greeting(book: RuleBook, seat: str, *, playing: bool) -> m.Hello:
    """Of a terminal whose journal has one fact."""
    account, funds = AccountStanding(playing=playing), _NOTES if playing else FundsStanding()
    fresh = standing_of(new_terminal(book, seat))
    standing = replace(fresh, account=account, funds=funds)
    return m.Hello(
        protocol=m.PROTOCOL,
        role=Role.TERMINAL,
        name=seat,
        digest=book.digest,
        standing=changes(None, standing, batch=0, head=HEAD),
    )


class Script:
    """Of one seat. It reads no more of a line than which order it brings."""

    def __init__(self, book: RuleBook, seat: str) -> None:
        self.step = ScriptStep.SETTLED
        """What it has said last."""
        self._round = 0
        self._book = book
        self._seat = seat
        stakes = favourites(book, seat)
        credited_cents = settle_slip(book, stakes, {}, Numbers(OUTCOME, None)).credited_cents
        slip = SlipOut(key="k" * 32, stakes=stakes, promotional={}, short_stack=False)
        settled = Settled(
            settlement=1, outcome=OUTCOME, credited_cents=credited_cents, owed_cents=0
        )
        self._slip = _SLIP + msgspec.json.encode(slip) + b"}}}\n"
        self._settled = _SETTLED + msgspec.json.encode(settled) + b"}}}\n"
        self._n = self._batch = 0
        self._seq = HEAD.seq

    def hello(self) -> bytes:
        return line(0, greeting(self._book, self._seat, playing=True))

    def welcomed(self, data: bytes) -> bytes:
        """The first line after the welcome: it is the terminal that the table knows."""
        self._n = int(msgspec.json.decode(data)["say"]["first"])
        return self.beat()

    def answer(self, data: bytes) -> bytes:
        """To one line of the table. Nothing, if it is no order."""
        if b'"orders":[' not in data:
            return b""
        self._batch += 1
        self._seq += 1
        begin = _LINE % (self._number(), self._batch, self._seq)
        if b'"end_wagering"' in data:
            self.step = ScriptStep.SLIP_SENT
            return begin + self._slip % self._round
        if b'"confirm_slip"' in data:
            self.step = ScriptStep.REGISTERED
            return begin + _REGISTERED % (self._round, self._round)
        if b'"settle"' in data:
            self.step = ScriptStep.SETTLED
            return begin + self._settled % (self._round, self._round)
        if b'"keep_receipt"' in data:
            self.step = ScriptStep.RECEIPT_KEPT
            return begin + _RECEIPT_KEPT
        assert b'"open_wagering"' in data, f"a script has no answer to {data!r}"
        self.step = ScriptStep.OPENED
        self._round += 1
        return begin + _OPEN % self._round

    def beat(self) -> bytes:
        return _BEAT % self._number()

    def _number(self) -> int:
        self._n += 1
        return self._n - 1
