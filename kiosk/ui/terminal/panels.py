"""What a player or staff open over the table, and what they set there."""

from msgspec import Struct
from PySide6.QtCore import QObject

from kiosk.ui.language import Speaker
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.staff.gate import StaffGate
from kiosk.ui.terminal.care_view import CareView
from kiosk.ui.terminal.cash_out_view import CashOutView
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.dispute_view import DisputeView
from kiosk.ui.terminal.favourites_view import FavouritesView
from kiosk.ui.terminal.help_view import HelpView
from kiosk.ui.terminal.history_view import HistoryView
from kiosk.ui.terminal.language_view import LanguageView
from kiosk.ui.terminal.own_limits_view import OwnLimitsView
from kiosk.ui.terminal.preferences_view import PreferencesView
from kiosk.ui.terminal.receipt_printing_view import ReceiptPrintingView
from kiosk.ui.terminal.sitting_view import SittingView
from kiosk.ui.terminal.statistics_view import StatisticsView
from kiosk.ui.terminal.tips_view import TipsView
from kiosk.ui.times import Times


class Panels(Struct, frozen=True, kw_only=True):
    preferences: PreferencesView
    language: LanguageView
    favourites: FavouritesView
    cash_out: CashOutView
    statistics: StatisticsView
    history: HistoryView
    dispute: DisputeView
    staff: StaffGate
    own_limits: OwnLimitsView
    sitting: SittingView
    care: CareView
    help: HelpView
    receipt_printing: ReceiptPrintingView
    tips: TipsView


def panels(
    desk: Desk, pictures: Pictures, times: Times, speaker: Speaker, parent: QObject
) -> Panels:
    preferences = PreferencesView(desk, parent)
    language = LanguageView(desk, speaker, preferences, parent)
    return Panels(
        preferences=preferences,
        language=language,
        favourites=FavouritesView(desk, parent),
        cash_out=CashOutView(desk, times, parent),
        statistics=StatisticsView(desk, parent),
        history=HistoryView(desk, pictures, parent),
        dispute=DisputeView(desk, parent),
        staff=StaffGate(desk, pictures, times, parent),
        own_limits=OwnLimitsView(desk, parent),
        sitting=SittingView(desk, parent),
        care=CareView(desk, parent),
        help=HelpView(desk, language, times, parent),
        receipt_printing=ReceiptPrintingView(desk, parent),
        tips=TipsView(desk, parent),
    )
