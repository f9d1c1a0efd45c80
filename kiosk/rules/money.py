"""Amounts as people read them. Inside the engine money is whole cents and nothing else."""


def money_text(cents: int) -> str:
    """1234567 is "12,345.67"; always with both decimals, as on a meter."""
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100:,}.{abs(cents) % 100:02}"


def short_money_text(cents: int) -> str:
    """As on chips and limits: decimals only where there are any."""
    return money_text(cents).removesuffix(".00")
