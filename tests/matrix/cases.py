"""The cases of every cell: who must end with what, in cents, by which rule book.

`how` names the kind of the fault where it has several. Amounts: the sufferer begins with 100.00 and
wagers 10.00 on 17 and 5.00 on red, the bystander with 200.00 and 1.00 on 17 and 20.00 on red.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from tests.matrix.stage import BYSTANDER, SUFFERER

Money: TypeAlias = dict[str, int]

PROFILES = {
    "rapid": "rapid-single-zero",
    "crown": "crown-single-zero",
    "nsw": "nsw-single-zero",
    "rws": "rws-double-zero-a",
}
"""S0, S3 and S4, which differ in the boundary of a fault; and S1, in which a no spin is void."""
ALL = ("rapid", "crown", "nsw")
TICKETS = ("crown", "nsw")
"""Those that pay by ticket."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    cell: str
    profile: str
    title: str
    ends: tuple[Money, Money | None]
    """What sufferer and bystander have in the end, in every place."""
    how: str = ""
    judged: Mapping[str, bool] = field(default_factory=dict)
    """What the records show of a seat whose slip is in question; else they confirm it."""
    pays_cents: int = 0
    """What an attendant pays the sufferer by hand."""
    withholds_cents: int = 0
    same: str = ""
    """Of several rule books that demand the same: which case it is."""

    @property
    def moment(self) -> str:
        return self.cell.split("-")[0]

    @property
    def fault(self) -> str:
        return self.cell.split("-")[1]

    def __str__(self) -> str:
        return f"{self.cell} {self.profile}: {self.title}"


# ---- How it can end ------------------------------------------------------------------------------

BACK: tuple[Money, Money] = ({"credit": 10_000}, {"credit": 20_000})
"""Nothing was wagered, or every stake is back."""
SETTLED: tuple[Money, Money] = (
    {"credit": 44_500, "lost": 500},
    {"credit": 21_500, "lost": 2000},
)
"""By 17."""
RETURNED: tuple[Money, Money] = (BACK[0], SETTLED[1])
"""The sufferer's stakes are back, or it had none; the bystander's are settled by 17."""
CORRECTED: tuple[Money, Money] = (
    {"credit": 9500, "lost": 1000},
    {"credit": 21_900, "lost": 100},
)
"""By 18, after 17 had been entered."""
CORRECTED_THEN_SETTLED: tuple[Money, Money] = (
    {"credit": 44_000, "lost": 1500},
    {"credit": 23_400, "lost": 2100},
)
"""A round by 18 after all, and the next one by 17."""
CORRECTED_THEN_IDLE: tuple[Money, Money] = (CORRECTED[0], CORRECTED_THEN_SETTLED[1])
HAND_PAID: tuple[Money, Money] = ({"hand_paid": 44_500, "lost": 500}, SETTLED[1])
BACK_AND_HAND_PAID: tuple[Money, Money] = ({"hand_paid": 10_000}, SETTLED[1])
TICKET: tuple[Money, Money] = ({"ticket_issued": 10_000}, SETTLED[1])
NOTE: tuple[Money, Money] = ({"credit": 15_000}, SETTLED[1])

CASES: list[Case] = []


def each(cell: str, title: str, ends: tuple[Money, Money | None], **more: object) -> None:
    """The same by every rule book."""
    profiles = more.pop("profiles", TICKETS if cell.startswith(("M9-", "M10-")) else ALL)
    for profile in profiles:  # type: ignore[attr-defined]
        only(cell, profile, title, ends, same=f"{cell} {title}", **more)


def only(
    cell: str, profile: str, title: str, ends: tuple[Money, Money | None], **more: object
) -> None:
    CASES.append(Case(cell=cell, profile=profile, title=title, ends=ends, **more))  # type: ignore[arg-type]


UNCONFIRMED = {SUFFERER: False}
NONE_CONFIRMED = {SUFFERER: False, BYSTANDER: False}


def lost(cell: str, title: str, *, how: str) -> None:
    """The sufferer's slip is lost on its way when wagering is over: the table refuses it and it is
    returned, or the records decide (S3 6.16b)."""
    for profile in ("rapid", "nsw"):
        only(cell, profile, f"{title}: returned", RETURNED, how=how)
    only(cell, "crown", f"{title}, the records confirm it: settled", SETTLED, how=how)
    only(
        cell,
        "crown",
        f"{title}, the records do not confirm it: returned",
        RETURNED,
        how=how,
        judged=UNCONFIRMED,
    )


