"""What screens are told of a tournament: every stack, and who goes on as it stands."""

from kiosk.game.table import commands as c
from kiosk.link.messages import StackSeen, TournamentSeen
from kiosk.table.tournaments import tournament_seen
from tests.game.tournaments import FINAL, Cup

ONE_SPIN = (("spins = 20  ", "spins = 1  "), ("spins = 3", "spins = 2"))
"""A session of one, and play-offs of two."""
TWO = ("players = 3  ", "players = 2  ")
"""Of each table two advance."""


def seen(cup: Cup) -> TournamentSeen:
    there = tournament_seen(cup.state.tournament)
    assert there is not None
    return there


def stacks(cup: Cup) -> dict[str, StackSeen]:
    return {one.entrant: one for one in seen(cup).players}


def tied_for_the_second_place() -> Cup:
    """The first holds 5,500, the next two 5,100 each, and the last 4,900."""
    cup = Cup(*ONE_SPIN, TWO, players=4).start()
    cup.spin("1", s1={"red": 500}, s2={"red": 100}, s3={"red": 100}, s4={"black": 100})
    cup.tell(c.RecordSession(), c.StartPlayOff())
    return cup


def test_in_a_play_off_whoever_does_not_play_it_keeps_place_and_stack() -> None:
    """S3 5.26: two play for the second place, with new chips; the first has gone on."""
    cup = tied_for_the_second_place()
    there = stacks(cup)
    assert [*there] == ["001", "002", "003", "004"]
    assert {name: one.place for name, one in there.items()} == {
        "001": 1,
        "002": 2,
        "003": 2,
        "004": 4,
    }
    assert {name: one.stack.count for name, one in there.items()} == {
        "001": 5500,
        "002": 2000,
        "003": 2000,
        "004": 4900,
    }
    assert [name for name, one in there.items() if one.advances] == ["001"]
    assert [name for name, one in there.items() if one.tied] == ["002", "003"]
    cup.spin("1", s2={"red": 100}, s3={"black": 100})
    there = stacks(cup)
    assert {name: one.place for name, one in there.items()} == {
        "001": 1,
        "002": 2,
        "003": 3,
        "004": 4,
    }
    assert [name for name, one in there.items() if one.advances] == ["001", "002"]


def test_who_are_level_where_the_line_falls_are_told_so_while_they_play() -> None:
    cup = Cup(TWO, players=4).start()
    cup.spin("1", s1={"red": 500}, s2={"red": 100}, s3={"red": 100}, s4={"black": 100})
    there = stacks(cup)
    assert [name for name, one in there.items() if one.advances] == ["001"]
    assert [name for name, one in there.items() if one.tied] == ["002", "003"]


ALL_IN = {"straight_17": 500, "straight_18": 500, "dozen_1": 4000}


def test_who_fall_together_are_not_told_that_they_are_out() -> None:
    """S3 5.23: they have equal chips again, and play it off."""
    cup = Cup(ONE_SPIN[1], TWO).start()
    cup.spin("0", s1=ALL_IN, s2=ALL_IN, s3=ALL_IN)
    for order in (c.RecordSession(), c.StartPlayOff(), None):
        assert {one.place for one in stacks(cup).values()} == {1}
        assert not any(one.out_at for one in stacks(cup).values())
        if order is not None:
            cup.tell(order)
    assert all(one.tied for one in stacks(cup).values())


def test_whoever_was_eliminated_stays_so_while_others_play_it_off() -> None:
    """S3 5.19, 5.26."""
    cup = Cup(("spins = 20  ", "spins = 2  "), ONE_SPIN[1], ("players = 3  ", "players = 1  "))
    cup.start()
    cup.spin("0", s1={"red": 100}, s2={"red": 100}, s3=ALL_IN)
    cup.spin("1", s1={"red": 100}, s2={"red": 100})
    for order in (c.RecordSession(), c.StartPlayOff(), None):
        assert (stacks(cup)["003"].out_at, stacks(cup)["003"].place) == (1, 0)
        if order is not None:
            cup.tell(order)
    cup.spin("1", s1={"red": 100}, s2={"black": 2000})
    assert stacks(cup)["002"].place == 2, "in a play-off chips are lost, and no place"
    assert stacks(cup)["001"].advances and stacks(cup)["003"].out_at == 1


def test_in_the_final_a_place_that_is_shared_has_a_prize() -> None:
    """S3 5.33: three prizes; who are level in the third place share it and play nothing off."""
    cup = Cup(*FINAL, ("spins = 1  ", "spins = 2  "), players=5).start()
    assert not any(one.advances or one.tied for one in stacks(cup).values())
    reds = {f"s{n}": {"red": points} for n, points in ((1, 500), (2, 400), (3, 100), (4, 100))}
    cup.spin("1", **reds, s5={"black": 100})
    there = stacks(cup)
    assert [name for name, one in there.items() if one.advances] == ["001", "002", "003", "004"]
    assert not any(one.tied for one in there.values())


def test_in_the_final_a_tie_for_the_first_place_is_played_off() -> None:
    """S3 5.31."""
    cup = Cup(*FINAL).start()
    cup.spin("1", s1={"red": 500}, s2={"red": 500}, s3={"black": 100})
    cup.tell(c.RecordSession())
    assert [name for name, one in stacks(cup).items() if one.tied] == ["001", "002"]
    cup.tell(c.StartPlayOff())
    there = stacks(cup)
    assert [one.stack.count for one in there.values()] == [2000, 2000, 4900]
    assert [one.place for one in there.values()] == [1, 1, 3]


def test_how_often_a_spin_was_omitted_is_still_told_when_chips_are_recorded() -> None:
    cup = Cup(*ONE_SPIN, TWO).start()
    cup.spin("1", s1={"red": 500}, s2={"red": 100})
    cup.tell(c.RecordSession())
    assert stacks(cup)["003"].penalties == 1 and not stacks(cup)["003"].omitted
