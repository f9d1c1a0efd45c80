"""The simulated validators by the letter of their protocols, for hosts that are not ours."""

import asyncio
from pathlib import Path

import pytest

from kiosk.devices.validator.id003 import codec as id003
from kiosk.devices.validator.id003.codes import Id003Command, Status
from kiosk.devices.validator.ssp import cipher
from kiosk.devices.validator.ssp import codec as ssp
from kiosk.devices.validator.ssp.codes import Event, Reply
from kiosk.devices.validator.ssp.codes import SspCommand as Ssp
from kiosk.lab.devices.bench import Bench
from kiosk.lab.devices.cable import Cable
from kiosk.lab.devices.device import BenchError
from kiosk.lab.devices.id003 import SimulatedId003
from kiosk.lab.devices.kinds import KINDS
from kiosk.lab.devices.ssp import MISFITS_MAX, SimulatedSsp
from kiosk.lab.devices.transport import PaperPlace
from kiosk.lab.devices.validator import SimulatedValidator

pytestmark = pytest.mark.virtual_time

MOVE_S = 0.3
NUMBER = "001234567890123456"


class Desk:
    """A device without a cable: what it says is kept."""

    def __init__(self, device: SimulatedValidator) -> None:
        self.device = device
        self.said: list[bytes] = []
        device.say = self.said.append
        self._actions = device.actions()

    def do(self, line: str) -> None:
        word, *words = line.split()
        self._actions[word].do(words)

    def hear(self, data: bytes) -> list[bytes]:
        self.said.clear()
        self.device.hear(data)
        return list(self.said)


class Acceptor(Desk):
    def __init__(self) -> None:
        super().__init__(SimulatedId003(move_s=MOVE_S))

    def ask(self, code: int, data: bytes = b"") -> list[id003.Frame]:
        said = self.hear(id003.encode(id003.Frame(code, data)))
        return id003.Decoder().feed(b"".join(said))

    def status(self) -> id003.Frame:
        (frame,) = self.ask(Id003Command.STATUS_REQUEST)
        return frame

    async def becomes(self, status: Status) -> id003.Frame:
        for _ in range(1000):
            if (frame := self.status()).code == status:
                return frame
            await asyncio.sleep(0.05)
        raise AssertionError(f"never {status.name}, but {self.device.status()}")

    def start(self) -> None:
        assert self.ask(Id003Command.RESET) == [id003.Frame(Status.ACK)]
        assert self.status() == id003.Frame(Status.INITIALIZE)
        for code, data in (
            (Id003Command.DENOMINATIONS, b"\0\0"),
            (Id003Command.OPTIONS, b"\x02\0"),
            (Id003Command.BAR_CODE_INHIBIT, b"\0"),
            (Id003Command.INHIBIT, b"\0"),
        ):
            assert self.ask(code, data) == [id003.Frame(code, data)]
        assert self.status() == id003.Frame(Status.ENABLE)


class Slave(Desk):
    def __init__(self) -> None:
        super().__init__(SimulatedSsp(move_s=MOVE_S))
        self.flag = True
        self.key = b""
        self.count = 0

    def ask(self, *data: int, flag: bool | None = None) -> bytes:
        if flag is None:
            self.flag = not self.flag
        plain = bytes(data)
        if self.key:
            plain = cipher.seal(self.key, self.count, plain, bytes)
        said = self.hear(ssp.encode(ssp.Frame(plain, self.flag if flag is None else flag)))
        (reply,) = ssp.Decoder().feed(b"".join(said))
        if not self.key:
            return reply.data
        opened = cipher.unseal(self.key, reply.data)
        assert opened is not None
        self.count = opened[0]
        return opened[1]

    def sync(self) -> None:
        self.key = b""
        assert self.ask(Ssp.SYNC, flag=True) == b"\xf0"
        self.flag = True

    def agree(self) -> None:
        offer = cipher.Offer(982451653, 1287821, 7)
        for code, value in (
            (Ssp.SET_GENERATOR, offer.generator),
            (Ssp.SET_MODULUS, offer.modulus),
            (Ssp.KEY_EXCHANGE, offer.public),
        ):
            reply = self.ask(code, *value.to_bytes(8, "little"))
            assert reply[0] == Reply.OK
        self.key, self.count = offer.key(int.from_bytes(reply[1:], "little")), 0

    def enable(self) -> None:
        assert self.ask(Ssp.HOST_PROTOCOL_VERSION, 6) == b"\xf0"
        assert self.ask(Ssp.SET_INHIBITS, 0xFF, 0xFF) == b"\xf0"
        assert self.ask(Ssp.SET_BAR_CODE_CONFIGURATION, 3, 1, 18) == b"\xf0"
        assert self.ask(Ssp.SET_BAR_CODE_INHIBIT, 0xFC) == b"\xf0"
        assert self.ask(Ssp.ENABLE) == b"\xf0"


