"""A day with two tournaments in which a director does all that one seldom does, so that every kind
of fact of them is there to forge."""

import asyncio
from contextlib import suppress

from kiosk.game.refusal import Refused
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.game.tournament.results import signed
from kiosk.game.tournament.state import Session
from kiosk.game.tournament.values import Ground, Owed, SessionPhase, SessionResults, Winner
from kiosk.lab.simulate.scenario.cup import ONLY_FINAL, cup_text
from kiosk.lab.simulate.staff import DEALER, SECOND, SUPERVISOR, Staff
from kiosk.lab.simulate.stage import VirtualStage
from kiosk.rules.points import Points
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.tournament.file import digest_of
from kiosk.table.receipt_key import TableReceiptKey

SEATS = ("1", "2", "3")
BEGINS_MS = 10**13
"""In three centuries: time enough to cancel."""
HEATS = cup_text(
    {
        "session.spins": 0,
        "session.minutes": 1,
        "chips.buy_in_cents": 2000,
        "chips.kind": "redemption",
        "chips.redemption_cents": 1,
        "chips.redemption_points": 25,
        "chips.rebuys": 1,
        "chips.rebuy_until_spin": 10,
        "advance.players": 1,
        "advance.discretionary": "The best loser of each table.",
        "play_off.spins": 1,
    }
)
FINAL = cup_text({ONLY_FINAL: True, "session.spins": 2, "play_off.spins": 1})
_OTHER_TABLE = TableReceiptKey.of(b"7" * 32)


