"""The log: every deed is a line, by its kind, and a line leads to its record."""

from kiosk.game import facts as f
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.records.rows import RecordKind
from kiosk.rules.rulebook import RuleBook
from kiosk.table.deeds import TOLD, deeds
from kiosk.ui.console.deed_events import WORDS, deed_event
from kiosk.ui.console.table_events import LogKind
from kiosk.ui.money import Currency
from tests.hostile.table import HONEST, SUPERVISOR, House
from tests.ui.console.screen import ConsoleScreen
from tests.ui.console.test_round import spinning


def test_every_deed_that_is_told_has_words() -> None:
    tags = {kind.__struct_config__.tag for kind in TOLD}
    assert tags | {"seat_part_paid", "seat_note_found"} == WORDS.keys(), "two of their own"


def test_a_correction_says_who_and_why(crown: RuleBook) -> None:
    fact = f.ResultCorrected(round=7, settlement=2, outcome="18", who="ann", reason="misread")
    (deed,) = deeds([fact], 1000)
    event = deed_event(deed, crown, Currency("$"))
    assert event.shown == "Round 7 corrected to 18 Red by ann (misread)"
    assert (event.kind, event.alarm, event.at_ms) == (LogKind.ROUND, True, 1000)


def test_no_number_of_a_ticket_is_told(crown: RuleBook) -> None:
    deed = m.Deed(kind="seat_voided", at_ms=1, seat="3", round=7, reason="123456789012345678")
    assert "123456789012345678" not in deed_event(deed, crown, Currency("$")).shown


async def test_what_staff_do_stands_in_the_log_and_leads_to_its_record(
    there: House, screen: ConsoleScreen
) -> None:
    await screen.sign_in(SUPERVISOR)
    await spinning(there, screen)
    await screen.touch("order-no-spin", "reason-ball-out", "sheetConfirm")
    await there.until(lambda table: table.round.current.no_spins)
    await there.order(c.TellPlayer(HONEST, "Please take your ticket"))
    await screen.sheet_gone()
    await screen.touch("logButton")
    log = screen.view.log

    def lines() -> list[str]:
        return [row.text for row in log.chosen.rows]

    await screen.until(lambda: f"Seat {HONEST} was told: Please take your ticket" in lines())
    assert any(line.startswith("No spin in round 1: ") for line in lines()), lines()
    await screen.touch("log-staff")
    assert not any(line.startswith("No spin") for line in lines())
    number = next(row.number for row in log.chosen.rows if "was told" in row.text)
    log.openRecord(number)
    await screen.until(lambda: screen.text("overlayTitle") == "Records")
    assert (screen.view.records._kind, screen.view.records._seat) == (RecordKind.STAFF, HONEST)
    assert there.table.round.phase is TablePhase.SPINNING
    await screen.until(lambda: not screen.view.records.busy)
