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
        "In a valid spin the ball runs against the turning of the wheel and completes at least "
        "{revolutions} revolutions. A spin is called off when:",
    ).format(revolutions=terms.revolutions)
    return section(
        wording.translate("Rules", "No spin"),
        called_off,
        bullets(
            wording.told(wording.own(reason.text), reason)
            for reason in terms.reasons
            if reason.id != terms.every_round
        ),
        wording.told(_after_no_spin(terms.then, wording), terms),
        *_broken_ball(book, wording),
        *_examined(book, wording),
    )


def _broken_ball(book: RuleBook, wording: Wording) -> Iterator[str]:
    """It can have been broken for more than one round (S1 and S2 5.4)."""
    for reason in book.terms.no_spin.reasons:
        if reason.id == book.terms.no_spin.every_round:
            every = wording.translate(
                "Rules",
                "{reason} All rounds that this affects are void, earlier ones too, and their "
                "wagers are returned.",
            ).format(reason=wording.own(reason.text))
            yield wording.told(every, reason)


def _examined(book: RuleBook, wording: Wording) -> Iterator[str]:
    if examined := book.terms.no_spin.examined:
        looked_at = wording.translate(
            "Rules", "A ball that has left the wheel is examined by a supervisor."
        )
        yield wording.told(looked_at, examined)


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
        wording.told(_prevails(book, wording), terms.display),
        wording.told(_withheld(book, wording), terms.withhold),
        *_invalid(book, wording),
        *_void(book, wording),
        *wording.statements(terms, Topic.IRREGULARITIES),
    ]
    return section(wording.translate("Rules", "When something goes wrong"), bullets(lines))


def _terminal_fault(boundary: FaultBoundary, wording: Wording) -> str:
    match boundary:
        case FaultBoundary.RESULT_CONFIRMED:
            return wording.translate(
                "Rules",
                "If a terminal malfunctions before the winning number has been confirmed, its "
                "wagers for that spin are void and returned. If it does so later, the dealer seeks "
                "to confirm them from the records and has them settled by these.",
            )
        case FaultBoundary.PERIOD_EXPIRED:
            return wording.translate(
                "Rules",
                "If a terminal malfunctions before the wagering period has ended, its wagers for "
                "that round are void and returned. If it does so later, the Table Games Manager "
                "seeks to confirm them from the records and has them settled by these.",
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
                "wagers of the spin are void and returned; later, they are confirmed and settled "
                "from the records in the same way.",
            )
        case FaultBoundary.PERIOD_EXPIRED:
            return wording.translate(
                "Rules",
                "If the game system or the display controller malfunctions before the wagering "
                "period has ended, all wagers of the round are void and returned; later, they are "
                "confirmed and settled from the records in the same way.",
            )
        case FaultBoundary.REGISTERED:
            return wording.translate(
                "Rules",
                "If the game is interrupted, a round in which any wager has conclusively won or "
                "lost is concluded; a round in which none has is void, and all its wagers are "
                "returned.",
            )


def _prevails(book: RuleBook, wording: Wording) -> str:
    match book.terms.display.prevails:
        case Prevails.WHEEL if book.terms.display.management_confirms:
            return wording.translate(
                "Rules",
                "The number on the wheel counts: a winning number display that shows another is "
                "disregarded, and a representative of the management confirms the result before "
                "anything is paid.",
            )
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


def _withheld(book: RuleBook, wording: Wording) -> str:
    terms = book.terms.withhold
    if terms.hours is not None:
        return wording.translate(
            "Rules",
            "After a malfunction of a terminal the casino may for {hours} hours refuse to pay any "
            "amount claimed, and require that any amount paid there is returned, while it "
            "investigates; a government inspector is notified as soon as practicable. What in its "
            "opinion was credited because of the malfunction, or after it and before the repair, "
            "it may refuse to pay or credit.",
        ).format(hours=terms.hours)
    if terms.clause:
        return wording.translate(
            "Rules",
            "The casino may withhold any amount to be credited, or demand the return of any amount "
            "that was credited, until it has investigated and made a determination; the government "
            "inspectorate is notified as soon as practicable.",
        )
    return wording.translate(
        "Rules", "A doubtful payment may be withheld until it has been investigated."
    )


def _invalid(book: RuleBook, wording: Wording) -> Iterator[str]:
    terms = book.terms.invalid_game
    if terms is not None:
        # S4 8.5 "may be refunded", for a wager may be forfeited; S3 7.15 "will be refunded".
        if book.terms.remedies.forfeit is not None:
            text = wording.translate(
                "Rules",
                "A casino supervisor may declare the outcome of a game invalid, and its wagers may "
                "then be refunded, after: {reasons}.",
            )
        else:
            text = wording.translate(
                "Rules",
                "The casino may declare the outcome of a game invalid, and all its wagers are then "
                "refunded, after: {reasons}.",
            )
        declared = text.format(reasons="; ".join(wording.own(reason) for reason in terms.reasons))
        yield wording.told(declared, terms)


def _void(book: RuleBook, wording: Wording) -> Iterator[str]:
    terms = book.terms.void
    if terms is not None and terms.closed_list:
        only = wording.translate(
            "Rules", "A round is void for what these rules name, and for nothing else."
        )
        yield wording.told(only, terms)


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
    offered = wording.translate(
        "Rules",
        "When limits change after a notice, or because all players agree, a player who is wagering "
        "at the table with colour chips may be offered to keep the old minimum and units, of side "
        "wagers too. A marker at his place shows his limits for as long as that lasts.",
    )
    if hours == 1:
        lasts = wording.translate(
            "Rules",
            "That lasts an hour or until the player leaves, whichever is first, or longer if the "
            "management decides so.",
        )
    else:
        lasts = wording.translate(
            "Rules",
            "That lasts {hours} hours or until the player leaves, whichever is first, or longer if "
            "the management decides so.",
        ).format(hours=hours)
    return f"{offered} {lasts}"


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
