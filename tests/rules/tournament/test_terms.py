"""The terms and conditions of a tournament are a file, and every fault of one is named."""

from datetime import UTC, datetime, timedelta, timezone
from operator import attrgetter
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from kiosk.cli import main
from kiosk.resources import folder
from kiosk.rules.points import Points
from kiosk.rules.tournament.file import TermsError, load_terms
from kiosk.rules.tournament.moment import moment_ms
from kiosk.rules.tournament.terms import TournamentTerms

EXAMPLE = (folder("assets") / "tournaments" / "spring-cup.toml").read_text(encoding="utf-8")
REDEMPTION = 'kind = "redemption"\nredemption_cents = 4'


def changed(*changes: tuple[str, str]) -> str:
    text = EXAMPLE
    for before, after in changes:
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    return text


def terms(*changes: tuple[str, str]) -> TournamentTerms:
    return load_terms(changed(*changes), "cup.toml").terms


@pytest.mark.parametrize(
    ("item", "before", "after"),
    [
        ("entry.form", "At the cage, signed", "By letter, signed"),
        ("conditions", "Seats are drawn by lot", "Seats are assigned"),
        ("entry.fee_cents", "fee_cents = 5000", "fee_cents = 7000"),
        ("chips.buy_in_cents", "buy_in_cents = 0", "buy_in_cents = 2000"),
        ("chips.points", "points = 5000  ", "points = 6000  "),
        ("chips.redemption_cents", 'kind = "tournament"', REDEMPTION),
        ("limits.minimum", "minimum = 100  ", "minimum = 125  "),
        ("entry.entrants_max", "entrants_max = 24", "entrants_max = 30"),
        ("advance.players", "players = 3  ", "players = 2  "),
        ("session.spins", "spins = 20  ", "spins = 25  "),
        ("prizes", "cents = 500000", "cents = 600000"),
        ("play_off.spins", "spins = 3\n", "spins = 5\n"),
        ("bonus", "cents = 25000", "cents = 30000"),
        ("schedule", "12 March, 22:30", "13 March, 22:30"),
    ],
)
def test_the_operator_determines_each_item_before(item: str, before: str, after: str) -> None:
    """S3 5.4: (a) to (n), in this order; nothing else of the terms changes with one of them."""
    first, then = terms(), terms((before, after))
    of_item = attrgetter(item)
    assert of_item(then) != of_item(first)
    section, _, field = item.partition(".")
    old = of_item(first)
    changed_back = replace(getattr(then, section), **{field: old}) if field else old
    if item != "chips.redemption_cents":  # with it goes the kind of chip
        assert replace(then, **{section: changed_back}) == first


