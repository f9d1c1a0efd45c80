"""What staff may set at a terminal itself. Everything else is in its file, for whoever installs it.

A setting can only narrow what the file allows: it takes no note that the file does not name, and
sets no limit of money.
"""

from msgspec import Struct

SOUND_VOLUME = "sound_volume"
"""In percent."""

ATTRACT_AFTER_S = "attract_after_s"
"""How long nobody touches a terminal before it is nobody's."""

TICKETS_IN = "tickets_in"

TICKETS_OUT = "tickets_out"

_NOTE = "note_"


class Bounds(Struct, frozen=True):
    least: int
    most: int
    step: int
    default: int

    def allow(self, value: int) -> bool:
        return self.least <= value <= self.most and (value - self.least) % self.step == 0


_SWITCH = Bounds(0, 1, 1, 1)

SETTINGS: dict[str, Bounds] = {
    SOUND_VOLUME: Bounds(0, 100, 10, 60),
    ATTRACT_AFTER_S: Bounds(15, 300, 15, 45),
    TICKETS_IN: _SWITCH,
    TICKETS_OUT: _SWITCH,
}


def note_setting(cents: int) -> str:
    """Whether notes of this value are taken."""
    return f"{_NOTE}{cents}"


def bounds_of(name: str) -> Bounds | None:
    """None: there is no such setting."""
    if name.startswith(_NOTE) and name.removeprefix(_NOTE).isdecimal():
        return _SWITCH
    return SETTINGS.get(name)


def default_of(name: str) -> int:
    bounds = bounds_of(name)
    assert bounds is not None, f"there is no setting {name}"
    return bounds.default
