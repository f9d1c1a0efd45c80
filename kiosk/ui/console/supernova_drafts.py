"""Orders about Supernova: offered or not, a hit approved, refused or paid, and wagers that were
registered incorrectly."""

from kiosk.game.jackpot.values import WrongWager
from kiosk.game.supernova.state import HitState
from kiosk.game.table import commands as c
from kiosk.link.seen_by_staff import JackpotAt
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.console.consequences import cited
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Choice, Draft, Filled, Said
from kiosk.ui.texts import QT_TRANSLATE_NOOP, translate

SEATS_SHOWN = 12


def offers(book: RuleBook) -> bool:
    """Whether the rule book has it at all."""
    return book.terms.supernova is not None


def hits(desk: ConsoleDesk) -> tuple[JackpotAt, ...]:
    house = desk.client.house
    there = house.supernova if house is not None and offers(desk.book) else None
    return there.hits if there is not None else ()


def waiting(desk: ConsoleDesk) -> JackpotAt | None:
    """The hit that somebody must look at: the oldest that waits for the inspector, or is to be paid
    by hand."""
    due = [hit for hit in hits(desk) if hit.state is HitState.WAITING or by_hand(hit)]
    return due[-1] if due else None


def by_hand(hit: JackpotAt) -> bool:
    """Staff have to pay a share of it."""
    return hit.state is not HitState.REFUSED and any(
        share.by_hand and share.end is None for share in hit.shares
    )


def open_supernova(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="open-supernova",
        command=c.OpenSupernova,
        title=Said(QT_TRANSLATE_NOOP("Console", "Open the jackpots at this table")),
        says=(
            translate("Console", "Players can make jackpot wagers from the next round on."),
            translate("Console", "Only management opens and closes them."),
            *_clause(desk),
        ),
        confirm=translate("Console", "Open the jackpots"),
        make=lambda filled: c.OpenSupernova(),
        any_time=True,
    )


def close_supernova(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="close-supernova",
        command=c.CloseSupernova,
        title=Said(QT_TRANSLATE_NOOP("Console", "Close the jackpots at this table")),
        says=(
            translate("Console", "No more jackpot wagers are taken here. Roulette goes on."),
            translate("Console", "Wagers of this round that are not drawn go back."),
            *_clause(desk),
        ),
        confirm=translate("Console", "Close the jackpots"),
        make=lambda filled: c.CloseSupernova(),
        any_time=True,
        danger=True,
    )


def check_supernova(desk: ConsoleDesk) -> Draft:
    """S0 9.9.1, 9.9.4: where the places for the wager do not work, it is not offered."""
    seen = desk.board.supernova
    fails = seen is not None and bool(seen.fault)
    terms = desk.book.terms.supernova
    clause = (cited(desk.book, terms.sensors),) if terms is not None else ()
    if fails:
        return Draft(
            key="check-supernova",
            command=c.CheckSupernova,
            title=Said(QT_TRANSLATE_NOOP("Console", "The jackpot spots work again")),
            says=(translate("Console", "The table may offer the jackpots again."), *clause),
            confirm=translate("Console", "They work"),
            make=lambda filled: c.CheckSupernova(True),
            any_time=True,
        )
    return Draft(
        key="check-supernova",
        command=c.CheckSupernova,
        title=Said(QT_TRANSLATE_NOOP("Console", "The jackpot spots do not work")),
        says=(
            translate("Console", "The table stops offering the jackpots. Roulette goes on."),
            *clause,
        ),
        confirm=translate("Console", "Stop offering them"),
        reasons=(
            Choice("touch", QT_TRANSLATE_NOOP("Console", "A spot takes no wager")),
            Choice("shown", QT_TRANSLATE_NOOP("Console", "The levels are not shown as they are")),
            Choice("other", QT_TRANSLATE_NOOP("Console", "It is faulty for another reason")),
        ),
        make=lambda filled: c.CheckSupernova(False, filled.the_reason.text),
        any_time=True,
        danger=True,
    )


def _for_inspector(desk: ConsoleDesk) -> JackpotAt | None:
    hit = waiting(desk)
    return hit if hit is not None and hit.state is HitState.WAITING else None


def _about(desk: ConsoleDesk, hit: JackpotAt, words: str) -> Said:
    return Said(words, {"level": hit.hit.name, "sum": desk.look.currency.full(hit.hit.award_cents)})


def approve_jackpot(desk: ConsoleDesk) -> Draft | None:
    """S0 9.8: the inspector looks at the checks, then approves."""
    hit = _for_inspector(desk)
    if hit is None:
        return None
    return Draft(
        key="approve-jackpot",
        command=c.ApproveJackpot,
        title=_about(desk, hit, QT_TRANSLATE_NOOP("Console", "Approve {level}, {sum}")),
        says=(
            _to_whom(desk, hit),
            translate("Console", "Each winner is paid to the credit when the round is over."),
            *_approval(desk),
        ),
        confirm=translate("Console", "Approve it"),
        make=lambda filled: c.ApproveJackpot(hit.hit.id),
        any_time=True,
    )


