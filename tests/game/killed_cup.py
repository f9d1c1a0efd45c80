"""A tournament of 24 entrants, three heats and a final with ties, killed after each commit in turn
and started again from its journals: it must end the same.

    python -m tests.game.killed_cup          all of them, some minutes; a sample runs in the suite

Table and terminals are the pure machines, and tell one another what `reconcile` says. What players
bet and where the ball falls depends on the spin and nothing else, so that a spin which the cut
makes void is played again alike. What was written is folded once, and each cut begins with what was
known then; it is played until a session more is over. If the tournament stands as it did without
the cut, so will its end.
"""

import argparse
from collections.abc import Iterable, Iterator
from hashlib import sha256

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.history import begun, rebuild
from kiosk.game.reconcile import news, orders, standing_of
from kiosk.game.round.state import TablePhase, TerminalPhase
from kiosk.game.table import commands as sgc
from kiosk.game.table import machine as table
from kiosk.game.table.state import Table
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal import machine as terminal
from kiosk.game.terminal.state import Terminal
from kiosk.game.tournament.state import TournamentAtTable
from kiosk.lab.simulate.contestant import next_touch
from kiosk.lab.simulate.director import CupPlan, Director
from kiosk.resources import rulebook
from kiosk.rules.rulebook import RuleBook
from kiosk.table.board import board
from kiosk.table.tournaments import tournament_house
from tests.rules.tournament.test_terms import changed

TEXT = changed(("spins = 20  ", "spins = 3  "), ("from_spin = 11", "from_spin = 3"))
SEATS = tuple(str(n) for n in range(1, 10))
TABLE = "table"
Commit = tuple[str, f.Facts]
STEPS_MAX = 20_000
SESSIONS_MAX = 99


Known = tuple[Table, dict[str, Terminal]]


def fold(book: RuleBook, commits: list[Commit]) -> Iterator[Known]:
    """What all machines know from the beginning, and after each commit, from what was written."""
    table_ = rebuild(book, [begun(book, f.Role.TABLE)])
    assert isinstance(table_, Table)
    seats: dict[str, Terminal] = {}
    for seat in SEATS:
        there = rebuild(book, [begun(book, f.Role.TERMINAL, seat)])
        assert isinstance(there, Terminal)
        seats[seat] = there
    yield table_, dict(seats)
    for name, facts in commits:
        for fact in facts:
            read = f.decode(f.encode(fact))
            if name == TABLE:
                table_ = table.apply(table_, read)
            else:
                seats[name] = terminal.apply(seats[name], read)
        yield table_, dict(seats)


