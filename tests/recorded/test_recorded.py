"""Whatever an earlier version wrote is read, folded and audited as it was by that version."""

import json
import lzma
import tarfile
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import get_args

import pytest

from kiosk import resources
from kiosk.cli import main
from kiosk.game import facts as f
from kiosk.game.history import State, apply, first_state
from kiosk.journal.facts import restore
from kiosk.journal.reader import JournalReader
from tests.game.again import objection
from tests.recorded.flat import canonical

HERE = Path(__file__).parent / "v0.1"
DIGESTS: dict[str, dict[str, str | int]] = json.loads((HERE / "digests.json").read_text())
SCENARIOS: dict[str, list[str]] = json.loads(
    lzma.decompress((HERE / "scenarios.json.xz").read_bytes())
)
EVENINGS = sorted(path.name.removesuffix(".tar.xz") for path in HERE.glob("*.tar.xz"))


def extracted(name: str, into: Path) -> Path:
    with tarfile.open(HERE / f"{name}.tar.xz") as archive:
        archive.extractall(into / name, filter="data")
    return into / name


@pytest.fixture(params=EVENINGS)
def evening(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return extracted(request.param, tmp_path)


def states(bodies: Iterable[bytes]) -> Iterator[State]:
    """After each fact, whose bytes are those that would be written today."""
    state: State | None = None
    for body in bodies:
        fact = f.decode(body)
        assert f.encode(fact) == body
        if state is None:
            assert isinstance(fact, f.Begun)
            state = first_state(resources.rulebook_edition(fact.rulebook, fact.digest), fact)
        else:
            state = apply(state, fact)
        yield state


def digests(bodies: list[bytes]) -> dict[str, str | int]:
    every, last = sha256(), b""
    for state in states(bodies):
        last = canonical(state)
        every.update(last + b"\n")
    return {"facts": len(bodies), "last": sha256(last).hexdigest(), "every": every.hexdigest()}


@pytest.mark.parametrize("name", SCENARIOS)
def test_facts_of_before_make_the_states_of_before(name: str) -> None:
    assert digests([body.encode() for body in SCENARIOS[name]]) == DIGESTS[name]


@pytest.mark.parametrize("name", SCENARIOS)
def test_facts_of_before_are_decided_again(name: str) -> None:
    begun, *facts = (f.decode(body.encode()) for body in SCENARIOS[name])
    assert isinstance(begun, f.Begun)
    book = resources.rulebook_edition(begun.rulebook, begun.digest)
    state = first_state(book, begun)
    for fact in facts:
        assert objection(book, state, fact) == ""
        state = apply(state, fact)


def test_journals_of_before_make_the_states_of_before(evening: Path) -> None:
    for path in sorted(evening.glob("*.db")):
        with JournalReader.read_only(path) as journal:
            bodies = [record.body for record in journal.records()]
            assert digests(bodies) == DIGESTS[f"{evening.name}/{path.name}"]
            begun = f.decode(bodies[0])
            assert isinstance(begun, f.Begun)
            # From its newest snapshot a machine starts in the very same state.
            *_, last = states(bodies)
            assert (
                restore(journal, resources.rulebook_edition(begun.rulebook, begun.digest)) == last
            )


def test_journals_of_before_are_audited_as_before(
    evening: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["audit", str(evening)]) == 0
    assert capsys.readouterr().out == (HERE / f"{evening.name}.audit.txt").read_text()


def test_a_bundle_of_before_is_checked_as_before(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(HERE)
    assert main(["audit", "round-5.zip"]) == 0
    assert capsys.readouterr().out == (HERE / "round-5.audit.txt").read_text()


NEWER = {
    "supernova_opened",
    "supernova_closed",
    "supernova_checked",
    "supernova_server_seen",
    "supernova_seal_seen",
    "supernova_sent",
    "supernova_drawn",
    "supernova_voided",
    "supernova_hit_recovered",
    "supernova_round_recovered",
    "supernova_approved",
    "supernova_refused",
    "supernova_hand_paid",
    "supernova_wager_noted",
    "supernova_offered",
    "supernova_wager_drawn",
    "supernova_wager_returned",
    "supernova_credited",
    "supernova_share_ended",
    "jackpot_terms_set",
    "trigger_drawn",
    "trigger_opened",
    "trigger_lost",
    "trigger_seen",
    "jackpot_round_drawn",
    "jackpot_hit",
    "jackpot_round_confirmed",
    "jackpot_round_voided",
    "jackpot_withdrawn",
    "jackpot_wager_adjusted",
    "jackpot_paid",
    "jackpot_offered",
    "jackpot_people_named",
    "link_started",
    "link_stopped",
    "level_stopped",
    "slip_voided",
    "spread_noticed",
    "spread_selected",
    "ring_committed",
    "ring_revealed",
    "ring_lost",
    "rings_shown",
    "display_lost",
    "spread_voided",
    "round_filmed",
    "films_let_go",
    "rule_book_renewed",
    "legacy_lengthened",
    "limits_agreed",
    "agreement_ended",
    "ball_examined",
    "wheel_warned",
    "house_text_shown",
    "credit_limit_set",
    "receipt_key_named",
    "receipt_kept",
    "paper_withheld",
    "seat_paper_doubted",
    "seat_doubt_ended",
    "clock_doubted",
    "anchor_signed",
    "receipt_key_revoked",
    "clock_confirmed",
    "clock_right",
    "recovery_begun",
    "ticket_recovered",
    "round_recovered",
    "payment_recovered",
    "seat_recovered",
    "round_adopted",
    "slip_adopted",
    "recovery_ended",
    "table_recovered",
    "paper_limits_set",
    "seat_funds_told",
    "seat_notes_told",
    "machine_let_in",
    "pin_changed",
    "staff_change_asked",
    "staff_change_made",
    "staff_change_withdrawn",
    "staff_let_in",
    "staff_rules_set",
    "winners_withdrawn",
    "withdrawal_asked",
    "dispute_withdrawn",
    "wager_adjusted",
    "wagers_forfeited",
    "forfeit_taken",
    "reading_set",
    "inspectorate_notified",
    "vouchers_handed_back",
    "seat_vouchers_handed_back",
    "float_filled",
    "float_credited",
    "dealer_changed",
    "box_collected",
    "box_counted",
    "day_begun",
    "tickets_archived",
    "numbers_given",
    "ticket_given",
    "ticket_sought",
    "ticket_vouched",
    "ticket_forgone",
    "ticket_paid_elsewhere",
    "tips_allowed",
    "tips_offered",
    "tip_given",
    "seat_tipped",
    "tournament_opened",
    "entrant_registered",
    "entry_refused",
    "entrant_checked_in",
    "entrant_withdrawn",
    "entrant_disqualified",
    "entrant_paid",
    "re_bought",
    "seat_assigned",
    "lot_asked",
    "seats_drawn",
    "tournament_seat_set",
    "session_called",
    "session_started",
    "session_abandoned",
    "session_recorded",
    "points_changed",
    "points_sent",
    "points_registered",
    "points_turned_down",
    "points_taken",
    "points_refused",
    "points_returned",
    "points_adjusted",
    "point_limits_eased",
    "penalty_set",
    "leave_granted",
    "spin_scored",
    "spin_rescored",
    "final_spins_announced",
    "play_off_started",
    "play_off_recorded",
    "winners_advanced",
    "results_imported",
    "bonus_awarded",
    "prizes_awarded",
    "director_decided",
    "tournament_cancelled",
    "tournament_closed",
}
"""Kinds of fact that came after these recordings: the next ones must have them."""


def test_every_kind_of_fact_is_recorded(tmp_path: Path) -> None:
    """So that none of them can change unnoticed."""
    bodies = [body.encode() for told in SCENARIOS.values() for body in told]
    for name in EVENINGS:
        for path in extracted(name, tmp_path).glob("*.db"):
            with JournalReader.read_only(path) as journal:
                bodies += [record.body for record in journal.records()]
    recorded = {f.kind_of_fact(f.decode(body)) for body in bodies}
    known = {kind.__struct_config__.tag for kind in get_args(f.AnyFact)}
    assert known - recorded == NEWER
    facts = resources.folder("assets") / "rulebooks" / "0.1" / "facts.txt"
    assert set(facts.read_text().split()) == recorded
