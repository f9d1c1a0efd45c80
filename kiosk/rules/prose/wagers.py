"""The chapters on the wheel, the layout, the wagers and what they pay."""

from collections.abc import Iterator

from kiosk.rules.announced import AnnouncedKind, MaxBetReading
from kiosk.rules.picture import cloth_picture
from kiosk.rules.pockets import NUMBERS, ZEROS
from kiosk.rules.prose.phrases import bullets, cite, clauses, listing, percent, section, table
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.spread import spread_edge
from kiosk.rules.terms import PiecesTerms
from kiosk.rules.wagers import Kind, Wager

_PLACES = {
    Kind.STRAIGHT: "on the number",
    Kind.SPLIT: "on the line between two numbers",
    Kind.STREET: "at the lower end of a row of three, or where three numbers touch",
    Kind.CORNER: "where four numbers touch",
    Kind.FOUR_LINE: "at the lower end of the line between the zero and 1",
    Kind.FIVE_LINE: "at the lower end of the line between the zeros and 1",
    Kind.TOP_LINE: "at the lower end of the line between the zeros and 1",
    Kind.SIX_LINE: "at the lower end of the line between two rows",
    Kind.COLUMN: 'in the "2:1" box at the end of a column',
    Kind.DOZEN: "in the box below its twelve numbers",
    Kind.LOW: 'in the "1-18" box',
    Kind.HIGH: 'in the "19-36" box',
    Kind.EVEN: 'in the "even" box',
    Kind.ODD: 'in the "odd" box',
    Kind.RED: 'in the "red" box',
    Kind.BLACK: 'in the "black" box',
    Kind.GREEN: 'in the "green" box',
}

_NUMBERS = {
    Kind.COLUMN: "the twelve numbers beside the box",
    Kind.DOZEN: "1-12, 13-24 or 25-36",
    Kind.LOW: "1 to 18",
    Kind.HIGH: "19 to 36",
    Kind.EVEN: "the 18 even numbers, no zero",
    Kind.ODD: "the 18 odd numbers",
    Kind.RED: "the 18 red numbers",
    Kind.BLACK: "the 18 black numbers",
}

_EXAMPLE = "17"


def wager_sections(book: RuleBook) -> Iterator[str]:
    yield _wheel(book)
    yield _layout(book)
    yield _wagers(book)
    if book.announced:
        yield _announced(book)
    if book.terms.spread_bet:
        yield _spread(book)


def _wheel(book: RuleBook) -> str:
    zeros = listing(book.wheel.zeros, "and")
    return section(
        "The wheel",
        f"{len(book.wheel.order)} compartments: 1 to 36, alternately red and black, and {zeros}, "
        f"which {'is' if len(book.wheel.zeros) == 1 else 'are'} green. "
        f"Clockwise: {' '.join(book.wheel.order)}. {cite(book.terms.wheel)}",
    )


def _layout(book: RuleBook) -> str:
    return section(
        "The layout",
        f"```\n{cloth_picture(book.layout)}\n```",
        "A chip covers every number that it touches; on the lower edge of the numbers it covers "
        f"whole rows. {cite(book.terms.layout)}",
        _number_free(book),
    )


def _number_free(book: RuleBook) -> str:
    terms = book.terms.layout.number_free
    if terms is None:
        return ""
    kinds = dict.fromkeys(book.wagers[wager].kind for wager in terms.wagers)
    names = listing([book.terms.wagers[kind].name for kind in kinds], "and")
    return f"A layout without numbers offers only {names}. {cite(terms)}"


def _wagers(book: RuleBook) -> str:
    rows = []
    for kind, terms in book.terms.wagers.items():
        wagers = [wager for wager in book.wagers.values() if wager.kind is kind]
        rows.append(
            (
                terms.name,
                _PLACES[kind],
                _NUMBERS.get(kind) or _covered(wagers),
                f"{terms.pays} to 1",
                percent(book.edge_of(wagers[0].id)),
                cite(terms),
            )
        )
    zero_notes = [
        f"{terms.name}: {_with_zero(book, kind)} "
        f"{clauses(terms.zero_clause) if terms.zero_clause else f'*({terms.zero_basis})*'}"
        for kind, terms in book.terms.wagers.items()
        if terms.zero_clause or terms.zero_basis
    ]
    return section(
        "Wagers and what they pay",
        "The odds are for the winnings; a winning stake belongs to the player as well. The house "
        "edge is the share of a wager that the house keeps on average.",
        table(("Wager", "The chip stands", "Covers", "Pays", "House edge", "Clause"), rows),
        "Wagers with a zero:" if zero_notes else "",
        bullets(zero_notes),
    )


