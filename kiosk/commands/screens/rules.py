"""`tapis rules --language`: translations are Qt's."""

import argparse

from kiosk import resources
from kiosk.commands import rules
from kiosk.commands.shell import complain
from kiosk.ui.language import Languages


def run(arguments: argparse.Namespace) -> int:
    try:
        return rules.run(arguments, Languages().wording(arguments.language))
    except resources.UnknownLanguageError as error:
        return complain(str(error))
