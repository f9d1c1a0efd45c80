"""Spins, places and prizes of a tournament, by hand."""

from kiosk.resources import rulebook
from kiosk.rules.points import Points
from kiosk.rules.tournament.placing import (
    Cut,
    Finish,
    after_play_off,
    cut,
    places,
    prizes,
    tied_for_first,
)
from kiosk.rules.tournament.spin import Player, SpinScore, must_wager, score, still_in
from tests.rules.tournament.test_terms import terms

TABLE = rulebook("crown-single-zero").table
LIMITS = terms().limits
"""At least 100 on every spin."""


def points(**slip: int) -> dict[str, Points]:
    return {wager.replace("_", ":"): Points(count) for wager, count in slip.items()}


def spun(player: Player, slip: dict[str, Points], outcome: str) -> SpinScore:
    return score(TABLE, LIMITS, {"a": player}, {"a": slip}, outcome)["a"]


def test_a_spin_pays_by_the_odds_of_the_rule_book() -> None:
    """S3 5.17: what won comes off with its stake."""
    scored = spun(Player(Points(5000)), points(straight_17=100, straight_18=200), "17")
    assert scored.won == Points(35 * 100 - 200)
    assert scored.after == Player(Points(8300))
    assert spun(Player(Points(5000)), points(straight_17=100), "18").after.stack == Points(4900)


def test_whoever_omits_a_spin_bets_the_double_on_the_next() -> None:
    """S3 5.15."""
    player = spun(Player(Points(5000)), {}, "17").after
    assert player == Player(Points(5000), omitted=True)
    assert must_wager(LIMITS, player) == Points(200)
    # Less than must be wagered goes back, and is as if it had not been there.
    less = spun(player, points(straight_17=175), "17")
    assert less.below and less.won == Points() and less.after == player
    paid = spun(player, points(straight_17=200), "18")
    assert paid.after == Player(Points(4800)) and must_wager(LIMITS, paid.after) == Points(100)


def test_who_holds_less_than_the_minimum_plays_all_that_is_left() -> None:
    """S3 5.15 and 5.19: whoever holds chips is in."""
    short = Player(Points(75))
    assert must_wager(LIMITS, short) == Points(75)
    assert spun(short, points(straight_17=50), "17").below
    assert spun(short, points(straight_17=75), "17").after == Player(Points(75 * 36))


def test_whoever_loses_all_is_eliminated_unless_all_do() -> None:
    """S3 5.19, 5.23."""
    players = {"a": Player(Points(100)), "b": Player(Points(100)), "c": Player(Points(200))}
    all_in = {name: points(straight_17=player.stack.count) for name, player in players.items()}
    assert still_in(score(TABLE, LIMITS, players, {**all_in, "c": {}}, "18")) == ["c"]
    assert still_in(score(TABLE, LIMITS, players, all_in, "18")) == []


def finish(**stacks: int) -> dict[str, Finish]:
    """Below zero: lost all at that spin."""
    return {
        name: Finish(Points(max(0, stack)), out_at=max(0, -stack)) for name, stack in stacks.items()
    }


def test_places_are_by_the_value_of_chips() -> None:
    """S3 5.26."""
    assert places(finish(a=3050, b=5400, c=3050, d=-8, e=-11)) == (
        ("b",),
        ("a", "c"),
        ("e",),
        ("d",),
    )


def test_a_tie_where_the_line_falls_is_played_off() -> None:
    """S3 5.26, 5.28."""
    placed = places(finish(a=5400, b=4125, c=3050, d=3050, e=640))
    assert cut(placed, 2) == Cut(("a", "b"), (), 0)
    assert cut(placed, 3) == Cut(("a", "b"), ("c", "d"), 1)
    assert cut(placed, 4) == Cut(("a", "b", "c", "d"), (), 0)
    assert cut(placed, 9) == Cut(("a", "b", "c", "d", "e"), (), 0)
    decided = after_play_off(placed, (("d",), ("c",)))
    assert cut(decided, 3) == Cut(("a", "b", "d"), (), 0)
    assert cut(places(finish(a=100, b=100, c=100)), 1) == Cut((), ("a", "b", "c"), 1)


def test_a_play_off_that_ends_even_is_played_again() -> None:
    """S3 5.26, 5.31: until there is a winner."""
    placed = places(finish(a=900, b=900, c=900, d=50))
    again = after_play_off(placed, (("a", "c"), ("b",)))
    assert tied_for_first(again) == ("a", "c")
    won = after_play_off(again, (("c",), ("a",)))
    assert won == (("c",), ("a",), ("b",), ("d",)) and tied_for_first(won) == ()


def test_equal_places_below_the_first_share_their_prizes() -> None:
    """S3 5.30 to 5.33: 5,000.00 and 2,000.00 and 1,000.00."""
    cup = terms()
    assert prizes(cup, places(finish(a=3, b=2, c=1))) == {"a": 500000, "b": 200000, "c": 100000}
    shared = prizes(cup, places(finish(a=900, b=500, c=500, d=500)))
    assert shared == {"a": 500000, "b": 100000, "c": 100000, "d": 100000}
    assert prizes(cup, places(finish(a=900, b=500, c=400, d=400))) == {
        "a": 500000,
        "b": 200000,
        "c": 50000,
        "d": 50000,
    }


def test_no_cent_of_a_prize_is_lost_in_sharing() -> None:
    """S3 5.33."""
    cup = terms(("cents = 200000", "cents = 200001"), ("cents = 100000", "cents = 100001"))
    shared = prizes(cup, places(finish(a=900, b=5, c=5, d=5, e=5)))
    assert shared == {"a": 500000, "b": 75001, "c": 75001, "d": 75000, "e": 75000}


def test_whether_who_lost_all_has_a_prize_is_the_terms() -> None:
    """S3 5.19 with 5.32."""
    placed, out = places(finish(a=900, b=-11, c=-8)), ("b", "c")
    by_spin = terms()
    assert prizes(by_spin, placed, out) == {"a": 500000, "b": 200000, "c": 100000}
    share = terms(('eliminated = "by-spin"', 'eliminated = "share"'))
    assert prizes(share, placed, out) == {"a": 500000, "b": 150000, "c": 150000}
    none = terms(('eliminated = "by-spin"', 'eliminated = "none"'))
    assert prizes(none, placed, out) == {"a": 500000}
