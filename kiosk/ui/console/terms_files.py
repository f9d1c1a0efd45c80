"""The terms of tournaments that a director can choose from."""

import logging
from pathlib import Path

from kiosk import resources
from kiosk.game.tournament.values import LINE_MAX, LINES_MAX, TERMS_MAX
from kiosk.rules.tournament.file import TermsError, load_terms

_log = logging.getLogger(__name__)

FILES_MAX = 12


def terms_in(folder: Path | None) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Title and lines, by the name of the file. One with a fault is left out, as the log says."""
    there: dict[str, tuple[str, tuple[str, ...]]] = {}
    place = folder if folder is not None else resources.folder("assets") / "tournaments"
    for path in sorted(place.glob("*.toml"))[:FILES_MAX]:
        try:
            text = path.read_text(encoding="utf-8")
            lines = tuple(text.split("\n"))
            fits = len(text) <= TERMS_MAX and len(lines) <= LINES_MAX
            if not fits or max(map(len, lines)) > LINE_MAX:
                _log.error("%s is too long for the terms of a tournament", path)
                continue
            there[path.stem] = (load_terms(text, path.name).terms.title, lines)
        except (OSError, UnicodeDecodeError, TermsError) as error:
            _log.error("%s: %s", path, error)
    return there
