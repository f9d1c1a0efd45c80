"""Why a note or ticket was given back is read on every screen, whole."""

import pytest

from kiosk.game.refusal import Reason, Refusal
from kiosk.refusal_words import given_back_words
from kiosk.rules.terms import Tender
from tests.ui.terminal.salon import LARGE, SMALL, Salon


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_each_reason_is_shown_and_not_cut_off(salon: Salon) -> None:
    no_notes = Refusal(Reason.TENDER_NOT_TAKEN, tender=Tender.NOTE)
    for why in (no_notes, *map(Refusal, Reason)):
        salon.desk.on_not_taken(why)
        assert salon.text("noticeText") == given_back_words(why)
        text = salon.find("noticeText")
        assert text is not None
        assert not text.property("truncated"), why
