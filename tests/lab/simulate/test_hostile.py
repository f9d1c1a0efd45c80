"""Evenings with one machine in the wrong hands: the others play on, and every cent is right."""

import pytest

from kiosk.cli import main
from kiosk.lab.simulate import checks
from kiosk.lab.simulate.director import CupPlan
from kiosk.lab.simulate.evening import Evening, EveningPlan, play
from kiosk.lab.simulate.hostile import Hostile
from kiosk.lab.simulate.machines import TABLE
from kiosk.lab.simulate.virtual_time import run
from kiosk.rules.rulebook import RuleBook
from tests.conftest import BOOKS
from tests.game.tournaments import FINAL
from tests.rules.tournament.test_terms import changed

EVENINGS = [(kind, name) for name in ("crown-single-zero", "rapid-single-zero") for kind in Hostile]


@pytest.mark.parametrize(("kind", "name"), EVENINGS)
def test_whatever_one_machine_says_nothing_is_violated(kind: Hostile, name: str) -> None:
    faults = name == "rapid-single-zero"
    plan = EveningPlan(seed=1, rounds=5, terminals=3, hostile=kind, faults=faults)
    evening = play(BOOKS[name], plan)
    assert evening.violation == ""
    assert evening.rounds >= 5


def test_its_lies_come_far(crown: RuleBook) -> None:
    """Who is turned away at the door has tried nothing."""
    wanted = {"seat_notes_told", "slip_taken", "settlement_reported", "ticket_reserved"}
    wanted |= {"case_opened", "seat_paper_doubted", "slip_turned_down", "seat_locked"}
    for seed in range(1, 5):
        for kind in (Hostile.TERMINAL, Hostile.CORRUPTED_TERMINAL):
            evening = Evening(crown, EveningPlan(seed=seed, rounds=5, terminals=2, hostile=kind))
            run(evening.play())
            facts = evening.table.disk.durable
            wanted -= {fact.kind for fact in facts if b'"seat":"3"' in fact.body}
            if not wanted:
                return
    assert not wanted


@pytest.mark.parametrize("seed", [2, 3])
def test_its_lies_do_not_hold_up_a_tournament(crown: RuleBook, seed: int) -> None:
    """It says that somebody plays there, and no session starts beside credit: that seat is locked.
    The others need a round or two to cash out, and it would have them wait for ever."""
    cup = CupPlan(text=changed(*FINAL), entrants=2, live_rounds=0)
    plan = EveningPlan(
        seed=seed, rounds=1, terminals=2, tournament=cup, hostile=Hostile.CORRUPTED_TERMINAL
    )
    evening = Evening(crown, plan)
    run(evening.play())
    kinds = [record.kind for record in evening.table.disk.durable]
    waited = kinds[kinds.index("seats_drawn") : kinds.index("session_started")]
    assert waited.count("round_opened") <= 2
    assert evening.director is not None and evening.director.over


def test_the_same_seed_gives_the_same_hostile_evening(crown: RuleBook) -> None:
    plan = EveningPlan(seed=3, rounds=3, terminals=2, hostile=True, faults=True)
    assert play(crown, plan) == play(crown, plan)


def test_at_any_other_seat_a_lie_is_a_violation(
    crown: RuleBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    init = checks.Watch.__init__
    monkeypatch.setattr(
        checks.Watch, "__init__", lambda *args, suspects: init(*args, suspects=frozenset())
    )
    plan = EveningPlan(seed=1, rounds=5, terminals=3, hostile=Hostile.CORRUPTED_TERMINAL)
    assert play(crown, plan).violation.startswith(TABLE)


def test_a_hostile_machine_is_asked_for_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "--headless", "--rounds", "2", "--terminals", "2", "--hostile"]
    assert main([*asked, "sensor"]) == 0
    assert "nothing was violated" in capsys.readouterr().out
    assert main([*asked, "croupier"]) == 2
    assert "there is no hostile 'croupier'; there are terminal" in capsys.readouterr().err
