"""All that is behind a terminal's screen: journal, database, link, TLS, devices and loudspeaker.
It takes as long to load as the whole screen, which is shown before: see `run`."""

from pathlib import Path

from kiosk.config import TerminalConfig
from kiosk.notify import Starting
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.cabinet import cabinet_in
from kiosk.ui.audio.sounds import AlsaPlayer
from kiosk.ui.audio.speech import SpeechDispatcher
from kiosk.ui.terminal.audible_feedback import AudibleFeedback
from kiosk.ui.terminal.run import OpenTerminal


async def run(
    config: TerminalConfig, book: RuleBook, folder: Path, opened: OpenTerminal, starting: Starting
) -> None:
    cabinet = cabinet_in(folder, config, book)
    cabinet.machine.starting = starting
    opened.desk.attach(cabinet.machine, cabinet.cash_in)
    if cabinet.camera is not None:
        opened.view.table_top.camera.follow(cabinet.camera)
    AudibleFeedback(opened.desk, opened.view, AlsaPlayer(), SpeechDispatcher())
    await cabinet.run()
