"""Disks that fill up, become read-only, fail or are slow while a machine works on them."""

import os
import resource
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

_SIZE_KIB = 8192
_FULL_BYTES = 4096
"""Room for the head of a file and for nothing behind it."""


class Disk(ABC):
    """A folder for journals."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()

    @abstractmethod
    def fill(self, pid: int) -> None:
        """Nothing more can be written by this process."""

    @abstractmethod
    def make_room(self, pid: int) -> None: ...

    @abstractmethod
    def set_read_only(self, read_only: bool) -> None:
        """While no machine has the journal open."""

    @abstractmethod
    def close(self) -> None: ...


class SmallDisk(Disk):
    """A file system of its own in memory, for those who may mount one."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        _run("mount", "-t", "tmpfs", "-o", f"size={_SIZE_KIB}k", "tapis", str(folder))

    def fill(self, pid: int) -> None:
        ballast = os.open(self.folder / "ballast", os.O_WRONLY | os.O_CREAT)
        try:
            while os.write(ballast, bytes(_FULL_BYTES)):
                pass
        except OSError:
            pass  # no space left on device, which is what was wanted
        finally:
            os.close(ballast)

    def make_room(self, pid: int) -> None:
        (self.folder / "ballast").unlink()

    def set_read_only(self, read_only: bool) -> None:
        _run("mount", "-o", f"remount,{'ro' if read_only else 'rw'}", str(self.folder))

    def close(self) -> None:
        _run("umount", "--lazy", str(self.folder))


class PlainDisk(Disk):
    """An ordinary folder, for everybody: a file may not grow, or not be written at all."""

    def fill(self, pid: int) -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (_FULL_BYTES, resource.RLIM_INFINITY))

    def make_room(self, pid: int) -> None:
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, unlimited)

    def set_read_only(self, read_only: bool) -> None:
        for path in self.folder.iterdir():
            path.chmod(0o400 if read_only else 0o600)
        self.folder.chmod(0o500 if read_only else 0o700)

    def close(self) -> None:
        pass


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)


@cache
def may_mount() -> bool:
    """Root may not everywhere, and may in some places where not all of root's rights are given."""
    with TemporaryDirectory() as folder:
        mounting = ["mount", "-t", "tmpfs", "tapis", folder]
        if subprocess.run(mounting, capture_output=True, check=False).returncode:
            return False
        _run("umount", folder)
        return True


@contextmanager
def disk(folder: Path, kind: type[Disk] | None = None) -> Iterator[Disk]:
    """Of this kind, or the best that can be had. For root no ordinary folder is read-only."""
    made = (kind or (SmallDisk if may_mount() else PlainDisk))(folder)
    try:
        yield made
    finally:
        made.close()


def injecting(fault: str) -> tuple[str, ...]:
    """Under which a program's calls fail, or take so many microseconds longer."""
    call = fault.partition(":")[0]
    under = ("strace", "-D", "-f", "--seccomp-bpf", "-qq", "-o", "/dev/null")
    return (*under, "-e", f"trace={call}", "-e", f"inject={fault}")
