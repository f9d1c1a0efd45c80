"""What a table that lost facts cannot know. Its terminals do, and what they told at its recovery is
compared by itself."""

from kiosk.audit.findings import Audited

_EVER = 2**53
_ROUNDS = ("round", "slip")


class Lost:
    """Facts of one terminal whose counterparts the table lost: from the last that both have seen
    of each other and still hold, up to where the terminal had told what it holds. A table may have
    gone on for a while before anybody noticed."""

    def __init__(self, table: Audited, terminal: Audited, seat: str) -> None:
        recoveries = table.testimony.recoveries
        spans = [(begun, _told_until(table, seat, begun)) for begun in recoveries]
        self._obeyed = [(_obeyed_until(table, terminal, begun), until) for begun, until in spans]
        self._told = [(_seen_until(table, terminal, seat, begun), until) for begun, until in spans]
        claims = terminal.testimony.of(seat) if recoveries else {}
        self.rounds = {
            claim[1]
            for claim, place in claims.items()
            if claim[0] in _ROUNDS and (place.seq in self or self.untold(place.seq))
        }

    def __contains__(self, seq: int) -> bool:
        """What it did upon an order."""
        return any(after < seq <= until for after, until in self._obeyed)

    def untold(self, seq: int) -> bool:
        """What it had told."""
        return any(after < seq <= until for after, until in self._told)


def _told_until(table: Audited, seat: str, begun: int) -> int:
    told = [seq for seq in table.testimony.recovered.get(seat, []) if seq > begun]
    since = [named for named in table.testimony.heads_of(seat) if told and named.seq > told[0]]
    return since[0].head.seq if since else _EVER


def _obeyed_until(table: Audited, terminal: Audited, begun: int) -> int:
    """Whatever it obeyed before it saw a head that the table still holds."""
    held = [n for n in terminal.testimony.heads_of() if n.head.seq < begun and table.holds(n.head)]
    return max((named.seq for named in held), default=0)


def _seen_until(table: Audited, terminal: Audited, seat: str, begun: int) -> int:
    """Whatever it told before the table saw a head that is still written down there."""
    named = [n.head for n in table.testimony.heads_of(seat) if n.seq < begun]
    return max((head.seq for head in named if terminal.holds(head)), default=0)
