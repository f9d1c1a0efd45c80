"""Both drivers against their simulated validators, byte by byte over a pty."""

import asyncio
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from kiosk.devices import ports as p
from kiosk.devices.lost import DeviceLost
from kiosk.devices.serial.driver import Line, SerialPort
from kiosk.devices.trace import read
from kiosk.devices.validator.ssp.driver import SEALED_SILENCES
from kiosk.lab.devices.bench import Bench
from kiosk.lab.devices.ssp import SimulatedSsp
from kiosk.lab.devices.transport import PaperPlace
from tests.devices.host import NUMBER, Host
from tests.lab.devices.test_bench import Parrot

PROTOCOLS = ["id003", "ssp"]


@pytest.fixture(params=PROTOCOLS)
def host(request: pytest.FixtureRequest, tmp_path: Path) -> AbstractAsyncContextManager[Host]:
    return Host(tmp_path, request.param).at_work()


async def test_notes_and_tickets_go_into_the_box_and_are_told_as_stacked(host: Host) -> None:
    """Whoever asks meanwhile what it is, is told."""
    assert await host.takes("note 1000") == p.Note(1000)
    assert host.validator.identity == p.DeviceIdentity(), "nobody has asked"
    host.validator.introduce()
    await host.until(lambda: host.validator.identity.firmware != "")
    ssp = p.DeviceIdentity(firmware="0333", serial="4711001", counted=1)
    id003 = p.DeviceIdentity(firmware="U(TAP)-05-SS ID003-05V001-01 01JAN26 0000")
    assert host.validator.identity == (ssp if isinstance(host.device, SimulatedSsp) else id003)
    assert await host.takes(f"ticket {NUMBER}") == p.Ticket(NUMBER)
    assert await host.takes("note 2000") == p.Note(2000)
    box = [(paper.cents, paper.digits) for paper in host.device.transport.box]
    assert box == [(1000, ""), (0, NUMBER), (2000, "")]


async def test_what_is_given_back_is_with_the_player(host: Host) -> None:
    for item in ("note 1000", f"ticket {NUMBER}"):
        await host.insert(item)
        await host.hears(p.Escrowed)
        host.validator.give_back()
        await host.hears(p.Returned)
    await host.until(lambda: len(host.device.transport.returned) == 2)
    assert host.device.transport.box == []


@pytest.mark.parametrize("item", ["note foreign", "note askew", f"ticket {NUMBER} face-down"])
async def test_what_cannot_be_read_is_rejected_with_a_reason(host: Host, item: str) -> None:
    await host.insert(item)
    rejected = await host.hears(p.Rejected)
    assert isinstance(rejected, p.Rejected)
    assert rejected.why


async def test_only_what_is_enabled_is_offered(host: Host) -> None:
    await host.insert("note 5000")
    await host.hears(p.NotWanted)
    host.validator.enable({5000}, tickets=False)
    await host.until(lambda: host.device.notes_cents() == [5000])
    await host.insert("note 5000")
    assert await host.hears(p.Escrowed) in (p.Escrowed(p.Note(5000), c) for c in (None, 0))
    host.validator.give_back()
    await host.hears(p.Returned)
    host.validator.disable()
    await host.until(lambda: not host.device.takes())


async def test_a_note_is_held_for_as_long_as_the_terminal_thinks(tmp_path: Path) -> None:
    # Without HOLD it would have been given back long before.
    async with Host(tmp_path, "ssp", escrow_s=0.4).at_work() as host:
        await host.insert("note 1000")
        await host.hears(p.Escrowed)
        at = asyncio.get_running_loop().time()
        await host.until(lambda: asyncio.get_running_loop().time() - at > 1.0)
        assert host.device.transport.place is PaperPlace.ESCROW
        host.validator.accept()
        await host.hears(p.Stacked)


@pytest.mark.parametrize("protocol", PROTOCOLS)
async def test_a_bad_line_loses_nothing(tmp_path: Path, protocol: str) -> None:
    """Each fault has a line of its own, and they are waited for side by side."""

    async def story(folder: Path, fault: str) -> None:
        folder.mkdir()
        async with Host(folder, protocol).at_work() as host:
            for item in ("note 1000", f"ticket {NUMBER}"):
                host.bench.do(fault)
                await host.insert(item)
                await host.hears(p.Escrowed)
                host.bench.do(fault)
                host.validator.accept()
                await host.hears(p.Stacked)
                host.bench.do(fault)
                host.validator.acknowledge()
                await host.hears(p.Acknowledged)
            assert len(host.device.transport.box) == 2
            assert sum(isinstance(event, p.Stacked) for event in host.seen) == 2

    faults = ("drop 3", "garble 3", "delay 0.2 2")
    await asyncio.gather(*(story(tmp_path / fault, fault) for fault in faults))


async def test_a_line_that_lost_its_count_agrees_on_a_new_key_by_itself(tmp_path: Path) -> None:
    """More replies than are asked for again: the two count differently from then on."""
    async with Host(tmp_path, "ssp").at_work() as host:
        host.bench.do(f"drop {SEALED_SILENCES + 2}")
        await host.hears(p.Ready)
        await host.insert("note 1000")
        await host.hears(p.Escrowed)
        host.validator.accept()
        await host.hears(p.Stacked)
        host.bench.do(f"drop {SEALED_SILENCES + 2}")
        await host.hears(p.Stacked)  # it is told again, for nobody has acknowledged it
        host.validator.acknowledge()
        await host.hears(p.Acknowledged)
        assert len(host.device.transport.box) == 1
        assert not any(isinstance(event, p.Gone) for event in host.seen)


