"""What goes over the lines of a terminal, as it goes: validator, printer, and the table."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Slot

from kiosk.config import TerminalConfig
from kiosk.devices.meaning import meaning
from kiosk.devices.trace import Follower, Traced, TraceError
from kiosk.lab.workbench.link_words import link_words
from kiosk.lab.workbench.trace_log import KEPT, Heard, TraceLog, TraceRow
from kiosk.terminal.link_trace import LinkFollower, TracedLine
from kiosk.ui.aside import aside
from kiosk.ui.shown import View, constant, rows_of

LOOK_S = 0.4


class TraceShown(msgspec.Struct, frozen=True, kw_only=True):
    paused: bool = False
    chosen: str = ""
    trouble: str = ""
    opened_title: str = ""
    opened_text: str = ""


class TraceView(View[TraceShown]):
    rows = rows_of(TraceRow)
    kept = constant(bool)
    """The terminal keeps a trace of anything."""

    def __init__(
        self, config: TerminalConfig | None, folder: Path, parent: QObject | None = None
    ) -> None:
        """Of a terminal whose file cannot be read there is nothing to see."""
        super().__init__(parent)
        link = config.link_trace if config is not None else ""
        self._link = LinkFollower(folder / link) if link else None
        self._devices = list(_devices(config, folder)) if config is not None else []
        self._kept = bool(self._devices) or self._link is not None
        self._log = TraceLog(_time)
        self._watched = asyncio.Event()
        self._paused = False
        self._chosen = ""
        self._opened: TraceRow | None = None
        self._trouble = ""

    async def run(self) -> None:
        """Reads while somebody looks, until it is cancelled."""
        while True:
            await self._watched.wait()
            if not self._paused:
                await self.look()
            await asyncio.sleep(LOOK_S)

    async def look(self) -> None:
        try:
            news = await aside(self._news)
        except TraceError as error:
            self._tell(str(error))
            return
        for heard in news:
            self._log.add(heard)
        self._tell("")
        if not self._paused:  # somebody may have touched it meanwhile
            self._show()

    def close(self) -> None:
        if self._link is not None:
            self._link.close()

    def _news(self) -> list[Heard]:
        found = [heard for device in self._devices for heard in device()]
        if self._link is not None:
            found += [_line_heard(line) for line in self._link.news(KEPT)]
        return sorted(found, key=lambda heard: heard.at_ms)

    def _show(self) -> None:
        self.rows.show(self._log.rows(self._chosen))

    def _tell(self, trouble: str) -> None:
        self._trouble = trouble
        self._update()

    def _update(self) -> None:
        row = self._opened
        self.show(
            TraceShown(
                paused=self._paused,
                chosen=self._chosen,
                trouble=self._trouble,
                opened_title=f"{row.source}, {row.time}" if row is not None else "",
                opened_text=f"{row.text}\n\n{row.detail}" if row is not None else "",
            )
        )

    # ---- What is touched ----------------------------------------------------------------------

    @Slot(bool)
    def watch(self, watched: bool) -> None:
        """Nothing is read while nobody looks."""
        self._watched.set() if watched else self._watched.clear()

    @Slot(str)
    def choose(self, source: str) -> None:
        self._chosen, self._opened = source, None
        self._show()
        self._update()

    @Slot()
    def pause(self) -> None:
        """What is there stays until it goes on; what came meanwhile is read then."""
        self._paused = not self._paused
        self._update()

    @Slot()
    def clear(self) -> None:
        self._log.clear()
        self._show()

    @Slot(int)
    def open(self, number: int) -> None:
        """0: nothing."""
        self._opened = self._log.row(number)
        self._update()


def _devices(config: TerminalConfig, folder: Path) -> Iterator[Callable[[], Sequence[Heard]]]:
    for name, device in (("validator", config.validator), ("printer", config.printer)):
        if device is not None and device.trace:
            yield _device(name, device.protocol, Follower(folder / device.trace))


def _device(name: str, protocol: str, follower: Follower) -> Callable[[], Sequence[Heard]]:
    return lambda: [_frame_heard(name, protocol, traced) for traced in follower.news(KEPT)]


def _frame_heard(name: str, protocol: str, traced: Traced) -> Heard:
    sealed = "\nIt went over the line encrypted." if traced.sealed else ""
    cut = f"\n... of {traced.length} bytes" if traced.length > len(traced.data) else ""
    return Heard(
        source=name,
        way=traced.way.value.decode(),
        at_ms=traced.at_ms,
        same=f"{traced.way.value!r} {traced.data!r}",
        text=meaning(protocol, traced),
        detail=f"{traced.data.hex(' ')}{cut}\n\n{_signs(traced.data)}{sealed}",
    )


def _line_heard(line: TracedLine) -> Heard:
    text, same = link_words(line.line)
    return Heard(
        source="link",
        way=line.way,
        at_ms=line.at_ms,
        same=same,
        text=text,
        detail=_indented(line.line),
    )


def _indented(line: str) -> str:
    try:
        return msgspec.json.format(line, indent=2)
    except msgspec.MsgspecError:
        return line


def _signs(data: bytes) -> str:
    """What of it is text."""
    return "".join(chr(byte) if 0x20 <= byte < 0x7F else "." for byte in data)  # noqa: PLR2004


def _time(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000).strftime("%H:%M:%S.%f")[:-3]