# ---- F1: terminal crash or power loss ------------------------------------------------------------

each("M1-F1", "a crash keeps the credit", BACK)
each("M1-F1", "a power loss keeps the credit", BACK, how="power")
each("M2-F1", "a crash returns the chips", RETURNED)
each("M2-F1", "a power loss returns the chips", RETURNED, how="power")
each("M3-F1", "no slip of its own: the chips are returned", RETURNED)
each("M3-F1", "no slip, and not back by the close: the chips are returned", RETURNED, how="late")
only("M3-F1", "rapid", "sent and registered meanwhile: void all the same", RETURNED, how="sent")
only("M3-F1", "crown", "sent, and the records confirm it: settled", SETTLED, how="sent")
only("M3-F1", "nsw", "sent and registered meanwhile: settled", SETTLED, how="sent")
only("M4-F1", "rapid", "a slip not registered is returned", RETURNED)
only("M4-F1", "crown", "its own journal confirms the slip: settled", SETTLED)
only("M4-F1", "crown", "no record confirms it: returned", RETURNED, judged=UNCONFIRMED)
only("M4-F1", "nsw", "a slip not registered is returned", RETURNED)
lost("M4-F1", "not back before the number", how="late power")
only("M5-F1", "rapid", "a registered slip is void before the number", RETURNED)
only("M5-F1", "rapid", "void also if it is back after the number", RETURNED, how="late")
only("M5-F1", "crown", "the records confirm the slip: settled", SETTLED)
only("M5-F1", "crown", "the records do not: returned", RETURNED, judged=UNCONFIRMED)
only("M5-F1", "crown", "confirmed, back after the number: settled", SETTLED, how="late")
only("M5-F1", "nsw", "a registered slip is settled", SETTLED)
only("M5-F1", "nsw", "settled also after a power loss", SETTLED, how="power")
only("M5-F1", "nsw", "settled also if it is back after the number", SETTLED, how="late")
only("M5-F1", "rws", "a registered slip is settled", SETTLED)
each("M6-F1", "the confirmed number settles it", SETTLED)
each("M6-F1", "the confirmed number settles it after a power loss", SETTLED, how="power")
each("M7-F1", "it settles once, after the crash", SETTLED)
each("M7-F1", "it settles once, after the power loss", SETTLED, how="power")
each("M8-F1", "a crash keeps the balance", SETTLED)
each("M8-F1", "a power loss keeps the balance", SETTLED, how="power")
each("M9-F1", "no number was given: the credit is kept", RETURNED, how="asked")
each("M9-F1", "a number nobody wrote down is void, the credit kept", RETURNED, how="reserved")
each("M9-F1", "a number written down is in doubt until staff look", RETURNED, how="written")
each("M10-F1", "paper out: in doubt, staff find it good", TICKET, how="paper is out")
each("M10-F1", "no paper: in doubt, its number void, credit again", RETURNED, how="power")
each("M11-F1", "the note is returned", RETURNED)
each("M11-F1", "a note stacked anyway is credited once", NOTE, how="stacked anyway")
each("M12-F1", "the note is credited once, after the crash", NOTE)
each("M12-F1", "the note is credited once, after the power loss", NOTE, how="power")
each("M12-F1", "a note written down is not credited again", NOTE, how="written")

# ---- F2: terminal's disk full, failing -----------------------------------------------------------

for _how in ("full", "read-only"):
    each("M1-F2", f"out of service while the disk is {_how}", RETURNED, how=_how)
    each("M2-F2", f"chips returned, out of service while it is {_how}", RETURNED, how=_how)
    each("M3-F2", f"no slip, nothing sent: returned while it is {_how}", RETURNED, how=_how)
