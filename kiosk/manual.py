"""The manual page and the shells' completion, written from the parser itself.

`python -m kiosk.manual man|bash|zsh` prints one of them. The kiosk package has all three, made as
it is packed, so that they tell of the very commands beside them.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version

from kiosk.cli import CHAPTERS, COMMANDS, DESCRIPTION, EPILOG, parser_of


@dataclass(frozen=True, slots=True)
class Page:
    """A command or an action of one, and what may be said behind it."""

    words: tuple[str, ...]
    """Without `tapis` itself."""
    parser: argparse.ArgumentParser
    within: dict[str, argparse.ArgumentParser]
    """Its own actions."""

    @property
    def options(self) -> list[str]:
        found = [word for action in arguments(self.parser) for word in action.option_strings]
        return sorted(word for word in found if word.startswith("--"))

    @property
    def next_words(self) -> list[str]:
        """Its actions, or what its first argument can be."""
        positional = [action for action in arguments(self.parser) if not action.option_strings]
        choices = [map(str, action.choices) for action in positional if action.choices]
        return [*self.within] or [word for some in choices[:1] for word in some]


def pages() -> Iterator[Page]:
    """The whole tree, from `tapis` itself on."""
    yield from _tree((), parser_of(COMMANDS))


def _tree(words: tuple[str, ...], parser: argparse.ArgumentParser) -> Iterator[Page]:
    within: dict[str, argparse.ArgumentParser] = {}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            within = dict(action.choices)
    yield Page(words, parser, within)
    for name, each in within.items():
        yield from _tree((*words, name), each)


def arguments(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    """Its arguments, without those that lead to further parsers."""
    return [each for each in parser._actions if not isinstance(each, argparse._SubParsersAction)]


# ---- The manual ---------------------------------------------------------------------------------

_ALSO = """\
.SH FILES
.TP
.I /etc/tapis/*.toml
What the units of the kiosk package start: table, terminal, console or display.
.TP
.I /etc/tapis/publisher.pub
The key by which every file of the package is checked before each start.
.TP
.I /var/lib/tapis
Journals, keys and exports. No package ever deletes them.
.SH SEE ALSO
.BR systemctl (1),
.BR journalctl (1),
.BR cage (1)
"""


def man_page(release: str) -> str:
    first, *rest = pages()
    lines = [
        f'.TH TAPIS 1 "" "Tapis {release}" "User Commands"',
        ".SH NAME",
        r"tapis \- an electronic roulette table",
        ".SH SYNOPSIS",
        r".B tapis",
        r"[\-\-help] [\-\-version] COMMAND ...",
        ".SH DESCRIPTION",
        _text(DESCRIPTION),
    ]
    for title, chapter in CHAPTERS.items():
        lines.append(f".SS {_text(title[0].upper() + title[1:])}")
        for name, summary in chapter.items():
            lines += [".TP", rf"\fB{_text(name)}\fR", _text(summary)]
    lines += [*_verbatim(EPILOG), ".SH OPTIONS", *_listed(first.parser), ".SH COMMANDS"]
    for page in rest:
        lines += _command(page)
    return "\n".join(lines) + "\n" + _ALSO


def _command(page: Page) -> Iterator[str]:
    yield f".SS {_text(' '.join(('tapis', *page.words)))}"
    yield _text(page.parser.description or "")
    yield from _listed(page.parser)
    if page.parser.epilog:
        yield from _verbatim(page.parser.epilog)


def _listed(parser: argparse.ArgumentParser) -> Iterator[str]:
    explain = parser._get_formatter()._expand_help
    for action in arguments(parser):
        if action.help == argparse.SUPPRESS or isinstance(action, argparse._HelpAction):
            continue  # that there is help is said once, at the beginning
        value = "" if action.nargs == 0 else str(action.metavar or action.dest.upper())
        names = r"\fR, \fB".join(map(_text, action.option_strings))
        head = rf"\fB{names}\fR \fI{_text(value)}\fR" if names else rf"\fI{_text(value)}\fR"
        yield from (".TP", head.strip(), _text(explain(action)))


def _verbatim(text: str) -> list[str]:
    return [".PP", ".nf", *(_text(line) for line in text.rstrip().splitlines()), ".fi"]


def _text(line: str) -> str:
    """As groff prints it letter by letter."""
    escaped = line.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped


# ---- Completion ---------------------------------------------------------------------------------

_WHERE = """\
  local word place=""
  for word in %s; do
    case "$place $word" in
%s      *) ;;
    esac
  done
  local options="" choices=""
  case "$place" in
%s  esac
"""


def bash_completion() -> str:
    return (
        "# Completion of tapis for bash.\n_tapis() {\n"
        '  local current="${COMP_WORDS[COMP_CWORD]}"\n'
        + _where('"${COMP_WORDS[@]:1:COMP_CWORD-1}"')
        + '  [[ $current == -* ]] && choices="$options"\n'
        '  mapfile -t COMPREPLY < <(compgen -W "$choices" -- "$current")\n'
        "}\n"
        "# Where no word fits, a file may.\n"
        "complete -o default -F _tapis tapis\n"
    )


def zsh_completion() -> str:
    return (
        "#compdef tapis\n_tapis() {\n"
        + _where('"${(@)words[2,CURRENT-1]}"')
        + "  if [[ ${words[CURRENT]} == -* ]]; then\n    compadd -- ${=options}\n"
        "  else\n    compadd -- ${=choices}\n    _files\n  fi\n"
        "}\n"
        '_tapis "$@"\n'
    )


def _where(typed: str) -> str:
    """Follows what was typed down the tree, then says what may come next there."""
    steps, words = [], []
    for page in pages():
        place = "".join(f" {word}" for word in page.words)
        if place:
            steps.append(f'      "{place}") place="{place}" ;;\n')
        options, choices = " ".join(page.options), " ".join(page.next_words)
        words.append(f'    "{place}") options="{options}" choices="{choices}" ;;\n')
    return _WHERE % (typed, "".join(steps), "".join(words))


_FORMS = {
    "man": lambda: man_page(version("tapis")),
    "bash": bash_completion,
    "zsh": zsh_completion,
}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m kiosk.manual")
    parser.add_argument("form", choices=_FORMS)
    sys.stdout.write(_FORMS[parser.parse_args().form]())
