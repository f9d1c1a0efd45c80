"""Where a player bets: the cloth, the race track, the chips, and all that belongs to a touch."""

from msgspec import Struct
from PySide6.QtCore import QObject

from kiosk.ui.camera_view import CameraView
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.terminal.accessible_spots import AccessibleSpotsView
from kiosk.ui.terminal.actions_view import ActionsView
from kiosk.ui.terminal.attract_view import AttractView
from kiosk.ui.terminal.cloth_view import ClothView
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.guide.guide_view import GuideView
from kiosk.ui.terminal.preview_view import PreviewView
from kiosk.ui.terminal.prospects_view import ProspectsView
from kiosk.ui.terminal.rail_view import RailView
from kiosk.ui.terminal.spread_view import SpreadView
from kiosk.ui.terminal.supernova_view import SupernovaView
from kiosk.ui.terminal.surface_view import SurfaceContext
from kiosk.ui.terminal.tournament_view import TournamentView
from kiosk.ui.terminal.track_view import TrackView
from kiosk.ui.terminal.wheel_stage_view import WheelStageView
from kiosk.ui.times import Times


class TableTop(Struct, frozen=True, kw_only=True):
    rail: RailView
    actions: ActionsView
    preview: PreviewView
    cloth: ClothView
    track: TrackView
    spread: SpreadView
    supernova: SupernovaView
    tournament: TournamentView
    prospects: ProspectsView
    accessible_spots: AccessibleSpotsView
    guide: GuideView
    stage: WheelStageView
    attract: AttractView
    camera: CameraView


def table_top(desk: Desk, pictures: Pictures, times: Times, parent: QObject) -> TableTop:
    around = SurfaceContext(
        desk=desk,
        pictures=pictures,
        rail=RailView(desk, parent),
        actions=ActionsView(desk, parent),
        preview=PreviewView(desk, parent),
    )
    cloth = ClothView(around, parent)
    track = TrackView(around, cloth=cloth, parent=parent)
    return TableTop(
        rail=around.rail,
        actions=around.actions,
        preview=around.preview,
        cloth=cloth,
        track=track,
        spread=SpreadView(desk, cloth=cloth, track=track, parent=parent),
        supernova=SupernovaView(desk, times, cloth=cloth, parent=parent),
        tournament=TournamentView(desk, times, parent),
        prospects=ProspectsView(desk, parent),
        accessible_spots=AccessibleSpotsView(desk, cloth=cloth, track=track, parent=parent),
        guide=GuideView(desk, times, cloth=cloth, track=track, parent=parent),
        stage=WheelStageView(desk, pictures, times, parent),
        attract=AttractView(desk, pictures, times, parent),
        camera=CameraView(desk, parent),
    )
