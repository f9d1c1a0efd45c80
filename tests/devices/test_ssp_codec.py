"""SSP bytes: every frame of the fact sheet, sealed packets, and what a bad line makes of them."""

import secrets

import pytest

from kiosk.devices.validator.ssp import cipher
from kiosk.devices.validator.ssp.codec import Decoder, Frame, checksum, encode
from kiosk.devices.validator.ssp.codes import Event, Reply, SspCommand, Told, events_of, setup_of
from kiosk.devices.validator.ssp.session import Session

FRAMES = [
    ("7F 80 01 11 65 82", "11", 1),
    ("7F 80 01 F0 23 80", "F0", 1),
    ("7F 00 02 06 06 1B 94", "0606", 0),
    ("7F 80 01 05 1D 82", "05", 1),
    ("7F 00 03 02 7F 7F 00 2D 9A", "027F00", 0),
    ("7F 00 03 02 FF 00 24 1A", "02FF00", 0),
    ("7F 80 01 0A 3F 82", "0A", 1),
    ("7F 80 01 09 35 82", "09", 1),
    ("7F 00 01 07 11 88", "07", 0),
    ("7F 80 01 07 12 02", "07", 1),
    ("7F 80 03 F0 F1 E8 BF 8C", "F0F1E8", 1),
    ("7F 00 03 F0 F1 E8 BC 30", "F0F1E8", 0),
    ("7F 80 03 F0 EF 03 C5 CA", "F0EF03", 1),
    ("7F 80 01 18 53 82", "18", 1),
    ("7F 80 01 08 30 02", "08", 1),
    ("7F 80 03 F0 EE 03 C6 4C", "F0EE03", 1),
    ("7F 80 04 F0 EE 01 EB B9 48", "F0EE01EB", 1),
    ("7F 80 03 F0 E6 02 C0 7C", "F0E602", 1),
    ("7F 80 03 F0 E2 02 C3 E4", "F0E202", 1),
    ("7F 00 03 F0 E3 E8 BC 5C", "F0E3E8", 0),
    ("7F 80 04 24 03 01 12 EC D7", "24030112", 1),
    ("7F 00 02 26 FC 04 D6", "26FC", 0),
    ("7F 80 02 F0 E5 62 22", "F0E5", 1),
    ("7F 00 01 27 D2 08", "27", 0),
    (
        "7F 00 15 F0 01 12 30 30 31 32 33 34 35 36 37 38 39 30 31 32 33 34 35 36 66 2D",
        "F0 01 12" + b"001234567890123456".hex(),
        0,
    ),
    ("7F 80 02 F0 D1 D9 A2", "F0D1", 1),
    ("7F 80 01 56 F7 83", "56", 1),
    ("7F 80 01 57 F2 03", "57", 1),
    ("7F 80 09 4A C5 05 8F 3A 00 00 00 00 B2 73", "4AC5058F3A00000000", 1),
    ("7F 80 09 4B 8D A6 13 00 00 00 00 00 6C F6", "4B8DA6130000000000", 1),
    (
        "7F 80 11 7E 7C 83 1B 52 66 55 5D 4C 35 8E FC 16 12 B6 38 F0 91 3A",
        "7E7C831B5266555D4C358EFC1612B638F0",
        1,
    ),
]
KEY = bytes.fromhex("6745230167452301d7a20b0000000000")
SEALED_POLL = bytes.fromhex("7E7C831B5266555D4C358EFC1612B638F0")


def frame_of(data: str, flag: int) -> Frame:
    return Frame(bytes.fromhex(data), bool(flag))


@pytest.mark.parametrize(("text", "data", "flag"), FRAMES, ids=[text for text, _, _ in FRAMES])
def test_a_frame_of_the_fact_sheet_is_read_and_written(text: str, data: str, flag: int) -> None:
    wire, frame = bytes.fromhex(text), frame_of(data, flag)
    assert encode(frame) == wire
    assert Decoder().feed(wire) == [frame]
    bytewise = Decoder()
    assert [found for byte in wire for found in bytewise.feed(bytes((byte,)))] == [frame]


def test_the_checksum_is_that_of_cms() -> None:
    assert checksum(b"123456789") == 0xAEE7


@pytest.mark.parametrize("text", [text for text, _, _ in FRAMES])
def test_a_frame_that_is_cut_or_spoilt_is_none(text: str) -> None:
    wire = bytes.fromhex(text)
    (whole,) = Decoder().feed(wire)
    for end in range(len(wire)):
        assert Decoder().feed(wire[:end]) == []
    for at in range(1, len(wire)):
        for bit in range(8):
            spoilt = bytearray(wire)
            spoilt[at] ^= 1 << bit
            assert whole not in Decoder().feed(bytes(spoilt))


def test_every_byte_survives_the_stuffing() -> None:
    for length in (0x7E, 0x7F, 0x80):
        frame = Frame(bytes((0x7F,)) * length, True, 0x10)
        assert Decoder().feed(encode(frame)) == [frame]
    everything = Frame(bytes(range(255)))
    assert Decoder().feed(encode(everything)) == [everything]


def test_a_lone_7f_begins_a_new_frame() -> None:
    poll = encode(Frame(bytes((SspCommand.POLL,))))
    for cut in range(1, len(poll)):
        assert Decoder().feed(poll[:cut] + poll) == [Frame(bytes((SspCommand.POLL,)))]


# ---- Keys and packets ---------------------------------------------------------------------------


def test_the_worked_key_exchange_comes_to_the_same_key() -> None:
    host = cipher.Offer(982451653, 1287821, 7)
    slave = cipher.Offer(982451653, 1287821, 11)
    assert (host.public, slave.public) == (1131985, 1053164)
    assert host.key(slave.public) == slave.key(host.public) == KEY == cipher.key_of(762583)


