"""Claims on the disk: what was said is found, by whoever opens it, and what was not is not."""

from pathlib import Path

from kiosk.audit.claim_store import ClaimStore
from kiosk.audit.places import Place

SLIP, OTHER, ROUND = ("slip", 1, "k"), ("slip", 2, "k"), ("in round", 1, "", False)


def test_what_was_said_is_found_by_whoever_opens_it(tmp_path: Path) -> None:
    store = ClaimStore(tmp_path / "claims.db")
    assert store.find(1, "3", SLIP) is None
    store.add(1, [("3", SLIP, Place(7, 70)), ("3", OTHER, Place(9, 90, headless=True))])
    store.add(1, [("3", SLIP, Place(8, 80))])
    store.close()
    store = ClaimStore(tmp_path / "claims.db")
    assert store.find(1, "3", SLIP) == Place(7, 70)
    assert store.find(1, "3", OTHER) == Place(9, 90, headless=True)
    assert store.find(1, "4", SLIP) is None
    assert store.find(2, "3", SLIP) is None
    assert store.find(1, "3", ROUND) is None
    store.add(1, [("3", ROUND, Place(11, 110))])
    assert store.find(1, "3", ROUND) == Place(11, 110)
    store.forget_behind(1, 8)
    assert store.find(1, "3", SLIP) == Place(7, 70)
    assert store.find(1, "3", OTHER) is None
    store.add(1, [("3", OTHER, Place(10, 100))])
    assert store.find(1, "3", OTHER) == Place(10, 100)
    store.forget()
    assert store.find(1, "3", SLIP) is None
    store.add(1, [("3", SLIP, Place(12, 120))])
    store.close()
    assert ClaimStore(tmp_path / "claims.db").find(1, "3", SLIP) == Place(12, 120)
