"""What a player is told without asking: money, the round, its result, notices and faults."""

from msgspec import Struct
from PySide6.QtCore import QObject

from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.fault_view import FaultView
from kiosk.ui.terminal.hint_view import HintView
from kiosk.ui.terminal.jackpot_won_view import JackpotWonView
from kiosk.ui.terminal.meters_view import MetersView
from kiosk.ui.terminal.notice_view import NoticeView
from kiosk.ui.terminal.result_view import ResultView
from kiosk.ui.terminal.results_view import ResultsView
from kiosk.ui.terminal.round_view import RoundView
from kiosk.ui.times import Times


class Announcements(Struct, frozen=True, kw_only=True):
    meters: MetersView
    round: RoundView
    result: ResultView
    results: ResultsView
    notice: NoticeView
    hint: HintView
    jackpot_won: JackpotWonView
    fault: FaultView


def announcements(desk: Desk, times: Times, parent: QObject) -> Announcements:
    return Announcements(
        meters=MetersView(desk, parent),
        round=RoundView(desk, times, parent),
        result=ResultView(desk, times, parent),
        results=ResultsView(desk, parent),
        notice=NoticeView(desk, parent),
        hint=HintView(desk, parent),
        jackpot_won=JackpotWonView(desk, parent),
        fault=FaultView(desk, parent),
    )
