"""Why a note or ticket was given back is read on every screen, whole."""

import pytest

from kiosk.terminal.not_taken import NotTaken
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import LARGE, SMALL


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_each_reason_is_shown_and_not_cut_off(enter: Enter, size: tuple[int, int]) -> None:
    salon = enter("crown-single-zero", size)
    for why in NotTaken:
        salon.desk.on_not_taken(why)
        assert salon.text("noticeText") == str(why)
        text = salon.find("noticeText")
        assert text is not None
        assert not text.property("truncated"), why
