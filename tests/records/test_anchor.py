"""An anchor on paper: read back as it was signed, from text or from its QR code, or refused."""

from pathlib import Path

import pytest
import segno
import zxingcpp
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from PIL import Image

from kiosk.cli import main
from kiosk.game.anchors.anchor import Anchor, AnchorError, anchored_heads, read, sign
from kiosk.journal.record import Head
from tests.records.nights import hard_night, write

KEY = Ed25519PrivateKey.from_private_bytes(b"k" * 32)
HUNDRED = [(str(n) if n else "", Head(1_000_000 + n, bytes([n] * 32))) for n in range(101)]


def anchor(seats: int = 3) -> Anchor:
    return Anchor("table", "2026-11-17", anchored_heads(HUNDRED[: seats + 1]))


def test_it_is_read_back_as_it_was_signed_however_its_lines_are_broken() -> None:
    text = sign(anchor(), KEY)
    lines = "\n  ".join(text[at : at + 40] for at in range(0, len(text), 40))
    for told in (text, lines, lines.lower()):
        signed = read(told)
        assert signed.anchor == anchor()
        assert signed.key == KEY.public_key()


def test_no_sign_of_it_can_be_changed() -> None:
    text = sign(anchor(), KEY)
    for at in range(len(text) - 1):  # the last letter holds bits that count for nothing
        other = "A" if text[at] != "A" else "B"
        with pytest.raises(AnchorError):
            read(text[:at] + other + text[at + 1 :])


@pytest.mark.parametrize("text", ["", "nonsense", "TAPIS-ANCHOR-1:", "TAPIS-ANCHOR-1:AAAA", "x:é"])
def test_what_is_no_anchor_is_refused_in_words(text: str) -> None:
    with pytest.raises(AnchorError, match=r"anchor|signed"):
        read(text)


def test_a_hundred_terminals_fit_a_code_that_others_can_read(tmp_path: Path) -> None:
    text = sign(anchor(100), KEY)
    picture = tmp_path / "code.png"
    segno.make(text, error="l", micro=False).save(str(picture), scale=4)
    with Image.open(picture) as image:
        (found,) = zxingcpp.read_barcodes(image.convert("L"))
    assert found.text == text


def test_a_report_ends_with_one_that_its_journals_reach(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write(tmp_path / "night", hard_night().journals())
    assert main(["report", str(folder)]) == 0
    _, printed = capsys.readouterr().out.split("\nAnchor\n")
    (paper := tmp_path / "paper.txt").write_text(printed)
    pub = str(folder / "bundle.pub")
    main(["audit", str(folder), "--anchor", str(paper), "--trust", pub])
    told = capsys.readouterr().out
    assert "anchor of 2026-11-1" in told and "FOUND anchor" not in told
    assert "cut off" not in told
    assert main(["audit", str(folder), "--anchor", printed]) == main(["audit", str(folder)])


def test_a_paper_that_cannot_be_read_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write(tmp_path / "night", hard_night().journals())
    assert main(["audit", str(folder), "--anchor", "nowhere.txt"]) == 2
    assert "an anchor begins with TAPIS-ANCHOR-1" in capsys.readouterr().err


def test_a_folder_that_nothing_can_be_written_to_has_a_report_without_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write(tmp_path / "night", hard_night().journals())
    (folder / "bundle.key").mkdir()  # whoever is root may write to what is read-only
    assert main(["report", str(folder)]) == 0
    assert "Anchor" not in capsys.readouterr().out
