"""An ID-003 acceptor, from the other side of the line.

It has the habits that make real ones hard: VEND VALID is repeated until it is acknowledged, a
setting outside of INITIALIZE or idle is an invalid command, a note that nobody decides about goes
back, and after a power cut it says where it found a note and waits for RESET.
"""

import asyncio
from collections.abc import Callable, Sequence

from kiosk.devices.validator.id003.codec import Decoder, Frame, encode
from kiosk.devices.validator.id003.codes import (
    FIRST_DENOMINATION,
    TICKET,
    VALUE_MAX,
    Id003Command,
    Status,
    currency_frame,
)
from kiosk.lab.devices.device import Action, BenchError
from kiosk.lab.devices.enquiry import Enquiry
from kiosk.lab.devices.transport import MOVE_S, PaperPlace
from kiosk.lab.devices.validator import ESCROW_S, SimulatedValidator, require_notes

INITIALIZE_S = 2.0
"""So long it waits for the next setting of a host that says nothing of INHIBIT."""
GAP_S = 0.05
"""A frame whose bytes do not follow one another is not one."""
POWER_RECOVERY = 0x02
VERSION = b"U(TAP)-05-SS ID003-05V001-01 01JAN26 0000"
NOTES_CENTS = (100, 500, 1000, 2000, 5000, 10_000)
"""From the first escrow code on, if nobody says otherwise."""
NOTES_MAX = 16
_REJECT_FOREIGN, _REJECT_ASKEW, _REJECT_INHIBITED, _REJECT_FACE_DOWN = 0x76, 0x71, 0x79, 0x9B
_DEFAULTS: dict[int, bytes] = {
    Id003Command.DENOMINATIONS: b"\0\0",
    Id003Command.SECURITY: b"\0\0",
    Id003Command.COMMUNICATION_MODE: b"\0",
    Id003Command.INHIBIT: b"\x01",
    Id003Command.DIRECTION: b"\0",
    Id003Command.OPTIONS: b"\0\0",
    Id003Command.BAR_CODE: b"\x01\x12",
    Id003Command.BAR_CODE_INHIBIT: b"\x02",
}
_READ_BACK = {
    Id003Command.GET_DENOMINATIONS: Id003Command.DENOMINATIONS,
    Id003Command.GET_SECURITY: Id003Command.SECURITY,
    Id003Command.GET_INHIBIT: Id003Command.INHIBIT,
    Id003Command.GET_DIRECTION: Id003Command.DIRECTION,
    Id003Command.GET_OPTIONS: Id003Command.OPTIONS,
    Id003Command.GET_BAR_CODE: Id003Command.BAR_CODE,
    Id003Command.GET_BAR_CODE_INHIBIT: Id003Command.BAR_CODE_INHIBIT,
}
_IDLE = (Status.ENABLE, Status.DISABLE)
_POWER_UPS = (Status.POWER_UP, Status.POWER_UP_ACCEPTOR, Status.POWER_UP_STACKER)


