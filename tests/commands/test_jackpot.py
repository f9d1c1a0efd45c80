"""`tapis jackpot` as a person types it: what its levels give back, and what is wrong with them."""

from pathlib import Path

import pytest

from kiosk.cli import main
from tests.conftest import PROJECT

SHIPPED = PROJECT / "packaging/debian/root/etc/tapis/jackpot.toml"


def edited(folder: Path, before: str, after: str) -> Path:
    text = SHIPPED.read_text()
    assert before in text
    path = folder / "jackpot.toml"
    path.write_text(text.replace(before, after, 1))
    return path


def test_what_the_levels_give_back_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["jackpot", "--config", str(SHIPPED), "--returns"]) == 0
    *levels, wager = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in levels] == ["Grand", "Major", "Minor"]
    assert wager.split()[-1] == "55.667%"


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("limit_cents = 2500000", "limit_cents = 1000000", "Grand: reset_cents is not above 0"),
        ("limit_cents = 2500000", "limit_cents = 1010000", "more than allowed (the wager gives"),
        ("hidden_bp = 200", "hidden_bp = 900", "hidden_bp is above increment_bp"),
        ("wager_cents = 500", "wager_cents = 0", "wager_cents"),
        ('name = "Major"', 'name = "Grand"', "two levels have one name"),
        ('#"Ann" = "0', '"Ann" = "x', "is no line that `tapis jackpot --pin` printed"),
        ("increment_bp = 800", "increment = 800", "increment"),
    ],
)
def test_what_is_wrong_with_its_file_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], before: str, after: str, said: str
) -> None:
    path = edited(tmp_path, before, after)
    assert main(["jackpot", "--config", str(path), "--returns"]) == 2
    told = capsys.readouterr().err
    assert said in told and "Traceback" not in told


def test_an_order_needs_a_reason_and_somebody_who_answers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = edited(tmp_path, "/run/tapis-jackpot/", "")
    words = ["jackpot", "--config", str(path), "--stop", "Ann", "Bob"]
    assert main(words) == 2
    assert "--why" in capsys.readouterr().err
    monkeypatch.setattr("getpass.getpass", lambda prompt: "123456")
    assert main([*words, "--why", "new levels"]) == 2
    assert "does not answer" in capsys.readouterr().err


def test_a_line_for_a_person_is_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed = iter(["123456", "123456", "123456", "654321", "12", "12"])
    monkeypatch.setattr("getpass.getpass", lambda prompt: next(typed))
    assert main(["jackpot", "--pin", "Ann"]) == 0
    line = capsys.readouterr().out
    path = edited(tmp_path, "[people]\n", f"[people]\n{line}")
    assert main(["jackpot", "--config", str(path), "--returns"]) == 0
    assert main(["jackpot", "--pin", "Ann"]) == 2
    assert main(["jackpot", "--pin", "Ann"]) == 2