class House:
    """All journals of a house, as far as they were written, and how play goes on from there."""

    def __init__(self, book: RuleBook, commits: list[Commit], known: "Known | None" = None) -> None:
        """`known` by these commits; None: they are folded."""
        self.book, self.commits = book, commits
        self.director = Director(CupPlan(text=TEXT, live_rounds=0), SEATS)
        self.last = TournamentAtTable()
        """The tournament before it was closed."""
        self.table, self.seats = known or [*fold(book, commits)][-1]
        self.look()

    def look(self) -> None:
        if self.table.tournament.decided:
            self.last = self.table.tournament

    # ---- Machines -----------------------------------------------------------------------------

    def ask(self, command: sgc.Command, who: str = "ann") -> None:
        """As one commit."""
        opened_ms = self.table.round.opened_ms + 1000 * self.table.round.period_s
        key = f"order {len(self.commits)}"
        given = Given(who, max(1000 * len(self.commits), opened_ms), key, "bob")
        facts = table.decide(self.book, self.table, command, given)
        for fact in facts:
            self.table = table.apply(self.table, fact)
        if facts:
            self.commits.append((TABLE, facts))
        self.look()

    def tell(self, seat: str, command: ats.Command) -> None:
        facts = terminal.decide(self.book, self.seats[seat], command).facts
        for fact in facts:
            self.seats[seat] = terminal.apply(self.seats[seat], fact)
        if facts:
            self.commits.append((seat, facts))

    def start_again(self) -> None:
        """The table, and all terminals but those at which wagering is open: what lies there when a
        terminal is interrupted goes back (S3 6.16(a)), and that spin is then another one."""
        for seat, state in self.seats.items():
            if state.round.phase is not TerminalPhase.BETTING:
                self.tell(seat, ats.Restart())
        self.ask(sgc.TellInterruption(), "table")

    def sync(self) -> bool:
        """What each machine has to tell the other. False: nothing."""
        before = len(self.commits)
        for seat in SEATS:
            if seat not in self.table.seats:
                continue
            standing = standing_of(self.seats[seat])
            for command in news(self.table, standing, head=(len(self.commits), "ab" * 32)):
                self.ask(command, f"terminal {seat}")
            key = f"{seat} {self.table.round.number}"
            for order in orders(self.table, standing, key=key):
                self.tell(seat, order)
        return len(self.commits) > before

    # ---- People -------------------------------------------------------------------------------

    def play(self, sessions: int = SESSIONS_MAX) -> "House":
        """To the end, or until so many sessions are over."""
        for _ in range(STEPS_MAX):
            there = self.table.tournament
            if (there.number and there.terms is None) or len(there.sessions) >= sessions:
                return self
            if not self.sync():
                self.act()
        raise AssertionError("the tournament does not end")

    def act(self) -> None:
        here, session = self.table, self.table.tournament.session
        missing = next((seat for seat in SEATS if seat not in here.seats), None)
        if missing is not None:
            self.ask(sgc.Join(missing), "table")
        elif session is not None and session.lot_due:
            lot = sha256(f"lot {session.number}".encode()).hexdigest()
            self.ask(sgc.DrawLot(lot), "table")
        else:
            self.deal()

    def deal(self) -> None:
        match self.table.round.phase:
            case TablePhase.SHUT:
                self.ask(sgc.OpenTable(0))
            case TablePhase.IDLE:
                shown = board(self.table, here=SEATS)
                order = self.director.next_order(shown, tournament_house(self.table.tournament))
                self.ask(order or sgc.OpenRound(self.book.terms.period.shortest_s))
            case TablePhase.BETTING:
                touch = next(self._touches(), None)
                if touch is None:
                    self.ask(sgc.CloseRound(), "clock")
                else:
                    self.tell(*touch)
            case TablePhase.CLOSING:
                self.ask(sgc.EndGrace(), "clock")
            case TablePhase.SPINNING:
                self.ask(sgc.ConfirmResult(self._ball()))

    def _touches(self) -> Iterator[tuple[str, ats.Command]]:
        for seat, state in self.seats.items():
            if (touch := next_touch(self.book, state)) is not None:
                yield seat, touch

    def _ball(self) -> str:
        session = self.table.tournament.session
        assert session is not None
        about = f"ball {session.number} {session.play_off} {session.spin}"
        order = self.book.wheel.order
        return order[int.from_bytes(sha256(about.encode()).digest()[:4], "big") % len(order)]


def whole() -> House:
    return House(rulebook("crown-single-zero"), []).play()


def ending(house: House) -> tuple[object, ...]:
    """All that anybody would notice: places, prizes, and who was paid what."""
    there = house.last
    paid = {
        (fact.entrant, fact.owed): fact.cents
        for name, facts in house.commits
        if name == TABLE
        for fact in facts
        if isinstance(fact, f.EntrantPaid)
    }
    sessions = [(one.placing, one.finish, one.advancing, one.prizes) for one in there.sessions]
    return sessions, paid, {name: one.state for name, one in there.entrants.items()}


def cut_after(house: House, commit: int) -> House:
    """Switched off when so many commits were written, and played on."""
    again = House(house.book, list(house.commits[:commit]))
    again.start_again()
    return again.play()


def standing(there: TournamentAtTable) -> TournamentAtTable:
    """All of it but keys and the numbers of rounds: a spin that the cut made void took one more."""
    sessions = tuple(replace(kept, key="", round=0) for kept in there.sessions)
    return replace(there, answers={}, sessions=sessions)


def first_differing(house: House, cuts: Iterable[int]) -> int | None:
    """The first of these cuts after which it does not go on as it did."""
    known, told = [*fold(house.book, house.commits)], ending(house)
    over = {}
    for state, _ in known:
        over.setdefault(len(state.tournament.sessions), standing(state.tournament))
    for commit in cuts:
        again = House(house.book, list(house.commits[:commit]), known[commit])
        again.start_again()
        sessions = len(again.table.tournament.sessions) + 1
        now = again.play(sessions).table.tournament
        same = standing(now) == over[sessions] if now.terms else ending(again) == told
        if not same:
            return commit
    return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=1, metavar="N", help="after each Nth commit")
    parser.add_argument("--first", type=int, default=1, metavar="COMMIT", help="begin with this")
    arguments = parser.parse_args()
    house = whole()
    print(f"{len(house.commits):,} commits; the final: {house.last.sessions[-1].placing}")
    cuts = range(arguments.first, len(house.commits), arguments.each)
    for at in range(0, len(cuts), 100):
        hundred = cuts[at : at + 100]
        commit = first_differing(house, hundred)
        assert commit is None, f"cut after commit {commit}"
        print(f"  cut after {hundred[0]:,} to {hundred[-1]:,}: the same end", flush=True)
    print("whenever it is cut, it ends the same")


if __name__ == "__main__":
    main()
