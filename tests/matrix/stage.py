"""The stage of a story: one table, two terminals, scripted staff; and the ways to each moment.

Terminal 1 suffers, terminal 2 stands by, and the money of both must come out right. Every commit of
every machine is followed by the same watch that follows the simulated evenings.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, TypeAlias

from kiosk.game.refusal import Reason, Refused
from kiosk.game.round.state import SlipStatus, TablePhase, TerminalPhase
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal.state import Terminal
from kiosk.journal.errors import JournalError
from kiosk.lab.devices.transport import PaperPlace
from kiosk.lab.simulate.machines import TABLE, VirtualMachine
from kiosk.lab.simulate.stage import StageTerminal, VirtualStage
from kiosk.rules.rulebook import RuleBook
from tests.matrix.staff import Staff

SUFFERER, BYSTANDER = "1", "2"
NOTES_CENTS = {SUFFERER: 10_000, BYSTANDER: 20_000}
SLIPS = {
    SUFFERER: {"straight:17": 1000, "red": 500},
    BYSTANDER: {"straight:17": 100, "red": 2000},
}
NUMBER, OTHER_NUMBER = "17", "18"
"""17 is black: the straight-up wagers win and red loses. 18 is red: the other way round."""
EXTRA_NOTE_CENTS = 5000
HOLD_S = 1.0
"""How long a moment that passes in milliseconds is held open for people to act in it."""

Strike: TypeAlias = Callable[[], Awaitable[None] | None]


class Stage(VirtualStage):
    def __init__(self, book: RuleBook, seed: str) -> None:
        super().__init__(book, (SUFFERER, BYSTANDER), seed)
        self.sufferer, self.bystander = self.terminals.values()
        self.cable = self.cables[SUFFERER]
        self.staff = Staff(self.console, self.table)
        self.judged = {SUFFERER: True, BYSTANDER: True}
        """What the records show, where staff must ask them."""

    def state(self, seat: str = SUFFERER) -> Terminal:
        return super().state(seat)

    def money(self, seat: str = SUFFERER) -> dict[str, int]:
        return super().money(seat)

    def hold_commit(self, machine: VirtualMachine, seconds: float = HOLD_S) -> None:
        super().hold_commit(machine, seconds)

    async def open(self) -> None:
        """The table is open, everybody is connected and has money."""
        await self.start()
        await self.staff.come_on_duty()
        await self.staff.order(sgc.OpenTable(1_000_000))
        await self.quiet()
        for seat, terminal in self.terminals.items():
            await self.until(lambda at=terminal: at.validator.takes, "it takes notes")
            terminal.validator.insert_note(NOTES_CENTS[seat])
        await self.until(lambda: all(map(_has_credit, self.terminals.values())), "all have money")
        await self.quiet()

    # ---- The round ----------------------------------------------------------------------------

    async def open_round(self) -> None:
        await self.staff.order(sgc.OpenRound(self.book.terms.period.shortest_s))
        await self.quiet()

    def bet(self, seat: str, slip: Mapping[str, int] | None = None) -> None:
        """Chips as the story wants them, also where the winners of the last round still lie."""
        service = self.terminals[seat].service
        if service.state.slip.stakes:
            service.touch(ats.Clear())
        for wager, cents in (SLIPS[seat] if slip is None else slip).items():
            service.touch(ats.PlaceChip(wager, cents))

    async def play_on(self, number: str = NUMBER, *seats: str) -> None:
        """Bring what is under way to its end, with the help of staff where they must judge."""
        for _ in range(100):
            await self.quiet(*seats)
            table = self.table_service.durable
            questions = [
                sgc.JudgeRecords(seat, played.round, self.judged[seat])
                for played in table.round.kept.values()
                for seat, slip in played.slips.items()
                if slip.status is SlipStatus.IN_QUESTION
            ]
            if questions:
                await self._try(questions[0])
            elif table.round.phase is TablePhase.BETTING:
                await self.wagering_over()
            elif table.round.phase is TablePhase.CLOSING:
                await asyncio.sleep(0.5)
            elif table.round.phase is TablePhase.SPINNING:
                await self._try(sgc.ConfirmResult(number))
            else:
                return
        raise AssertionError(f"the round does not end: {self.table_service.durable.round.phase}")

    async def wagering_over(self) -> None:
        """The clock ends it."""
        betting = TablePhase.BETTING
        await self.until(lambda: self.table_service.durable.round.phase is not betting, "it ends")

    async def _try(self, command: sgc.Command) -> None:
        """The clock may be quicker than a member of staff, who then looks again."""
        answer = await self.staff.ask(command)
        assert answer.why is None or answer.why.reason is Reason.STATE_CHANGED, answer.why

    async def play_round(self, number: str = NUMBER) -> None:
        await self.open_round()
        for seat in self.terminals:
            self.bet(seat)
        await self.play_on(number)

    async def play_resumes(self) -> None:
        """Whoever has credit loses 5.00 on red in a round like any other."""
        before = {seat: self.money(seat) for seat in self.terminals}
        playing = [seat for seat, money in before.items() if money.get("credit", 0) >= 500]
        await self.open_round()
        for seat in playing:
            self.bet(seat, {"red": 500})
        await self.play_on("0")
        for seat in playing:
            expected = dict(before[seat])
            expected["credit"] -= 500
            expected["lost"] = expected.get("lost", 0) + 500
            expected = {place: cents for place, cents in expected.items() if cents}
            assert self.money(seat) == expected, f"seat {seat} after another round"

    async def correct(self, round_: int, *, entered: str, actual: str) -> None:
        """Freeze, correct with a second person, thaw (S0 8.8.3, S1 5.5, S3 6.9)."""
        await self.staff.order(sgc.Freeze("a wrong number was entered"))
        await self.until(
            lambda: bool(self.bystander.service.durable.locks.frozen), "all are frozen"
        )
        correction = sgc.CorrectResult(round_, actual, "misread")
        await self.staff.order(correction, outcome=entered)
        await self.staff.order(sgc.Thaw())

    # ---- The moments --------------------------------------------------------------------------

    async def reach(self, moment: str, strike: Strike, *, side: str = "terminal") -> None:
        """Bring the sufferer to the moment and strike in the midst of it. A strike that takes time
        is waited for, with the moment held open. `side` is whose step it is that is struck."""
        struck = asyncio.Event()
        waiting: list[Awaitable[None]] = []

        def act() -> None:
            struck.set()
            work = strike()
            if work is not None:
                self._hold(moment)
                waiting.append(work)

        if moment in ("M1", "M2", "M5", "M8", "M9", "M10", "M11"):
            await self._come_to(moment)
            act()
        else:
            await self._come_to(_BEFORE[moment])
            machine, when, kind, seat = self._step(moment, side)
            self.at(machine, when, kind, act, seat)
            self._go_on_to(moment)
            await self.until(struck.is_set, f"{moment} came")
        for work in waiting:
            await work

    async def _come_to(self, moment: str) -> None:
        if moment == "M1":
            return
        await self.open_round()
        self.bet(BYSTANDER)
        if moment in ("M9", "M10", "M11", "betting"):
            self.bet(SUFFERER, {})
            await self.quiet()
            return
        self.bet(SUFFERER)
        await self.quiet()
        if moment in ("M5", "M8"):
            await self.until(self._all_registered, "all slips are registered")
            await self.quiet()
        if moment == "M8":
            await self.play_on()

    def _all_registered(self) -> bool:
        spinning = self.table_service.durable.round.phase is TablePhase.SPINNING
        return spinning and all(t.service.durable.wagers_down for t in self.terminals.values())

    def _go_on_to(self, moment: str) -> None:
        match moment:
            case "M6" | "M7":
                self.spawn(self.staff.ask(sgc.ConfirmResult(NUMBER)))
            case "M12":
                self.insert_note()

    def _step(self, moment: str, side: str) -> tuple[VirtualMachine, str, str, str]:
        if moment == "M4" and side != "terminal":
            # The sufferer's slip comes last, so that the bystander's is registered by then.
            self.at(self.sufferer, "after", "wagering_ended", self.hold_link)
        whose, when, kind, seat = _STEPS[moment][side]
        return self.table if whose == TABLE else self.sufferer, when, kind, seat

    def _hold(self, moment: str) -> None:
        if moment in ("M3", "M7", "M12"):
            self.hold_commit(self.sufferer)
        elif moment in ("M4", "M6"):
            self.hold_link()

    def hold_link(self, seconds: float = HOLD_S) -> None:
        """What is on its way between the sufferer and the table takes so long."""
        self.cable.cut(self.sufferer.node, seconds)

    # ---- The player at the sufferer's terminal ------------------------------------------------

    def cash_out(self) -> asyncio.Task[None]:
        return self._at_terminal(self.sufferer.service.cash_out())

    def insert_note(self, *, held: PaperPlace | None = None) -> None:
        """It stays where the story holds it until that lets the validator move."""
        self.sufferer.validator.held = held
        self.sufferer.validator.insert_note(EXTRA_NOTE_CENTS)
        assert self.sufferer.validator.transport.paper is not None, "it takes nothing"

    def offer_note(self) -> None:
        self.insert_note(held=PaperPlace.ESCROW)

    async def stack_note(self) -> None:
        """It is past the point of return, and not in the box before the story lets it go."""
        self.insert_note(held=PaperPlace.STACKING)
        transport = self.sufferer.validator.transport
        await self.until(lambda: transport.place is PaperPlace.STACKING, "the note is on its way")

    def _at_terminal(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """It dies with the terminal's process; a disk that fails under it is the machine's matter
        and not an error that nobody has looked at."""
        task = self.sufferer.node.spawn(work)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return task

    async def refusal(self, task: asyncio.Task[None]) -> Reason | None:
        """How what the player did was refused; None: it was done, or the machine failed."""
        try:
            async with asyncio.timeout(60):
                await task
        except Refused as refused:
            return refused.reason
        except (JournalError, asyncio.CancelledError):
            return None
        return None

    async def validator_at_rest(self, seat: str = SUFFERER) -> None:
        validator = self.terminals[seat].validator
        await self.until(lambda: validator.at_rest, "the validator is at rest")

    @property
    def returned_cents(self) -> list[int]:
        """Notes that the player has back."""
        return [paper.cents for paper in self.sufferer.validator.transport.returned]

    def betting(self, seat: str = SUFFERER) -> bool:
        return self.terminals[seat].service.state.round.phase is TerminalPhase.BETTING


def _has_credit(terminal: StageTerminal) -> bool:
    return terminal.service.durable.credit_cents > 0


# Which fact, before or after it is written, is the moment; by the side that is to be struck.
_STEPS = {
    "M3": {
        "terminal": (SUFFERER, "before", "wagering_ended", ""),
        "table": (TABLE, "after", "round_closed", ""),
        "table's disk": (TABLE, "before", "slip_taken", ""),
    },
    "M4": {
        "terminal": (SUFFERER, "after", "wagering_ended", ""),
        "table": (TABLE, "before", "slip_taken", SUFFERER),
        "table's disk": (TABLE, "before", "slip_taken", SUFFERER),
    },
    "M6": {
        "terminal": (TABLE, "after", "result_confirmed", ""),
        "table": (TABLE, "after", "result_confirmed", ""),
        "table's disk": (TABLE, "before", "result_confirmed", ""),
    },
    "M7": {
        "terminal": (SUFFERER, "before", "round_settled", ""),
        "table": (TABLE, "before", "settlement_reported", SUFFERER),
        "table's disk": (TABLE, "before", "settlement_reported", SUFFERER),
    },
    "M12": {"terminal": (SUFFERER, "before", "note_stacked", "")},
}
_BEFORE = {"M3": "M2", "M4": "M2", "M6": "M5", "M7": "M5", "M12": "betting"}
