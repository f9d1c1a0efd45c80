"""A damaged journal: the table is asked, nothing of the old one is lost, and play goes on."""

from pathlib import Path

import pytest

from kiosk.audit.agreement import compare
from kiosk.audit.audit import audit_file
from kiosk.config import Network, TerminalConfig
from kiosk.game import facts as f
from kiosk.game.refusal import Reason, Refused
from kiosk.game.table import commands as c
from kiosk.game.terminal import commands as ats
from kiosk.journal.journal import Journal
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.cabinet import Devices, cabinet_in
from kiosk.terminal.clearing import move_journal
from kiosk.terminal.new_journal import take_up
from kiosk.terminal.process import TerminalMachine
from tests.conftest import BOOKS
from tests.hostile.table import CREDIT_CENTS, HONEST, SECOND, House, Watched, house, tasks
from tests.journal.killed import killed_at
from tests.journal.tampering import altered

CHANGED_FACT = (
    "UPDATE facts SET body = CAST(replace(CAST(body AS TEXT), '0', '1') AS BLOB) "
    "WHERE kind = 'note_stacked'"
)


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kiosk.service.RETRY_S", 0.02)


class Door:
    def __init__(self, is_open: bool) -> None:
        self._open = is_open

    def open(self) -> bool:
        return self._open


class Kept:
    """The machine of the honest seat, as a terminal runs it."""

    def __init__(self, there: House, *, door_open: bool | None = None) -> None:
        network = Network(socket=there.socket.name)
        config = TerminalConfig(
            seat=HONEST, journal="terminal-1.db", network=network, rulebook=there.book.id
        )
        self.watched = Watched()
        devices = Devices() if door_open is None else Devices(door=Door(door_open))
        cabinet = cabinet_in(there.folder, config, there.book, devices)
        self.machine: TerminalMachine = cabinet.machine
        self.machine.on_change = self._changed

    def _changed(self) -> None:
        if self.machine.service is not None:
            self.machine.service.on_change = self.watched.changed
        self.watched.changed()

    async def until_up(self) -> None:
        await self.watched.until(lambda: self.machine.service and self.machine.service.link.up)


async def play_and_be_damaged(there: House) -> None:
    """A player has credit there when somebody alters the journal of the stopped terminal."""
    await there.order(c.OpenTable(0))
    async with tasks() as spawn:
        kept = Kept(there)
        spawn(kept.machine.run())
        await kept.until_up()
        assert kept.machine.service is not None
        await kept.machine.service.tell(ats.StackNote("note", CREDIT_CENTS))
        await there.until(lambda table: table.seats[HONEST].playing)
    await there.until(lambda table: table.seats[HONEST].last is not None)
    altered(there.folder / "terminal-1.db", CHANGED_FACT)


async def test_a_damaged_terminal_begins_anew_when_two_people_have_paid_for_it(
    tmp_path: Path, crown: RuleBook
) -> None:
    async with house(tmp_path, crown, open_table=False) as there, tasks() as spawn:
        await play_and_be_damaged(there)
        damaged = (tmp_path / "terminal-1.db").read_bytes()
        kept = Kept(there)
        spawn(kept.machine.run())
        await kept.watched.until(lambda: kept.machine.damaged)
        with pytest.raises(Refused) as refused:
            await kept.machine.begin_new_journal()
        assert refused.value.reason is Reason.TABLE_REFUSES
        assert (tmp_path / "terminal-1.db").read_bytes() == damaged, "it is where it was"
        await there.order(c.WriteOffSeat(HONEST, CREDIT_CENTS, False), second=SECOND)
        await kept.machine.begin_new_journal()
        await kept.until_up()
        assert kept.machine.service is not None
        assert sum(kept.machine.service.state.money.sources.values()) == 0
        assert (tmp_path / "terminal-1.db.damaged-1").read_bytes() == damaged
        await kept.machine.service.tell(ats.StackNote("another", 5000))
        await there.until(lambda table: table.seats[HONEST].playing)
        [paid] = [x for x in there.facts() if isinstance(x, f.SeatWrittenOff)]
        assert paid.trusted_cents == paid.cents == CREDIT_CENTS
        await there.durable()
    audited = [audit_file(tmp_path / name, BOOKS) for name in ("table.db", "terminal-1.db")]
    assert not [finding for one in audited for finding in one.findings]
    assert not compare(audited)


async def test_nobody_begins_anew_with_the_door_shut(tmp_path: Path, crown: RuleBook) -> None:
    async with house(tmp_path, crown, open_table=False) as there, tasks() as spawn:
        await play_and_be_damaged(there)
        kept = Kept(there, door_open=False)
        spawn(kept.machine.run())
        await kept.watched.until(lambda: kept.machine.damaged)
        with pytest.raises(Refused) as refused:
            await kept.machine.begin_new_journal()
        assert refused.value.reason is Reason.DOOR_SHUT


def test_a_power_cut_while_one_takes_the_place_of_the_other(tmp_path: Path) -> None:
    """Whatever is there is taken up at the next start, and the damaged one is never lost."""
    for step in range(1, 20):
        folder = tmp_path / str(step)
        folder.mkdir()
        path = folder / "terminal-1.db"
        path.write_bytes(b"damaged")
        path.with_name("terminal-1.db-wal").write_bytes(b"its log")
        with Journal.open(path.with_name("terminal-1.db.next"), machine="terminal-1"):
            pass

        def change_over(path: Path = path) -> None:
            move_journal(path, path.with_name("terminal-1.db.damaged-1"))
            take_up(path)

        killed = killed_at(step, change_over)
        if path.exists() and path.read_bytes() == b"damaged":
            change_over()  # it is still damaged, and asked again
        take_up(path)
        with Journal.open(path, machine="terminal-1") as journal:
            assert journal.head.seq == 0
        assert (folder / "terminal-1.db.damaged-1").read_bytes() == b"damaged"
        assert (folder / "terminal-1.db.damaged-1-wal").read_bytes() == b"its log"
        if not killed:
            return
    raise AssertionError("it never came to its end")
