"""Orders about the round: its irregularities, each by the active rule book."""

from kiosk.game.irregularity.grounds import grounds
from kiosk.game.round.wheel_warning import proposed
from kiosk.game.table import commands as c
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import FaultBoundary
from kiosk.ui.console import spread_drafts
from kiosk.ui.console.consequences import cited, no_spin_words, of_system
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Choice, Draft, Filled, Said
from kiosk.ui.console.words import pocket_name, sentence
from kiosk.ui.texts import QT_TRANSLATE_NOOP, translate
from kiosk.ui.words import given_reason

CORRECTABLE_SHOWN = 6
"""How many past rounds a correction offers."""


def no_spin(desk: ConsoleDesk) -> Draft:
    """With the reason that the wheel gives, if it warns of one. The dealer may choose another."""
    document = desk.book.terms.document.id
    reasons = tuple(
        Choice(reason.id, reason.text, f"{document} {', '.join(reason.clause)}", "RuleBook")
        for reason in desk.book.terms.no_spin.reasons
    )
    by_wheel = proposed(desk.book, desk.house.warned)
    start = next((choice for choice in reasons if by_wheel and choice.id == by_wheel.id), None)
    return Draft(
        key="no-spin",
        command=c.CallNoSpin,
        title=Said(
            QT_TRANSLATE_NOOP("Console", "No spin in round {round}"), {"round": desk.board.round}
        ),
        says=no_spin_words(desk.book),
        confirm=translate("Console", "Call no spin"),
        reasons=reasons,
        start=Filled(reason=start),
        make=lambda filled: c.CallNoSpin(filled.the_reason.id),
        danger=True,
    )


def examine_ball(desk: ConsoleDesk) -> Draft:
    """S4 7.5."""
    fit = QT_TRANSLATE_NOOP("Console", "The ball is fit for play")
    replaced = QT_TRANSLATE_NOOP("Console", "The ball was replaced by another")
    return Draft(
        key="examine-ball",
        command=c.ExamineBall,
        title=Said(QT_TRANSLATE_NOOP("Console", "The ball was examined")),
        says=(translate("Console", "The ball left the wheel, and a supervisor examines it."),),
        confirm=translate("Console", "Record it"),
        reasons=(Choice("fit", fit), Choice("replaced", replaced)),
        make=lambda filled: c.ExamineBall(filled.the_reason.text),
        any_time=True,
    )


def ball_at_rest(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="ball-at-rest",
        command=c.RecordBallAtRest,
        title=Said(QT_TRANSLATE_NOOP("Console", "The ball is at rest")),
        says=(
            translate(
                "Console", "Recorded for round {round}: from here on the outcome exists."
            ).format(round=desk.board.round),
            translate(
                "Console", "If the game system fails now, this decides what becomes of bets."
            ),
            cited(desk.book, desk.book.terms.faults.system),
        ),
        confirm=translate("Console", "Record it"),
        make=lambda filled: c.RecordBallAtRest(),
    )


def freeze(desk: ConsoleDesk) -> Draft:
    wrong = Choice("wrong-number", QT_TRANSLATE_NOOP("Console", "A wrong number was confirmed"))
    return Draft(
        key="freeze",
        command=c.Freeze,
        title=Said(QT_TRANSLATE_NOOP("Console", "Freeze all accounts")),
        says=(
            translate("Console", "Nobody can bet, cash out or be credited until they are thawed."),
            translate("Console", "Then the actual number is chosen and the round settled again."),
            cited(desk.book, desk.book.terms.correction),
        ),
        confirm=translate("Console", "Freeze now"),
        start=Filled(reason=wrong),
        reasons=(
            wrong,
            Choice("dispute", QT_TRANSLATE_NOOP("Console", "A player disputes the result")),
            Choice("fraud", QT_TRANSLATE_NOOP("Console", "Fraud is suspected")),
        ),
        make=lambda filled: c.Freeze(filled.the_reason.text),
        any_time=True,
        danger=True,
        then="correct",
    )


