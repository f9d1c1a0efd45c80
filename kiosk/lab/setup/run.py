"""The whole of it, step by step. What is there already is left, so that it can be run again."""

import argparse
import asyncio
import os
import shlex
from collections.abc import Iterator
from pathlib import Path

from kiosk import resources
from kiosk.commands import audit
from kiosk.commands.shell import complain
from kiosk.commands.stopping import until_told_to_stop
from kiosk.console.order import Person
from kiosk.folder_sync import replace_file
from kiosk.lab.setup.answers import HERE, QUESTIONS, SIMULATED, Answers, answers_of
from kiosk.lab.setup.asking import (
    FIRST_PIN,
    SECOND_PIN,
    Asker,
    SetupError,
    answers_text,
    read_answers,
)
from kiosk.lab.setup.certificates import authority_of, enrol_here
from kiosk.lab.setup.files import KEYS, files, house_of, keys_of, write_files
from kiosk.lab.setup.first_round import FirstHour
from kiosk.lab.simulate.children import ChildEndedError
from kiosk.lab.simulate.house import House
from kiosk.link.authority import AuthorityError
from kiosk.link.enrolment import EnrolmentError
from kiosk.link.tls import CredentialsError

_KEPT = "setup.toml"
_SOCKET_PATH_MAX = 107  # unix(7)


def run(arguments: argparse.Namespace) -> int:
    os.umask(0o077)  # journals and keys are nobody else's to read
    try:
        return _set_up(arguments)
    except (SetupError, ChildEndedError) as error:
        return complain(str(error))
    except (AuthorityError, CredentialsError, EnrolmentError) as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"{error.filename or arguments.folder}: {error.strerror}")


def _set_up(arguments: argparse.Namespace) -> int:
    folder = _folder(arguments.folder)
    asker, answers = _answers(arguments, folder)
    house = house_of(answers, folder)
    _say(f"\nThe files of {answers.name}:")
    write_files(files(answers, house), asker.yes, _say)
    if answers.networked:
        _say("\nThe certificates of its machines:")
        if answers.keys == HERE:
            enrol_here(folder, answers.machines, _say)
        else:
            authority_of(folder, _say)
    plays = answers.devices == SIMULATED and not arguments.no_round
    _say("\nIts first staff" + (", and a first round with simulated devices:" if plays else ":"))

    def people() -> tuple[Person, Person]:
        return (
            asker.person(answers.first_supervisor, FIRST_PIN),
            asker.person(answers.second_supervisor, SECOND_PIN),
        )

    book = resources.rulebook(answers.rulebook)
    hour = FirstHour(house_of(answers, folder, answers.seats[:1]), book, people, _say)
    asyncio.run(until_told_to_stop(hour.run(plays=plays)))
    if not hour.finished:
        raise SetupError("it was stopped; run it again, and it goes on")
    status = 0
    if plays:
        _say("\nThe journals are audited:")
        asks = argparse.ArgumentParser()
        audit.add_arguments(asks)
        status = audit.run(asks.parse_args([str(folder)]))
    _say("\nIt is set up. Start it, each line in a terminal of its own:")
    for line in _commands(answers, house):
        _say(f"  {line}")
    _say("\nThen sign in at the console. Touch a seat and Credit: it has money to play with.")
    return status


def _folder(folder: Path) -> Path:
    folder = folder.resolve()
    if folder.exists() and not folder.is_dir():
        raise SetupError(f"{folder} is no folder")
    if len(os.fsencode(folder / "validator-60.sock")) > _SOCKET_PATH_MAX:
        raise SetupError(f"{folder}: the path is too long for a socket")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def _answers(arguments: argparse.Namespace, folder: Path) -> tuple[Asker, Answers]:
    """The command line before the file of answers before an earlier run. Then whoever is here."""
    said: dict[str, str] = {}
    sources: dict[str, str] = {}
    for path in (folder / _KEPT, arguments.answers):
        if path is not None and (path is arguments.answers or path.exists()):
            read = read_answers(path)
            said |= read
            sources |= {key: f"{path}: {key}" for key in read}
    for question in QUESTIONS:
        text = getattr(arguments, question.key)
        if text is not None:
            said[question.key] = text
            sources[question.key] = question.option
    asker = Asker(asks=not arguments.yes, said=said, say=_say)
    if asker.asks:
        _say("Enter takes what stands in brackets. What is said here can be changed later.\n")
    texts = asker.all(sources)
    replace_file(folder / _KEPT, answers_text(texts).encode())
    return asker, answers_of(texts)


def _commands(answers: Answers, house: House) -> Iterator[str]:
    def quoted(*words: object) -> str:
        return shlex.join(str(word) for word in words)

    yield quoted("tapis", "table", "--config", house.table_config)
    for machine in answers.machines if answers.networked and answers.keys != HERE else ():
        offer = quoted("tapis", "enrol", "offer", house.folder / KEYS, machine)
        yield f"{offer}   # and there: tapis enrol request {keys_of(machine)} CODE HOST:7420"
    for seat in answers.seats:
        if answers.devices == SIMULATED:
            kinds = {"validator": answers.validator, "printer": answers.printer}
            for device, kind in kinds.items():
                link = house.folder / house.port_of(device, seat)
                control = house.control_of(device, seat)
                words = ("--link", link, "--control", control)
                yield quoted("tapis", "device", "simulate", kind, *words)
        terminal = house.terminal_config(seat)
        yield quoted("tapis", "terminal", "--windowed", "--config", terminal)
    yield quoted("tapis", "console", "--windowed", "--config", house.console_config)
    yield quoted("tapis", "display", "--windowed", "--config", house.display_config)


def _say(line: str) -> None:
    print(line, flush=True)
