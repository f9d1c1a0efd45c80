"""What staff are told, in plain words."""

from collections.abc import Iterable

from kiosk.devices.ports import PrinterCondition, Trouble
from kiosk.game.cases.standing import OTHER_ACCOUNT
from kiosk.game.cash.table import NOBODYS, NOT_IN_BOX, PAPER_HELD
from kiosk.game.facts import LockReason
from kiosk.game.irregularity.table import SEAT_INTERRUPTED
from kiosk.game.recovery.table import CASES as RECOVERED
from kiosk.game.refusal import Reason
from kiosk.game.round.registration import DISAGREE, GONE
from kiosk.game.round.standing import NOT_BACK
from kiosk.game.round.state import SlipStatus, TablePhase
from kiosk.game.round.wheel_warning import WheelWarning
from kiosk.game.seats.gone import PAID_TOO_LITTLE, PAID_TOO_MUCH
from kiosk.link.messages import CUT_OFF, LINK
from kiosk.records.words import in_order
from kiosk.rules.pockets import Pocket
from kiosk.rules.terms import Tender
from kiosk.ui.texts import translate
from kiosk.ui.words import colour_name

CASES = (
    PAID_TOO_LITTLE,
    PAID_TOO_MUCH,
    OTHER_ACCOUNT,
    DISAGREE,
    GONE,
    PAPER_HELD,
    NOT_IN_BOX,
    NOBODYS,
    *RECOVERED,
    SEAT_INTERRUPTED,
    NOT_BACK,
)
"""What the table itself opens cases, or gives wagers back, for."""


def seats_text(seats: Iterable[str]) -> str:
    """1–8, 10."""
    runs: list[list[str]] = []
    for seat in sorted(seats, key=in_order):
        before = runs[-1][-1] if runs else ""
        follows = before.isdecimal() and seat.isdecimal() and int(seat) == int(before) + 1
        if follows:
            runs[-1].append(seat)
        else:
            runs.append([seat])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def tender_name(tender: Tender) -> str:
    names = {
        Tender.CASH: translate("Console", "Cash"),
        Tender.CHIPS: translate("Console", "Chips"),
        Tender.VOUCHER: translate("Console", "Voucher"),
        Tender.NOTE: translate("Console", "Note"),
        Tender.TICKET: translate("Console", "Ticket"),
    }
    return names[tender]


def warning_words(warning: WheelWarning) -> str:
    """Of the wheel."""
    words = {
        WheelWarning.BALL_REMOVED: translate("Console", "the ball was taken out"),
        WheelWarning.BALL_DIRECTION: translate("Console", "the ball runs with the wheel"),
        WheelWarning.LAUNCH_FAILED: translate("Console", "the ball was not launched"),
        WheelWarning.WHEEL_STOPPED: translate("Console", "the wheel stands"),
        WheelWarning.SENSOR_BROKEN: translate("Console", "a sensor is broken, read the number"),
    }
    return words[warning]


def pocket_name(pocket: Pocket) -> str:
    return f"{pocket} {colour_name(pocket)}"


def turned_away_name(reason: Reason) -> str:
    """Short enough for a figure. The log has it in full."""
    names = {
        Reason.JOURNAL_CUT: translate("Console", "Journal cut"),
        Reason.TABLE_CUT: translate("Console", "Knows more"),
        Reason.WRITTEN_OFF: translate("Console", "Written off"),
    }
    return names.get(reason, translate("Console", "Not let in"))


def lock_name(reason: LockReason) -> str:
    """Short enough for a tile."""
    names = {
        LockReason.DOOR: translate("Console", "Door open"),
        LockReason.VALIDATOR: translate("Console", "Validator"),
        LockReason.PRINTER: translate("Console", "Printer"),
        LockReason.TICKET_IN_DOUBT: translate("Console", "Ticket in doubt"),
        LockReason.MEMORY: translate("Console", "Memory"),
        LockReason.MALFUNCTION: translate("Console", "Malfunction"),
        LockReason.DISPUTE: translate("Console", "Dispute"),
        LockReason.STAFF: translate("Console", "Locked"),
        LockReason.SERVICE: translate("Console", "Staff menu"),
    }
    return names[reason]


def phase_name(phase: TablePhase) -> str:
    names = {
        TablePhase.SHUT: translate("Console", "the table is closed"),
        TablePhase.IDLE: translate("Console", "between rounds"),
        TablePhase.BETTING: translate("Console", "betting is open"),
        TablePhase.CLOSING: translate("Console", "slips are being registered"),
        TablePhase.SPINNING: translate("Console", "the ball is spinning"),
    }
    return names[phase]


def slip_status_name(status: SlipStatus) -> str:
    names = {
        SlipStatus.REGISTERED: translate("Console", "registered"),
        SlipStatus.REFUSED: translate("Console", "refused"),
        SlipStatus.VOID: translate("Console", "void"),
        SlipStatus.IN_QUESTION: translate("Console", "in question"),
        SlipStatus.FORFEITED: translate("Console", "forfeited"),
    }
    return names[status]


def trouble_words(trouble: str) -> str:
    """Of a device or the link; what it says beside that is quoted."""
    names: dict[str, str] = {
        Trouble.JAM: translate("Console", "a jam in the acceptor"),
        Trouble.STACKER_JAM: translate("Console", "a jam in the stacker"),
        Trouble.FULL: translate("Console", "the cash box is full"),
        Trouble.CASH_BOX_OUT: translate("Console", "the cash box is out"),
        Trouble.PAUSE: translate("Console", "a second note was pushed in"),
        Trouble.CHEAT: translate("Console", "somebody tried to cheat"),
        Trouble.OPEN: translate("Console", "the note path is open"),
        Trouble.FAILURE: translate("Console", "it has failed"),
        Trouble.GONE: translate("Console", "the validator does not answer"),
        PrinterCondition.PAPER_LOW: translate("Console", "paper low"),
        PrinterCondition.PAPER_OUT: translate("Console", "paper out"),
        PrinterCondition.JAM: translate("Console", "paper jam"),
        PrinterCondition.OPEN: translate("Console", "open"),
        PrinterCondition.FAULT: translate("Console", "out of order"),
        PrinterCondition.GONE: translate("Console", "gone"),
        PrinterCondition.UNKNOWN: translate("Console", "unknown"),
        CUT_OFF: translate("Console", "cut off: it wrote more than any terminal may"),
    }
    if trouble in names:
        return names[trouble]
    what, colon, detail = trouble.partition(": ")
    return f"{names.get(what, what)}{colon}{detail}"


def device_name(device: str) -> str:
    names = {
        "validator": translate("Console", "Note validator"),
        "printer": translate("Console", "Ticket printer"),
        "camera": translate("Console", "Camera"),
        LINK: translate("Console", "Link"),
    }
    return names.get(device, device)


def machine_name(machine: str) -> str:
    """A machine at which people sign in."""
    role, _, name = machine.partition(" ")
    roles = {
        "terminal": translate("Words", "terminal {name}"),
        "console": translate("Words", "console {name}"),
    }
    return roles.get(role, machine).format(name=name).strip()
