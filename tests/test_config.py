"""A configuration that cannot be used stops the start, and the message names what is wrong."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kiosk.config import (
    ConfigError,
    ConsoleConfig,
    DisplayConfig,
    FloorConfig,
    Section,
    SensorConfig,
    TableConfig,
    TerminalConfig,
    read_config,
)

TABLE = """\
name = "Table 7"
rulebook = "crown-single-zero"
journal = "table.db"
seats = ["1", "2"]
hand_pay_limit_cents = 100000
ticket_days = 30
[network]
socket = "table.sock"
"""
TERMINAL = """\
seat = "1"
rulebook = "crown-single-zero"
journal = "terminal-1.db"
[network]
address = "table-7:7410"
keys = "keys"
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "machine.toml"


def test_a_table_and_a_terminal_are_configured_by_one_file_each(file: Path) -> None:
    file.write_text(TABLE)
    assert read_config(file, TableConfig).seats == ("1", "2")
    file.write_text(TERMINAL)
    assert read_config(file, TerminalConfig).network.address == "table-7:7410"


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("hand_pay_limit_cents = 100000\n", "", "hand_pay_limit_cents is missing"),
        ("ticket_days = 30", "ticket_days = 0", ":6: ticket_days "),
        ("ticket_days = 30", "ticket_day = 30", ":6: ticket_day is not known here; did you mean"),
        ('seats = ["1", "2"]', 'seats = ["1", "1"]', ":4: seats names a seat twice"),
        ('seats = ["1", "2"]', 'seats = ["1", "../2"]', ":4: seats[2] "),
        ("[network]", "[places]\ndisplays = 257\n[network]", ":8: places.displays "),
        ('seats = ["1", "2"]', f"seats = {[*map(str, range(501))]}", ":4: seats "),
        ('socket = "table.sock"', "", ":7: network needs a socket, or an address and keys"),
        ('socket = "table.sock"', 'address = "a:1"', "needs keys: there is no plain TCP"),
        ('socket = "table.sock"', 'address = "a"\nkeys = "k"', ":8: network.address is not HOST"),
        ('socket = "table.sock"', 'soket = "x"', "soket"),
        ("name", "name =", "not valid TOML"),
    ],
)
def test_a_fault_is_named_by_file_line_and_key(
    file: Path, before: str, after: str, complaint: str
) -> None:
    file.write_text(TABLE.replace(before, after, 1))
    with pytest.raises(ConfigError) as caught:
        read_config(file, TableConfig)
    assert complaint in str(caught.value)
    assert str(file) in str(caught.value)


def test_a_terminal_has_one_way_to_its_table(file: Path) -> None:
    file.write_text(TERMINAL + 'socket = "table.sock"\n')
    with pytest.raises(ConfigError, match="one way to its table, not two"):
        read_config(file, TerminalConfig)


def test_a_display_is_told_its_name_and_one_way_to_its_table(file: Path) -> None:
    file.write_text('name = "1"\n[network]\nsocket = "table.sock"\n')
    config = read_config(file, DisplayConfig)
    assert (config.name, config.currency, config.network.socket) == ("1", "$", "table.sock")
    file.write_text('name = "1"\n[network]\nsocket = "a"\naddress = "b:1"\nkeys = "k"\n')
    with pytest.raises(ConfigError, match="one way to its table, not two"):
        read_config(file, DisplayConfig)
    file.write_text('[network]\nsocket = "table.sock"\n')
    with pytest.raises(ConfigError, match="name is missing"):
        read_config(file, DisplayConfig)


def test_a_file_that_cannot_be_read_is_named(file: Path) -> None:
    with pytest.raises(ConfigError, match=f"cannot read {file}: No such file"):
        read_config(file, TableConfig)
    file.write_bytes(b"name = '\xff'")
    with pytest.raises(ConfigError, match="is not UTF-8"):
        read_config(file, TableConfig)


VALIDATOR = """\
[validator]
protocol = "id003"
port = "/dev/ttyUSB0"
notes_cents = [1000, 2000]
credit_limit_cents = 1000000
"""


