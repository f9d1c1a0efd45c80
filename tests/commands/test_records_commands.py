"""`tapis records`, `report` and `export` as a supervisor types them, and `audit` of a bundle."""

import stat
from pathlib import Path

import pytest

from tests.commands.test_commands import tapis
from tests.commands.typed import assert_refused, typed
from tests.records.nights import NUMBER, hard_night, write


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("records") / "night", hard_night().journals())


def test_records_are_listed_and_searched(night: Path) -> None:
    run = typed("records", night, "--kind", "cases")
    assert run.returncode == 0
    assert len(run.stdout.splitlines()) == 2
    assert "case owed 2 2, seat 2, round 2, 360.00" in run.stdout
    assert NUMBER not in typed("records", night, "--last", "1000").stdout
    some = typed("records", night, "ball", "--round", "5", "--since", "2026-11-16T18:00")
    assert "round 5, void (the ball left the wheel)" in some.stdout
    assert "ann with bob: declare malfunction" in some.stdout
    assert all("ball" in line and "round 5" in line for line in some.stdout.splitlines())
    none = typed("records", night, "--until", "2020-01-01")
    assert (none.returncode, none.stdout) == (1, "nothing found\n")


def test_a_report_is_readable(night: Path) -> None:
    run = typed("report", night, "--day", "2026-11-16", "--starts", "06:00")
    assert run.returncode == 0
    for words in ("Drop  ", "Hold, win/drop", "By seat", "By hour", "every cent is there"):
        assert words in run.stdout
    assert "round 4: 20 to invalidated, by ann (the ball was lifted)" in run.stdout
    assert NUMBER not in run.stdout


def test_a_report_is_written_as_pdf_and_csv(night: Path, tmp_path: Path) -> None:
    run = tapis("report", night, "--pdf", tmp_path / "d.pdf", "--csv", tmp_path / "d.csv")
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    assert (tmp_path / "d.pdf").read_bytes().startswith(b"%PDF")
    assert (tmp_path / "d.csv").read_bytes().startswith(b"day,section,name,figure,unit,value\r\n")


def test_a_round_is_exported_and_audited(night: Path, tmp_path: Path) -> None:
    out = tmp_path / "round.zip"
    run = typed("export", night, "--round", "3", out)
    assert run.returncode == 0, run.stderr
    assert "round 3" in run.stdout and "fingerprint" in run.stdout
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
    assert stat.S_IMODE((night / "bundle.key").stat().st_mode) == 0o600
    alone = typed("audit", out)
    assert alone.returncode == 0, alone.stdout
    assert "It proves:" in alone.stdout and "It cannot prove:" in alone.stdout
    both = typed("audit", out, night, "--trust", night / "bundle.pub")
    assert "every fact is in table.db" in both.stdout
    assert "the key is the one you trust" in both.stdout
    again = typed("export", night, "--round", "3", out)
    assert (again.returncode, "is not overwritten" in again.stderr) == (2, True)


def test_a_changed_bundle_is_named(night: Path, tmp_path: Path) -> None:
    out = tmp_path / "case.zip"
    assert typed("export", night, "--case", "owed 2 2", out).returncode == 0
    content = bytearray(out.read_bytes())
    content[len(content) // 2] ^= 1
    out.write_bytes(content)
    run = typed("audit", out)
    assert run.returncode == 1
    assert "FOUND case.zip: this is not a bundle, or was changed" in run.stdout


def test_an_authority_signs(night: Path, tmp_path: Path) -> None:
    authority, out = tmp_path / "authority", tmp_path / "round.zip"
    assert typed("enrol", "authority", authority).returncode == 0
    assert typed("export", night, "--round", "1", out, "--authority", authority).returncode == 0
    run = typed("audit", out, "--trust", authority / "authority.pem")
    assert run.returncode == 0
    assert "the authority of authority.pem vouches for the key" in run.stdout
    stranger = typed("audit", out, "--trust", night / "table.db")
    assert (stranger.returncode, "that you trust" in stranger.stdout) == (1, True)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("report", "nowhere"), "there is no folder nowhere"),
        (("records", "tests"), "no journal"),
        (("report", "NIGHT", "--day", "tomorrow"), "'tomorrow' is no date"),
        (("report", "NIGHT", "--starts", "6"), "'6' is no time of day"),
        (("report", "NIGHT", "--day", "1999-01-01"), "begin after"),
        (("report", "NIGHT", "--csv", "nowhere/x.csv"), "cannot write nowhere/x.csv"),
        (("records", "NIGHT", "--since", "then"), "'then' is no time"),
        (("records", "NIGHT", "--last", "0"), "'0' is no number of records"),
        (("export", "NIGHT", "--round", "77", "x.zip"), "there is no round 77"),
        (("export", "NIGHT", "--case", "x", "x.zip"), "there is no case 'x'"),
        (("export", "NIGHT", "--round", "1", "nowhere/x.zip"), "cannot write nowhere/x.zip"),
        (("export", "NIGHT", "--round", "1", "x.zip", "--authority", "kiosk"), "authority.pem"),
        (("export", "NIGHT", "x.zip"), "one of the arguments --round --case is required"),
        (("audit", "NIGHT", "--trust", "nowhere.pub"), "cannot read nowhere.pub"),
    ],
)
def test_what_cannot_be_done_is_said_without_a_traceback(
    night: Path, words: tuple[str, ...], said: str
) -> None:
    assert_refused([night if word == "NIGHT" else word for word in words], said)


def test_a_document_that_cannot_be_written_is_said_without_a_traceback(night: Path) -> None:
    run = tapis("report", night, "--pdf", "nowhere/x.pdf")
    assert run.returncode == 2
    assert "cannot write nowhere/x.pdf" in run.stderr
    assert "Traceback" not in run.stderr
