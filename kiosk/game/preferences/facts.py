"""How a player wants the terminal to be. None of it touches the money or the wagers."""

from msgspec import UNSET, Struct, UnsetType

from kiosk.game.fact import Fact


class Preferences(Struct, frozen=True, kw_only=True):
    language: str = ""
    """As the translations are named, such as "zh_CN". Nothing: the house's."""
    large_text: bool = False
    high_contrast: bool = False
    left_handed: bool = False
    still: bool = False
    """Nothing moves on the screen."""
    spoken: bool = False
    """Wagers, countdown and result are said aloud."""
    sounds: bool = True
    hot_cold: bool | UnsetType = UNSET
    """The track shows which numbers came up most and least often. Unset: as in journals of before,
    which stay as they were written."""


class PreferencesChosen(Fact, frozen=True, kw_only=True):
    preferences: Preferences
