"""How clauses are named, and which are meant."""

import pytest

from kiosk.clauses.citing import NoSuchClauseError, cited

KNOWN = {
    "S1": ("Preamble", "5.3", "5.3.1", "5.3.2", "5.9", "Appendix A Split", "Appendix A Street"),
    "S3": (
        "1.1 Void",
        "1.1 Wagering Period",
        "1.1 Wagering Period (a)",
        "6.1(a)",
        "6.16(a)",
        "6.16(b)",
        "6.17",
        "7.3",
        "7.3(a)",
        "7.3(b)",
        "7.4",
        "7.5(a)",
        "7.5(b)",
        "7.6",
        "8",
    ),
}


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("S3 6.16(b).", ["S3 6.16(b)"]),
        ("as S3 6.16b has it", ["S3 6.16(b)"]),
        ("(S1 5.9, S3 6.17)", ["S1 5.9", "S3 6.17"]),
        ("S3 6.16(b), and 6.17 where it cannot", ["S3 6.16(b)", "S3 6.17"]),
        ("S1 5.3 and 5.9", ["S1 5.3", "S1 5.9"]),
        ("S3 7.3(a), (b); two of them", ["S3 7.3(a)", "S3 7.3(b)"]),
        ("S3 7.4 to 7.6", ["S3 7.4", "S3 7.5(a)", "S3 7.5(b)", "S3 7.6"]),
        ("S3 6.16: both", ["S3 6.16(a)", "S3 6.16(b)"]),
        ("S1 5.3, which has parts of its own", ["S1 5.3"]),
        ("S3 1.1 Wagering Period (a), 1.1 Void", ["S3 1.1 Wagering Period (a)", "S3 1.1 Void"]),
        ("S3 1.1\n    Wagering Period.", ["S3 1.1 Wagering Period"]),
        ("S1 Appendix A Split, Appendix A Street", ["S1 Appendix A Split", "S1 Appendix A Street"]),
        ("S3 [limits.law], [wheel], 6.17", ["S3 [limits.law]", "S3 [wheel]", "S3 6.17"]),
        ("S3 6.17, 8 times", ["S3 6.17"]),
        ("S3 8, the last of them", ["S3 8"]),
        ("S1 and S3 differ", []),
        ("nothing is named here, not even S1", []),
    ],
)
def test_what_is_meant(text: str, meant: list[str]) -> None:
    assert [str(citation) for citation in cited(text, KNOWN)] == meant


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("S3 6.18", "S3 has no clause '6.18'"),
        ("S3 6.16(c)", r"S3 has no clause '6.16\(c\)'"),
        ("S3 6.17, 9.9", "S3 has no clause '9.9'"),
        ("S3 7.3(a), (c)", r"S3 has no clause '7.3\(c\)'"),
        ("S3 5 of them", "S3 has no clause '5 of them'"),
        ("S7 6.17", "there is no document S7"),
    ],
)
def test_what_is_not_there_is_named(text: str, words: str) -> None:
    with pytest.raises(NoSuchClauseError, match=words):
        list(cited(text, KNOWN))
