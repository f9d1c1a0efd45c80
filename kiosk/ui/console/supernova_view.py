"""Supernova for those who run the table: the controller, a win with its checks, the levels, wagers
that were registered incorrectly, and what management decides."""

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject

from kiosk.game.jackpot.told import SELF_AUDIT
from kiosk.game.jackpot.values import LevelTold
from kiosk.game.supernova.state import HitState
from kiosk.game.table import commands as c
from kiosk.link.messages import SupernovaSeen
from kiosk.link.seen_by_staff import JackpotAt, SupernovaHouse
from kiosk.rules.money import percent_text
from kiosk.ui.console import supernova_drafts as drafts
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Draft
from kiosk.ui.console.order_buttons import OrderButtonRow, order_button
from kiosk.ui.jackpots import day_or_time, last_known, seal_digits
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import translate
from kiosk.ui.times import Times

NOTED_SHOWN = 5


class CheckRow(Struct, frozen=True):
    """What the inspector looks at before approving."""

    key: str
    text: str
    detail: str
    good: bool
    waits: bool = False


class LevelLine(Struct, frozen=True):
    place: int
    rank: int
    name: str
    now: str
    starts: str
    limit: str
    rises: str
    """By what of each wager."""
    hidden: str
    """And what of it goes into the hidden pool."""
    returns: str
    approval: str
    wins: str
    won: bool


class NotedRow(Struct, frozen=True):
    number: int
    seat: str
    kind: str
    reason: str
    who: str


class ConsoleSupernovaShown(Struct, frozen=True, kw_only=True):
    offered: bool = False
    connected: bool = False
    server: str = ""
    old: str = ""
    stands: str = ""
    """What the controller says of itself."""
    audit_ok: bool = True
    status: str = ""
    """Whether this table takes part."""
    won: bool = False
    rank: int = 1
    level: str = ""
    sum: str = ""
    where: str = ""
    detail: str = ""
    outcome: str = ""
    """What became of it; nothing while it waits."""
    waits: bool = False


