"""The menu of staff, by touch: who gets in, what is there, and when it goes by itself."""

import asyncio
from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint

from kiosk import manifest
from kiosk.devices.ports import DeviceIdentity, Printed
from kiosk.game import facts as f
from kiosk.game.refusal import Refused
from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.staff.corners import Corners
from kiosk.ui.staff.gate import BARRED_S
from kiosk.ui.staff.staff_view import IDLE_S
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.house import House, Printer
from tests.ui.terminal.menu import corners, type_pin
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon, house_of

SIZES = pytest.mark.parametrize("size", [LARGE, SMALL, TALL], ids=["large", "small", "tall"])
WAIT_S = 60.0
"""The bound of every wait. It is reached only when something is wrong."""


def until(salon: Salon, what: Callable[[], object], about: str) -> None:
    """Let what a touch started go on, among Qt's events and on other threads."""

    async def wait() -> None:
        async with asyncio.timeout(WAIT_S):
            while not what():
                await asyncio.sleep(0.002)

    try:
        asyncio.get_event_loop().run_until_complete(wait())
    except TimeoutError:
        raise AssertionError(f"not {about}; on the screen: {salon.texts()}") from None


@pytest.fixture
def enter(enter: Enter) -> Iterator[Enter]:
    """Walk up to a terminal, and leave when all is done that a touch has started."""
    salons: list[Salon] = []

    def walk_up(*about: object) -> Salon:
        salons.append(enter(*about))
        return salons[-1]

    yield walk_up
    for salon in salons:
        until(salon, lambda salon=salon: not salon.desk._tasks, "at rest")


def come(salon: Salon) -> None:
    corners(salon)
    until(salon, lambda: salon.find("person-tess"), "names to touch")


def sign_in(salon: Salon, name: str = "tess") -> None:
    come(salon)
    salon.touch(f"person-{name}")
    type_pin(salon)
    until(salon, lambda: salon.find("page-meters"), "in the menu")


def turn_to(salon: Salon, page: str, sign: str) -> None:
    salon.touch(f"page-{page}")
    until(salon, lambda: salon.find(sign), f"the page {page}")


def nobody(book: RuleBook, printer: Printer | None = None) -> House:
    return house_of(book, credit_cents=0, open_=False, printer=printer)


def visits(salon: Salon) -> list[f.Fact]:
    kinds = (f.StaffEntered, f.StaffLeft)
    decoded = (f.decode(record.body) for record in salon.house.records)
    return [fact for fact in decoded if isinstance(fact, kinds)]


# ---- Who gets in ------------------------------------------------------------------------------


def test_four_corners_open_it_and_nothing_else_does() -> None:
    def tried(*touches: tuple[int, float]) -> bool:
        gesture = Corners()
        return [gesture.touched(corner, at_s) for corner, at_s in touches][-1]

    assert tried((0, 0), (1, 1), (2, 2), (3, 3))
    assert tried((2, 0), (0, 0), (0, 1), (1, 1), (2, 2), (3, 3))
    assert not tried((0, 0), (3, 1), (2, 2), (1, 3))
    assert not tried((0, 0), (1, 1), (2, 2), (3, 6))
    assert not tried((0, 0), (2, 1), (1, 1), (2, 2), (3, 3))


def test_a_member_signs_in_and_leaves_and_both_are_written_down(
    enter: Enter, crown: RuleBook
) -> None:
    salon = enter(nobody(crown))
    sign_in(salon)
    assert salon.text("staffWho") == "tess, Technician"
    assert f.LockReason.SERVICE in salon.house.state.locks.reasons
    salon.touch("staffClose")
    until(salon, lambda: not salon.house.state.locks.reasons, "out of it")
    assert salon.find("staffScreen") is None
    entered, left = visits(salon)
    assert isinstance(entered, f.StaffEntered) and entered.who == "tess"
    assert isinstance(left, f.StaffLeft) and left.why == "left"


def test_a_wrong_pin_lets_nobody_in_and_three_shut_the_gate(enter: Enter, crown: RuleBook) -> None:
    salon = enter(nobody(crown))
    come(salon)
    salon.touch("person-sue")
    for wrong in range(1, 4):
        type_pin(salon, "999999")
        until(salon, lambda: salon.find("staffDots") is None or not salon.text("staffDots"), "told")
        assert (salon.find("staffScreen") is None) is (wrong == 3)
    corners(salon)
    assert salon.find("staffScreen") is None
    salon.house.clock.passed_s += BARRED_S
    come(salon)
    assert not visits(salon)


