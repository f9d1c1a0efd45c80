"""What is at the wheel, for technicians: what the sensor said last, when, and the camera."""

from msgspec.structs import replace

from kiosk.console.order import Person
from kiosk.game.round.wheel_warning import WheelWarning
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Application
from kiosk.ui.console.archive import Archive
from kiosk.ui.console.console_view import ConsoleView
from tests.ui.console.screen import Passing
from tests.ui.console.shown import busy_table
from tests.ui.console.test_orders import desk_at


def test_what_each_sensor_said_last_is_told_with_its_time(
    crown: RuleBook, application: Application
) -> None:
    table = busy_table(crown)
    view = ConsoleView(desk_at(table, crown), Archive(None), application, Passing().times())
    view._desk.person = Person("ted", "444444")
    view.refresh()
    assert "No sensor" in view.wheel.showing.no_sensor
    assert table.house is not None
    at_ms = 1_790_000_000_000
    sensors = {
        "1": m.SensorAt(pocket="17", at_ms=at_ms),
        "2": m.SensorAt(warning=WheelWarning.WHEEL_STOPPED, at_ms=at_ms, here=False),
        "3": m.SensorAt(),
        "4": m.SensorAt(at_ms=at_ms, taken=False),
    }
    table.house = replace(table.house, sensors=sensors, filmed=True, camera="it is dark")
    view.refresh()
    assert [(row.name, row.condition, row.said) for row in view.wheel.sensors.rows] == [
        ("Sensor 1", "connected", "21:46:08: 17 Black"),
        ("Sensor 2", "not connected", "21:46:08: the wheel stands"),
        ("Sensor 3", "connected", "It has said nothing yet."),
        ("Sensor 4", "connected", "21:46:08: no more bets, which the table did not take"),
    ]
    assert view.wheel.showing.no_sensor == ""
    assert "it is dark" in view.wheel.showing.table_camera
    wheel = next(row for row in view.order_buttons.menu.rows if row.key == "wheel")
    assert wheel.second == "sensor away"
    view.begin("wheel")
    assert view.showing.panel == "wheel"
    view.deleteLater()