def test_a_terminal_may_have_a_note_validator(file: Path) -> None:
    file.write_text(TERMINAL)
    assert read_config(file, TerminalConfig).validator is None
    file.write_text(TERMINAL + VALIDATOR)
    validator = read_config(file, TerminalConfig).validator
    assert validator is not None
    assert (validator.notes_cents, validator.credit_limit_cents) == ((1000, 2000), 1_000_000)


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        (
            'protocol = "id003"',
            'protocol = "mdb"',
            ":8: validator.protocol cannot be 'mdb'; there are id003, ssp",
        ),
        (
            "credit_limit_cents = 1000000\n",
            "",
            ":7: validator Object missing required field `credit_limit_cents`",
        ),
        ("credit_limit_cents = 1000000", "credit_limit_cents = 0", "validator.credit_limit_cents "),
        (
            "notes_cents = [1000, 2000]\n",
            "",
            ":7: validator Object missing required field `notes_cents`",
        ),
        ("[1000, 2000]", "[1000, 1000]", ":10: validator.notes_cents names a denomination twice"),
        ("[1000, 2000]", "[-5]", ":10: validator.notes_cents[1] "),
        ("[1000, 2000]", "[]\ntickets = false", "validator.notes_cents is empty, and so takes no"),
        ('port = "/dev/ttyUSB0"', 'port = ""', ":9: validator.port is empty"),
    ],
)
def test_a_fault_in_the_validator_is_named(
    file: Path, before: str, after: str, complaint: str
) -> None:
    file.write_text((TERMINAL + VALIDATOR).replace(before, after, 1))
    with pytest.raises(ConfigError) as caught:
        read_config(file, TerminalConfig)
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("switches", "complaint"),
    [
        ('move = "F5"\nchoose = "F5"', ":9: switches.choose is the same key as move"),
        ('move = "Return"', "switches.choose is the same key as move"),
        ('move = "Shift"', ":8: switches.move "),
        ('chose = "F5"', ":7: switches Object contains unknown field `chose`"),
    ],
)
def test_a_fault_in_the_switches_is_named(file: Path, switches: str, complaint: str) -> None:
    file.write_text(f"{TERMINAL}[switches]\n{switches}\n")
    with pytest.raises(ConfigError) as caught:
        read_config(file, TerminalConfig)
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    "source", ["wheel.mp4", "file:///etc/passwd", "rtsp://", "/dev/ttyUSB0", "http://a b/", ""]
)
def test_a_camera_is_a_stream_or_a_camera_of_this_computer(file: Path, source: str) -> None:
    file.write_text(TERMINAL + f'[camera]\nsource = "{source}"\n')
    with pytest.raises(ConfigError, match=r"camera\.source is"):
        read_config(file, TerminalConfig)


def test_responsible_play_is_on_unless_the_house_says_otherwise(file: Path) -> None:
    file.write_text(TERMINAL)
    play = read_config(file, TerminalConfig).responsible_play
    assert (play.reality_check_min, play.break_min, play.own_limits) == (30, (5, 15, 30), True)
    file.write_text(TERMINAL + "[responsible_play]\nreality_check_min = 0\nbreak_min = []\n")
    play = read_config(file, TerminalConfig).responsible_play
    assert (play.reality_check_min, play.break_min) == (0, ())


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("break_min = [15, 5]", ":8: responsible_play.break_min must rise from break to break"),
        ("break_min = [0]", ":8: responsible_play.break_min[1] "),
        ("reality_check_min = -1", ":8: responsible_play.reality_check_min "),
        (
            "reality_check = 30",
            ":7: responsible_play Object contains unknown field `reality_check`",
        ),
    ],
)
def test_a_fault_in_responsible_play_is_named(file: Path, line: str, complaint: str) -> None:
    file.write_text(f"{TERMINAL}[responsible_play]\n{line}\n")
    with pytest.raises(ConfigError) as caught:
        read_config(file, TerminalConfig)
    assert complaint in str(caught.value)


# ---- Values that nobody means -----------------------------------------------------------------