each("M2-F2", "chips returned after a commit in doubt that is there", RETURNED, how="there")
each("M2-F2", "chips returned after a commit in doubt that is not", RETURNED, how="not there")
each("M3-F2", "no slip after a commit in doubt: returned", RETURNED, how="not there")
only("M4-F2", "rapid", "the slip is there, not registered: returned", RETURNED, how="there")
only("M4-F2", "crown", "the slip is there and confirmed: settled", SETTLED, how="there")
only("M4-F2", "crown", "not confirmed: returned", RETURNED, how="there", judged=UNCONFIRMED)
only("M4-F2", "nsw", "the slip is there, not registered: returned", RETURNED, how="there")
only("M5-F2", "rapid", "void, and paid by hand", BACK_AND_HAND_PAID, how="full", pays_cents=10_000)
only(
    "M5-F2",
    "rapid",
    "void, and paid by hand, though it was silent till the number",
    BACK_AND_HAND_PAID,
    how="read-only",
    pays_cents=10_000,
)
for _how in ("full", "read-only"):
    for _profile in ("crown", "nsw"):
        only(
            "M5-F2",
            _profile,
            f"settled at the table and paid by hand, the disk {_how}",
            HAND_PAID,
            how=_how,
            pays_cents=44_500,
        )
only(
    "M5-F2",
    "crown",
    "not confirmed: returned and paid by hand",
    BACK_AND_HAND_PAID,
    how="full",
    pays_cents=10_000,
    judged=UNCONFIRMED,
)
for _cell in ("M6-F2", "M7-F2"):
    for _how in ("full", "read-only"):
        each(
            _cell,
            f"settled at the table and paid by hand, the disk {_how}",
            HAND_PAID,
            how=_how,
            pays_cents=44_500,
        )
    each(_cell, "settled once after a commit in doubt that is there", SETTLED, how="there")
    each(_cell, "settled once after a commit in doubt that is not", SETTLED, how="not there")
each("M8-F2", "out of service and paid by hand", HAND_PAID, how="full", pays_cents=44_500)
each("M9-F2", "out of service and paid by hand", BACK_AND_HAND_PAID, pays_cents=10_000)
each("M9-F2", "no ticket after a commit in doubt: credit", RETURNED, how="not there")
each("M10-F2", "in doubt until staff find the paper good", TICKET, how="full")
each("M10-F2", "in doubt also on a read-only disk", TICKET, how="read-only")
each("M11-F2", "the note is returned, out of service", RETURNED)
each("M12-F2", "the note is credited once the disk is repaired", NOTE, how="full")
each(
    "M12-F2",
    "staff check the note and pay by hand",
    ({"hand_paid": 15_000}, SETTLED[1]),
    how="full",
    pays_cents=15_000,
)
each("M12-F2", "credited once after a commit in doubt that is there", NOTE, how="there")
each("M12-F2", "credited once after a commit in doubt that is not", NOTE, how="not there")

# ---- F3: link lost; messages late, repeated, reordered -------------------------------------------

_LINES = ("torn", "cut", "silent", "late", "twice", "swapped", "malformed")

each("M1-F3", "no bets while the link is lost, the credit is kept", RETURNED, how="lost 60")
each("M1-F3", "a torn link keeps the credit", RETURNED, how="torn")
lost("M2-F3", "not back by the close", how="lost 60")
each("M2-F3", "back in time: the chips stay", SETTLED, how="lost 4")
for _cell in ("M3-F3", "M4-F3"):
    lost(_cell, "the slip does not come while the table waits", how="lost 8")
    for _how in _LINES:
        if _how not in ("late", "silent"):  # those can be longer than the table waits
            only(_cell, "crown", f"registered in time, a line {_how}: settled", SETTLED, how=_how)
for _how in ("lost 8", "torn", "silent", "twice"):
    each("M5-F3", f"receipt lost ({_how}): settled", SETTLED, how=_how)
for _how in ("lost 8", *_LINES):
    each("M6-F3", f"settled on reconnection ({_how})", SETTLED, how=_how)
    each("M7-F3", f"settled once ({_how})", SETTLED, how=_how)
for _how in ("lost 8", "torn", "twice"):
    each("M8-F3", f"the balance is kept ({_how})", SETTLED, how=_how)
each("M9-F3", "no ticket while the link is lost: credit", RETURNED, how="lost 8")
each("M9-F3", "no ticket over a torn link: credit", RETURNED, how="torn")
each(
    "M9-F3",
    "the attendant pays by hand",
    BACK_AND_HAND_PAID,
    how="lost 8",
    pays_cents=10_000,
)
each("M10-F3", "the ticket is finished and reported later", TICKET, how="lost 8")
each("M11-F3", "the note is returned", RETURNED, how="lost 8")
each("M12-F3", "the note is credited without the table", NOTE, how="lost 8")

