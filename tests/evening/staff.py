"""What the staff of an evening do, all of it by touch at the console."""

import asyncio
import subprocess
from collections.abc import Callable
from pathlib import Path

from kiosk.game.facts import LockReason
from kiosk.game.table.state import Phase
from kiosk.link import messages as m
from tests.evening.programs import Programs
from tests.ui.console.glass import Glass

SUPERVISOR, SECOND, DEALER = "Ana", "Ben", "Cy"
PINS = {SUPERVISOR: "482915", SECOND: "730264", DEALER: "195837"}
BET_S = 0.6
"""How long players have before the dealer calls no more bets."""


class Pictures:
    """Of the console, and of the whole screen where there is one; none if no folder is named."""

    def __init__(self, glass: Glass, folder: Path | None) -> None:
        self._glass = glass
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
            taking = ["import", "-window", "root", "-resize", "50%", str(path)]
            await asyncio.to_thread(subprocess.run, taking, check=False)
        else:
            self._glass.window.grabWindow().save(str(path))


class Crew:
    """A dealer who runs the rounds, and two supervisors who come when they are needed."""

    def __init__(self, glass: Glass, programs: Programs, pictures: Pictures) -> None:
        self.glass = glass
        self.pictures = pictures
        self._programs = programs

    @property
    def board(self) -> m.Board:
        return self.glass.desk.board

    @property
    def matters(self) -> m.Matters:
        return self.glass.desk.matters

    def seat(self, name: str) -> m.SeatAt:
        return self.glass.desk.seats[name]

    async def until(self, what: Callable[[], object], about: str) -> None:
        def so() -> object:
            assert not self._programs.ended(), f"ended by itself: {self._programs.ended()}"
            return self.glass.desk.connected and what()

        await self.glass.until(so, about)

    async def phase(self, phase: Phase) -> None:
        await self.until(lambda: self.board.phase is phase, phase)

    # ---- Before the first round ---------------------------------------------------------------

    async def enrol_all(self) -> None:
        """The first supervisor enrols himself, and the others."""
        glass = self.glass
        await glass.touch(*(f"letter-{letter}" for letter in SUPERVISOR.lower()))
        await self.pictures.take("first-supervisor")
        await glass.touch("enrolConfirm")
        await self._new_pin(PINS[SUPERVISOR])
        await self.until(lambda: glass.text("whoText") == SUPERVISOR, "the first supervisor")
        for name, role in ((SECOND, "supervisor"), (DEALER, "dealer")):
            await glass.touch("menuButton", "deed-enrol", f"role-{role}")
            await glass.touch(*(f"letter-{letter}" for letter in name.lower()), "enrolConfirm")
            await self._new_pin(PINS[name])
            await self.until(lambda name=name: name in glass.desk.house.staff, name)
            await glass.touch("closeOverlay")

    async def _new_pin(self, pin: str) -> None:
        for _ in range(2):
            await self.glass.type(pin)
            await self.glass.touch("enrolConfirm")

    async def change_to(self, name: str) -> None:
        """Nobody may be there: whoever touches nothing for long is signed out."""
        await self.until(lambda: self.glass.view.screen in ("work", "signin"), "the table")
        if self.glass.text("whoText") == name:
            return
        if self.glass.view.screen == "work":
            await self.glass.touch("signOutButton")
        await self.glass.sign_in(name, PINS[name])

    async def open_table(self) -> None:
        await self.glass.touch("menuButton", "deed-open-table")
        await self.glass.type("5000")
        await self.pictures.take("open-table")
        await self.glass.touch("digit-00", "sheetConfirm")
        await self.phase(Phase.IDLE)
        await self.glass.sheet_gone()

    # ---- A round ------------------------------------------------------------------------------

    async def open_round(self) -> int:
        await self.glass.touch("deed-open")
        await self.phase(Phase.BETTING)
        return self.board.round

    async def close_round(self) -> None:
        await self.glass.touch("deed-close")
        await self.phase(Phase.SPINNING)

    async def result(self, number: str) -> None:
        await self.glass.touch(f"pocket-{number}", "confirmNumber")
        await self.phase(Phase.IDLE)

    async def spin(self) -> None:
        await self.open_round()
        await asyncio.sleep(BET_S)
        await self.close_round()

    # ---- What goes wrong ----------------------------------------------------------------------

    async def no_spin(self) -> None:
        """By the first reason; the ball is spun again."""
        await self.glass.touch("deed-no-spin")
        await self.glass.until(lambda: self.glass.find("sheetSays"))
        reason = self.glass.desk.book.terms.no_spin.reasons[0]
        await self.glass.touch(f"reason-{reason.id}")
        await self.pictures.take("no-spin")
        before = self.glass.desk.house.no_spins
        await self.glass.touch("sheetConfirm")
        # The number that was entered is forgotten with the spin.
        await self.until(lambda: self.glass.view.stage._about[1] == before + 1, "the no-spin")
        await self.glass.sheet_gone()

    async def void_round(self) -> None:
        await self.glass.touch("deed-void-round", "reason-wheel")
        await self.pictures.take("void-round")
        await self.glass.touch("sheetConfirm")
        if self.glass.text("whoText") == DEALER:
            await self.glass.touch(f"person-{SUPERVISOR}")
            await self.glass.type(PINS[SUPERVISOR])
            await self.glass.touch("sheetConfirm")
        await self.phase(Phase.IDLE)
        await self.glass.sheet_gone()

    async def correct(self, round_: int, number: str, *, name: str) -> None:
        """A supervisor freezes and corrects, the other confirms, and all are thawed."""
        glass = self.glass
        await glass.touch("deed-freeze", "reason-wrong-number", "sheetConfirm")
        await glass.until(lambda: glass.text("overlayTitle") == "Correct a result")
        await glass.touch(f"option-{round_}", "reason-entered", f"pocket-{number}")
        await self.pictures.take(f"{name}-number")
        await glass.touch("sheetConfirm")
        await glass.until(lambda: glass.enabled("sheetConfirm"), "the differences")
        await self.pictures.take(f"{name}-differences")
        await glass.touch("sheetConfirm")
        await glass.type(PINS[SECOND])
        await self.pictures.take(f"{name}-second")
        await glass.touch("sheetConfirm")
        await glass.until(lambda: glass.text("overlayTitle") == "Thaw all accounts")
        await self.pictures.take(f"{name}-thaw", whole=True)
        await glass.touch("sheetConfirm")
        await self.until(lambda: not self.board.frozen, "thawed")
        await glass.sheet_gone()

    async def pay_for_dead(self, seat: str) -> int:
        """What the table's journal says, by two supervisors."""
        glass = self.glass
        await self.until(lambda: not self.seat(seat).here, "the dead terminal gone")
        await self.until(lambda: self.seat(seat).owed_cents, "what it had")
        cents = self.seat(seat).owed_cents or 0
        await glass.touch(f"seat-{seat}", "deed-seat")
        await self.pictures.take("dead-seat")
        await glass.touch("deed-write-off", "option-no")
        await self.pictures.take("dead-paid")
        await glass.touch("sheetConfirm")
        await glass.type(PINS[SECOND])
        await glass.touch("sheetConfirm")
        await self.until(lambda: not self.seat(seat).playing, "the dead terminal paid")
        await glass.sheet_gone()
        await glass.touch("closeOverlay")
        return cents

    # ---- What waits for somebody --------------------------------------------------------------

    async def attend(self) -> None:
        """Everything that waits, by a supervisor with another at his side."""
        while (todo := self._next()) is not None:
            seat, deed = todo
            await self._settle(seat, deed)

    def _next(self) -> tuple[str, str] | None:
        matters = self.matters
        for seat in matters.doubtful_tickets:
            return seat, "ticket"
        for seat, _ in matters.in_question:
            return seat, "judge"
        for case in matters.cases.values():
            return case.seat, "close-case"
        for seat in matters.help:
            return seat, "attend"
        for seat, locks in matters.locks.items():
            if set(locks) & {LockReason.STAFF, LockReason.MALFUNCTION, LockReason.DISPUTE}:
                return seat, "unlock"
        for seat in matters.calls:
            if seat not in matters.due.values():
                return seat, "hand-pay"
        return None

    async def _settle(self, seat: str, deed: str) -> None:
        glass = self.glass
        before = glass.desk.matters
        await glass.touch(f"seat-{seat}", "deed-seat")
        if deed == "attend":
            await glass.touch("deed-message", "reason-coming")
            await self.pictures.take("message")
            await glass.touch("sheetConfirm")
            await glass.sheet_gone()
        await glass.touch(f"deed-{deed}")
        await glass.until(lambda: glass.find("sheetConfirm"))
        option = {"ticket": "printed", "judge": "yes", "close-case": "keep"}.get(deed)
        if option is not None:
            await glass.touch(f"option-{option}")
        await self.pictures.take(f"seat-{seat}-{deed}")
        await glass.touch("sheetConfirm")
        if glass.find("digit-1") is not None and glass.view.sheet.stage == "second":
            await glass.type(PINS[SECOND])
            await glass.touch("sheetConfirm")
        await self.until(lambda: glass.view.sheet.problem or not glass.view.sheet.shown, deed)
        if glass.view.sheet.shown:  # the player thought better of it
            await glass.touch("closeOverlay")
        else:
            await self.until(lambda: glass.desk.matters != before, f"{deed} done")
        await glass.touch("closeOverlay")

    # ---- The table ----------------------------------------------------------------------------

    async def announce_limits(self) -> None:
        glass = self.glass
        await glass.touch("limitsButton", "limit-straight-minimum")
        await glass.type("2")
        await glass.touch("digit-00")
        await self.pictures.take("limits")
        await glass.touch("announceLimits")
        await self.pictures.take("limits-announce")
        await glass.touch("sheetConfirm")
        await self.until(lambda: self.board.limits_notice, "the limits announced")
        await glass.sheet_gone()
        await glass.touch("closeOverlay")

    async def apply_limits(self, *, agreed: bool = False) -> None:
        glass = self.glass
        await glass.touch("limitsButton")
        if agreed:
            await glass.touch("limit-straight-minimum")
            await glass.type("2")
            await glass.touch("digit-00")
        await glass.touch("applyLimits", f"option-{'agreed' if agreed else 'due'}")
        await self.pictures.take("limits-apply")
        await glass.touch("sheetConfirm")
        await self.until(lambda: glass.desk.house.legacy, "the limits in force")
        await glass.sheet_gone()
        await glass.touch("closeOverlay")

    async def keep_old_limits(self, seat: str) -> None:
        glass = self.glass
        await glass.touch(f"seat-{seat}", "deed-seat", "deed-legacy")
        await self.pictures.take("legacy")
        await glass.touch("sheetConfirm")
        await self.until(lambda: self.seat(seat).legacy_until_ms, "the legacy seat")
        await glass.sheet_gone()
        await glass.touch("closeOverlay")

    async def announce_closing(self) -> None:
        await self.glass.touch("menuButton", "deed-notice-closing")
        await self.pictures.take("closing-announce")
        await self.glass.touch("sheetConfirm")
        await self.until(lambda: self.board.closing_due_ms, "the closing announced")
        await self.glass.sheet_gone()

    async def close_table(self) -> None:
        await self.glass.touch("menuButton", "deed-close-table")
        await self.glass.type("4200")
        await self.pictures.take("close-table")
        await self.glass.touch("digit-00", "sheetConfirm")
        await self.phase(Phase.SHUT)
        await self.glass.sheet_gone()
        await self.pictures.take("closed", whole=True)

    async def look_into_records(self) -> None:
        glass = self.glass
        await glass.touch("menuButton", "deed-records", "kind-cases")
        await glass.until(lambda: not glass.view.records.busy, "the records")
        await self.pictures.take("records-cases")
        await glass.touch("kind-rounds")
        await glass.until(lambda: not glass.view.records.busy, "the rounds")
        await glass.touch("record-0", "recordExport")
        await glass.until(lambda: not glass.view.records.busy, "the bundle")
        await self.pictures.take("records-rounds")
        await glass.touch("closeOverlay", "menuButton", "deed-report")
        await glass.until(lambda: glass.view.report.ready, "the report")
        await self.pictures.take("report")
        await glass.touch("reportPdf")
        await glass.until(lambda: glass.view.report.ready, "the document")
        await glass.touch("closeOverlay")
