"""Small pieces that every chapter of the rules text uses."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from kiosk.rules.terms import Cited, RuleBookTerms, Topic


def cite(*items: Cited) -> str:
    """The clauses that items come from, or what they stand on instead."""
    names = [clause for item in items for clause in item.clause]
    if names:
        return clauses(list(dict.fromkeys(names)))
    return f"*(no clause: {'; '.join(dict.fromkeys(item.basis for item in items))})*"


def clauses(names: Sequence[str]) -> str:
    return f"*[{', '.join(names)}]*"


def section(title: str, *paragraphs: str) -> str:
    return "\n\n".join((f"## {title}", *(text for text in paragraphs if text)))


def bullets(lines: Iterable[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def percent(share: Fraction) -> str:
    """An exact share with its figure: "1/37 (2.70 %)"."""
    hundredths = round(share * 10_000)
    return f"{share} ({hundredths // 100}.{hundredths % 100:02}\N{NO-BREAK SPACE}%)"


def listing(words: Sequence[str], last: str = "or") -> str:
    """ "a, b or c"."""
    return f" {last} ".join(part for part in (", ".join(words[:-1]), *words[-1:]) if part)


def statements(terms: RuleBookTerms, topic: Topic) -> list[str]:
    return [f"{s.text} {cite(s)}" for s in terms.statements if s.topic is topic]
