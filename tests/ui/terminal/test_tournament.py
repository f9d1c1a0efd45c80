"""A session at the player's screen: points that nobody takes for money, places, and what must be
wagered."""

import pytest
from msgspec.structs import replace

from kiosk.game.tournament.values import SessionPhase
from kiosk.rules.points import Points
from kiosk.rules.tournament.terms import ChipKind
from tests.conftest import BOOKS
from tests.ui.scene_texts import faults
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.house import House
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon, house_of
from tests.ui.terminal.tournament import (
    BOOK,
    OWN,
    STACKS,
    awarded,
    falls,
    plays_session,
    seat,
    seen,
    spin,
)

SIZES = pytest.mark.parametrize("size", [LARGE, SMALL, TALL], ids=["large", "small", "tall"])


def session() -> House:
    house = house_of(BOOKS[BOOK], open_=False)
    plays_session(house, seat(), seen())
    house.opens()
    return house


@pytest.fixture
def house() -> House:
    return session()


@pytest.fixture
def salon(enter: Enter, house: House, size: tuple[int, int]) -> Salon:
    return enter(house, size)


def misplaced(salon: Salon) -> list[str]:
    salon.picture()  # puts everything in its place
    return faults(salon.window)


def down(house: House) -> dict[str, int]:
    return {wager: points.count for wager, points in house.state.tournament.stakes.items()}


# ---- Points -------------------------------------------------------------------------------------


@SIZES
def test_points_look_like_no_money(salon: Salon) -> None:
    assert salon.text("pointsMeter") == "14,250"
    assert salon.text("pointsWorth") == "No cash value"
    assert salon.find("cashOutButton") is None
    assert not [text for text in salon.texts() if "$" in text]
    assert misplaced(salon) == []


def test_a_touch_puts_down_a_plaque_and_no_cent(salon: Salon, house: House) -> None:
    before = house.state.money
    salon.touch("chip500")
    salon.touch_spot("red", "straight:17")
    assert down(house) == {"red": 500, "straight:17": 500}
    assert house.state.money == before and house.state.slip.stakes == {}
    assert salon.chips() == {"red": "500", "straight:17": "500"}
    assert salon.text("pointsMeter") == "13,250" and salon.text("pointsBet") == "1,000"


def test_undo_double_and_clear_are_of_the_points(salon: Salon, house: House) -> None:
    salon.touch("chip100")
    salon.touch_spot("red", "red", "black")
    salon.touch("undoButton")
    assert down(house) == {"red": 200}
    salon.touch("doubleButton")
    assert down(house) == {"red": 400}
    salon.touch("clearButton")
    assert down(house) == {}


def test_a_bet_above_the_limit_of_a_spot_is_refused_in_points(salon: Salon, house: House) -> None:
    salon.touch("chip500")
    salon.touch_spot("straight:17", "straight:17")
    assert down(house) == {"straight:17": 500}
    assert not [text for text in salon.texts() if "$" in text]


# ---- The session --------------------------------------------------------------------------------


@SIZES
def test_all_stacks_stand_over_the_cloth_in_the_order_of_places(salon: Salon) -> None:
    """S3 5.24."""
    tiles = [salon.area(f"tile-{entrant}").x() for entrant in STACKS]
    assert tiles == sorted(tiles)
    assert salon.text(f"stackOf-{OWN}") == "14,250" and salon.says("You")


def test_the_player_sees_the_place_and_how_far_it_is_to_others(salon: Salon) -> None:
    assert salon.text("ownPlace") == "3" and salon.says("of 8")
    assert [salon.text(f"gap{row}") for row in range(3)] == ["850", "850", "350"]


def test_what_must_be_wagered_on_this_spin_is_said_and_when_it_is_met(
    salon: Salon, house: House
) -> None:
    """S3 5.15."""
    assert salon.text("mustWager") == "At least 100"
    assert salon.text("mustLine") == "100 missing"
    salon.touch("chip100")
    salon.touch_spot("red")
    assert salon.text("mustLine") == "met, 100"


@SIZES
def test_on_every_shape_of_screen_the_player_has_what_a_session_takes(salon: Salon) -> None:
    """What must be wagered, the limits, the place and how far it is to others."""
    assert salon.text("mustWager") == "At least 100" and salon.text("mustLine") == "100 missing"
    assert salon.text("spinLimits") == "100–5,000"
    if salon.find("gapsLine") is not None:
        assert salon.text("gapsLine") == "to place 2: 850   to advance: 850"
        assert salon.says("place 3 of 8")
    else:
        assert salon.text("gap0") == "850" and salon.text("ownPlace") == "3"
    assert misplaced(salon) == []