def started() -> Acceptor:
    acceptor = Acceptor()
    acceptor.start()
    return acceptor


def enabled_slave() -> Slave:
    slave = synced_slave()
    slave.enable()
    return slave


def synced_slave() -> Slave:
    slave = Slave()
    slave.sync()
    return slave


async def drawn_in(item: str = "note 1000") -> Slave:
    """And nobody has polled since."""
    slave = enabled_slave()
    slave.ask(Ssp.POLL)
    slave.do(item)
    await asyncio.sleep(1)
    return slave


# ---- ID-003 -------------------------------------------------------------------------------------


async def test_an_acceptor_says_nothing_but_its_power_up_until_it_is_reset() -> None:
    acceptor = Acceptor()
    assert acceptor.status() == id003.Frame(Status.POWER_UP)
    assert acceptor.ask(Id003Command.INHIBIT, b"\0") == [id003.Frame(Status.INVALID_COMMAND)]
    assert acceptor.ask(Id003Command.ACK) == []  # some hosts acknowledge the power-up
    assert acceptor.ask(Id003Command.VERSION)[0].data.startswith(b"U(")
    with pytest.raises(BenchError, match="it takes nothing now"):
        acceptor.do("note 1000")
    acceptor.start()


async def test_vend_valid_is_repeated_until_it_is_acknowledged() -> None:
    acceptor = started()
    acceptor.do("note 1000")
    assert (await acceptor.becomes(Status.ESCROW)).data == b"\x63"
    assert acceptor.ask(Id003Command.STACK_2) == [id003.Frame(Status.ACK)]
    await acceptor.becomes(Status.VEND_VALID)
    await asyncio.sleep(60)
    assert acceptor.status().code == Status.VEND_VALID
    assert acceptor.ask(Id003Command.STACK_2) == [id003.Frame(Status.INVALID_COMMAND)]
    with pytest.raises(BenchError, match="something is in the box, and nobody"):
        acceptor.do("note 1000")
    acceptor.ask(Id003Command.ACK)
    assert acceptor.status().code == Status.STACKED
    await acceptor.becomes(Status.ENABLE)
    assert [paper.cents for paper in acceptor.device.transport.box] == [1000]


@pytest.mark.parametrize("stack", [Id003Command.STACK_1, Id003Command.STACK_2])
async def test_stack_1_is_told_before_the_note_is_in_the_box_and_stack_2_behind(
    stack: Id003Command,
) -> None:
    acceptor = started()
    acceptor.device.transport.move_s = 10.0
    acceptor.do("note 1000")
    await acceptor.becomes(Status.ESCROW)
    assert acceptor.ask(stack) == [id003.Frame(Status.ACK)]
    await acceptor.becomes(Status.VEND_VALID)
    early, transport = stack is Id003Command.STACK_1, acceptor.device.transport
    assert len(transport.box) == (0 if early else 1)
    acceptor.ask(Id003Command.ACK)
    assert acceptor.status().code == Status.STACKED
    await acceptor.becomes(Status.ENABLE)
    assert (len(transport.box), transport.place) == (1, PaperPlace.EMPTY)


async def test_a_note_that_jams_behind_the_lever_was_told_as_valid_by_stack_1() -> None:
    acceptor = started()
    acceptor.device.transport.move_s = 10.0
    acceptor.do("note 1000")
    await acceptor.becomes(Status.ESCROW)
    acceptor.ask(Id003Command.STACK_1)
    await acceptor.becomes(Status.VEND_VALID)
    acceptor.do("jam")
    assert acceptor.status().code == Status.STACKER_JAM
    acceptor.do("clear")
    assert (len(acceptor.device.transport.box), len(acceptor.device.transport.returned)) == (0, 1)


