"""The records of the table for the console, read in a process of their own.

A thread would share the interpreter with the screen, and a dealer's touch would wait for it.
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

from kiosk.clock import UTC_ZONE
from kiosk.records import requests
from kiosk.records.bundle.contents import Subject
from kiosk.records.day import Day
from kiosk.records.folder import RecordsError
from kiosk.records.report import DayReport
from kiosk.records.rows import AnyRow
from kiosk.records.search import Query
from kiosk.ui import report_pdf
from kiosk.ui.texts import translate

_log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class ArchiveError(Exception):
    """The records cannot be read, or the file cannot be written. Says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchivePlace:
    folder: Path
    """With the journals of the table and of its terminals."""
    exports: Path
    """Where reports and bundles are written."""
    day_starts_ms: int = 0
    zone: str = UTC_ZONE


class Archive:
    """Without a place there are no records at this console."""

    def __init__(self, place: ArchivePlace | None) -> None:
        self.place = place
        self._pool: ProcessPoolExecutor | None = None

    async def find(self, query: Query, most: int) -> list[AnyRow]:
        return await self._done(requests.find, self._place().folder, query, most)

    async def report(self, day: Day | None) -> DayReport:
        place = self._place()
        return await self._done(
            requests.day_report, place.folder, day, place.day_starts_ms, place.zone
        )

    async def write_pdf(self, told: DayReport, out: Path) -> None:
        await self._done(report_pdf.write_new_pdf, told, out)

    async def write_csv(self, day: Day, out: Path) -> None:
        await self._done(requests.write_csv, self._place().folder, day, out)

    async def write_bundle(self, subject: Subject, out: Path) -> None:
        await self._done(requests.write_bundle, self._place().folder, subject, out)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _place(self) -> ArchivePlace:
        if self.place is None:
            raise ArchiveError(
                translate("Archive", "This console was not told where the journals are")
            )
        return self.place

    async def _done(self, request: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._pool is None:
            # Not a copy of this process, which has a screen and an event loop.
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        try:
            return await asyncio.wrap_future(self._pool.submit(request, *args, **kwargs))
        except RecordsError as error:
            raise ArchiveError(str(error)) from None
        except OSError as error:
            told = translate("Archive", "Cannot write {file}: {why}")
            raise ArchiveError(told.format(file=error.filename, why=error.strerror)) from None
        except BrokenProcessPool:
            _log.error("the process that reads the records was ended")
            self.close()
            told = translate("Archive", "The reading was ended from outside: try again")
            raise ArchiveError(told) from None
