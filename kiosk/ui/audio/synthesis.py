"""Our own sounds, computed: the files in assets/sounds are exactly these.

Each is a few notes that fade, or the click of clay on cloth, well under a second: a sound that
lasts is in the way of the next one.
"""

from math import exp, pi, sin
from struct import pack

from msgspec import Struct

RATE_HZ = 22_050
_PEAK = 32_767
_ATTACK_S = 0.004
"""A note that began at once would click."""
_LOUDNESS = 0.6


class Note(Struct, frozen=True):
    pitch_hz: float
    at_s: float
    fades_s: float
    """After so long a third of it is left."""
    share: float = 1.0
    overtone: float = 0.25


class Click(Struct, frozen=True):
    """Something hard falls on something soft: noise that is gone at once."""

    at_s: float
    fades_s: float
    share: float = 1.0


class Sound(Struct, frozen=True):
    lasts_s: float
    parts: tuple[Note | Click, ...]


SOUNDS: dict[str, Sound] = {
    "chip": Sound(0.09, (Click(0.0, 0.004), Note(2100, 0.0, 0.012, 0.5), Click(0.022, 0.003, 0.4))),
    "refused": Sound(0.26, (Note(196, 0.0, 0.05), Note(165, 0.1, 0.06))),
    "last-seconds": Sound(0.07, (Note(1175, 0.0, 0.018, 0.7),)),
    "no-more-bets": Sound(0.5, (Note(659, 0.0, 0.12), Note(494, 0.14, 0.14))),
    "result": Sound(0.55, (Note(880, 0.0, 0.16, 0.8, 0.4),)),
    "win": Sound(
        0.8,
        (Note(659, 0.0, 0.12), Note(784, 0.1, 0.12), Note(988, 0.2, 0.12), Note(1319, 0.3, 0.2)),
    ),
    # The same steps, quicker, to a chord that is left to fade.
    "big-win": Sound(
        0.98,
        (
            Note(659, 0.0, 0.1),
            Note(784, 0.07, 0.1),
            Note(988, 0.14, 0.1),
            Note(1319, 0.21, 0.12),
            Note(659, 0.34, 0.24, 0.6),
            Note(988, 0.34, 0.24, 0.6),
            Note(1319, 0.34, 0.24, 0.8),
            Note(1976, 0.34, 0.2, 0.4),
        ),
    ),
    "cash-out": Sound(0.6, (Note(523, 0.0, 0.14), Note(784, 0.14, 0.2))),
}


def render(sound: Sound) -> bytes:
    """As a WAV file: one channel, 16 bits."""
    count = round(sound.lasts_s * RATE_HZ)
    samples = [0.0] * count
    for part in sound.parts:
        _add(samples, part)
    loudest = max(map(abs, samples))
    scale = _LOUDNESS * _PEAK / loudest
    tail = max(1, round(0.02 * RATE_HZ))  # the end is silence, not a step
    levels = (
        round(level * scale * min(1.0, (count - at) / tail)) for at, level in enumerate(samples)
    )
    return wav(b"".join(pack("<h", level) for level in levels))


def wav(samples: bytes) -> bytes:
    form = pack("<HHIIHH", 1, 1, RATE_HZ, RATE_HZ * 2, 2, 16)
    chunks = b"fmt " + pack("<I", len(form)) + form + b"data" + pack("<I", len(samples)) + samples
    return b"RIFF" + pack("<I", 4 + len(chunks)) + b"WAVE" + chunks


HEADER_BYTES = len(wav(b""))


def _add(samples: list[float], part: Note | Click) -> None:
    noise = 1
    for at in range(round(part.at_s * RATE_HZ), len(samples)):
        since_s = at / RATE_HZ - part.at_s
        fading = part.share * exp(-since_s / part.fades_s)
        if isinstance(part, Note):
            turn = 2 * pi * part.pitch_hz * since_s
            level = sin(turn) + part.overtone * sin(2 * turn)
            samples[at] += min(1.0, since_s / _ATTACK_S) * fading * level
        else:
            noise = (noise * 16_807) % 2_147_483_647  # the same noise each time it is made
            samples[at] += fading * (noise / 1_073_741_823.5 - 1)
