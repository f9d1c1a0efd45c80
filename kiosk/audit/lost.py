"""What a table that lost facts cannot know. Its terminals do, and what they told at its recovery is
compared by itself."""

from kiosk.audit.findings import Audited

_EVER = 2**53


class Lost:
    """Facts of one terminal: all up to where it had told the table what it holds. Which of them the
    table had before is not to be seen: it may have gone on for a while before anybody noticed."""

    def __init__(self, table: Audited, terminal: Audited, seat: str) -> None:
        recoveries = table.testimony.recoveries
        self._until = _told_until(table, seat, recoveries[-1]) if recoveries else 0
        self.rounds = {number for number, seq in terminal.opened.items() if seq in self}

    def __contains__(self, seq: int) -> bool:
        return seq <= self._until


def _told_until(table: Audited, seat: str, begun: int) -> int:
    told = [seq for seq in table.testimony.recovered.get(seat, []) if seq > begun]
    since = [named for named in table.testimony.heads_of(seat) if told and named.seq > told[0]]
    return since[0].head.seq if since else _EVER
