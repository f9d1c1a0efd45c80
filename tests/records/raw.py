"""The money of a folder of journals by another way: SQL and JSON over the raw facts.

Nothing of Tapis is imported here. If the report and these sums agree, they do not agree because
they share a mistake in code.
"""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FIGURES = (
    "notes",
    "tickets_in",
    "staff_credits",
    "tickets_out",
    "hand_paid",
    "handle",
    "paid",
    "kept",
    "voucher_credits",
    "forfeited",
    "tips",
)


def facts(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    with sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True) as db:
        rows = db.execute("SELECT at_ms, body FROM facts ORDER BY seq").fetchall()
    db.close()
    return ((at_ms, json.loads(body)) for at_ms, body in rows)


def count(path: Path, *kinds: str) -> int:
    return sum(body["type"] in kinds for _, body in facts(path))


def role(path: Path) -> str:
    return str(next(facts(path))[1]["role"])


def terminals(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.glob("*.db")) if role(path) == "terminal"]


def table(folder: Path) -> Path:
    (path,) = (path for path in folder.glob("*.db") if role(path) == "table")
    return path


def sums(
    folder: Path, *, since_ms: int = 0, until_ms: int = 2**62
) -> dict[tuple[str, int], dict[str, int]]:
    """Cents by figure, for each seat and each hour since the beginning."""
    told: dict[tuple[str, int], dict[str, int]] = defaultdict(lambda: dict.fromkeys(FIGURES, 0))
    for path in terminals(folder):
        seat = next(facts(path))[1]["seat"]
        for at_ms, figure, cents in _moves(path):
            if since_ms <= at_ms < until_ms:
                told[seat, (at_ms - since_ms) // 3_600_000][figure] += cents
    return told


# What each kind of fact that carries its own amount counts as.
PLAIN = {
    "note_stacked": "notes",
    "ticket_redeemed": "tickets_in",
    "staff_credited": "staff_credits",
    "hand_paid": "hand_paid",
    "tip_given": "tips",
}


def _moves(path: Path) -> Iterator[tuple[int, str, int]]:
    for at_ms, fact in facts(path):
        if fact.get("tender") == "voucher":
            yield at_ms, "voucher_credits", fact["cents"]
        elif fact["type"] in PLAIN:
            yield at_ms, PLAIN[fact["type"]], fact["cents"]
    yield from _tickets(path)
    yield from _cases(path)
    yield from _rounds(path)


def _tickets(path: Path) -> Iterator[tuple[int, str, int]]:
    asked: dict[str, int] = {}
    for at_ms, fact in facts(path):
        if fact["type"] == "ticket_asked":
            asked[fact["key"]] = fact["cents"]
        elif fact["type"] == "ticket_printed":
            yield at_ms, "tickets_out", asked[fact["key"]]


def _cases(path: Path) -> Iterator[tuple[int, str, int]]:
    withheld: dict[str, int] = {}
    for at_ms, fact in facts(path):
        kind = fact["type"]
        if kind in ("money_withheld", "paper_withheld", "round_corrected"):
            withheld[fact.get("case", "")] = fact.get("withheld_cents", fact.get("cents", 0))
        elif kind == "case_paid" and fact["by_hand"]:
            yield at_ms, "hand_paid", withheld[fact["case"]]
        elif kind == "case_refused":
            yield at_ms, "kept", withheld[fact["case"]]


def _rounds(path: Path) -> Iterator[tuple[int, str, int]]:
    vouchers: dict[str, int] = {}
    placed: list[str] = []
    staked = 0
    rounds: dict[int, tuple[int, int]] = {}
    for at_ms, fact in facts(path):
        kind = fact["type"]
        if kind == "voucher_given":
            vouchers[fact["voucher"]] = fact["cents"]
        elif kind == "wagers_forfeited":
            yield at_ms, "forfeited", staked
        elif kind in ("wagering_ended", "slip_refused", "round_voided"):
            placed = list(fact.get("vouchers", ()))
            staked = sum(fact.get("stakes", {}).values())
        elif kind in ("round_settled", "round_corrected"):
            before = rounds.get(fact["round"], (0, 0))
            free = sum(vouchers[voucher] for voucher in placed)
            now = rounds[fact["round"]] = _counted(fact, before, free)
            placed = []
            if fact.get("judged", {}).get("forfeited"):
                yield at_ms, "forfeited", sum(fact["judged"]["stakes"].values())
            yield at_ms, "handle", now[0] - before[0]
            yield at_ms, "paid", now[1] - before[1]


def _counted(fact: dict[str, Any], before: tuple[int, int], free: int) -> tuple[int, int]:
    """Staked and paid in a round, once this is written."""
    if fact["outcome"] is None:
        return (0, 0)
    paid = fact["winnings_cents"] + fact["returned_cents"]
    if fact["type"] == "round_settled":
        return (fact["spent_cents"] + fact["returned_cents"] - free, paid)
    return (before[0], before[1] + paid)