def correct(desk: ConsoleDesk) -> Draft:
    """Any of the last rounds that have a number. Others are untouched."""
    rounds = tuple(
        Choice(
            str(number),
            translate("Console", "Round {round}").format(round=number),
            spread_drafts.sum_words(desk, number, outcome),
        )
        for number, outcome in desk.results()
        if outcome is not None
    )[:CORRECTABLE_SHOWN]
    numbers = {str(number): outcome for number, outcome in desk.results()}
    entered = Choice("entered", QT_TRANSLATE_NOOP("Console", "Another number was entered"))
    return Draft(
        key="correct",
        command=c.CorrectResult,
        title=Said(QT_TRANSLATE_NOOP("Console", "Correct a result")),
        says=(
            translate("Console", "The round is settled again by the number that you choose."),
            *(
                (translate("Console", "Spread-Bets too, with the same inner ring."),)
                if spread_drafts.selected(desk)
                else ()
            ),
            translate(
                "Console",
                "Wins that should not have been are taken back as far as the "
                "credit goes; what is gone becomes a case. Later rounds stand.",
            ),
            cited(desk.book, desk.book.terms.correction),
        ),
        confirm=translate("Console", "Settle again"),
        options=rounds,
        reasons=(
            entered,
            Choice(
                "sensor",
                QT_TRANSLATE_NOOP("Console", "The sensor's number was accepted and is wrong"),
            ),
        ),
        pocket=True,
        start=Filled(option=rounds[0] if rounds else None, reason=entered),
        make=lambda filled: c.CorrectResult(
            int(filled.the_option.id), filled.pocket, filled.the_reason.text
        ),
        outcome=lambda filled: numbers[filled.the_option.id],
        preview=lambda filled: (int(filled.the_option.id), filled.pocket),
        any_time=True,
        danger=True,
        then="thaw",
    )


def thaw(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="thaw",
        command=c.Thaw,
        title=Said(QT_TRANSLATE_NOOP("Console", "Thaw all accounts")),
        says=(
            translate("Console", "Frozen: {why}.").format(
                why=given_reason(desk.house.frozen, desk.book)
            ),
            translate("Console", "Play goes on for everybody."),
        ),
        confirm=translate("Console", "Thaw"),
        make=lambda filled: c.Thaw(),
        any_time=True,
    )


def system_malfunction(desk: ConsoleDesk) -> Draft:
    rounds = rounds_of_malfunction(desk)
    return Draft(
        key="system-malfunction",
        command=c.DeclareMalfunction,
        title=Said(QT_TRANSLATE_NOOP("Console", "Malfunction of the game system")),
        says=(*of_system(desk), *said_of_earlier(desk)),
        confirm=translate("Console", "Declare it"),
        options=rounds,
        reasons=malfunctions(),
        start=Filled(option=rounds[0] if rounds else None),
        make=lambda filled: c.DeclareMalfunction("", filled.the_reason.text, named_round(filled)),
        danger=True,
    )


def rounds_of_malfunction(desk: ConsoleDesk) -> tuple[Choice, ...]:
    """The present one, or one before it: it may be noticed when the next is open already."""
    return rounds_shown(desk)[:CORRECTABLE_SHOWN]


def named_round(filled: Filled) -> int:
    return int(filled.option.id) if filled.option is not None else 0


def said_of_earlier(desk: ConsoleDesk) -> tuple[str, ...]:
    """What follows for a round whose number was confirmed."""
    if desk.book.terms.faults.boundary is FaultBoundary.REGISTERED:
        return (translate("Console", "In an earlier round registered bets stand."),)
    return (translate("Console", "Of an earlier round the records decide."),)


def rounds_shown(desk: ConsoleDesk) -> tuple[Choice, ...]:
    """With its number, newest first."""
    none = translate("Console", "under way, no result yet")
    under_way = desk.board.round if desk.board.round != desk.last_round else 0
    rounds: list[tuple[int, str | None]] = [(under_way, None)] if under_way else []
    rounds += [(n, number) for n, number in desk.results() if number is not None]
    return tuple(
        Choice(
            str(number),
            translate("Console", "Round {round}").format(round=number),
            pocket_name(outcome) if outcome else none,
        )
        for number, outcome in rounds
    )


