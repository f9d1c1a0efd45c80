"""Facts and vectors that share no code with the engine."""

import json
from pathlib import Path

import pytest

from kiosk.lab.conformance.files import BadFileError, parse
from kiosk.lab.conformance.run import checks
from tests.conftest import BOOKS

FILES = sorted(Path(__file__).parent.glob("*.json"))


def failures(content: bytes) -> list[str]:
    return [f"{c.name}: {d}" for c in checks(parse(content), BOOKS) for d in c.differences]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_engine_agrees(path: Path) -> None:
    """S0 [wheel], [layout.first], [wagers], [limits.law], [settlement], [settlement.zero], 8.7.2,
    S1 [wheel], [layout.first], [wagers], [announced], [settlement], [settlement.zero], 3.1,
    4.1.1, 4.1.2, S2 [wheel], [layout.first], [wagers], [announced], [settlement],
    [settlement.zero], 3.1, S3 [wheel], [layout.first], [wagers], [announced], [limits.law],
    [limits.short_stack], [settlement.zero], [spread_bet.tables], 4.7(b), S4 [wheel],
    [layout.first], [wagers], [announced], [settlement], [settlement.zero], 1.1 casino promotional
    token or voucher."""
    assert failures(path.read_bytes()) == []


def test_there_is_a_file_for_every_rule_book() -> None:
    assert {path.stem for path in FILES} == set(BOOKS) | {"limits", "rules", "spread-bets"}


def load(name: str) -> dict[str, list[dict[str, object]]]:
    data: dict[str, list[dict[str, object]]] = json.loads(
        (Path(__file__).parent / f"{name}.json").read_bytes()
    )
    return data


# One thing changed in a file, by the name of the list and the key: exactly one check must fail.
CHANGES = [
    ("crown-double-zero", "vectors", "winnings", 1),
    ("crown-double-zero", "vectors", "returned", 1),
    ("crown-double-zero", "void_vectors", "credited", -1),
    ("crown-double-zero", "spread_vectors", "winnings", 1),
    ("spread-bets", "spread_sums", "winnings", 1),
    ("spread-bets", "spread_sums", "returned", -1),
    ("spread-bets", "spread_sums", "ways", 1),
    ("crown-double-zero", "wagers", "pays", 1),
    ("nsw-single-zero", "promo_vectors", "returned", 1),
    ("rapid-single-zero", "vectors", "deducted_next_open", 1),
    ("rws-triple-zero", "multi", "total_pieces", 1),
    ("limits", "vectors", "balance", 1),
]


@pytest.mark.parametrize(("name", "group", "key", "by"), CHANGES)
def test_one_cent_changed_fails(name: str, group: str, key: str, by: int) -> None:
    data = load(name)
    entry = data[group][0]
    value = entry[key]
    assert isinstance(value, int)
    entry[key] = value + by
    failed = failures(json.dumps(data).encode())
    assert failed
    assert {line.split(": ")[0].split()[-1] for line in failed} == {entry["id"]}


@pytest.mark.parametrize("key", ["winnings", "returned", "credited"])
def test_every_cent_of_every_sum_counts(key: str) -> None:
    """All five tables, all sums from 0 to 72: a cent more in any of them fails, and only there."""
    data = load("spread-bets")
    rows = data["spread_sums"]
    assert len(rows) == 5 * 73
    assert sum(int(str(row["ways"])) for row in rows) == 5 * 38 * 38
    for row in rows:
        row[key] = int(str(row[key])) + 1
    failed = failures(json.dumps(data).encode())
    assert [line.split(": ")[0].split()[-1] for line in failed] == [row["id"] for row in rows]


def test_a_winner_left_out_fails() -> None:
    data = load("crown-single-zero")
    vector = next(v for v in data["vectors"] if v["winners"])
    vector["winners"] = []
    assert len(failures(json.dumps(data).encode())) == 1


def test_a_wager_left_out_or_made_up_fails() -> None:
    data = load("crown-single-zero")
    gone = data["wagers"].pop(0)
    data["wagers"].append(dict(gone, id="split:1/36"))
    failed = failures(json.dumps(data).encode())
    assert any("straight:0 is offered but not expected" in line for line in failed)
    assert any("split:1/36 is expected but not offered" in line for line in failed)


def test_an_unlisted_clause_fails() -> None:
    data = load("rules")
    data["rules"] = [r for r in data["rules"] if (r["seed"], r["clause"]) != ("003", "6.16(a)")]
    assert failures(json.dumps(data).encode()) == [
        "crown-double-zero 6.16(a): S3 has no clause '6.16(a)'",
        "crown-single-zero 6.16(a): S3 has no clause '6.16(a)'",
    ]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"{", "not valid JSON: .*line 1"),
        (b"\xff\xfe", "not UTF-8"),
        (b"[]", "format"),
        (b'{"format": "other/9"}', "'other/9'"),
        (b'{"format": "roulette-conformance/1", "ruleset": "x", "vector": []}', "vector"),
        (
            b'{"format": "roulette-conformance/1", "ruleset": "crown-single-zero",'
            b' "vectors": [{"id": "a"}]}',
            r"missing required field `wagers` - at `\$.vectors\[0\]`",
        ),
        (b'{"format": "roulette-conformance/1", "ruleset": "crown-single"}', "crown-single-zero"),
    ],
)
def test_a_file_that_cannot_be_used_says_why(content: bytes, words: str) -> None:
    with pytest.raises(BadFileError, match=words):
        failures(content)


def test_names_the_engine_does_not_know_fail_by_name() -> None:
    vector = {"id": "a", "winners": [], "winnings": 0, "returned": 0, "credited": 0}
    file = {
        "format": "roulette-conformance/1",
        "ruleset": "crown-single-zero",
        "vectors": [
            vector | {"wagers": [["split:1/36", 1]], "outcome": "0"},
            vector | {"wagers": [["red", 1]], "outcome": "00"},
            vector | {"wagers": [["red", 1]], "outcome": "0", "multi": [["tiers", 1]]},
        ],
    }
    unknown_wager, unknown_pocket, unknown_multi = failures(json.dumps(file).encode())
    assert "split:1/36" in unknown_wager
    assert "'00'" in unknown_pocket
    assert "tiers" in unknown_multi
