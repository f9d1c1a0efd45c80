"""What is at the wheel, live: what each sensor said last and when, and the camera's picture."""

from msgspec import Struct
from PySide6.QtCore import QObject

from kiosk.link import messages as m
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.words import pocket_name, trouble_words, warning_words
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import translate
from kiosk.ui.times import Times


class SensorRow(Struct, frozen=True):
    name: str
    condition: str
    good: bool
    said: str


class WheelShown(Struct, frozen=True, kw_only=True):
    no_sensor: str = ""
    camera: str = ""
    """Why this console shows no picture."""
    table_camera: str = ""
    """How that of the table is, which keeps films."""


class ConsoleWheelView(ViewPart[WheelShown, ConsoleDesk]):
    sensors = rows_of(SensorRow)

    def __init__(self, desk: ConsoleDesk, times: Times, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._times = times
        self._why = ""

    def show_camera(self, why: str) -> None:
        """Of this console. Why it shows nothing; nothing: it does, or there is none."""
        self._why = why
        self.refresh()

    def refresh(self) -> None:
        house = self._desk.client.house
        if house is None:
            return
        self.sensors.show([self._row(name, at) for name, at in sorted(house.sensors.items())])
        none = translate("ConsoleWheelView", "No sensor has come to this table since its start.")
        here = translate("ConsoleWheelView", "This console has no camera.")
        self.show(
            WheelShown(
                no_sensor="" if house.sensors else none,
                camera=trouble_words(self._why) if self._why else here,
                table_camera=_camera_of_table(house),
            )
        )

    def _row(self, name: str, at: m.SensorAt) -> SensorRow:
        condition = (
            translate("ConsoleWheelView", "connected")
            if at.here
            else translate("ConsoleWheelView", "not connected")
        )
        sensor = translate("ConsoleWheelView", "Sensor {name}").format(name=name)
        return SensorRow(sensor, condition, at.here, self._said(at))

    def _said(self, at: m.SensorAt) -> str:
        if not at.at_ms:
            return translate("ConsoleWheelView", "It has said nothing yet.")
        what = translate("ConsoleWheelView", "no more bets")
        if at.warning is not None:
            what = warning_words(at.warning)
        elif at.pocket:
            what = pocket_name(at.pocket)
        text = translate("ConsoleWheelView", "{time}: {what}")
        if not at.taken:
            text = translate("ConsoleWheelView", "{time}: {what}, which the table did not take")
        return text.format(time=self._times.of_day(at.at_ms), what=what)


def _camera_of_table(house: m.House) -> str:
    if not house.filmed:
        return translate("ConsoleWheelView", "The table has no camera.")
    if house.camera:
        text = translate("ConsoleWheelView", "The table's camera shows no picture: {why}")
        return text.format(why=trouble_words(house.camera))
    return translate("ConsoleWheelView", "The table's camera films every spin.")
