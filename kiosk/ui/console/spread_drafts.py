"""Orders about Spread-Bet: which table of odds is on offer, and what of it does not count."""

from kiosk.game.spread.facts import SpreadLimits
from kiosk.game.table import commands as c
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.console.consequences import cited
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Choice, Draft, Filled, Said
from kiosk.ui.console.words import pocket_name
from kiosk.ui.texts import QT_TRANSLATE_NOOP, translate

NONE = "none"
"""The choice of no table of odds."""
ROUNDS_SHOWN = 6


def offers(book: RuleBook) -> bool:
    """Whether the rule book has it at all."""
    return book.terms.spread_bet is not None and bool(book.spread_tables)


def selected(desk: ConsoleDesk) -> str:
    return desk.board.spread.selected if desk.board.spread is not None else ""


def notice(desk: ConsoleDesk) -> Draft:
    """S3 3.44: the operator selects a table; players are told ahead, as of limits."""
    terms = desk.book.terms.notices.limits
    says = translate("Console", "Every player sees it announced for {minutes} minutes.")
    return Draft(
        key="notice-spread",
        command=c.NoticeSpread,
        title=Said(QT_TRANSLATE_NOOP("Console", "Announce other odds of Spread-Bet")),
        says=(
            says.format(minutes=terms.minutes),
            translate("Console", "Then it can be selected between two rounds."),
            cited(desk.book, terms),
        ),
        confirm=translate("Console", "Announce it"),
        options=_tables(desk),
        make=lambda filled: c.NoticeSpread(_table(filled), _limits(desk.book, _table(filled))),
        any_time=True,
    )


def select(desk: ConsoleDesk) -> Draft:
    """As announced, or at once where the rule book lets it be."""
    spread = desk.book.terms.spread_bet
    announced = desk.board.spread.notice if desk.board.spread is not None else None
    there = _tables(desk)
    start = next((x for x in there if announced and x.id == (announced[0] or NONE)), None)
    return Draft(
        key="select-spread",
        command=c.SelectSpread,
        title=Said(QT_TRANSLATE_NOOP("Console", "Select the odds of Spread-Bet")),
        says=(
            translate("Console", "From the next round on, with limits of their own."),
            translate("Console", "Between two rounds, once the notice of it has run out."),
            *((cited(desk.book, spread),) if spread is not None else ()),
        ),
        confirm=translate("Console", "Select it"),
        options=there,
        reasons=(
            Choice("due", QT_TRANSLATE_NOOP("Console", "As announced, or as the rules allow")),
            Choice("agreed", QT_TRANSLATE_NOOP("Console", "All players have agreed")),
        ),
        start=Filled(option=start),
        make=lambda filled: c.SelectSpread(
            _table(filled),
            _limits(desk.book, _table(filled)),
            filled.the_reason.id == "agreed",
        ),
    )


def void(desk: ConsoleDesk) -> Draft:
    """S3 6.21: Spread-Bets alone. Those of a round that is settled are settled anew."""
    spread = desk.book.terms.spread_bet
    frozen = desk.board.frozen
    rounds = settled_rounds(desk) if frozen else _under_way(desk)
    numbers = {str(number): outcome for number, outcome in desk.results()}
    return Draft(
        key="void-spread",
        command=c.VoidSpread,
        title=Said(QT_TRANSLATE_NOOP("Console", "Spread-Bets do not count")),
        says=(
            translate("Console", "All Spread-Bets of the round go back, and no other bets."),
            *((cited(desk.book, spread.malfunction),) if spread is not None else ()),
        ),
        confirm=translate("Console", "Give them back"),
        options=rounds,
        reasons=(
            Choice("display", QT_TRANSLATE_NOOP("Console", "The display of the rings failed")),
            Choice(
                "turning", QT_TRANSLATE_NOOP("Console", "The rings did not turn as they should")
            ),
            Choice(
                "locking", QT_TRANSLATE_NOOP("Console", "The rings did not lock as they should")
            ),
            Choice("other", QT_TRANSLATE_NOOP("Console", "It is faulty for another reason")),
        ),
        start=Filled(option=rounds[0] if rounds else None),
        make=lambda filled: c.VoidSpread(int(filled.the_option.id), filled.the_reason.text),
        outcome=lambda filled: numbers.get(filled.the_option.id),
        preview=(
            (lambda filled: (int(filled.the_option.id), numbers.get(filled.the_option.id)))
            if frozen
            else None
        ),
        void_spread=True,
        danger=True,
        then="thaw" if frozen else "",
    )


def settled_rounds(desk: ConsoleDesk) -> tuple[Choice, ...]:
    """With a number and a ring, newest first."""
    title = translate("Console", "Round {round}")
    return tuple(
        Choice(str(number), title.format(round=number), sum_words(desk, number, outcome))
        for number, outcome in desk.results()
        if outcome is not None and desk.rings(number) is not None
    )[:ROUNDS_SHOWN]


def sum_words(desk: ConsoleDesk, number: int, outcome: str) -> str:
    """A result with both numbers and their sum, where there was a Spread-Bet."""
    came = desk.rings(number)
    if came is None:
        return pocket_name(outcome)
    return f"{pocket_name(outcome)} + {came.inner} = {came.total}"


def _under_way(desk: ConsoleDesk) -> tuple[Choice, ...]:
    number = desk.board.round
    text = translate("Console", "Round {round}").format(round=number)
    return (Choice(str(number), text, translate("Console", "under way, no result yet")),)


def _tables(desk: ConsoleDesk) -> tuple[Choice, ...]:
    """But the one that is on offer."""
    now, book = selected(desk), desk.book
    there = [
        Choice(
            name,
            translate("Console", "Table {table}").format(table=name),
            ", ".join(f"{wager.label} {wager.pays}:1" for wager in table.wagers),
        )
        for name, table in book.spread_tables.items()
        if name != now
    ]
    if now:
        there.append(Choice(NONE, QT_TRANSLATE_NOOP("Console", "No Spread-Bet any more")))
    return tuple(there)


def _table(filled: Filled) -> str:
    return "" if filled.the_option.id == NONE else filled.the_option.id


def _limits(book: RuleBook, table: str) -> SpreadLimits | None:
    """Those of the rule book; they are changed with all others afterwards."""
    terms = book.terms.spread_bet
    if not table or terms is None or terms.limits is None:
        return None
    return SpreadLimits(
        minimum_cents=terms.limits.minimum_cents,
        maximum_cents=terms.limits.maximum_cents,
        unit_cents=terms.limits.unit_cents,
    )
