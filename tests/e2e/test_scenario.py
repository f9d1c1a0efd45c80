"""A scenario at a table of real programs: touched, cut off, switched off, and audited."""

from pathlib import Path

from tests.e2e.test_unseen import without_display

MINE = """\
title = "A terminal loses its line, and then its power"
rulebooks = ["nsw-single-zero"]
clauses = {}
credit_cents = { 1 = 10_000 }

[[steps]]
at = "betting"
seat = "1"
bet = { "straight:17" = 1000, red = 500 }

[[steps]]
seat = "1"
link = "cut"

[[steps]]
seat = "1"
link = "mended"

[[steps]]
wait_s = 5

[[steps]]
close_bets = true

[[steps]]
at = "spinning"
seat = "1"
power_cut = true

[[steps]]
at = "spinning"
result = "17"

[[steps]]
seat = "1"
start = true

[expect]
rounds = ["17"]

[expect.seats.1]
money_cents = { credit = 44_500, lost = 500 }
told = ["round_settled"]
"""


def test_it_ends_as_demanded_and_a_terminal_is_killed_on_the_way(tmp_path: Path) -> None:
    mine, folder = tmp_path / "mine.toml", tmp_path / "evening"
    mine.write_text(MINE)
    command = ("-m", "kiosk", "simulate", "--scenario", str(mine), "--record", str(folder))
    ended = without_display(*command)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "   6 seat 1: the terminal loses its power\n" in ended.stdout
    assert "  as demanded\n" in ended.stdout
    assert "nothing found" in ended.stdout
    assert (folder / "pictures" / "terminal-1-betting.png").exists()
