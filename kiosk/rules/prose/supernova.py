"""The chapter on Supernova: the jackpot wager, how jackpots fall, and who is paid."""

from fractions import Fraction

from kiosk.rules.prose.in_force import JackpotsNow
from kiosk.rules.prose.wording import Wording, bullets, section, table
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.supernova import Several
from kiosk.rules.terms import SupernovaTerms, Topic


def supernova_sections(book: RuleBook, now: JackpotsNow | None, wording: Wording) -> list[str]:
    """None at a table that is not linked to any jackpots."""
    terms = book.terms.supernova
    if terms is None or (now is not None and not now.wager_cents):
        return []
    text = section(
        wording.translate("Rules", "Supernova jackpots"),
        wording.told(_wager(terms, now, wording), terms),
        _levels(now, wording) if now else "",
        bullets([*_lines(terms, wording), *wording.statements(book.terms, Topic.JACKPOTS)]),
    )
    return [text]


def _wager(terms: SupernovaTerms, now: JackpotsNow | None, wording: Wording) -> str:
    wager = wording.translate(
        "Rules",
        "A jackpot wager is one fixed amount on a spot of its own, beside the wagers of the same "
        "round on the layout. It plays for every level, and wins whatever the ball does. What is "
        "won is rounded up to the dollar.",
    )
    if not terms.in_aggregate:
        alone = wording.translate("Rules", "It counts to no maximum.")
        wager = f"{wager} {alone}"
    if now is None:
        return wager
    amount = wording.translate("Rules", "It is {amount}.").format(
        amount=wording.money(now.wager_cents)
    )
    return f"{wager} {amount}"


def _levels(now: JackpotsNow, wording: Wording) -> str:
    head = (
        wording.translate("Rules", "Jackpot"),
        wording.translate("Rules", "Begins at"),
        wording.translate("Rules", "Falls before"),
        wording.translate("Rules", "Returns"),
    )
    rows = (
        (
            one.name,
            wording.money(one.reset_cents),
            wording.money(one.limit_cents),
            _share(one.return_bp, wording),
        )
        for one in now.levels
    )
    whole = wording.translate(
        "Rules", "On average all levels together return {share} of the jackpot wagers."
    ).format(share=_share(now.return_bp, wording))
    return f"{table(head, rows)}\n\n{whole}"


def _share(basis_points: int, wording: Wording) -> str:
    return wording.percent(Fraction(basis_points, 10_000))


def _lines(terms: SupernovaTerms, wording: Wording) -> list[str]:
    draw = wording.translate(
        "Rules",
        "A level falls when the wagers of a round raise it to a value that was drawn by chance "
        "when it began. That value was sealed then, and the seal is shown: when the level falls "
        "the value is revealed, and anybody can check it.",
    )
    unsaid = wording.translate("Rules", "the document does not say when a jackpot falls")
    returned = wording.translate(
        "Rules", "Without a wager on the layout at no more bets, the jackpot wager is returned."
    )
    failure = wording.translate(
        "Rules",
        "If the jackpot system fails during the game, or does not answer within {seconds} seconds "
        "of no more bets, jackpot wagers are void and returned; other wagers are not affected.",
    ).format(seconds=terms.answer_s)
    sensors = wording.translate(
        "Rules", "While a jackpot spot does not work, no jackpot wagers are taken at the table."
    )
    void = wording.translate(
        "Rules",
        "A jackpot wager that was drawn stands, also when the ball is spun again, the number is "
        "corrected or the round is void.",
    )
    approval = wording.translate(
        "Rules",
        "A jackpot may need the approval of the table inspector before it is paid. It is credited "
        "when the round is settled; a player who has left is paid by hand.",
    )
    return [
        f"{draw} {wording.basis(unsaid)}",
        wording.told(_several(terms.several.winners, wording), terms.several),
        wording.told(returned, terms.no_main_wager),
        wording.told(void, terms.void_round),
        wording.told(approval, terms.approval),
        wording.told(failure, terms.failure),
        wording.told(sensors, terms.sensors),
    ]


def _several(winners: Several, wording: Wording) -> str:
    match winners:
        case Several.SHARE:
            return wording.translate(
                "Rules", "All jackpot wagers of the round in which it falls share it evenly."
            )
        case Several.ONE:
            return wording.translate(
                "Rules",
                "One of the jackpot wagers of the round in which it falls wins it, by draw.",
            )
