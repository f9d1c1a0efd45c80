"""What the screen says, for the ear: no signs, no dots, sums as they are said."""

from kiosk.game import facts as f
from kiosk.game.round.state import PlayedRound
from kiosk.game.terminal.state import Terminal
from kiosk.rules.spread import is_spread
from kiosk.rules.wagers import Kind, Wager
from kiosk.ui.rings_came import rings_came
from kiosk.ui.terminal.desk import Desk, net_cents, staked_cents
from kiosk.ui.texts import translate
from kiosk.ui.words import colour_name, wager_name

ONE_CENTS = 100


class SpokenWords:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._book = desk.book

    def opened(self, seconds: int) -> str:
        text = translate("SpokenWords", "Place your bets. {seconds} seconds.")
        return text.format(seconds=seconds)

    def seconds(self, seconds: int) -> str:
        return translate("SpokenWords", "{seconds} seconds").format(seconds=seconds)

    def slip(self, fact: f.SlipChanged, state: Terminal) -> str:
        """A bet by its name; of anything larger, what lies on the cloth now."""
        layout = self._desk.bets.layout()
        total_cents = sum(layout.values())
        if not total_cents:
            return translate("SpokenWords", "No bets on the cloth")
        if fact.step is f.SlipStep.PLACE and len(fact.stakes) == 1:
            [(wager, cents)] = fact.stakes.items()
            text = translate("SpokenWords", "{sum} on {wager}")
            return text.format(sum=self.sum(cents), wager=self.wager(self._book.wager(wager)))
        text = translate("SpokenWords", "{sum} on {count} spots")
        return text.format(sum=self.sum(total_cents), count=len(layout))

    def closed(self, staked_cents: int) -> str:
        if not staked_cents:
            return translate("SpokenWords", "No more bets.")
        text = translate("SpokenWords", "No more bets. You have bet {sum}.")
        return text.format(sum=self.sum(staked_cents))

    def returned(self, cents: int, reasons: str) -> str:
        text = translate("SpokenWords", "{sum} back in your credit: {reasons}.")
        return text.format(sum=self.sum(cents), reasons=reasons)

    def result(self, played: PlayedRound, credit_cents: int) -> str:
        return f"{self._result(played, credit_cents)} {self._rings(played)}".strip()

    def _rings(self, played: PlayedRound) -> str:
        came = rings_came(self._book, played.outcome, played.ring)
        if came is not None:
            text = translate("SpokenWords", "Inner ring {inner}, sum {sum}.")
            return text.format(inner=came.inner, sum=came.total)
        if played.spread_void and any(is_spread(wager) for wager in played.stakes):
            return translate("SpokenWords", "Your Spread-Bets are returned.")
        return ""

    def _result(self, played: PlayedRound, credit_cents: int) -> str:
        number, colour = played.outcome or "", colour_name(played.outcome or "0")
        if not played.stakes and not played.promotional:
            return translate("SpokenWords", "{number}, {colour}.").format(
                number=number, colour=colour
            )
        back_cents, net = played.winnings_cents + played.returned_cents, net_cents(played)
        if not back_cents:
            text = translate("SpokenWords", "{number}, {colour}. No win. Your credit is {credit}.")
        elif net > 0:
            text = translate(
                "SpokenWords", "{number}, {colour}. You are up {net}. Your credit is {credit}."
            )
        else:
            text = translate(
                "SpokenWords",
                "{number}, {colour}. {back} back of {staked}. Your credit is {credit}.",
            )
        return text.format(
            number=number,
            colour=colour,
            net=self.sum(net),
            back=self.sum(back_cents),
            staked=self.sum(staked_cents(played)),
            credit=self.sum(credit_cents),
        )

    def wager(self, wager: Wager) -> str:
        if wager.kind is Kind.LOW:
            return translate("SpokenWords", "1 to 18")
        if wager.kind is Kind.HIGH:
            return translate("SpokenWords", "19 to 36")
        if wager.kind is Kind.SPREAD and wager.sums is not None:
            low, high = wager.sums
            text = translate("SpokenWords", "Spread-Bet, sum {low} to {high}")
            if low == high:
                text = translate("SpokenWords", "Spread-Bet, sum {low}")
            return text.format(low=low, high=high)
        return plain(wager_name(wager))

    def sum(self, cents: int) -> str:
        money = self._desk.bets.unit
        sign, amount = money.sign, money.short_plain(cents)
        one, many = _units().get(sign, (f"{sign} {{amount}}",) * 2)
        return (one if cents == ONE_CENTS else many).format(amount=amount)


def _units() -> dict[str, tuple[str, str]]:
    """By their sign: of one, and of any other amount."""
    return {
        "": (translate("SpokenWords", "{amount} points"),) * 2,
        "$": (
            translate("SpokenWords", "{amount} dollar"),
            translate("SpokenWords", "{amount} dollars"),
        ),
        "RM": (
            translate("SpokenWords", "{amount} ringgit", "one"),
            translate("SpokenWords", "{amount} ringgit", "several"),
        ),
        "€": (
            translate("SpokenWords", "{amount} euro"),
            translate("SpokenWords", "{amount} euros"),
        ),
        "£": (
            translate("SpokenWords", "{amount} pound"),
            translate("SpokenWords", "{amount} pounds"),
        ),
    }


def plain(text: str) -> str:
    """The dots between numbers, and what holds a line together, are for the eye."""
    return text.replace(" · ", ", ").replace("\N{WORD JOINER}", "")