# ---- F4: table crash or power loss ---------------------------------------------------------------

for _how in ("crash", "power"):
    each("M1-F4", f"the credit is kept ({_how})", BACK, how=_how)
    each("M2-F4", f"all chips are returned ({_how})", BACK, how=_how)
    for _cell in ("M3-F4", "M4-F4", "M5-F4"):
        only(_cell, "rapid", f"the round is void ({_how})", BACK, how=_how)
        only(_cell, "crown", f"the records confirm: settled ({_how})", SETTLED, how=_how)
        only(
            _cell,
            "crown",
            f"not confirmed: returned ({_how})",
            RETURNED,
            how=_how,
            judged=UNCONFIRMED,
        )
    for _profile in ("nsw", "rws"):
        only("M3-F4", _profile, f"nothing was registered: all returned ({_how})", BACK, how=_how)
        only("M4-F4", _profile, f"not registered: returned ({_how})", RETURNED, how=_how)
        only("M5-F4", _profile, f"registered slips are settled ({_how})", SETTLED, how=_how)
only("M5-F4", "rapid", "void although the ball was at rest", BACK, how="at rest, S0")
for _profile in ("nsw", "rws"):
    only("M5-F4", _profile, "the ball was at rest: the round is concluded", SETTLED, how="at rest")
    only("M5-F4", _profile, "stopped without an outcome: all returned", BACK, how="stopped")
each("M6-F4", "the confirmation was durable: settled", SETTLED)
only("M6-F4", "rapid", "not durable: void as if registered only", BACK, how="not durable")
only("M6-F4", "crown", "not durable: confirmed from the records", SETTLED, how="not durable")
only("M6-F4", "nsw", "not durable: entered again and settled", SETTLED, how="not durable")
for _how in ("crash", "power"):
    each("M7-F4", f"settling is resumed ({_how})", SETTLED, how=_how)
    each("M8-F4", f"the balance is kept ({_how})", SETTLED, how=_how)
each("M9-F4", "no ticket from a dead table: credit", ({"credit": 10_000}, BACK[1]))
each("M9-F4", "a number given just before is void: credit", BACK, how="reserved")
each("M9-F4", "the attendant pays by hand", ({"hand_paid": 10_000}, BACK[1]), pays_cents=10_000)
each("M10-F4", "the ticket is finished and reported later", (TICKET[0], BACK[1]))
each("M11-F4", "the note is returned", BACK)
each("M12-F4", "the note is credited without the table", (NOTE[0], BACK[1]))

# ---- F5: table's disk full, failing --------------------------------------------------------------

for _how in ("full", "read-only"):
    each("M1-F5", f"no round opens while the disk is {_how}", BACK, how=_how)
    each("M2-F5", f"all chips are returned, the disk {_how}", BACK, how=_how)
    only("M3-F5", "rapid", f"no receipt: all returned, the disk {_how}", BACK, how=_how)
    only(
        "M3-F5",
        "crown",
        f"no receipt: all returned, the disk {_how}",
        BACK,
        how=_how,
        judged=NONE_CONFIRMED,
    )
    only("M3-F5", "nsw", f"no receipt: all returned, the disk {_how}", BACK, how=_how)
    only("M4-F5", "rapid", f"no receipt: returned, the disk {_how}", BACK, how=_how)
    only(
        "M4-F5",
        "crown",
        f"no receipt: returned, the disk {_how}",
        RETURNED,
        how=_how,
        judged=UNCONFIRMED,
    )
    only("M4-F5", "nsw", f"no receipt: returned, the disk {_how}", RETURNED, how=_how)
    only("M5-F5", "rapid", f"the round is void, the disk {_how}", BACK, how=_how)
    only("M5-F5", "crown", f"the records confirm: settled, the disk {_how}", SETTLED, how=_how)
    only("M5-F5", "nsw", f"registered slips are settled, the disk {_how}", SETTLED, how=_how)
    only("M6-F5", "rapid", f"not confirmed: void, the disk {_how}", BACK, how=_how)
    only("M6-F5", "crown", f"not confirmed: from the records, the disk {_how}", SETTLED, how=_how)
    only("M6-F5", "nsw", f"not confirmed: entered again, the disk {_how}", SETTLED, how=_how)
    each("M7-F5", f"settled after the repair, the disk {_how}", SETTLED, how=_how)
    each("M8-F5", f"the balance is kept, the disk {_how}", SETTLED, how=_how)