def test_nobody_comes_while_bets_are_placed(salon: Salon) -> None:
    salon.touch_spot("red")
    corners(salon)
    assert salon.find("staffScreen") is None
    assert salon.says("Not while bets are being placed")
    salon.house.plays("1")
    sign_in(salon)
    salon.house.seat.left_s = 20
    with pytest.raises(Refused, match="staff"):
        salon.house.tell(c.OpenWagering(2, 30))


def test_a_sheet_that_nobody_signed_in_at_makes_way_for_the_cloth(
    enter: Enter, crown: RuleBook
) -> None:
    salon = enter(house_of(crown, open_=False))
    come(salon)
    salon.house.opens()
    until(salon, lambda: salon.find("staffScreen") is None, "the cloth")


@pytest.mark.parametrize("why", ["nobody touched it", "the door was shut"])
def test_it_closes_by_itself(enter: Enter, crown: RuleBook, why: str) -> None:
    house = nobody(crown)
    house.seat.door = True
    salon = enter(house)
    sign_in(salon)
    if why == "the door was shut":
        house.seat.door = False
    else:
        house.clock.passed_s += IDLE_S
    until(salon, lambda: salon.find("staffScreen") is None, "closed")
    until(salon, lambda: len(visits(salon)) == 2, "written down")
    left = visits(salon)[1]
    assert isinstance(left, f.StaffLeft) and left.why == why


def test_with_its_door_shut_there_is_nothing_to_open(enter: Enter, crown: RuleBook) -> None:
    house = nobody(crown)
    house.seat.door = False
    salon = enter(house)
    corners(salon)
    assert salon.find("staffScreen") is None


def test_without_the_table_a_key_holder_looks_and_changes_nothing(
    enter: Enter, crown: RuleBook
) -> None:
    house = nobody(crown)
    house.seat.door = True
    house.falls_silent()
    salon = enter(house)
    corners(salon)
    until(salon, lambda: salon.find("enterByKey"), "the way in by key")
    assert salon.says("The table does not answer")
    salon.touch("enterByKey")
    until(salon, lambda: salon.find("page-events"), "in the menu")
    for name in ("page-devices", "page-settings", "page-memory", "staffDispute"):
        assert salon.find(name) is None


# ---- What is there ----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [None, SMALL])
def test_meters_show_the_money_equation(
    enter: Enter, crown: RuleBook, size: tuple[int, int] | None
) -> None:
    house = house_of(crown, credit_cents=5000)
    house.tell(c.PlaceChip("straight:17", 200))
    house.plays("17")
    salon = enter(house, size) if size else enter(house)
    sign_in(salon)
    until(salon, lambda: salon.find("figure-notes"), "the meters read")
    assert salon.text("figure-notes") == "$50.00"
    assert salon.text("figure-wins") == "$70.00"
    assert salon.text("figure-credit") == "$120.00"
    assert salon.text("figure-handle") == "$2.00"
    assert salon.text("figure-win") == "-$70.00"
    assert salon.text("moneyEquation").startswith("$120.00 = $120.00")


def test_of_a_ticket_only_the_end_of_its_number_is_shown(enter: Enter, crown: RuleBook) -> None:
    number = "001234567890123456"
    house = nobody(crown)
    house.tell(c.EnterTicket(number, 2500), c.RedeemTicket(number))
    house.tell(c.HandPay("paid", "sue"))
    salon = enter(house)
    sign_in(salon)
    turn_to(salon, "money", "staffLines")
    until(salon, lambda: salon.says("…3456"), "the ticket")
    turn_to(salon, "events", "topic-money")
    until(salon, lambda: salon.says("ticket redeemed"), "the events")
    assert not [text for text in salon.texts() if number in text or "1234567890" in text]
    salon.touch("topic-staff")
    until(salon, lambda: not salon.says("ticket redeemed"), "other events")
    assert salon.says("staff entered: who tess, role technician")


def test_rounds_of_everybody_are_drawn_again(enter: Enter, crown: RuleBook) -> None:
    house = house_of(crown)
    for outcome in ("1", "2"):
        house.tell(c.PlaceChip("red", 500))
        house.plays(outcome)
        house.tell(c.HandPay(f"paid {outcome}", "sue"))
        house.gives(10_000)
        house.opens()
    house.plays("3")
    salon = enter(house)
    sign_in(salon)
    turn_to(salon, "rounds", "slipCloth")
    assert salon.text("historyPlace") == "3 of 3"
    salon.touch("olderRound")
    salon.touch("olderRound")
    assert salon.text("historyTitle") == "Round 1"
    assert salon.text("historyRemark") == "account 1"


