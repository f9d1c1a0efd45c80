"""Whole evenings from a seed: the same each time, and nothing is violated, whatever goes wrong."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path

import pytest

from kiosk import resources
from kiosk.cli import main
from kiosk.game import facts as f
from kiosk.game.jackpot.values import PaidHow
from kiosk.journal.reader import JournalReader
from kiosk.lab.simulate.evening import LIKELY, Evening, EveningPlan, play
from kiosk.lab.simulate.faults import FAULT_POINTS, LIES, never_fired
from kiosk.lab.simulate.machines import TABLE
from kiosk.lab.simulate.player import Habit
from kiosk.lab.simulate.virtual_time import run
from kiosk.rules.rulebook import RuleBook
from tests.conftest import BOOKS


def test_an_evening_without_faults_ends_with_every_cent_in_its_place(book: RuleBook) -> None:
    evening = play(book, EveningPlan(seed=1, rounds=5, terminals=3))
    assert evening.violation == ""
    assert evening.rounds >= 5
    came = sum(
        evening.money[s]
        for s in ("notes", "tickets", "staff", "vouchers", "wins", "owed", "jackpots")
    )
    assert came == evening.money.total() - came > 0
    terms = book.terms.promotional
    if terms is not None and terms.stake_spent:
        # Some are left, or were handed back; the others were wagered.
        assert evening.money["vouchers"] > evening.money["promotional"]


SEEDS = [(name, seed) for seed in range(3) for name in resources.rulebook_ids()]


@pytest.mark.parametrize(("name", "seed"), SEEDS)
def test_nothing_is_violated_whatever_goes_wrong(name: str, seed: int) -> None:
    plan = EveningPlan(seed=seed, rounds=8, terminals=4, faults=True)
    assert play(BOOKS[name], plan).violation == ""


@pytest.mark.parametrize("name", ["crown-single-zero", "rws-double-zero-a"])
def test_no_cent_comes_or_goes_by_the_lie_of_a_device(name: str) -> None:
    """What a validator says is credited if it was written down before, and else people look; a
    ticket that its printer denies is worth nothing."""
    likely = dict.fromkeys(LIES, 0.3)
    fired = []
    for seed in range(1, 4):
        plan = EveningPlan(seed=seed, rounds=4, terminals=3, likely=likely, habit=Habit.FEEDING)
        evening = play(BOOKS[name], plan)
        assert evening.violation == ""
        fired.append(evening.fired)
    assert set(LIES).isdisjoint(never_fired(*fired))


@pytest.mark.parametrize("seed", [2, 27])
def test_no_note_is_lost_that_its_validator_cannot_name(crown: RuleBook, seed: int) -> None:
    """It stacked one by itself, and before that was written down it lost its power or its host:
    whoever looks into the box says which note it is."""
    likely = {
        "validator stacks without a word of its host": 0.5,
        "validator loses power": 0.3,
        "validator tells of another amount": 0.3,
        "terminal dies before a commit": 0.08,
        "commit takes long": 0.3,
    }
    plan = EveningPlan(seed=seed, rounds=2, terminals=2, likely=likely, habit=Habit.FEEDING)
    assert play(crown, plan).violation == ""


def test_every_fault_point_is_reached() -> None:
    """By evenings in which faults are many times as likely, so that a few are enough; and some in
    which money comes and goes in peace, for elsewhere a printer is seldom asked; and some with
    Spread-Bet, jackpots or a floor, for elsewhere no display shows rings and there is neither a
    controller nor a database."""
    printing = {point: 0.3 for point in FAULT_POINTS if "printer" in point or "chute" in point}
    displays = {point: 0.1 for point in FAULT_POINTS if "rings" in point}
    displays["display dies"] = 0.02
    controllers = {point: 0.03 for point in FAULT_POINTS if "controller" in point}
    floors = {point: 0.1 for point in FAULT_POINTS if "floor" in point}

    def plans(seed: int) -> tuple[tuple[str, EveningPlan], ...]:
        harsh = EveningPlan(seed=seed, rounds=6, terminals=3, faults=True, harsh=True)
        feeding = EveningPlan(
            seed=seed, rounds=6, terminals=3, likely=printing, habit=Habit.FEEDING
        )
        rings = EveningPlan(seed=seed, rounds=4, terminals=1, likely=displays, spread="1")
        fallen = EveningPlan(seed=seed, rounds=4, terminals=1, likely=controllers, jackpots=True)
        parted = EveningPlan(seed=seed, rounds=2, terminals=1, tables=2, likely=floors, floor=True)
        singles = ("crown-single", harsh), ("nsw-single", harsh), ("crown-single", feeding)
        return (
            *singles,
            ("crown-double", rings),
            ("rapid-single", fallen),
            ("crown-single", parted),
        )

    fired: list[Counter[str]] = []

    def others() -> Iterator[tuple[str, EveningPlan]]:
        """For when the chosen ones do not come that far any more: in each nothing is likely but
        what has not happened yet, and deaths, which alone strike a commit in flight."""
        for name, plan in chain.from_iterable(map(plans, range(1, 21))):
            left = (*never_fired(*fired), "terminal dies")
            often = {point: min(0.5, 32 * LIKELY[point]) for point in left}
            yield name, replace(plan, faults=False, likely=often)

    crown, nsw, feeding, rings, fallen, parted = range(6)
    first = [(crown, 4), (nsw, 7), (fallen, 3), (fallen, 6), (fallen, 10), (rings, 4), (rings, 20)]
    first += [(feeding, 9), (parted, 1)]
    for name, plan in chain((plans(seed)[which] for which, seed in first), others()):
        evening = play(BOOKS[f"{name}-zero"], plan)
        assert evening.violation == ""
        fired.append(evening.fired)
        if not never_fired(*fired):
            break
    assert never_fired(*fired) == []


@pytest.mark.parametrize(("table", "faults"), [("1", False), ("4", True)])
def test_an_evening_with_spread_bet_pays_by_both_rings_or_returns(
    table: str, faults: bool, tmp_path: Path
) -> None:
    """S3 4.2, 6.21: each commit is audited, and each settlement computed by other arithmetic."""
    book = BOOKS["crown-double-zero"]
    plan = EveningPlan(seed=2, rounds=6, terminals=3, faults=faults, spread=table)
    evening = play(book, plan, record=tmp_path)
    assert evening.violation == ""
    with JournalReader.read_only(tmp_path / "table.db") as journal:
        facts = [f.decode(record.body) for record in journal.records()]
    rounds = {fact.round for fact in facts if isinstance(fact, f.RoundOpened)}
    assert {fact.round for fact in facts if isinstance(fact, f.RingRevealed)} == rounds
    wagered = [fact for fact in facts if isinstance(fact, f.SlipTaken)]
    assert any(wager.startswith(f"spread:{table}:") for fact in wagered for wager in fact.stakes)
    assert faults or not any(isinstance(fact, f.SpreadVoided) for fact in facts)


@pytest.mark.parametrize(("seed", "faults"), [(2, False), (3, True)])
def test_an_evening_with_jackpots_pays_each_share_once(
    seed: int, faults: bool, tmp_path: Path
) -> None:
    """S0 9.4.5, 9.9.2: each commit is audited, the controller's too, and in the end table,
    terminals and controller say the same."""
    book = BOOKS["rapid-single-zero"]
    plan = EveningPlan(seed=seed, rounds=8, terminals=3, faults=faults, jackpots=True)
    evening = play(book, plan, record=tmp_path)
    assert evening.violation == ""
    assert evening.money["jackpots"] > 0, "the evening must have something to show"
    kinds: dict[str, list[f.Fact]] = {}
    for path in tmp_path.glob("*.db"):
        with JournalReader.read_only(path) as journal:
            for record in journal.records():
                kinds.setdefault(record.kind, []).append(f.decode(record.body))
    told = {(x.hit, x.seat): x.cents for x in kinds["jackpot_paid"] if isinstance(x, f.JackpotPaid)}
    refused = [x for x in kinds["jackpot_paid"] if getattr(x, "how", "") == PaidHow.REFUSED]
    by_hand = kinds.get("supernova_hand_paid", [])
    paid_cents = evening.money["jackpots"] + sum(getattr(x, "cents", 0) for x in by_hand)
    assert not refused and sum(told.values()) == paid_cents
    assert main(["audit", str(tmp_path)]) == 0


def test_several_tables_share_the_jackpots(tmp_path: Path) -> None:
    """S0 9.9.3: each goes on, whatever happens to the others."""
    plan = EveningPlan(seed=3, rounds=4, terminals=2, faults=True, jackpots=True, tables=2)
    assert play(BOOKS["rapid-single-zero"], plan, record=tmp_path).violation == ""
    with JournalReader.read_only(tmp_path / "jackpots.db") as journal:
        facts = [f.decode(record.body) for record in journal.records()]
    tables = {fact.table for fact in facts if isinstance(fact, f.JackpotRoundDrawn)}
    assert tables == {"simulated", "simulated 2"}
    assert (tmp_path / "table-2" / "table.db").exists()


def test_the_same_seed_gives_the_same_evening(crown: RuleBook) -> None:
    plan = EveningPlan(seed=11, rounds=4, terminals=3, faults=True)
    played = play(crown, plan)
    assert played == play(crown, plan)
    other = EveningPlan(seed=12, rounds=4, terminals=3, faults=True)
    assert played.digest != play(crown, other).digest


def test_a_recorded_evening_is_audited_clean(
    crown: RuleBook, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["simulate", "--headless", "--seed", "5", "--rounds", "4", "--terminals", "2"]
    folder = tmp_path / "evening"
    assert main([*asked, "--faults", "--record", str(folder)]) == 0
    told = capsys.readouterr().out
    assert "nothing was violated" in told
    names = ["table.db", "terminal-1.db", "terminal-2.db"]
    assert sorted(path.name for path in folder.glob("*.db")) == names
    assert main(["audit", str(folder)]) == 0
    capsys.readouterr()
    assert main([*asked, "--faults"]) == 0
    assert capsys.readouterr().out == told, "the same seed prints the same"


def test_journals_are_never_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "table.db").write_bytes(b"somebody's")
    asked = ["simulate", "--headless", "--rounds", "1", "--record", str(tmp_path)]
    assert main(asked) == 2
    assert "holds journals already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        (["--rulebook", "monaco"], "there is no rule book 'monaco'"),
        (["--evenings", "2", "--record", "x"], "--record keeps one evening"),
    ],
)
def test_what_cannot_be_played_is_said(
    asked: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--headless", *asked]) == 2
    assert complaint in capsys.readouterr().err


def test_the_sensor_reads_the_ball_of_its_own_round(crown: RuleBook) -> None:
    """It is right unless a fault is asked for."""
    there = Evening(crown, EveningPlan(seed=1, rounds=8, terminals=1))
    run(there.play())
    table = next(machine for machine in there.machines if machine.name == TABLE)
    facts = [f.decode(record.body) for record in table.disk.durable]
    told = [fact for fact in facts if isinstance(fact, f.ResultConfirmed)]
    assert len(told) >= 8 and {(x.sensor, x.outcome) for x in told} == {
        (x.outcome, x.outcome) for x in told
    }
