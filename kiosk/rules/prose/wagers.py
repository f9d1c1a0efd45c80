"""The chapters on the wheel, the layout, the wagers and what they pay."""

from collections.abc import Iterator

from kiosk.rules.announced import AnnouncedKind, MaxBetReading
from kiosk.rules.picture import cloth_picture
from kiosk.rules.pockets import NUMBERS, ZEROS
from kiosk.rules.prose.places import numbers_of_box, place_of
from kiosk.rules.prose.tongue import Tongue, bullets, clauses, section, table
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.spread import SpreadTable, spread_edge
from kiosk.rules.terms import PiecesTerms
from kiosk.rules.wagers import Kind, Wager

_EXAMPLE = "17"


def wager_sections(book: RuleBook, tongue: Tongue) -> Iterator[str]:
    yield _wheel(book, tongue)
    yield _layout(book, tongue)
    yield _wagers(book, tongue)
    if book.announced:
        yield _announced(book, tongue)
    if book.terms.spread_bet:
        yield _spread(book, tongue)


def _wheel(book: RuleBook, tongue: Tongue) -> str:
    if len(book.wheel.zeros) == 1:
        text = tongue.translate(
            "Rules",
            "{count} compartments: 1 to 36, alternately red and black, and {zeros}, which is "
            "green. Clockwise: {order}.",
        )
    else:
        text = tongue.translate(
            "Rules",
            "{count} compartments: 1 to 36, alternately red and black, and {zeros}, which are "
            "green. Clockwise: {order}.",
        )
    told = text.format(
        count=len(book.wheel.order),
        zeros=tongue.both(book.wheel.zeros),
        order=" ".join(book.wheel.order),
    )
    return section(tongue.translate("Rules", "The wheel"), tongue.told(told, book.terms.wheel))


def _layout(book: RuleBook, tongue: Tongue) -> str:
    covers = tongue.translate(
        "Rules",
        "A chip covers every number that it touches; on the lower edge of the numbers it covers "
        "whole rows.",
    )
    return section(
        tongue.translate("Rules", "The layout"),
        f"```\n{cloth_picture(book.layout)}\n```",
        tongue.told(covers, book.terms.layout),
        _number_free(book, tongue),
    )


def _number_free(book: RuleBook, tongue: Tongue) -> str:
    terms = book.terms.layout.number_free
    if terms is None:
        return ""
    kinds = dict.fromkeys(book.wagers[wager].kind for wager in terms.wagers)
    names = tongue.both([tongue.own(book.terms.wagers[kind].name) for kind in kinds])
    only = tongue.translate("Rules", "A layout without numbers offers only {wagers}.")
    return tongue.told(only.format(wagers=names), terms)


def _wagers(book: RuleBook, tongue: Tongue) -> str:
    zero_notes = list(_zero_notes(book, tongue))
    odds = tongue.translate(
        "Rules",
        "The odds are for the winnings; a winning stake belongs to the player as well. The house "
        "edge is the share of a wager that the house keeps on average.",
    )
    return section(
        tongue.translate("Rules", "Wagers and what they pay"),
        odds,
        _wager_table(book, tongue),
        tongue.translate("Rules", "Wagers with a zero:") if zero_notes else "",
        bullets(zero_notes),
    )


def _wager_table(book: RuleBook, tongue: Tongue) -> str:
    head = (
        tongue.translate("Rules", "Wager"),
        tongue.translate("Rules", "The chip stands"),
        tongue.translate("Rules", "Covers"),
        tongue.translate("Rules", "Pays"),
        tongue.translate("Rules", "House edge"),
        tongue.translate("Rules", "Clause"),
    )
    rows = []
    for kind, terms in book.terms.wagers.items():
        wagers = [wager for wager in book.wagers.values() if wager.kind is kind]
        rows.append(
            (
                tongue.own(terms.name),
                place_of(kind, tongue),
                numbers_of_box(kind, tongue) or _covered(wagers, tongue),
                tongue.odds(terms.pays),
                tongue.percent(book.edge_of(wagers[0].id)),
                tongue.cite(terms),
            )
        )
    return table(head, rows)


def _zero_notes(book: RuleBook, tongue: Tongue) -> Iterator[str]:
    for kind, terms in book.terms.wagers.items():
        if terms.zero_clause:
            stands_on = clauses(terms.zero_clause)
        elif terms.zero_basis:
            stands_on = f"*({tongue.own(terms.zero_basis)})*"
        else:
            continue
        yield f"{tongue.own(terms.name)}: {_with_zero(book, kind, tongue)} {stands_on}"


def _covered(wagers: list[Wager], tongue: Tongue) -> str:
    if len(wagers) == 1:
        return tongue.both(wagers[0].numbers)
    count = len(wagers[0].numbers)
    if count == 1:
        text = tongue.translate("Rules", "{count} number, {places} places")
    else:
        text = tongue.translate("Rules", "{count} numbers, {places} places")
    return text.format(count=count, places=len(wagers))


def _with_zero(book: RuleBook, kind: Kind, tongue: Tongue) -> str:
    names = (
        "/".join(wager.numbers)
        for wager in book.wagers.values()
        if wager.kind is kind and any(number in ZEROS for number in wager.numbers)
    )
    return tongue.both(list(names))


