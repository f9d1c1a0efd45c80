"""What goes over the lines of a terminal, as it goes: validator, printer, and the table."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.config import TerminalConfig
from kiosk.devices.meaning import meaning
from kiosk.devices.trace import Follower, Traced, TraceError
from kiosk.terminal.link_trace import LinkFollower, TracedLine
from kiosk.ui.aside import aside
from kiosk.ui.rows import Rows
from kiosk.ui.workbench.link_words import link_words
from kiosk.ui.workbench.trace_log import KEPT, Heard, TraceLog, TraceRow

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

LOOK_S = 0.4


@QmlElement
class TraceView(QObject):
    changed = Signal()

    def __init__(
        self, config: TerminalConfig | None, folder: Path, parent: QObject | None = None
    ) -> None:
        """Of a terminal whose file cannot be read there is nothing to see."""
        super().__init__(parent)
        link = config.link_trace if config is not None else ""
        self._link = LinkFollower(folder / link) if link else None
        self._devices = list(_devices(config, folder)) if config is not None else []
        self._log = TraceLog(_time)
        self._rows = Rows(TraceRow, self)
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
        self._rows.show(self._log.rows(self._chosen))

    def _tell(self, trouble: str) -> None:
        if trouble != self._trouble:
            self._trouble = trouble
            self.changed.emit()

    # ---- What is touched ----------------------------------------------------------------------

    @Slot(bool)
    def watch(self, watched: bool) -> None:
        """Nothing is read while nobody looks."""
        self._watched.set() if watched else self._watched.clear()

    @Slot(str)
    def choose(self, source: str) -> None:
        self._chosen, self._opened = source, None
        self._show()
        self.changed.emit()

    @Slot()
    def pause(self) -> None:
        """What is there stays until it goes on; what came meanwhile is read then."""
        self._paused = not self._paused
        self.changed.emit()

    @Slot()
    def clear(self) -> None:
        self._log.clear()
        self._show()

    @Slot(int)
    def open(self, number: int) -> None:
        """0: nothing."""
        self._opened = self._log.row(number)
        self.changed.emit()

    # ---- For QML ------------------------------------------------------------------------------

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        return self._rows

    @Property(bool, notify=changed)
    def paused(self) -> bool:
        return self._paused

    @Property(str, notify=changed)
    def chosen(self) -> str:
        return self._chosen

    @Property(str, notify=changed)
    def trouble(self) -> str:
        return self._trouble

    @Property(bool, constant=True)
    def kept(self) -> bool:
        """The terminal keeps a trace of anything."""
        return bool(self._devices) or self._link is not None

    @Property(str, notify=changed)
    def openedTitle(self) -> str:  # noqa: N802 - QML names are camelCase
        row = self._opened
        return f"{row.source}, {row.time}" if row is not None else ""

    @Property(str, notify=changed)
    def openedText(self) -> str:  # noqa: N802
        return f"{self._opened.text}\n\n{self._opened.detail}" if self._opened is not None else ""


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