async def test_a_note_that_nobody_decides_about_goes_back_unless_it_is_held() -> None:
    acceptor = started()
    acceptor.do("note 1000")
    await acceptor.becomes(Status.ESCROW)
    for _ in range(5):
        await asyncio.sleep(8)
        assert acceptor.ask(Id003Command.HOLD) == [id003.Frame(Status.ACK)]
        assert acceptor.status().code == Status.HOLDING
    await asyncio.sleep(10)
    await acceptor.becomes(Status.RETURNING)
    await acceptor.becomes(Status.ENABLE)
    assert len(acceptor.device.transport.returned) == 1


async def test_in_interrupt_mode_every_new_status_is_announced_behind_the_answer() -> None:
    acceptor = started()
    interrupt = id003.Frame(Id003Command.COMMUNICATION_MODE, b"\x01")
    assert acceptor.ask(interrupt.code, interrupt.data) == [interrupt]
    enquiry = id003.encode(id003.Frame(Status.ENQ))

    async def news(changes: int) -> id003.Frame:
        acceptor.said.clear()
        await asyncio.sleep(0.9)
        assert acceptor.said == [enquiry] * changes
        return acceptor.status()

    acceptor.do(f"ticket {NUMBER}")
    assert acceptor.status().code == Status.ACCEPTING
    assert (await news(1)).data == b"o" + NUMBER.encode()
    assert acceptor.ask(Id003Command.STACK_1) == [id003.Frame(Status.ACK)]
    assert (await news(2)).code == Status.VEND_VALID
    assert acceptor.ask(Id003Command.ACK) == []
    assert (await news(2)).code == Status.ENABLE
    # One that does not ask is told again, and one that has asked is left alone.
    acceptor.said.clear()
    acceptor.do("jam")
    await asyncio.sleep(3.5)
    assert acceptor.said == [enquiry] * 4
    assert acceptor.status().code == Status.ACCEPTOR_JAM
    acceptor.said.clear()
    await asyncio.sleep(10)
    assert not acceptor.said
    # The mode outlives a jam: else the host would wait for ever.
    acceptor.do("clear")
    assert (await news(1)).code == Status.INITIALIZE


async def test_a_host_that_sets_up_next_to_nothing_is_not_waited_for() -> None:
    """It begins interrupt mode, and waits to be told that the start is over."""
    acceptor = Acceptor()
    acceptor.ask(Id003Command.RESET)
    await asyncio.sleep(0.5)
    acceptor.ask(Id003Command.COMMUNICATION_MODE, b"\x01")
    acceptor.said.clear()
    await asyncio.sleep(1.9)
    assert not acceptor.said
    await asyncio.sleep(0.2)
    assert acceptor.said == [id003.encode(id003.Frame(Status.ENQ))]
    assert acceptor.status().code == Status.DISABLE
    assert acceptor.ask(Id003Command.INHIBIT, b"\0") == [id003.Frame(Id003Command.INHIBIT, b"\0")]
    assert acceptor.status().code == Status.ENABLE


@pytest.mark.parametrize(
    ("moment", "place"),
    [
        ("drawing", PaperPlace.DRAWING),
        ("escrow", PaperPlace.ESCROW),
        ("stacking", PaperPlace.STACKING),
        ("stacked", PaperPlace.TAKEN),
        ("returning", PaperPlace.RETURNING),
    ],
)
async def test_the_power_fails_in_the_moment_that_was_asked_for(
    moment: str, place: PaperPlace
) -> None:
    acceptor = started()
    acceptor.do(f"power-cut-at {moment}")
    assert acceptor.device.status().endswith(f"; power fails at {moment}")
    acceptor.do("note 1000")
    await asyncio.sleep(MOVE_S * 1.5)
    acceptor.ask(Id003Command.RETURN if place is PaperPlace.RETURNING else Id003Command.STACK_2)
    await asyncio.sleep(60)
    power_ups = (Status.POWER_UP_ACCEPTOR, Status.POWER_UP_STACKER)
    assert acceptor.status().code == power_ups[place in (PaperPlace.STACKING, PaperPlace.TAKEN)]
    assert acceptor.device.transport.place is place
    assert "power fails" not in acceptor.device.status()


