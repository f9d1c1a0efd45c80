"""A bad line crashes no codec and makes no credit."""

from tests.devices.fuzz import fuzz


def test_spoilt_frames_crash_nothing_and_make_no_credit() -> None:
    found = fuzz(20_000)
    assert min(found) > 100, "too few frames were found for this to mean anything"
