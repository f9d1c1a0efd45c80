"""What the house announces ahead: other limits, the table closing."""

from msgspec import Struct
from msgspec.structs import astuple

from kiosk.game.times import MINUTE_MS
from kiosk.link.messages import Board
from kiosk.ui.limits_in_words import changes, range_words
from kiosk.ui.money import Currency
from kiosk.ui.texts import translate
from kiosk.ui.times import Times

_LISTED = 4
"""So many changes are named one by one."""


class NoticeRow(Struct, frozen=True):
    title: str
    detail: str


def notices(board: Board, money: Currency, times: Times) -> list[NoticeRow]:
    rows = []
    if board.closing_due_ms is not None:
        title = translate("Notices", "The table closes at {time}")
        rows.append(_notice(title, "", board.closing_due_ms, times))
    if board.limits_notice is not None:
        new, due_ms = board.limits_notice
        title = translate("Notices", "New limits from {time}")
        detail = " · ".join(changes(board.limits, new, money, most=_LISTED))
        rows.append(_notice(title, detail, due_ms, times))
    if board.spread is not None and board.spread.notice is not None:
        table, limits, due_ms = board.spread.notice
        offered = translate("Notices", "Spread-Bet by table {table} from {time}")
        ends = translate("Notices", "No Spread-Bet from {time}")
        title = offered.replace("{table}", table) if table else ends
        detail = range_words(astuple(limits), money) if limits else ""
        rows.append(_notice(title, detail, due_ms, times))
    return rows


def _notice(title: str, detail: str, due_ms: int, times: Times) -> NoticeRow:
    minutes = -(-(due_ms - times.now_ms()) // MINUTE_MS)
    ahead = translate("Notices", "in {minutes} min").format(minutes=minutes)
    when = ahead if minutes > 0 else translate("Notices", "after this round")
    what = title.format(time=times.of_day(due_ms)[:-3])
    text = translate("Notices", "{what}, {when}").format(what=what, when=when)
    return NoticeRow(text, detail)
