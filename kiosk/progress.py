"""How far a long piece of work has come, for a person who waits."""

import sys
from typing import Self, TextIO

_BAR_CHARACTERS = 40


class Progress:
    """A bar on a terminal, and nothing at all anywhere else. Called with what is done, of how much.

    with Progress("verifying") as progress:
        journal.verify(progress=progress)
    """

    def __init__(self, what: str, stream: TextIO | None = None) -> None:
        """Without a stream, on what is the error output by now."""
        self._what = what
        self._stream = stream or sys.stderr
        self._shown = ""

    def __call__(self, done: int, of: int) -> None:
        share = done / of if of else 1
        filled = round(_BAR_CHARACTERS * share)
        self._show(f"{self._what} [{'#' * filled:{_BAR_CHARACTERS}}] {share:4.0%}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Leave the line as if nothing had been there."""
        self._show("")

    def _show(self, text: str) -> None:
        if text != self._shown and self._stream.isatty():
            self._stream.write(f"\r{text:{len(self._shown)}}\r{text}")
            self._stream.flush()
            self._shown = text
