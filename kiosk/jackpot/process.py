"""The controller as a process of its own: its journal, its safe, its doors to the tables."""

import secrets
import sys
from collections.abc import Callable
from pathlib import Path

from kiosk.clock import OF_THIS_MACHINE, HouseDay, SteadyClock, TimeSources
from kiosk.config import ConfigError, JackpotConfig
from kiosk.doors import Connections, descriptors, open_doors, room_for_strangers
from kiosk.game.jackpot.draw import NONCE_BYTES
from kiosk.game.jackpot.returns import require_sound, return_of_wager
from kiosk.game.jackpot.values import JackpotTerms, LevelTerms
from kiosk.game.refusal import Reason, Refused
from kiosk.jackpot.service import PLACES, JackpotService
from kiosk.jackpot.settings import JackpotSettings, JackpotSources
from kiosk.journal.journal import Journal
from kiosk.journal.log import Closing, DurableLog, FactLog, last_ms
from kiosk.journal.marks import cache_folder
from kiosk.journal.proof_file import ProofFile
from kiosk.journal.writer import SWITCH_S
from kiosk.link.jackpot import at_controller
from kiosk.notify import serving
from kiosk.pins import hash_apart
from kiosk.refusal_words import staff_words
from kiosk.safe import Safe, SafeFile
from kiosk.service import Machine

MACHINE = "jackpot"
TRIGGER_FILE = "jackpot.secret"


async def run_jackpot(
    config: JackpotConfig,
    folder: Path,
    times: TimeSources = OF_THIS_MACHINE,
    draw_nonce: Callable[[], bytes] = lambda: secrets.token_bytes(NONCE_BYTES),
) -> None:
    """Paths of the configuration are seen from its own folder. Runs until it is cancelled."""
    await serve_jackpots(jackpot_machine(config, folder, times, draw_nonce), config, folder)


def jackpot_machine(
    config: JackpotConfig,
    folder: Path,
    times: TimeSources = OF_THIS_MACHINE,
    draw_nonce: Callable[[], bytes] = lambda: secrets.token_bytes(NONCE_BYTES),
    service: type[JackpotService] = JackpotService,
) -> Machine[JackpotService]:
    journal = folder / config.journal
    safe = SafeFile(journal.parent / TRIGGER_FILE)
    settings, closing = settings_of(config), Closing(config.live_days, HouseDay().begin_ms)
    return Machine(
        lambda: DurableLog(
            Journal.open(journal, machine=MACHINE), ProofFile(journal, cache_folder()), closing
        ),
        lambda log: service.start(log, settings, sources(log, safe, times, draw_nonce)),
    )


async def serve_jackpots(
    machine: Machine[JackpotService], config: JackpotConfig, folder: Path
) -> None:
    """Until it is cancelled."""
    strangers = room_for_strangers(descriptors(), places=sum(PLACES.values()))
    sys.setswitchinterval(SWITCH_S)
    entrance = Connections(machine, at_controller)
    doors = open_doors(entrance, config.network, folder, strangers=strangers)
    async with doors, serving(machine.starting):
        await machine.run()


def settings_of(config: JackpotConfig) -> JackpotSettings:
    return JackpotSettings(name=config.name, terms=terms_of(config), people=config.people)


def terms_of(config: JackpotConfig) -> JackpotTerms:
    """Raises `ConfigError` if they cannot be played for, or give back more than is allowed."""
    terms = JackpotTerms(
        wager_cents=config.wager_cents,
        most_return_bp=config.most_return_bp,
        levels=tuple(
            LevelTerms(
                name=level.name,
                reset_cents=level.reset_cents,
                limit_cents=level.limit_cents,
                increment_bp=level.increment_bp,
                hidden_bp=level.hidden_bp,
                approval_cents=level.approval_cents,
            )
            for level in config.levels
        ),
    )
    try:
        require_sound(terms)
    except Refused as refused:
        why = staff_words(refused.refusal)
        if refused.reason is Reason.RETURN_TOO_HIGH:
            why += f" (the wager gives back {float(return_of_wager(terms)):.2%})"
        raise ConfigError(f"levels: {why}") from None
    return terms


def sources(
    log: FactLog, safe: Safe, times: TimeSources, draw_nonce: Callable[[], bytes]
) -> JackpotSources:
    clock = SteadyClock(
        wall_ms=times.wall_ms, monotonic_s=times.monotonic_s, at_least_ms=last_ms(log)
    )
    return JackpotSources(
        now_ms=clock.now_ms,
        draw_key=lambda: secrets.token_hex(16),
        draw_nonce=draw_nonce,
        hash_pin=hash_apart,
        safe=safe,
    )
