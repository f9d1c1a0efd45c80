"""The chapters on what happens when something goes wrong, on changes and on conduct."""

from collections.abc import Iterator

from kiosk.rules.prose.phrases import bullets, cite, listing, section, statements
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import AtOnce, FaultBoundary, NoSpinConsequence, Prevails, Topic

_NO_SPIN = {
    NoSpinConsequence.RE_SPIN: "The spin is invalid, the wagers stand and the ball is spun again.",
    NoSpinConsequence.VOID: "The round is void and every wager is returned. Earlier rounds stand.",
}

_BOUNDARY = {
    FaultBoundary.RESULT_CONFIRMED: "If a terminal malfunctions before the winning number has been "
    "confirmed, its wagers for that spin are void and returned. If it does so later, they are "
    "settled from the records.",
    FaultBoundary.PERIOD_EXPIRED: "If a terminal malfunctions before the wagering period has "
    "ended, its wagers for that round are void and returned. If it does so later, they are settled "
    "from the records.",
    FaultBoundary.REGISTERED: "If a terminal malfunctions, its wagers that the table had "
    "registered are settled; those not registered are returned.",
}

_SYSTEM = {
    FaultBoundary.RESULT_CONFIRMED: "If the game system malfunctions before the winning number "
    "has been confirmed, all wagers of the spin are void and returned; later, they are settled "
    "from the records.",
    FaultBoundary.PERIOD_EXPIRED: "If the game system malfunctions before the wagering period has "
    "ended, all wagers of the round are void and returned; later, they are settled from the "
    "records.",
    FaultBoundary.REGISTERED: "If the game is interrupted, a round that has an outcome is "
    "concluded; a round that has none is void.",
}

_PREVAILS = {
    Prevails.WHEEL: "The number on the wheel counts, whatever a display shows.",
    Prevails.TERMINAL: "A winning number display that differs from the wheel is disregarded. If a "
    "display screen differs from the terminal, the outcome on the terminal is paid.",
}

_AT_ONCE = {
    AtOnce.NO_PLAYERS: "nobody is playing",
    AtOnce.ALL_AGREE: "all players agree",
    AtOnce.NOT_RAISING_MINIMUM: "no minimum is raised",
}


def irregularity_sections(book: RuleBook) -> Iterator[str]:
    yield _no_spin(book)
    yield _wrong(book)
    yield _changes(book)
    yield section("General", bullets(statements(book.terms, Topic.GENERAL)), _rules_text(book))


def _no_spin(book: RuleBook) -> str:
    terms = book.terms.no_spin
    reasons = (f"{reason.text} {cite(reason)}" for reason in terms.reasons)
    return section(
        "No spin",
        f"A valid spin has at least {terms.revolutions} revolutions. A spin is called off when:",
        bullets(reasons),
        f"{_NO_SPIN[terms.then]} {cite(terms)}",
    )


def _wrong(book: RuleBook) -> str:
    terms = book.terms
    lines = [
        f"{_BOUNDARY[terms.faults.boundary]} {cite(terms.faults)}",
        f"{_SYSTEM[terms.faults.boundary]} {cite(terms.faults.system)}",
        f"Wagers that no record can confirm are void and returned. {cite(terms.faults.unprovable)}",
        "If a wrong number was entered, all accounts are frozen and the round is settled anew by "
        f"the actual one. {cite(terms.correction)}",
        f"Later rounds are not affected. {cite(terms.correction.later_rounds_stand)}",
        f"{_PREVAILS[terms.display.prevails]} {cite(terms.display)}",
        _withheld(book),
    ]
    if terms.invalid_game:
        reasons = "; ".join(terms.invalid_game.reasons)
        lines.append(
            "The outcome of a game may be declared invalid, and its wagers refunded, after: "
            f"{reasons}. {cite(terms.invalid_game)}"
        )
    lines += statements(terms, Topic.IRREGULARITIES)
    return section("When something goes wrong", bullets(lines))


def _withheld(book: RuleBook) -> str:
    withhold = book.terms.withhold
    until = f"for {withhold.hours} hours" if withhold.hours else "until it has been investigated"
    return f"After a malfunction a doubtful payment may be withheld {until}. {cite(withhold)}"


def _changes(book: RuleBook) -> str:
    limits, closing = book.terms.notices.limits, book.terms.notices.closing
    at_once = listing([_AT_ONCE[reason] for reason in limits.at_once_if])
    lines = [
        f"Limits change between rounds, after {limits.minutes} minutes' notice; at once only if "
        f"{at_once}. {cite(limits)}",
        f"A table with players closes after {closing.minutes} minutes' notice. {cite(closing)}",
    ]
    if legacy := book.terms.legacy:
        lines.append(
            "A player at the table may be offered to keep the old minimum and units for "
            f"{legacy.hours} hour{'s' if legacy.hours > 1 else ''}. {cite(legacy)}"
        )
    return section("Changes of limits, and closing", bullets(lines))


def _rules_text(book: RuleBook) -> str:
    terms = book.terms.rules_text
    if not terms.on_screen_prevails:
        return ""
    return f"Where these on-screen rules differ from the written rules, they prevail. {cite(terms)}"
