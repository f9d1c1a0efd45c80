"""A simulated house with a camera gives it to every machine that can use one."""

from pathlib import Path

import pytest

from kiosk.config import ConsoleConfig, DisplayConfig, TableConfig, TerminalConfig, read_config
from kiosk.lab.simulate.house import furnish


@pytest.mark.parametrize("port", [0, 8081])
def test_everybody_has_the_camera_or_nobody(tmp_path: Path, port: int) -> None:
    house = furnish(tmp_path / "house", "crown-single-zero", terminals=1, camera_port=port)
    cameras = [
        read_config(house.table_config, TableConfig).camera,
        read_config(house.console_config, ConsoleConfig).camera,
        read_config(house.display_config, DisplayConfig).camera,
        read_config(house.terminal_config("1"), TerminalConfig).camera,
    ]
    source = "http://127.0.0.1:8081/"
    assert {camera and camera.source for camera in cameras} == {source if port else None}
