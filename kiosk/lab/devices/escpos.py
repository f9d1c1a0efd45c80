"""A receipt printer that speaks ESC/POS, as far as tickets go.

Real-time questions are answered as they come in. Everything else waits its turn in the receive
buffer, which stops moving while the printer is offline, and goes on afterwards.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from kiosk.devices.printer.escpos.codec import CLEAR_BUFFER, Question, Report, answers_of
from kiosk.lab.devices.paper import Roll
from kiosk.lab.devices.printer import Pace, Paper, SimulatedPrinter

EOT, ENQ, LF, DLE, DC4, ESC, FS, GS = 0x04, 0x05, 0x0A, 0x10, 0x14, 0x1B, 0x1C, 0x1D
BUFFER_MAX = 4096
_CODE_PAGES = {
    **{0: "cp437", 2: "cp850", 3: "cp860", 4: "cp863", 5: "cp865", 13: "cp857", 14: "cp737"},
    **{15: "iso8859_7", 16: "cp1252", 17: "cp866", 18: "cp852", 19: "cp858"},
}
_ARGUMENTS = {
    DLE: {EOT: 1, ENQ: 1, DC4: 8},
    ESC: {
        **dict.fromkeys(b"@2i", 0),
        **dict.fromkeys(b"!EGaRtdJ3MV-{ =", 1),
        **dict.fromkeys(b"$\\c", 2),
        ord("p"): 3,
    },
    GS: {**dict.fromkeys(b"!hwHfBrIab", 1), **dict.fromkeys(b"LWP", 2)},
    FS: {**dict.fromkeys(b".&", 0), **dict.fromkeys(b"!C", 1)},
}
"""How many bytes follow each command of fixed length."""
_ITF, _ITF_COUNTED = 5, 70
_CUTS_AFTER_FEED = (b"A", b"B")
_TEXT = 0x20
_LEAST = 2
"""Bytes by which a command is known."""


@dataclass(frozen=True, slots=True)
class _Style:
    align: int = 0
    wide: int = 1
    high: int = 1
    page: str = "cp437"
    bar_height: int = 162
    bar_width: int = 3
    qr: str = ""
    module: int = 3


class EscposPrinter(SimulatedPrinter):
    steps = ("line", "code", "cut", "done")

    def __init__(self, folder: Path | None = None, *, pace: Pace | None = None) -> None:
        super().__init__(folder, pace=pace)
        self._buffer = bytearray()
        self._line = bytearray()
        self._style = _Style()
        self._roll = Roll()
        self._moving: asyncio.Handle | None = None

    @property
    def at_work(self) -> bool:
        return self._moving is not None

    # ---- What it hears ------------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        self._buffer += data
        self._answer_at_once()
        del self._buffer[BUFFER_MAX:]
        self._go_on()

    def _answer_at_once(self) -> None:
        while (at := self._buffer.find(bytes((DLE, EOT)))) >= 0 and at + 2 < len(self._buffer):
            question = self._buffer[at + 2]
            del self._buffer[at : at + 3]
            if question in set(Question):
                self._answer(bytes([answers_of(self._report())[question - 1]]))
        if (at := self._buffer.find(CLEAR_BUFFER)) >= 0:
            del self._buffer[: at + len(CLEAR_BUFFER)]
            self._line.clear()

    def _report(self) -> Report:
        return Report(
            offline=not self._fit,
            cover_open=self._opened,
            stopped_by_paper_end=self._paper is Paper.OUT,
            error=self._jammed,
            cutter=self._jammed,
            near_end=self._paper is not Paper.OK,
            paper_end=self._paper is Paper.OUT,
        )

    # ---- The receive buffer -------------------------------------------------------------------

    def _go_on(self) -> None:
        if self._moving is None:
            self._moving = asyncio.get_running_loop().call_soon(self._move)

    def _move(self) -> None:
        """As far as it goes without moving paper, which takes its time."""
        moved_paper = False
        while self._fit and self._buffer and not moved_paper:
            used, moved_paper = self._next()
            if not used:
                break  # the rest of a command is still to come
        after_s = self._pace.step_s / 8
        loop = asyncio.get_running_loop()
        self._moving = loop.call_later(after_s, self._move) if moved_paper else None

    def _next(self) -> tuple[int, bool]:
        """Carry out one command. Returns how long it was, and whether paper moved."""
        lead = self._buffer[0]
        if lead == LF:
            self._feed(1)
            return 1, True
        if lead not in _ARGUMENTS:
            text = self._used(1)
            self._line += text if lead >= _TEXT else b""  # a control without a meaning is no text
            return 1, False
        if len(self._buffer) < _LEAST:
            return 0, False
        if lead == GS and self._buffer[1] == ord("k"):
            return self._bar_code()
        if lead == GS and self._buffer[1] == ord("("):
            return self._symbol()
        if lead == GS and self._buffer[1] == ord("V"):
            return self._cut()
        length = 2 + _ARGUMENTS[lead].get(self._buffer[1], 0)
        if len(self._buffer) < length:
            return 0, False
        command = bytes(self._buffer[:length])
        moves = self._obey(command)
        return length, moves

    def _used(self, length: int) -> bytes:
        used = bytes(self._buffer[:length])
        del self._buffer[:length]
        return used

    def _feed(self, used: int) -> None:
        self._reach("line")
        if not self._fit or not self._buffer:
            return  # what the step met stops the paper here
        self._used(used)
        text = self._line.decode(self._style.page, "replace")
        self._line.clear()
        style = self._style
        self._roll.line(text, align=style.align, wide=style.wide, high=style.high)

    def _obey(self, command: bytes) -> bool:
        self._used(len(command))
        obey = _COMMANDS.get(command[:2])
        if obey is not None:
            self._style = obey(self._style, command[-1])
        match command[:2]:
            case b"\x1b@":
                self._line.clear()
            case b"\x1bd":
                for _ in range(command[2]):
                    self._roll.line("")
                return True
            case b"\x1dr" if command[2] in (1, 49):
                near = 0x03 if self._paper is not Paper.OK else 0
                self._answer(bytes([near]))
        return False

    # ---- Bars and the knife -------------------------------------------------------------------

    def _bar_code(self) -> tuple[int, bool]:
        """Both forms: digits up to a NUL, or counted."""
        head = bytes(self._buffer[:4])
        counted = head[2:3] >= b"A"
        begin = 4 if counted else 3
        end = begin + head[-1] if counted else self._buffer.find(b"\0", begin)
        total = end if counted else end + 1
        if len(head) < begin or end < begin or len(self._buffer) < total:
            return 0, False
        self._reach("code")
        if not self._fit or not self._buffer:
            return 0, False
        command = self._used(total)
        digits = command[begin:end].decode("ascii", "replace")
        if command[2] in (_ITF, _ITF_COUNTED) and digits.isdecimal() and len(digits) % 2 == 0:
            style = self._style
            self._roll.code(
                digits, align=style.align, narrow=style.bar_width, height=style.bar_height
            )
        return total, True

    def _symbol(self) -> tuple[int, bool]:
        """GS ( k, whose length follows: a QR code is given its size and text, then printed."""
        length = 5 + int.from_bytes(self._buffer[3:5], "little")
        if len(self._buffer) < max(5, length):
            return 0, False
        command = bytes(self._buffer[:length])
        match command[2:3], command[5:7]:
            case b"k", b"1C":
                self._style = replace(self._style, module=command[7])
            case b"k", b"1P":
                self._style = replace(self._style, qr=command[8:].decode("ascii", "replace"))
            case b"k", b"1Q" if self._style.qr:
                self._reach("code")
                if not self._fit or not self._buffer:
                    return 0, False
                style = self._style
                self._roll.qr(style.qr, align=style.align, module=style.module)
        self._used(length)
        return length, command[5:7] == b"1Q"

    def _cut(self) -> tuple[int, bool]:
        length = 4 if self._buffer[2:3] in _CUTS_AFTER_FEED else 3
        if len(self._buffer) < length:
            return 0, False
        self._reach("cut")
        if not self._fit or not self._buffer:
            return 0, False
        self._used(length)
        roll, self._roll = self._roll, Roll()
        self._came_out(roll.image(), roll.codes)
        self._present()
        self._reach("done")
        return length, True

    def _changed(self) -> None:
        self._go_on()

    def power_cut(self) -> None:
        """What was in the buffer is lost; what is on paper stays there, before the knife."""
        if self._moving is not None:
            self._moving.cancel()
            self._moving = None
        self._buffer.clear()
        self._line.clear()
        self._style = _Style()


_COMMANDS: dict[bytes, Callable[[_Style, int], _Style]] = {
    b"\x1b@": lambda style, _: _Style(),
    b"\x1b!": lambda style, n: replace(style, wide=2 if n & 0x20 else 1, high=2 if n & 0x10 else 1),
    b"\x1d!": lambda style, n: replace(style, wide=(n >> 4) + 1, high=(n & 0x0F) + 1),
    b"\x1ba": lambda style, n: replace(style, align=n % 48),
    b"\x1bt": lambda style, n: replace(style, page=_CODE_PAGES.get(n, "cp437")),
    b"\x1dh": lambda style, n: replace(style, bar_height=n),
    b"\x1dw": lambda style, n: replace(style, bar_width=n),
}
