"""The chapter on tournaments: what always holds, and the terms of the one that is open."""

from collections.abc import Iterator

from kiosk.rules.points import Points
from kiosk.rules.prose.wording import Wording, bullets, section
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.tournament.terms import CANCEL_DAYS, ChipKind, Eliminated, TournamentTerms


def tournament_sections(book: RuleBook, now: TournamentTerms | None, wording: Wording) -> list[str]:
    """None where the document has no rules for them."""
    terms = book.terms.tournament
    if terms is None:
        return []
    text = section(
        wording.translate("Rules", "Tournaments"),
        wording.told(_always(wording), terms),
        bullets([*_entry(now, wording), *_rules(wording)]),
    )
    return [text, *([_terms(book, now, wording)] if now is not None else ())]


def _always(wording: Wording) -> str:
    return wording.translate(
        "Rules",
        "In a tournament points are played for and not money, by terms and conditions that are "
        "shown here while one is open. No terminal of the table has credit or takes money "
        "meanwhile. These rules apply unless those of tournaments say otherwise.",
    )


def _entry(now: TournamentTerms | None, wording: Wording) -> Iterator[str]:
    refunds = wording.translate(
        "Rules",
        "An entry fee goes back to a player who cancels at least {days} days before the tournament "
        "begins. Fees and buy-ins go back if it does not take place, and never to a player who is "
        "disqualified.",
    ).format(days=now.entry.cancel_days if now is not None else CANCEL_DAYS)
    yield f"{refunds} (5.6, 5.7, 5.8)"
    disqualified = wording.translate(
        "Rules",
        "The casino may disqualify whoever breaks these rules, is not there at the times of play, "
        "or behaves to the harm of the tournament.",
    )
    yield f"{disqualified} (5.5(b))"


def _rules(wording: Wording) -> Iterator[str]:
    translate = wording.translate
    placed = translate("Rules", "Each player answers for where his own wagers stand.")
    yield f"{placed} (5.13)"
    minimum = translate(
        "Rules",
        "At least the minimum is wagered on every spin, and no more than the maximum. Whoever "
        "omits that wagers at least double the minimum on the next spin.",
    )
    yield f"{minimum} (5.15)"
    riding = translate("Rules", "Nothing stays on the layout for the next spin.")
    yield f"{riding} (5.17)"
    eliminated = translate("Rules", "Whoever has lost all points is eliminated.")
    yield f"{eliminated} (5.19)"
    all_out = translate(
        "Rules",
        "If all who are left lose everything on one spin they have equal points again, and play it "
        "off.",
    )
    yield f"{all_out} (5.23)"
    in_view = translate("Rules", "Every player sees what all others hold.")
    yield f"{in_view} (5.24)"
    ties = translate(
        "Rules",
        "The most points win a session. Who hold as much where it matters play it off, with equal "
        "points, until it is decided.",
    )
    yield f"{ties} (5.26)"
    final = translate(
        "Rules",
        "In the final a tie for the first place is played off; who tie for a lower place share the "
        "prizes of their places.",
    )
    yield f"{final} (5.31, 5.33)"
    disputes = translate(
        "Rules",
        "The tournament director decides disputes, and the decision is final; but an officer of "
        "the Gaming and Wagering Commission may consider a complaint about it, and the Commission "
        "review it.",
    )
    yield f"{disputes} (5.34)"
    leaving = translate(
        "Rules",
        "Nobody leaves before the end of a session without the director's approval, but in an "
        "emergency.",
    )
    yield f"{leaving} (5.35)"


def _terms(book: RuleBook, terms: TournamentTerms, wording: Wording) -> str:
    own = [line for line in terms.conditions.split("\n") if line.strip()]
    said = (*_entering(terms, wording), *_playing(book, terms, wording), *_winning(terms, wording))
    return section(wording.own(terms.title), " ".join(own), bullets([*said]))


