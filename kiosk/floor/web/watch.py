"""What is wrong with a machine, by what it says of itself and by its silence. Pure."""

from collections.abc import Mapping

from kiosk.floor.database.monitor import TableSeen

SILENT_MS = 15_000
CLOCK_MS = 2_000
"""So far a table's clock may be off."""
DISK_BYTES = 2_000_000_000
CERTIFICATE_MS = 30 * 24 * 3_600_000
DAY_MS = 24 * 3_600_000

SILENT, CLOCK, DISK, CERTIFICATE = (
    "machine silent",
    "clock off",
    "disk filling",
    "certificate ending",
)
OF_TABLES = (CLOCK, DISK, CERTIFICATE)
"""That these pages look for; of silence the floor itself tells."""
LATE_CASE = "case late"
LOOKED_FOR = (*OF_TABLES, SILENT, LATE_CASE)
_GRAVE = frozenset({SILENT, LATE_CASE, "unreadable", "ticket in doubt", "drawer"})
_SIGNS = {
    SILENT: "link",
    CLOCK: "clock",
    DISK: "paper",
    CERTIFICATE: "lock",
    LATE_CASE: "clock",
    "ticket in doubt": "ticket",
    "call": "person",
    "drawer": "note",
}


def is_silent(seen: TableSeen, now_ms: int) -> bool:
    return not seen.connected or now_ms - seen.told_ms >= SILENT_MS


def troubles(seen: TableSeen, now_ms: int) -> dict[str, str]:
    """By the kind of alarm: what it says."""
    told, found = seen.told, {}
    if is_silent(seen, now_ms):
        return {SILENT: "Not heard: it plays on by itself, its figures are of before"}
    off_ms = seen.clock_ahead_ms
    if abs(off_ms) > CLOCK_MS:
        found[CLOCK] = (
            f"Its clock is {abs(off_ms) / 1000:.1f} s {'ahead' if off_ms > 0 else 'behind'}"
        )
    if told.disk_free and told.disk_free < DISK_BYTES:
        found[DISK] = f"Its disk has only {told.disk_free / 1e9:.1f} GB left"
    own = {"table": told.certificate_ms} if told.certificate_ms else {}
    if words := ending({**own, **told.certificates}, now_ms):
        found[CERTIFICATE] = words
    return found


def ending(certificates: Mapping[str, int], now_ms: int) -> str:
    """Of the certificates, by whose they are, the one that ends first; nothing: none does soon."""
    whose = min(certificates, key=lambda name: certificates[name], default="")
    left_ms = certificates[whose] - now_ms if whose else CERTIFICATE_MS
    if left_ms >= CERTIFICATE_MS:
        return ""
    if left_ms <= 0:
        return f"The certificate of {whose} has ended"
    days = left_ms // DAY_MS
    return f"The certificate of {whose} ends in {days} day{'s' * (days != 1)}"


def alarms_of(seen: TableSeen, now_ms: int) -> dict[tuple[str, str], str]:
    """Of a table that is heard, by kind and machine. A terminal that is off with nobody at it needs
    nobody; one that is not heard of while somebody plays there does."""
    found = {(kind, ""): words for kind, words in troubles(seen, now_ms).items()}
    for seat in seen.told.seats if seen.told.open else ():
        if seat.playing and not seat.here:
            found[SILENT, f"terminal-{seat.seat}"] = "Not heard, and somebody plays there"
    return found


def gravity(kind: str) -> str:
    return "alarm" if kind in _GRAVE or is_chain(kind) else "warn"


def is_chain(kind: str) -> bool:
    """Facts that do not follow upon those before them, or say what cannot be."""
    return kind in ("chain broken", "wrong fact")


def sign(kind: str) -> str:
    return _SIGNS.get(kind, "alarm")


def named(table: str, journal: str) -> str:
    """'Table 4, seat 9', or 'Table 4' itself."""
    return ", ".join(part for part in (table, machine_text(journal)) if part)


def machine_text(journal: str) -> str:
    """'terminal-7' is a seat; 'table' says nothing more than the table's name."""
    return f"seat {journal.removeprefix('terminal-')}" if journal.startswith("terminal-") else ""
