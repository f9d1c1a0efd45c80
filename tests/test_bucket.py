"""A little always, and much at once now and then."""

from kiosk.bucket import Bucket


def test_it_fills_again_and_never_overflows() -> None:
    bucket = Bucket(a_second=2, at_once=10)
    assert bucket.take(10, 0.0)
    assert not bucket.take(1, 0.0)
    assert bucket.take(2, 1.0)
    assert bucket.take(10, 1000.0)
    assert not bucket.take(1, 1000.0)


def test_who_takes_more_than_there_is_waits_the_longer_but_not_for_ever() -> None:
    bucket = Bucket(a_second=1, at_once=10)
    assert not bucket.spend(15, 0.0)
    assert not bucket.spend(0, 4.0)
    assert bucket.spend(0, 5.0)
    assert not bucket.spend(10**9, 5.0)
    assert bucket.spend(0, 15.0)


def test_a_clock_that_goes_back_fills_nothing() -> None:
    bucket = Bucket(a_second=1, at_once=10)
    assert bucket.take(10, 100.0)
    assert not bucket.take(1, 50.0)
    assert bucket.take(1, 51.0)