CONSOLE = """\
name = "1"
rulebook = "crown-single-zero"
orders = "orders.json"
wagering_s = 30
idle_s = 300
cycle_s = 8
case_player = "name"
tournaments = "cups"
[screen]
currency = "$"
chips_cents = [100, 500]
[records]
folder = "journals"
exports = "exports"
day_starts = "06:00"
zone = "Asia/Singapore"
shifts = ["06:00", "18:00"]
[network]
socket = "table.sock"
"""
CAMERA = '[camera]\nsource = "rtsp://10.0.7.4/wheel"\n'
DISPLAY = 'name = "1"\ncurrency = "$"\nlanguage = "en"\n[network]\nsocket = "table.sock"\n'
PRINTER = """\
[printer]
protocol = "tcl"
port = "/dev/ttyUSB1"
ticket_limit_cents = 100000
house = "Casino"
address = ["A street"]
machine = "1"
currency = "AUD"
language = "en"
message = "Play within your means"
receipts = false
baud = 38400
trace = "printer.trace"
"""
MORE = """\
[screen]
currency = "$"
chips_cents = [100, 500]
[responsible_play]
reality_check_min = 30
reality_check_hold_s = 5
break_min = [5, 15]
own_limits = true
[switches]
move = "Space"
choose = "Return"
[door]
input = "door"
open = "1"
"""
STAFF = """\
[staff]
dealer_limit_cents = 100
supervisor_limit_cents = 1000
most_cents = 100000
wait_h = 24
"""
COUNTED = """\
ticket_limit_cents = 1000000
notes_cents = [1000, 2000]
clock_jump_hours = 96
"""
SENSOR = """\
name = "1"
rulebook = "crown-single-zero"
[wheel]
protocol = "slingshot2"
port = "wheel"
trace = "wheel.trace"
[network]
socket = "table.sock"
"""
FLOOR = """
name = "Main floor"
database = "postgresql:///tapis"
[network]
socket = "floor.sock"
address = "0.0.0.0:7440"
keys = "keys"
users = ["tapis"]
[pages]
address = "0.0.0.0:7480"
certificate = "floor.pem"
key = "floor.key"
house = "Harbour"
currency = "$"
currency_code = "SGD"
cages = 6
two_people_cents = 50000
wait_h = 12
idle_min = 10
session_h = 8
[day]
starts = "06:00"
zone = "Asia/Singapore"
"""
PRESETS = """
[limits]
"$5 table" = { straight = [500, 20_000, 500], together = [500, 90_000] }
"""
WHOLE: dict[type, str] = {
    TableConfig: TABLE.replace(
        "ticket_days",
        f"grace_s = 3.0\nlive_days = 14\ntip_limit_cents = 500\n{COUNTED}ticket_days",
    )
    + 'address = "0.0.0.0:7410"\nkeys = "keys"\nusers = ["tapis"]\n'
    + STAFF
    + "[places]\nconsoles = 16\ndisplays = 64\nsensors = 8\n"
    + '[day]\nstarts = "06:00"\nzone = "Asia/Singapore"\n'
    + CAMERA
    + "seconds = 8\nrounds = 100\nmegabytes = 1000\n"
    + '[jackpots]\nsocket = "jackpot.sock"\n'
    + '[floor]\nsocket = "floor.sock"\n',
    TerminalConfig: 'language = "en"\ncash_out_asked_cents = 1\nlink_trace = "l"\nlive_days = 14\n'
    + TERMINAL
    + VALIDATOR
    + 'tickets = true\ndoubt_after_s = 30\ntrace = "t"\n'
    + PRINTER
    + MORE
    + CAMERA,
    ConsoleConfig: 'language = "en"\n' + CONSOLE + CAMERA + PRESETS,
    DisplayConfig: 'house = "Harbour"\nlogo = "logo.png"\nnumbers = 30\n' + DISPLAY + CAMERA,
    SensorConfig: SENSOR,
    FloorConfig: FLOOR,
}
EXTREMES = [
    "-1", "0", "-9007199254740993", "9007199254740993", "99999999999999999999", "9" * 5000,
    "nan", "inf", "-inf", "1e300", "true", "1979-05-27", "{}", "{ a = 1 }",
    "[]", "[[]]", "[1, 1]", '["1", "1"]', '[""]', "[" * 5000 + "]" * 5000, f"[{'1, ' * 3000}]",
    '""', '" "', '"#"', '"/"', '".."', f'"{"x" * 5000}"', '"' + "é" * 90 + '"',
    r'"\u0000"', r'"a\nb"', r'"a\u001bb"', r'"a\u0085b"', r'"a\u202eb"', r'"a\u2066b"', r'"\uFEFF"',
    '"host:99999"', '"host:0"', '":80"', '"host:\u0661"',
]  # fmt: skip