def test_nobody_is_asked_for_bets_that_are_not_taken(enter: Enter) -> None:
    """Who is out, away, or sits where nobody plays."""
    house = house_of(BOOKS[BOOK], open_=False)
    lost = tuple(
        replace(one, place=0, stack=Points(), out_at=8) if one.entrant == OWN else one
        for one in seen().players
    )
    salon = enter(house)
    for here, there, said in (
        (seat(out=True, stack=Points()), seen(players=lost), "You are out"),
        (seat(out=True), seen(), "Others play this spin"),
        (seat(entrant=None, out=True), seen(), "Others play this spin"),
    ):
        plays_session(house, here, there)
        house.opens()
        assert salon.text("phaseTitle") == said and salon.text("phaseLine") == "spin 19 of 30"
        spin(house, "0")


def test_at_the_end_there_is_nothing_to_bet_with(enter: Enter) -> None:
    house = house_of(BOOKS[BOOK], open_=False)
    plays_session(house, seat(SessionPhase.DECIDED), seen(SessionPhase.DECIDED))
    salon = enter(house)
    assert salon.text("phaseTitle") == "The session is over"
    assert salon.text("phaseLine") == "The places are decided"
    assert salon.find("chip100") is None


def test_the_final_three_spins_are_announced(enter: Enter) -> None:
    house = house_of(BOOKS[BOOK], open_=False)
    plays_session(house, seat(spin=28), seen(spin=27, final_spins=True))
    house.opens()
    salon = enter(house)
    assert salon.text("spinsLeft") == "3" and salon.says("final spins")


def test_by_the_clock_it_says_until_when_and_announces_the_final_three_at_once(
    enter: Enter,
) -> None:
    """S3 1.1 Session (a): the spin that opens after the time is the first of three, though a
    terminal's own limits change between rounds only."""
    house = house_of(BOOKS[BOOK], open_=False)
    ends_ms = house.clock.now_ms + 600_000
    by_clock = seen(spins=0, ends_ms=ends_ms)
    plays_session(house, seat(spins=0), by_clock)
    house.opens()
    salon = enter(house)
    until = salon.view._table_top.tournament._times.of_day(ends_ms)[:-3]
    assert salon.text("spinsLeft") == until and salon.says("then three final spins")
    house.seat.link.tournament = replace(by_clock, spins=21, final_spins=True)
    house.seat.changed()
    assert salon.text("spinsLeft") == "3" and salon.says("final spins")


@pytest.mark.parametrize(
    ("chips", "said"),
    [
        (ChipKind.VALUE, "Kept at the end"),
        (ChipKind.REDEMPTION, "Redeemed at the end"),
        (ChipKind.NON_VALUE, "Redeemed at the end"),
    ],
)
def test_chips_that_are_worth_something_are_not_said_to_be_worth_nothing(
    enter: Enter, chips: ChipKind, said: str
) -> None:
    """S3 5.25."""
    house = house_of(BOOKS[BOOK], open_=False)
    plays_session(house, seat(), seen(chips=chips))
    salon = enter(house)
    assert salon.text("pointsWorth") == said and not salon.says("No cash value")


@pytest.mark.parametrize(
    ("limits", "plaques"),
    [
        ((1, 5, 200), ["1", "5", "25", "100"]),
        ((5, 100, 2_000), ["25", "100", "500", "1,000"]),
        ((25, 100, 5_000), ["25", "100", "500", "1,000", "2,500", "5,000"]),
        ((30, 60, 3_000), ["30", "120", "600", "1,200", "3,000"]),
        ((1_000, 10_000, 10**6), ["1,000", "5,000", "10,000", "25,000", "50,000", "100,000"]),
    ],
)
def test_plaques_are_such_that_the_minimum_can_be_bet(
    enter: Enter, limits: tuple[int, int, int], plaques: list[str]
) -> None:
    """S3 5.21: by the unit and the limits of the terms, and each of its own colour."""
    unit, minimum, maximum = limits
    house = house_of(BOOKS[BOOK], open_=False)
    here = seat(unit=unit, minimum=minimum, maximum=maximum, kinds={}, must=Points(minimum))
    plays_session(house, replace(here, stack=Points(maximum * 2)), seen())
    house.opens()
    salon = enter(house)
    chips = salon.view._table_top.rail.chips.rows
    assert [chip.name for chip in chips] == plaques
    assert len({chip.colour for chip in chips}) == len(chips)
    salon.touch(f"chip{chips[0].key}")
    while not down(house) or sum(down(house).values()) < minimum:
        salon.touch_spot("red")
    assert sum(down(house).values()) == minimum
    assert salon.says(f"met, {minimum:,}")


