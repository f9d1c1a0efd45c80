"""Records at the console: looked up, filtered, summed up and handed out, from the real journals."""

import csv
from pathlib import Path

from kiosk.audit.bundle import audit_bundle
from kiosk.game.table.state import Phase
from kiosk.rules.rulebook import RuleBook
from tests.hostile.table import DEALER, HONEST, SUPERVISOR, House
from tests.ui.console.conftest import Play
from tests.ui.console.glass import Glass
from tests.ui.console.test_round import spinning


def shown(glass: Glass) -> list[str]:
    return [row.what for row in glass.view.records.rows._rows]


async def read(glass: Glass) -> None:
    await glass.until(lambda: not glass.view.records.busy, "the journals read")


def test_records_are_found_reported_and_exported(crown: RuleBook, play: Play) -> None:
    async def story(there: House, glass: Glass) -> None:
        await glass.sign_in(SUPERVISOR)
        await spinning(there, glass)
        await glass.touch("pocket-2", "confirmNumber")
        await there.until(lambda table: table.phase is Phase.IDLE)
        await there.until(lambda table: table.current.slips[HONEST].reported == 1)
        await glass.touch("menuButton", "deed-records")
        await read(glass)
        kinds = {row.kind for row in glass.view.records.rows._rows}
        assert {"Rounds", "Money", "Staff", "Events"} <= kinds
        # By kind, by seat, by words.
        await glass.touch("kind-rounds")
        await read(glass)
        (told,) = shown(glass)
        assert told.startswith("Round 1, number 2, 1 slips, staked 5.00")
        await glass.touch("seatAfter", "seatAfter")
        await read(glass)
        assert glass.text("recordsSeat") == "Seat 2" and shown(glass) == []
        await glass.touch("seatBefore", "kind-", "recordsWords")
        for letter in "number":
            await glass.touch(f"letter-{letter}")
        await glass.touch("recordsSearch")
        await read(glass)
        assert all("number" in told.casefold() for told in shown(glass)) and shown(glass)
        # One of them in full, and as a bundle that proves itself.
        await glass.touch("recordsForgetWords", "kind-rounds")
        await read(glass)
        assert not glass.enabled("recordExport")
        await glass.touch("record-0")
        await glass.until(lambda: "Seat 1: staked 5.00, won 0.00" in glass.text("recordDetail"))
        await glass.touch("recordExport")
        await glass.until(lambda: glass.text("noticeText").startswith("Written: "))
        (bundle,) = (there.folder / "exports").glob("round-1-*.zip")
        assert not audit_bundle(bundle).findings
        await glass.touch("closeOverlay")
        await reported(there, glass)
        await handed_out_by_no_dealer(there, glass)

    play(crown, story)


async def reported(there: House, glass: Glass) -> None:
    await glass.touch("menuButton", "deed-report")
    await glass.until(lambda: glass.view.report.ready, "the report")
    await glass.until(lambda: glass.text("figure-Handle") == "5.00")
    assert glass.text("figure-Win") == "5.00"
    bars = glass.view.report.seats.bars
    assert [(bar.label, bar.hold) for bar in bars._rows] == [("1", "0.00 %")]
    await glass.touch("reportCsv", "reportPdf")
    exports: Path = there.folder / "exports"
    await glass.until(lambda: [*exports.glob("report-*.pdf")], "the document")
    (table,) = exports.glob("report-*.csv")
    with table.open(newline="") as file:
        cells = [cell for row in csv.reader(file) for cell in row]
    assert "5.00" in cells or "500" in cells
    (document,) = exports.glob("report-*.pdf")
    assert document.read_bytes().startswith(b"%PDF") and document.stat().st_mode & 0o077 == 0
    # There is no day before the first.
    await glass.until(lambda: glass.view.report.ready)
    await glass.touch("dayBefore")
    await glass.until(lambda: "begin after" in glass.text("reportState"))
    await glass.touch("closeOverlay")


async def handed_out_by_no_dealer(there: House, glass: Glass) -> None:
    await glass.touch("signOutButton")
    await glass.sign_in(DEALER)
    await glass.touch("menuButton", "deed-records", "kind-rounds")
    await read(glass)
    await glass.touch("record-0")
    await glass.until(lambda: glass.second("recordExport") == "a supervisor or an auditor")
    assert not glass.enabled("recordExport")
