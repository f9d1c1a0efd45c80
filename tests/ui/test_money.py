"""Amounts as the player reads them."""

import pytest
from PySide6.QtCore import QTextBoundaryFinder

from kiosk.ui.money import Currency


@pytest.mark.parametrize("cents", [-3600, 3600], ids=["less", "more"])
def test_no_line_ends_within_an_amount(cents: int) -> None:
    amount = Currency("$").signed(cents)
    line = f"总计{amount}元"
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, line)
    ends = []
    while (at := finder.toNextBoundary()) != -1:
        ends.append(at)
    within = range(line.index(amount) + 1, line.index(amount) + len(amount))
    assert not set(ends) & set(within)
    assert amount.replace("\N{WORD JOINER}", "") == ("-$36.00" if cents < 0 else "+$36.00")
