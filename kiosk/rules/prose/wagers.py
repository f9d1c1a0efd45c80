"""The chapters on the wheel, the layout, the wagers and what they pay."""

from collections.abc import Iterator

from kiosk.rules.announced import AnnouncedKind, MaxBetReading
from kiosk.rules.layout import BOXES
from kiosk.rules.picture import cloth_picture
from kiosk.rules.pockets import NUMBERS, ZEROS
from kiosk.rules.prose.places import numbers_of_box, place_of
from kiosk.rules.prose.wording import Wording, bullets, clauses, section, table
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.spread import SpreadTable
from kiosk.rules.terms import PiecesTerms, SpreadTerms
from kiosk.rules.wagers import Kind, Wager

_EXAMPLE = "17"


def wager_sections(book: RuleBook, wording: Wording) -> Iterator[str]:
    yield _wheel(book, wording)
    yield _layout(book, wording)
    yield _wagers(book, wording)
    if book.announced:
        yield _announced(book, wording)
    spread = book.terms.spread_bet
    if spread is not None and spread.selected in book.spread_tables:
        yield _spread(book, spread, wording)


def _wheel(book: RuleBook, wording: Wording) -> str:
    if len(book.wheel.zeros) == 1:
        text = wording.translate(
            "Rules",
            "{count} compartments: 1 to 36, alternately red and black, and {zeros}, which is "
            "green. Clockwise: {order}.",
        )
    else:
        text = wording.translate(
            "Rules",
            "{count} compartments: 1 to 36, alternately red and black, and {zeros}, which are "
            "green. Clockwise: {order}.",
        )
    told = text.format(
        count=len(book.wheel.order),
        zeros=wording.both(book.wheel.zeros),
        order=" ".join(book.wheel.order),
    )
    return section(wording.translate("Rules", "The wheel"), wording.told(told, book.terms.wheel))


def _layout(book: RuleBook, wording: Wording) -> str:
    covers = wording.translate(
        "Rules",
        "A chip covers every number that it touches; on the lower edge of the numbers it covers "
        "whole rows.",
    )
    return section(
        wording.translate("Rules", "The layout"),
        f"```\n{cloth_picture(book.layout)}\n```",
        wording.told(covers, book.terms.layout),
    )


def _wagers(book: RuleBook, wording: Wording) -> str:
    zero_notes = list(_zero_notes(book, wording))
    odds = wording.translate(
        "Rules",
        "The odds are for the winnings; a winning stake belongs to the player as well. The house "
        "edge is the share of a wager that the house keeps on average.",
    )
    return section(
        wording.translate("Rules", "Wagers and what they pay"),
        odds,
        _wager_table(book, wording),
        wording.translate("Rules", "Wagers with a zero:") if zero_notes else "",
        bullets(zero_notes),
    )


def _wager_table(book: RuleBook, wording: Wording) -> str:
    head = (
        wording.translate("Rules", "Wager"),
        wording.translate("Rules", "The chip stands"),
        wording.translate("Rules", "Covers"),
        wording.translate("Rules", "Pays"),
        wording.translate("Rules", "House edge"),
        wording.translate("Rules", "Clause"),
    )
    rows = []
    for kind, terms in book.terms.wagers.items():
        wagers = [wager for wager in book.wagers.values() if wager.kind is kind]
        rows.append(
            (
                wording.own(terms.name),
                place_of(kind, wording),
                numbers_of_box(kind, wording) or _covered(wagers, wording),
                wording.odds(terms.pays),
                wording.percent(book.edge_of(wagers[0].id)),
                wording.cite(terms),
            )
        )
    return table(head, rows)


def _zero_notes(book: RuleBook, wording: Wording) -> Iterator[str]:
    """Every wager of several numbers that holds a zero, one by one, as the layout has them."""
    for kind, terms in book.terms.wagers.items():
        if kind in (Kind.STRAIGHT, *BOXES) or not _with_zero(book, kind):
            continue
        if terms.zero_clause:
            stands_on = clauses(terms.zero_clause)
        elif terms.zero_basis:
            stands_on = f"*({wording.own(terms.zero_basis)})*"
        else:
            stands_on = wording.cite(terms)
        listed = wording.both(_with_zero(book, kind))
        yield f"{wording.own(terms.name)}: {listed} {stands_on}"


def _covered(wagers: list[Wager], wording: Wording) -> str:
    if len(wagers) == 1:
        return wording.both(wagers[0].numbers)
    count = len(wagers[0].numbers)
    if count == 1:
        text = wording.translate("Rules", "{count} number, {places} places")
    else:
        text = wording.translate("Rules", "{count} numbers, {places} places")
    return text.format(count=count, places=len(wagers))


def _with_zero(book: RuleBook, kind: Kind) -> list[str]:
    return [
        "/".join(wager.numbers)
        for wager in book.wagers.values()
        if wager.kind is kind and any(number in ZEROS for number in wager.numbers)
    ]


def _announced(book: RuleBook, wording: Wording) -> str:
    terms = book.terms.announced
    named = [*terms.section.items(), *((f"zodiac:{key}", s) for key, s in terms.zodiac.items())]
    rows = [_named_row(book, name, pieces, wording) for name, pieces in named]
    head = (
        wording.translate("Rules", "Wager"),
        wording.translate("Rules", "Pieces"),
        wording.translate("Rules", "In all"),
        wording.translate("Rules", "House edge"),
        wording.translate("Rules", "Clause"),
    )
    piece = wording.translate(
        "Rules",
        "A piece is one chip of the chosen value. All pieces are placed in one touch, or none if "
        "one of them does not fit.",
    )
    return section(
        wording.translate("Rules", "Wagers of several pieces"),
        piece,
        table(head, rows) if rows else "",
        bullets(_families(book, wording)),
    )


