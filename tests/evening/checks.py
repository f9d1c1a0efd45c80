"""What must be so after an evening: the audit finds nothing, and the report says what SQL says and
what was counted by hand."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from kiosk import resources
from kiosk.audit.agreement import compare
from kiosk.audit.audit import audit_file
from kiosk.audit.bundle import audit_bundle
from kiosk.records.report import DayReport
from kiosk.records.requests import day_report
from tests.evening.count import COLUMNS, Count
from tests.evening.night import Told
from tests.records import raw

MINUTE_MS, DAY_MS = 60_000, 86_400_000
OF_REPORT = {
    "notes": "notes_cents",
    "tickets": "tickets_in_cents",
    "credits": "staff_credits_cents",
    "tickets-out": "tickets_out_cents",
    "hand-paid": "hand_paid_cents",
    "win": "win_cents",
}
"""The columns of the console, as the report calls them."""


def check(folder: Path, told: Told, count: Count) -> list[str]:
    """What is wrong, each in a line."""
    report = _report_of(folder)
    return [
        *_audit(folder),
        *_report(folder, report),
        *_shifts(folder, report),
        *_console(folder, told, count),
        *_by_hand(folder, told, count, report),
        *_pit(told, count, report),
        *_happened(folder, told),
    ]


def _report_of(folder: Path) -> DayReport:
    """Of a day that begins with the evening, and has a shift that begins in the midst of it."""
    times = [at_ms for path in folder.glob("*.db") for at_ms, _ in raw.facts(path)]
    begins_ms = min(times) % DAY_MS // MINUTE_MS * MINUTE_MS
    shift_ms = (min(times) + max(times)) // 2 % DAY_MS
    return day_report(folder, None, begins_ms, shifts_ms=(begins_ms, shift_ms))


def _audit(folder: Path) -> list[str]:
    books = {name: resources.rulebook(name) for name in resources.rulebook_ids()}
    journals = [audit_file(path, books) for path in sorted(folder.glob("*.db"))]
    found = [str(finding) for journal in journals for finding in journal.findings]
    found += [str(finding) for finding in compare(journals)]
    for bundle in (folder / "exports").glob("*.zip"):
        found += [str(finding) for finding in audit_bundle(bundle).findings]
    return found


def _report(folder: Path, report: DayReport) -> Iterator[str]:
    day = report.day
    sums = raw.sums(folder, since_ms=day.begin_ms, until_ms=day.end_ms)
    for figure in raw.FIGURES:
        ours = sum(told[figure] for told in sums.values())
        theirs = getattr(report.total, f"{figure}_cents")
        if ours != theirs:
            yield f"the report has {figure} {theirs}, the journals {ours}"
    missing = report.held_before_cents + report.total.change_cents - report.held_after_cents
    if missing:
        yield f"{missing} cents are missing in the report"


def _shifts(folder: Path, report: DayReport) -> Iterator[str]:
    begins = report.day.shifts
    for shift, figures in enumerate(report.by_shift):
        until_ms = (*begins[1:], report.day.end_ms)[shift]
        sums = raw.sums(folder, since_ms=begins[shift], until_ms=until_ms)
        for figure in raw.FIGURES:
            ours = sum(told[figure] for told in sums.values())
            theirs = getattr(figures, f"{figure}_cents")
            if ours != theirs:
                yield f"shift {shift + 1} has {figure} {theirs}, the journals {ours}"
    if len(report.by_shift) != 2:
        yield f"the day has {len(report.by_shift)} shifts"


def _console(folder: Path, told: Told, count: Count) -> Iterator[str]:
    """What staff saw when everybody had left."""
    in_all: Counter[str] = Counter()
    for seat, shown in told.takings.items():
        if seat:
            columns = count.columns(folder, seat)
            in_all.update(columns)
            yield from _differ(f"seat {seat} on the console", shown, columns)
    yield from _differ("the console in all", told.takings[""], in_all)


def _differ(what: str, shown: dict[str, str], counted: dict[str, int]) -> Iterator[str]:
    for column in COLUMNS:
        if _cents(shown[column]) != counted[column]:
            yield f"{what}: {column} {shown[column]}, by hand {counted[column] / 100:,.2f}"


def _cents(shown: str) -> int:
    return int(shown.replace(",", "").replace(".", "").replace("\N{WORD JOINER}", ""))


def _by_hand(folder: Path, told: Told, count: Count, report: DayReport) -> Iterator[str]:
    """But for the terminal that died: the report says itself that its journal is lost."""
    for seat, figures in report.by_seat.items():
        if seat != told.dead:
            columns = count.columns(folder, seat)
            for column, figure in OF_REPORT.items():
                if getattr(figures, figure) != columns[column]:
                    theirs = getattr(figures, figure)
                    yield f"seat {seat} in the report: {column} {theirs}, by hand {columns[column]}"


def _pit(told: Told, count: Count, report: DayReport) -> Iterator[str]:
    pit = report.at_table.pit
    dealt: Counter[str] = Counter()
    for dealer in pit.dealt:
        dealt[dealer.name] += dealer.rounds
    boxes: Counter[str] = Counter()
    for _, box in pit.boxes:
        boxes[box.seat] += box.cents
        if box.cents != box.metered_cents:
            yield f"box {box.once}: counted {box.cents}, metered {box.metered_cents}"
    pairs = {
        "float filled": (pit.filled_cents, count.filled_cents),
        "float credited": (pit.credited_cents, count.credited_cents),
        "rounds dealt": (dealt, count.dealt),
        "note boxes": (boxes, +count.boxes),
        "tips": (sum(pit.tips.values()), count.tips.total()),
        "kept": (report.total.kept_cents, count.kept.total()),
        # What was owed at the terminal that died was in its journal alone.
        "owed": (report.total.owed_cents, count.owed.total() - count.owed[told.dead]),
    }
    for what, (theirs, ours) in pairs.items():
        if theirs != ours:
            yield f"{what}: the report has {theirs}, by hand {ours}"


def _happened(folder: Path, told: Told) -> list[str]:
    table = folder / "table.db"
    counted = {
        "round_opened": told.rounds,
        "no_spin_called": told.no_spins,
        "round_voided": told.voids,
        "result_corrected": told.corrections,
        "seat_voided": told.void_seats,
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