@pytest.mark.parametrize(
    ("place", "status"),
    [
        (PaperPlace.EMPTY, Status.POWER_UP),
        (PaperPlace.DRAWING, Status.POWER_UP_ACCEPTOR),
        (PaperPlace.ESCROW, Status.POWER_UP_ACCEPTOR),
        (PaperPlace.RETURNING, Status.POWER_UP_ACCEPTOR),
        (PaperPlace.STACKING, Status.POWER_UP_STACKER),
        (PaperPlace.TAKEN, Status.POWER_UP_STACKER),
    ],
)
@pytest.mark.parametrize("recovers", [True, False])
async def test_a_power_cut_at_each_place(place: PaperPlace, status: Status, recovers: bool) -> None:
    acceptor = Acceptor()
    acceptor.device.recovers = recovers  # type: ignore[attr-defined]
    acceptor.start()
    if place is not PaperPlace.EMPTY:
        acceptor.do("note 1000")
    if place not in (PaperPlace.EMPTY, PaperPlace.DRAWING):
        await acceptor.becomes(Status.ESCROW)
        acceptor.ask(Id003Command.RETURN if place is PaperPlace.RETURNING else Id003Command.STACK_2)
    if place is PaperPlace.ESCROW:
        acceptor = Acceptor()
        acceptor.start()
        acceptor.do("note 1000")
        await acceptor.becomes(Status.ESCROW)
    if place is PaperPlace.TAKEN:
        await acceptor.becomes(Status.VEND_VALID)
    acceptor.device.power_cut()
    await asyncio.sleep(60)
    assert acceptor.status().code == status
    acceptor.ask(Id003Command.RESET)
    if status is Status.POWER_UP_STACKER and recovers:
        await acceptor.becomes(Status.VEND_VALID)
        acceptor.ask(Id003Command.ACK)
    await acceptor.becomes(Status.INITIALIZE)
    transport = acceptor.device.transport
    in_box, back = status is Status.POWER_UP_STACKER, status is Status.POWER_UP_ACCEPTOR
    assert (len(transport.box), len(transport.returned)) == (in_box, back)


# ---- SSP ----------------------------------------------------------------------------------------


async def test_a_command_with_the_same_flag_is_answered_as_before_and_not_carried_out() -> None:
    slave = await drawn_in()
    first = slave.ask(Ssp.POLL)
    assert first == bytes((Reply.OK, Event.READ, 2))
    for _ in range(5):
        assert slave.ask(Ssp.POLL, flag=slave.flag) == first
    assert slave.device.transport.place is PaperPlace.ESCROW
    slave.ask(Ssp.POLL)
    assert slave.device.transport.place is PaperPlace.STACKING


async def test_a_plain_poll_tells_a_credit_once() -> None:
    slave = await drawn_in()
    slave.ask(Ssp.POLL)
    slave.ask(Ssp.POLL)
    await asyncio.sleep(1)
    assert slave.ask(Ssp.POLL) == bytes((Reply.OK, Event.CREDIT, 2))
    assert slave.ask(Ssp.POLL) == bytes((Reply.OK, Event.STACKED))
    assert slave.ask(Ssp.POLL) == bytes((Reply.OK,))


async def test_a_poll_with_ack_tells_it_until_then_and_also_to_a_new_host() -> None:
    slave = synced_slave()
    assert slave.ask(Ssp.POLL_WITH_ACK) == bytes((Reply.KEY_NOT_SET,))
    slave.agree()
    slave.enable()
    slave.ask(Ssp.POLL_WITH_ACK)
    slave.do("note 2000")
    await asyncio.sleep(1)
    slave.ask(Ssp.POLL_WITH_ACK)
    slave.ask(Ssp.POLL_WITH_ACK)
    await asyncio.sleep(1)
    credit = bytes((Reply.OK, Event.CREDIT, 3))
    for _ in range(3):
        assert slave.ask(Ssp.POLL_WITH_ACK) == credit
    with pytest.raises(BenchError, match="in the box, and nobody has acknowledged"):
        slave.do("note 1000")
    slave.sync()
    slave.agree()
    assert slave.ask(Ssp.POLL_WITH_ACK) == credit
    assert slave.ask(Ssp.GET_COUNTERS)[2:6] == (1).to_bytes(4, "little")
    assert slave.ask(Ssp.EVENT_ACK) == bytes((Reply.OK,))
    assert slave.ask(Ssp.EVENT_ACK) == bytes((Reply.CANNOT_NOW,))
    assert slave.ask(Ssp.POLL_WITH_ACK) == bytes((Reply.OK, Event.STACKED))