class SimulatedId003(SimulatedValidator):
    def __init__(
        self,
        *,
        move_s: float = MOVE_S,
        escrow_s: float = ESCROW_S,
        notes_cents: Sequence[int] = NOTES_CENTS,
    ) -> None:
        super().__init__(move_s=move_s, escrow_s=escrow_s)
        require_notes(notes_cents, most=NOTES_MAX)
        for cents in notes_cents:
            if (cents // 100) > VALUE_MAX and (cents // 100) % 10:
                raise BenchError(f"{cents} cents is no note of ID-003")
        self.currency = dict(enumerate(notes_cents, FIRST_DENOMINATION))
        """Cents by escrow code."""
        self._told_early = False
        """VEND VALID was acknowledged before the note is in the box."""
        self._decoder = Decoder()
        self._heard_at = 0.0
        self._settings = dict(_DEFAULTS)
        self._enquiry = Enquiry(lambda: self.say(encode(Frame(Status.ENQ))))
        self._state = Frame(Status.POWER_UP)
        self._finishing = False
        """A note that a power cut met goes into the box and is told of, before it starts."""
        self._resumes = False
        """The host had asked it to go on after a power cut."""
        self.recovers = True
        """Models differ: one goes on after a power cut where it was, another only starts anew."""

    # ---- The line -----------------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        now = asyncio.get_running_loop().time()
        if now - self._heard_at > GAP_S:
            self._decoder.reset()
        self._heard_at = now
        for frame in self._decoder.feed(data):
            self.obey(frame)

    def obey(self, frame: Frame) -> None:
        reply = self._answer(frame)
        if reply is not None:
            self.say(encode(reply))

    def _answer(self, frame: Frame) -> Frame | None:
        if frame.code in _DEFAULTS:
            return self._set(frame)
        if frame.code in _READ_BACK:
            return Frame(frame.code, self._settings[_READ_BACK[Id003Command(frame.code)]])
        match frame.code:
            case Id003Command.STATUS_REQUEST:
                self._enquiry.heard()
                return self._state
            case Id003Command.ACK:
                self._acknowledged()
                return None
            case Id003Command.VERSION | Id003Command.BOOT_VERSION:
                return Frame(frame.code, VERSION)
            case Id003Command.CURRENCY:
                return currency_frame(Id003Command.CURRENCY, self.currency)
            case Id003Command.RESET:
                self._reset()
                return Frame(Status.ACK)
            case _:
                return self._move(frame.code)

    def _move(self, code: int) -> Frame:
        moves: dict[int, Callable[[], None]] = {
            Id003Command.STACK_1: self._stack_telling_early,
            Id003Command.STACK_2: self.transport.stack,
            Id003Command.RETURN: self.transport.give_back,
            Id003Command.HOLD: self._hold,
            Id003Command.WAIT: self._hold,
        }
        in_escrow = self.transport.place is PaperPlace.ESCROW and not self.troubled
        if code not in moves or not in_escrow or self._state.code in _POWER_UPS:
            return Frame(Status.INVALID_COMMAND)
        moves[code]()
        return Frame(Status.ACK)

    def _stack_telling_early(self) -> None:
        """STACK-1 is told as valid when the note has passed the lever of the stacker, STACK-2 when
        it is in the box: in between it can still jam."""
        self.transport.stack()
        self._later(self.transport.move_s / 2, self._passed_lever)

    def _passed_lever(self) -> None:
        if self.transport.place is PaperPlace.STACKING and not self.troubled:
            self._show(Status.VEND_VALID)

    def _set(self, frame: Frame) -> Frame:
        settable = self._state.code in (Status.INITIALIZE, *_IDLE)
        if not settable or len(frame.data) != len(_DEFAULTS[frame.code]):
            return Frame(Status.INVALID_COMMAND)
        self._settings[frame.code] = frame.data
        if frame.code == Id003Command.INHIBIT:
            self._forget()
            self._show_idle()
        elif self._state.code == Status.INITIALIZE:
            self._later(INITIALIZE_S, self._show_idle)
        return frame

    # ---- What it says of itself ---------------------------------------------------------------

    def _show(self, status: Status, data: bytes = b"") -> None:
        if self._state == Frame(status, data):
            return
        self._state = Frame(status, data)
        if self._settings[Id003Command.COMMUNICATION_MODE] != b"\0":
            self._enquiry.announce()

    def _initialize(self) -> None:
        """A host that has no more to say is waited for no longer: what it has not set is as it was
        made, and nothing is taken."""
        self._show(Status.INITIALIZE)
        self._later(INITIALIZE_S, self._show_idle)

    def _show_idle(self) -> None:
        self._show(Status.DISABLE if self._settings[Id003Command.INHIBIT][0] & 1 else Status.ENABLE)

    def takes(self) -> bool:
        return self._state.code == Status.ENABLE

    def notes_cents(self) -> list[int]:
        return [cents for code, cents in self.currency.items() if not self._masks(code)]

    def status(self) -> str:
        return f"{Status(self._state.code).name.lower().replace('_', ' ')}; {super().status()}"

    # ---- Paper --------------------------------------------------------------------------------

    def moved(self, before: PaperPlace) -> None:
        match self.transport.place:
            case PaperPlace.DRAWING:
                self._show(Status.ACCEPTING)
            case PaperPlace.ESCROW:
                self._judge()
            case PaperPlace.STACKING:
                self._show(Status.STACKING)
            case PaperPlace.TAKEN:
                self._taken()
            case PaperPlace.RETURNING:
                if self._state.code != Status.REJECTING:
                    self._show(Status.RETURNING)
            case PaperPlace.EMPTY if self._finishing:
                self._finishing = False
                self._initialize()
            case PaperPlace.EMPTY if before is PaperPlace.TAKEN:
                self._show(Status.STACKED)
                self._later(self.transport.move_s, self._show_idle)
            case PaperPlace.EMPTY:
                self._show_idle()

    def _taken(self) -> None:
        if self._told_early:
            self.transport.acknowledged()
        else:
            self._show(Status.VEND_VALID)

    def _judge(self) -> None:
        """Is it something that the host wants to hear of?"""
        self._told_early = False
        paper = self.transport.paper
        assert paper is not None
        flaws = {
            "foreign": _REJECT_FOREIGN,
            "askew": _REJECT_ASKEW,
            "face-down": _REJECT_FACE_DOWN,
        }
        code = next((code for code, cents in self.currency.items() if cents == paper.cents), None)
        if paper.flaw:
            self._reject(flaws[paper.flaw])
        elif paper.digits and self._settings[Id003Command.BAR_CODE_INHIBIT][0] & 2:
            self._reject(_REJECT_INHIBITED)
        elif paper.digits:
            self._hold_escrow(bytes((TICKET,)) + paper.digits.encode("ascii"))
        elif code is None:
            self._reject(_REJECT_FOREIGN)
        elif self._masks(code):
            self._reject(_REJECT_INHIBITED)
        else:
            self._hold_escrow(bytes((code,)))

    def _masks(self, code: int) -> bool:
        mask = int.from_bytes(self._settings[Id003Command.DENOMINATIONS], "little")
        return bool(mask & (1 << (code - FIRST_DENOMINATION)))

    def _reject(self, reason: int) -> None:
        self._show(Status.REJECTING, bytes((reason,)))
        self.transport.give_back()

    def _hold_escrow(self, data: bytes) -> None:
        self._show(Status.ESCROW, data)
        self._later(self._escrow_s, self._tired)

    def _hold(self) -> None:
        self._show(Status.HOLDING)
        self._later(self._escrow_s, self._tired)

    def _tired(self) -> None:
        if self.transport.place is PaperPlace.ESCROW:
            self.transport.give_back()

    def _acknowledged(self) -> None:
        if self._state.code != Status.VEND_VALID:
            return
        if self.transport.place is PaperPlace.STACKING:
            self._told_early = True
            self._show(Status.STACKED)
        else:
            self.transport.acknowledged()

    # ---- What happens to it -------------------------------------------------------------------

    def _reset(self) -> None:
        was, self._settings = self._state.code, dict(_DEFAULTS)
        if self.troubled:
            return
        if was == Status.POWER_UP_STACKER and self._resumes:
            self._finishing = True
            self.transport.stack()
        elif was in (Status.POWER_UP_STACKER, Status.STACKING):
            self.transport.drop_in()
            self._initialize()
        elif self.transport.place in (PaperPlace.DRAWING, PaperPlace.ESCROW, PaperPlace.RETURNING):
            self._finishing = True
            self.transport.give_back()
        elif self.transport.place is PaperPlace.EMPTY:
            self._initialize()

    def power_cut(self) -> None:
        self._forget()
        self._enquiry.heard()
        self.transport.halt()
        self._resumes = self.recovers and bool(
            self._settings[Id003Command.OPTIONS][0] & POWER_RECOVERY
        )
        self._settings, self._finishing = dict(_DEFAULTS), False
        match self.transport.place:
            case PaperPlace.EMPTY:
                self._state = Frame(Status.POWER_UP)
            case PaperPlace.STACKING | PaperPlace.TAKEN:
                self._state = Frame(Status.POWER_UP_STACKER)
            case _:
                self._state = Frame(Status.POWER_UP_ACCEPTOR)

    def trouble_changed(self) -> None:
        self._forget()
        if not self.box_in:
            self._show(Status.STACKER_OPEN)
        elif self.jammed:
            stacking = self.transport.place in (PaperPlace.STACKING, PaperPlace.TAKEN)
            self._show(Status.STACKER_JAM if stacking else Status.ACCEPTOR_JAM)
        elif self.cheated:
            self._show(Status.CHEATED)
        elif self.box_full:
            self._show(Status.STACKER_FULL)
        else:
            mode = self._settings[Id003Command.COMMUNICATION_MODE]
            self._settings = {**_DEFAULTS, Id003Command.COMMUNICATION_MODE: mode}
            self._initialize()

    def actions(self) -> dict[str, Action]:
        recovery = Action(
            "on|off", "does it go on after a power cut where it was", self._set_recovery
        )
        return {**super().actions(), "recovery": recovery}

    def _set_recovery(self, words: Sequence[str]) -> str:
        if list(words) not in (["on"], ["off"]):
            raise BenchError("recovery takes on or off")
        self.recovers = words[0] == "on"
        return ""
