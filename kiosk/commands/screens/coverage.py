"""`tapis rules --coverage --pdf`: Qt draws the document."""

import argparse

from kiosk.commands import rules
from kiosk.ui.coverage_pdf import write_pdf


def run(arguments: argparse.Namespace) -> int:
    return rules.run(arguments, write_pdf=write_pdf)
