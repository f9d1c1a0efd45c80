from pathlib import Path

from kiosk.journal.evidence import keep_picture, picture_file, read_picture
from tests.journal.killed import killed_at

PICTURE = b"a picture of a screen" * 1000


def test_a_picture_is_there_whole_or_not_at_all_wherever_the_power_fails(tmp_path: Path) -> None:
    kills = 0
    for step in range(1, 50):
        folder = tmp_path / str(step)
        folder.mkdir()
        killed = killed_at(step, lambda folder=folder: keep_picture(folder, PICTURE))
        kills += killed
        for path in (folder / "evidence").glob("*.png"):
            assert path.read_bytes() == PICTURE
        digest = keep_picture(folder, PICTURE)  # pressed again
        assert read_picture(folder, digest) == PICTURE
        if not killed:
            break
    assert kills > 2, "it was killed in the middle"
    assert not killed


def test_a_picture_that_was_changed_is_no_evidence(tmp_path: Path) -> None:
    digest = keep_picture(tmp_path, PICTURE)
    picture_file(tmp_path, digest).write_bytes(PICTURE[:-1])
    assert read_picture(tmp_path, digest) is None
