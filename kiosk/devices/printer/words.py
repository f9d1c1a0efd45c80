"""An amount in words, so that a figure on a ticket cannot be made another with one stroke.

A language is a function from a number to its words and, for each currency, the names of its coins.
"""

from collections.abc import Callable, Mapping

from msgspec import Struct

NUMBER_MAX = 10**12 - 1
"""No ticket comes near it; no language here has words beyond it."""


class Coin(Struct, frozen=True):
    one: str
    many: str


class Language(Struct, frozen=True, kw_only=True):
    number: Callable[[int], str]
    both: str
    """Stands between the whole amount and its cents."""
    none: str
    """Of cents."""
    one: str
    """Before a coin. Most languages count it by another word."""
    coins: Mapping[str, tuple[Coin, Coin]]
    """The coin and its hundredth, by ISO 4217 code."""


def in_words(cents: int, *, currency: str, language: str) -> str:
    """2500 is "twenty-five dollars and no cents"."""
    said = LANGUAGES[language]
    whole, hundredth = said.coins[currency]
    return f"{_coins(cents // 100, whole, said)} {said.both} {_coins(cents % 100, hundredth, said)}"


def _coins(number: int, coin: Coin, language: Language) -> str:
    match number:
        case 0:
            return f"{language.none} {coin.many}"
        case 1:
            return f"{language.one} {coin.one}"
        case _:
            return f"{language.number(number)} {coin.many}"


# ---- English ------------------------------------------------------------------------------------

_ONES = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"),
    "nineteen",
)
_TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_SCALES = ((10**9, "billion"), (10**6, "million"), (1000, "thousand"), (100, "hundred"))


def english(number: int) -> str:
    _check(number)
    for size, name in _SCALES:
        if number >= size:
            rest = f" {english(number % size)}" if number % size else ""
            return f"{english(number // size)} {name}{rest}"
    if number < len(_ONES):
        return _ONES[number]
    ones = f"-{_ONES[number % 10]}" if number % 10 else ""
    return f"{_TENS[number // 10]}{ones}"


# ---- German -------------------------------------------------------------------------------------

_EINER = (
    *("null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"),
    *("elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn"),
    "neunzehn",
)
_ZEHNER = ("", "", "zwanzig", "dreißig", "vierzig", "fünfzig")
_ZEHNER_AB_60 = ("sechzig", "siebzig", "achtzig", "neunzig")
_GROSS = ((10**9, "eine Milliarde", "Milliarden"), (10**6, "eine Million", "Millionen"))


def german(number: int) -> str:
    _check(number)
    for size, one, many in _GROSS:
        if number >= size:
            count, rest = divmod(number, size)
            told = one if count == 1 else f"{german(count)} {many}"
            return f"{told} {german(rest)}" if rest else told
    return _german_word(number)


def _german_word(number: int) -> str:
    """Below a million everything is one word, and the ones stand before the tens."""
    for size, name in ((1000, "tausend"), (100, "hundert")):
        if number >= size:
            rest = _german_word(number % size) if number % size else ""
            return f"{_german_ein(number // size)}{name}{rest}"
    if number < len(_EINER):
        return _EINER[number]
    tens = (*_ZEHNER, *_ZEHNER_AB_60)[number // 10]
    return f"{_german_ein(number % 10)}und{tens}" if number % 10 else tens


def _german_ein(number: int) -> str:
    return _german_word(number).removesuffix("s") if number % 100 == 1 else _german_word(number)


def _check(number: int) -> None:
    if not 0 <= number <= NUMBER_MAX:
        raise ValueError(f"there are no words here for {number}")


_DOLLAR = (Coin("dollar", "dollars"), Coin("cent", "cents"))
_DOLLAR_DE = (Coin("Dollar", "Dollar"), Coin("Cent", "Cent"))

LANGUAGES: Mapping[str, Language] = {
    "en": Language(
        number=english,
        both="and",
        none="no",
        one="one",
        coins={
            **dict.fromkeys(("AUD", "NZD", "SGD", "USD"), _DOLLAR),
            "EUR": (Coin("euro", "euros"), Coin("cent", "cents")),
            "GBP": (Coin("pound", "pounds"), Coin("penny", "pence")),
        },
    ),
    "de": Language(
        number=german,
        both="und",
        none="keine",
        one="ein",
        coins={
            **dict.fromkeys(("AUD", "NZD", "SGD", "USD"), _DOLLAR_DE),
            "EUR": (Coin("Euro", "Euro"), Coin("Cent", "Cent")),
            "GBP": (Coin("Pfund", "Pfund"), Coin("Penny", "Pence")),
        },
    ),
}
SYMBOLS: Mapping[str, str] = {
    **dict.fromkeys(("AUD", "NZD", "SGD", "USD"), "$"),
    "EUR": "€",
    "GBP": "£",
}