only("M4-F5", "rapid", "in doubt and not there: returned", BACK, how="not there")
each("M6-F5", "in doubt and there: the number counts", SETTLED, how="there")
each("M7-F5", "in doubt and there: settled once", SETTLED, how="there")
each("M9-F5", "no ticket from a failing table: credit", BACK, how="full")
each(
    "M9-F5",
    "the attendant pays by hand",
    ({"hand_paid": 10_000}, BACK[1]),
    how="full",
    pays_cents=10_000,
)
each("M10-F5", "the ticket is finished and reported later", (TICKET[0], BACK[1]), how="full")
each("M11-F5", "the note is returned", BACK, how="full")
each("M12-F5", "the note is credited without the table", (NOTE[0], BACK[1]), how="full")

# ---- F6: wrong number entered and noticed --------------------------------------------------------

each("M1-F6", "the earlier round is corrected", CORRECTED)
for _cell in ("M2-F6", "M3-F6", "M4-F6", "M5-F6"):
    each(_cell, "the earlier round is corrected, the bets stay", CORRECTED_THEN_SETTLED)
each("M6-F6", "corrected before it is heard", CORRECTED)
each("M7-F6", "corrected while it settles", CORRECTED)
each("M8-F6", "corrected, the money is still there", CORRECTED)
each(
    "M8-F6",
    "the win left by ticket: owed, a case",
    ({"ticket_issued": 44_500, "lost": 1000}, CORRECTED[1]),
    how="ticket",
    profiles=TICKETS,
)
each(
    "M8-F6",
    "the win was paid by hand: owed, a case",
    ({"hand_paid": 44_500, "lost": 1000}, CORRECTED[1]),
    how="hand",
)
each("M9-F6", "no ticket while frozen", CORRECTED_THEN_IDLE)
each("M9-F6", "no ticket from a frozen table", CORRECTED_THEN_IDLE, how="asked before")
each(
    "M10-F6",
    "the ticket is finished, and withheld at redemption",
    ({"ticket_issued": 44_500, "lost": 1000}, None),
)
each("M11-F6", "a freeze returns the note", CORRECTED_THEN_IDLE)
each(
    "M12-F6",
    "the note is credited, then frozen",
    ({"credit": 14_500, "lost": 1000}, CORRECTED_THEN_SETTLED[1]),
)

# ---- F7: no spin or void by staff ----------------------------------------------------------------

each("M1-F7", "there is nothing to call off", BACK)
for _cell in ("M2-F7", "M3-F7", "M4-F7", "M5-F7"):
    each(_cell, "no spin: the stakes stand and it is spun again", SETTLED)
    only(_cell, "rws", "no spin: all stakes go back", BACK)
    only(_cell, "rapid", "a malfunction of the system: all stakes go back", BACK, how="void")
    for _profile in ("crown", "nsw"):
        only(_cell, _profile, "the game is invalidated: all stakes go back", BACK, how="void")
    each(_cell, "void by no clause is refused: settled", SETTLED, how="no clause")
for _cell in ("M6-F7", "M7-F7", "M8-F7"):
    each(_cell, "frozen, spun again, settled anew", CORRECTED)
    for _profile in ("crown", "nsw"):
        only(_cell, _profile, "frozen, invalidated: all stakes go back", BACK, how="void")
    each(
        _cell,
        "frozen, invalidated by no ground: refused, the result stands",
        SETTLED,
        how="no clause",
    )
    only(_cell, "rws", "frozen, void: all stakes go back", BACK, how="void")
each("M9-F7", "the ticket is finished", TICKET)
each("M10-F7", "the ticket is finished", TICKET)
each("M11-F7", "the note is taken", NOTE)
each("M12-F7", "the note is credited", NOTE)

# ---- F8: terminal declared malfunctioning --------------------------------------------------------

