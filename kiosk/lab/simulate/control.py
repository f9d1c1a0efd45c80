"""What can be asked of a simulated house at its control socket, one command a line."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from kiosk.console.order import Outcome
from kiosk.game.irregularity.grounds import grounds
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.round.state import UNDER_WAY, TablePhase
from kiosk.game.table import commands as c
from kiosk.lab.devices.control import find, help_text
from kiosk.lab.devices.device import BenchError
from kiosk.lab.devices.words import number
from kiosk.lab.simulate.croupier import Croupier
from kiosk.lab.simulate.staff import SUPERVISOR, Staff
from kiosk.link.messages import Board
from kiosk.link.session import GoneError
from kiosk.refusal_words import staff_words
from kiosk.rules.money import money_text
from kiosk.rules.pockets import colour
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender

CENTS_MAX = 100_000_000
REASON_MAX = 200
ANSWER_S = 30.0
"""Longer than the longest of the shortest wagering periods: `close` is answered when it is over."""
_LAST = 20
"""How many of the last numbers are told."""


@dataclass(frozen=True, slots=True)
class StaffAction:
    """Something that staff can be asked to do."""

    usage: str
    """Its arguments, as `help` shows them. The last may be a text of several words."""
    about: str
    do: Callable[..., Awaitable[str]]
    """Given its arguments. Returns what is worth saying about it."""


class Control:
    def __init__(
        self,
        book: RuleBook,
        seats: Sequence[str],
        staff: Staff,
        croupier: Croupier,
        *,
        automatic: bool,
    ) -> None:
        self._book = book
        self._seats = seats
        self._staff = staff
        self._croupier = croupier
        self._automatic = automatic
        self._actions = {
            "help": StaffAction("", "this list", self._help),
            "status": StaffAction("", "how the table is", self._status),
            "credit": StaffAction("SEAT CENTS", "staff take cash and credit a seat", self._credit),
            "open": StaffAction("", "open a round, and the table if it is shut", self._open),
            "close": StaffAction("", "no more bets", self._close),
            "result": StaffAction("NUMBER", "the ball lies in it: confirm it", self._result),
            "no-spin": StaffAction("REASON", "call the spin off", self._no_spin),
            "void": StaffAction("REASON", "void the round", self._void),
            "pause": StaffAction("", "the automatic dealer opens no more rounds", self._pause),
            "resume": StaffAction("", "the automatic dealer goes on", self._resume),
            "freeze": StaffAction("", "freeze all accounts", self._freeze),
            "thaw": StaffAction("", "thaw them", self._thaw),
        }

    def add(self, actions: Mapping[str, StaffAction]) -> None:
        """What else can be asked of this house."""
        self._actions |= actions

    async def answer(self, line: str) -> str:
        """`ok ...` or `error why`."""
        try:
            action, words = find(self._actions, line)
            arguments = _arguments(action.usage, words)
            async with asyncio.timeout(ANSWER_S):
                return f"ok {await action.do(*arguments)}".rstrip()
        except (BenchError, GoneError) as error:
            return f"error {error}"
        except TimeoutError:
            return f"error the table has not answered for {ANSWER_S:g} s, and may still obey"

    # ---- About the house ----------------------------------------------------------------------

    async def _help(self) -> str:
        return help_text(self._actions)

    async def _status(self) -> str:
        board = self._staff.board
        dealing = "automatic" if self._croupier.opens_rounds else "paused"
        told = [
            f"{board.phase}, round {board.round}{', frozen' if board.frozen else ''}",
            f"dealer {dealing if self._automatic else 'by hand'}",
            f"seats {' '.join(sorted(board.here)) or 'none'}",
            f"last {' '.join(number or 'void' for number in board.last[:_LAST]) or 'none'}",
        ]
        return "; ".join(told)

    async def _pause(self) -> str:
        self._require_automatic()
        self._croupier.opens_rounds = False
        return "no round after this one"

    async def _resume(self) -> str:
        self._require_automatic()
        self._croupier.opens_rounds = True
        return ""

    def _require_automatic(self) -> None:
        if not self._automatic:
            raise BenchError("there is no automatic dealer here: open and close rounds yourself")

    # ---- Money --------------------------------------------------------------------------------

    async def _credit(self, seat: str, amount: str) -> str:
        if seat not in self._seats:
            raise BenchError(f"there is no seat {seat}; there are {', '.join(self._seats)}")
        cents = number(amount, what="CENTS", most=CENTS_MAX)
        credit = c.Credit(seat, cents, Tender.CASH)
        return _said(
            await self._staff.order(credit, any_time=True), f"{money_text(cents)} for {seat}"
        )

    # ---- The round ----------------------------------------------------------------------------

    async def _open(self) -> str:
        # What is on offer besides, such as jackpots, is selected before the table opens.
        while self._staff.board.phase is TablePhase.SHUT:
            await self._shown(self._croupier.open_table())
        return await self._shown(self._croupier.open_round())

    async def _close(self) -> str:
        return await self._shown(self._croupier.close_round())

    async def _result(self, pocket: str) -> str:
        if pocket not in self._book.wheel.order:
            raise BenchError(f"the wheel has no pocket {pocket}")
        return await self._shown(self._croupier.result(pocket), f"{pocket} {colour(pocket)}")

    async def _no_spin(self, reason: str) -> str:
        known = [known.id for known in self._book.terms.no_spin.reasons]
        if reason not in known:
            raise BenchError(f"REASON is one of {', '.join(known)}, not {reason}")
        return _said(await self._staff.order(c.CallNoSpin(reason)))

    async def _void(self, reason: str) -> str:
        """By the first ground of the rule book; where it has none, because the system fails."""
        board = self._staff.board
        if board.phase not in UNDER_WAY:
            raise BenchError(staff_words(Refusal(Reason.NO_ROUND)))
        command: c.Command = c.DeclareMalfunction("", reason)
        if known := grounds(self._book):
            command = c.InvalidateGame(board.round, reason, known[0].id)
        return await self._shown(self._staff.order(command, who=SUPERVISOR))

    async def _freeze(self) -> str:
        freeze = c.Freeze("frozen at the control socket")
        return await self._shown(self._staff.order(freeze, who=SUPERVISOR, any_time=True))

    async def _thaw(self) -> str:
        return await self._shown(self._staff.order(c.Thaw(), who=SUPERVISOR, any_time=True))

    async def _shown(self, order: Coroutine[Any, Any, Outcome], about: str = "") -> str:
        """Answered once the console shows what it did: the next order is given upon that."""
        before = _of_staff(self._staff.console.client.board)
        said = _said(await order, about)
        while _of_staff(self._staff.console.client.board) == before:
            await self._staff.console.wait_for_change()
        return said


def _of_staff(board: Board | None) -> Board | None:
    """Machines come, wager and read the wheel at any time: that is no sign of an order."""
    return replace(board, here=(), registered=(), sensed="") if board is not None else None


def _arguments(usage: str, words: Sequence[str]) -> list[str]:
    """One for each name in the usage; a reason takes all that is left."""
    names = usage.split()
    if names and names[-1] == "REASON" and len(words) >= len(names):
        words = [*words[: len(names) - 1], " ".join(words[len(names) - 1 :])]
        if len(words[-1]) > REASON_MAX:
            raise BenchError(f"REASON has at most {REASON_MAX} characters")
    if len(words) != len(names):
        raise BenchError(f"the command takes {usage or 'nothing more'}")
    return list(words)


def _said(answer: Outcome, about: str = "") -> str:
    if answer.why is not None:
        raise BenchError(staff_words(answer.why))
    return about
