"""The chapters on what happens when something goes wrong, on changes and on conduct."""

from collections.abc import Iterator

from kiosk.rules.prose.tongue import Tongue, bullets, section
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import AtOnce, FaultBoundary, NoSpinConsequence, Prevails, Topic


def irregularity_sections(book: RuleBook, tongue: Tongue) -> Iterator[str]:
    yield _no_spin(book, tongue)
    yield _wrong(book, tongue)
    yield _changes(book, tongue)
    yield section(
        tongue.translate("Rules", "General"),
        bullets(tongue.statements(book.terms, Topic.GENERAL)),
        _rules_text(book, tongue),
        tongue.translate(
            "Rules", "These rules are written in English; other languages are translations of them."
        ),
    )


def _no_spin(book: RuleBook, tongue: Tongue) -> str:
    terms = book.terms.no_spin
    called_off = tongue.translate(
        "Rules",
        "A valid spin has at least {revolutions} revolutions. A spin is called off when:",
    ).format(revolutions=terms.revolutions)
    return section(
        tongue.translate("Rules", "No spin"),
        called_off,
        bullets(tongue.told(tongue.own(reason.text), reason) for reason in terms.reasons),
        tongue.told(_after_no_spin(terms.then, tongue), terms),
    )


def _after_no_spin(then: NoSpinConsequence, tongue: Tongue) -> str:
    match then:
        case NoSpinConsequence.RE_SPIN:
            return tongue.translate(
                "Rules", "The spin is invalid, the wagers stand and the ball is spun again."
            )
        case NoSpinConsequence.VOID:
            return tongue.translate(
                "Rules", "The round is void and every wager is returned. Earlier rounds stand."
            )


def _wrong(book: RuleBook, tongue: Tongue) -> str:
    terms = book.terms
    boundary = terms.faults.boundary
    unprovable = tongue.translate(
        "Rules", "Wagers that no record can confirm are void and returned."
    )
    corrected = tongue.translate(
        "Rules",
        "If a wrong number was entered, all accounts are frozen and the round is settled anew by "
        "the actual one.",
    )
    later = tongue.translate("Rules", "Later rounds are not affected.")
    lines = [
        tongue.told(_terminal_fault(boundary, tongue), terms.faults),
        tongue.told(_system_fault(boundary, tongue), terms.faults.system),
        tongue.told(unprovable, terms.faults.unprovable),
        tongue.told(corrected, terms.correction),
        tongue.told(later, terms.correction.later_rounds_stand),
        tongue.told(_prevails(terms.display.prevails, tongue), terms.display),
        tongue.told(_withheld(terms.withhold.hours, tongue), terms.withhold),
        *_invalid(book, tongue),
        *tongue.statements(terms, Topic.IRREGULARITIES),
    ]
    return section(tongue.translate("Rules", "When something goes wrong"), bullets(lines))


def _terminal_fault(boundary: FaultBoundary, tongue: Tongue) -> str:
    match boundary:
        case FaultBoundary.RESULT_CONFIRMED:
            return tongue.translate(
                "Rules",
                "If a terminal malfunctions before the winning number has been confirmed, its "
                "wagers for that spin are void and returned. If it does so later, they are settled "
                "from the records.",
            )
        case FaultBoundary.PERIOD_EXPIRED:
            return tongue.translate(
                "Rules",
                "If a terminal malfunctions before the wagering period has ended, its wagers for "
                "that round are void and returned. If it does so later, they are settled from the "
                "records.",
            )
        case FaultBoundary.REGISTERED:
            return tongue.translate(
                "Rules",
                "If a terminal malfunctions, its wagers that the table had registered are settled; "
                "those not registered are returned.",
            )


def _system_fault(boundary: FaultBoundary, tongue: Tongue) -> str:
    match boundary:
        case FaultBoundary.RESULT_CONFIRMED:
            return tongue.translate(
                "Rules",
                "If the game system malfunctions before the winning number has been confirmed, all "
                "wagers of the spin are void and returned; later, they are settled from the "
                "records.",
            )
        case FaultBoundary.PERIOD_EXPIRED:
            return tongue.translate(
                "Rules",
                "If the game system malfunctions before the wagering period has ended, all wagers "
                "of the round are void and returned; later, they are settled from the records.",
            )
        case FaultBoundary.REGISTERED:
            return tongue.translate(
                "Rules",
                "If the game is interrupted, a round that has an outcome is concluded; a round "
                "that has none is void.",
            )


def _prevails(prevails: Prevails, tongue: Tongue) -> str:
    match prevails:
        case Prevails.WHEEL:
            return tongue.translate(
                "Rules", "The number on the wheel counts, whatever a display shows."
            )
        case Prevails.TERMINAL:
            return tongue.translate(
                "Rules",
                "A winning number display that differs from the wheel is disregarded. If a display "
                "screen differs from the terminal, the outcome on the terminal is paid.",
            )


def _withheld(hours: int | None, tongue: Tongue) -> str:
    if hours is None:
        return tongue.translate(
            "Rules",
            "After a malfunction a doubtful payment may be withheld until it has been "
            "investigated.",
        )
    return tongue.translate(
        "Rules", "After a malfunction a doubtful payment may be withheld for {hours} hours."
    ).format(hours=hours)


def _invalid(book: RuleBook, tongue: Tongue) -> Iterator[str]:
    terms = book.terms.invalid_game
    if terms is not None:
        declared = tongue.translate(
            "Rules",
            "The outcome of a game may be declared invalid, and its wagers refunded, after: "
            "{reasons}.",
        ).format(reasons="; ".join(tongue.own(reason) for reason in terms.reasons))
        yield tongue.told(declared, terms)


def _changes(book: RuleBook, tongue: Tongue) -> str:
    limits, closing = book.terms.notices.limits, book.terms.notices.closing
    at_once = _at_once(tongue)
    changed = tongue.translate(
        "Rules",
        "Limits change between rounds, after {minutes} minutes' notice; at once only if {cases}.",
    ).format(
        minutes=limits.minutes,
        cases=tongue.either([at_once[reason] for reason in limits.at_once_if]),
    )
    closes = tongue.translate(
        "Rules", "A table with players closes after {minutes} minutes' notice."
    ).format(minutes=closing.minutes)
    lines = [tongue.told(changed, limits), tongue.told(closes, closing)]
    if legacy := book.terms.legacy:
        lines.append(tongue.told(_kept_limits(legacy.hours, tongue), legacy))
    return section(tongue.translate("Rules", "Changes of limits, and closing"), bullets(lines))


def _kept_limits(hours: int, tongue: Tongue) -> str:
    if hours == 1:
        return tongue.translate(
            "Rules",
            "A player at the table may be offered to keep the old minimum and units for an hour.",
        )
    return tongue.translate(
        "Rules",
        "A player at the table may be offered to keep the old minimum and units for {hours} hours.",
    ).format(hours=hours)


def _at_once(tongue: Tongue) -> dict[AtOnce, str]:
    return {
        AtOnce.NO_PLAYERS: tongue.translate("Rules", "nobody is playing"),
        AtOnce.ALL_AGREE: tongue.translate("Rules", "all players agree"),
        AtOnce.NOT_RAISING_MINIMUM: tongue.translate("Rules", "no minimum is raised"),
    }


def _rules_text(book: RuleBook, tongue: Tongue) -> str:
    terms = book.terms.rules_text
    if not terms.on_screen_prevails:
        return ""
    prevail = tongue.translate(
        "Rules", "Where these on-screen rules differ from the written rules, they prevail."
    )
    return tongue.told(prevail, terms)
