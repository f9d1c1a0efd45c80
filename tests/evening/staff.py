"""What the staff of an evening do, all of it by touch at the console."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from PIL import ImageGrab

from kiosk.game.facts import LockReason
from kiosk.game.round.state import TablePhase
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.session import GoneError
from tests.evening.count import COLUMNS, Count, things_of
from tests.evening.programs import Programs
from tests.ui.console.screen import WAIT_S, ConsoleScreen

SUPERVISOR, SECOND, DEALER, SECOND_DEALER = "Ana", "Ben", "Cy", "Di"
PINS = {SUPERVISOR: "482915", SECOND: "730264", DEALER: "195837", SECOND_DEALER: "604173"}
GIVEN_PIN = "654321"
"""Of the second supervisor, until he has one of his own."""
RICH_CENTS = 500_000
BET_S = 0.6
"""How long players have before the dealer calls no more bets."""


class Pictures:
    """Of the console, and of the whole screen where there is one; none if no folder is named."""

    def __init__(self, screen: ConsoleScreen, folder: Path | None) -> None:
        self._screen = screen
        self._folder = folder
        self._count = 0

    async def take(self, name: str, *, whole: bool = False) -> None:
        if self._folder is None:
            return
        self._count += 1
        path = self._folder / f"{self._count:03}-{name}.png"
        await asyncio.sleep(0.3)  # for whoever is drawn by another program
        if whole:
            # Not in this thread: a console that says nothing for so long is hung up on.
            await asyncio.to_thread(_photograph, path)
        else:
            self._screen.window.grabWindow().save(str(path))


def _photograph(path: Path) -> None:
    """All that is on the screen, at half its size."""
    ImageGrab.grab(xdisplay="").reduce(2).save(path)


class Crew:
    """A dealer who runs the rounds, and two supervisors who come when they are needed."""

    def __init__(
        self, screen: ConsoleScreen, programs: Programs, pictures: Pictures, eye: TableClient
    ) -> None:
        """`eye` is the sensor at the wheel, which ends wagering."""
        self._eye = eye
        self.count = Count()
        self.folder = programs.folder
        self.screen = screen
        self.pictures = pictures
        self._programs = programs

    @property
    def board(self) -> m.Board:
        return self.screen.desk.board

    @property
    def staff_tasks(self) -> m.StaffTasks:
        return self.screen.desk.staff_tasks

    def seat(self, name: str) -> m.SeatAt:
        return self.screen.desk.seats[name]

    async def until(self, what: Callable[[], object], about: str) -> None:
        def so() -> object:
            assert not self._programs.ended(), f"ended by itself: {self._programs.ended()}"
            return self.screen.desk.connected and what()

        await self.screen.until(so, about)

    async def phase(self, phase: TablePhase) -> None:
        await self.until(lambda: self.board.phase is phase, phase)

    # ---- Before the first round ---------------------------------------------------------------

    async def enrol_all(self) -> None:
        """The first supervisor enrols himself, and the others. The second takes a PIN that nobody
        else has typed, for he must confirm."""
        screen = self.screen
        await screen.touch(*(f"letter-{letter}" for letter in SUPERVISOR.lower()))
        await self.pictures.take("first-supervisor")
        await screen.touch("enrolConfirm")
        await self._new_pin(PINS[SUPERVISOR])
        await self.until(lambda: screen.text("whoText") == SUPERVISOR, "the first supervisor")
        for name, role, pin in (
            (DEALER, "dealer", PINS[DEALER]),
            (SECOND_DEALER, "dealer", PINS[SECOND_DEALER]),
            (SECOND, "supervisor", GIVEN_PIN),
        ):
            await screen.touch("menuButton", "order-enrol", f"role-{role}")
            await screen.touch(*(f"letter-{letter}" for letter in name.lower()), "enrolConfirm")
            await self._new_pin(pin)
            await self.until(lambda name=name: name in screen.desk.house.staff, name)
            await screen.touch("closeOverlay")
        await screen.touch("signOutButton")
        await screen.sign_in(SECOND, GIVEN_PIN)
        await screen.touch("menuButton", "order-own-pin")
        await screen.type(GIVEN_PIN)
        await screen.touch("enrolConfirm")
        await self._new_pin(PINS[SECOND])
        await self.until(lambda: screen.desk.house.two_there, "a PIN of his own")
        await screen.touch("closeOverlay")
        await self.change_to(SUPERVISOR)

    async def _new_pin(self, pin: str) -> None:
        for _ in range(2):
            await self.screen.type(pin)
            await self.screen.touch("enrolConfirm")

    async def change_to(self, name: str) -> None:
        """Nobody may be there: whoever touches nothing for long is signed out."""
        await self.until(lambda: self.screen.view.screen in ("work", "signin"), "the table")
        if self.screen.text("whoText") == name:
            return
        if self.screen.view.screen == "work":
            await self.screen.touch("signOutButton")
        await self.screen.sign_in(name, PINS[name])

    async def open_table(self) -> None:
        await self.screen.touch("menuButton", "order-open-table")
        await self.screen.type("5000")
        await self.pictures.take("open-table")
        await self.screen.touch("digit-00", "sheetConfirm")
        await self.phase(TablePhase.IDLE)
        await self.screen.sheet_gone()

    # ---- A round ------------------------------------------------------------------------------

    async def open_round(self) -> int:
        await self.screen.touch("order-open")
        await self.phase(TablePhase.BETTING)
        return self.board.round

    async def close_round(self) -> None:
        reading = m.Sensed(reading=f"no more bets in {self.board.round}", pocket="")
        # The shortest period may not be over, or on a slow machine the longest one is.
        while self.board.phase is TablePhase.BETTING and not await self._sensed(reading):
            await asyncio.sleep(0.1)
        await self.phase(TablePhase.SPINNING)

    async def _sensed(self, reading: m.Sensed) -> bool:
        """A table in a hurry soon hangs up on whoever is silent on a slow machine."""
        try:
            return (await self._eye.ask(reading)).done
        except GoneError:
            return False

    async def result(self, number: str) -> None:
        self.count.dealt[self.screen.desk.house.dealer or self.screen.text("whoText")] += 1
        await self.screen.touch(f"pocket-{number}", "confirmNumber")
        await self.phase(TablePhase.IDLE)

    async def spin(self) -> None:
        await self.open_round()
        await asyncio.sleep(BET_S)
        await self.close_round()

    # ---- What goes wrong ----------------------------------------------------------------------

    async def no_spin(self) -> None:
        """By the first reason; the ball is spun again."""
        await self.screen.touch("order-no-spin")
        await self.screen.until(lambda: self.screen.find("sheetSays"))
        reason = self.screen.desk.book.terms.no_spin.reasons[0]
        await self.screen.touch(f"reason-{reason.id}")
        await self.pictures.take("no-spin")
        before = self.screen.desk.house.no_spins
        await self.screen.touch("sheetConfirm")
        # The number that was entered is forgotten with the spin.
        await self.until(lambda: self.screen.view.stage._about[1] == before + 1, "the no-spin")
        await self.screen.sheet_gone()

    async def void_round(self) -> None:
        """By the first ground of the rule book, and by two supervisors."""
        await self.screen.touch("order-invalidate", "reason-r0", "sheetConfirm")
        await self.screen.until(lambda: self.screen.enabled("sheetConfirm"), "the differences")
        await self.pictures.take("void-round")
        await self.screen.touch("sheetConfirm")
        if self.screen.text("whoText") == DEALER:
            await self.screen.touch(f"person-{SUPERVISOR}")
            await self.screen.type(PINS[SUPERVISOR])
            await self.screen.touch("sheetConfirm")
        await self.screen.type(PINS[SECOND])
        await self.screen.touch("sheetConfirm")
        await self.phase(TablePhase.IDLE)
        await self.screen.sheet_gone()

    async def correct(self, round_: int, number: str, *, name: str) -> None:
        """A supervisor freezes and corrects, the other confirms, and all are thawed."""
        screen = self.screen
        await screen.touch("order-freeze", "reason-wrong-number", "sheetConfirm")
        await screen.until(lambda: screen.text("overlayTitle") == "Correct a result")
        await screen.touch(f"option-{round_}", "reason-entered", f"pocket-{number}")
        await self.pictures.take(f"{name}-number")
        await screen.touch("sheetConfirm")
        await screen.until(lambda: screen.enabled("sheetConfirm"), "the differences")
        await self.pictures.take(f"{name}-differences")
        await screen.touch("sheetConfirm")
        await screen.type(PINS[SECOND])
        await self.pictures.take(f"{name}-second")
        await screen.touch("sheetConfirm")
        await screen.until(lambda: screen.text("overlayTitle") == "Thaw all accounts")
        await self.pictures.take(f"{name}-thaw", whole=True)
        await screen.touch("sheetConfirm")
        await self.until(lambda: not self.board.frozen, "thawed")
        await screen.sheet_gone()

    async def pay_for_dead(self, seat: str) -> int:
        """What the table's journal says, by two supervisors."""
        screen = self.screen
        await self.until(lambda: not self.seat(seat).here, "the dead terminal gone")
        await self.until(lambda: self.seat(seat).owed_cents, "what it had")
        cents = self.seat(seat).owed_cents or 0
        await screen.touch(f"seat-{seat}", "order-seat")
        await self.pictures.take("dead-seat")
        await screen.touch("order-write-off", "option-no")
        await self.pictures.take("dead-paid")
        await screen.touch("sheetConfirm")
        await screen.type(PINS[SECOND])
        await screen.touch("sheetConfirm")
        await self.until(lambda: not self.seat(seat).playing, "the dead terminal paid")
        await screen.sheet_gone()
        await screen.touch("closeOverlay")
        self.count.hand_paid[seat] += cents
        return cents

    # ---- What waits for somebody --------------------------------------------------------------

    async def attend(self) -> None:
        """Everything that waits, by a supervisor with another at his side."""
        while (todo := self._next()) is not None:
            seat, action = todo
            await self._settle(seat, action)

    def _next(self) -> tuple[str, str] | None:
        staff_tasks = self.staff_tasks
        for seat in staff_tasks.doubtful_tickets:
            return seat, "ticket"
        for seat, _ in staff_tasks.in_question:
            return seat, "judge"
        for case in staff_tasks.cases.values():
            return case.seat, "close-case"
        for seat in staff_tasks.help:
            return seat, "attend"
        for seat, locks in staff_tasks.locks.items():
            if set(locks) & {LockReason.STAFF, LockReason.MALFUNCTION, LockReason.DISPUTE}:
                return seat, "unlock"
        for seat in staff_tasks.calls:
            if seat not in staff_tasks.due.values():
                return seat, "hand-pay"
        return None

    async def _settle(self, seat: str, action: str) -> None:
        screen = self.screen
        before = screen.desk.staff_tasks
        asked_cents, case = before.calls.get(seat, 0), _case_of(before, seat)
        paid_cents = self.seat(seat).takings.hand_paid_cents
        await screen.touch(f"seat-{seat}", "order-seat")
        if action == "attend":
            await screen.touch("order-message", "reason-coming")
            await self.pictures.take("message")
            await screen.touch("sheetConfirm")
            await screen.sheet_gone()
        await screen.touch(f"order-{action}")
        await screen.until(lambda: screen.find("sheetConfirm"))
        option = {"ticket": "printed", "judge": "yes", "close-case": "keep"}.get(action)
        if option is not None:
            await screen.touch(f"option-{option}")
        await self.pictures.take(f"seat-{seat}-{action}")
        await self._order()
        if screen.view.sheet.shown:  # the player thought better of it
            await screen.touch("closeOverlay")
        else:
            await self.until(lambda: self._is_over(seat, action, before), f"{action} done")
            if action == "hand-pay" and await self._is_paid(seat, paid_cents):
                self.count.hand_paid[seat] += asked_cents
            if action == "close-case" and case is not None:
                self.count.owed[seat] += case.claimed_cents or (0 if case.held else case.cents)
        await screen.touch("closeOverlay")

    def _is_over(self, seat: str, action: str, before: m.StaffTasks) -> bool:
        """This very thing: what others wait for comes and goes meanwhile."""
        now = self.staff_tasks
        match action:
            case "hand-pay":
                ordered = seat in now.due.values()
                return not ordered and now.calls.get(seat) != before.calls.get(seat)
            case "close-case":
                here = [name for name, case in before.cases.items() if case.seat == seat]
                return here[0] not in now.cases
        return now != before

    async def _is_paid(self, seat: str, before_cents: int) -> bool:
        """The terminal may say no, when its player has played on meanwhile."""

        def paid() -> bool:
            return self.seat(seat).takings.hand_paid_cents > before_cents

        await self.until(lambda: paid() or self.seat(seat).not_paid is not None, "paid, or not")
        return paid()

    async def confirm(self) -> None:
        """The sheet that is shown, and the table obeys."""
        await self._order()
        assert not self.screen.view.sheet.problem, self.screen.view.sheet.problem
        await self.screen.sheet_gone()

    async def _order(self) -> None:
        """Until the table has answered. A second person is asked for at once or by its answer, as
        what was paid by hand adds up."""
        screen, sheet = self.screen, self.screen.view.sheet
        await screen.touch("sheetConfirm")
        asked = lambda: sheet.stage == "second" and not sheet.problem  # noqa: E731
        await self.until(lambda: asked() or sheet.problem or not sheet.shown, "an answer")
        if asked():
            await screen.type(PINS[SECOND])
            await screen.touch("sheetConfirm")
            await self.until(lambda: sheet.problem or not sheet.shown, "another answer")

    # ---- What players are told ----------------------------------------------------------------

    def tell(self, seat: str, *lines: str) -> None:
        self._programs.tell(seat, *lines)

    async def asks(self, seat: str, line: str, answer: str) -> None:
        """Until the player has done it. What he waits for is attended to meanwhile."""
        before = self._programs.heard(seat, answer)
        self.tell(seat, line)
        async with asyncio.timeout(WAIT_S):
            while self._programs.heard(seat, answer) == before:
                await self.attend()
                await asyncio.sleep(0.05)

    async def waits_with_money(self, seat: str, cents: int) -> None:
        """He plays no longer, has that much, and the console knows."""
        await self.asks(seat, "pause", "paused")
        has_cents = 0
        while has_cents < cents:  # what he had called for before may take it away again
            await self.asks(seat, f"note {cents}", "noted")
            await self.notes_told(seat)
            await self.attend()
            has_cents = self.seat(seat).credit_cents or 0

    async def waits_with_little(self, seat: str) -> None:
        """He plays no longer, and has no more than a ticket may be worth."""
        await self.asks(seat, "pause", "paused")
        await self.attend()
        cents = self.seat(seat).credit_cents or 0
        if cents > RICH_CENTS:
            await self.screen.touch(f"seat-{seat}", "order-seat", "order-hand-pay")
            paid_cents = self.seat(seat).takings.hand_paid_cents
            await self.confirm()
            if await self._is_paid(seat, paid_cents):
                self.count.hand_paid[seat] += cents
            await self.screen.touch("closeOverlay")
            await self.until(lambda: not self.seat(seat).playing, "the rich player gone")

    async def notes_told(self, seat: str) -> int:
        """All that lies in its box, once the console knows of it."""
        cents, _, _ = things_of(self.folder, seat)
        await self.until(lambda: self.seat(seat).takings.notes_cents == cents, "the last note told")
        return cents

    def plays_on(self, seat: str) -> None:
        self.tell(seat, "play")

    # ---- The table ----------------------------------------------------------------------------

    async def announce_limits(self) -> None:
        screen = self.screen
        await screen.touch("limitsButton", "limit-straight-minimum")
        await screen.type("2")
        await screen.touch("digit-00")
        await self.pictures.take("limits")
        await screen.touch("announceLimits")
        await self.pictures.take("limits-announce")
        await screen.touch("sheetConfirm")
        await self.until(lambda: self.board.limits_notice, "the limits announced")
        await screen.sheet_gone()
        await screen.touch("closeOverlay")

    async def apply_limits(self, *, agreed: bool = False) -> None:
        screen = self.screen
        await screen.touch("limitsButton")
        if agreed:
            await screen.touch("limit-straight-minimum")
            await screen.type("2")
            await screen.touch("digit-00")
        await screen.touch("applyLimits", f"option-{'agreed' if agreed else 'due'}")
        await self.pictures.take("limits-apply")
        await screen.touch("sheetConfirm")
        await self.until(lambda: screen.desk.house.legacy, "the limits in force")
        await screen.sheet_gone()
        await screen.touch("closeOverlay")

    async def keep_old_limits(self, seat: str) -> None:
        screen = self.screen
        await screen.touch(f"seat-{seat}", "order-seat", "order-legacy")
        await self.pictures.take("legacy")
        await screen.touch("reason-colour", "sheetConfirm")
        await self.until(lambda: self.seat(seat).legacy_until_ms, "the legacy seat")
        await screen.sheet_gone()
        await screen.touch("closeOverlay")

    async def announce_closing(self) -> None:
        await self.screen.touch("menuButton", "order-notice-closing")
        await self.pictures.take("closing-announce")
        await self.screen.touch("sheetConfirm")
        await self.until(lambda: self.board.closing_due_ms, "the closing announced")
        await self.screen.sheet_gone()

    async def close_table(self) -> None:
        await self.screen.touch("menuButton", "order-close-table")
        await self.screen.type("4200")
        await self.pictures.take("close-table")
        await self.screen.touch("digit-00", "sheetConfirm")
        await self.phase(TablePhase.SHUT)
        await self.screen.sheet_gone()
        await self.pictures.take("closed", whole=True)

    async def read_takings(self, seats: tuple[str, ...]) -> dict[str, dict[str, str]]:
        """What the console shows of the money, by seat and in all, column by column."""
        screen = self.screen
        await screen.touch("takings-win")
        await screen.until(lambda: screen.find("takingsTotal-win"), "the takings")
        await self.pictures.take("takings")
        read = {"": {c: screen.text(f"takingsTotal-{c}") for c in COLUMNS}}
        for row in screen.view.takings.seats.rows:
            read[row.seat] = {c: getattr(row, c.replace("-", "_")) for c in COLUMNS}
        await screen.touch("closeOverlay")
        assert {*read} == {"", *seats}
        return read

    async def look_into_records(self) -> None:
        screen = self.screen
        await screen.touch("menuButton", "order-records", "kind-cases")
        await screen.until(lambda: not screen.view.records.busy, "the records")
        await self.pictures.take("records-cases")
        await screen.touch("kind-rounds")
        await screen.until(lambda: not screen.view.records.busy, "the rounds")
        await screen.touch("record-0", "recordExport")
        await screen.until(lambda: not screen.view.records.busy, "the bundle")
        await self.pictures.take("records-rounds")
        await screen.touch("closeOverlay")
        await self._look_at_report()
        await self.pictures.take("report")
        await screen.touch("reportPdf")
        await screen.until(lambda: screen.view.report.ready, "the document")
        await screen.touch("closeOverlay")

    async def _look_at_report(self) -> None:
        """Asked for again if the table was away for a moment: it is in a hurry."""
        screen, report = self.screen, self.screen.view.report
        while not report.ready:
            await screen.touch("menuButton", "order-report")
            await screen.until(lambda: report.ready or report.failed, "the report")
            if report.failed:
                await screen.touch("closeOverlay")


def _case_of(tasks: m.StaffTasks, seat: str) -> m.OpenCase | None:
    return next((case for case in tasks.cases.values() if case.seat == seat), None)
