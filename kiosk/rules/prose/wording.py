"""The language the rules are written in, and the small pieces that every chapter uses."""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import reduce

from msgspec import Struct

from kiosk.rules.money import ENGLISH, Marks, percent_text, short_money_text
from kiosk.rules.terms import Cited, RuleBookTerms, Topic

Translate = Callable[[str, str], str]
"""Of a context and an English text, the text as it is to be read."""


def in_english(context: str, text: str) -> str:
    return text


class Wording(Struct, frozen=True):
    translate: Translate = in_english
    marks: Marks = ENGLISH

    def own(self, text: str) -> str:
        """A text of the rule book itself. What nobody has translated stays as it stands there."""
        return self.translate("RuleBook", text)

    def cite(self, *items: Cited) -> str:
        """The clauses that items come from, and what they stand on where those do not reach."""
        names = list(dict.fromkeys(clause for item in items for clause in item.clause))
        bases = "; ".join(dict.fromkeys(self.own(item.basis) for item in items if item.basis))
        if not names:
            return self.basis(bases)
        return f"{clauses(names)} *({bases})*" if bases else clauses(names)

    def basis(self, words: str) -> str:
        told = self.translate("Rules", "no clause: {basis}").format(basis=words)
        return f"*({told})*"

    def told(self, sentence: str, *items: Cited) -> str:
        """A sentence with what it stands on."""
        return f"{sentence} {self.cite(*items)}"

    def statements(self, terms: RuleBookTerms, topic: Topic) -> list[str]:
        return [self.told(self.own(s.text), s) for s in terms.statements if s.topic is topic]

    def either(self, words: Sequence[str]) -> str:
        """ "a, b or c"."""
        return self._listed(words, self.translate("Rules", "{several} or {last}"))

    def both(self, words: Sequence[str]) -> str:
        """ "a, b and c"."""
        return self._listed(words, self.translate("Rules", "{several} and {last}"))

    def _listed(self, words: Sequence[str], ending: str) -> str:
        *several, last = words
        if not several:
            return last
        comma = self.translate("Rules", "{several}, {next}")
        joined = reduce(lambda so_far, word: comma.format(several=so_far, next=word), several)
        return ending.format(several=joined, last=last)

    def percent(self, share: Fraction) -> str:
        """An exact share with its figure: "1/37 (2.70 %)"."""
        return f"{share} ({percent_text(round(share * 10_000), self.marks)})"

    def money(self, cents: int) -> str:
        return short_money_text(cents, self.marks)

    def odds(self, pays: int) -> str:
        return self.translate("Rules", "{odds} to 1").format(odds=pays)


def clauses(names: Sequence[str]) -> str:
    return f"*[{', '.join(names)}]*"


def section(title: str, *paragraphs: str) -> str:
    return "\n\n".join((f"## {title}", *(text for text in paragraphs if text)))


def bullets(lines: Iterable[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
