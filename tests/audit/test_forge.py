"""A sample of the forger: one forged fact never passes. `python -m tests.audit.forge` tries all."""

from random import Random

import msgspec
import pytest

from kiosk.game import facts as f
from tests.audit.days import Day, Written, acted, evening, workday
from tests.audit.forge import HOUR_MS, forgeries, measure, stale
from tests.audit.harmless import HARMLESS, WHOLE

SAMPLE = 150
SCENARIOS = (
    "wrong-number-money-gone",
    "withheld-then-paid",
    "ticket-not-printed",
    "claim-without-ground",
    "void-ball-out",
    "no-spin-same-direction",
    "terminal-fails-unregistered",
    "terminal-faulty-in-wagering",
    "system-fails-outcome-known",
    "game-invalidated-fraud",
    "unfair-by-position",
    "fraudulent-wager-forfeited",
    "table-put-back-from-a-copy",
    "spread-bet-display-dies-in-wagering",
    "spread-bet-display-dies-in-the-spin",
    "supernova-refused",
    "rule-breaker-void-later",
    "voucher-wagered-and-handed-back",
    "tournament-tie-played-off",
)
COMPARED = {
    ("money_withheld", "round"),
    ("round_corrected", "void"),
    ("slip_taken", "promotional"),
    ("seat_doubt_ended", "left out"),
    ("dispute_ended", "who"),
    ("ticket_asked", "blind"),
    ("slip_taken", "blind"),
    ("supernova_drawn", "hits"),
    ("supernova_drawn", "controller"),
    ("supernova_seal_seen", "name"),
    ("supernova_wager_drawn", "wins"),
    ("supernova_share_ended", "reason"),
    ("jackpot_terms_set", "who"),
    ("jackpot_round_drawn", "several"),
}
"""What passed before both sides of it were compared."""


@pytest.fixture(scope="module")
def days() -> list[Day]:
    evenings = [
        evening("crown-double-zero", seed=9),
        evening("crown-double-zero", seed=3, harsh=True),
        evening("nsw-single-zero", seed=1, harsh=True),
    ]
    return [*evenings, workday("crown-single-zero"), *map(acted, SCENARIOS)]


def test_honest_days_pass(days: list[Day]) -> None:
    for day in days:
        for machine, journal in day.journals.items():
            assert day.audit(machine, journal, witness=day.witness(machine)) == [], day.name


def test_no_forgery_of_the_sample_passes(days: list[Day]) -> None:
    """Each is found by one machine that remembers the journal as it was, and by the facts alone
    where anything depends on it."""
    tried = list(forgeries(days, Random(18), each=1))
    measured = measure(Random(18).sample(tried, SAMPLE))
    assert [str(forgery) for forgery in measured.missed] == []


def test_what_two_machines_write_down_is_compared(days: list[Day]) -> None:
    tried = [x for x in forgeries(days, Random(1), each=3) if (x.kind, x.how) in COMPARED]
    assert {(forgery.kind, forgery.how) for forgery in tried} == COMPARED
    assert [str(forgery) for forgery in tried if not forgery.found_by_content()] == []


def test_all_that_is_held_to_be_harmless_can_be_done() -> None:
    fields = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in f.KINDS}
    for kind, how in HARMLESS:
        assert how in (*fields[kind], *WHOLE, "earlier edition"), (kind, how)


def test_nothing_is_held_to_be_harmless_that_is_found(days: list[Day]) -> None:
    assert stale(days, Random(18), each=40) == []


def test_who_paid_is_known_at_the_terminal_too(days: list[Day]) -> None:
    """Whoever writes another name into the order and into what it did is contradicted there."""
    swapped = 0
    for day in days[:4]:
        journal = day.journals["table"]
        done = {
            written.fact.key
            for written in journal
            if isinstance(written.fact, f.PaymentAnswered) and written.fact.done
        }
        for at, written in enumerate(journal):
            paid = written.fact
            if isinstance(paid, f.SeatCredited | f.SeatHandPaid) and paid.key in done:
                other = "sam" if paid.who == "sue" else "sue"
                forged = [
                    Written(each.at_ms, msgspec.structs.replace(each.fact, who=other))
                    for each in journal[at - 1 : at + 1]
                ]
                assert day.audit("table", [*journal[: at - 1], *forged, *journal[at + 1 :]])
                swapped += 1
                break
    assert swapped


def test_a_time_that_is_forged_is_an_hour_off(days: list[Day]) -> None:
    """Less than a moment between two facts is nobody's gain, and would not be found."""
    forged = next(x for x in forgeries(days, Random(1), each=1) if x.how == "time")
    before = forged.day.journals[forged.machine]
    moved = [abs(x.at_ms - y.at_ms) for x, y in zip(before, forged.journal, strict=True)]
    assert max(moved) >= HOUR_MS
