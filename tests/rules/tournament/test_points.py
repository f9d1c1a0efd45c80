"""Points are no money: whoever mixes them up with cents is stopped."""

from collections.abc import Callable

import msgspec
import pytest

from kiosk.rules.points import Points, total


def test_points_are_added_to_points() -> None:
    assert Points(300) + Points(50) - Points(25) == Points(325)
    assert Points(100) * 2 == Points(200)
    assert total([Points(1), Points(2)]) == Points(3) and not total([])
    assert Points(2) < Points(10) and max(Points(2), Points(10)) == Points(10)
    assert str(Points(17400)) == "17,400"


@pytest.mark.parametrize(
    "mixed",
    [
        lambda cents: Points(100) + cents,
        lambda cents: cents + Points(100),
        lambda cents: Points(100) - cents,
        lambda cents: cents - Points(100),
        lambda cents: Points(100) < cents,
        lambda cents: sum([Points(100)], cents),
        lambda cents: msgspec.json.decode(f"{cents}", type=Points),
    ],
)
def test_points_and_cents_never_meet(mixed: Callable[[int], object]) -> None:
    with pytest.raises((TypeError, msgspec.ValidationError)):
        mixed(100)
    assert Points(100) != 100


def test_they_travel_as_they_are() -> None:
    written = msgspec.json.encode({"straight:17": Points(100)})
    assert written == b'{"straight:17":[100]}'
    assert msgspec.json.decode(written, type=dict[str, Points]) == {"straight:17": Points(100)}
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b"[1e13]", type=Points)