def _to_whom(desk: ConsoleDesk, hit: JackpotAt) -> str:
    text = translate("Console", "Seat {seats}: {sum} each")
    if len(hit.hit.seats) == 1:
        text = translate("Console", "Seat {seats}: {sum}")
    share = desk.look.currency.full(hit.hit.share_cents)
    return text.format(seats=", ".join(hit.hit.seats), sum=share)


def refuse_jackpot(desk: ConsoleDesk) -> Draft | None:
    hit = _for_inspector(desk)
    if hit is None:
        return None
    return Draft(
        key="refuse-jackpot",
        command=c.RefuseJackpot,
        title=_about(desk, hit, QT_TRANSLATE_NOOP("Console", "Refuse {level}, {sum}")),
        says=(
            translate("Console", "Nobody is paid. The sum stays in the level's own pool."),
            *_approval(desk),
        ),
        confirm=translate("Console", "Refuse it"),
        reasons=(
            Choice("wager", QT_TRANSLATE_NOOP("Console", "The jackpot wager was not a valid one")),
            Choice("main", QT_TRANSLATE_NOOP("Console", "There was no wager on the layout")),
            Choice("seal", QT_TRANSLATE_NOOP("Console", "The draw does not match its seal")),
            Choice("other", QT_TRANSLATE_NOOP("Console", "It is refused for another reason")),
        ),
        make=lambda filled: c.RefuseJackpot(hit.hit.id, filled.the_reason.text),
        any_time=True,
        danger=True,
    )


def pay_jackpot(desk: ConsoleDesk) -> Draft | None:
    """To a player whose terminal cannot credit it, or who has cashed out."""
    hit = next((hit for hit in reversed(hits(desk)) if by_hand(hit)), None)
    if hit is None:
        return None
    due = [share.seat for share in hit.shares if share.by_hand and share.end is None]
    sum_ = desk.look.currency.full(hit.hit.share_cents)
    seats = tuple(
        Choice(seat, translate("Console", "Seat {seat}").format(seat=seat), sum_) for seat in due
    )
    return Draft(
        key="pay-jackpot",
        command=c.PayJackpotByHand,
        title=Said(QT_TRANSLATE_NOOP("Console", "Pay {level} by hand"), {"level": hit.hit.name}),
        says=(
            translate("Console", "The terminal cannot credit it. Pay each winner once."),
            *_clause(desk),
        ),
        confirm=translate("Console", "It is paid"),
        options=seats,
        start=Filled(option=seats[0]),
        make=lambda filled: c.PayJackpotByHand(hit.hit.id, filled.the_option.id),
        any_time=True,
    )


def drawn_last(desk: ConsoleDesk) -> tuple[int, tuple[str, ...]]:
    """The last round with jackpot wagers, and whose of them can be noted."""
    house = desk.client.house
    there = house.supernova if house is not None else None
    return (there.drawn_round, there.drawn_seats) if there is not None else (0, ())


def note_wager(desk: ConsoleDesk, first: str = "") -> Draft:
    """S0 9.5.8, 9.7: noted, its increments taken out again, and told to the Inspectorate. Of many
    that of the terminal that was touched comes first."""
    number, drawn = drawn_last(desk)
    seats = tuple(
        Choice(seat, translate("Console", "Seat {seat}").format(seat=seat))
        for seat in sorted(drawn, key=lambda seat: seat != first)[:SEATS_SHOWN]
    )
    about = translate("Console", "Round {round}.").format(round=number)
    return Draft(
        key="note-jackpot-wager",
        command=c.NoteJackpotWager,
        title=Said(QT_TRANSLATE_NOOP("Console", "A jackpot wager was registered incorrectly")),
        says=(
            about,
            translate("Console", "What it added to the levels is taken out again."),
            translate("Console", "It is reported to the Inspectorate with the day's record."),
            *_clause(desk),
        ),
        confirm=translate("Console", "Note and adjust"),
        options=seats,
        reasons=tuple(Choice(kind, _WRONG[kind]) for kind in WrongWager),
        make=lambda filled: c.NoteJackpotWager(
            number,
            filled.the_option.id,
            WrongWager(filled.the_reason.id),
            filled.the_reason.text,
        ),
        any_time=True,
        danger=True,
    )


_WRONG = {
    WrongWager.FOREIGN_CHIP: QT_TRANSLATE_NOOP("Console", "A foreign or invalid chip"),
    WrongWager.NO_CHIP: QT_TRANSLATE_NOOP("Console", "The spot was activated without the chip"),
    WrongWager.UNDER_MINIMUM: QT_TRANSLATE_NOOP("Console", "Less than the jackpot wager"),
    WrongWager.NO_MAIN_GAME: QT_TRANSLATE_NOOP("Console", "No wager on the layout"),
}


def wrong_words(kind: str) -> str:
    """In the language that is spoken."""
    return translate("Console", _WRONG[WrongWager(kind)])


def _clause(desk: ConsoleDesk) -> tuple[str, ...]:
    terms = desk.book.terms.supernova
    return (cited(desk.book, terms),) if terms is not None else ()


def _approval(desk: ConsoleDesk) -> tuple[str, ...]:
    terms = desk.book.terms.supernova
    return (cited(desk.book, terms.approval),) if terms is not None else ()
