"""Records at the console: looked up, filtered, summed up and handed out, from the real journals."""

import csv
from pathlib import Path

from kiosk.audit.bundle import audit_bundle
from kiosk.game.round.state import TablePhase
from tests.hostile.table import DEALER, HONEST, SUPERVISOR, House
from tests.ui.console.screen import ConsoleScreen
from tests.ui.console.test_round import spinning


def shown(screen: ConsoleScreen) -> list[str]:
    return [row.what for row in screen.view.records.rows._rows]


async def read(screen: ConsoleScreen) -> None:
    await screen.until(lambda: not screen.view.records.busy, "the journals read")


async def test_records_are_found_reported_and_exported(there: House, screen: ConsoleScreen) -> None:
    await screen.sign_in(SUPERVISOR)
    await spinning(there, screen)
    await screen.touch("pocket-2", "confirmNumber")
    await there.until(lambda table: table.round.phase is TablePhase.IDLE)
    await there.until(lambda table: table.round.current.slips[HONEST].reported == 1)
    await screen.touch("menuButton", "order-records")
    await read(screen)
    kinds = {row.kind for row in screen.view.records.rows._rows}
    assert {"Rounds", "Money", "Staff", "Events"} <= kinds
    # By kind, by seat, by words.
    await screen.touch("kind-rounds")
    await read(screen)
    (told,) = shown(screen)
    assert told.startswith("Round 1, number 2, 1 slips, staked 5.00")
    await screen.touch("seatAfter", "seatAfter")
    await read(screen)
    assert screen.text("recordsSeat") == "Seat 2" and shown(screen) == []
    await screen.touch("seatBefore", "kind-", "recordsWords")
    for letter in "number":
        await screen.touch(f"letter-{letter}")
    await screen.touch("recordsSearch")
    await read(screen)
    assert all("number" in told.casefold() for told in shown(screen)) and shown(screen)
    # One of them in full, and as a bundle that proves itself.
    await screen.touch("recordsForgetWords", "kind-rounds")
    await read(screen)
    assert not screen.enabled("recordExport")
    await screen.touch("record-0")
    await screen.until(lambda: "Seat 1: staked 5.00, won 0.00" in screen.text("recordDetail"))
    await screen.touch("recordExport")
    await screen.until(lambda: screen.text("noticeText").startswith("Written: "))
    assert screen.find("noticeAbove") is not None, "the sheet lies over the other place"
    (bundle,) = (there.folder / "exports").glob("round-1-*.zip")
    assert not audit_bundle(bundle).findings
    await screen.touch("closeOverlay")
    await reported(there, screen)
    await handed_out_by_no_dealer(there, screen)


async def reported(there: House, screen: ConsoleScreen) -> None:
    await screen.touch("menuButton", "order-report")
    await screen.until(lambda: screen.view.report.ready, "the report")
    await screen.until(lambda: screen.text("figure-Handle") == "5.00")
    assert screen.text("figure-Win") == "5.00"
    bars = screen.view.report.seats.bars
    assert [(bar.label, bar.hold) for bar in bars._rows] == [("1", "0.00 %")]
    await screen.touch("reportCsv", "reportPdf")
    exports: Path = there.folder / "exports"
    await screen.until(lambda: ".pdf" in screen.text("noticeText"), "the document is written")
    (table,) = exports.glob("report-*.csv")
    with table.open(newline="") as file:
        cells = [cell for row in csv.reader(file) for cell in row]
    assert "5.00" in cells or "500" in cells
    (document,) = exports.glob("report-*.pdf")
    assert document.read_bytes().startswith(b"%PDF") and document.stat().st_mode & 0o077 == 0
    # There is no day before the first.
    await screen.until(lambda: screen.view.report.ready)
    await screen.touch("dayBefore")
    await screen.until(lambda: "begin after" in screen.text("reportState"))
    await screen.touch("closeOverlay")


async def handed_out_by_no_dealer(there: House, screen: ConsoleScreen) -> None:
    await screen.touch("signOutButton")
    await screen.sign_in(DEALER)
    await screen.touch("menuButton", "order-records", "kind-rounds")
    await read(screen)
    await screen.touch("record-0")
    await screen.until(lambda: screen.second("recordExport") == "a supervisor or an auditor")
    assert not screen.enabled("recordExport")