def test_who_holds_less_than_any_plaque_bets_all_of_it(enter: Enter) -> None:
    house = house_of(BOOKS[BOOK], open_=False)
    here = seat(unit=5, stack=Points(15), must=Points(15))
    plays_session(house, here, seen())
    house.opens()
    salon = enter(house)
    salon.touch_spot("red")
    assert down(house) == {"red": 15} and salon.text("pointsMeter") == "0"


def test_whoever_is_level_with_the_first_is_not_behind(enter: Enter) -> None:
    house = house_of(BOOKS[BOOK], open_=False)
    over = seen(SessionPhase.TIED)
    level = tuple(
        replace(one, stack=Points(17_400)) if one.entrant == OWN else one for one in over.players
    )
    plays_session(house, seat(SessionPhase.TIED), replace(over, players=level))
    salon = enter(house)
    assert not salon.says("behind seat")


def test_in_a_play_off_only_those_who_play_it_are_rivals(enter: Enter) -> None:
    """S3 5.26: chips of a play-off are new ones."""
    house = house_of(BOOKS[BOOK], open_=False)
    there = seen(SessionPhase.PLAY_OFF, play_off=1)
    new = {OWN: 1_800, "044": 2_200}
    players = tuple(
        replace(one, stack=Points(new.get(one.entrant, one.stack.count)), tied=one.entrant in new)
        for one in there.players
    )
    plays_session(
        house,
        seat(SessionPhase.PLAY_OFF, play_off=1, stack=Points(1_800)),
        replace(there, players=players, line=Points(2_200)),
    )
    house.opens()
    salon = enter(house)
    gaps = [(row.name, row.figure) for row in salon.view._table_top.tournament.gaps.rows]
    assert gaps == [("to place 4", "400"), ("to advance", "400")]


def test_the_result_is_told_in_points(salon: Salon, house: House) -> None:
    salon.touch("chip500")
    salon.touch_spot("red", "black")
    spin(house, "17")
    salon.hasten()
    assert salon.says("Back 1,000 of 1,000")
    assert not [text for text in salon.texts() if "$" in text]


def test_nothing_tells_the_number_before_the_ball_does(salon: Salon, house: House) -> None:
    """Neither the last numbers, nor the stacks, which the table tells before the number."""
    salon.touch("chip100")
    salon.touch_spot("red")
    salon.view.stage.watched(True)
    house.closes()
    before = [row.pocket for row in salon.view.results.rows.rows]
    house.seat.link.tournament = seen(players=(replace(seen().players[0], stack=Points(99)),))
    house.seat.changed()
    assert salon.text("stackOf-031") == "17,400"
    falls(house, "17")
    assert [row.pocket for row in salon.view.results.rows.rows] == before
    assert salon.text("stackOf-031") == "17,400"
    salon.view.stage._landing.timeout.emit()
    assert [row.pocket for row in salon.view.results.rows.rows] == ["17", *before]
    assert salon.text("stackOf-031") == "99"


def test_a_win_counts_what_the_odds_pay(salon: Salon, house: House) -> None:
    salon.touch("chip100")
    salon.touch_spot("straight:17", "red")
    spin(house, "17")
    salon.hasten()
    salon.touch("resultPanel")  # who touches it wants to see what it came to
    assert salon.text("resultSum") == "+3,400"
    assert salon.text("pointsWon") == "3,500"


@SIZES
def test_at_the_end_the_ranking_takes_the_place_of_the_cloth(
    enter: Enter, size: tuple[int, int]
) -> None:
    house = house_of(BOOKS[BOOK], open_=False)
    plays_session(house, seat(SessionPhase.DECIDED), seen(SessionPhase.DECIDED, spin=30, ahead=3))
    salon = enter(house, size)
    assert salon.text("finished") == "You finished in place 3"
    assert salon.text("nextTitle") == "You advance" and salon.says("Final: 22:30")
    assert misplaced(salon) == []


