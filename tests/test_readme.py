"""The commands of README.md, from top to bottom, as a reader would type them.

Each line of a block of shell has one way: it is run in a scratch folder, in the order of the page;
or, where it opens windows, needs hardware or root, or takes long, it is looked at as closely as can
be done without that. A line that has no way fails.
"""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from kiosk.cli import COMMANDS, parser_of
from kiosk.config import TerminalConfig, read_config
from tests.commands.typed import typed
from tests.conftest import BOOKS, PROJECT
from tests.screenshots import film

README = (PROJECT / "README.md").read_text()
DEBIAN = PROJECT / "packaging" / "debian" / "root"
RUN = {"audit", "recall", "records", "report", "export", "rulebooks", "rules", "conformance"}
RUN |= {"tournament"}
PARSED = {"table", "terminal", "console", "display", "sensor", "workbench", "enrol", "device"}
PARSED |= {"jackpot", "manifest", "receipt"}
"""They run until they are stopped, need hardware, or are about an installed package."""
LONG = {"bench", "simulate", "setup"}
"""They take minutes, or open windows, and have tests of their own."""


APPLICATION = {"--picture", "--pdf"}
"""What is drawn needs one of Qt's, and so a process of its own; and so does what a shell does. To
start one takes longer than all else here."""


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, flags=re.M | re.S)


def commands() -> list[str]:
    """Without what is said about them."""
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    return [re.sub(r"\s+# .*", "", line) for line in lines]


def test_every_block_is_of_a_kind_that_is_tried() -> None:
    assert set(re.findall(r"^```(.+)$", README, flags=re.M)) == {"sh", "toml"}
    assert README.count("```") == 2 * len(blocks("sh") + blocks("toml"))
    assert len(commands()) > 30


# ---- The ways ----------------------------------------------------------------------------------


def is_run(words: list[str]) -> bool:
    """Quick, and nothing but files comes of it."""
    match words:
        case ["tapis", "simulate", *options]:
            # A round of real processes takes half a minute.
            return "--headless" in options or options == ["--scenario"]
        case ["tapis", "travel", *options]:
            return "--picture" in options  # else it opens a window
        case ["tapis", command, *_]:
            assert command in RUN | PARSED | LONG, f"nobody has said how tapis {command} is tried"
            return command in RUN
        case [program, *_]:
            return program in ("cp", "sed")
    return False


def look_at(words: list[str]) -> None:
    """Whatever is not run."""
    match words:
        case ["tapis", *rest]:
            if "--help" in rest:
                rest = [word for word in rest if word != "--help"]
                assert set(rest) <= set(COMMANDS)
                return
            parser_of(COMMANDS).parse_args(rest)
        case ["systemctl", "enable", "--now", unit]:
            assert (DEBIAN / f"usr/lib/systemd/system/{unit}.service").is_file()
        case ["journalctl", namespace, "-f"]:
            assert namespace == "--namespace=tapis"
            assert (DEBIAN / "etc/systemd/journald@tapis.conf").is_file()
        case ["apt", "install", package]:
            assert re.fullmatch(r"\./tapis_[0-9.]+-[0-9]+_amd64\.deb", package)
        case ["man", page]:
            assert page == "tapis"  # which `tests/packaging` finds in the package
        case [script, *_] if script.startswith("packaging/"):
            subprocess.run(["bash", "-n", PROJECT / script], check=True)
        case _:
            pytest.fail(f"nobody knows how to try this: {shlex.join(words)}")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a working copy, for whatever is written meanwhile."""
    folder = tmp_path_factory.mktemp("readme")
    for name in ("assets", "tests", "packaging"):
        (folder / name).symlink_to(PROJECT / name)
    return folder


def test_the_commands_do_what_they_say(folder: Path) -> None:
    environment = {"PATH": f"{Path(sys.executable).parent}:/usr/bin:/bin", "HOME": str(folder)}
    for line in commands():
        words = shlex.split(line)
        if not is_run(words):
            look_at(words)
            continue
        if words[0] == "tapis" and not (set(line) & set("*>") or APPLICATION & set(words)):
            run = typed(*words[1:], folder=folder)
        else:
            run = subprocess.run(
                ["bash", "-c", line],
                cwd=folder,
                env=environment,
                capture_output=True,
                text=True,
                check=False,
            )
        assert run.returncode == 0, f"{line}\n{run.stdout[-500:]}{run.stderr[-500:]}"
    changed = (folder / "my-casino.toml").read_text().splitlines()
    begun = (PROJECT / "assets/rulebooks/rapid-single-zero.toml").read_text().splitlines()
    differing = [new for new, old in zip(changed, begun, strict=True) if new != old]
    assert len(differing) == 4, "each change of the example is made, and once"


# ---- The rest of the page ----------------------------------------------------------------------


def test_its_example_of_a_configuration_can_be_used(tmp_path: Path) -> None:
    for number, block in enumerate(blocks("toml")):
        file = tmp_path / f"{number}.toml"
        file.write_text(block)
        read_config(file, TerminalConfig)


def test_its_links_and_pictures_are_there() -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", README)
    assert len(links) > 10
    assert not [link for link in links if not (PROJECT / link).exists()]
    quoted = re.findall(r"`((?:kiosk|tests|assets|packaging|qml)/[\w/.-]+)`", README)
    assert not [name for name in quoted if not (PROJECT / name).exists() and "xx.ts" not in name]


def test_it_opens_with_a_round_that_moves_and_is_soon_there() -> None:
    first = re.findall(r"!\[[^]]+\]\(([^)]+)\)", README)[0]
    moves = PROJECT / first
    assert moves.name == film.MOVES
    assert moves.stat().st_size < film.MOST_BYTES
    with Image.open(moves) as picture:
        assert getattr(picture, "n_frames", 1) > 20
        assert picture.size == (960, 540)


def test_its_table_of_rule_books_is_that_of_the_engine() -> None:
    told = re.findall(
        r"^\| `([\w-]+)` \| (S\d)\b[^|]*\| (\d+) \| (\d+)(?:, (\d+))? \|$", README, re.M
    )
    counted = [
        (
            book.id,
            book.terms.document.id,
            len(book.wheel.order),
            len(book.wagers),
            len(book.announced),
        )
        for book in BOOKS.values()
    ]
    assert sorted(told) == sorted(
        (name, document, str(pockets), str(wagers), str(multi) if multi else "")
        for name, document, pockets, wagers, multi in counted
    )