def test_the_worked_packet_is_sealed_and_opened() -> None:
    assert cipher.seal(KEY, 0, b"\x07", bytes) == SEALED_POLL
    assert cipher.unseal(KEY, SEALED_POLL) == (0, b"\x07")


def test_a_packet_of_any_length_survives() -> None:
    for length in range(60):
        data = bytes(range(length))
        sealed = cipher.seal(KEY, 70_000, data, secrets.token_bytes)
        assert len(sealed) % 16 == 1
        assert cipher.unseal(KEY, sealed) == (70_000, data)


def test_a_packet_of_another_key_or_spoilt_is_none() -> None:
    assert cipher.unseal(bytes(16), SEALED_POLL) is None
    for at in range(len(SEALED_POLL)):
        spoilt = bytearray(SEALED_POLL)
        spoilt[at] ^= 1
        assert cipher.unseal(KEY, bytes(spoilt)) is None
    for end in range(len(SEALED_POLL)):
        assert cipher.unseal(KEY, SEALED_POLL[:end]) is None


def test_primes_are_told_from_others() -> None:
    below = {n for n in range(2, 2000) if all(n % d for d in range(2, n))}
    assert {n for n in range(-5, 2000) if cipher.is_prime(n)} == below
    assert cipher.is_prime(982451653)
    assert cipher.is_prime(2**61 - 1)
    assert not cipher.is_prime(3215031751)  # a strong pseudoprime to the bases 2, 3, 5 and 7


def test_an_offer_is_of_two_primes_with_the_larger_as_generator() -> None:
    for _ in range(20):
        offer = cipher.draw_offer(secrets.randbits)
        assert offer.generator > offer.modulus >= 1 << 31
        assert cipher.is_prime(offer.generator)
        assert cipher.is_prime(offer.modulus)
        assert 1 < offer.secret < 1 << 32
        assert str(offer.secret) not in repr(offer)


# ---- A conversation -----------------------------------------------------------------------------


def reply_to(wire: bytes, data: bytes) -> Frame:
    (asked,) = Decoder().feed(wire)
    return Frame(data, asked.flag)


def test_the_flag_changes_with_each_new_command_and_sync_sets_it() -> None:
    session = Session(bytes)
    words = (SspCommand.SYNC, SspCommand.POLL, SspCommand.POLL, SspCommand.SYNC, SspCommand.POLL)
    wires = [session.request(bytes((word,))) for word in words]
    assert [Decoder().feed(wire)[0].flag for wire in wires] == [True, False, True, True, False]


def test_a_reply_to_something_else_is_not_taken() -> None:
    session = Session(bytes)
    reply = reply_to(session.request(bytes((SspCommand.SYNC,))), b"\xf0")
    assert session.reply(reply) == b"\xf0"
    session.request(bytes((SspCommand.POLL,)))
    assert session.reply(reply) is None
    assert session.reply(Frame(b"\xf0", False, 3)) is None
    assert session.reply(Frame(b"", False)) is None


def test_sealed_packets_are_counted_and_open_ones_not_believed() -> None:
    session = Session(bytes)
    session.agree(KEY)
    wire = session.request(bytes((SspCommand.POLL_WITH_ACK,)))
    (asked,) = Decoder().feed(wire)
    assert cipher.unseal(KEY, asked.data) == (0, bytes((SspCommand.POLL_WITH_ACK,)))
    credit = bytes((Reply.OK, Event.CREDIT, 1))
    assert session.reply(Frame(credit, asked.flag)) is None  # in the open
    assert session.reply(Frame(cipher.seal(KEY, 0, credit, bytes), asked.flag)) is None  # old
    assert session.reply(Frame(cipher.seal(bytes(16), 1, credit, bytes), asked.flag)) is None
    assert session.reply(Frame(cipher.seal(KEY, 1, credit, bytes), asked.flag)) == credit
    (after,) = Decoder().feed(session.request(bytes((SspCommand.POLL_WITH_ACK,))))
    assert cipher.unseal(KEY, after.data) == (1, bytes((SspCommand.POLL_WITH_ACK,)))
    assert session.reply(Frame(b"\xfa", after.flag)) == b"\xfa"  # it has lost its key


# ---- What is in them ----------------------------------------------------------------------------


def test_a_poll_is_read_from_left_to_right() -> None:
    assert events_of(bytes.fromhex("EE01EB")) == [Told(Event.CREDIT, 1), Told(Event.STACKED)]
    assert events_of(b"") == []


def test_a_poll_is_read_up_to_what_is_not_understood() -> None:
    assert events_of(bytes.fromhex("CC01EE03")) == [Told(Event.STACKING)]
    assert events_of(bytes.fromhex("CCEE")) == [Told(Event.STACKING)]


def test_the_setup_is_read_narrow_and_wide() -> None:
    narrow = bytes.fromhex("00 30333333 455552 000005 02 0102 0202 000064 05")
    narrow_setup = setup_of(narrow)
    assert narrow_setup is not None
    assert narrow_setup.cents == {1: 500, 2: 1000}
    wide = bytes.fromhex(
        "00 30333333 455552 000000 02 0000 0202 000064 06 455552 455552 05000000 F4010000"
    )
    wide_setup = setup_of(wide)
    assert wide_setup is not None
    assert wide_setup.cents == {1: 500, 2: 50_000}
    for end in range(len(narrow)):
        assert setup_of(narrow[:end]) is None


def test_no_code_is_listed_twice() -> None:
    for codes in (SspCommand, Reply, Event):
        assert len({code.value for code in codes}) == len(codes.__members__)