def invalidate(desk: ConsoleDesk) -> Draft:
    """S3 7.14, S4 8.4; S1 and S2 void a spin that should never have been one (5.3). What is not
    listed voids nothing."""
    options = rounds_shown(desk)[:CORRECTABLE_SHOWN]
    numbers = {str(number): outcome for number, outcome in desk.results()}
    return Draft(
        key="invalidate",
        command=c.InvalidateGame,
        title=Said(QT_TRANSLATE_NOOP("Console", "Invalidate a game")),
        says=(
            translate("Console", "Its outcome does not count and every wager is refunded."),
            translate("Console", "Only for what the rule book names."),
        ),
        confirm=translate("Console", "Invalidate the game"),
        options=options,
        reasons=ground_choices(desk.book),
        start=Filled(option=options[0] if options else None),
        make=lambda filled: c.InvalidateGame(
            int(filled.the_option.id), filled.the_reason.text, filled.the_reason.id
        ),
        outcome=lambda filled: numbers.get(filled.the_option.id),
        preview=lambda filled: (int(filled.the_option.id), None),
        danger=True,
        then="thaw" if desk.board.frozen else "",
    )


def ground_choices(book: RuleBook, clause: str = "") -> tuple[Choice, ...]:
    """For what a game may be invalidated, by this clause if one is given."""
    document = book.terms.document.id
    return tuple(
        Choice(
            ground.id,
            sentence(ground.text),
            f"{document} {', '.join(ground.clauses)}",
            context="RuleBook",
            marked=ground.text,
        )
        for ground in grounds(book)
        if not clause or clause in ground.clauses
    )


def invalidates(desk: ConsoleDesk) -> bool:
    """Whether the rule book lets an outcome not count."""
    return bool(grounds(desk.book))


def confirm_other(desk: ConsoleDesk, number: str) -> Draft:
    """Another number than the sensor read, with the reason and by the management (S0 8.8.2)."""
    told = translate("Console", "The sensor reads {other}. The ball lies in {number}.")
    return Draft(
        key="confirm",
        command=c.ConfirmResult,
        title=Said(
            QT_TRANSLATE_NOOP("Console", "Confirm {number}"),
            {"number": number},
            {"number": pocket_name(number)},
        ),
        says=(
            told.format(other=pocket_name(desk.board.sensed), number=pocket_name(number)),
            translate("Console", "A supervisor looks at the wheel and confirms it first."),
            cited(desk.book, desk.book.terms.display),
        ),
        confirm=translate("StageView", "Confirm {number}").format(number=pocket_name(number)),
        reasons=(
            Choice("misread", QT_TRANSLATE_NOOP("Console", "The sensor misread the wheel")),
            Choice("moved", QT_TRANSLATE_NOOP("Console", "It read before the ball lay still")),
            Choice("faulty", QT_TRANSLATE_NOOP("Console", "The sensor is faulty")),
            *_seen_on_film(desk),
        ),
        make=lambda filled: c.ConfirmResult(number, filled.the_reason.text),
        danger=True,
    )


def _seen_on_film(desk: ConsoleDesk) -> tuple[Choice, ...]:
    """Only where there is one to look at."""
    round_ = desk.board.round
    if not any(told.round == round_ and told.films for told in desk.house.films):
        return ()
    text = QT_TRANSLATE_NOOP("Console", "The film of the wheel shows it")
    return (Choice("film", text),)


def malfunctions() -> tuple[Choice, ...]:
    """What the documents call one (S0 8.8.6, S3 6.11)."""
    return (
        Choice(
            "credits", QT_TRANSLATE_NOOP("Console", "Credits do not fit the prizes and the bets")
        ),
        Choice(
            "numbers", QT_TRANSLATE_NOOP("Console", "Numbers are shown that do not fit the game")
        ),
        Choice(
            "display",
            QT_TRANSLATE_NOOP("Console", "Play is interrupted for good, or a screen fails"),
        ),
        Choice("other", QT_TRANSLATE_NOOP("Console", "It is faulty for another reason")),
    )
