"""Every seat as a tile that stays where it is, and a strip of those that need somebody."""

from dataclasses import dataclass

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.devices.ports import PrinterCondition
from kiosk.game.round.state import UNDER_WAY, SlipStatus, TablePhase
from kiosk.game.supernova.state import HitState
from kiosk.link import messages as m
from kiosk.records.words import in_order
from kiosk.ui.console.case_words import overdue
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.supernova_drafts import hits
from kiosk.ui.console.words import lock_name
from kiosk.ui.money import Currency
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import translate

LARGE_TILES = 15
SMALL_TILES = 20
NEEDS_SHOWN = 3
WAITS = 1
"""The rank up to which somebody is needed."""


@dataclass(frozen=True, slots=True)
class SeatStatus:
    """What a tile says about its seat, and how urgent that is."""

    rank: int
    """0 alarm, 1 waits for somebody, 2 plays, 3 free, 4 off."""
    word: str
    picture: str = ""
    tone: str = ""
    """alarm, warn, ok or nothing."""


class NeedRow(Struct, frozen=True):
    seat: str
    word: str
    alarm: bool


class SeatRow(Struct, frozen=True):
    """A tile by its place: whichever seat stands there on the next page, it is not made anew."""

    place: int
    seat: str
    word: str
    picture: str
    tone: str
    alarm: bool
    free: bool
    credit: str
    bet: str
    registered: bool
    selected: bool
    last: str
    """How the last round ended for the player: more, or less."""
    in_out: str
    """Cash and tickets that came in, and that went out."""


def seat_status(desk: ConsoleDesk, name: str, seat: m.SeatAt) -> SeatStatus:
    return (
        _alarm(desk, name, seat)
        or _jackpot(desk, name)
        or _waiting(desk.staff_tasks, name, seat)
        or _devices(seat)
        or _at_play(desk.board.phase, seat)
    )


def _alarm(desk: ConsoleDesk, name: str, seat: m.SeatAt) -> SeatStatus | None:
    staff_tasks = desk.staff_tasks
    if seat.turned_away:
        return SeatStatus(0, translate("SeatsView", "Turned away"), "link-broken", "alarm")
    known = seat.playing or bool(seat.credit_cents)
    if m.LINK in seat.devices:
        return SeatStatus(0, translate("SeatsView", "Cut off"), "link-broken", "alarm")
    if not seat.here and (known or seat.stake_cents):
        return SeatStatus(0, translate("SeatsView", "Link lost"), "link-broken", "alarm")
    doubted_cents = staff_tasks.doubtful_cents.get(name)
    if doubted_cents is not None:
        text = translate("SeatsView", "Ticket {sum}?")
        word = text.format(sum=desk.look.currency.full(doubted_cents))
        return SeatStatus(0, word, "ticket", "alarm")
    if seat.locks:
        return SeatStatus(0, lock_name(seat.locks[0]), "lock", "alarm")
    if seat.not_paid:
        return SeatStatus(0, translate("SeatsView", "Not paid"), "banknote", "alarm")
    if any(seat_ == name for seat_, _ in staff_tasks.in_question):
        return SeatStatus(0, translate("SeatsView", "In question"), "help", "alarm")
    cases = [case for case in staff_tasks.cases.values() if case.seat == name]
    if any(overdue(desk, case) for case in cases):
        return SeatStatus(0, translate("SeatsView", "Case overdue"), "warning", "alarm")
    if cases:
        return SeatStatus(0, translate("SeatsView", "Case open"), "warning", "alarm")
    return None


def _devices(seat: m.SeatAt) -> SeatStatus | None:
    """Somebody should go there with paper or a key, when there is time."""
    if "printer" in seat.devices:
        return SeatStatus(1, _short(seat.devices["printer"]), "ticket", "warn")
    if "validator" in seat.devices:
        return SeatStatus(1, translate("SeatsView", "Validator"), "banknote", "warn")
    if "camera" in seat.devices:
        return SeatStatus(1, translate("SeatsView", "No camera"), "warning", "warn")
    return None


def _short(condition: str) -> str:
    names: dict[str, str] = {
        PrinterCondition.PAPER_LOW: translate("SeatsView", "Paper low"),
        PrinterCondition.PAPER_OUT: translate("SeatsView", "Paper out"),
        PrinterCondition.JAM: translate("SeatsView", "Paper jam"),
    }
    return names.get(condition, translate("SeatsView", "Printer"))


def _jackpot(desk: ConsoleDesk, name: str) -> SeatStatus | None:
    """Won, and somebody has to approve it or to pay it."""
    for hit in hits(desk):
        share = next((share for share in hit.shares if share.seat == name), None)
        if share is None or share.end is not None:
            continue
        if hit.state is HitState.WAITING or share.by_hand:
            return SeatStatus(1, translate("SeatsView", "Jackpot"), "star", "warn")
    return None


def _waiting(staff_tasks: m.StaffTasks, name: str, seat: m.SeatAt) -> SeatStatus | None:
    if name in staff_tasks.due.values():
        return SeatStatus(1, translate("SeatsView", "Paying"), "hourglass", "warn")
    if name in staff_tasks.calls:
        return SeatStatus(1, translate("SeatsView", "Hand pay"), "banknote", "warn")
    if name in staff_tasks.help:
        return SeatStatus(1, translate("SeatsView", "Calls"), "bell", "warn")
    if seat.sat_out:
        text = translate("SeatsView", "{rounds} rounds idle").format(rounds=seat.sat_out)
        return SeatStatus(1, text, "hourglass", "warn")
    return None