def _named_row(book: RuleBook, name: str, terms: PiecesTerms, wording: Wording) -> tuple[str, ...]:
    wager = book.announced[name]
    by_kind: dict[str, list[str]] = {}
    several = wording.translate("Rules", "{count} on {place}")
    for piece, count in wager.pieces.items():
        numbers = piece.partition(":")[2]
        text = several.format(count=count, place=numbers) if count > 1 else numbers
        kind = wording.own(book.terms.wagers[book.wagers[piece].kind].name)
        by_kind.setdefault(kind, []).append(text)
    return (
        _on_track(terms, wording),
        "; ".join(f"{kind} {', '.join(places)}" for kind, places in by_kind.items()),
        str(wager.total_pieces),
        wording.percent(book.edge_of(name)),
        wording.cite(terms),
    )


def _on_track(terms: PiecesTerms, wording: Wording) -> str:
    if not terms.track:
        return wording.own(terms.name)
    text = wording.translate("Rules", "{name} (race track {track})")
    return text.format(name=wording.own(terms.name), track=terms.track)


def _families(book: RuleBook, wording: Wording) -> Iterator[str]:
    """Wagers that exist once for every number or digit, told by one example."""
    terms = book.terms.announced
    if near := terms.neighbours:
        count = near.each_side[len(near.each_side) // 2]
        text = wording.translate(
            "Rules",
            "Neighbours: one piece straight up on a number and on its {sides} neighbours on each "
            "side of the wheel. {number} with {count} each side is {example}.",
        ).format(
            sides=wording.either([str(side) for side in near.each_side]),
            number=_EXAMPLE,
            count=count,
            example=" ".join(book.wheel.around(_EXAMPLE, count)),
        )
        yield wording.told(text, near)
    if terms.finales:
        finales = [w for w in book.announced.values() if w.kind is AnnouncedKind.FINALES]
        numbers = "; ".join(
            " ".join(piece.partition(":")[2] for piece in wager.pieces) for wager in finales
        )
        text = wording.translate(
            "Rules",
            "Finales: one piece straight up on every number that ends in the same digit: "
            "{numbers}.",
        ).format(numbers=numbers)
        yield wording.told(text, terms.finales)
    if max_bet := terms.max_bet:
        pieces = book.announced[f"max-bet:{_EXAMPLE}"].total_pieces
        text = _max_bet(max_bet.reading, wording).format(number=_EXAMPLE, pieces=pieces)
        if max_bet.basis:
            own = wording.translate("Rules", "What it covers is the house's own reading.")
            text = f"{text} {own}"
        yield wording.told(text, max_bet)


def _max_bet(reading: MaxBetReading, wording: Wording) -> str:
    match reading:
        case MaxBetReading.COMPLETE:
            return wording.translate(
                "Rules",
                "Max Bet on a number: one piece on every place among the numbers that covers it. "
                "{number} takes {pieces} pieces.",
            )
        case MaxBetReading.MAXIMUM:
            return wording.translate(
                "Rules",
                "Max Bet on a number: on every place among the numbers that covers it, as many "
                "pieces as the place covers numbers. {number} takes {pieces} pieces.",
            )


def _spread(book: RuleBook, spread: SpreadTerms, wording: Wording) -> str:
    """Only of a table that offers it (S3 3.44), and of the one table that it selected."""
    offered = wording.translate("Rules", "Table {table} is on offer.").format(table=spread.selected)
    wager = wording.translate(
        "Rules",
        "A wager on the sum of the winning number and the number of a simulated second wheel; a "
        "zero counts nothing, and the highest sum is {highest}.",
    ).format(highest=2 * len(NUMBERS))
    rings = wording.translate(
        "Rules",
        "The display shows both wheels as rings that turn in opposite directions before no more "
        "bets; otherwise it is no valid spin for Spread-Bet. When the ball begins to slow they "
        "fade, and come back locked into place. The ball gives the number of the outer ring, and "
        "the number in line with it on the inner ring is the second.",
    )
    sealed = wording.translate(
        "Rules",
        "How the inner ring will stand is drawn and sealed before wagering opens; anybody can "
        "check that afterwards.",
    )
    unsaid = wording.translate("Rules", "the document does not say how the inner ring is drawn")
    malfunction = wording.translate(
        "Rules",
        "If any of its equipment malfunctions, before or after no more bets, Spread-Bet wagers are "
        "void and returned; other wagers are not affected.",
    )
    return section(
        wording.translate("Rules", "Spread-Bet"),
        wording.told(f"{wager} {offered}", spread),
        rings,
        f"{sealed} {wording.basis(unsaid)}",
        _spread_table(book.spread_tables[spread.selected], book, wording),
        wording.told(malfunction, spread.malfunction),
    )


def _spread_table(one: SpreadTable, book: RuleBook, wording: Wording) -> str:
    name = wording.translate("Rules", "Table {table}").format(table=one.id)
    head = (
        wording.translate("Rules", "Sum"),
        wording.translate("Rules", "Pays"),
        wording.translate("Rules", "House edge"),
    )
    rows = (
        (wager.label, wording.odds(wager.pays), wording.percent(book.edge_of(wager.id)))
        for wager in one.wagers
    )
    return f"{name} {clauses(one.clauses)}\n\n{table(head, rows)}"
