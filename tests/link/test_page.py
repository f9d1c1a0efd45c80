"""The page for others says what the types say."""

from pathlib import Path
from typing import get_args

from kiosk.game.tags import tag
from kiosk.game.terminal import commands as ats
from kiosk.link import jackpot as j
from kiosk.link import messages as m
from kiosk.link.page import page

PAGE = Path(__file__).parents[2] / "kiosk/link/PROTOCOL.md"


def test_the_page_is_that_of_the_types() -> None:
    """Write it anew: python -m kiosk.link.page > kiosk/link/PROTOCOL.md"""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_every_message_and_order_is_on_the_page() -> None:
    text = page()
    jackpots = (*get_args(j.ToController), *get_args(j.FromController))
    for message in (*get_args(m.ToTable), *get_args(m.FromTable), *jackpots):
        assert f"### `{tag(message.__name__)}`" in text
    for struct in (*ats.ORDERS, *m.STAFF_COMMANDS):
        assert f"| `{struct.__struct_config__.tag}` |" in text
