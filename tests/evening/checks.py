"""What must be so after an evening: the audit finds nothing, and the report says what SQL says."""

from pathlib import Path

from kiosk import resources
from kiosk.audit.agreement import compare
from kiosk.audit.audit import audit_file
from kiosk.audit.bundle import audit_bundle
from kiosk.records.requests import day_report
from tests.evening.night import Told
from tests.records import raw


def check(folder: Path, told: Told) -> list[str]:
    """What is wrong, each in a line."""
    return [*_audit(folder), *_report(folder), *_happened(folder, told)]


def _audit(folder: Path) -> list[str]:
    books = {name: resources.rulebook(name) for name in resources.rulebook_ids()}
    journals = [audit_file(path, books) for path in sorted(folder.glob("*.db"))]
    found = [str(finding) for journal in journals for finding in journal.findings]
    found += [str(finding) for finding in compare(journals)]
    for bundle in (folder / "exports").glob("*.zip"):
        found += [str(finding) for finding in audit_bundle(bundle).findings]
    return found


def _report(folder: Path) -> list[str]:
    report = day_report(folder, None, 0)
    day = report.day
    sums = raw.sums(folder, since_ms=day.begin_ms, until_ms=day.end_ms)
    wrong = []
    for figure in raw.FIGURES:
        ours = sum(told[figure] for told in sums.values())
        theirs = getattr(report.total, f"{figure}_cents")
        if ours != theirs:
            wrong.append(f"the report has {figure} {theirs}, the journals {ours}")
    missing = report.held_before_cents + report.total.change_cents - report.held_after_cents
    return [*wrong, *([f"{missing} cents are missing in the report"] if missing else [])]


def _happened(folder: Path, told: Told) -> list[str]:
    table = folder / "table.db"
    counted = {
        "round_opened": told.rounds,
        "no_spin_called": told.no_spins,
        "round_voided": told.voids,
        "result_corrected": told.corrections,
        "seat_written_off": 1,
        "table_closed": 1,
    }
    wrong = [
        f"the journal has {there} {kind}, and {wanted} were done"
        for kind, wanted in counted.items()
        if (there := raw.count(table, kind)) != wanted
    ]
    paid = [body["cents"] for _, body in raw.facts(table) if body["type"] == "seat_written_off"]
    return wrong if paid == [told.dead_cents] else [*wrong, f"for the dead terminal {paid}"]