class ConsoleSupernovaView(ViewPart[ConsoleSupernovaShown, ConsoleDesk]):
    checks = rows_of(CheckRow)
    levels = rows_of(LevelLine)
    noted = rows_of(NotedRow)
    win_orders = rows_of(OrderButtonRow)
    orders = rows_of(OrderButtonRow)

    def __init__(self, desk: ConsoleDesk, times: Times, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._times = times
        self.selected: Callable[[], str] = lambda: ""
        """The terminal that was touched last."""

    def refresh(self) -> None:
        if not self._desk.connected or not drafts.offers(self._desk.book):
            self.show(ConsoleSupernovaShown())
            return
        seen, house = self._desk.board.supernova, self._house
        if seen is None:
            self.show(ConsoleSupernovaShown())
            return
        hit = drafts.waiting(self._desk) or next(iter(house.hits), None)
        levels = seen.told.levels if seen.told is not None else ()
        names = {hit.hit.name} if hit is not None and hit.state is HitState.WAITING else set()
        self.levels.show(
            [
                self._level(place, level, won=level.name in names)
                for place, level in enumerate(levels)
            ]
        )
        self.noted.show(
            [
                NotedRow(
                    number,
                    translate("Console", "Seat {seat}").format(seat=noted.seat),
                    drafts.wrong_words(noted.kind),
                    translate("Console", "Round {round}").format(round=noted.round),
                    noted.who,
                )
                for number, noted in enumerate(house.noted[-NOTED_SHOWN:][::-1])
            ]
        )
        self.checks.show([*self._checked(hit)] if hit is not None else [])
        self.orders.show([*self._of_management(seen, house)])
        self.win_orders.show([*self._about_win(hit)])
        self.show(self._won(self._server(seen, house), hit))

    def retranslate(self) -> None:
        self.refresh()

    def draft(self, key: str) -> Draft | None:
        if key == "note-jackpot-wager":
            return drafts.note_wager(self._desk, self.selected())
        made = _DRAFTS.get(key)
        return made(self._desk) if made is not None else None

    @property
    def _house(self) -> SupernovaHouse:
        house = self._desk.client.house
        there = house.supernova if house is not None else None
        return there if there is not None else SupernovaHouse()

    # ---- The controller -----------------------------------------------------------------------

    def _server(self, seen: SupernovaSeen, house: SupernovaHouse) -> ConsoleSupernovaShown:
        if seen.connected:
            server = translate("ConsoleSupernovaView", "Supernova server connected")
        else:
            server = translate(
                "ConsoleSupernovaView", "Supernova server lost: jackpot wagers go back"
            )
        stands = ""
        if (told := seen.told) is not None:
            text = translate(
                "ConsoleSupernovaView", "Wager {sum}, pays back {share}, {count} not paid yet"
            )
            stands = text.format(
                sum=self._desk.look.currency.short(told.wager_cents),
                share=percent_text(told.return_bp, self._desk.look.currency.marks),
                count=told.pending,
            )
        return ConsoleSupernovaShown(
            offered=True,
            connected=seen.connected,
            server=server,
            old=last_known(seen.as_of_ms, self._times, connected=seen.connected),
            stands=stands,
            audit_ok=told.self_audit_ok if told is not None else True,
            status=_status(seen, house),
        )

    def _level(self, place: int, level: LevelTold, *, won: bool) -> LevelLine:
        money = self._desk.look.currency
        approval = translate("ConsoleSupernovaView", "none")
        if level.approval_cents == 0:
            approval = translate("ConsoleSupernovaView", "always")
        elif level.approval_cents is not None:
            approval = money.short_plain(level.approval_cents)
        wins = str(level.hits)
        if level.last_hit_ms is not None:
            wins = f"{level.hits}, {day_or_time(level.last_hit_ms, self._times)}"
        return LevelLine(
            place=place,
            rank=level.rank + 1,
            name=level.name,
            now=money.plain(level.value_cents),
            starts=money.short_plain(level.reset_cents),
            limit=money.short_plain(level.limit_cents),
            rises=percent_text(level.increment_bp, money.marks),
            hidden=percent_text(level.hidden_bp, money.marks),
            returns=percent_text(level.return_bp, money.marks),
            approval=_stopped(level) or approval,
            wins=wins,
            won=won,
        )

    # ---- A win --------------------------------------------------------------------------------

    def _won(self, shown: ConsoleSupernovaShown, hit: JackpotAt | None) -> ConsoleSupernovaShown:
        if hit is None:
            return shown
        money, told = self._desk.look.currency, hit.hit
        seats = ", ".join(told.seats)
        where = translate("ConsoleSupernovaView", "Seat {seats}, round {round}")
        shared = translate("ConsoleSupernovaView", "{sum} to each of {count}")
        several = len(told.seats) > 1
        outcome = {
            HitState.WAITING: "",
            HitState.APPROVED: translate("ConsoleSupernovaView", "approved, being paid"),
            HitState.REFUSED: translate("ConsoleSupernovaView", "refused"),
            HitState.PAID: translate("ConsoleSupernovaView", "paid"),
        }[hit.state]
        if drafts.by_hand(hit):
            outcome = translate("ConsoleSupernovaView", "to be paid by hand")
        return replace(
            shown,
            won=True,
            rank=told.level + 1,
            level=told.name,
            sum=money.full(told.award_cents),
            where=where.format(seats=seats, round=hit.round),
            detail=shared.format(sum=money.full(told.share_cents), count=len(told.seats))
            if several
            else translate("ConsoleSupernovaView", "rounded up to the dollar"),
            outcome=outcome,
            waits=hit.state is HitState.WAITING,
        )

    def _checked(self, hit: JackpotAt) -> Iterator[CheckRow]:
        told = hit.hit
        lacking = [share.seat for share in hit.shares if not share.main_registered]
        yield CheckRow(
            "main",
            translate("ConsoleSupernovaView", "Main wager registered"),
            _seats(lacking) if lacking else _seats(told.seats),
            not lacking,
        )
        yield CheckRow(
            "wager",
            translate("ConsoleSupernovaView", "Jackpot wager registered"),
            translate("ConsoleSupernovaView", "round {round}").format(round=hit.round),
            True,
        )
        yield CheckRow(
            "seal",
            translate("ConsoleSupernovaView", "Draw matches what was sealed"),
            seal_digits(told.commitment),
            hit.sealed,
        )
        count = len(told.seats)
        several = translate("ConsoleSupernovaView", "{count} winners share evenly")
        yield CheckRow(
            "winners",
            several.format(count=count)
            if count > 1
            else translate("ConsoleSupernovaView", "One winner in this round"),
            _seats(told.seats),
            True,
        )
        if told.needs_approval:
            yield self._approval(hit)

    def _approval(self, hit: JackpotAt) -> CheckRow:
        text = translate("ConsoleSupernovaView", "The inspector approves it")
        match hit.state:
            case HitState.WAITING:
                since = translate("ConsoleSupernovaView", "waiting since {time}")
                time = self._times.of_day(hit.hit.at_ms)
                return CheckRow("approval", text, since.format(time=time), False, waits=True)
            case HitState.REFUSED:
                refused = translate("ConsoleSupernovaView", "refused")
                return CheckRow("approval", text, refused, False)
            case _:
                done = translate("ConsoleSupernovaView", "approved")
                return CheckRow("approval", text, done, True)

    def _about_win(self, hit: JackpotAt | None) -> Iterator[OrderButtonRow]:
        desk = self._desk
        if hit is None:
            return
        if hit.state is HitState.WAITING:
            text = translate("ConsoleSupernovaView", "Approve {level}, {sum}")
            sum_ = desk.look.currency.full(hit.hit.award_cents)
            yield order_button(
                desk,
                "approve-jackpot",
                text.replace("{level}", hit.hit.name).format(sum=sum_),
                "tick",
                command=c.ApproveJackpot,
                second=translate("ConsoleSupernovaView", "by the inspector"),
                selected=True,
            )
            text = translate("ConsoleSupernovaView", "Refuse the win")
            with_reason = translate("ConsoleSupernovaView", "with a reason, two people")
            yield order_button(
                desk, "refuse-jackpot", text, "void", command=c.RefuseJackpot, second=with_reason
            )
        if drafts.by_hand(hit):
            text = translate("ConsoleSupernovaView", "Pay by hand")
            yield order_button(desk, "pay-jackpot", text, "ticket", command=c.PayJackpotByHand)

    # ---- Management ---------------------------------------------------------------------------

    def _of_management(
        self, seen: SupernovaSeen, house: SupernovaHouse
    ) -> Iterator[OrderButtonRow]:
        desk = self._desk
        if house.opened:
            text = translate("ConsoleSupernovaView", "Close the jackpots here")
            goes_on = translate("ConsoleSupernovaView", "roulette goes on")
            yield order_button(
                desk, "close-supernova", text, "stop", command=c.CloseSupernova, second=goes_on
            )
        else:
            text = translate("ConsoleSupernovaView", "Open the jackpots here")
            yield order_button(desk, "open-supernova", text, "play", command=c.OpenSupernova)
        if seen.fault:
            text = translate("ConsoleSupernovaView", "Spots work again")
            yield order_button(desk, "check-supernova", text, "tick", command=c.CheckSupernova)
        else:
            text = translate("ConsoleSupernovaView", "Spots do not work")
            yield order_button(desk, "check-supernova", text, "warning", command=c.CheckSupernova)
        none = ""
        if not drafts.drawn_last(desk)[1]:
            none = translate("ConsoleSupernovaView", "no jackpot wager was drawn")
        text = translate("ConsoleSupernovaView", "Incorrect wager")
        yield order_button(
            desk,
            "note-jackpot-wager",
            text,
            "pencil",
            command=c.NoteJackpotWager,
            second=translate("ConsoleSupernovaView", "note and adjust"),
            not_now=none,
        )


def _status(seen: SupernovaSeen, house: SupernovaHouse) -> str:
    if seen.fault:
        text = translate("ConsoleSupernovaView", "Not offered: {why}")
        return text.format(why=translate("Console", seen.fault))
    if not house.opened:
        return translate("ConsoleSupernovaView", "Closed at this table")
    if not seen.open:
        return translate("ConsoleSupernovaView", "Opened, but no wagers are taken now")
    return translate("ConsoleSupernovaView", "Open at this table")


def _stopped(level: LevelTold) -> str:
    if level.stopped == SELF_AUDIT:
        return translate("ConsoleSupernovaView", "out of balance")
    return translate("ConsoleSupernovaView", "no trigger") if level.stopped else ""


def _seats(seats: list[str] | tuple[str, ...]) -> str:
    return translate("ConsoleSupernovaView", "seat {seats}").format(seats=", ".join(seats))


_DRAFTS = {
    "open-supernova": drafts.open_supernova,
    "close-supernova": drafts.close_supernova,
    "check-supernova": drafts.check_supernova,
    "approve-jackpot": drafts.approve_jackpot,
    "refuse-jackpot": drafts.refuse_jackpot,
    "pay-jackpot": drafts.pay_jackpot,
}
