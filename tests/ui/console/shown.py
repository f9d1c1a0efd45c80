"""A table that shows whatever a test wants and remembers what it is asked."""

from dataclasses import dataclass, field

from kiosk.game.facts import LimitAmounts, LockReason, StaffRole
from kiosk.game.table.state import Phase, SlipStatus
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook

STAFF = {
    "dora": StaffRole.DEALER,
    "sue": StaffRole.SUPERVISOR,
    "sam": StaffRole.SUPERVISOR,
    "ted": StaffRole.TECHNICIAN,
    "aud": StaffRole.AUDITOR,
}
SEAT = "1"


@dataclass(slots=True)
class ShownTable:
    """Stands for a `TableClient`."""

    board: m.Board | None
    house: m.House | None
    seats: m.Seats | None
    matters: m.Matters
    welcome: m.Welcome | None = None
    seat_round: m.SeatRound | None = None
    remaining_s: float | None = None
    connections: int = 1
    up: bool = True
    asked: list[m.Message] = field(default_factory=list)

    @property
    def correction(self) -> m.CorrectionPreview | None:
        looks = [asked for asked in self.asked if isinstance(asked, m.LookAt)]
        what_if = looks[-1].what_if if looks else None
        return m.CorrectionPreview(what_if=what_if) if what_if else None

    def look_at(self, looks: m.LookAt) -> None:
        self.asked.append(looks)

    async def ask(self, asked: m.SignIn | m.SignOut | m.StaffOrder | m.EnrolStaff) -> m.Answer:
        self.asked.append(asked)
        return m.Answer(id=asked.id, done=True)


def busy_table(
    book: RuleBook, phase: Phase = Phase.SPINNING, *, legacy: bool = False
) -> ShownTable:
    """Everything that can wait for staff waits at seat 1."""
    return ShownTable(
        board=m.Board(
            phase=phase,
            round=8,
            frozen=True,
            last=("17", None, "5"),
            registered=(SEAT,),
            limits=LimitAmounts.of(book.limits),
        ),
        house=m.House(
            staff={name: m.StaffAt(role=role) for name, role in STAFF.items()},
            limits=LimitAmounts.of(book.limits),
            legacy=True,
            frozen="a wrong number",
            hand_pay_limit_cents=100_000,
        ),
        seats=m.Seats(
            seats={
                SEAT: m.SeatAt(
                    here=True,
                    playing=True,
                    credit_cents=5000,
                    stake_cents=500,
                    slip=SlipStatus.REGISTERED,
                    locks=(LockReason.STAFF,),
                    legacy_until_ms=1 if legacy else None,
                )
            }
        ),
        matters=m.Matters(
            in_question=((SEAT, 7),),
            cases={"c": m.OpenCase(seat=SEAT, round=7, cents=500, what="a claim", held=True)},
            doubtful_tickets={SEAT: "1" * 18},
            doubtful_papers={SEAT: ("note 5", "is a note of 2000 cents in the box?")},
        ),
    )
