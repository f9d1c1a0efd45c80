"""Whatever is changed, added or taken away after the publisher signed is found, by name."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from kiosk.cli import main
from kiosk.records.bundle.keys import own_signer
from kiosk.signed_manifest import LIST, SIGNATURE, NotSignedError, differences, sign


@pytest.fixture
def home(tmp_path: Path) -> Path:
    home = tmp_path / "home"
    for number in range(20):
        path = home / f"lib{number % 3}" / f"module{number}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(Random(number).randbytes(100 + number))
    (home / "python").symlink_to("/usr/bin/python3")
    keys = tmp_path / "keys"
    keys.mkdir(mode=0o700)
    sign(home, version="1", key=own_signer(keys).key)
    return home


@pytest.fixture
def trusted(tmp_path: Path, home: Path) -> Path:
    return tmp_path / "keys" / "bundle.pub"


def test_a_byte_changed_anywhere_is_found(home: Path, trusted: Path) -> None:
    draw = Random(7)
    assert differences(home, trusted) == []
    files = sorted(path for path in home.rglob("*.py"))
    for _ in range(100):
        path = draw.choice(files)
        before = path.read_bytes()
        after = bytearray(before)
        after[draw.randrange(len(after))] ^= 1 << draw.randrange(8)
        path.write_bytes(after)
        assert differences(home, trusted) == [f"changed: {path}"]
        path.write_bytes(before)
    assert differences(home, trusted) == []


def replace_with_link(home: Path) -> str:
    path = home / "lib1" / "module1.py"
    path.rename(home.parent / "elsewhere.py")
    path.symlink_to(home.parent / "elsewhere.py")
    return f"changed: {path}"


def take_away(home: Path) -> str:
    (home / "lib1" / "module1.py").unlink()
    return f"missing: {home}/lib1/module1.py"


def add_bytecode(home: Path) -> str:
    """Python would run it in place of the file that was signed."""
    path = home / "lib1" / "__pycache__" / "module1.cpython-311.pyc"
    path.parent.mkdir()
    path.write_bytes(b"")
    return f"not signed: {path}"


def add_folder_by_link(home: Path) -> str:
    (home / "lib9").symlink_to(home.parent)
    return f"not signed: {home}/lib9"


def turn_link(home: Path) -> str:
    (home / "python").unlink()
    (home / "python").symlink_to("/tmp/python3")
    return f"changed: {home}/python"


@pytest.mark.parametrize(
    "tamper", [replace_with_link, take_away, add_bytecode, add_folder_by_link, turn_link]
)
def test_nothing_is_put_in_its_place(
    tamper: Callable[[Path], str], home: Path, trusted: Path
) -> None:
    said = tamper(home)
    assert differences(home, trusted) == [said]


def test_a_list_that_was_rewritten_is_not_believed(
    home: Path, trusted: Path, tmp_path: Path
) -> None:
    path = home / "lib1" / "module1.py"
    path.write_text("other")
    signature = (home / SIGNATURE).read_text()
    thief = tmp_path / "thief"
    thief.mkdir(mode=0o700)
    sign(home, version="1", key=own_signer(thief).key)
    with pytest.raises(NotSignedError, match=f"was not signed by the key of {trusted}"):
        differences(home, trusted)
    (home / SIGNATURE).write_text(signature)
    with pytest.raises(NotSignedError, match=LIST):
        differences(home, trusted)
    (home / SIGNATURE).write_text("no hex\n")
    with pytest.raises(NotSignedError, match=LIST):
        differences(home, trusted)


def test_a_working_copy_has_nothing_to_be_checked_by(
    capsys: pytest.CaptureFixture[str], trusted: Path
) -> None:
    assert main(["manifest", "--check", "--key", str(trusted)]) == 2
    assert f"{LIST}: No such file or directory" in capsys.readouterr().err


def test_a_disk_is_checked_on_another_machine(
    capsys: pytest.CaptureFixture[str], home: Path, trusted: Path
) -> None:
    words = ["manifest", "--check", "--folder", str(home), "--key", str(trusted)]
    assert main(words) == 0
    assert capsys.readouterr().out == f"{home}: every file is as it was signed\n"
    said = take_away(home)
    assert main([*words, "--quiet"]) == 1
    assert capsys.readouterr().err == f"tapis: {said}\n"


def test_the_program_is_told_by_one_hash(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["manifest"]) == 0
    assert len(capsys.readouterr().out.strip()) == 64
    assert main(["manifest", "--files"]) == 0
    assert "  kiosk/cli.py\n" in capsys.readouterr().out
