"""The audit as a person reads it: what was checked, the totals, and every finding."""

from collections import Counter
from collections.abc import Iterator, Sequence

from kiosk.audit.findings import Audited, Finding
from kiosk.game.anchors.anchor import SignedAnchor
from kiosk.game.facts import Role
from kiosk.game.jackpot.state import Controller
from kiosk.game.jackpot.values import PARTS
from kiosk.game.money import Money, MoneyPlace, Source
from kiosk.game.recall import Ending
from kiosk.game.terminal.state import Terminal
from kiosk.link.signing_key import fingerprint
from kiosk.rules.money import money_text


def report(
    journals: Sequence[Audited],
    differences: Sequence[Finding],
    anchors: Sequence[SignedAnchor] = (),
    before: int = 0,
) -> str:
    """`before`: so many facts an audit of before has decided again."""
    findings = [finding for journal in journals for finding in journal.findings]
    lines = [line for journal in journals for line in (*_journal(journal), "")]
    moneys = [j.state.money for j in journals if isinstance(j.state, Terminal)]
    if len(moneys) > 1:
        lines += [f"all {len(moneys)} terminals", *_money(moneys), ""]
    lines += [_anchor(signed) for signed in anchors]
    lines += [f"FOUND {finding}" for finding in (*findings, *differences)]
    facts = sum(journal.facts for journal in journals)
    found = len(findings) + len(differences)
    verdict = f"{found} found" if found else "nothing found"
    if before:
        lines.append(
            f"{before:,} facts were decided again by an audit of before, and are unchanged"
        )
    lines.append(f"{facts:,} facts in {len(journals)} journals: {verdict}")
    return "\n".join(lines)


def _anchor(signed: SignedAnchor) -> str:
    heads, key = len(signed.anchor.heads), fingerprint(signed.key)
    about = f"anchor of {signed.anchor.day}, table {signed.anchor.table!r}, {heads} journals"
    return f"{about}, signed by the key with fingerprint {key}"


def _journal(journal: Audited) -> Iterator[str]:
    begun = journal.begun
    if begun is None:
        yield f"{journal.file}: unreadable"
        return
    if isinstance(journal.state, Controller):
        yield f"{journal.file}: jackpot controller, {journal.facts:,} facts"
        yield from _jackpots(journal, journal.state)
        return
    name = "table" if begun.role is Role.TABLE else f"terminal, seat {begun.seat}"
    yield f"{journal.file}: {name}, {begun.rulebook}, {journal.facts:,} facts"
    if isinstance(journal.state, Terminal):
        told = journal.totals + Counter(story.ending for story in journal.stories.values())
        rounds = journal.totals["rounds"] + len(journal.stories)
        corrected = sum(len(story.results) > 1 for story in journal.stories.values())
        yield (
            f"  {rounds} rounds: {told[Ending.SETTLED]} settled with wagers, "
            f"{told[Ending.VOID]} void, {told[Ending.REFUSED]} refused, "
            f"{journal.totals['corrected'] + corrected} corrected; every settlement computed again"
        )
        yield from _money([journal.state.money])
    else:
        before, there = journal.totals, journal.rounds.values()
        settled = before["settled"] + sum(1 for played in there if played.settlement)
        slips = before["slips"] + sum(len(played.slips) for played in there)
        rounds = before["rounds"] + len(there)
        yield f"  {rounds} rounds, {settled} settled, {slips} slips answered"
        if days := journal.closed_days:
            yield f"  {days} closed days, {journal.sealed_days} of them sealed"


def _jackpots(journal: Audited, state: Controller) -> Iterator[str]:
    """Its meters, level by level."""
    for level in state.levels:
        meters = level.meters
        wagered_cents = sum(meters.turnover_cents.values())
        yield (
            f"  {level.terms.name}: {_parts(level.value_parts)}, "
            f"hidden {_parts(level.hidden_parts)}, wagered {money_text(wagered_cents)}, "
            f"{meters.resets} resets, "
            f"won {_parts(meters.won_parts)}, pending {_parts(meters.pending_parts)}, "
            f"rounded up {_parts(meters.rounding_parts)}"
        )
    draws = journal.draws
    if draws is not None:
        yield (
            f"  {len(draws.hits)} hits, {draws.opened} seals opened, {len(draws.sealed)} sealed: "
            "every draw computed again"
        )


def _parts(parts: int) -> str:
    return money_text(parts // PARTS)


def _money(moneys: Sequence[Money]) -> Iterator[str]:
    came = {source: sum(m.sources[source] for m in moneys) for source in Source}
    held = {place: sum(m[place] for m in moneys) for place in MoneyPlace}
    yield f"  came in    {_amounts(came)} = {money_text(sum(came.values()))}"
    yield f"  is or left {_amounts(held)} = {money_text(sum(held.values()))}"


def _amounts(cents: dict[Source, int] | dict[MoneyPlace, int]) -> str:
    told = [f"{name.replace('_', ' ')} {money_text(c)}" for name, c in cents.items() if c]
    return " + ".join(told) or "nothing"
