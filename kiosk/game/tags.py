"""The names under which facts, commands and messages are written."""

import re


def tag(name: str) -> str:
    """`EndWagering` is written as `end_wagering`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
