"""What has happened between two looks at the table, in a line each."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import partial

from kiosk.game.round.state import TablePhase
from kiosk.game.supernova.state import HitState
from kiosk.link import messages as m
from kiosk.ui.console.words import (
    device_name,
    lock_name,
    machine_name,
    pocket_name,
    trouble_words,
)
from kiosk.ui.money import Currency
from kiosk.ui.texts import QT_TRANSLATE_NOOP, translate
from kiosk.ui.times import moment
from kiosk.ui.words import refusal_words


@dataclass(frozen=True, slots=True)
class TableSeen:
    """What the console showed at one moment."""

    board: m.Board | None = None
    seats: m.Seats | None = None
    staff_tasks: m.StaffTasks = field(default_factory=m.StaffTasks)
    house: m.House | None = None


class LogKind(StrEnum):
    """What a line of the log is about."""

    ROUND = "round"
    MONEY = "money"
    STAFF = "staff"
    MACHINE = "machine"


@dataclass(frozen=True, slots=True)
class TableEvent:
    text: str
    """In English."""
    details: Mapping[str, object] = field(default_factory=dict)
    """Words among them are asked for whenever they are shown."""
    alarm: bool = False
    urgent: bool = False
    """Said to staff at once, and not only written in the log."""
    kind: LogKind = LogKind.MACHINE
    at_ms: int = 0
    """When it was written down. 0: it is what this console saw."""
    seat: str = ""

    @property
    def shown(self) -> str:
        told = {name: each() if callable(each) else each for name, each in self.details.items()}
        return translate("Happenings", self.text).format(**told)


def table_events(before: TableSeen, after: TableSeen, money: Currency) -> Iterator[TableEvent]:
    """Nothing is said about what was there when one began to look."""
    if before.board is not None and after.board is None:
        yield TableEvent(QT_TRANSLATE_NOOP("Happenings", "Table not heard"), alarm=True)
    if before.board is None and after.board is not None:
        yield TableEvent(QT_TRANSLATE_NOOP("Happenings", "Connected to the table"))
    if before.board is not None and after.board is not None:
        for event in _round(before.board, after.board):
            yield replace(event, kind=LogKind.ROUND)
        yield from _supernova(before.board, after.board)
    if before.seats is not None and after.seats is not None:
        yield from _seats(before.seats.seats, after.seats.seats)
        for event in _staff_tasks(before.staff_tasks, after.staff_tasks, money):
            yield replace(event, kind=LogKind.STAFF)
    if before.house is not None and after.house is not None:
        for event in _house(before.house, after.house):
            yield replace(event, kind=LogKind.STAFF)
        yield from _jackpots(before.house, after.house, money)


def _round(before: m.Board, after: m.Board) -> Iterator[TableEvent]:
    if after.round > before.round:
        text = QT_TRANSLATE_NOOP("Happenings", "Round {round} opened")
        yield TableEvent(text, {"round": after.round})
    if after.sensed and after.sensed != before.sensed:
        text = QT_TRANSLATE_NOOP("Happenings", "Sensor reads {number}")
        yield TableEvent(text, {"number": after.sensed})
    if after.phase == before.phase:
        return
    match after.phase:
        case TablePhase.CLOSING:
            yield TableEvent(QT_TRANSLATE_NOOP("Happenings", "No more bets"))
        case TablePhase.SPINNING:
            text = QT_TRANSLATE_NOOP("Happenings", "Slips registered: {count}")
            yield TableEvent(text, {"count": len(after.registered)})
        case TablePhase.IDLE if before.phase is TablePhase.SHUT:
            yield TableEvent(QT_TRANSLATE_NOOP("Happenings", "Table opened"))
        case TablePhase.IDLE if after.last and after.last[0] is not None:
            text = QT_TRANSLATE_NOOP("Happenings", "Result {number}")
            yield TableEvent(text, {"number": partial(pocket_name, after.last[0])})
        case TablePhase.SHUT:
            yield TableEvent(QT_TRANSLATE_NOOP("Happenings", "Table closed"))


def _seats(before: dict[str, m.SeatAt], after: dict[str, m.SeatAt]) -> Iterator[TableEvent]:
    for name, seat in after.items():
        was = before.get(name)
        if was is None:
            continue
        if was.here and not seat.here:
            text = QT_TRANSLATE_NOOP("Happenings", "Seat {seat} link lost")
            yield TableEvent(text, {"seat": name}, alarm=True)
        if seat.here and not was.here:
            text = QT_TRANSLATE_NOOP("Happenings", "Seat {seat} connected")
            yield TableEvent(text, {"seat": name})
        for lock in set(seat.locks) - set(was.locks):
            text = QT_TRANSLATE_NOOP("Happenings", "Seat {seat}: {lock}")
            yield TableEvent(text, {"seat": name, "lock": partial(lock_name, lock)}, alarm=True)
        yield from _refused(name, was, seat)
        for device, trouble in seat.devices.items():
            if was.devices.get(device) != trouble:
                text = QT_TRANSLATE_NOOP("Happenings", "Seat {seat}: {device}, {trouble}")
                what, how = partial(device_name, device), partial(trouble_words, trouble)
                told = {"seat": name, "device": what, "trouble": how}
                yield TableEvent(text, told, alarm=True)
        if was.locks and not seat.locks:
            yield TableEvent(
                QT_TRANSLATE_NOOP("Happenings", "Seat {seat} unlocked"), {"seat": name}
            )


def _refused(name: str, was: m.SeatAt, seat: m.SeatAt) -> Iterator[TableEvent]:
    """Somebody stands there who did not get what he should."""
    if seat.not_paid and not was.not_paid:
        text = QT_TRANSLATE_NOOP("Happenings", "Seat {seat}: no money was moved: {why}")
        why = partial(refusal_words, seat.not_paid)
        yield TableEvent(text, {"seat": name, "why": why}, alarm=True, urgent=True)
    if seat.turned_away and not was.turned_away:
        text = QT_TRANSLATE_NOOP("Happenings", "Seat {seat} is turned away: {why}")
        why = partial(refusal_words, seat.turned_away)
        yield TableEvent(text, {"seat": name, "why": why}, alarm=True, urgent=True)


def _staff_tasks(
    before: m.StaffTasks, after: m.StaffTasks, money: Currency
) -> Iterator[TableEvent]:
    for seat, cents in after.calls.items():
        if seat not in before.calls:
            text = QT_TRANSLATE_NOOP("Happenings", "Seat {seat} asks for {sum}")
            yield TableEvent(text, {"seat": seat, "sum": money.full(cents)}, alarm=True)
    for seat in set(after.help) - set(before.help):
        text = QT_TRANSLATE_NOOP("Happenings", "Seat {seat} calls somebody")
        yield TableEvent(text, {"seat": seat}, alarm=True)
    if after.clock is not None and before.clock is None:
        text = QT_TRANSLATE_NOOP("Happenings", "Clock in question: {time}")
        yield TableEvent(text, {"time": moment(after.clock.clock_ms)}, alarm=True, urgent=True)
    for machine in after.guessing.keys() - before.guessing.keys():
        text = QT_TRANSLATE_NOOP("Happenings", "PINs are guessed at {machine}: look who is there")
        told = {"machine": partial(machine_name, machine)}
        yield TableEvent(text, told, alarm=True, urgent=True)
    for name in after.cases.keys() - before.cases.keys():
        text = QT_TRANSLATE_NOOP("Happenings", "Case about seat {seat}")
        yield TableEvent(text, {"seat": after.cases[name].seat}, alarm=True)
    for name in before.cases.keys() - after.cases.keys():
        text = QT_TRANSLATE_NOOP("Happenings", "Case about seat {seat} closed")
        yield TableEvent(text, {"seat": before.cases[name].seat})


def _spin(before: m.House, after: m.House) -> Iterator[TableEvent]:
    if set(after.warned) - set(before.warned):
        yield TableEvent(QT_TRANSLATE_NOOP("Happenings", "The wheel warns"), alarm=True)


def _house(before: m.House, after: m.House) -> Iterator[TableEvent]:
    if after.frozen and not before.frozen:
        yield TableEvent(QT_TRANSLATE_NOOP("Happenings", "Accounts frozen"), alarm=True)
    if before.frozen and not after.frozen:
        yield TableEvent(QT_TRANSLATE_NOOP("Happenings", "Accounts thawed"))
    yield from _spin(before, after)
    for key in after.changes.keys() - before.changes.keys():
        text = QT_TRANSLATE_NOOP("Happenings", "Change of staff asked for: {name}")
        yield TableEvent(text, {"name": after.changes[key].name}, alarm=True, urgent=True)
    for key in before.changes.keys() - after.changes.keys():
        text = QT_TRANSLATE_NOOP("Happenings", "Change of staff made or withdrawn: {name}")
        yield TableEvent(text, {"name": before.changes[key].name}, alarm=True)
    yield from _cameras(before, after)
    if after.limits != before.limits:
        yield TableEvent(QT_TRANSLATE_NOOP("Happenings", "New limits in force"))
    if after.limits_notice and not before.limits_notice:
        yield TableEvent(QT_TRANSLATE_NOOP("Happenings", "New limits announced"))
    if after.closing_due_ms and not before.closing_due_ms:
        yield TableEvent(QT_TRANSLATE_NOOP("Happenings", "Closing announced"))
    for name in after.certificates.keys() - before.certificates.keys():
        text = QT_TRANSLATE_NOOP("Happenings", "Certificate of {machine} ends {time}")
        told = {"machine": name, "time": moment(after.certificates[name])}
        yield TableEvent(text, told, alarm=True)


def _cameras(before: m.House, after: m.House) -> Iterator[TableEvent]:
    if after.camera and after.camera != before.camera:
        text = QT_TRANSLATE_NOOP("Happenings", "Table's camera shows no picture: {why}")
        yield TableEvent(text, {"why": partial(trouble_words, after.camera)}, alarm=True)
    if before.camera and not after.camera:
        yield TableEvent(QT_TRANSLATE_NOOP("Happenings", "Table's camera shows a picture again"))
    for name in sorted({*after.dark_displays} - {*before.dark_displays}):
        text = QT_TRANSLATE_NOOP("Happenings", "Display {name}: its camera shows no picture")
        yield TableEvent(text, {"name": name}, alarm=True)


def _jackpots(before: m.House, after: m.House, money: Currency) -> Iterator[TableEvent]:
    was = {hit.hit.id: hit.state for hit in before.supernova.hits} if before.supernova else {}
    for hit in after.supernova.hits if after.supernova else ():
        if was.get(hit.hit.id) == hit.state:
            continue
        told = {"level": hit.hit.name, "sum": money.full(hit.hit.award_cents)}
        match hit.state:
            case HitState.WAITING:
                text = QT_TRANSLATE_NOOP("Happenings", "{level}, {sum}: inspector needed")
                yield TableEvent(text, told, alarm=True, urgent=True, kind=LogKind.MONEY)
            case HitState.REFUSED:
                text = QT_TRANSLATE_NOOP("Happenings", "{level}, {sum}: refused")
                yield TableEvent(text, told, alarm=True, kind=LogKind.MONEY)
            case HitState.PAID:
                text = QT_TRANSLATE_NOOP("Happenings", "{level}, {sum}: paid")
                yield TableEvent(text, told, kind=LogKind.MONEY)
            case HitState.APPROVED:
                text = QT_TRANSLATE_NOOP("Happenings", "{level}, {sum}: won")
                yield TableEvent(text, told, kind=LogKind.MONEY)


def _supernova(before: m.Board, after: m.Board) -> Iterator[TableEvent]:
    if before.supernova is None or after.supernova is None:
        return
    if before.supernova.connected and not after.supernova.connected:
        text = QT_TRANSLATE_NOOP("Happenings", "Jackpot server not heard")
        yield TableEvent(text, alarm=True, urgent=True)
    if after.supernova.connected and not before.supernova.connected:
        yield TableEvent(QT_TRANSLATE_NOOP("Happenings", "Jackpots connected again"))
    if after.supernova.void and not before.supernova.void:
        text = QT_TRANSLATE_NOOP("Happenings", "Jackpot wagers of round {round} go back")
        yield TableEvent(text, {"round": after.round}, alarm=True)