def changed(text: str) -> Iterator[tuple[str, str]]:
    """The file with one value after the other replaced by each extreme one, and whose it is."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        key, is_value, _ = line.partition(" = ")
        for extreme in EXTREMES if is_value else ():
            yield key, "\n".join([*lines[:number], f"{key} = {extreme}", *lines[number + 1 :]])


def values(value: object) -> Iterator[object]:
    if isinstance(value, Section):
        for name in value.__struct_fields__:
            yield from values(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            yield from values(part)
    else:
        yield value


@pytest.mark.parametrize("into", WHOLE, ids=lambda kind: kind.__name__)
def test_every_key_is_in_the_file_that_is_tried(file: Path, into: type[Any]) -> None:
    file.write_text(WHOLE[into])
    config = read_config(file, into)

    def named(value: Section) -> Iterator[str]:
        for name in value.__struct_fields__:
            yield name
            part = getattr(value, name)
            if isinstance(part, Section) and (name != "network" or into is TableConfig):
                yield from named(part)

    assert all(f"{name} = " in WHOLE[into] or f"[{name}]" in WHOLE[into] for name in named(config))


@pytest.mark.parametrize("into", WHOLE, ids=lambda kind: kind.__name__)
def test_a_value_is_in_its_range_or_refused_by_its_name(file: Path, into: type[Any]) -> None:
    refused = 0
    for key, text in changed(WHOLE[into]):
        file.write_text(text)
        try:
            config = read_config(file, into)
        except ConfigError as error:
            refused += 1
            told = str(error)
            assert told.startswith(f"{file}"), told
            assert key in told or "not valid TOML" in told or "nested too deeply" in told, told
            assert len(told.splitlines()) <= 3 and len(told) < 1000, told
            continue
        for value in values(config):
            assert not isinstance(value, str) or (value.isprintable() and len(value) <= 1000)
            assert not isinstance(value, int | float) or 0 <= value <= 10**12, (key, value)
    assert refused > 20


@pytest.mark.parametrize("nested", ["a = " + "[" * 100_000, "a" + ".a" * 5000 + " = 1"])
def test_a_file_that_is_nested_too_deeply_is_refused(file: Path, nested: str) -> None:
    file.write_text(nested)
    with pytest.raises(ConfigError, match=str(file)):
        read_config(file, TableConfig)


def test_a_journal_is_no_folder(file: Path) -> None:
    file.write_text(TABLE.replace("table.db", "/"))
    with pytest.raises(ConfigError, match=":3: journal is a folder, not a file"):
        read_config(file, TableConfig)


def test_a_name_that_no_client_would_take_is_refused_in_words(file: Path) -> None:
    file.write_text(TABLE.replace("Table 7", "Table #7"))
    with pytest.raises(ConfigError, match=":1: name is not 1 to 32 letters, digits"):
        read_config(file, TableConfig)


def test_limits_of_staff_rise_from_role_to_role(file: Path) -> None:
    file.write_text(TABLE + STAFF.replace("most_cents = 100000", "most_cents = 999"))
    with pytest.raises(ConfigError, match="must rise"):
        read_config(file, TableConfig)
    file.write_text(TABLE)
    staff = read_config(file, TableConfig).staff
    assert (staff.dealer_limit_cents, staff.supervisor_limit_cents) == (100_000, 1_000_000)


@pytest.mark.parametrize(
    ("amounts", "words"),
    [
        ("{ cheval = [500, 600] }", "is no kind of bets; there are straight"),
        ("{ straight = [600, 500] }", "has a minimum above its maximum"),
    ],
)
def test_limits_that_a_house_keeps_are_looked_at_when_the_console_starts(
    file: Path, amounts: str, words: str
) -> None:
    file.write_text(f'{CONSOLE}\n[limits]\n"$5 table" = {amounts}\n')
    with pytest.raises(ConfigError, match=words):
        read_config(file, ConsoleConfig)
