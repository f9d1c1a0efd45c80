"""The chapters on what happens when something goes wrong, on changes and on conduct."""

from collections.abc import Iterator

from kiosk.rules.prose.in_force import InForce
from kiosk.rules.prose.wording import Wording, bullets, section
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import AtOnce, FaultBoundary, NoSpinConsequence, Prevails, Topic


def irregularity_sections(book: RuleBook, now: InForce, wording: Wording) -> Iterator[str]:
    yield _no_spin(book, wording)
    yield _wrong(book, wording)
    yield _changes(book, now, wording)
    yield section(
        wording.translate("Rules", "General"),
        bullets(wording.statements(book.terms, Topic.GENERAL)),
        _rules_text(book, wording),
        wording.translate(
            "Rules", "These rules are written in English; other languages are translations of them."
        ),
    )


def _no_spin(book: RuleBook, wording: Wording) -> str:
    terms = book.terms.no_spin
    called_off = wording.translate(
        "Rules",
        "A valid spin has at least {revolutions} revolutions. A spin is called off when:",
    ).format(revolutions=terms.revolutions)
    return section(
        wording.translate("Rules", "No spin"),
        called_off,
        bullets(wording.told(wording.own(reason.text), reason) for reason in terms.reasons),
        wording.told(_after_no_spin(terms.then, wording), terms),
    )


def _after_no_spin(then: NoSpinConsequence, wording: Wording) -> str:
    match then:
        case NoSpinConsequence.RE_SPIN:
            return wording.translate(
                "Rules", "The spin is invalid, the wagers stand and the ball is spun again."
            )
        case NoSpinConsequence.VOID:
            return wording.translate(
                "Rules", "The round is void and every wager is returned. Earlier rounds stand."
            )


def _wrong(book: RuleBook, wording: Wording) -> str:
    terms = book.terms
    boundary = terms.faults.boundary
    unprovable = wording.translate(
        "Rules", "Wagers that no record can confirm are void and returned."
    )
    corrected = wording.translate(
        "Rules",
        "If a wrong number was entered, all accounts are frozen and the round is settled anew by "
        "the actual one.",
    )
    later = wording.translate("Rules", "Later rounds are not affected.")
    lines = [
        wording.told(_terminal_fault(boundary, wording), terms.faults),
        wording.told(_system_fault(boundary, wording), terms.faults.system),
        wording.told(unprovable, terms.faults.unprovable),
        wording.told(corrected, terms.correction),
        wording.told(later, terms.correction.later_rounds_stand),
        wording.told(_prevails(terms.display.prevails, wording), terms.display),
        wording.told(_withheld(terms.withhold.hours, wording), terms.withhold),
        *_invalid(book, wording),
        *wording.statements(terms, Topic.IRREGULARITIES),
    ]
    return section(wording.translate("Rules", "When something goes wrong"), bullets(lines))


def _terminal_fault(boundary: FaultBoundary, wording: Wording) -> str:
    match boundary:
        case FaultBoundary.RESULT_CONFIRMED:
            return wording.translate(
                "Rules",
                "If a terminal malfunctions before the winning number has been confirmed, its "
                "wagers for that spin are void and returned. If it does so later, they are settled "
                "from the records.",
            )
        case FaultBoundary.PERIOD_EXPIRED:
            return wording.translate(
                "Rules",
                "If a terminal malfunctions before the wagering period has ended, its wagers for "
                "that round are void and returned. If it does so later, they are settled from the "
                "records.",
            )
        case FaultBoundary.REGISTERED:
            return wording.translate(
                "Rules",
                "If a terminal malfunctions, its wagers that the table had registered are settled; "
                "those not registered are returned.",
            )


def _system_fault(boundary: FaultBoundary, wording: Wording) -> str:
    match boundary:
        case FaultBoundary.RESULT_CONFIRMED:
            return wording.translate(
                "Rules",
                "If the game system malfunctions before the winning number has been confirmed, all "
                "wagers of the spin are void and returned; later, they are settled from the "
                "records.",
            )
        case FaultBoundary.PERIOD_EXPIRED:
            return wording.translate(
                "Rules",
                "If the game system malfunctions before the wagering period has ended, all wagers "
                "of the round are void and returned; later, they are settled from the records.",
            )
        case FaultBoundary.REGISTERED:
            return wording.translate(
                "Rules",
                "If the game is interrupted, a round that has an outcome is concluded; a round "
                "that has none is void.",
            )


def _prevails(prevails: Prevails, wording: Wording) -> str:
    match prevails:
        case Prevails.WHEEL:
            return wording.translate(
                "Rules", "The number on the wheel counts, whatever a display shows."
            )
        case Prevails.TERMINAL:
            return wording.translate(
                "Rules",
                "A winning number display that differs from the wheel is disregarded. If a display "
                "screen differs from the terminal, the outcome on the terminal is paid.",
            )


def _withheld(hours: int | None, wording: Wording) -> str:
    if hours is None:
        return wording.translate(
            "Rules",
            "After a malfunction a doubtful payment may be withheld until it has been "
            "investigated.",
        )
    return wording.translate(
        "Rules", "After a malfunction a doubtful payment may be withheld for {hours} hours."
    ).format(hours=hours)


def _invalid(book: RuleBook, wording: Wording) -> Iterator[str]:
    terms = book.terms.invalid_game
    if terms is not None:
        declared = wording.translate(
            "Rules",
            "The outcome of a game may be declared invalid, and its wagers refunded, after: "
            "{reasons}.",
        ).format(reasons="; ".join(wording.own(reason) for reason in terms.reasons))
        yield wording.told(declared, terms)


def _changes(book: RuleBook, now: InForce, wording: Wording) -> str:
    limits, closing = book.terms.notices.limits, book.terms.notices.closing
    at_once = _at_once(wording)
    changed = wording.translate(
        "Rules",
        "Limits change between rounds, after {minutes} minutes' notice; at once only if {cases}.",
    ).format(
        minutes=limits.minutes,
        cases=wording.either([at_once[reason] for reason in limits.at_once_if]),
    )
    closes = wording.translate(
        "Rules", "A table with players closes after {minutes} minutes' notice."
    ).format(minutes=closing.minutes)
    lines = [wording.told(changed, limits), wording.told(closes, closing)]
    if now.closes:
        announced = wording.translate("Rules", "This table is announced to close at {time}.")
        lines.append(announced.format(time=now.closes))
    if legacy := book.terms.legacy:
        lines.append(wording.told(_kept_limits(legacy.hours, wording), legacy))
    return section(wording.translate("Rules", "Changes of limits, and closing"), bullets(lines))


def _kept_limits(hours: int, wording: Wording) -> str:
    if hours == 1:
        return wording.translate(
            "Rules",
            "A player at the table may be offered to keep the old minimum and units for an hour.",
        )
    return wording.translate(
        "Rules",
        "A player at the table may be offered to keep the old minimum and units for {hours} hours.",
    ).format(hours=hours)


def _at_once(wording: Wording) -> dict[AtOnce, str]:
    return {
        AtOnce.NO_PLAYERS: wording.translate("Rules", "nobody is playing"),
        AtOnce.ALL_AGREE: wording.translate("Rules", "all players agree"),
        AtOnce.NOT_RAISING_MINIMUM: wording.translate("Rules", "no minimum is raised"),
    }


def _rules_text(book: RuleBook, wording: Wording) -> str:
    terms = book.terms.rules_text
    if not terms.on_screen_prevails:
        return ""
    prevail = wording.translate(
        "Rules", "Where these on-screen rules differ from the written rules, they prevail."
    )
    return wording.told(prevail, terms)