async def test_the_values_of_the_channels_are_told_by_the_protocol_of_the_host() -> None:
    slave = synced_slave()
    short = bytes((5, 5, 10, 20, 50, 100))
    assert slave.ask(Ssp.CHANNEL_VALUES) == b"\xf0" + short
    slave.ask(Ssp.HOST_PROTOCOL_VERSION, 6)
    values = b"".join(value.to_bytes(4, "little") for value in (5, 10, 20, 50, 100))
    assert slave.ask(Ssp.CHANNEL_VALUES) == b"\xf0" + short + b"EUR" * 5 + values


@pytest.mark.parametrize(
    ("inhibit", "note", "ticket"),
    [(0xFC, True, True), (0xFD, False, True), (0xFE, True, False)],
)
async def test_notes_and_tickets_are_inhibited_each_by_its_bit(
    inhibit: int, note: bool, ticket: bool
) -> None:
    slave = enabled_slave()
    slave.ask(Ssp.SET_BAR_CODE_INHIBIT, inhibit)
    for item, taken in (("note 1000", note), (f"ticket {NUMBER}", ticket)):
        back = len(slave.device.transport.returned)
        slave.do(item)
        for _ in range(20):
            slave.ask(Ssp.POLL)
            await asyncio.sleep(0.2)
        assert (len(slave.device.transport.returned) == back) == taken, item


async def test_keys_need_primes_and_the_right_count() -> None:
    slave = synced_slave()
    assert slave.ask(Ssp.KEY_EXCHANGE, *bytes(8)) == bytes((Reply.CANNOT_NOW,))
    assert slave.ask(Ssp.SET_GENERATOR, *(15).to_bytes(8, "little")) == bytes((Reply.OUT_OF_RANGE,))
    slave.agree()
    assert slave.ask(Ssp.SERIAL_NUMBER)[0] == Reply.OK
    replayed = cipher.seal(slave.key, 0, bytes((Ssp.SERIAL_NUMBER,)), bytes)
    assert slave.hear(ssp.encode(ssp.Frame(replayed, not slave.flag))) == []


async def test_a_host_that_counts_otherwise_is_told_that_it_needs_a_new_key() -> None:
    """Not at once: one packet that does not fit may be anybody's."""
    slave = synced_slave()
    slave.agree()
    stale = cipher.seal(slave.key, 7, bytes((Ssp.SERIAL_NUMBER,)), bytes)
    for _ in range(MISFITS_MAX - 1):
        assert slave.hear(ssp.encode(ssp.Frame(stale, not slave.flag))) == []
    (said,) = slave.hear(ssp.encode(ssp.Frame(stale, not slave.flag)))
    assert [frame.data for frame in ssp.Decoder().feed(said)] == [bytes((Reply.KEY_NOT_SET,))]
    slave.sync()
    slave.agree()
    assert slave.ask(Ssp.SERIAL_NUMBER)[0] == Reply.OK


async def test_only_a_box_that_was_out_is_told_as_replaced() -> None:
    slave = enabled_slave()
    for actions, told in ((("jam", "clear"), False), (("cash-box out", "cash-box in"), True)):
        slave.ask(Ssp.POLL)
        for action in actions:
            slave.do(action)
        assert (Event.BOX_REPLACED in slave.ask(Ssp.POLL)[1:]) is told


