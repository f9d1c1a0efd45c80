"""A film: what a camera saw in the last seconds of a spin, as one piece of bytes.

It is one JPEG after another, which every player of films knows as MJPEG. A comment in each says
when it was taken and how long it is, so that a film can be taken apart without a decoder.
"""

import struct
from collections.abc import Iterable

from msgspec import Struct

FRAME_MAX = 256 * 1024
FRAMES_MAX = 1000
FILM_MAX = 32 * 1024 * 1024
_START, _COMMENT, _END = b"\xff\xd8", b"\xff\xfe", b"\xff\xd9"
_NOTE = struct.Struct("!2s2sH10sQI")
"""Start of the picture, comment and its length, our mark, time in ms, bytes of it all."""
_MARK = b"tapis film"
_COMMENT_BYTES = _NOTE.size - len(_START) - len(_COMMENT)


class FilmError(ValueError):
    """These bytes are no film."""


class Still(Struct, frozen=True):
    at_ms: int
    jpeg: bytes


def film_of(stills: Iterable[Still]) -> bytes:
    return b"".join(map(_noted, stills))


def _noted(still: Still) -> bytes:
    rest = still.jpeg[len(_START) :]
    size = _NOTE.size + len(rest)
    return _NOTE.pack(_START, _COMMENT, _COMMENT_BYTES, _MARK, still.at_ms, size) + rest


def is_whole(jpeg: bytes) -> bool:
    """And no larger than a still may be."""
    return jpeg.startswith(_START) and jpeg.endswith(_END) and len(jpeg) <= FRAME_MAX


def stills_of(film: bytes) -> list[Still]:
    """Raises `FilmError`."""
    if len(film) > FILM_MAX:
        raise FilmError("it is longer than any film")
    stills: list[Still] = []
    at = 0
    while at < len(film):
        if len(film) - at < _NOTE.size or len(stills) == FRAMES_MAX:
            raise FilmError("it does not end where a picture ends")
        start, comment, length, mark, at_ms, size = _NOTE.unpack_from(film, at)
        if (start, comment, length, mark) != (_START, _COMMENT, _COMMENT_BYTES, _MARK):
            raise FilmError("it is no picture after picture")
        if not _NOTE.size < size <= min(FRAME_MAX + _NOTE.size, len(film) - at):
            raise FilmError("a picture in it is longer than the film")
        stills.append(Still(at_ms, _START + film[at + _NOTE.size : at + size]))
        at += size
    return stills
