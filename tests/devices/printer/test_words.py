import pytest

from kiosk.devices.printer.words import LANGUAGES, NUMBER_MAX, SYMBOLS, english, german, in_words


@pytest.mark.parametrize(
    ("cents", "words"),
    [
        (0, "no dollars and no cents"),
        (1, "no dollars and one cent"),
        (100, "one dollar and no cents"),
        (2500, "twenty-five dollars and no cents"),
        (123_456, "one thousand two hundred thirty-four dollars and fifty-six cents"),
        (101_000_019, "one million ten thousand dollars and nineteen cents"),
    ],
)
def test_an_amount_in_english(cents: int, words: str) -> None:
    assert in_words(cents, currency="USD", language="en") == words


@pytest.mark.parametrize(
    ("cents", "words"),
    [
        (100, "ein Euro und keine Cent"),
        (2101, "einundzwanzig Euro und ein Cent"),
        (10_116, "einhunderteins Euro und sechzehn Cent"),
        (10_100_000, "einhunderteintausend Euro und keine Cent"),
        (123_456, "eintausendzweihundertvierunddreißig Euro und sechsundfünfzig Cent"),
        (200_000_000, "zwei Millionen Euro und keine Cent"),
        (100_000_100, "eine Million eins Euro und keine Cent"),
    ],
)
def test_an_amount_in_german(cents: int, words: str) -> None:
    assert in_words(cents, currency="EUR", language="de") == words


@pytest.mark.parametrize("number", [english, german])
def test_no_two_numbers_have_the_same_words(number: object) -> None:
    assert callable(number)
    tested = [*range(2000), *(10**power + n for power in range(4, 12) for n in range(-30, 120))]
    assert len({number(n) for n in tested}) == len(set(tested))


@pytest.mark.parametrize("number", [-1, NUMBER_MAX + 1])
def test_a_number_without_words_is_refused(number: int) -> None:
    for language in LANGUAGES.values():
        with pytest.raises(ValueError, match=str(number)):
            language.number(number)


def test_every_language_knows_the_coins_of_every_currency() -> None:
    for language in LANGUAGES.values():
        assert language.coins.keys() == SYMBOLS.keys()
