"""Reading the terms and conditions of a tournament."""

from hashlib import sha256

from msgspec import Struct

from kiosk.rules.tomlfile import TomlFaultError, fault_text, read
from kiosk.rules.tournament.checking import problems
from kiosk.rules.tournament.terms import TournamentTerms


class TermsError(Exception):
    """Terms with a fault. Every fault found is listed; nothing was loaded."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class TermsFile(Struct, frozen=True):
    """The digest is that of the whole file: journals and screens name it, so that everybody can
    tell which terms a tournament was played by."""

    terms: TournamentTerms
    digest: str


def load_terms(text: str, source: str) -> TermsFile:
    """`source` is the name used in error messages, usually the file."""
    try:
        terms = read(text, TournamentTerms)
        if found := problems(terms):
            raise TomlFaultError(found)
    except TomlFaultError as error:
        faults = tuple(fault_text(source, text, problem) for problem in error.problems)
        raise TermsError(faults) from None
    return TermsFile(terms, digest_of(text))


def digest_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def read_terms(text: str) -> TournamentTerms:
    """Terms that were found sound before: a journal keeps them as they were."""
    return read(text, TournamentTerms)
