"""Orders of staff as the table's journal keeps them: what was asked, and whether they might."""

from typing import Any, Union

import msgspec

from kiosk.game import facts as f
from kiosk.game.cases.standing import OTHER_ACCOUNT
from kiosk.game.cases.table import OWN_WORDS, PUT_BACK, put_back_case
from kiosk.game.cash.table import PAPER_HELD
from kiosk.game.funds.table import has_cents
from kiosk.game.given import Given
from kiosk.game.refusal import Refused
from kiosk.game.round.table import MACHINES
from kiosk.game.staff.table import MAY, authorise
from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.refusal_words import staff_words
from kiosk.rules.rulebook import RuleBook

_BY_MACHINES_TOO = frozenset({c.CloseRound, c.IssueTicket, c.CancelTicket, c.OpenCase})
_STAFF_ONLY = (frozenset[type]().union(*MAY.values()) - _BY_MACHINES_TOO) | {
    c.AllowClearing,
    c.ChangePin,
}
_AT_THE_TABLE = "machine "
"""So begins whoever orders on the table's own machine."""
_TOLD_BY_TERMINALS = (OTHER_ACCOUNT, PAPER_HELD)

_decoder: Any = msgspec.json.Decoder(Union[c.KINDS])  # noqa: UP007 - made at run time


class OrderError(Exception):
    """The order is none, or nobody might give it. The message says why."""


def ordered_by(
    order: f.StaffOrdered, state: Table, behind: f.Fact | None = None
) -> c.Command | None:
    """The command of an order. None: the fact `behind` it must show the rest of what was asked."""
    about = _about(order)
    match order.order:
        case "enrol_staff":
            return _enrolled(about, behind)
        case "change_pin":
            return _changed(order, about, behind)
        case "clear_memory":
            if about.keys() != {"seat"}:
                raise OrderError("it does not say which seat")
            return c.AllowClearing(str(about["seat"]))
    command: c.Command = _command(order)
    by_terminal = isinstance(command, c.JudgeRecords) and command.confirmed
    if by_terminal and behind is None:
        _require_authority(order, command, state)
        return None
    if isinstance(command, c.JudgeRecords) and isinstance(behind, f.RecordsJudged) and behind.key:
        return c.ConfirmByTerminal(
            command.seat, command.round, behind.key, behind.stakes, behind.promotional
        )
    if not by_terminal:
        _require_authority(order, command, state)
    return command


def in_the_name_of_nobody(book: RuleBook, state: Table, command: c.Command, fact: f.Fact) -> bool:
    """Only staff can have asked for it, and no order of theirs is before it."""
    match command:
        case c.CloseRound():
            return getattr(fact, "by", "") not in MACHINES
        case c.OpenCase():
            told = command.withhold and command.what in _TOLD_BY_TERMINALS
            return not (told or _is_put_back(book, state, command))
        case c.GivePin() | c.LetStaffIn():
            return not str(getattr(fact, "by", "")).startswith(_AT_THE_TABLE)
        case _:
            return type(command) in _STAFF_ONLY


def _about(order: f.StaffOrdered) -> dict[str, Any]:
    try:
        about = msgspec.json.decode(order.asked)
    except msgspec.DecodeError as error:
        raise OrderError(f"what was asked cannot be read: {error}") from None
    if not isinstance(about, dict):
        raise OrderError("what was asked is no order")
    return about


def _command(order: f.StaffOrdered) -> Any:
    try:
        command = _decoder.decode(order.asked)
    except msgspec.MsgspecError as error:
        raise OrderError(f"what was asked is no order: {error}") from None
    if command.__struct_config__.tag != order.order:
        raise OrderError(f"it is filed as {order.order}, and asks for something else")
    return command


def _require_authority(order: f.StaffOrdered, command: c.Command, state: Table) -> None:
    given = Given(order.who, 0, order.key, order.second)
    if isinstance(command, c.OpenCase) and command.what in (*OWN_WORDS, OTHER_ACCOUNT):
        raise OrderError("only the table itself opens a case in these words")
    try:
        authorise(state, command, given)
    except Refused as refused:
        raise OrderError(f"the engine refuses it: {staff_words(refused.refusal)}") from None
    if order.second and order.second not in state.staff:
        raise OrderError(f"{order.second}, who is said to have confirmed it, is not of the staff")
    if not order.why.strip():
        raise OrderError("nobody said why")


def _enrolled(about: dict[str, Any], behind: f.Fact | None) -> c.Command | None:
    """At once, or when everybody has seen it. Salt and hash of the PIN are no part of the order."""
    if behind is None:
        return None
    if not isinstance(behind, f.StaffEnrolled | f.StaffChangeAsked) or behind.role is None:
        raise OrderError("the engine says staff_enrolled comes here")
    if about != {"name": behind.name, "role": behind.role}:
        raise OrderError(f"the order was to enrol {about.get('name')} as {about.get('role')}")
    return c.EnrolStaff(behind.name, behind.role, behind.salt, behind.pin_hash)


def _changed(
    order: f.StaffOrdered, about: dict[str, Any], behind: f.Fact | None
) -> c.Command | None:
    """Everybody his own, and nobody needs to say why."""
    if about != {"name": order.who}:
        raise OrderError("it does not say whose PIN, or says another's")
    if order.second or order.why:
        raise OrderError("nobody confirms the change of one's own PIN, or says why")
    if behind is None:
        return None
    if not isinstance(behind, f.PinChanged):
        raise OrderError("the engine says pin_changed comes here")
    return c.ChangePin(order.who, behind.salt, behind.pin_hash)


def _is_put_back(book: RuleBook, state: Table, command: c.OpenCase) -> bool:
    """The table itself asks about a terminal that came back with less than it had told."""
    named = command.case == put_back_case(command.seat) and command.what.startswith(PUT_BACK)
    counted_cents = has_cents(book, state, command.seat) or 0
    return named and not command.withhold and (command.round, command.cents) == (0, counted_cents)