def _announced(book: RuleBook, tongue: Tongue) -> str:
    terms = book.terms.announced
    named = [*terms.section.items(), *((f"zodiac:{key}", s) for key, s in terms.zodiac.items())]
    rows = [_named_row(book, name, pieces, tongue) for name, pieces in named]
    head = (
        tongue.translate("Rules", "Wager"),
        tongue.translate("Rules", "Pieces"),
        tongue.translate("Rules", "In all"),
        tongue.translate("Rules", "House edge"),
        tongue.translate("Rules", "Clause"),
    )
    piece = tongue.translate(
        "Rules",
        "A piece is one chip of the chosen value. All pieces are placed in one touch, or none if "
        "one of them does not fit.",
    )
    return section(
        tongue.translate("Rules", "Wagers of several pieces"),
        piece,
        table(head, rows) if rows else "",
        bullets(_families(book, tongue)),
    )


def _named_row(book: RuleBook, name: str, terms: PiecesTerms, tongue: Tongue) -> tuple[str, ...]:
    wager = book.announced[name]
    by_kind: dict[str, list[str]] = {}
    several = tongue.translate("Rules", "{count} on {place}")
    for piece, count in wager.pieces.items():
        numbers = piece.partition(":")[2]
        text = several.format(count=count, place=numbers) if count > 1 else numbers
        kind = tongue.own(book.terms.wagers[book.wagers[piece].kind].name)
        by_kind.setdefault(kind, []).append(text)
    return (
        _on_track(terms, tongue),
        "; ".join(f"{kind} {', '.join(places)}" for kind, places in by_kind.items()),
        str(wager.total_pieces),
        tongue.percent(book.edge_of(name)),
        tongue.cite(terms),
    )


def _on_track(terms: PiecesTerms, tongue: Tongue) -> str:
    if not terms.track:
        return tongue.own(terms.name)
    text = tongue.translate("Rules", "{name} (race track {track})")
    return text.format(name=tongue.own(terms.name), track=terms.track)


def _families(book: RuleBook, tongue: Tongue) -> Iterator[str]:
    """Wagers that exist once for every number or digit, told by one example."""
    terms = book.terms.announced
    if near := terms.neighbours:
        count = near.each_side[len(near.each_side) // 2]
        text = tongue.translate(
            "Rules",
            "Neighbours: one piece straight up on a number and on its {sides} neighbours on each "
            "side of the wheel. {number} with {count} each side is {example}.",
        ).format(
            sides=tongue.either([str(side) for side in near.each_side]),
            number=_EXAMPLE,
            count=count,
            example=" ".join(book.wheel.around(_EXAMPLE, count)),
        )
        yield tongue.told(text, near)
    if terms.finales:
        finales = [w for w in book.announced.values() if w.kind is AnnouncedKind.FINALES]
        numbers = "; ".join(
            " ".join(piece.partition(":")[2] for piece in wager.pieces) for wager in finales
        )
        text = tongue.translate(
            "Rules",
            "Finales: one piece straight up on every number that ends in the same digit: "
            "{numbers}.",
        ).format(numbers=numbers)
        yield tongue.told(text, terms.finales)
    if max_bet := terms.max_bet:
        pieces = book.announced[f"max-bet:{_EXAMPLE}"].total_pieces
        text = _max_bet(max_bet.reading, tongue).format(number=_EXAMPLE, pieces=pieces)
        yield tongue.told(text, max_bet)


def _max_bet(reading: MaxBetReading, tongue: Tongue) -> str:
    match reading:
        case MaxBetReading.COMPLETE:
            return tongue.translate(
                "Rules",
                "Max Bet on a number: one piece on every place among the numbers that covers it. "
                "{number} takes {pieces} pieces.",
            )
        case MaxBetReading.MAXIMUM:
            return tongue.translate(
                "Rules",
                "Max Bet on a number: on every place among the numbers that covers it, as many "
                "pieces as the place covers numbers. {number} takes {pieces} pieces.",
            )


def _spread(book: RuleBook, tongue: Tongue) -> str:
    spread = book.terms.spread_bet
    assert spread is not None
    selected = [table for name, table in book.spread_tables.items() if name == spread.selected]
    offered = (
        tongue.translate("Rules", "Table {table} is on offer.").format(table=spread.selected)
        if selected
        else tongue.translate(
            "Rules",
            "It is not on offer at this table; a house that offers it selects one of these tables.",
        )
    )
    wager = tongue.translate(
        "Rules",
        "A wager on the sum of the winning number and the number of a simulated second wheel; a "
        "zero counts nothing, and the highest sum is {highest}.",
    ).format(highest=2 * len(NUMBERS))
    malfunction = tongue.translate(
        "Rules",
        "If any of its equipment malfunctions, before or after no more bets, Spread-Bet wagers are "
        "void and returned; other wagers are not affected.",
    )
    tables = selected or book.spread_tables.values()
    return section(
        tongue.translate("Rules", "Spread-Bet"),
        tongue.told(f"{wager} {offered}", spread),
        *(_spread_table(one, book, tongue) for one in tables),
        tongue.told(malfunction, spread.malfunction),
    )


def _spread_table(one: SpreadTable, book: RuleBook, tongue: Tongue) -> str:
    name = tongue.translate("Rules", "Table {table}").format(table=one.id)
    head = (
        tongue.translate("Rules", "Sum"),
        tongue.translate("Rules", "Pays"),
        tongue.translate("Rules", "House edge"),
    )
    rows = (
        (o.label, tongue.odds(o.pays), tongue.percent(spread_edge(o, book.wheel.order)))
        for o in one.options
    )
    return f"{name} {clauses(one.clauses)}\n\n{table(head, rows)}"
