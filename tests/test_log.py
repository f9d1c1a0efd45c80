"""What happens again and again is told a number of times and then counted."""

import io
import logging

from kiosk.log import A_SECOND, AT_ONCE, FewAlike


class Log:
    def __init__(self) -> None:
        self._stream = io.StringIO()
        self._handler = FewAlike(self._stream)
        self.now_s = 0.0

    def say(self, text: str, *args: object) -> None:
        record = logging.LogRecord("door", logging.WARNING, "door.py", 1, text, args, None)
        record.created = self.now_s
        self._handler.handle(record)

    @property
    def lines(self) -> list[str]:
        return self._stream.getvalue().splitlines()


def test_lines_alike_are_told_so_often_and_then_counted() -> None:
    log = Log()
    for number in range(10_000):
        log.say("turned away: %s", number)
    assert len(log.lines) == AT_ONCE
    log.now_s += 1 / A_SECOND
    log.say("turned away: %s", "the last")
    assert len(log.lines) == AT_ONCE + 1
    assert log.lines[-1].endswith(
        f"turned away: the last (and {10_000 - AT_ONCE} more like it before)"
    )


def test_others_are_told_all_the_same() -> None:
    log = Log()
    for number in range(10_000):
        log.say("turned away: %s", number)
    log.say("a doubtful case: %s", "note")
    assert log.lines[-1].endswith("a doubtful case: note")


def test_a_flood_that_goes_on_is_told_of_now_and_then() -> None:
    log = Log()
    for _ in range(20_000):
        log.say("turned away")
        log.now_s += 0.01
    assert AT_ONCE < len(log.lines) <= AT_ONCE + 200 * A_SECOND + 1
    assert "more like it before" in log.lines[-1]