def _at_play(phase: TablePhase, seat: m.SeatAt) -> SeatStatus:
    if not seat.here:
        return SeatStatus(4, translate("SeatsView", "Off"))
    if not seat.playing and not seat.stake_cents:
        return SeatStatus(3, translate("SeatsView", "Free"))
    if phase not in UNDER_WAY:
        return SeatStatus(2, translate("SeatsView", "Playing"))
    match seat.slip:
        case SlipStatus.REGISTERED:
            return SeatStatus(2, translate("SeatsView", "Registered"), "tick", "ok")
        case SlipStatus.REFUSED:
            return SeatStatus(1, translate("SeatsView", "Refused"), "warning", "warn")
        case SlipStatus.VOID:
            return SeatStatus(2, translate("SeatsView", "Void"), "void", "warn")
    if not seat.stake_cents:
        return SeatStatus(2, translate("SeatsView", "No bets"), "minus")
    if phase is TablePhase.BETTING:
        return SeatStatus(2, translate("SeatsView", "Betting"))
    # While slips come in, nobody needs to look at those that have not come yet.
    rank = 2 if phase is TablePhase.CLOSING else 1
    return SeatStatus(rank, translate("SeatsView", "Not registered"), "hourglass", "warn")


def _signed(money: Currency, cents: int) -> str:
    """Without the sign of the currency, which no figure of a tile has."""
    return money.signed(cents).replace(money.sign, "", 1)


class SeatsShown(Struct, frozen=True, kw_only=True):
    summary: str = ""
    small: bool = False
    page_text: str = ""
    more_needs: str = ""
    """How many need somebody and found no room on the strip."""


class SeatsView(ViewPart[SeatsShown, ConsoleDesk]):
    rows = rows_of(SeatRow)
    needs = rows_of(NeedRow)

    def __init__(self, desk: ConsoleDesk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._page = 0
        self.selected = ""
        self._shown: list[tuple[str, SeatStatus]] = []
        """Those on this page, in order."""
        self._needing: list[str] = []
        """Those that need somebody, in the order in which they came to."""

    def refresh(self) -> None:
        seats = self._desk.seats
        status = {name: seat_status(self._desk, name, seat) for name, seat in seats.items()}
        order = sorted(seats, key=in_order)
        need = [name for name in order if status[name].rank <= WAITS]
        kept = [name for name in self._needing if name in need]
        self._needing = kept + [name for name in need if name not in kept]
        urgent = sorted(self._needing, key=lambda name: status[name].rank)
        self.needs.show(
            [
                NeedRow(name, status[name].word, status[name].rank == 0)
                for name in urgent[:NEEDS_SHOWN]
            ]
        )
        more = len(urgent) - NEEDS_SHOWN
        self._page = min(self._page, self._pages() - 1)
        first = self._page * self._per_page()
        self._shown = [(name, status[name]) for name in order[first : first + self._per_page()]]
        self._show()
        pages = self._pages()
        self.show(
            SeatsShown(
                summary=self._summarise(),
                small=len(seats) > LARGE_TILES,
                page_text=f"{self._page + 1} / {pages}" if pages > 1 else "",
                more_needs=f"+{more}" if more > 0 else "",
            )
        )

    def select(self, name: str) -> None:
        """A touch: what the seats are about is as it was. A seat of another page is turned to."""
        self.selected = name
        order = sorted(self._desk.seats, key=in_order)
        page = order.index(name) // self._per_page() if name in order else self._page
        if page != self._page:
            self._page = page
            self.refresh()
        self._show()

    def _show(self) -> None:
        seats = self._desk.seats
        self.rows.show(
            [self._row(p, name, seats[name], st) for p, (name, st) in enumerate(self._shown)]
        )

    def _row(self, place: int, name: str, seat: m.SeatAt, status: SeatStatus) -> SeatRow:
        money = self._desk.look.currency
        unknown, taken = seat.credit_cents is None, seat.takings
        return SeatRow(
            place,
            name,
            status.word,
            status.picture,
            status.tone,
            status.rank == 0,
            status.rank >= 3,  # noqa: PLR2004 - free or off
            "–" if unknown else money.full(seat.credit_cents or 0).removeprefix(money.sign),
            money.full(seat.stake_cents).removeprefix(money.sign),
            seat.slip is SlipStatus.REGISTERED,
            name == self.selected,
            _signed(money, seat.last_cents) if seat.last_cents is not None else "–",
            f"{money.short_plain(taken.in_cents)} / {money.short_plain(taken.out_cents)}",
        )

    def _summarise(self) -> str:
        board, seats = self._desk.board, self._desk.seats
        down_cents = sum(seat.stake_cents for seat in seats.values())
        on_cloth = self._desk.look.currency.full(down_cents)
        if board.phase in (TablePhase.CLOSING, TablePhase.SPINNING):
            bets = [s for s in seats.values() if s.stake_cents or s.slip is not None]
            text = translate("SeatsView", "{count} of {all} slips registered, {sum} on the cloth")
            return text.format(count=len(board.registered), all=len(bets), sum=on_cloth)
        if board.phase is TablePhase.BETTING:
            return translate("SeatsView", "{sum} on the cloth").format(sum=on_cloth)
        here = sum(seat.here for seat in seats.values())
        playing = sum(seat.playing for seat in seats.values())
        text = translate("SeatsView", "{here} of {all} connected, {playing} playing")
        return text.format(here=here, all=len(seats), playing=playing)

    def _per_page(self) -> int:
        return LARGE_TILES if len(self._desk.seats) <= LARGE_TILES else SMALL_TILES

    def _pages(self) -> int:
        return max(1, -(-len(self._desk.seats) // self._per_page()))

    @Slot(int)
    def turn(self, by: int) -> None:
        self._page = (self._page + by) % self._pages()
        self.refresh()
