"""The names under which messages and orders travel."""

import re


def tag(name: str) -> str:
    """`EndWagering` travels as `end_wagering`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