def _covered(wagers: list[Wager]) -> str:
    if len(wagers) == 1:
        return listing(wagers[0].numbers, "and")
    count = len(wagers[0].numbers)
    return f"{count} number{'s' if count > 1 else ''}, {len(wagers)} places"


def _with_zero(book: RuleBook, kind: Kind) -> str:
    names = (
        "/".join(wager.numbers)
        for wager in book.wagers.values()
        if wager.kind is kind and any(number in ZEROS for number in wager.numbers)
    )
    return listing(list(names), "and")


def _announced(book: RuleBook) -> str:
    terms = book.terms.announced
    named = [*terms.section.items(), *((f"zodiac:{key}", s) for key, s in terms.zodiac.items())]
    rows = [_named_row(book, name, pieces) for name, pieces in named]
    return section(
        "Wagers of several pieces",
        "A piece is one chip of the chosen value. All pieces are placed in one touch, or none if "
        "one of them does not fit.",
        table(("Wager", "Pieces", "In all", "House edge", "Clause"), rows) if rows else "",
        bullets(_families(book)),
    )


def _named_row(book: RuleBook, name: str, terms: PiecesTerms) -> tuple[str, ...]:
    wager = book.announced[name]
    by_kind: dict[str, list[str]] = {}
    for piece, count in wager.pieces.items():
        numbers = f"{count} on " * (count > 1) + piece.partition(":")[2]
        by_kind.setdefault(book.terms.wagers[book.wagers[piece].kind].name, []).append(numbers)
    track = f" (race track {terms.track})" if terms.track else ""
    return (
        terms.name + track,
        "; ".join(f"{kind} {', '.join(places)}" for kind, places in by_kind.items()),
        str(wager.total_pieces),
        percent(book.edge_of(name)),
        cite(terms),
    )


def _families(book: RuleBook) -> Iterator[str]:
    """Wagers that exist once for every number or digit, told by one example."""
    terms = book.terms.announced
    if near := terms.neighbours:
        each_side = listing([str(count) for count in near.each_side])
        count = near.each_side[len(near.each_side) // 2]
        example = " ".join(book.wheel.around(_EXAMPLE, count))
        yield (
            f"Neighbours: one piece straight up on a number and on its {each_side} neighbours on "
            f"each side of the wheel. {_EXAMPLE} with {count} each side is {example}. {cite(near)}"
        )
    if terms.finales:
        finales = [w for w in book.announced.values() if w.kind is AnnouncedKind.FINALES]
        numbers = "; ".join(
            " ".join(piece.partition(":")[2] for piece in wager.pieces) for wager in finales
        )
        yield (
            "Finales: one piece straight up on every number that ends in the same digit: "
            f"{numbers}. {cite(terms.finales)}"
        )
    if max_bet := terms.max_bet:
        reading = {
            MaxBetReading.COMPLETE: "one piece on every place among the numbers that covers it",
            MaxBetReading.MAXIMUM: "on every place among the numbers that covers it, as many "
            "pieces as the place covers numbers",
        }[max_bet.reading]
        wager = book.announced[f"max-bet:{_EXAMPLE}"]
        yield (
            f"Max Bet on a number: {reading}. {_EXAMPLE} takes {wager.total_pieces} pieces. "
            f"{cite(max_bet)}"
        )


def _spread(book: RuleBook) -> str:
    spread = book.terms.spread_bet
    assert spread is not None
    tables = [table for name, table in book.spread_tables.items() if name == spread.selected]
    offered = (
        f"Table {spread.selected} is on offer."
        if tables
        else "It is not on offer at this table; a house that offers it selects one of these tables."
    )
    return section(
        "Spread-Bet",
        f"A wager on the sum of the winning number and the number of a simulated second wheel; a "
        f"zero counts nothing, and the highest sum is {2 * len(NUMBERS)}. {offered} {cite(spread)}",
        *(
            f"Table {one.id} {clauses(one.clauses)}\n\n"
            + table(
                ("Sum", "Pays", "House edge"),
                (
                    (o.label, f"{o.pays} to 1", percent(spread_edge(o, book.wheel.order)))
                    for o in one.options
                ),
            )
            for one in tables or book.spread_tables.values()
        ),
        "If any of its equipment malfunctions, before or after no more bets, Spread-Bet wagers are "
        f"void and returned; other wagers are not affected. {cite(spread.malfunction)}",
    )
