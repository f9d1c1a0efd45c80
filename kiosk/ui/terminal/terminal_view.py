"""The player's screen as a whole: which screen is up, and the parts that all of them share."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from msgspec import Struct
from msgspec.structs import astuple, replace
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from kiosk.game import facts as f
from kiosk.game.preferences.facts import Preferences
from kiosk.game.staff.settings import ATTRACT_AFTER_S
from kiosk.game.times import MINUTE_MS
from kiosk.late import Late
from kiosk.rules.limits import Limits
from kiosk.rules.money import percent_text
from kiosk.rules.prose.in_force import Whose
from kiosk.rules.wagers import Kind
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.language import Speaker
from kiosk.ui.limits_in_words import all_bets_range, range_words
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import View, constant
from kiosk.ui.terminal.announcements import Announcements, announcements
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.in_force import whose
from kiosk.ui.terminal.notices import announced_ahead
from kiosk.ui.terminal.panels import Panels, panels
from kiosk.ui.terminal.table_top import TableTop, table_top
from kiosk.ui.texts import translate
from kiosk.ui.times import Times
from kiosk.ui.words import rulebook_text

if TYPE_CHECKING:
    from importlib import metadata
else:
    metadata = Late("importlib.metadata")

_CLOCK_MS = 1000


class TerminalShown(Struct, frozen=True, kw_only=True):
    screen: str = "attract"
    """attract, table, cashout or outofservice."""
    table: str = ""
    rule_set: str = ""
    rule_set_short: str = ""
    """Without the name of the game, which everybody sees."""
    attendant_possible: bool = False
    attendant_asked: bool = False
    attendant_question: str = ""
    """What is asked of a player who touches the key again; nothing: nobody has."""
    attendant_needed: bool = False
    """Somebody must come, whatever the player says."""
    time: str = ""
    at_play: str = ""
    ahead: str = ""
    """What the house announces: other limits, the table closing."""
    lowest_bet: str = ""
    straight_limits: str = ""
    straight_unit: str = ""
    """With a space before it, for it stands behind the limits or their name; nothing: any sum."""
    outside_limits: str = ""
    outside_unit: str = ""
    all_bets: str = ""
    """The minimum outlay and the most in one round, if there are such."""
    marker: str = ""
    """Of a player with other limits than the table: legacy or agreed ones (S3 7.5, S0 5.5)."""
    marker_time: str = ""
    house_edge: str = ""
    """Of most wagers: the exact figures are in the rules."""
    edge_everywhere: bool = False
    """It is that of every wager."""
    spread_edge: str = ""
    """From the least to the most of the Spread-Bets, where they are on offer."""


class TerminalView(View[TerminalShown]):
    table_top = constant(TableTop)
    announcements = constant(Announcements)
    panels = constant(Panels)
    seat = constant(str)
    version = constant(str)
    happened = Signal(object)
    """Facts that have become durable, for whoever else follows them."""

    def __init__(
        self,
        desk: Desk,
        pictures: Pictures,
        times: Times,
        speaker: Speaker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._pictures = pictures
        self._times = times
        self._panels = panels(desk, pictures, times, speaker, self)
        self._table_top = table_top(desk, pictures, times, self)
        self._announcements = announcements(desk, times, self)
        groups = (self._table_top, self._announcements, self._panels)
        self._parts = cast(
            "list[ViewPart[Struct, Desk]]", [part for g in groups for part in astuple(g)]
        )
        self._seat = desk.look.seat
        self._touched_s: float | None = None
        """Somebody has, or had bets down. None: nobody, since it was started."""
        self._attendant_touched_again = False
        self._limits: Limits | None = None
        """Those that are shown."""
        self._connect()
        self._timer = QTimer(self, interval=_CLOCK_MS)
        self._timer.timeout.connect(self._second_passed)
        self._timer.start()
        self.refresh()

    @property
    def _version(self) -> str:
        # Read only where it is shown: looking it up takes as long as a tenth of the start.
        return metadata.version("tapis")

    def _connect(self) -> None:
        desk, notice, panels = self._desk, self._announcements.notice, self._panels
        notice.at_spot.connect(self._table_top.cloth.say_at)
        self._table_top.track.explained.connect(notice.explain)
        panels.cash_out.changed.connect(self._choose_screen)
        panels.preferences.chosen.connect(self.wake)
        panels.preferences.changing.connect(self._paint_as_preferred)
        panels.language.spoken.connect(self._retranslate)
        desk.on_change = self.refresh
        desk.on_facts = self._happened
        desk.on_refused = notice.refused
        desk.on_cut = notice.cut
        desk.on_not_taken = notice.not_taken

    def _paint_as_preferred(self, preferred: Preferences) -> None:
        """Before the screen itself hears of it, and asks for its pictures again."""
        self._pictures.high_contrast = preferred.high_contrast
        self._pictures.large_text = preferred.large_text

    # ---- What changes it ----------------------------------------------------------------------

    def refresh(self) -> None:
        """Look at everything again. Parts that are as they were tell the screen nothing."""
        for part in self._parts:
            part.refresh()
        self._look()

    def _retranslate(self) -> None:
        """Whatever holds words asks for them again, in the language that is spoken now."""
        for part in self._parts:
            part.retranslate()
        self._limits = None
        self.refresh()

    def _happened(self, facts: Sequence[f.Fact]) -> None:
        if any(isinstance(fact, f.AccountOpened) for fact in facts):
            self.wake()
        for part in self._parts:
            part.happened(facts)
        self.happened.emit(facts)

    def touched(self) -> None:
        """Somebody is there. The touch that wakes the table must not place a chip on it, so the
        attract screen takes it whole."""
        self._panels.staff.touched()
        self._table_top.stage.skip()
        self._announcements.result.finish()
        if self.showing.screen != "attract":
            self._touched_s = self._times.monotonic_s()

    @Slot()
    def wake(self) -> None:
        self._touched_s = self._times.monotonic_s()
        self._choose_screen()

    @Slot()
    def askAttendant(self) -> None:  # noqa: N802 - QML names are camelCase
        """A player needs somebody, for whatever reason. Whoever touches it again may want to see
        that it was heard: only the answer to a question takes it back."""
        if self.showing.attendant_asked:
            self._attendant_touched_again = True
            self._choose_screen()
        else:
            self._desk.ask_help(True)

    @Slot()
    def keepAttendant(self) -> None:  # noqa: N802 - QML names are camelCase
        self._attendant_touched_again = False
        self._choose_screen()

    @Slot()
    def callOffAttendant(self) -> None:  # noqa: N802 - QML names are camelCase
        self.keepAttendant()
        self._desk.ask_help(False)

    def _second_passed(self) -> None:
        if self._panels.care.result_seen:
            self._desk.pass_time()
        for part in self._parts:
            part.second_passed()
        self._look()

    # ---- What is shown ------------------------------------------------------------------------

    def _look(self) -> None:
        if self._desk.limits is not self._limits:
            self._limits = self._desk.limits
            self.show(self._told_of_rules(self._limits))
        now_ms = self._times.now_ms()
        self.show(
            replace(
                self.showing,
                time=self._times.of_day(now_ms)[:-3],
                at_play=self._at_play(),
                ahead=announced_ahead(
                    self._desk.book, self._desk.state, self._desk.look.currency, now_ms=now_ms
                ),
                marker=_marker(whose(self._desk.state)),
                marker_time=self._marker_time(now_ms),
            )
        )
        self._choose_screen()

    def _told_of_rules(self, limits: Limits) -> TerminalShown:
        money, book = self._desk.look.currency, self._desk.book
        told = f.LimitAmounts.of(limits)
        title = rulebook_text(book.terms.title)
        game = translate("TerminalView", "Roulette")
        rest = title.removeprefix(game).lstrip(" ,\N{FULLWIDTH COMMA}")
        edge = round(book.edge_of("red") * 10_000)
        return replace(
            self.showing,
            rule_set=_no_word_alone(title),
            rule_set_short=_no_word_alone(rest[:1].upper() + rest[1:]),
            lowest_bet=money.short(min(kind.minimum_cents for kind in limits.kinds.values())),
            straight_limits=range_words(told.kinds[Kind.STRAIGHT], money, unit=False),
            straight_unit=self._unit(told.kinds[Kind.STRAIGHT][2]),
            outside_limits=range_words(told.kinds[Kind.RED], money, unit=False),
            outside_unit=self._unit(told.kinds[Kind.RED][2]),
            all_bets=all_bets_range(told, money),
            house_edge=percent_text(edge, money.marks),
            edge_everywhere=book.table.one_edge,
            spread_edge=self._spread_edge(),
        )

    def _spread_edge(self) -> str:
        """Of the Spread-Bets on offer, from the least to the most."""
        book, marks = self._desk.book, self._desk.look.currency.marks
        there = book.spread_of(self._desk.state.spread.selected)
        edges = sorted(round(book.edge_of(wager.id) * 10_000) for wager in there)
        if not edges:
            return ""
        least = percent_text(edges[0], marks).removesuffix("\N{NO-BREAK SPACE}%")
        return f"{least}–{percent_text(edges[-1], marks)}"

    def _unit(self, cents: int | None) -> str:
        """S0 8.5.1, S3 7.3, S4 4.1: the step in which wagers go up from the minimum."""
        if cents is None:
            return ""
        unit = self._desk.look.currency.short(cents)
        return " " + translate("TerminalView", "by {unit}").format(unit=unit)

    def _marker_time(self, now_ms: int) -> str:
        """How long legacy limits are kept; agreed ones stay as long as the player."""
        state = self._desk.state
        match whose(state):
            case Whose.LEGACY:
                minutes = max(0, -(-(state.limits.legacy_until_ms - now_ms) // MINUTE_MS))
                return translate("TerminalView", "{minutes} min left").format(minutes=minutes)
            case Whose.AGREED:
                return translate("TerminalView", "for you alone")
            case _:
                return ""

    def _at_play(self) -> str:
        if not self._desk.state.account.open:
            return ""
        time = self._panels.sitting.showing.time
        return translate("TerminalView", "{time} at play").format(time=time)

    def _choose_screen(self) -> None:
        screen = self._screen()
        self._panels.preferences.look(screen)
        state = self._desk.state
        asked, needed = state.courtesy.help_asked, state.cases.dispute is not None
        self._attendant_touched_again = self._attendant_touched_again and asked
        self.show(
            replace(
                self.showing,
                screen=screen,
                table=self._desk.table or translate("TerminalView", "Roulette"),
                attendant_possible=self._desk.in_service,
                attendant_asked=asked,
                attendant_question=self._attendant_question(needed),
                attendant_needed=needed,
            )
        )

    def _attendant_question(self, needed: bool) -> str:
        if not self._attendant_touched_again:
            return ""
        if needed:
            return translate("TerminalView", "Staff are coming because of your dispute.")
        return translate("TerminalView", "Staff have been called. Shall somebody come?")

    def _screen(self) -> str:
        state = self._desk.state
        if state.wagers_down:  # whoever waits for the ball is there, and sees what it came to
            self._touched_s = self._times.monotonic_s()
        touched_s = self._touched_s
        after_s = state.staff.setting(ATTRACT_AFTER_S)
        idle_s = self._times.monotonic_s() - touched_s if touched_s is not None else after_s
        if self._announcements.fault.showing.why:
            return "outofservice"
        if self._panels.cash_out.showing.stage:
            return "cashout"
        if state.tournament.on:  # whoever plays in a session has no account, and does not leave
            return "table"
        if self._desk.prizes_of is not None:  # until the next round opens
            return "table"
        if not state.account.open and idle_s >= after_s:
            return "attract"
        if not state.money_left and idle_s >= after_s:
            self._desk.leave()
            return "attract"
        return "table"

    @property
    def cloth_map(self) -> ClothMap | None:
        """Where everything is. None: the window has no size yet."""
        return self._table_top.cloth.map

    @property
    def in_a_word(self) -> str:
        """What the screen shows."""
        screen = self.showing.screen
        if screen == "cashout":
            return f"cash-out-{self._panels.cash_out.showing.stage}"
        if screen != "table":
            return screen
        return (
            "result" if self._desk.shown_result is not None else self._desk.state.round.phase.value
        )


def _marker(limits: Whose) -> str:
    match limits:
        case Whose.LEGACY:
            return translate("TerminalView", "Legacy limits")
        case Whose.AGREED:
            return translate("TerminalView", "Agreed limits")
        case _:
            return ""


def _no_word_alone(text: str) -> str:
    """Where it is broken into lines, the last holds at least two words."""
    return "\u00a0".join(text.rsplit(" ", 1))
