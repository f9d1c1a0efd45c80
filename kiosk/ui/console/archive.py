"""The records of the table for the console: asked of the table, and written as files here.

What is made of them is written in a process of its own. A thread would share the interpreter with
the screen, and a dealer's touch would wait for it.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import ParamSpec, TypeVar

import msgspec

from kiosk.clock import UTC_ZONE
from kiosk.game.refusal import Refused
from kiosk.link.look_up import FindRecords, LookedUp, MakeBundle, MakeReport
from kiosk.link.session import GoneError
from kiosk.records import requests
from kiosk.records.bundle.contents import Subject
from kiosk.records.day import Day
from kiosk.records.page import Page
from kiosk.records.report import DayReport
from kiosk.ui import report_pdf
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.texts import translate
from kiosk.ui.words import refusal_words

_log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class ArchiveError(Exception):
    """The records cannot be read, or the file cannot be written. Says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchivePlace:
    exports: Path = Path("exports")
    """Where reports and bundles are written."""
    day_starts_ms: int = 0
    zone: str = UTC_ZONE
    shifts_ms: tuple[int, ...] = ()
    """When each begins, after midnight."""


class Archive:
    def __init__(self, desk: ConsoleDesk, place: ArchivePlace | None = None) -> None:
        self.place = place or ArchivePlace()
        self._desk = desk
        self._pool: ProcessPoolExecutor | None = None

    async def find(self, asked: FindRecords) -> Page:
        return await self._told(asked, Page)

    async def report(self, day: Day | None) -> DayReport:
        place = self.place
        asked = MakeReport(
            date=str(day.date) if day else "",
            starts_ms=day.starts_ms if day else place.day_starts_ms,
            zone=day.zone if day else place.zone,
            shifts_ms=place.shifts_ms,
        )
        return await self._told(asked, DayReport)

    async def write_pdf(self, told: DayReport, out: Path) -> None:
        await self._done(report_pdf.write_new_pdf, told, out, self._desk.look.currency.sign)

    async def write_csv(self, told: DayReport, out: Path) -> None:
        await self._done(requests.write_csv, told, out)

    async def write_bundle(self, subject: Subject, out: Path) -> None:
        bundle = await self._looked_up(MakeBundle(round=subject.round, case=subject.case))
        await self._done(requests.write_new, out, bundle)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _told(self, asked: LookedUp, kind: type[T]) -> T:
        found = await self._looked_up(asked)
        try:
            return msgspec.json.decode(found, type=kind)
        except msgspec.MsgspecError as error:
            _log.error("the table's answer cannot be understood: %s", error)
            told = translate("Archive", "The table's answer cannot be understood")
            raise ArchiveError(told) from None

    async def _looked_up(self, asked: LookedUp) -> bytes:
        try:
            return await self._desk.look_up(asked)
        except Refused as refused:
            raise ArchiveError(refusal_words(refused.refusal)) from None
        except GoneError:
            told = translate("Archive", "The table does not answer: try again")
            raise ArchiveError(told) from None

    async def _done(self, request: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._pool is None:
            # Not a copy of this process, which has a screen and an event loop.
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        try:
            return await asyncio.wrap_future(self._pool.submit(request, *args, **kwargs))
        except OSError as error:
            told = translate("Archive", "Cannot write {file}: {why}")
            raise ArchiveError(told.format(file=error.filename, why=error.strerror)) from None
        except BrokenProcessPool:
            _log.error("the process that writes files was ended")
            self.close()
            told = translate("Archive", "The writing was ended from outside: try again")
            raise ArchiveError(told) from None