each("M1-F8", "locked, the credit withheld till decided", BACK, withholds_cents=10_000)
each(
    "M1-F8",
    "locked after a round, the win withheld till decided",
    SETTLED,
    how="after a round",
    withholds_cents=35_000,
)
each("M2-F8", "the chips are returned, locked", RETURNED)
for _cell in ("M3-F8", "M4-F8", "M5-F8"):
    only(_cell, "rapid", "void before the number", RETURNED)
    only(_cell, "crown", "the records confirm the slip: settled", SETTLED)
    only(_cell, "crown", "the records do not: returned", RETURNED, judged=UNCONFIRMED)
for _cell in ("M3-F8", "M4-F8"):
    only(_cell, "nsw", "not registered: returned", RETURNED)
only("M5-F8", "nsw", "registered: settled", SETTLED)
for _cell in ("M6-F8", "M7-F8", "M8-F8"):
    each(_cell, "settled, the win withheld till decided", SETTLED, withholds_cents=35_000)
    each(
        _cell,
        "settled, the win withheld and refused",
        ({"credit": 9500, "lost": 35_500}, SETTLED[1]),
        how="refused",
        withholds_cents=35_000,
    )
each("M9-F8", "no ticket, the credit withheld till decided", RETURNED, withholds_cents=10_000)
each("M10-F8", "in doubt until staff find the paper good", TICKET)
each(
    "M10-F8",
    "in doubt, no paper: its number void, then withheld till decided",
    RETURNED,
    how="no paper",
    withholds_cents=10_000,
)
each("M11-F8", "the note is returned, locked", RETURNED)
each("M12-F8", "the note is pending, then withheld till decided", NOTE, withholds_cents=15_000)

# ---- F9: printer fault ---------------------------------------------------------------------------

each("M1-F9", "nothing but the next ticket is touched", BACK, profiles=TICKETS)
for _cell in ("M2-F9", "M3-F9", "M4-F9", "M5-F9", "M6-F9", "M7-F9", "M8-F9"):
    each(_cell, "nothing but the next ticket is touched", SETTLED, profiles=TICKETS)
each("M9-F9", "no ticket: the attendant pays by hand", BACK_AND_HAND_PAID, pays_cents=10_000)
each("M10-F9", "no answer, paper out: staff find it good", TICKET)
each("M10-F9", "no answer, no paper: its number void, credit again", RETURNED, how="no paper")
each("M11-F9", "the note is taken", NOTE, profiles=TICKETS)
each("M12-F9", "the note is credited", NOTE, profiles=TICKETS)

# ---- F10: validator fault ------------------------------------------------------------------------

each("M1-F10", "its last note is not credited again", BACK)
for _cell in ("M2-F10", "M3-F10", "M4-F10", "M5-F10", "M6-F10", "M7-F10", "M8-F10"):
    each(_cell, "its last note is not credited again", SETTLED)
each("M9-F10", "the ticket is finished", TICKET)
each("M10-F10", "the ticket is finished", TICKET)
each("M11-F10", "the note is returned", RETURNED)
each("M12-F10", "the note is credited once", NOTE)

# ---- F11: clock jumps ----------------------------------------------------------------------------

for _how in ("forth", "back"):
    each("M1-F11", f"no effect ({_how})", BACK, how=_how)
    each("M2-F11", f"the period ends when it was to ({_how})", SETTLED, how=_how)
    for _cell in ("M3-F11", "M4-F11", "M5-F11", "M6-F11", "M7-F11", "M8-F11"):
        each(_cell, f"no effect ({_how})", SETTLED, how=_how)
    each("M9-F11", f"the ticket is finished ({_how})", TICKET, how=_how)
    each("M10-F11", f"the ticket is finished ({_how})", TICKET, how=_how)
    each("M11-F11", f"the note is taken ({_how})", NOTE, how=_how)
    each("M12-F11", f"the note is credited ({_how})", NOTE, how=_how)


def in_turn() -> list[Case]:
    """Every case in which rule books differ; of those in which they demand the same one book plays
    each, and all of them take turns."""
    same: dict[str, list[Case]] = {}
    for case in CASES:
        same.setdefault(case.same or str(case), []).append(case)
    return [cases[turn % len(cases)] for turn, cases in enumerate(same.values())]
