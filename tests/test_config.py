"""A configuration that cannot be used stops the start, and the message names what is wrong."""

from pathlib import Path

import pytest

from kiosk.config import ConfigError, TableConfig, TerminalConfig, read_config

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


def test_a_file_that_cannot_be_read_is_named(file: Path) -> None:
    with pytest.raises(ConfigError, match=f"cannot read {file}: No such file"):
        read_config(file, TableConfig)
    file.write_bytes(b"name = '\xff'")
    with pytest.raises(ConfigError, match="is not UTF-8"):
        read_config(file, TableConfig)
