"""What a pit does beside the rounds, by touch: float, dealers, note boxes, payments, cases."""

from collections.abc import Awaitable, Callable

from kiosk.game.round.state import TablePhase
from tests.evening.staff import DEALER, SECOND_DEALER, Crew

NOTE_CENTS = 10_000
WORDS = "he saw 17"


class Pit:
    """One deed after the other, each between two rounds, by a supervisor with another at his
    side."""

    def __init__(self, crew: Crew, seats: tuple[str, ...], number: str) -> None:
        """`number` comes up in the rounds that a deed needs."""
        self.rounds = 0
        """That were played for a deed."""
        self.void_seats = 0
        self._crew = crew
        self._seats = seats
        self._number = number
        self._done = 0
        self._deeds: tuple[Callable[[str], Awaitable[None]], ...] = (
            self._fill,
            self._rotate,
            self._credit,
            self._pay_a_part,
            self._tip,
            self._collect_and_count,
            self._withhold_and_pay,
            self._void_seat,
            self._take_from_float,
            self._withhold_and_keep,
            self._limits_withdrawn,
            self._dispute,
        )

    @property
    def all(self) -> int:
        return len(self._deeds)

    async def next(self) -> str:
        """What was done, in a word."""
        deed = self._deeds[self._done % len(self._deeds)]
        seat = self._seats[self._done % len(self._seats)]
        self._done += 1
        await deed(seat)
        return deed.__name__.strip("_").replace("_", " ")

    # ---- The table ----------------------------------------------------------------------------

    async def _fill(self, seat: str) -> None:
        await self._of_table("fill-float", "100000")
        self._crew.count.filled_cents += 100_000

    async def _take_from_float(self, seat: str) -> None:
        await self._of_table("credit-float", "40000")
        self._crew.count.credited_cents += 40_000

    async def _of_table(self, order: str, digits: str) -> None:
        await self._crew.screen.touch("menuButton", f"order-{order}")
        await self._crew.screen.type(digits)
        await self._crew.confirm()

    async def _rotate(self, seat: str) -> None:
        crew = self._crew
        comes = SECOND_DEALER if crew.screen.desk.house.dealer == DEALER else DEALER
        await crew.screen.touch("menuButton", "order-dealer", f"option-{comes}")
        await crew.confirm()
        await crew.until(lambda: crew.screen.desk.house.dealer == comes, "another dealer")

    async def _limits_withdrawn(self, seat: str) -> None:
        crew, screen = self._crew, self._crew.screen
        await screen.touch("limitsButton", "limit-straight-minimum")
        await screen.type("2")
        await screen.touch("digit-00", "announceLimits")
        await crew.confirm()
        await crew.until(lambda: crew.board.limits_notice, "the limits announced")
        await screen.touch("withdrawLimits")
        await crew.confirm()
        await crew.until(lambda: not crew.board.limits_notice, "the limits withdrawn")
        await screen.touch("closeOverlay")

    # ---- Money of a seat ----------------------------------------------------------------------

    async def _credit(self, seat: str) -> None:
        await self._crew.waits_with_money(seat, NOTE_CENTS)
        await self._of_seat(seat, "credit", "5000")
        self._crew.count.credits[seat] += 5000
        self._crew.plays_on(seat)

    async def _pay_a_part(self, seat: str) -> None:
        await self._crew.waits_with_money(seat, NOTE_CENTS)
        await self._of_seat(seat, "hand-pay", "2500", option="part")
        self._crew.count.hand_paid[seat] += 2500
        self._crew.plays_on(seat)

    async def _tip(self, seat: str) -> None:
        await self._crew.waits_with_money(seat, NOTE_CENTS)
        await self._crew.asks(seat, "tip 500", "tipped")
        self._crew.count.tips[seat] += 500
        self._crew.plays_on(seat)

    async def _collect_and_count(self, seat: str) -> None:
        """What lies in the box is counted by hand, and not what the meter says."""
        crew = self._crew
        await crew.waits_with_money(seat, NOTE_CENTS)
        notes_cents = await crew.notes_told(seat)
        await self._of_seat(seat, "collect-box")
        await crew.until(lambda: crew.screen.desk.house.boxes.get(seat), "a box to count")
        in_box_cents = notes_cents - crew.count.boxes[seat]
        await self._of_seat(seat, "count-box", str(in_box_cents))
        await crew.until(lambda: not crew.screen.desk.house.boxes.get(seat), "the box counted")
        crew.count.boxes[seat] += in_box_cents
        crew.plays_on(seat)

    async def _of_seat(self, seat: str, order: str, digits: str = "", *, option: str = "") -> None:
        crew, screen = self._crew, self._crew.screen
        await screen.touch(f"seat-{seat}", "order-seat", f"order-{order}")
        if option:
            await screen.touch(f"option-{option}")
        await screen.type(digits)
        await crew.confirm()
        await screen.touch("closeOverlay")

    # ---- Cases --------------------------------------------------------------------------------

    async def _withhold_and_pay(self, seat: str) -> None:
        await self._withhold(seat, decision="pay")

    async def _withhold_and_keep(self, seat: str) -> None:
        await self._withhold(seat, decision="keep")
        self._crew.count.kept[seat] += 1500

    async def _withhold(self, seat: str, *, decision: str) -> None:
        crew, screen = self._crew, self._crew.screen
        await crew.waits_with_money(seat, NOTE_CENTS)
        await screen.touch(f"seat-{seat}", "order-seat", "order-dispute", "reason-claim")
        await screen.touch(f"option-{crew.board.round}")
        await screen.type("1500")
        await self._write("note")
        await crew.confirm()
        held = lambda: any(c.seat == seat and c.held for c in crew.staff_tasks.cases.values())  # noqa: E731
        await crew.until(held, "the money withheld")
        await crew.until(lambda: screen.find("order-close-case"), "a case to close")
        if screen.find("order-notify") is not None:
            await screen.touch("order-notify", "reason-telephone")
            await crew.confirm()
        await screen.touch("order-close-case", f"option-{decision}")
        await self._write("note")
        await crew.confirm()
        await crew.until(lambda: not crew.staff_tasks.cases, "the case closed")
        await screen.touch("closeOverlay")
        crew.plays_on(seat)

    async def _dispute(self, seat: str) -> None:
        """By the player, and staff answer in their own words."""
        crew, screen = self._crew, self._crew.screen
        await crew.waits_with_money(seat, NOTE_CENTS)
        crew.tell(seat, "dispute")
        await crew.until(lambda: crew.staff_tasks.cases, "the dispute")
        await screen.touch(f"seat-{seat}", "order-seat", "order-close-case", "option-stands")
        await self._write("note")
        await crew.confirm()
        over = lambda: not crew.staff_tasks.cases and seat not in crew.staff_tasks.help  # noqa: E731
        await crew.until(over, "the dispute decided")
        await screen.touch("closeOverlay")
        await crew.attend()
        crew.plays_on(seat)

    async def _write(self, field: str) -> None:
        screen = self._crew.screen
        await screen.touch(f"text-{field}", *(f"letter-{letter}" for letter in WORDS), "typingDone")

    # ---- A round ------------------------------------------------------------------------------

    async def _void_seat(self, seat: str) -> None:
        """One player's bets go back; the round goes on to its number."""
        crew, screen = self._crew, self._crew.screen
        await crew.waits_with_money(seat, NOTE_CENTS)
        await crew.open_round()
        crew.tell(seat, "bet red 1000")
        await crew.until(lambda: crew.seat(seat).stake_cents == 1000, "the bet on red")
        await crew.close_round()
        breach = screen.desk.book.terms.remedies.void.breaches[0]  # type: ignore[union-attr]
        await screen.touch(f"seat-{seat}", "order-seat", "order-void-person", f"reason-{breach}")
        await crew.confirm()
        await screen.touch("closeOverlay")
        await crew.until(lambda: crew.seat(seat).stake_cents == 0, "the bet back")
        assert crew.board.phase is TablePhase.SPINNING
        await crew.result(self._number)
        self.rounds += 1
        self.void_seats += 1
        crew.plays_on(seat)
