"""The commands as a person types them, in a process of their own."""

import subprocess
import sys
from pathlib import Path

import pytest

from kiosk import resources
from tests.commands.typed import assert_refused
from tests.conftest import PROJECT

CONFORMANCE = PROJECT / "tests" / "conformance"
EXAMPLES = ("rulebooks ", "rules ", "conformance ", "bench ")
EXAMPLES += ("records evening/", "report evening/", "export evening/")


def tapis(*words: str | Path) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).parent / "tapis"), *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=PROJECT)


def test_help_lists_every_command() -> None:
    for words in ((), ("--help",)):
        run = tapis(*words)
        assert run.returncode == 0
        for command in EXAMPLES:
            assert command.split()[0] in run.stdout


@pytest.mark.parametrize("example", EXAMPLES)
def test_each_command_explains_itself_with_an_example(example: str) -> None:
    run = tapis(example.split(maxsplit=1)[0], "--help")
    assert run.returncode == 0
    assert "example" in run.stdout
    assert f"tapis {example}" in run.stdout


def test_rulebooks_are_listed() -> None:
    run = tapis("rulebooks")
    assert run.returncode == 0
    assert [line.split()[0] for line in run.stdout.splitlines()[1:]] == resources.rulebook_ids()


def test_a_sound_file_passes_the_check() -> None:
    run = tapis("rulebooks", "--check", *(PROJECT / "assets" / "rulebooks").glob("*.toml"))
    assert run.returncode == 0
    assert run.stdout.count("is sound") == 7


def test_a_faulty_file_is_named_with_key_and_line(tmp_path: Path) -> None:
    good = (PROJECT / "assets" / "rulebooks" / "crown-single-zero.toml").read_text()
    bad = tmp_path / "house.toml"
    bad.write_text(good.replace("wagering_s = 30", "wagering_s = 10"))
    run = tapis("rulebooks", "--check", bad)
    line = bad.read_text().splitlines().index("wagering_s = 10") + 1
    assert run.returncode == 1
    assert f"{bad}:{line}: period.wagering_s: 10 s is shorter than allowed" in run.stdout


def test_rules_are_printed_as_markdown() -> None:
    run = tapis("rules", "nsw-single-zero")
    assert run.returncode == 0
    assert run.stdout.startswith("# Roulette, single zero, race track and zodiac\n")
    assert "Dragon" in run.stdout


def test_conformance_files_pass_and_are_counted() -> None:
    run = tapis("conformance", *sorted(CONFORMANCE.glob("*.json")))
    assert run.returncode == 0
    passed = int(run.stdout.split()[0])
    assert passed > 5000
    assert run.stdout == f"{passed} passed, 0 failed\n"


def test_a_vector_with_one_cent_changed_fails_by_name(tmp_path: Path) -> None:
    text = (CONFORMANCE / "crown-single-zero.json").read_text()
    changed = tmp_path / "lab.json"
    changed.write_text(text.replace('"winnings":900,', '"winnings":901,', 1))
    run = tapis("conformance", changed)
    assert run.returncode == 1
    assert "FAILED lab.json: vector s0001: winnings: expected 901, got 900" in run.stdout
    assert run.stdout.endswith(" passed, 1 failed\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("rules", "crown-singel-zero"), "Did you mean crown-single-zero?"),
        (("rules", "crown-single-zero", "--language", "xx"), "Languages: en, ms, zh_CN"),
        (("rules", "nowhere.toml"), "cannot read nowhere.toml: No such file or directory"),
        (("rules", "pyproject.toml"), "pyproject.toml has faults"),
        (("rulebooks", "--check", "nowhere.toml"), "cannot read nowhere.toml"),
        (("rulebooks", "--check", "kiosk"), "cannot read kiosk: Is a directory"),
        (("conformance", "nowhere.json"), "cannot read nowhere.json"),
        (("conformance", "README.md"), "README.md: not valid JSON"),
        (("conformance",), "the following arguments are required: FILE"),
        (("rule",), "invalid choice: 'rule'"),
        (("bench", "nothing"), "nothing"),
    ],
)
def test_what_cannot_be_done_is_said_without_a_traceback(words: tuple[str, ...], said: str) -> None:
    assert_refused(words, said)


def test_what_cannot_be_done_ends_a_process_in_words() -> None:
    run = tapis("rules", "nowhere.toml")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "tapis: cannot read nowhere.toml: No such file or directory\n"


def test_a_reader_that_stops_reading_is_no_error() -> None:
    tool = Path(sys.executable).parent / "tapis"
    run = subprocess.run(
        ["bash", "-c", f"set -o pipefail; '{tool}' rules crown-double-zero | head -n 1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout == "# Roulette, double zero\n"
    assert run.stderr == ""