def test_the_example_is_sound() -> None:
    assert terms().heats == 2 and terms().stack == Points(5000)
    assert load_terms(EXAMPLE, "a").digest != load_terms(f"{EXAMPLE}\n", "a").digest


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("spins = 20  ", "spins = 20\nminutes = 30  ", "session: is a number of spins, or of min"),
        ("spins = 20  ", "spins = 0  ", "session: is a number of spins, or of minutes"),
        ("players_max = 9", "players_max = 11", "session.players_max: Expected `int` <= 10"),
        ("players_min = 2", "players_min = 1", "session.players_min: Expected `int` >= 2"),
        ("players_min = 2", "players_min = 10", "session.players_min: is above players_max, 9"),
        ("cancel_days = 7", "cancel_days = 6", "entry.cancel_days: Expected `int` >= 7"),
        ("# begins", "begins = '2027-02-29 20:00 +08:00' #", "begins: is no moment such as"),
        ("wild_cards = 2", "wild_cards = 25", "entry.wild_cards: are more than there may be"),
        (
            'kind = "tournament"',
            'kind = "gold"',
            "chips.kind: cannot be 'gold'; there are value, t",
        ),
        ('kind = "tournament"', 'kind = "value"', "chips.redemption_cents: value chips are redeem"),
        ("buy_in_cents = 0", "redemption_cents = 1", "tournament chips go back to the float"),
        ("minimum = 100 ", "minimum = 6000 ", "limits.minimum: is above the maximum, 5000"),
        ("maximum = 5000   ", "maximum = 150   ", "must bet 200 on the next, and may not"),
        ("unit = 25", "unit = 30", "chips.points: is not a multiple of the unit, 30"),
        ("straight = 500", "straight = 6000", "limits.kinds.straight: is above the maximum"),
        ("straight = 500", "spread = 500", "limits.kinds.spread: is no wager of a tournament"),
        ("points = 2000", "points = 5025", "play_off.points: is more than the buy-in, 5000 (5.23)"),
        ("points = 2000", "points = 50", "play_off.points: is less than the minimum, 100"),
        ("players = 3 ", "players = 9 ", "advance.players: leaves nobody behind"),
        ("minimum = 200", "minimum = 50", "raises[1].minimum: is below 100, which holds before"),
        (
            "minimum = 200\nmaximum = 5000",
            "minimum = 200\nmaximum = 4000",
            "a maximum is not reduc",
        ),
        ("from_spin = 11", "from_spin = 1", "raises[1].from_spin: Expected `int` >= 2"),
        ("heat = 2", "heat = 3", "schedule: heat 2 is never played"),
        ("heat = 2", "heat = 1", "schedule: heat 1 is the final, of which there is one"),
        ("rebuys = 0", "rebuys = 1", "chips.rebuys: how often, and until which spin: both or none"),
        ("cents = 500000", "cents = 0", "prizes[1].cents: Expected `int` >= 1"),
        ('title = "Spring Cup"', 'title = "a\\u202eb"', "title: holds characters that cannot be s"),
        ("[play_off]", "[playoff]", "playoff: is not known here; did you mean play_off?"),
    ],
)
def test_a_fault_is_named_by_its_key(before: str, after: str, fault: str) -> None:
    with pytest.raises(TermsError) as refused:
        load_terms(changed((before, after)), "cup.toml")
    assert any(fault in line for line in refused.value.faults), refused.value.faults
    assert all(line.startswith("cup.toml") for line in refused.value.faults)


def test_a_minimum_rises_only_as_it_was_said_before() -> None:
    """S3 5.21: any increase applies to the next round of play."""
    assert [terms().limits_at(spin).minimum for spin in (1, 10, 11, 20)] == [100, 100, 200, 200]


@pytest.mark.parametrize(
    ("kind", "rate", "cents"),
    [
        ("value", "redemption_cents = 100", 312500),
        ("tournament", "", 0),
        ("redemption", "redemption_cents = 1\nredemption_points = 25", 125),
        ("non-value", "redemption_cents = 20", 62500),
    ],
)
def test_what_chips_are_worth_at_the_end_of_a_session(kind: str, rate: str, cents: int) -> None:
    """S3 5.25: value chips are kept, tournament chips go back, the others are redeemed."""
    cup = terms(('kind = "tournament"', f'{rate}\nkind = "{kind}"'))
    assert cup.worth_cents(Points(3125)) == cents


def test_the_command_names_every_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cup.toml"
    path.write_text(changed(("unit = 25", "unit = 30"), ("players = 3 ", "players = 9 ")))
    assert main(["tournament", "--check", str(path)]) == 1
    assert "advance.players" in (said := capsys.readouterr().out) and "chips.points" in said
    assert main(["tournament", "--check", str(tmp_path / "none.toml")]) == 2
    assert "cannot read" in capsys.readouterr().err
    assert main(["tournament"]) == 0
    assert "Spring Cup is sound: 24 entrants, 2 heats, 20 spins" in capsys.readouterr().out


@pytest.mark.parametrize("seed", range(20))
def test_moments_are_those_of_the_calendar(seed: int) -> None:
    """Against Python's own."""
    random = Random(seed)
    at = datetime(1970, 1, 2, tzinfo=UTC) + timedelta(minutes=random.randrange(60 * 24 * 365 * 500))
    zone = timezone(timedelta(minutes=random.randrange(-12 * 60, 14 * 60)))
    written = at.astimezone(zone).strftime("%Y-%m-%d %H:%M %z")
    text = f"{written[:-2]}:{written[-2:]}"
    assert moment_ms(text) == round(at.timestamp() * 1000)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2027-03-12",
        "2100-02-29 20:00 +08:00",
        "2027-13-01 20:00 +08:00",
        "2027-03-12 24:00 +08:00",
        "2027-03-12 20:60 +08:00",
        "2027-03-12 20:00 +24:00",
        "0000-01-01 00:00 +00:00",
        "1969-12-31 23:59 +00:00",
    ],
)
def test_what_is_no_moment_is_none(text: str) -> None:
    assert moment_ms(text) is None
