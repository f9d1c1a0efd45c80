"""A PostgreSQL of our own in a folder: no port, a socket that nobody else can reach.

Debian's server is used as it is installed. It refuses to run as root: then it runs as a user
without any rights, who is given the folder.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

_PLACES = "/usr/lib/postgresql"
_USERS = ("postgres", "nobody")
_START_S = 60
HOW_TO_GET_IT = "PostgreSQL is not installed here: on Debian, apt install postgresql"
_SETTINGS = {
    "listen_addresses": "",
    "max_connections": "200",
    "unix_socket_permissions": "0700",
    "log_min_messages": "fatal",
    "shared_buffers": "32MB",
}


class NoPostgresError(Exception):
    """There is none, or it does not start. Says why."""


def server_folder() -> Path:
    """Where the newest server on this computer has its programs."""
    found = sorted(Path(_PLACES).glob("*/bin/initdb"), key=lambda at: int(at.parts[-3]))
    if found:
        return found[-1].parent
    if (initdb := shutil.which("initdb")) is not None:
        return Path(initdb).resolve().parent
    raise NoPostgresError(HOW_TO_GET_IT)


class Cluster:
    """Made by `make`, or opened where one was made."""

    def __init__(self, folder: Path, *, durable: bool = True) -> None:
        self.folder = folder
        self._programs = server_folder()
        self._durable = durable
        self._sockets = Path(tempfile.mkdtemp(prefix="tapis-pg-", dir="/tmp"))
        """A path of a socket is short."""
        self._as_user, self.user = _somebody_else()
        self._own(self._sockets)
        self._process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        if (self.folder / "PG_VERSION").exists():
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        self.folder.chmod(0o700)
        self._own(self.folder)
        self._run(
            "initdb", "--pgdata", str(self.folder), "--username", "tapis", "--auth", "trust",
            "--encoding", "UTF8", "--locale", "C.UTF-8", "--no-sync", "--no-instructions",
        )  # fmt: skip

    def start(self, **settings: str) -> None:
        wanted = {**_SETTINGS, "unix_socket_directories": str(self._sockets)}
        if not self._durable:
            wanted |= {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
        pairs = (("-c", f"{key}={value}") for key, value in {**wanted, **settings}.items())
        options = [part for pair in pairs for part in pair]
        with (self._sockets / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [*self._as_user, str(self._programs / "postgres"), "-D", self.folder, *options],
                cwd="/",
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for us: we stop it when we are done with it
            )
        try:
            self._run("pg_isready", "-q", "-h", str(self._sockets), "-t", str(_START_S), until=True)
        except NoPostgresError:
            said = (self._sockets / "log").read_text(errors="replace").strip()
            self.stop()
            raise NoPostgresError(f"PostgreSQL does not start: {said[-500:]}") from None

    @property
    def pid(self) -> int:
        assert self._process is not None, "it does not run"
        return self._process.pid

    def kill(self) -> None:
        """As when the power fails: none of its processes says goodbye."""
        if self._process is not None:
            for pid in self._pids():
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self._process.wait()
            self._process = None
            (self.folder / "postmaster.pid").unlink(missing_ok=True)

    def freeze(self) -> None:
        for pid in self._pids():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        for pid in self._pids():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    def _pids(self) -> list[int]:
        """The postmaster first, so that it starts nothing more; each of the others has a process
        group of its own."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        return [self.pid, *map(int, children.split())]

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)  # at once, and in order
            self._process.wait()
            self._process = None

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._sockets, ignore_errors=True)

    def create(self, database: str) -> None:
        """If it is not there."""
        place = ("-h", str(self._sockets), "-U", "tapis")
        asked = "SELECT datname FROM pg_database"
        known = self._run("psql", *place, "-d", "postgres", "-Atc", asked)
        if database not in known.split():
            self._run("createdb", *place, database)

    @property
    def socket_folder(self) -> Path:
        return self._sockets

    def conninfo(self, database: str = "postgres") -> str:
        return f"host={self._sockets} user=tapis dbname={database}"

    def own(self, folder: Path) -> None:
        """The server's user is given this folder, which is made."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._own(folder)

    def _own(self, folder: Path) -> None:
        if self.user is not None:
            os.chown(folder, self.user.pw_uid, self.user.pw_gid)

    def program(self, name: str, *arguments: str) -> None:
        """One of the server's own, as its user. Raises `NoPostgresError`."""
        self._run(name, *arguments)

    def _run(self, program: str, *arguments: str, until: bool = False) -> str:
        command = [*self._as_user, str(self._programs / program), *arguments]
        while True:
            done = subprocess.run(command, cwd="/", capture_output=True, text=True, check=False)
            if done.returncode == 0:
                return done.stdout
            running = self._process is not None and self._process.poll() is None
            if not (until and running):
                said = f"{program}: {(done.stderr or done.stdout).strip()[-500:]}"
                raise NoPostgresError(said)


def _somebody_else() -> tuple[Sequence[str], pwd.struct_passwd | None]:
    """Who it runs as, and how. It ends with us, however we end."""
    with_us = ("setpriv", "--pdeathsig", "INT")
    if os.getuid() != 0:
        return with_us, None
    for name in _USERS:
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        # So that a folder below one that only root may enter will do.
        through = ("--inh-caps", "+dac_read_search", "--ambient-caps", "+dac_read_search")
        by = ("--reuid", str(user.pw_uid), "--regid", str(user.pw_gid), "--clear-groups")
        return (*with_us, *by, *through), user
    raise NoPostgresError("PostgreSQL does not run as root, and there is no other user for it")
