"""`tapis travel`, once its options are read."""

import argparse

from kiosk.commands.shell import complain
from kiosk.journal.errors import JournalError
from kiosk.ui.past.run import journey_of, run_travel, take_picture


def run(arguments: argparse.Namespace) -> int:
    journey = journey_of(arguments.path, seat=arguments.seat, at=arguments.at)
    try:
        journey.read()  # up to the end, so that whatever is wrong with it is known
    except JournalError as error:
        journey.close()
        return complain(str(error))
    if arguments.at is not None and not 1 <= arguments.at <= len(journey):
        held = f"{journey.past.path} has facts 1 to {len(journey)}, and no fact {arguments.at}"
        journey.close()
        return complain(held)
    if arguments.picture is None:
        run_travel(journey, arguments.size)
    elif not take_picture(journey, arguments.size, arguments.picture):
        return complain(f"cannot write {arguments.picture}: is it a .png in a folder that exists?")
    return 0
