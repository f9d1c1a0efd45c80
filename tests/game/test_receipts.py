"""A receipt is the table's word on one slip: nothing of it can be changed, moved or invented."""

from typing import Any

import pytest
from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.receipts.receipt import (
    PREFIX,
    READABLE_MAX,
    TEXT_MAX,
    ReceiptError,
    Wagers,
    read_receipt,
    receipt_of,
)
from kiosk.game.receipts.standing import ReceiptsStanding, orders, standing_of
from kiosk.game.refusal import Reason
from kiosk.game.round.state import ROUNDS_KEPT, SentSlip, SlipStatus, TableSlip
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from tests.game.floor import Floor
from tests.game.receipts import KEY, OTHER_KEY, signed
from tests.game.stories import TableStory, TerminalStory

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
SLIP = SentSlip(1, "slip", {"straight:17": 500, "red": 1000}, {"black": 100}, {})


def registered(book: RuleBook) -> TerminalStory:
    return TerminalStory(book).tell(
        c.StackNote("note", 50_000),
        c.OpenWagering(1, 30),
        c.PlaceChip("straight:17", 500),
        c.PlaceChip("red", 1000),
        c.EndWagering(1, "slip"),
        c.ConfirmSlip(1, "slip"),
    )


def receipt(story: TerminalStory, **changed: Any) -> c.KeepReceipt:
    return replace(signed("1", 1, story.state.round.sent), **changed)


# ---- The text -----------------------------------------------------------------------------------


def text() -> str:
    return receipt_of(signed("3", 1, SLIP, endorsement="ab" * 70), "3", SLIP).text


def test_a_receipt_says_what_was_wagered() -> None:
    found = read_receipt(text()).receipt
    assert (found.table, found.round, found.seat) == ("Table 7", 1, "3")
    assert (found.at_ms, found.head_seq, found.head_hash.hex()) == (
        1_800_000_000_000,
        12,
        "ab" * 32,
    )
    assert found.stake_cents == 1600
    assert found.wagers == Wagers({"red": 1000, "straight:17": 500}, {"black": 100})


def test_a_jackpot_wager_is_part_of_what_the_table_signs() -> None:
    slip = replace(SLIP, jackpot_cents=500)
    signs = receipt_of(signed("3", 1, slip), "3", slip)
    signs.verify()
    found = read_receipt(signs.text).receipt
    assert found.stake_cents == 2100
    assert isinstance(found.wagers, Wagers)
    assert found.wagers.stakes == {"red": 1000, "straight:17": 500, "supernova": 500}
    assert found.is_of(SLIP.stakes, SLIP.promotional, 500)
    assert not found.is_of(SLIP.stakes, SLIP.promotional)
    # A terminal that sent it keeps no receipt in which it is missing.
    with pytest.raises(ReceiptError):
        receipt_of(signed("3", 1, SLIP), "3", slip).verify()


def test_it_is_read_with_line_breaks_in_it() -> None:
    broken = f"  {text()[:40]}\n{text()[40:90]} {text()[90:]}\n"
    assert read_receipt(broken) == read_receipt(text())


def test_no_character_of_it_can_be_changed() -> None:
    """The last one has bits to spare, which must be as they are written."""
    whole = text()
    for at in range(len(PREFIX), len(whole)):
        other = ALPHABET[(ALPHABET.index(whole[at]) + 1) % 32]
        with pytest.raises(ReceiptError):
            read_receipt(whole[:at] + other + whole[at + 1 :])


def test_it_can_be_neither_cut_nor_lengthened() -> None:
    whole = text()
    for wrong in [whole[:end] for end in range(len(whole))] + [whole + "A", whole + "AAAAAAAA"]:
        with pytest.raises(ReceiptError):
            read_receipt(wrong)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("", "does not begin"),
        ("TAPIS2:AAAA", "does not begin"),
        (PREFIX + "A" * TEXT_MAX, "so many"),
        (PREFIX + "1890", "cut off"),
        (PREFIX + "\u00e4", "cut off"),
    ],
)
def test_what_is_no_receipt_is_refused_in_words(wrong: str, says: str) -> None:
    with pytest.raises(ReceiptError, match=says):
        read_receipt(wrong)


