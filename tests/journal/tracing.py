"""Running a program under strace: what it does to the files of a folder, and faults on the way."""

import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from tests.conftest import PROJECT

_CALLS = "openat,write,pwrite64,ftruncate,fsync,fdatasync,unlink"
_CALL = re.compile(r"^\d+ +(?P<name>\w+)\((?P<arguments>.*)\) += (?P<result>-?\d+)", re.DOTALL)
_QUOTED = re.compile(r'(?:"|<)((?:\\x[0-9a-f]{2})*)(?:"|>)')


@dataclass(frozen=True, slots=True)
class Created:
    name: str


@dataclass(frozen=True, slots=True)
class Removed:
    name: str


@dataclass(frozen=True, slots=True)
class Written:
    name: str
    offset: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Truncated:
    name: str
    size: int


@dataclass(frozen=True, slots=True)
class Synced:
    name: str
    """Empty for the folder itself."""
    worked: bool


@dataclass(frozen=True, slots=True)
class Said:
    line: str


Event: TypeAlias = Created | Removed | Written | Truncated | Synced | Said


def traced(log: Path, *arguments: str | Path, inject: Sequence[str] = ()) -> int:
    """Run the appender under strace. Returns its exit status; the log is for `events`."""
    strace = shutil.which("strace")
    assert strace is not None, "strace is not installed"
    command = [strace, "-f", "-y", "-xx", "-s", "2000000", "-o", str(log)]
    calls = [_CALLS, *(fault.partition(":")[0] for fault in inject)]
    command += ["-e", f"trace={','.join(calls)}"]
    # Looks only at these calls, so it is faster; but some releases then inject no signals.
    command += [] if "signal" in " ".join(inject) else ["--seccomp-bpf"]
    command += [word for fault in inject for word in ("-e", f"inject={fault}")]
    command += [sys.executable, "-m", "tests.journal.appender", *map(str, arguments)]
    run = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert "Traceback" not in run.stderr, run.stderr
    return run.returncode


def events(log: Path, folder: Path) -> Iterator[Event]:
    """What the traced program did to the files of the folder and what it said, in order."""
    for line in log.read_text().splitlines():
        call = _CALL.match(line)
        if call is not None and "(deleted)" not in call["arguments"]:
            yield from _event(call["name"], call["arguments"], int(call["result"]), folder)


def _event(name: str, arguments: str, result: int, folder: Path) -> Iterator[Event]:
    texts = [bytes.fromhex(text.replace("\\x", "")) for text in _QUOTED.findall(arguments)]
    # The folder a relative path starts from comes first, and is not what is opened.
    path = Path(texts[name == "openat"].decode())
    if name == "write" and arguments.startswith("1<"):
        yield Said(texts[1].decode().strip())
    # The index of the log is rebuilt and the lock is empty: neither has anything to lose.
    if folder not in (path, path.parent) or path.name.endswith(("-shm", ".lock")):
        return
    file = "" if path == folder else path.name
    numbers = [int(number) for number in re.findall(r", (\d+)", arguments)]
    match name:
        case "fsync" | "fdatasync":
            yield Synced(file, worked=result == 0)
        case _ if result < 0:
            return
        case "openat" if "O_CREAT" in arguments:
            yield Created(file)
        case "pwrite64":
            yield Written(file, numbers[-1], texts[1][:result])
        case "ftruncate":
            yield Truncated(file, numbers[-1])
        case "unlink":
            yield Removed(file)


def sync_after(log: Path, line: str) -> tuple[str, int]:
    """The first sync after a line was said: which call it was, and its number among those."""
    said = False
    counted = Counter[str]()
    for traced_line in log.read_text().splitlines():
        call = _CALL.match(traced_line)
        if call is None:
            continue
        said |= list(_event(call["name"], call["arguments"], 0, Path())) == [Said(line)]
        counted[call["name"]] += 1
        if said and call["name"] in ("fsync", "fdatasync"):
            return call["name"], counted[call["name"]]
    raise AssertionError(f"nothing was synced after {line!r}")
