"""`tapis report --pdf`: Qt draws the document, and takes longer to load than a report to make."""

import argparse

from kiosk.commands import report
from kiosk.ui.report_pdf import write_pdf


def run(arguments: argparse.Namespace) -> int:
    return report.run(arguments, write_pdf)
