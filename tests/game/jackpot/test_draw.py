"""The trigger: uniform by rejection, sealed before the first wager, opened for everybody."""

from collections import Counter
from hashlib import sha256
from random import Random

import pytest

from kiosk.audit.evenness import SELDOM, as_uneven, chi_square
from kiosk.game.jackpot.draw import commitment_of, trigger_of, winner_of
from kiosk.lab.trigger_draws import draw, judge


def test_a_seal_is_what_the_help_says() -> None:
    """So that a player can compute it with any tool."""
    nonce = bytes(range(32))
    sealed = sha256(b"tapis jackpot 2 7 123456 " + nonce).hexdigest()
    assert commitment_of(2, 7, 123456, nonce) == sealed


def test_a_trigger_is_what_the_page_says() -> None:
    """`kiosk/link/PROTOCOL.md`, by hand: the first number of 10 bits that is below 1000."""
    nonce, numbers = bytes(32), []
    for count in range(50):
        hashed = sha256(b"tapis trigger" + count.to_bytes(8, "big") + nonce).digest()
        numbers.append(int(f"{int.from_bytes(hashed, 'big'):0256b}"[:10], 2))
    assert trigger_of(nonce, 5000, 5999) == 5000 + next(n for n in numbers if n < 1000)


@pytest.mark.parametrize(("low", "high"), [(0, 0), (5, 5), (10, 11), (1_000_000, 1_000_006)])
def test_every_trigger_of_a_range_is_drawn_and_no_other(low: int, high: int) -> None:
    drawn = {trigger_of(bytes([n]) * 32, low, high) for n in range(256)}
    assert drawn == {*range(low, high + 1)}


def test_triggers_come_alike() -> None:
    """Of a range that is no power of two, where a remainder would show at once."""
    chance = Random(9)
    drawn = Counter(trigger_of(chance.randbytes(32), 0, 2) for _ in range(6000))
    assert as_uneven(chi_square(drawn, 3), 3) > SELDOM * 1000


def test_one_winner_is_drawn_from_what_was_sealed() -> None:
    chance = Random(4)
    won = Counter(winner_of(chance.randbytes(32), "A-1", 5) for _ in range(2000))
    assert as_uneven(chi_square(won, 5), 5) > SELDOM * 1000
    nonce = bytes(32)
    assert len({winner_of(nonce, f"A-{n}", 5) for n in range(40)}) == 5, "each round its own"


def test_many_triggers_are_as_chance_brings_them() -> None:
    """Of 20,000 draws that are seeded; `python -m kiosk.lab.trigger_draws` has a million of the
    real source. What favours a part of the range, swings or remembers is found."""
    chance = Random("triggers")
    placed = [*draw(20_000, chance=chance.randbytes)]
    fair = judge(placed, bins=100)
    assert min(fair.bins, fair.runs, fair.serial) > 0.01
    assert judge([place**1.1 for place in placed], bins=100).bins < SELDOM
    assert judge(sorted(placed), bins=100).runs < SELDOM
    swinging = [x for a, b in zip(placed, placed, strict=True) for x in (a, 1 - b)]
    assert judge(swinging, bins=100).serial < SELDOM
    assert not judge(swinging, bins=100).fair
