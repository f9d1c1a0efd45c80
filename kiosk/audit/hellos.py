"""Each hello of a terminal is in two journals: the terminal writes down how far the table's has
come, with its welcome, and then the table how far the terminal's had. What was told over a link
came after the hello that began it."""

from bisect import bisect
from collections.abc import Iterator

from kiosk.audit.decisions import CLOCK_MS
from kiosk.audit.findings import Audited, Finding
from kiosk.audit.testimony import Named
from kiosk.game.facts import Came

_HELLOS = (Came.STARTED, Came.BACK)


def compare_hellos(table: Audited, terminal: Audited, seat: str) -> Iterator[Finding]:
    """From where on the table writes down heads with all that it is told. One is enough."""
    since = table.testimony.told_all
    told = [n for n in table.testimony.heads_of(seat) if since and n.seq > since]
    told = [n for n in told if n.came in _HELLOS or table.is_due(n.seq)]
    here = [named for named in told if terminal.holds(named.head)]
    hellos = [named for named in here if named.came in _HELLOS]
    for hello in hellos:
        due = terminal.is_due_with(hello.head.seq, table, hello.seq)
        if due and _not_welcomed(table, terminal, hello):
            what = f"a hello is here, and not in {terminal.file}"
            yield Finding(table.file, hello.seq, what)
            return
    welcomes = [n for n in terminal.testimony.heads_of() if n.follows or n.came is Came.STARTED]
    began = [welcome.seq for welcome in welcomes]
    for named in here:
        at = bisect(began, named.head.seq)
        new = table.is_due(named.seq) and named not in hellos
        if at and new and not _said(welcomes[at - 1], hellos, named.seq):
            what = f"the hello of fact {began[at - 1]} of {terminal.file} is not here"
            yield Finding(table.file, named.seq, what)
            return


def _not_welcomed(table: Audited, terminal: Audited, hello: Named) -> bool:
    """What the terminal had seen of the table's journal before, it need not write down again; but
    that journal had grown since long before the hello."""
    seen = terminal.testimony.heads_of()
    at = bisect([named.seq for named in seen], hello.head.seq)
    if at < len(seen) and seen[at].head.seq < hello.seq and seen[at].came is not Came.HERE:
        return False
    last = seen[at - 1].head.seq if at else 0
    grown_ms = table.written_ms(last + 1) if last < hello.seq - 1 else hello.at_ms
    return hello.at_ms - grown_ms > CLOCK_MS


def _said(welcome: Named, hellos: list[Named], by: int) -> bool:
    """Something is told by this fact over the link that a welcome began, or one after it that had
    nothing new to say."""
    return any(welcome.head.seq < hello.seq <= by for hello in hellos)
