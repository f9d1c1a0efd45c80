"""Films of the wheel go into the bundle of their round, and one that is missing or changed is
found, in the bundle and beside the journal."""

from hashlib import sha256
from pathlib import Path

import pytest

from kiosk.audit.audit import audit_file
from kiosk.game import facts as f
from kiosk.game.films.film import Still, film_of
from kiosk.game.table import commands as sgc
from kiosk.journal.facts import entries
from kiosk.journal.films import film_file, keep_film
from kiosk.journal.journal import Journal
from kiosk.records.bundle import contents as c
from kiosk.records.bundle.archive import unpack
from tests.conftest import BOOKS
from tests.records.bundles import Forgery, audited, bundle, findings
from tests.records.nights import Night, write

FILM = film_of([Still(1_800_000_000_000 + n, b"\xff\xd8 %d \xff\xd9" % n) for n in range(5)])
DIGEST = sha256(FILM).hexdigest()
DARK = "no frame for 3 s"


@pytest.fixture
def night(tmp_path: Path) -> Path:
    """Round 1 is filmed, round 2 is not, and the film of round 3 was let go of."""
    there = Night(BOOKS["crown-single-zero"], seats=1, seed=1)
    there.spin({"1": {}}, "17")
    there.table.tell(sgc.KeepFilm(1, DIGEST, 5))
    there.spin({"1": {}}, "18")
    there.table.tell(sgc.KeepFilm(2, why=DARK))
    there.spin({"1": {}}, "19")
    there.table.tell(sgc.KeepFilm(3, "ab" * 32, 5), sgc.LetFilmsGo(("ab" * 32,)))
    folder = write(tmp_path / "night", there.journals())
    keep_film(folder / "table.db", FILM)
    return folder


def beside_the_journal(folder: Path) -> list[str]:
    found = audit_file(folder / "table.db", BOOKS).findings
    return [finding.what for finding in found if "film" in finding.what]


def test_a_bundle_has_the_film_of_its_round(night: Path, tmp_path: Path) -> None:
    content = bundle(night, round_=1)
    assert unpack(content)[c.film_member(DIGEST)] == FILM
    told = audited(content, tmp_path)
    assert told.findings == []
    assert f"the film of the wheel is the one of then: {DIGEST[:16]}" in told.proven
    assert DIGEST in unpack(content)[c.SUMMARY].decode()
    assert beside_the_journal(night) == []


def test_the_record_says_what_was_at_hand_when_sensor_and_dealer_differed(tmp_path: Path) -> None:
    there = Night(BOOKS["crown-single-zero"], seats=1, seed=1)
    there.order(sgc.OpenRound(30))
    there.order(sgc.CloseRound())
    there.table.tell(sgc.EndGrace(), sgc.SenseNumber("34", "r"), sgc.KeepFilm(1, DIGEST, 5))
    there.order(sgc.ConfirmResult("17", "the film of the wheel shows it"))
    folder = write(tmp_path / "night", there.journals())
    keep_film(folder / "table.db", FILM)
    content = bundle(folder, round_=1)
    assert findings(content, tmp_path) == []
    told = unpack(content)[c.SUMMARY].decode()
    seen = f"(the film of the wheel shows it), the sensor read 34, film {DIGEST[:16]} at hand"
    assert f"17 black, by ann {seen}" in told


def test_a_round_without_a_picture_says_so(night: Path, tmp_path: Path) -> None:
    told = audited(bundle(night, round_=2), tmp_path)
    assert told.findings == []
    assert f"what the camera saw: no picture ({DARK})" in told.open


def test_a_film_that_was_let_go_of_is_not_missed(night: Path, tmp_path: Path) -> None:
    told = audited(bundle(night, round_=3), tmp_path)
    assert told.findings == []
    assert any("was let go of" in what for what in told.open)


@pytest.mark.parametrize("changed", [b"", FILM[:-1], FILM.replace(b" 3 ", b" 4 ")])
def test_a_film_that_was_changed_is_found(night: Path, tmp_path: Path, changed: bytes) -> None:
    film_file(night / "table.db", DIGEST).write_bytes(changed)
    (found,) = beside_the_journal(night)
    assert found == (
        f"the film of the wheel in round 1, {DIGEST[:16]}, is not beside it or was changed"
    )
    (missing,) = findings(bundle(night, round_=1), tmp_path)
    assert "is missing, and was not let go of" in missing


def test_a_film_that_is_missing_is_found(night: Path, tmp_path: Path) -> None:
    film_file(night / "table.db", DIGEST).unlink()
    assert len(beside_the_journal(night)) == 1
    assert len(findings(bundle(night, round_=1), tmp_path)) == 1


@pytest.mark.parametrize("name", ["\0" * 64, "x" * 5000, "../night/table"])
def test_a_forged_name_of_a_film_is_only_found(night: Path, name: str) -> None:
    with Journal.open(night / "table.db", machine="table") as journal:
        at_ms = [*journal.records()][-1].at_ms
        journal.append(entries([f.RoundFilmed(round=1, film=name, stills=5)], at_ms=at_ms))
    assert any("is not beside it" in found for found in beside_the_journal(night))


def test_another_film_in_the_bundle_is_found_though_it_is_signed(
    night: Path, tmp_path: Path
) -> None:
    forged = Forgery.of(bundle(night, round_=1))
    forged.members[c.film_member(DIGEST)] = FILM[:-1]
    (found,) = findings(forged.signed(), tmp_path)
    assert "is not the film of the wheel that a fact in here names" in found
