"""What a terminal tells its table of paper in doubt, and what staff found of it."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from kiosk.game.bounds import Count, ShortKey, Told
from kiosk.game.cash import table_commands as sgc
from kiosk.game.cash import terminal_commands as ats
from kiosk.game.cash.facts import Question
from kiosk.game.cash.terminal import DOUBTS_MAX
from kiosk.game.command import TableCommand, TerminalOrder
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal

ABOUT_MAX = 200
"""Characters that are told of what a doubt is about."""


class Doubted(Told, frozen=True, kw_only=True):
    """A note or ticket that may be in the box or not."""

    key: ShortKey
    question: Question
    about: Annotated[str, Meta(max_length=ABOUT_MAX)]
    cents: Count = 0
    account: Count = 0


class CashStanding(Told, frozen=True, kw_only=True):
    doubts: Annotated[tuple[Doubted, ...], Meta(max_length=DOUBTS_MAX)] = ()


def standing_of(state: Terminal) -> CashStanding:
    return CashStanding(
        doubts=tuple(
            Doubted(
                key=key,
                question=doubt.question,
                about=doubt.about[:ABOUT_MAX],
                cents=doubt.cents,
                account=doubt.account,
            )
            for key, doubt in state.cash.doubts.items()
        )
    )


def news(table: Table, seat: str, at: CashStanding) -> Iterator[TableCommand]:
    known = table.seats[seat].doubts
    for told in at.doubts:
        if told.key not in known:
            yield sgc.TakeDoubt(seat, told.key, told.question, told.about, told.cents, told.account)
    open_ = {told.key for told in at.doubts}
    for key in known:
        if key not in open_:
            yield sgc.EndDoubt(seat, key)


def orders(table: Table, seat: str, at: CashStanding) -> Iterator[TerminalOrder]:
    """Staff looked into the box, and told the table what they found."""
    for told in at.doubts:
        asked = table.seats[seat].doubts.get(told.key)
        if asked is not None and asked.stacked is not None:
            yield ats.JudgePaper(told.key, asked.stacked, asked.who, asked.found_cents)
