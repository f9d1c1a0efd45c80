"""Manual and completion, as a shell uses them."""

import subprocess
from importlib import import_module

import pytest

from kiosk import manual
from kiosk.cli import COMMANDS, main
from kiosk.commands.shell import WithOtherWork


def completed(*typed: str) -> list[str]:
    """What bash offers behind these words."""
    words = " ".join(f"'{word}'" for word in typed)
    script = (
        f"{manual.bash_completion()}\nCOMP_WORDS=(tapis {words})\nCOMP_CWORD={len(typed)}\n"
        '_tapis\nprintf "%s\\n" "${COMPREPLY[@]}"\n'
    )
    run = subprocess.run(
        ["bash", "--norc", "-c", script], capture_output=True, text=True, check=True
    )
    return run.stdout.split()


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (("",), list(COMMANDS)),
        (("con",), ["console", "conformance"]),
        (("enrol", "re"), ["request", "revoke"]),
        (("device", "simulate", "--f"), ["--folder"]),
        (("simulate", "--rulebook", "crown-single-zero", "--no"), ["--no-auto-dealer"]),
        (("audit", "evening"), []),
    ],
)
def test_a_shell_offers_what_may_come_next(typed: tuple[str, ...], offered: list[str]) -> None:
    assert completed(*typed) == offered


def test_every_action_is_in_the_tree() -> None:
    words = {page.words for page in manual.pages()}
    assert {(name,) for name in COMMANDS} <= words
    assert {("enrol", "offer"), ("device", "probe")} <= words


def test_whatever_does_the_work_of_a_command_is_there() -> None:
    found = {page.parser.get_default("work") for page in manual.pages()} - {None}
    for page in manual.pages():
        for action in manual.arguments(page.parser):
            found |= {action.const} if action.dest == "work" else set()
            found |= {action.work} if isinstance(action, WithOtherWork) else set()
    assert {"kiosk.commands.headless_terminal", "kiosk.commands.screens.report"} <= found
    for module in found:
        assert callable(import_module(module).run), module


def test_nothing_is_left_unexplained() -> None:
    for page in manual.pages():
        assert page.parser.description, page.words
        for action in manual.arguments(page.parser):
            assert action.help, f"{page.words}: {action.dest}"


def test_help_tells_of_each_command_once_in_its_chapter(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([]) == 0
    text = capsys.readouterr().out
    for name, summary in COMMANDS.items():
        assert text.count(f"  {name:14}{summary}\n") == 1
    assert text.index("on the floor:") < text.index("  table ") < text.index("for technicians:")
