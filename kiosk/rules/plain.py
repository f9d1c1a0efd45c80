"""Texts that read as they are."""

import re
from typing import Any

from msgspec import Struct, to_builtins

_CONTROLS = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff\ufff9-\ufffb]"
)
"""What has no shape of its own, or changes that of its neighbours: a text with one of these reads
otherwise than it is."""


def is_plain(said: Any) -> bool:
    """No text in it hides or turns what is written."""
    match said:
        case str():
            return _CONTROLS.search(said) is None
        case dict():
            return all(is_plain(part) for pair in said.items() for part in pair)
        case list() | tuple():
            return all(map(is_plain, said))
        case Struct():
            return is_plain(to_builtins(said, str_keys=True))
        case _:
            return True