async def test_a_power_cut_with_a_note_in_escrow_gives_it_back(host: Host) -> None:
    await host.insert("note 1000")
    await host.hears(p.Escrowed)
    host.bench.do("power-cut")
    assert await host.hears(p.PoweredUp) == p.PoweredUp(p.Held.ACCEPTOR)
    await host.hears(p.Ready)
    await host.until(lambda: len(host.device.transport.returned) == 1)
    assert await host.takes("note 2000") == p.Note(2000)


async def test_a_power_cut_with_a_note_in_the_stacker_tells_of_it_afterwards(host: Host) -> None:
    await host.insert("note 1000")
    await host.hears(p.Escrowed)
    host.validator.accept()
    await host.until(lambda: host.device.transport.place is PaperPlace.STACKING)
    host.bench.do("power-cut")
    stacked = await host.hears(p.Stacked)
    assert stacked in (p.Stacked(None), p.Stacked(p.Note(1000)))
    host.validator.acknowledge()
    await host.hears(p.Ready)
    assert len(host.device.transport.box) == 1


async def test_an_acceptor_without_power_recovery_says_where_the_note_was(tmp_path: Path) -> None:
    async with Host(tmp_path, "id003").at_work() as host:
        host.bench.do("recovery off")
        await host.insert("note 1000")
        await host.hears(p.Escrowed)
        host.validator.accept()
        await host.until(lambda: host.device.transport.place is PaperPlace.STACKING)
        host.bench.do("power-cut")
        assert await host.hears(p.PoweredUp) == p.PoweredUp(p.Held.STACKER)
        await host.hears(p.Ready)
        assert not any(isinstance(event, p.Stacked) for event in host.seen)
        assert len(host.device.transport.box) == 1


async def test_a_ticket_that_a_power_cut_met_is_remembered(tmp_path: Path) -> None:
    async with Host(tmp_path, "ssp").at_work() as host:
        await host.insert(f"ticket {NUMBER}")
        await host.hears(p.Escrowed)
        host.validator.accept()
        await host.until(lambda: host.device.transport.place is PaperPlace.STACKING)
        host.bench.do("power-cut")
        assert await host.hears(p.PoweredUp) == p.PoweredUp(p.Held.STACKER)
        ready = await host.hears(p.Ready)
        assert ready == p.Ready(0, (p.Ticket(NUMBER), True))


async def test_a_pulled_cable_is_told_once_and_once_when_it_is_back(host: Host) -> None:
    host.bench.do("unplug")
    await host.hears(p.Gone)
    host.bench.do("plug")
    await host.hears(p.Back)
    await host.hears(p.Ready)
    kinds = [type(event) for event in host.seen]
    assert (kinds.count(p.Gone), kinds.count(p.Back)) == (1, 1)
    assert await host.takes("note 1000") == p.Note(1000)


async def test_one_that_falls_silent_is_gone(host: Host) -> None:
    host.bench.do("drop 14")
    gone = await host.hears(p.Gone)
    assert isinstance(gone, p.Gone)
    assert "does not answer" in gone.why
    await host.hears(p.Back)


TROUBLES = [
    ("jam", "clear", p.Trouble.JAM),
    ("cash-box out", "cash-box in", p.Trouble.CASH_BOX_OUT),
    ("full", "clear", p.Trouble.FULL),
]


@pytest.mark.parametrize(("fault", "mended", "trouble"), TROUBLES)
async def test_trouble_is_told_with_its_name_and_its_end(
    host: Host, fault: str, mended: str, trouble: p.Trouble
) -> None:
    host.bench.do(fault)
    troubled = await host.hears(p.Troubled)
    assert isinstance(troubled, p.Troubled)
    assert troubled.trouble is trouble
    host.bench.do(mended)
    await host.hears(p.Cleared)
    assert await host.takes("note 1000") == p.Note(1000)


async def test_a_cheat_is_told(host: Host) -> None:
    await host.insert("note 1000")
    await host.hears(p.Escrowed)
    host.bench.do("cheat")
    assert await host.hears(p.Troubled) == p.Troubled(p.Trouble.CHEAT)
    assert host.device.transport.box == []


async def test_the_trace_has_every_frame_and_no_number(host: Host, tmp_path: Path) -> None:
    await host.takes(f"ticket {NUMBER}")
    traced = list(read(tmp_path / "trace"))
    assert len(traced) > 20
    content = (tmp_path / "trace").read_bytes()
    assert NUMBER[-4:].encode() in content
    assert NUMBER[:8].encode() not in content
    if isinstance(host.device, SimulatedSsp):
        assert any(frame.sealed for frame in traced)
        secrets = [frame.data for frame in traced if frame.data[:1] in (b"\x4a", b"\x4b", b"\x4c")]
        assert secrets == [b"\x4a", b"\x4b", b"\x4c"]


# ---- Ports --------------------------------------------------------------------------------------


async def test_a_port_that_is_not_there_or_in_use_is_named(tmp_path: Path) -> None:
    with pytest.raises(DeviceLost, match=f"cannot open {tmp_path / 'no'}: No such file"):
        SerialPort(tmp_path / "no", Line())
    (tmp_path / "file").touch()
    with pytest.raises(DeviceLost, match=r"cannot use .*file"):
        SerialPort(tmp_path / "file", Line())
    async with Bench(Parrot(), link=tmp_path / "port"):
        with (
            SerialPort(tmp_path / "port", Line(even_parity=True)),
            pytest.raises(DeviceLost, match="another program uses it"),
        ):
            SerialPort(tmp_path / "port", Line())
        with SerialPort(tmp_path / "port", Line(even_parity=True, two_stop_bits=True)) as port:
            port.write(b"hello")
            assert await asyncio.wait_for(port.read(), 10) == b"hello"
