"""The chapter on limits: the reader's own, those of the table, and those that are announced."""

from collections.abc import Iterator

from kiosk.rules.limits import KindLimits, Limit, Limits
from kiosk.rules.prose.in_force import InForce, Whose
from kiosk.rules.prose.wording import Wording, bullets, section, table
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind


def limits_section(book: RuleBook, now: InForce, wording: Wording) -> str:
    return section(
        wording.translate("Rules", "Limits"),
        _whose(book, now, wording),
        _table(book, now.limits, wording),
        bullets(
            [*_single_wagers(book, now.limits, wording), *_aggregates(book, now.limits, wording)]
        ),
        *_of_everybody(book, now, wording),
        *_announced(book, now, wording),
    )


def _whose(book: RuleBook, now: InForce, wording: Wording) -> str:
    match now.whose:
        case Whose.BOOK:
            return wording.translate("Rules", "A new table begins with these limits.")
        case Whose.TABLE:
            return wording.translate("Rules", "These limits are in force at this table now.")
        case Whose.LEGACY:
            assert book.terms.legacy is not None, "legacy limits, and no rule about them"
            kept = wording.translate(
                "Rules",
                "You keep the minimum and the units of before the last change until {until}. "
                "These limits are in force for you now:",
            ).format(until=now.until)
            return wording.told(kept, book.terms.legacy)
        case Whose.AGREED:
            terms = book.terms.agreed_limits
            assert terms is not None, "agreed limits, and no rule about them"
            agreed = wording.translate(
                "Rules",
                "The house has agreed other limits with you alone, for as long as you play at "
                "this place. These are in force for you now:",
            )
            return wording.told(agreed, terms)


def _table(book: RuleBook, limits: Limits, wording: Wording) -> str:
    head = (
        wording.translate("Rules", "Wager"),
        wording.translate("Rules", "Minimum"),
        wording.translate("Rules", "Maximum"),
        wording.translate("Rules", "Unit"),
    )
    rows = ((_name(book, kind, wording), *_amounts(of, wording)) for kind, of in _kinds(limits))
    return table(head, rows)


def _kinds(limits: Limits) -> list[tuple[Kind, KindLimits]]:
    return list(limits.kinds.items())


def _name(book: RuleBook, kind: Kind, wording: Wording) -> str:
    if kind is Kind.SPREAD:
        return wording.translate("Rules", "Spread-Bet")
    return wording.own(book.terms.wagers[kind].name)


def _amounts(of: KindLimits, wording: Wording) -> tuple[str, str, str]:
    unit = wording.money(of.unit_cents) if of.unit_cents else wording.translate("Rules", "any")
    return wording.money(of.minimum_cents), wording.money(of.maximum_cents), unit


def _single_wagers(book: RuleBook, limits: Limits, wording: Wording) -> Iterator[str]:
    law = book.terms.limits.law
    if any(of.unit_cents for of in limits.kinds.values()):
        permitted = wording.translate(
            "Rules",
            "A wager is everything on one place. Permitted wagers are the minimum and whole units "
            "above it, up to the maximum.",
        )
    else:
        permitted = wording.translate(
            "Rules",
            "A wager is everything on one place. It need not be a multiple of the minimum.",
        )
    yield wording.told(permitted, book.terms.limits)
    cut = wording.translate(
        "Rules",
        "What goes over a maximum or between two units is cut to the next lowest permitted wager; "
        "the rest is not debited.",
    )
    yield wording.told(cut, law[Limit.MAXIMUM], law[Limit.UNIT])
    if book.low_wagers_valid:
        below = wording.translate(
            "Rules",
            "A wager outside its limits that was not rejected before no more bets is valid. The "
            "terminal rejects what is too much, and a wager below its minimum, at the touch; what "
            "it took stands when wagering closes.",
        )
    else:
        below = wording.translate(
            "Rules",
            "A wager below its minimum may wait on the layout, but it goes back to the chip "
            "account when wagering closes.",
        )
    yield wording.told(below, law[Limit.MINIMUM])


def _aggregates(book: RuleBook, limits: Limits, wording: Wording) -> Iterator[str]:
    terms = book.terms.limits
    if limits.aggregate_maximum_cents is not None:
        most = wording.translate(
            "Rules",
            "All wagers of a player on one spin: at most {most}; more is cut in the same way.",
        ).format(most=wording.money(limits.aggregate_maximum_cents))
        yield wording.told(most, terms.law[Limit.AGGREGATE_MAXIMUM])
    if limits.aggregate_minimum_cents:
        least = wording.translate(
            "Rules",
            "The minimum outlay: all wagers of a player on one spin are at least {least}, or they "
            "all go back when wagering closes.",
        ).format(least=wording.money(limits.aggregate_minimum_cents))
        yield wording.told(least, terms.law[Limit.AGGREGATE_MINIMUM])
        if terms.short_stack.allowed:
            left = wording.translate(
                "Rules", "A player who no longer has that much may play what is left."
            )
            yield wording.told(left, terms.short_stack)


def _of_everybody(book: RuleBook, now: InForce, wording: Wording) -> Iterator[str]:
    """Where the reader's are others."""
    if now.whose in (Whose.LEGACY, Whose.AGREED):
        yield wording.translate("Rules", "The limits of the table, for everybody else:")
        yield _table(book, now.of_table, wording)


def _announced(book: RuleBook, now: InForce, wording: Wording) -> Iterator[str]:
    """Old and new amounts of whatever will be otherwise."""
    if now.new_limits is None:
        return
    new, time = now.new_limits
    yield wording.translate(
        "Rules", "New limits are announced. They apply between two rounds, from {time}:"
    ).format(time=time)
    rows = [
        (_name(book, kind, wording), _in_short(old, wording), _in_short(new.kinds[kind], wording))
        for kind, old in now.of_table.kinds.items()
        if kind in new.kinds and new.kinds[kind] != old
    ]
    rows += _changed_aggregates(now.of_table, new, wording)
    head = (
        wording.translate("Rules", "Wager"),
        wording.translate("Rules", "Now"),
        wording.translate("Rules", "From {time}").format(time=time),
    )
    yield table(head, rows)


def _in_short(of: KindLimits, wording: Wording) -> str:
    low, high, unit = _amounts(of, wording)
    if of.unit_cents is None:
        return wording.translate("Rules", "{low} to {high}").format(low=low, high=high)
    text = wording.translate("Rules", "{low} to {high} by {unit}")
    return text.format(low=low, high=high, unit=unit)


def _changed_aggregates(
    old: Limits, new: Limits, wording: Wording
) -> Iterator[tuple[str, str, str]]:
    rows = (
        (
            wording.translate("Rules", "Minimum outlay"),
            old.aggregate_minimum_cents or 0,
            new.aggregate_minimum_cents or 0,
        ),
        (
            wording.translate("Rules", "All wagers of a player, at most"),
            old.aggregate_maximum_cents or 0,
            new.aggregate_maximum_cents or 0,
        ),
    )
    none = wording.translate("Rules", "none")
    for name, before, after in rows:
        if before != after:
            yield (
                name,
                wording.money(before) if before else none,
                wording.money(after) if after else none,
            )
