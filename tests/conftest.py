import asyncio
import gc
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from functools import partial
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from pytestqt.qtbot import QtBot

from kiosk import resources
from kiosk.lab.simulate import virtual_time
from kiosk.rules.rulebook import RuleBook

PROJECT = Path(__file__).parent.parent
WAIT_MS = 60_000

# The same examples every time: a test that fails on one machine fails on all of them.
settings.register_profile("tapis", deadline=None, derandomize=True)
settings.load_profile("tapis")

BOOKS = {name: resources.rulebook(name) for name in resources.rulebook_ids()}


def pytest_configure(config: pytest.Config) -> None:
    """Translations are tested as their texts are now; whoever starts workers sees to it."""
    if not hasattr(config, "workerinput"):
        compile_ = PROJECT / "packaging" / "compile_translations.py"
        subprocess.run([sys.executable, compile_], check=True)


def pytest_collection_finish() -> None:
    """Thousands of tests stay until the end: nobody looks for garbage among them, and seldom among
    the facts of an evening, of which hardly any is."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """An asynchronous test has an event loop of its own, on a virtual clock if it is marked so, or
    with Qt if it has a fixture that runs that."""
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    virtual = pyfuncitem.get_closest_marker("virtual_time") is not None
    run = pyfuncitem.funcargs.get("run", virtual_time.run if virtual else asyncio.run)
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    run(_told(pyfuncitem.obj, given))
    return True


async def _told(test: Callable[..., Awaitable[None]], given: dict[str, Any]) -> None:
    """What it is given and must be opened first, as a house of machines, is closed after it."""
    async with AsyncExitStack() as opened:
        for name, value in given.items():
            if isinstance(value, AbstractAsyncContextManager):
                given[name] = await opened.enter_async_context(value)
        await test(**given)


@pytest.fixture
def qtbot(qtbot: QtBot) -> QtBot:
    """Patient: the bound of a wait is reached only when something is wrong, not on a busy
    machine."""
    qtbot.waitUntil = partial(qtbot.waitUntil, timeout=WAIT_MS)
    return qtbot


@pytest.fixture(params=BOOKS)
def book(request: pytest.FixtureRequest) -> RuleBook:
    """Each rule book in turn."""
    return BOOKS[request.param]


@pytest.fixture
def crown() -> RuleBook:
    return BOOKS["crown-single-zero"]


@pytest.fixture
def rapid() -> RuleBook:
    return BOOKS["rapid-single-zero"]


@pytest.fixture(autouse=True, scope="session")
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What is made of journals and kept is no test's of before, and not left in anybody's home."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield
