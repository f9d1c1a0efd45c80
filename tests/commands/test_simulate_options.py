"""Options of `tapis simulate` that do not go together, or not where there is no display."""

import pytest

from kiosk.cli import main

REFUSED = {
    "--headless --full-screen": "--full-screen is for simulations without --headless",
    "--headless --windowed": "--windowed is for simulations without --headless",
    "--headless --vnc": "--vnc is for simulations without --headless",
    "--players --full-screen": "--full-screen shows a terminal, and with --players they have no"
    " screens",
    "--vnc --full-screen": "--full-screen is not for --vnc: there each window has a screen to"
    " itself",
    "--vnc --players": "--vnc shows windows, and with --players there are none without --display",
    "--full-screen": "--full-screen needs a display, and there is none here",
    "--no-auto-dealer": "--no-auto-dealer needs a display to deal at, and there is none here",
    "--tournament --tables 2": "--tournament is not for --tables: results go to another table as"
    " files",
    "--tournament --rounds 3": "--rounds is not for --tournament: it is played to its end",
    "--tournament --terminals 4 --entrants 24": "--entrants: of 24 there would be 18 in the final,"
    " and it has 4 seats",
    "--headless --spread 1": "--spread: crown-single-zero has no Spread-Bet",
    "--headless --rulebook crown-double-zero --spread 6": (
        "--spread: crown-double-zero has no table '6'; there are 1, 2, 3, 4, 5"
    ),
}


@pytest.mark.parametrize("words", REFUSED)
def test_what_does_not_go_together_is_said_in_a_line(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert main(["simulate", *words.split()]) == 2
    assert capsys.readouterr() == ("", f"tapis: {REFUSED[words]}\n")


def test_a_window_does_not_fill_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["simulate", "--windowed", "--full-screen"])
    assert refused.value.code == 2
    assert "--full-screen: not allowed with argument --windowed" in capsys.readouterr().err


def test_only_a_window_can_fill_the_screen_and_leave_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["terminal", "--full-screen", "--config", "seat.toml"]) == 2
    assert capsys.readouterr().err == (
        "tapis: --full-screen is for --windowed: without it a terminal fills the screen\n"
    )
