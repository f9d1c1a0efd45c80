"""The trigger: uniform by rejection, sealed before the first wager, opened for everybody."""

from collections import Counter
from hashlib import sha256
from random import Random

import pytest

from kiosk.audit.evenness import SELDOM, as_uneven, chi_square
from kiosk.game.jackpot.draw import commitment_of, trigger_of, winner_of


def test_a_seal_is_what_the_help_says() -> None:
    """So that a player can compute it with any tool."""
    nonce = bytes(range(32))
    sealed = sha256(b"tapis jackpot 2 7 123456 " + nonce).hexdigest()
    assert commitment_of(2, 7, 123456, nonce) == sealed


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