class CupDay(VirtualStage):
    def __init__(self, book: RuleBook) -> None:
        super().__init__(book, SEATS, seed="cups")
        self.staff = Staff(self.console)

    async def play(self) -> None:
        await self.start()
        await self.staff.come_on_duty()
        await self._order(sgc.OpenTable(1_000_000))
        await self._heats()
        await self._final()
        for terminal in self.terminals.values():
            terminal.die()
            terminal.start()
        await self.quiet()
        for machine in self.machines:
            machine.die()

    async def _order(self, *commands: sgc.Command, who: str = SUPERVISOR) -> None:
        for command in commands:
            came = await self.staff.order(command, who=who, second=SECOND)
            assert came.done, (command, came.why)
            await self.quiet()

    async def _heats(self) -> None:
        await self._order(
            sgc.OpenTournament(tuple(HEATS.split("\n")), BEGINS_MS),
            sgc.RefuseEntry("Eve", "was sent away before"),
            *(sgc.RegisterEntrant(f"Guest {n}", True) for n in range(1, 5)),
            sgc.RegisterEntrant("Wanda", True, wild_card=True, heat=2),
            sgc.WithdrawEntrant("004"),
            sgc.PayEntrant("004", Owed.FEE),
            *(sgc.CheckInEntrant(f"{n:03}") for n in range(1, 4)),
            sgc.CallSession(1, ("001", "002", "003")),
            sgc.DrawSeats(SEATS),
        )
        await self.until(lambda: bool(self._session().lot), "seats are drawn")
        await self._order(sgc.StartSession())
        await self._spin("1")
        await self._order(
            sgc.ReBuy("001"),
            sgc.SetPenalty("002", True, "spoke to the dealer"),
            sgc.SetPenalty("002", False, "was asked by the dealer"),
            sgc.AdjustPoints("003", Points(-100), "a chip of another seat"),
            sgc.EasePointLimits(50, 6000),
            sgc.RecordDecision("whose chip it was", "seat 2's"),
            sgc.GrantLeave("003", True, "unwell", emergency=True),
            sgc.GrantLeave("003", False, "is back"),
        )
        await self._spin("2", late="2")
        await self._order(sgc.Freeze("a wrong number"))
        came = await self.staff.order(
            sgc.CorrectResult(self.table_state.round.number, "1", "misread"),
            who=SUPERVISOR,
            second=SECOND,
            outcome="2",
        )
        assert came.done, came.why
        await self._order(sgc.Thaw())
        await asyncio.sleep(60)
        while self._session().phase is SessionPhase.PLAYING:
            await self._spin("1")
        await self._order(sgc.RecordSession())
        while self._session().phase is SessionPhase.TIED:
            await self._order(sgc.StartPlayOff())
            await self._spin("1", apart=True)
            await self._order(sgc.RecordSession())
        leading = self._session().placing[0][0]
        other = next(name for name in ("001", "002", "003") if name != leading)
        await self._order(
            sgc.AdvanceWinners((other,), "the best loser"),
            sgc.ImportResults(_results()),
            sgc.CallSession(2, (leading, other)),
            sgc.AssignSeat("1", leading),
            sgc.AssignSeat("2", other),
            sgc.StartSession(),
            sgc.DisqualifyEntrant(other, Ground.CHIPS, "a chip in the sleeve"),
            sgc.AbandonSession("nobody to play with"),
            sgc.CancelTournament("the hall is needed"),
        )
        for name, entrant in self.table_state.tournament.entrants.items():
            await self._order(*(sgc.PayEntrant(name, owed) for owed in entrant.owed))
        await self._order(sgc.CloseTournament())

    async def _final(self) -> None:
        await self._order(
            sgc.OpenTournament(tuple(FINAL.split("\n")), 0),
            *(sgc.RegisterEntrant(f"Guest {n}", True) for n in range(1, 4)),
            sgc.CallSession(1, ("001", "002", "003")),
            *(sgc.AssignSeat(seat, f"{int(seat):03}") for seat in SEATS),
            sgc.StartSession(),
        )
        await self._spin("1")
        await self._spin("1", apart=True)
        await self._order(sgc.RecordSession())
        while self._session().phase is SessionPhase.TIED:
            await self._order(sgc.StartPlayOff())
            await self._spin("1", apart=True)
            await self._order(sgc.RecordSession())
        await self._order(sgc.AwardPrizes(), sgc.AwardBonus(0, "002"))
        for name, entrant in self.table_state.tournament.entrants.items():
            await self._order(*(sgc.PayEntrant(name, owed) for owed in entrant.owed))
        await self._order(sgc.CloseTournament())

    def _session(self) -> Session:
        session = self.table_state.tournament.session
        assert session is not None
        return session

    async def _spin(self, number: str, *, late: str = "", apart: bool = False) -> None:
        """`late`: a seat whose line is cut until it is too late for its wagers."""
        await self._order(sgc.OpenRound(self.book.terms.period.shortest_s), who=DEALER)
        for seat in SEATS:
            wager = "black" if apart and seat != "1" else "red"
            with suppress(Refused):
                service = self.terminals[seat].service
                service.touch(ats.PlacePoints("odd", Points(100)))
                service.touch(ats.UndoPoints())
                service.touch(ats.PlacePoints(wager, Points(200)))
        await asyncio.sleep(1)
        if late:
            self.cables[late].cut(self.terminals[late].node, 10.0**9)
        await self.until(lambda: self.staff.board.phase is TablePhase.SPINNING, "slips are there")
        if late:
            await asyncio.sleep(10)
            self.cables[late].heal()
            await self.until(lambda: self.terminals[late].up, "it is back")
            await self.quiet()
        await self._order(sgc.ConfirmResult(number), who=DEALER)


def _results() -> SessionResults:
    """Of a session at another table."""
    told = SessionResults(
        tournament="spring-cup",
        digest=digest_of(HEATS),
        table="Table 9",
        heat=1,
        session=1,
        winners=(Winner(entrant="007", name="Gwen", points=Points(7000)),),
        at_ms=1_800_000_000_000,
        seq=77,
        hash="ab" * 32,
        signer="0" * 64,
        signature="0" * 128,
    )
    return signed(told, _OTHER_TABLE.public, _OTHER_TABLE.sign)