def test_a_slip_of_the_whole_cloth_fits_a_code_that_a_phone_reads(crown: RuleBook) -> None:
    """Too many wagers to be read one by one: their digest is signed, and tells any other list."""
    stakes = dict.fromkeys(crown.wagers, 100_000)
    slip = SentSlip(1, "slip", stakes, {}, {})
    whole = receipt_of(signed("3", 1, slip), "3", slip).text
    assert len(whole) < 1000
    found = read_receipt(whole).receipt
    assert isinstance(found.wagers, bytes)
    assert found.is_of(stakes, {})
    assert not found.is_of({**stakes, "red": 100_001}, {})
    assert not found.is_of(stakes, {"red": 1})


def test_the_longest_readable_list_fits_too(crown: RuleBook) -> None:
    stakes: dict[str, int] = {}
    for wager in sorted(crown.wagers, key=len):
        slip = SentSlip(1, "slip", {**stakes, wager: 100_000}, {}, {})
        found = receipt_of(signed("16 characters...", 1, slip), "16 characters...", slip)
        if isinstance(found.receipt.wagers, bytes):
            break
        stakes, whole = dict(slip.stakes), found.text
    assert len(whole) < 1.7 * (READABLE_MAX + 320)
    assert len(stakes) > 20


# ---- The terminal -------------------------------------------------------------------------------


def test_a_registered_slip_misses_its_receipt_until_it_is_kept(crown: RuleBook) -> None:
    story = registered(crown)
    assert standing_of(story.state).missing == 1
    story.tell(receipt(story))
    assert standing_of(story.state).missing == 0
    assert read_receipt(story.state.receipts[1]).receipt.stake_cents == 1500
    kept = story.facts[-1]
    assert isinstance(kept, f.ReceiptKept)
    assert (kept.head_seq, kept.head_hash) == (12, "ab" * 32)


def test_given_again_it_changes_nothing(crown: RuleBook) -> None:
    story = registered(crown)
    again = receipt(story)
    assert story.decide(again).facts
    assert story.decide(again).facts == ()


@pytest.mark.parametrize(
    "changed",
    [
        {"at_ms": 1},
        {"head_seq": 13},
        {"head_hash": "cd" * 32},
        {"table": "Table 8"},
        {"signature": "00" * 64},
        {"endorsement": "ab"},
        {"public": OTHER_KEY.public_key().public_bytes_raw().hex()},
    ],
    ids="".join,
)
def test_a_receipt_with_another_word_in_it_is_not_kept(
    crown: RuleBook, changed: dict[str, Any]
) -> None:
    story = registered(crown)
    assert story.refuses(receipt(story, **changed)) is Reason.FALSE_RECEIPT


def test_that_of_another_seat_or_slip_is_not_kept(crown: RuleBook) -> None:
    story = registered(crown)
    sent = story.state.round.sent
    assert sent is not None
    assert story.refuses(signed("2", 1, sent)) is Reason.FALSE_RECEIPT
    other = replace(sent, stakes={"straight:17": 500, "red": 1001})
    assert story.refuses(signed("1", 1, other)) is Reason.FALSE_RECEIPT
    assert story.refuses(signed("1", 2, sent)) is Reason.WRONG_ROUND


def test_a_slip_that_is_not_registered_has_none(crown: RuleBook) -> None:
    story = TerminalStory(crown).tell(
        c.StackNote("note", 50_000),
        c.OpenWagering(1, 30),
        c.PlaceChip("red", 1000),
        c.EndWagering(1, "slip"),
    )
    assert standing_of(story.state).missing == 0
    assert story.refuses(receipt(story)) is Reason.NOT_SENT
    nothing = TerminalStory(crown).tell(c.OpenWagering(1, 30), c.EndWagering(1, "slip"))
    assert standing_of(nothing.state).missing == 0


