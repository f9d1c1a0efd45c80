"""The ring of frames: what is kept, what is struck out, and what is refused."""

from pathlib import Path

import pytest

from kiosk.cli import main
from kiosk.devices.trace import Follower, Trace, TraceError, Way, masked, read
from kiosk.devices.validator.driver import record_in

NUMBER = b"001234567890123456"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "validator.trace"


def test_frames_are_kept_in_order_with_time_and_way(file: Path) -> None:
    trace = Trace(file)
    record = record_in(trace, iter(range(1000, 2000)).__next__)
    record(Way.SENT, b"\xfc\x05")
    record(Way.HEARD, b"\x15", sealed=True)
    record(Way.SKIPPED, b"")
    trace.close()
    kept = [(t.number, t.at_ms, t.way, t.sealed, t.data) for t in read(file)]
    assert kept == [
        (1, 1000, Way.SENT, False, b"\xfc\x05"),
        (2, 1001, Way.HEARD, True, b"\x15"),
        (3, 1002, Way.SKIPPED, False, b""),
    ]


def test_the_newest_frames_overwrite_the_oldest_also_after_a_restart(file: Path) -> None:
    for _ in range(5):
        trace = Trace(file, slots=10)
        for number in range(7):
            trace.write(0, Way.SENT, bytes((number,)))
        trace.close()
    assert [traced.number for traced in read(file)] == list(range(26, 36))
    assert [traced.data[0] for traced in read(file)] == [4, 5, 6, 0, 1, 2, 3, 4, 5, 6][:0] + [
        (number - 1) % 7 for number in range(26, 36)
    ]


def test_a_number_is_struck_out_wherever_it_stands(file: Path) -> None:
    for data in (NUMBER, b"\xfc\x18\x13o" + NUMBER + b"Q~", NUMBER[:11], b"\xf0\x01\x12" + NUMBER):
        trace = Trace(file)
        trace.write(0, Way.HEARD, data)
        trace.close()
    content = file.read_bytes()
    assert NUMBER[-4:] in content
    for start in range(len(NUMBER) - 5):
        assert NUMBER[start : start + 5] not in content
    assert masked(b"ab1234c12345") == b"ab1234c*2345"


def test_a_long_frame_is_cut_and_says_so(file: Path) -> None:
    trace = Trace(file)
    trace.write(0, Way.SENT, bytes(200))
    trace.close()
    (traced,) = read(file)
    assert (traced.length, len(traced.data)) == (200, 108)


def test_a_torn_slot_is_left_out(file: Path) -> None:
    trace = Trace(file)
    for _ in range(3):
        trace.write(0, Way.SENT, b"x")
    trace.close()
    content = bytearray(file.read_bytes())
    content[14 + 128 + 16] = 0
    file.write_bytes(content[:-5])
    assert [traced.number for traced in read(file)] == [1]


def test_a_technician_reads_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trace = Trace(file)
    trace.write(0, Way.SENT, b"\xfc\x05\x11")
    trace.write(1, Way.HEARD, bytes(150), sealed=True)
    trace.close()
    assert main(["device", "trace", str(file)]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.endswith("> fc 05 11") or first.endswith(">  fc 05 11")
    assert "<* 00 00" in second
    assert second.endswith("... 150 bytes")


def test_a_file_that_is_no_trace_is_named(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["device", "trace", str(file)]) == 2
    assert f"cannot read {file}: No such file" in capsys.readouterr().err
    file.write_text("something else")
    assert main(["device", "trace", str(file)]) == 2
    assert f"{file} is not a trace" in capsys.readouterr().err
    with pytest.raises(TraceError, match="is not a trace"):
        Trace(file)
    with pytest.raises(TraceError, match="cannot write"):
        Trace(file / "below")


def test_whoever_follows_hears_each_frame_once_and_the_newest_if_he_was_overtaken(
    file: Path,
) -> None:
    follower = Follower(file, slots=10)
    assert follower.news(4) == []
    trace = Trace(file, slots=10)

    def write(frames: int) -> list[int]:
        for _ in range(frames):
            trace.write(0, Way.SENT, b"x")
        return [traced.number for traced in follower.news(4)]

    assert write(7) == [4, 5, 6, 7]
    assert write(0) == []
    assert write(2) == [8, 9]
    # The ring begins again, and what lies behind its beginning is read at the next look.
    assert write(3) == [10]
    assert write(0) == [11, 12]
    assert write(25) == [34, 35, 36, 37]
    assert write(1) == [38]
    trace.close()
