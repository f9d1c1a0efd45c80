"""What the package puts on a machine besides the program: units, settings, rules for devices."""

import re
import subprocess
from pathlib import Path

import pytest

from kiosk.cli import COMMANDS, parser_of
from kiosk.config import (
    ConfigError,
    ConsoleConfig,
    DisplayConfig,
    FloorConfig,
    JackpotConfig,
    SensorConfig,
    TableConfig,
    TerminalConfig,
    read_config,
)
from tests.conftest import PROJECT

ROOT = PROJECT / "packaging" / "debian" / "root"
UNITS = sorted((ROOT / "usr/lib/systemd/system").glob("tapis-*.service"))
RULES = (ROOT / "usr/lib/udev/rules.d/70-tapis.rules").read_text()
SETTINGS = {
    "table": TableConfig,
    "terminal": TerminalConfig,
    "console": ConsoleConfig,
    "display": DisplayConfig,
    "sensor": SensorConfig,
    "jackpot": JackpotConfig,
    "floor": FloorConfig,
}
EXPOSURE_MAX = 2.0


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_a_unit_is_closed_to_all_it_does_not_need(unit: Path) -> None:
    command = ["systemd-analyze", "security", "--offline=true", f"--root={ROOT}", unit.name]
    run = subprocess.run(
        command, env={"PATH": "/usr/bin", "LANG": "C"}, capture_output=True, text=True, check=True
    )
    assert run.stderr == "", "it understands every line"
    found = re.search(rf"Overall exposure level for {unit.name}: ([0-9.]+)", run.stdout)
    assert found is not None, run.stdout
    assert float(found[1]) <= EXPOSURE_MAX
    for needed in ("NoNewPrivileges=", "ProtectSystem=", "CapabilityBoundingSet=~CAP_SYS_ADMIN"):
        assert re.search(rf"^. {re.escape(needed)}", run.stdout, re.M), needed


def test_every_command_of_a_unit_is_one_that_tapis_has() -> None:
    lines = [line for path in [*UNITS, common()] for line in path.read_text().splitlines()]
    commands = [line.partition("/usr/bin/tapis ")[2] for line in lines if "/usr/bin/tapis " in line]
    assert len(commands) == len(UNITS) + 1
    for command in commands:
        parsed = parser_of(COMMANDS).parse_args(command.split())
        config = getattr(parsed, "config", None)
        assert config is None or (ROOT / config.relative_to("/")).is_file()


def common() -> Path:
    return ROOT / "usr/lib/systemd/system/tapis-.service.d/10-tapis.conf"


def test_every_unit_is_watched_and_checked_before_it_starts() -> None:
    said = common().read_text().splitlines()
    assert "Type=notify" in said
    assert "WatchdogSec=10" in said
    assert "ExecStartPre=/usr/bin/tapis manifest --check --quiet" in said
    overridden = {"Type=", "WatchdogSec=", "ExecStartPre=", "User=", "SystemCallFilter="}
    for unit in UNITS:
        assert not any(line.startswith(tuple(overridden)) for line in unit.read_text().splitlines())


@pytest.mark.parametrize("name", SETTINGS)
def test_every_line_of_a_file_of_settings_can_be_used(name: str, tmp_path: Path) -> None:
    """As shipped it is either complete, or names the limits that only the house can say."""
    shipped = ROOT / "etc" / "tapis" / f"{name}.toml"
    if name == "table":
        with pytest.raises(ConfigError) as refused:
            read_config(shipped, TableConfig)
        assert "hand_pay_limit_cents" in str(refused.value)
    else:
        read_config(shipped, SETTINGS[name])
    filled = tmp_path / shipped.name
    filled.write_text(re.sub(r"^#(?=\[|[a-z_]+ = )", "", shipped.read_text(), flags=re.M))
    assert filled.read_text() != shipped.read_text()
    read_config(filled, SETTINGS[name])


def test_the_rules_for_devices_are_well_formed() -> None:
    match = r'[A-Z]+(\{[A-Za-z_]+\})?(==|!=|\+=|=)"[^"]*"'
    lines = [line for line in RULES.splitlines() if line]
    for line in lines:
        assert re.fullmatch(rf"#.*|{match}(, {match})*", line), line
    ready = [line.removeprefix("#") for line in lines if re.match(rf"#?{match}", line)]
    for line in ready:
        assert re.fullmatch(rf"{match}(, {match})*", line), "also those that wait to be used"
    labels = set(re.findall(r'LABEL="(\w+)"', RULES))
    assert set(re.findall(r'GOTO="(\w+)"', RULES)) == labels


def test_ports_of_devices_are_names_that_the_rules_give() -> None:
    given = set(re.findall(r'SYMLINK\+="([^"]+)"', RULES))
    assert given == {"tapis-validator", "tapis-printer", "tapis-wheel", "tapis-touch"}
    files = [(ROOT / f"etc/tapis/{machine}.toml").read_text() for machine in ("terminal", "sensor")]
    asked = [name for text in files for name in re.findall(r'port = "/dev/([^"]+)"', text)]
    assert asked == ["tapis-validator", "tapis-printer", "tapis-wheel"]