def test_the_touch_test_counts_squares_and_fingers(enter: Enter, crown: RuleBook) -> None:
    salon = enter(nobody(crown))
    sign_in(salon)
    turn_to(salon, "touch", "touchArea")
    for number in range(8):
        salon.touch(f"target-{number}")
    assert salon.text("touchHit") == "Squares hit: 8 of 8"
    salon.fingers.press(QPoint(600, 300), 0)
    salon.fingers.press(QPoint(900, 300), 1)
    assert salon.text("touchCount").startswith("Fingers now: 2, most at once: 2")
    salon.fingers.lift_all()
    salon.touch("touchClose")
    until(salon, lambda: salon.find("page-meters"), "the menu")


def test_the_software_page_has_the_hash_of_the_program(enter: Enter, crown: RuleBook) -> None:
    salon = enter(nobody(crown))
    sign_in(salon, "rex")
    turn_to(salon, "software", "manifestDigest")
    until(salon, lambda: salon.text("manifestDigest"), "the hash")
    assert "".join(salon.text("manifestDigest").split()) == manifest.digest()


def test_an_open_page_is_said_again_in_another_language(enter: Enter, crown: RuleBook) -> None:
    house = house_of(crown)
    house.tell(c.PlaceChip("red", 500))
    house.plays("1")
    salon = enter(house)
    sign_in(salon)
    until(salon, lambda: salon.find("figure-notes"), "the meters read")
    salon.speaks("ms")
    assert salon.text("staffWho") == "tess, Juruteknik"
    assert {"Peristiwa", "Wang kertas", "Jumlah taruhan"} <= set(salon.texts())
    turn_to(salon, "rounds", "slipCloth")
    [cloth] = [source for source in sources(salon) if "/cloth/" in source]
    salon.speaks("zh_CN")
    assert salon.text("historyRemark") == "账户 1"
    assert cloth not in sources(salon), "its boxes have names"
    turn_to(salon, "settings", "settingsBlocked")
    assert salon.text("settingsBlocked").startswith("机内有款项时不能进行")


def sources(salon: Salon) -> list[str]:
    return [salon.source(item) for item in salon.items(salon.item("slipCloth"))]


# ---- What is done there -----------------------------------------------------------------------


def test_a_setting_is_changed_with_nobody_here_and_written_down(
    enter: Enter, crown: RuleBook
) -> None:
    salon = enter(nobody(crown))
    sign_in(salon)
    turn_to(salon, "settings", "more-sound_volume")
    salon.touch("more-sound_volume")
    until(salon, lambda: salon.text("setting-sound_volume") == "70 %", "louder")
    changed = f.decode(salon.house.records[-1].body)
    assert changed == f.SettingChanged(name="sound_volume", old=60, new=70, who="tess")


def test_no_setting_is_changed_with_credit_or_in_a_round(enter: Enter, crown: RuleBook) -> None:
    house = house_of(crown, open_=False)
    salon = enter(house)
    sign_in(salon)
    turn_to(salon, "settings", "settingsBlocked")
    assert "money here" in salon.text("settingsBlocked")
    salon.touch("more-sound_volume")
    assert not house.state.staff.settings


def test_a_test_page_is_printed_only_with_no_money_here(enter: Enter, crown: RuleBook) -> None:
    printer = Printer()
    house = nobody(crown, printer)
    salon = enter(house)
    asked: list[str] = []
    identity = DeviceIdentity(firmware="0333", serial="4711001", counted=7)
    # A validator that tells what it is, once somebody opens the menu.
    salon.desk._cash_in = SimpleNamespace(
        identity=identity,
        introduce=lambda: asked.append("who"),
        notes_cents=frozenset({1000}),
        trouble="",
        notice=None,
    )
    sign_in(salon)
    turn_to(salon, "devices", "printerTry")
    assert asked == ["who"]
    assert salon.text("validatorAbout").splitlines() == [
        "Firmware 0333",
        "Serial number 4711001",
        "Notes stacked, by its own count: 7",
        "Notes in its box, by this terminal: 0, $0.00",
    ]
    salon.desk._cash_in = None
    salon.touch("printerTry")
    until(salon, lambda: printer.faces, "a page on its way")
    assert printer.faces[0].test
    printer.answers(Printed.DONE)
    until(salon, lambda: "is printed" in salon.text("printerResult"), "told")
    tested = f.decode(house.records[-1].body)
    assert tested == f.DeviceTested(device="printer", result="done", who="tess")
    house.gives(1000)
    salon.touch("printerTry")
    until(salon, lambda: "money here" in salon.text("staffProblem"), "refused")


