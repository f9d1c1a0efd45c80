"""The jackpots of a bundle's round: what was drawn, sealed, shared and paid, on both sides."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from kiosk.game import facts as f
from kiosk.game.jackpot.draw import commitment_of
from kiosk.game.jackpot.levels import share_cents
from kiosk.game.jackpot.values import PARTS, HitTold, hit_name


@dataclass(slots=True)
class RoundJackpots:
    """Followed fact by fact: first the table's, then those of each terminal."""

    seals: dict[str, str] = field(default_factory=dict)
    """As the table had seen them, by the hits that they were for."""
    sent: f.SupernovaSent | None = None
    drawn: f.SupernovaDrawn | None = None
    by_hand: set[tuple[str, str]] = field(default_factory=set)
    """The hit, and the seat whose share it was."""
    proven: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)

    @property
    def hits(self) -> Mapping[str, HitTold]:
        return {hit.id: hit for hit in self.drawn.hits} if self.drawn else {}

    # ---- The table ----------------------------------------------------------------------------

    def at_table(self, fact: f.AnyFact) -> Iterator[str]:
        match fact:
            case f.SupernovaSealSeen():
                self.seals[hit_name(fact.level, fact.epoch)] = fact.commitment
            case f.SupernovaSent():
                self.sent = fact
            case f.SupernovaDrawn():
                self.drawn = fact
                for hit in fact.hits:
                    yield from self._hit(hit)
            case f.SupernovaHandPaid() if fact.hit in self.hits:
                self.by_hand.add((fact.hit, fact.seat))
                if fact.cents != self.hits[fact.hit].share_cents:
                    yield f"{fact.hit}: {fact.cents} cents were paid by hand, which is no share"

    def _hit(self, hit: HitTold) -> Iterator[str]:
        made = commitment_of(hit.level, hit.epoch, hit.trigger_parts, bytes.fromhex(hit.nonce))
        sealed = self.seals.get(hit.id)
        if made != hit.commitment or sealed not in (None, made):
            yield f"{hit.id}: its trigger is not the one that was sealed"
        seats = self.sent.seats if self.sent else ()
        if not {*hit.seats} <= {*seats}:
            yield f"{hit.id}: somebody wins it who made no jackpot wager"
        won_parts = hit.award_cents * PARTS - hit.rounding_parts
        shared = hit.share_cents * len(hit.seats) == hit.award_cents
        if not shared or share_cents(won_parts, len(hit.seats)) != hit.share_cents:
            yield f"{hit.id}: it is not shared evenly and rounded up to the dollar"
        if sealed is None:
            self.open.append(f"jackpot {hit.id}: the table had not seen its seal before")
        else:
            self.proven.append(f"jackpot {hit.id}: its trigger was sealed before, and is that one")
        self.open.append(
            f"jackpot {hit.id}: that no round before had reached its trigger, which "
            f"`tapis jackpot --prove {hit.id}` proves from the controller's journal"
        )

    # ---- A terminal ---------------------------------------------------------------------------

    def at_terminal(self, seat: str, fact: f.AnyFact) -> Iterator[str]:
        played = self.drawn is not None and self.sent is not None and seat in self.sent.seats
        match fact:
            case f.SupernovaWagerDrawn():
                won = {hit.id: hit.share_cents for hit in self.hits.values() if seat in hit.seats}
                if not played:
                    yield "its jackpot wager is played, and the table has no draw of it"
                elif {win.hit: win.cents for win in fact.wins} != won:
                    yield "it has won other jackpots than the table was told of"
            case f.SupernovaWagerReturned() if played:
                yield "its jackpot wager went back, and it was drawn"
            case f.SupernovaCredited() if fact.hit in self.hits:
                hit = self.hits[fact.hit]
                if seat not in hit.seats or fact.cents != hit.share_cents:
                    yield f"{fact.hit}: {fact.cents} cents are credited, which is no share"
                if (fact.hit, seat) in self.by_hand:
                    yield f"{fact.hit}: its share is credited, and was paid by hand"
