"""A table that shows whatever a test wants and remembers what it is asked."""

from collections.abc import Callable
from dataclasses import dataclass, field

from kiosk.config import NOTES_CENTS
from kiosk.console.outbox import Outbox
from kiosk.game.cash.facts import Question
from kiosk.game.facts import LimitAmounts, LockReason, StaffRole, StaffRules
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.round.registration import DISAGREE
from kiosk.game.round.state import SlipStatus, TablePhase
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.console.desk import ConsoleDesk
from tests.ui.console.screen import look_of

STAFF = {
    "dora": StaffRole.DEALER,
    "sue": StaffRole.SUPERVISOR,
    "sam": StaffRole.SUPERVISOR,
    "ted": StaffRole.TECHNICIAN,
    "aud": StaffRole.AUDITOR,
}
SEAT = "1"
RULES = StaffRules(
    dealer_cents=100_000,
    supervisor_cents=1_000_000,
    hand_pay_cents=100_000,
    most_cents=100_000_000,
    change_wait_ms=86_400_000,
)
RESETTLED = {
    SEAT: m.Resettled(before_cents=1_234_500),
    "2": m.Resettled(after_cents=3_500_000),
    "3": m.Resettled(before_cents=500, after_cents=500),
}
"""A win that is gone, one for somebody who has left, and one that stays."""


JUMPED = m.ClockInDoubt(clock_ms=1_834_560_006_000, journal_ms=1_800_000_001_000)
RECOVERY = m.Recovery(
    told={SEAT: m.SeatRecollected(tickets=3, cents=123_400, rounds=12)}, missing=("2", "7")
)


def doubted(seat: str) -> m.DoubtfulPaper:
    return m.DoubtfulPaper(
        seat=seat,
        key="note 5",
        question=Question.ENTERED,
        about="is a note of 2000 cents in the box?",
        account=3,
    )


def nameless(seat: str) -> m.DoubtfulPaper:
    """Nobody has accepted it, and nobody knows what it is worth."""
    return m.DoubtfulPaper(
        seat=seat,
        key="note 6",
        question=Question.STRANGE,
        about="the validator stacked something that nobody has accepted",
        account=3,
        notes_cents=NOTES_CENTS,
    )


@dataclass(slots=True)
class ShownTable:
    """Stands for a `TableClient`."""

    board: m.Board | None
    house: m.House | None
    seats: m.Seats | None
    staff_tasks: m.StaffTasks
    takings: m.Takings = field(default_factory=m.Takings)
    tournament: m.TournamentHouse = field(default_factory=m.TournamentHouse)
    tournament_terms: tuple[str, ...] = ()
    welcome: m.Welcome | None = None
    seat_round: m.SeatRound | None = None
    remaining_s: float | None = None
    connections: int = 1
    up: bool = True
    on_signed_out: Callable[[str], None] = lambda name: None
    on_film: Callable[[m.FilmPart], None] = lambda part: None
    on_deeds: Callable[[tuple[m.Deed, ...]], None] = lambda deeds: None
    asked: list[m.Message] = field(default_factory=list)

    @property
    def correction(self) -> m.CorrectionPreview | None:
        looks = [asked for asked in self.asked if isinstance(asked, m.LookAt)]
        what_if = looks[-1].what_if if looks else None
        return m.CorrectionPreview(what_if=what_if, seats=RESETTLED) if what_if else None

    def look_at(self, looks: m.LookAt) -> None:
        self.asked.append(looks)

    async def ask(
        self, asked: m.SignIn | m.SignOut | m.StaffOrder | m.EnrolStaff, within_s: float = 0.0
    ) -> m.Answer:
        self.asked.append(asked)
        if isinstance(asked, m.StaffOrder) and asked.elsewhere:
            nobody = Refusal(Reason.SECOND_PERSON, order="CorrectResult")
            return m.Answer(id=asked.id, done=False, why=nobody)
        return m.Answer(id=asked.id, done=True)


def busy_table(
    book: RuleBook, phase: TablePhase = TablePhase.SPINNING, *, legacy: bool = False
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
            frozen="A wrong number was confirmed",
            rules=RULES,
            dealer="dora",
            boxes={SEAT: (3,)},
        ),
        seats=m.Seats(
            seats={
                SEAT: m.SeatAt(
                    here=True,
                    playing=True,
                    credit_cents=5000,
                    stake_cents=500,
                    voucher_cents=2500,
                    slip=SlipStatus.REGISTERED,
                    locks=(LockReason.STAFF,),
                    legacy_until_ms=1 if legacy else None,
                )
            }
        ),
        staff_tasks=m.StaffTasks(
            in_question=((SEAT, 7),),
            cases={
                "c": m.OpenCase(
                    seat=SEAT, round=7, cents=500, what=DISAGREE, held=True, notify=True
                )
            },
            doubtful_tickets={SEAT: "1" * 18},
            doubtful_cents={SEAT: 123_400},
            doubtful_papers=(doubted(SEAT),),
        ),
    )


def desk_at(table: ShownTable, book: RuleBook) -> ConsoleDesk:
    return ConsoleDesk(
        table,  # type: ignore[arg-type] # it stands for a client
        book,
        look_of(book),
        Outbox(),
        lambda: "id",
    )