def test_the_notes_that_a_validator_knows_are_a_setting() -> None:
    notes_cents = (200, 1000, 25_000)
    assert SimulatedSsp(notes_cents=notes_cents).channels == notes_cents
    acceptor = SimulatedId003(notes_cents=(*notes_cents, 100_000))
    assert [*acceptor.currency.values()] == [*notes_cents, 100_000]
    for bad, why in (
        ((), "1 to 16 notes, not 0"),
        ((1000, 500), "rise from one to the next"),
        ((150,), "150 cents is no note"),
    ):
        for kind in (SimulatedSsp, SimulatedId003):
            with pytest.raises(BenchError, match=why):
                kind(notes_cents=bad)
    with pytest.raises(BenchError, match="25500 cents at most"):
        SimulatedSsp(notes_cents=(100_000,))
    with pytest.raises(BenchError, match="no note of ID-003"):
        SimulatedId003(notes_cents=(25_700,))


@pytest.mark.parametrize(
    ("data", "reply"),
    [
        ((0x99,), Reply.UNKNOWN_COMMAND),
        ((Ssp.HOST_PROTOCOL_VERSION,), Reply.WRONG_PARAMETERS),
        ((Ssp.HOST_PROTOCOL_VERSION, 99), Reply.FAIL),
        ((Ssp.SET_INHIBITS,), Reply.WRONG_PARAMETERS),
        ((Ssp.SET_BAR_CODE_CONFIGURATION, 3, 1, 99), Reply.OUT_OF_RANGE),
        ((Ssp.HOLD,), Reply.CANNOT_NOW),
        ((Ssp.REJECT,), Reply.CANNOT_NOW),
    ],
)
async def test_what_cannot_be_done_is_answered_with_why(
    data: tuple[int, ...], reply: Reply
) -> None:
    slave = synced_slave()
    assert slave.ask(*data) == bytes((reply,))


async def test_a_note_that_nobody_holds_goes_back_after_ten_seconds() -> None:
    slave = await drawn_in()
    slave.ask(Ssp.POLL)
    for _ in range(4):
        await asyncio.sleep(8)
        assert slave.ask(Ssp.HOLD) == bytes((Reply.OK,))
    await asyncio.sleep(11)
    assert slave.ask(Ssp.HOLD) == bytes((Reply.CANNOT_NOW,))
    assert slave.ask(Ssp.POLL) == bytes((Reply.OK, Event.REJECTED))
    assert slave.ask(Ssp.LAST_REJECT_CODE) == b"\xf0\x13"


@pytest.mark.parametrize("ticket", [False, True])
@pytest.mark.parametrize("behind", [False, True])
async def test_a_power_cut_moves_paper_out_or_in(ticket: bool, behind: bool) -> None:
    slave = await drawn_in(f"ticket {NUMBER}" if ticket else "note 1000")
    slave.ask(Ssp.POLL)
    if behind:
        slave.ask(Ssp.POLL)
    slave.device.power_cut()
    slave.sync()
    moved = Event.CLEARED_TO_BOX if behind else Event.CLEARED_TO_FRONT
    told = slave.ask(Ssp.POLL)
    channel = 0 if ticket else 2
    assert told == bytes((Reply.OK, Event.SLAVE_RESET, moved, channel, Event.DISABLED))
    transport = slave.device.transport
    assert (len(transport.box), len(transport.returned)) == (behind, not behind)
    if ticket:
        assert slave.ask(Ssp.GET_BAR_CODE_DATA)[1] == (2 if behind else 3)


# ---- Both ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["id003", "ssp"])
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("note", "note takes CENTS, or one of foreign, askew"),
        ("note ten", "CENTS is a whole number from 1 to 100000000, not ten"),
        ("note 1000", "it takes nothing now"),
        ("ticket 123", "ticket takes 18 DIGITS"),
        (f"ticket {NUMBER} torn", "torn is not known: a ticket can be face-down"),
        (
            "power-cut-at noon",
            "power-cut-at is drawing, escrow, stacking, stacked, returning, never, not noon",
        ),
        ("cash-box", "cash-box takes out or in"),
        ("cash-box in", "it is in"),
        ("clear", "there is nothing to clear"),
        ("clear up", "clear takes nothing, or stacked"),
        ("jam now", "now is too much"),
    ],
)
def test_what_cannot_be_done_to_it_says_why(tmp_path: Path, kind: str, line: str, why: str) -> None:
    bench = Bench(KINDS[kind].make(tmp_path), link=tmp_path / "port")
    assert bench.answer(line) == f"error {why}"
    assert isinstance(bench.cable, Cable)
