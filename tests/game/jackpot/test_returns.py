"""What the wager gives back: exact, and by simulation."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from kiosk.game.jackpot import commands as c
from kiosk.game.jackpot.returns import (
    basis_points,
    require_sound,
    return_of_level,
    return_of_wager,
)
from kiosk.game.jackpot.values import JackpotTerms, LevelTerms
from kiosk.game.refusal import Reason, Refused
from tests.game.jackpot.stories import MAJOR, MINOR, TERMS, Story


def test_the_return_of_a_level_is_computed_from_what_is_set() -> None:
    """r + 2rn / (m - n), and hm / (m - n) for the hidden pool."""
    plain = replace(MAJOR, hidden_bp=0)
    assert return_of_level(plain) == Fraction(3, 100) + 2 * Fraction(3, 100)
    assert return_of_level(MAJOR) == Fraction(9, 100) + Fraction(1, 100) * 2
    assert return_of_wager(TERMS) == return_of_level(MAJOR) + return_of_level(MINOR)
    assert basis_points(Fraction(1, 3)) == 3333


def test_players_get_back_what_was_computed() -> None:
    """Many hits of one level, in one long history."""
    level = replace(MINOR, limit_cents=3000, increment_bp=1000, hidden_bp=400)
    terms = JackpotTerms(wager_cents=500, most_return_bp=9999, levels=(level,))
    story = Story(terms)
    won_cents = rounds = 0
    while story.level(0).hits < 200:
        for hit in story.play("1"):
            won_cents += story.state.hits[hit.hit].award_cents
            won_cents -= hit.rounding_parts // 10_000
        story.settle()
        rounds += 1
    given_back = won_cents / (500 * rounds)
    assert abs(given_back - float(return_of_level(level))) < 0.03


@pytest.mark.parametrize(
    ("level", "why"),
    [
        (replace(MINOR, reset_cents=2000), "below limit_cents"),
        (replace(MINOR, reset_cents=0), "above 0"),
        (replace(MINOR, increment_bp=0, hidden_bp=0), "never rises"),
        (replace(MINOR, hidden_bp=501), "above increment_bp"),
        (replace(MINOR, name=" "), "no name"),
        (replace(MINOR, name="Major"), "one name"),
    ],
)
def test_levels_that_cannot_be_are_refused(level: LevelTerms, why: str) -> None:
    with pytest.raises(Refused, match="bad_levels") as refused:
        require_sound(replace(TERMS, levels=(MAJOR, level)))
    assert why in str(refused.value.refusal.because)


def test_a_return_above_what_the_house_allows_is_refused() -> None:
    exact = basis_points(return_of_wager(TERMS))
    assert Fraction(exact, 10_000) == return_of_wager(TERMS)
    require_sound(replace(TERMS, most_return_bp=exact))
    with pytest.raises(Refused) as refused:
        require_sound(replace(TERMS, most_return_bp=exact - 1))
    assert refused.value.reason is Reason.RETURN_TOO_HIGH
    assert refused.value.refusal.value == exact


def test_the_machine_refuses_them_too() -> None:
    story = Story()
    bad = replace(TERMS, most_return_bp=1)
    assert story.refuses(c.SetJackpotTerms(bad, "why"), "ann", "bob") is Reason.RETURN_TOO_HIGH