def _entering(terms: TournamentTerms, wording: Wording) -> Iterator[str]:
    """S3 5.4(a), 5.4(c), 5.4(d), 5.4(h), 5.22, 1.1 Wild Card."""
    translate, entry, chips = wording.translate, terms.entry, terms.chips
    yield translate("Rules", "How to enter: {form}").format(form=entry.form)
    if entry.fee_cents:
        fee = wording.money(entry.fee_cents)
        yield translate("Rules", "The entry fee is {amount}.").format(amount=fee)
    yield translate("Rules", "At most {count} players enter.").format(count=entry.entrants_max)
    if entry.wild_cards:
        text = translate("Rules", "Entries by wild card, which the director gives: {count}.")
        yield text.format(count=entry.wild_cards)
    if terms.begins:
        text = translate("Rules", "The tournament begins: {moment}.")
        yield text.format(moment=terms.begins)
    if chips.buy_in_cents:
        buy_in = wording.money(chips.buy_in_cents)
        yield translate("Rules", "The buy-in of a session is {amount}.").format(amount=buy_in)
    if chips.rebuys:
        text = translate(
            "Rules",
            "The buy-in can be supplemented in a session, until spin {spin}: {count} times.",
        )
        yield text.format(spin=chips.rebuy_until_spin, count=chips.rebuys)


def _playing(book: RuleBook, terms: TournamentTerms, wording: Wording) -> Iterator[str]:
    """S3 5.4(e), 5.4(f), 5.4(g), 5.4(j), 5.12, 5.21."""
    translate, session, limits = wording.translate, terms.session, terms.limits
    yield translate("Rules", "{least} to {most} players sit at a table.").format(
        least=session.players_min, most=session.players_max
    )
    yield translate("Rules", "Each player starts a session with {points} points.").format(
        points=terms.stack
    )
    yield _worth(terms, wording)
    if session.spins:
        yield translate("Rules", "A session has {spins} spins.").format(spins=session.spins)
    else:
        yield translate(
            "Rules", "A session has {minutes} minutes, and then three more spins."
        ).format(minutes=session.minutes)
    yield translate("Rules", "{minimum} to {maximum} points on each spin.").format(
        minimum=Points(limits.minimum), maximum=Points(limits.maximum)
    )
    if limits.unit > 1:
        text = translate("Rules", "Wagers are multiples of {points} points.")
        yield text.format(points=Points(limits.unit))
    for kind, wager in book.terms.wagers.items():
        if kind in limits.kinds:
            text = translate("Rules", "On one spot at most {points} points: {kind}.")
            yield text.format(points=Points(limits.kinds[kind]), kind=wording.own(wager.name))
    for raised in terms.raises:
        yield translate("Rules", "From spin {spin} on: {minimum} to {maximum} points.").format(
            spin=raised.from_spin, minimum=Points(raised.minimum), maximum=Points(raised.maximum)
        )


def _winning(terms: TournamentTerms, wording: Wording) -> Iterator[str]:
    """S3 5.4(i), 5.4(k), 5.4(l), 5.4(m), 5.4(n), 5.27."""
    translate = wording.translate
    yield translate("Rules", "{count} of each table go on to the next heat.").format(
        count=terms.advance.players
    )
    if terms.advance.discretionary:
        text = translate("Rules", "The casino may deem others to be winners too (5.27): {how}")
        yield text.format(how=terms.advance.discretionary)
    yield translate("Rules", "A play-off has {spins} spins, with {points} points each.").format(
        spins=terms.play_off.spins, points=Points(terms.play_off.points)
    )
    for prize in terms.prizes:
        yield f"{wording.own(prize.title)}: {wording.money(prize.cents)}"
    yield _of_eliminated(terms, wording)
    for bonus in terms.bonus:
        text = translate("Rules", "Bonus prize, {title}: {amount}")
        yield text.format(title=wording.own(bonus.title), amount=wording.money(bonus.cents))
    for one in terms.schedule:
        yield f"{wording.own(one.title)}: {one.at}"


def _of_eliminated(terms: TournamentTerms, wording: Wording) -> str:
    """The document does not say it."""
    match terms.eliminated:
        case Eliminated.BY_SPIN:
            return wording.translate(
                "Rules", "Of those who lose all in the final, whoever was in longer is before."
            )
        case Eliminated.SHARE:
            return wording.translate(
                "Rules", "Those who lose all in the final share what is left of the prizes."
            )
        case Eliminated.NONE:
            return wording.translate("Rules", "Whoever loses all in the final has no prize.")


def _worth(terms: TournamentTerms, wording: Wording) -> str:
    if terms.chips.kind is ChipKind.TOURNAMENT:
        return wording.translate("Rules", "Points have no cash value.")
    return wording.translate("Rules", "{points} points are worth {amount} at the end.").format(
        points=Points(terms.chips.redemption_points),
        amount=wording.money(terms.chips.redemption_cents),
    )
