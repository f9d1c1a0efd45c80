"""A past round in text: the cloth with its chips, what became of each, and the credit around it."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from kiosk.game.recall import Ending, PointsStory, RoundStory
from kiosk.game.settling import merged, settle_slip
from kiosk.game.supernova.state import WagerState
from kiosk.records.words import rings_text
from kiosk.refusal_words import journal_words
from kiosk.rules.money import money_text
from kiosk.rules.picture import cloth_picture
from kiosk.rules.pockets import colour
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.settlement import settle
from kiosk.rules.spread import is_spread

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def list_text(stories: Sequence[RoundStory]) -> str:
    head = (
        f"{'round':>7}  {'time (UTC)':19}  {'number':>6}  {'staked':>12}  {'won':>12}  how it ended"
    )
    return "\n".join([head, *map(_line, stories)])


def _line(story: RoundStory) -> str:
    staked_cents = sum(merged(story.stakes, story.promotional).values())
    number = (story.results[-1].outcome or "void") if story.results else ""
    won_cents = story.results[-1].winnings_cents if story.results else 0
    ending = f"{story.ending}, corrected" if len(story.results) > 1 else str(story.ending)
    ending += "".join(f", {told}" for told in _jackpot(story))
    if story.points is not None:
        ending = f"tournament spin {story.points.spin}: {story.points.ending}"
    return (
        f"{story.round:7}  {_time(story.opened_ms)}  {number:>6}  {money_text(staked_cents):>12}"
        f"  {money_text(won_cents):>12}  {ending}"
    )


def round_text(book: RuleBook, seat: str, story: RoundStory) -> str:
    if story.points is not None:
        return "\n".join(_points_lines(book, seat, story, story.points))
    stakes = merged(story.stakes, story.promotional)
    marks = dict(zip(stakes, _LETTERS, strict=False))
    lines = [
        f"Round {story.round} at seat {seat}, {book.terms.title}",
        f"Opened: {_time(story.opened_ms)} UTC",
        f"Credit before: {money_text(story.credit_before_cents)}",
        f"Changes of the slip: {story.steps}",
        "",
        cloth_picture(
            book.layout,
            {book.wagers[w].point: mark for w, mark in marks.items() if w in book.wagers},
        ),
        "",
        *_wagers(book, story, stakes, marks),
        *(f"  {told}" for told in _jackpot(story)),
        *_returned(story),
        *_ended(book, story),
        f"Credit after: {money_text(story.credit_after_cents)}",
    ]
    return "\n".join(lines)


def _points_lines(
    book: RuleBook, seat: str, story: RoundStory, points: PointsStory
) -> Iterator[str]:
    """A spin of a tournament: no money was wagered."""
    marks = dict(zip(points.stakes, _LETTERS, strict=False))
    play_off = f", play-off {points.play_off}" if points.play_off else ""
    yield f"Round {story.round} at seat {seat}, {book.terms.title}"
    yield (
        f"Tournament session {points.session}{play_off}, spin {points.spin}, "
        f"entrant {points.entrant}"
    )
    yield f"Opened: {_time(story.opened_ms)} UTC"
    yield f"Points before: {points.stack}"
    yield ""
    yield cloth_picture(book.layout, {book.wagers[w].point: mark for w, mark in marks.items()})
    yield ""
    outcome = story.results[-1].outcome if story.results else None
    for wager, count in points.stakes.items():
        fate = ""
        if outcome is not None and points.ending is Ending.SETTLED:
            won = settle(book.table, {wager: count.count}, outcome).winnings_cents
            fate = f"  wins {won:,}" if won else "  loses"
        yield f"  {marks.get(wager, ' ')}  {wager:28} {count!s:>12}{fate}"
    if not points.stakes:
        yield "  no wager"
    if points.returned:
        yield "  returned: less than had to be wagered"
    reason = f" ({journal_words(points.reason)})" if points.reason else ""
    yield f"Ended: {points.ending}{reason}"
    for result in story.results:
        what = "Result" if result.settlement == 1 else f"Corrected ({result.settlement})"
        number = "invalidated"
        if result.outcome is not None:
            number = f"{result.outcome} {colour(result.outcome)}"
        yield f"{what}: {number}"


def _wagers(
    book: RuleBook, story: RoundStory, stakes: dict[str, int], marks: dict[str, str]
) -> Iterator[str]:
    last = story.results[-1] if story.results else None
    for wager, cents in stakes.items():
        fate = ""
        if last is not None and last.outcome is not None:
            won_cents = settle_slip(book, {wager: cents}, {}, last.numbers).winnings_cents
            fate = f"  wins {money_text(won_cents)}" if won_cents else "  loses"
            fate = "  returned" if is_spread(wager) and last.ring is None else fate
        voucher = "  (voucher)" if wager in story.promotional else ""
        yield f"  {marks.get(wager, ' ')}  {wager:28} {money_text(cents):>12}{fate}{voucher}"
    if not stakes:
        yield "  no wager"


def _jackpot(story: RoundStory) -> Iterator[str]:
    """The wager beside those on the layout, and each share that it won (S0 section 9)."""
    if not story.jackpot_cents:
        return
    yield f"jackpot wager {money_text(story.jackpot_cents)} {_FATES[story.jackpot]}"
    for win in story.jackpot_wins:
        shared = f", shared by {win.shared_by}" if win.shared_by > 1 else ""
        yield f"hit {win.hit} {win.name}: {money_text(win.cents)}{shared}"


_FATES = {
    WagerState.NONE: "refused with the slip",
    WagerState.SENT: "sent, not drawn yet",
    WagerState.DRAWN: "drawn",
    WagerState.VOID: "returned",
}


def _returned(story: RoundStory) -> Iterator[str]:
    for back in story.returned:
        yield f"  returned: {back.wager} {money_text(back.cents)}, by the {back.limit} limit"


def _ended(book: RuleBook, story: RoundStory) -> Iterator[str]:
    refused = story.ending is Ending.REFUSED
    reason = journal_words(story.reason) if refused else story.reason
    yield f"Ended: {story.ending}{f' ({reason})' if reason else ''}"
    for result in story.results:
        what = "Result" if result.settlement == 1 else f"Corrected ({result.settlement})"
        number = "invalidated"
        if result.outcome is not None:
            number = f"{result.outcome} {colour(result.outcome)}{rings_text(book, result.numbers)}"
        if result.spread_void:
            number += f", Spread-Bets void ({result.spread_void})"
        yield (
            f"{what}: {number}, won {money_text(result.winnings_cents)}, "
            f"stakes returned {money_text(result.returned_cents)}"
        )


def _time(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