@pytest.mark.parametrize(("spins", "said"), [(1, "after 1 spin"), (30, "after 30 spins")])
def test_how_many_spins_it_took_is_said_in_good_english(
    enter: Enter, spins: int, said: str
) -> None:
    house = house_of(BOOKS[BOOK], open_=False)
    there = seen(SessionPhase.DECIDED, spin=spins, ahead=3)
    plays_session(house, seat(SessionPhase.DECIDED), there)
    assert enter(house).view.tournament.showing.behind.endswith(f", {said}")


def test_the_ranking_takes_the_place_of_the_last_number_when_chips_are_recorded(
    salon: Salon, house: House
) -> None:
    """No other round opens before the winners have advanced."""
    spin(house, "17")
    plays_session(house, seat(SessionPhase.PLAYED), seen(SessionPhase.PLAYED, spin=30))
    assert salon.find("resultPanel") is not None and salon.find("tournamentEnd") is None
    plays_session(house, seat(SessionPhase.DECIDED), seen(SessionPhase.DECIDED, spin=30, ahead=3))
    assert salon.text("finished") == "You finished in place 3"


def test_whoever_is_out_is_told_so(enter: Enter) -> None:
    house = house_of(BOOKS[BOOK], open_=False)
    lost = [
        replace(one, stack=Points(), out_at=26, place=0) if one.entrant == OWN else one
        for one in seen().players
    ]
    there = replace(seen(SessionPhase.PLAYED, spin=30), players=tuple(lost))
    plays_session(house, seat(SessionPhase.PLAYED, stack=Points(), out=True), there)
    salon = enter(house)
    assert salon.text("finished") == "You are out"


@SIZES
def test_a_free_terminal_says_who_sits_down_there_once_seats_are_drawn(
    enter: Enter, size: tuple[int, int]
) -> None:
    house = house_of(BOOKS[BOOK], credit_cents=0, open_=False)
    house.seat.link.tournament = seen(SessionPhase.CALLED)
    salon = enter(house, size)
    assert salon.says(f"Player {OWN} plays here")
    assert misplaced(salon) == []
    plays_session(house, None, seen(SessionPhase.DECIDED))
    assert not salon.says(f"Player {OWN} plays here")


def test_after_the_session_money_is_played_for_as_before(salon: Salon, house: House) -> None:
    spin(house, "17")
    plays_session(house, None, None)
    house.gives(5_000)
    house.opens()
    assert salon.find("tournamentRail") is None
    assert salon.item("cashOutButton").isVisible() and salon.text("creditMeter") != ""


# ---- Prizes -------------------------------------------------------------------------------------


def over() -> House:
    """The final is over, and its prizes are awarded."""
    house = house_of(BOOKS[BOOK], credit_cents=0, open_=False)
    plays_session(house, seat(SessionPhase.DECIDED, heat=3), seen(SessionPhase.DECIDED, heat=3))
    plays_session(house, None, awarded())
    return house


@SIZES
@pytest.mark.parametrize("language", ["en", "zh_CN", "ms"])
def test_prizes_are_listed_once_they_are_awarded(
    enter: Enter, size: tuple[int, int], language: str
) -> None:
    """S3 5.30 to 5.33: who share a place share its prizes, and who has none is listed as well."""
    salon = enter(over(), size)
    salon.speaks(language)
    assert salon.find("tournamentEnd") is not None
    listed = [salon.text(f"endFigure-{who}") for who in STACKS]
    assert listed == ["$5,000", "$2,000", "$500", "$500", "", "", "", ""]
    assert misplaced(salon) == []
    if language == "en":
        assert salon.text("finished") == "You finished in place 3"
        assert salon.text("nextTitle") == "Your prize: $500"
        assert salon.says("Player 031") and salon.says("shared")


@pytest.mark.parametrize("then", ["money comes", "the next round opens"])
def test_prizes_are_listed_until(enter: Enter, then: str) -> None:
    house = over()
    salon = enter(house)
    assert salon.find("tournamentEnd") is not None
    if then == "money comes":
        house.gives(5_000)
        house.seat.changed()
    else:
        house.opens()
    assert salon.find("tournamentEnd") is None


def test_a_final_at_another_terminal_is_not_listed_here(enter: Enter) -> None:
    house = house_of(BOOKS[BOOK], credit_cents=0, open_=False)
    plays_session(house, None, awarded())
    assert enter(house).find("tournamentEnd") is None
