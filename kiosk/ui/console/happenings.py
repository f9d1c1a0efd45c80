"""What has happened between two looks at the table, in a line each."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication

from kiosk.game.table.state import Phase
from kiosk.link import messages as m
from kiosk.ui.console.words import device_name, lock_name, pocket_name, refusal_words
from kiosk.ui.money import Currency

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Seen:
    """What the console showed at one moment."""

    board: m.Board | None = None
    seats: m.Seats | None = None
    matters: m.Matters = field(default_factory=m.Matters)
    house: m.House | None = None


@dataclass(frozen=True, slots=True)
class Happening:
    text: str
    alarm: bool = False
    urgent: bool = False
    """Said to staff at once, and not only written in the log."""


def happenings(before: Seen, after: Seen, money: Currency) -> Iterator[Happening]:
    """Nothing is said about what was there when one began to look."""
    if before.board is not None and after.board is None:
        yield Happening(translate("Happenings", "Table not heard"), alarm=True)
    if before.board is None and after.board is not None:
        yield Happening(translate("Happenings", "Connected to the table"))
    if before.board is not None and after.board is not None:
        yield from _round(before.board, after.board)
    if before.seats is not None and after.seats is not None:
        yield from _seats(before.seats.seats, after.seats.seats)
        yield from _matters(before.matters, after.matters, money)
    if before.house is not None and after.house is not None:
        yield from _house(before.house, after.house)


def _round(before: m.Board, after: m.Board) -> Iterator[Happening]:
    if after.round > before.round:
        yield Happening(translate("Happenings", "Round {round} opened").format(round=after.round))
    if after.sensed and after.sensed != before.sensed:
        text = translate("Happenings", "Sensor reads {number}")
        yield Happening(text.format(number=after.sensed))
    if after.phase == before.phase:
        return
    match after.phase:
        case Phase.CLOSING:
            yield Happening(translate("Happenings", "No more bets"))
        case Phase.SPINNING:
            text = translate("Happenings", "Slips registered: {count}")
            yield Happening(text.format(count=len(after.registered)))
        case Phase.IDLE if before.phase is Phase.SHUT:
            yield Happening(translate("Happenings", "Table opened"))
        case Phase.IDLE if after.last and after.last[0] is not None:
            text = translate("Happenings", "Result {number}")
            yield Happening(text.format(number=pocket_name(after.last[0])))
        case Phase.IDLE:
            text = translate("Happenings", "Round {round} void")
            yield Happening(text.format(round=after.round), alarm=True)
        case Phase.SHUT:
            yield Happening(translate("Happenings", "Table closed"))


def _seats(before: dict[str, m.SeatAt], after: dict[str, m.SeatAt]) -> Iterator[Happening]:
    for name, seat in after.items():
        was = before.get(name)
        if was is None:
            continue
        if was.here and not seat.here:
            text = translate("Happenings", "Seat {seat} link lost")
            yield Happening(text.format(seat=name), alarm=True)
        if seat.here and not was.here:
            yield Happening(translate("Happenings", "Seat {seat} connected").format(seat=name))
        for lock in set(seat.locks) - set(was.locks):
            text = translate("Happenings", "Seat {seat}: {lock}")
            yield Happening(text.format(seat=name, lock=lock_name(lock)), alarm=True)
        if seat.not_paid and not was.not_paid:
            text = translate("Happenings", "Seat {seat}: no money was moved: {why}")
            why = refusal_words(seat.not_paid)
            yield Happening(text.format(seat=name, why=why), alarm=True, urgent=True)
        for device, trouble in seat.devices.items():
            if was.devices.get(device) != trouble:
                text = translate("Happenings", "Seat {seat}: {device}, {trouble}")
                told = text.format(seat=name, device=device_name(device), trouble=trouble)
                yield Happening(told, alarm=True)
        if was.locks and not seat.locks:
            yield Happening(translate("Happenings", "Seat {seat} unlocked").format(seat=name))


def _matters(before: m.Matters, after: m.Matters, money: Currency) -> Iterator[Happening]:
    for seat, cents in after.calls.items():
        if seat not in before.calls:
            text = translate("Happenings", "Seat {seat} asks for {sum}")
            yield Happening(text.format(seat=seat, sum=money.full(cents)), alarm=True)
    for seat in set(after.help) - set(before.help):
        text = translate("Happenings", "Seat {seat} calls somebody")
        yield Happening(text.format(seat=seat), alarm=True)
    for name in after.cases.keys() - before.cases.keys():
        text = translate("Happenings", "Case about seat {seat}")
        yield Happening(text.format(seat=after.cases[name].seat), alarm=True)
    for name in before.cases.keys() - after.cases.keys():
        text = translate("Happenings", "Case about seat {seat} closed")
        yield Happening(text.format(seat=before.cases[name].seat))


def _house(before: m.House, after: m.House) -> Iterator[Happening]:
    if after.frozen and not before.frozen:
        yield Happening(translate("Happenings", "Accounts frozen"), alarm=True)
    if before.frozen and not after.frozen:
        yield Happening(translate("Happenings", "Accounts thawed"))
    if after.no_spins > before.no_spins:
        yield Happening(translate("Happenings", "No spin"), alarm=True)
    if after.limits != before.limits:
        yield Happening(translate("Happenings", "New limits in force"))
    if after.limits_notice and not before.limits_notice:
        yield Happening(translate("Happenings", "New limits announced"))
    if after.closing_due_ms and not before.closing_due_ms:
        yield Happening(translate("Happenings", "Closing announced"))