def test_they_are_kept_as_long_as_their_rounds(crown: RuleBook) -> None:
    story = TerminalStory(crown).tell(c.StackNote("note", 500_000))
    for number in range(1, ROUNDS_KEPT + 3):
        story.tell(
            c.OpenWagering(number, 30),
            c.PlaceChip("red", 500),
            c.EndWagering(number, f"slip {number}"),
            c.ConfirmSlip(number, f"slip {number}"),
        )
        story.tell(signed("1", number, story.state.round.sent), c.Settle(number, "2"))
    assert story.state.receipts.keys() == story.state.round.played.keys()


# ---- The table ----------------------------------------------------------------------------------


def closing(book: RuleBook) -> TableStory:
    return TableStory(book).tell(
        sgc.OpenTable(0),
        sgc.Join("1"),
        sgc.SetPlaying("1", True),
        sgc.OpenRound(30),
        sgc.CloseRound(),
        sgc.RegisterSlip("1", 1, "slip", {"red": 500}),
    )


def test_it_is_signed_once_all_slips_are_in(crown: RuleBook) -> None:
    """Nobody's registration waits for the signatures of others."""
    story, at = closing(crown), ReceiptsStanding(missing=1)
    assert [*orders(story.state, "1", at, signed)] == []
    story.tell(sgc.EndGrace())
    (order,) = orders(story.state, "1", at, signed)
    assert order == signed("1", 1, story.state.round.kept[1].slips["1"])
    story.tell(sgc.ConfirmResult("17"), sgc.OpenRound(30), sgc.CloseRound())
    assert [*orders(story.state, "1", at, signed)] == [order]


def test_none_is_given_for_what_the_table_does_not_hold(crown: RuleBook) -> None:
    story = closing(crown).tell(sgc.Join("2"), sgc.EndGrace({"2": "late"}))
    for seat, missing in (("2", 1), ("1", 0), ("1", 7), ("9", 1)):
        at = ReceiptsStanding(missing=missing)
        assert [*orders(story.state, seat, at, signed)] == []
    assert [*orders(story.state, "1", ReceiptsStanding(missing=1), lambda *_: None)] == []
    story.tell(sgc.VoidWagers("1", 1, "7.11(a)", "7.10", "a device"))
    assert [*orders(story.state, "1", ReceiptsStanding(missing=1), signed)] == []


def test_a_slip_in_question_has_its_receipt(crown: RuleBook) -> None:
    story = closing(crown).tell(sgc.EndGrace())
    slip = TableSlip("slip", SlipStatus.IN_QUESTION, {"red": 500})
    table = replace(story.state, round=story.state.round.with_slip(1, "1", slip))
    assert len([*orders(table, "1", ReceiptsStanding(missing=1), signed)]) == 1


def test_the_key_is_named_once(crown: RuleBook) -> None:
    public = KEY.public_key().public_bytes_raw().hex()
    named = sgc.NameReceiptKey(table="Table 7", public=public)
    story = TableStory(crown)
    assert story.decide(named) == (f.ReceiptKeyNamed(table="Table 7", public=public),)
    assert story.decide(named) == ()
    assert story.decide(replace(named, table="Table 8"))


# ---- Both ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("away", [0.0, 0.4])
def test_each_registered_slip_of_an_evening_has_its_receipt(crown: RuleBook, away: float) -> None:
    """Also of those who were away when it was signed."""
    floor = Floor(crown, seats=3, seed=5, away=away)
    floor.sign = signed
    floor.play(12)
    for seat in floor.seats.values():
        staked = {n for n, p in seat.state.round.played.items() if p.stakes or p.promotional}
        assert staked == seat.state.receipts.keys() & seat.state.round.played.keys() != set()