def test_the_memory_is_cleared_by_two_people(enter: Enter, crown: RuleBook) -> None:
    house = nobody(crown)
    salon = enter(house)
    sign_in(salon)
    turn_to(salon, "memory", "secondPad")
    assert salon.find("person-tess") is None, "nobody is his own second"
    salon.touch("person-sue")
    type_pin(salon)
    until(salon, lambda: house.state.cleared, "cleared")
    assert salon.find("staffScreen") is None


def test_a_memory_with_money_in_it_says_why_it_stays(enter: Enter, crown: RuleBook) -> None:
    salon = enter(house_of(crown, open_=False))
    sign_in(salon, "sue")
    turn_to(salon, "memory", "notClearable")
    assert "money here" in salon.text("notClearable")
    assert salon.find("personConfirm") is None


@SIZES
def test_a_damaged_terminal_begins_anew_with_the_tables_leave(salon: Salon) -> None:
    salon.house.fails("disk I/O error")
    corners(salon)
    assert salon.find("newJournalTitle") is None, "what may pass needs nobody"
    salon.house.is_damaged()
    corners(salon)
    assert salon.text("newJournalTitle") == "The records of this terminal are damaged"
    assert salon.says("fact 12 was changed")
    salon.touch("beginNewJournal")
    until(salon, lambda: salon.find("newJournalProblem"), "refused")
    assert salon.text("newJournalProblem").startswith("The table has not let this seat go")
    salon.touch("closeNewJournal")
    assert salon.find("newJournalTitle") is None
    salon.house.lets_go = True
    corners(salon)
    salon.touch("beginNewJournal")
    until(salon, lambda: salon.find("outOfServiceTitle") is None, "in service")
    assert salon.find("newJournalTitle") is None


# ---- Disputes ---------------------------------------------------------------------------------


def test_one_press_of_the_player_keeps_everything_and_says_what_is_next(
    enter: Enter, crown: RuleBook
) -> None:
    house = house_of(crown)
    house.tell(c.PlaceChip("red", 500))
    house.plays("2")
    house.opens()
    salon = enter(house)
    salon.desk.picture = salon.picture
    salon.touch("historyButton")
    salon.touch("disputeRound")
    salon.touch("disputeConfirm")
    until(salon, lambda: house.state.cases.dispute, "told")
    assert salon.find("slipCloth") is None, "nothing lies over it"
    assert salon.text("disputeTitle") == "Your dispute about round 1 is recorded"
    assert salon.text("disputeCase") == "Case C0FFEE"
    assert house.seat.pictures[0].startswith(b"\x89PNG")
    assert house.state.cases.dispute is not None and house.state.cases.dispute.round == 1
    house.tell(c.EndDispute("dispute 3 c0ffee", "sue"), c.Unlock(f.LockReason.DISPUTE, "table"))
    assert salon.find("disputePanel") is None


def test_a_dispute_that_staff_declare_at_the_console_is_kept_here_too(
    enter: Enter, crown: RuleBook
) -> None:
    house = house_of(crown)
    salon = enter(house)
    salon.desk.picture = salon.picture
    house.tell(c.Lock(f.LockReason.DISPUTE, "nothing may change"))
    until(salon, lambda: house.state.cases.dispute, "kept")
    assert house.state.cases.dispute is not None and house.state.cases.dispute.by == "staff"


def test_staff_open_a_dispute_with_the_players_screen(enter: Enter, crown: RuleBook) -> None:
    house = house_of(crown, open_=False)
    salon = enter(house)
    salon.desk.picture = salon.picture
    sign_in(salon)
    salon.touch("staffDispute")
    until(salon, lambda: house.state.cases.dispute, "opened")
    assert house.state.cases.dispute is not None and house.state.cases.dispute.by == "tess"
    assert house.seat.pictures[0].startswith(b"\x89PNG")
