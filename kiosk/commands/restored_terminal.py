"""`tapis terminal --restore-from-floor`: a lost journal comes back from the floor's copy."""

import argparse
from functools import partial
from pathlib import Path

from kiosk.commands.configured import run_configured
from kiosk.config import TerminalConfig
from kiosk.journal.errors import JournalError
from kiosk.journal.reader import JournalReader
from kiosk.restoring import CopyError, put_in_place, write_copy


def run(arguments: argparse.Namespace) -> int:
    work = partial(_restore, arguments.restored)
    return run_configured(arguments, TerminalConfig, work, JournalError, CopyError)


def _restore(copy: Path, config: TerminalConfig, folder: Path) -> None:
    """The table sees at its next hello whether anything is missing, and then keeps it out until
    staff have looked."""
    journal, machine = folder / config.journal, f"terminal-{config.seat}"
    apart = journal.with_name(f"{journal.name}.copy")
    with JournalReader.read_only(copy) as read:
        if read.machine != machine:
            raise CopyError(f"{copy} is the journal of {read.machine}, and not of {machine}")
        done = write_copy(apart, machine, read.records())
    kept = put_in_place(apart, journal)
    print(f"restored to fact {done.head.seq}")
    if kept is not None:
        print(f"the journal that was there is kept as {kept}")
    print("If the table has seen more of it, it says so, and staff judge what is missing.")
