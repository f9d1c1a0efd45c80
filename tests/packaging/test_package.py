"""The package itself, built without the libraries that have to be fetched."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

import pytest

from kiosk import manual, signed_manifest
from kiosk.cli import COMMANDS
from tests.conftest import PROJECT

DEBIAN = PROJECT / "packaging" / "debian"
BUILD = """
import sys
from pathlib import Path
sys.path.insert(0, "packaging/debian")
import build
work = Path(sys.argv[1])
build.program(work / "root", work)
print(build.pack(work / "root", work, work / "keys", "1"))
print(*sorted(build.needed("tapis", ("",))))
print(*sorted(build.needed("tapis", ("", "floor"))))
dict(build.pinned(build.needed("tapis", ("", "floor"))))
"""


@dataclass
class Built:
    deb: Path
    root: Path
    """Unpacked, with its control files."""
    needed: list[str]
    of_floor: list[str]
    """That the machine of a floor needs."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("deb")
    run = subprocess.run(
        [sys.executable, "-c", BUILD, folder],
        cwd=PROJECT,
        env=os.environ | {"SYSTEM_LIBRARIES": "libEGL.so.1:libegl1 libglib-2.0.so.0:libglib2.0-0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    deb, needed, of_floor = run.stdout.splitlines()
    root = folder / "unpacked"
    subprocess.run(["dpkg-deb", "--raw-extract", deb, root], check=True)
    return Built(Path(deb), root, needed.split(), of_floor.split())


def test_a_terminal_carries_no_web_server_and_a_floor_does(built: Built) -> None:
    web = {"starlette", "uvicorn", "psycopg", "psycopg-binary"}
    assert web.isdisjoint(built.needed)
    assert web < {*built.of_floor}


def test_what_it_says_of_itself(built: Built) -> None:
    fields = dict(
        line.split(": ", 1)
        for line in (built.root / "DEBIAN/control").read_text().splitlines()
        if not line.startswith(" ")
    )
    assert fields["Version"] == f"{version('tapis')}-1"
    assert f"_{fields['Version']}_{fields['Architecture']}.deb" in built.deb.name
    assert "libegl1" in fields["Depends"]
    assert "libglib2.0-0 | libglib2.0-0t64" in fields["Depends"]
    assert "@" not in "".join(fields.values()).replace("maintainers@tapis", "")
    settings = (built.root / "DEBIAN/conffiles").read_text().splitlines()
    assert sorted(settings) == sorted(
        f"/{path.relative_to(built.root)}"
        for path in (built.root / "etc").rglob("*")
        if path.is_file()
    )


def test_everything_that_runs_is_needed_and_locked(built: Built) -> None:
    """And nothing that only tests or installs."""
    assert {"pyside6-essentials", "shiboken6", "sqlite-utils", "cffi"} <= set(built.needed)
    assert not {"pip", "setuptools", "pytest", "ruff", "hypothesis"} & set(built.needed)


def test_its_files_are_as_they_were_signed(built: Built) -> None:
    home = built.root / "usr/lib/tapis"
    assert signed_manifest.differences(home, home / "publisher.pub") == []
    changed = home / "common/kiosk/cli.py"
    signed = changed.read_bytes()
    changed.write_text("")
    found = signed_manifest.differences(home, home / "publisher.pub")
    changed.write_bytes(signed)  # others look at this package too
    assert found == [f"changed: {changed}"]


def test_it_belongs_to_root_and_nobody_else_may_write(built: Built) -> None:
    run = subprocess.run(
        ["dpkg-deb", "--contents", built.deb], capture_output=True, text=True, check=True
    )
    lines = run.stdout.splitlines()
    assert len(lines) > 500
    for line in lines:
        mode, owner, *_ = line.split()
        assert owner == "root/root", line
        assert mode[0] == "l" or mode in ("drwxr-xr-x", "-rwxr-xr-x", "-rw-r--r--"), line


def test_the_program_in_it_plays_with_the_files_it_brings(built: Built, tmp_path: Path) -> None:
    """With our libraries in the place of the fetched ones, which `packaging/try-deb` tries."""
    home = built.root / "usr/lib/tapis/common"
    names = ("DISPLAY", "WAYLAND_DISPLAY", "PYTHONPATH")
    usual = {name: value for name, value in os.environ.items() if name not in names}

    def tapis(*words: str) -> str:
        command = [sys.executable, "-B", "-c", f"import sys; sys.path.insert(0, {str(home)!r})\n"]
        command[-1] += "import kiosk.cli; print(kiosk.cli.__file__); sys.exit(kiosk.cli.main())"
        run = subprocess.run(
            [*command, *words], cwd=tmp_path, env=usual, capture_output=True, text=True, check=True
        )
        program, _, said = run.stdout.partition("\n")
        assert program == str(home / "kiosk/cli.py"), "and not the working copy"
        return said

    assert tapis("--version") == f"tapis {version('tapis')}\n"
    assert tapis("simulate", "--headless", "--rounds", "2").endswith("nothing was violated\n")


def test_the_manual_in_it_tells_of_every_command(built: Built) -> None:
    share = built.root / "usr/share"
    page = subprocess.run(
        ["gzip", "-dc", share / "man/man1/tapis.1.gz"], capture_output=True, text=True, check=True
    ).stdout
    assert page == manual.man_page(version("tapis"))
    for command in COMMANDS:
        assert f"\n.SS tapis {command}\n" in page
    assert r"\fB\-\-rulebook\fR \fIID\fR" in page
    completion = share / "bash-completion/completions/tapis"
    assert completion.read_text() == manual.bash_completion()


# ---- Its scripts --------------------------------------------------------------------------------


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Path]:
    for folder in ("etc/tapis", "var/lib/tapis"):
        (tmp_path / folder).mkdir(parents=True)
    yield tmp_path


def run_script(built: Built, name: str, *words: str, at: Path) -> subprocess.CompletedProcess[str]:
    """As dpkg does for a machine that is only a folder."""
    return subprocess.run(
        [built.root / "DEBIAN" / name, *words],
        env={"PATH": os.environ["PATH"], "DPKG_ROOT": str(at)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_package_of_another_publisher_is_refused(built: Built, machine: Path) -> None:
    assert run_script(built, "preinst", "install", at=machine).returncode == 0
    trusted = machine / "etc/tapis/publisher.pub"
    trusted.write_bytes((built.root / "usr/lib/tapis/publisher.pub").read_bytes())
    assert run_script(built, "preinst", "upgrade", "0.1.0-0", at=machine).returncode == 0
    trusted.write_text("-----BEGIN PUBLIC KEY-----\nanother\n-----END PUBLIC KEY-----\n")
    refused = run_script(built, "preinst", "upgrade", "0.1.0-0", at=machine)
    assert refused.returncode == 1
    assert f"signed by another publisher than {trusted} names" in refused.stderr


def test_records_of_money_outlive_a_purge(built: Built, machine: Path) -> None:
    journal, trusted = machine / "var/lib/tapis/table.db", machine / "etc/tapis/publisher.pub"
    journal.write_text("money")
    trusted.write_text("key")
    assert run_script(built, "postrm", "remove", at=machine).stderr == ""
    assert trusted.exists()
    purged = run_script(built, "postrm", "purge", at=machine)
    assert purged.returncode == 0
    assert f"the journals stay in {machine}/var/lib/tapis" in purged.stderr
    assert journal.read_text() == "money"
    assert not trusted.parent.exists()


@pytest.mark.parametrize("name", ["preinst", "postinst", "prerm", "postrm"])
def test_a_script_has_no_fault_of_syntax(name: str) -> None:
    subprocess.run(["sh", "-n", DEBIAN / name], check=True)
