"""The bar that long work draws."""

from io import StringIO

from kiosk.progress import Progress


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_grows_on_a_terminal_and_goes_away() -> None:
    terminal = Terminal()
    with Progress("verifying", terminal) as progress:
        progress(1, 4)
        progress(4, 4)
    drawn = terminal.getvalue().split("\r")
    assert f"verifying [{'#' * 10}{' ' * 30}]  25%" in drawn
    assert f"verifying [{'#' * 40}] 100%" in drawn
    assert drawn[-1] == ""


def test_a_bar_is_drawn_nowhere_else() -> None:
    file = StringIO()
    with Progress("verifying", file) as progress:
        progress(1, 0)
    assert file.getvalue() == ""
