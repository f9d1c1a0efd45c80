"""A day on which staff do all that they seldom do, so that every kind of fact is there to forge."""

import asyncio
import dataclasses
from contextlib import suppress

from msgspec.structs import replace

from kiosk.clock import HOUR_MS, HouseDay
from kiosk.game import facts as f
from kiosk.game.limits.facts import LimitAmounts
from kiosk.game.preferences.facts import Preferences
from kiosk.game.refusal import Refused
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.lab.simulate.camera import VirtualCamera
from kiosk.lab.simulate.staff import DEALER, PEOPLE, PINS, SECOND, SUPERVISOR, TECHNICIAN, Staff
from kiosk.lab.simulate.stage import VirtualStage
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender
from kiosk.terminal.service import TerminalService

SEATS = ("1", "2", "3")
NOTE_CENTS = 5000


class Workday(VirtualStage):
    """Two people play. Nobody ever does at the third seat."""

    def __init__(self, book: RuleBook) -> None:
        super().__init__(book, SEATS, seed="workday")
        self.staff = Staff(self.console)
        self.table.camera = VirtualCamera()
        self.table.settings = dataclasses.replace(
            self.table.settings, film_rounds=1, day=HouseDay(6 * HOUR_MS, "Asia/Singapore")
        )

    async def play(self) -> None:
        await self.start()
        await self._come_to_work()
        await self._take_notes()
        await self._play_round("7")
        await self._see_to_players()
        await self._change_limits()
        await self._play_round("8")
        await self._leave_and_return()
        await self._look_after_machines()
        await self._look_after_pit()
        await self._close()
        for machine in self.machines:
            machine.die()

    def service(self, seat: str) -> TerminalService:
        return self.terminals[seat].service

    async def _order(
        self, command: sgc.Command, *, who: str = SUPERVISOR, second: str = ""
    ) -> None:
        came = await self.staff.order(command, who=who, second=second)
        assert came.done, (command, came.why)
        await self.quiet()

    async def _come_to_work(self) -> None:
        await self.staff.come_on_duty()
        await self._order(sgc.OpenTable(1_000_000))
        self.console.sign_out()
        await self.console.sign_in(type(PEOPLE[DEALER])(DEALER, "999999"))
        await self.console.sign_in(PEOPLE[DEALER])
        await self._order(sgc.UnlockStaff(DEALER))

    async def _take_notes(self) -> None:
        for seat in SEATS[:2]:
            await self._take_note(seat)
        if Tender.VOUCHER in self.book.terms.account.opened_by:
            await self._order(sgc.Credit("1", 1000, Tender.VOUCHER), who=DEALER)

    async def _take_note(self, seat: str) -> None:
        validator = self.terminals[seat].validator
        await self.until(lambda: validator.takes, "it takes notes")
        validator.insert_note(NOTE_CENTS)
        await self.until(lambda: self.state(seat).credit_cents > 0, "a note is credited")

    async def _play_round(self, number: str) -> None:
        await self._order(sgc.OpenRound(30), who=DEALER)
        for seat in SEATS[:2]:
            with suppress(Refused):
                self.service(seat).touch(ats.PlaceChip("red", 1000))
        await self.until(
            lambda: self.staff.board.phase is TablePhase.SPINNING, "all slips are there"
        )
        await self._order(sgc.RecordBallAtRest(), who=DEALER)
        await self._order(sgc.ConfirmResult(number), who=DEALER)

    async def _see_to_players(self) -> None:
        one = self.service("1")
        one.touch(ats.Prefer(Preferences(large_text=True)))
        one.touch(ats.SaveFavourite("Lucky"))
        one.touch(ats.RenameFavourite("Lucky", "Luckier"))
        one.touch(ats.SetOwnLimits(time_limit_s=100_000, loss_limit_cents=100_000))
        now_ms = one.now_ms
        one.touch(ats.TakeBreak(now_ms=now_ms, until_ms=now_ms + 60_000))
        await asyncio.sleep(20)
        one.touch(ats.EndBreak(now_ms=one.now_ms, least_ms=1000))
        with suppress(Refused):
            await one.call_attendant()
            await one.call_off_attendant()
        await one.ask_help(True)
        await self._order(sgc.TellPlayer("1", "Somebody is coming."), who=DEALER)
        await self._order(sgc.AttendSeat("1"), who=DEALER)

    async def _change_limits(self) -> None:
        before = LimitAmounts.of(self.table_state.limits.in_force)
        higher = {kind: (low, high * 2, unit) for kind, (low, high, unit) in before.kinds.items()}
        limits = LimitAmounts(
            kinds=higher,
            aggregate_minimum_cents=before.aggregate_minimum_cents,
            aggregate_maximum_cents=before.aggregate_maximum_cents,
        )
        await self._order(sgc.NoticeLimits(limits))
        await self._order(sgc.WithdrawNotice())
        await self._order(sgc.ShowHouseText(("Poker tonight", "Room 3")))
        await self._order(sgc.NoticeLimits(limits))
        await asyncio.sleep(self.book.terms.notices.limits.minutes * 60 + 1)
        await self._order(sgc.ChangeLimits(limits))
        if self.book.terms.legacy is not None:
            await self._order(sgc.GrantLegacy("1"))
            await self._order(sgc.LengthenLegacy("1", 2))
            await self._order(sgc.EndLegacy("1"))
        if self.book.terms.agreed_limits is not None:
            wider = {k: (low, high * 2, unit) for k, (low, high, unit) in limits.kinds.items()}
            await self._order(sgc.AgreeLimits("1", replace(limits, kinds=wider)))
            await self._order(sgc.EndAgreement("1"))

    async def _leave_and_return(self) -> None:
        with suppress(Refused):
            await self.service("2").cash_out()
            await self.quiet()

    async def _look_after_pit(self) -> None:
        await self._order(sgc.FillFloat(50_000), who=DEALER)
        await self._order(sgc.CreditFloat(5_000_000), second=SECOND)
        await self._order(sgc.ChangeDealer(DEALER))
        await self._order(sgc.CollectBox("1"))
        await self._order(sgc.CountBox("1", 1, NOTE_CENTS - 500), second=SECOND)

    async def _look_after_machines(self) -> None:
        menu = self.service("3").staff
        await menu.enter(TECHNICIAN, PINS[TECHNICIAN], f.StaffRole.TECHNICIAN)
        await menu.change_setting("sound_volume", 30)
        await menu.test_printer()
        await menu.leave("done")
        await self.quiet()

    async def _close(self) -> None:
        await self._order(sgc.NoticeClosing())
        await asyncio.sleep(self.book.terms.notices.closing.minutes * 60 + 1)
        await self._order(sgc.CloseTable(900_000))
        for terminal in self.terminals.values():
            terminal.die()
            terminal.start()
        await self.quiet()
        await self._begin_anew()

    async def _begin_anew(self) -> None:
        """One machine is taken away, and another one's memory is cleared."""
        self.terminals["1"].die()
        await asyncio.sleep(20)
        menu = self.service("3").staff
        await menu.enter(TECHNICIAN, PINS[TECHNICIAN], f.StaffRole.TECHNICIAN)
        await menu.clear_memory(SECOND, PINS[SECOND])
        if not self.table_state.seats["2"].playing:
            self.terminals["2"].die()
            await asyncio.sleep(20)
            await self.staff.order(sgc.ClearSeat("2"), who=SUPERVISOR, second=SECOND)
        await self.staff.order(sgc.DismissStaff(TECHNICIAN), who=SUPERVISOR)
        self.terminals["1"].start()
        await self.quiet("1")
