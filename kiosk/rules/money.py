"""Amounts as people read them. Inside the engine money is whole cents and nothing else."""

from msgspec import Struct


class Marks(Struct, frozen=True):
    """What a language puts between the thousands and before the decimals."""

    group: str = ","
    point: str = "."


ENGLISH = Marks()


def money_text(cents: int, marks: Marks = ENGLISH) -> str:
    """1234567 is "12,345.67"; always with both decimals, as on a meter."""
    sign = "-" if cents < 0 else ""
    units = f"{abs(cents) // 100:,}".replace(",", marks.group)
    return f"{sign}{units}{marks.point}{abs(cents) % 100:02}"


def short_money_text(cents: int, marks: Marks = ENGLISH) -> str:
    """As on chips and limits: decimals only where there are any."""
    return money_text(cents, marks).removesuffix(f"{marks.point}00")


def percent_text(hundredths: int, marks: Marks = ENGLISH) -> str:
    """270 hundredths of a percent are "2.70 %"."""
    return f"{hundredths // 100}{marks.point}{hundredths % 100:02}\N{NO-BREAK SPACE}%"
