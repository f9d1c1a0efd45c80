"""A configuration that cannot be used stops the start, and the message names what is wrong."""

from pathlib import Path

import pytest

from kiosk.config import ConfigError, DisplayConfig, TableConfig, TerminalConfig, read_config

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
        ('protocol = "id003"', 'protocol = "mdb"', ":8: validator.protocol "),
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
