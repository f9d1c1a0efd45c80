"""What every program does with its configuration: what of it cannot be used is said."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from kiosk import resources
from kiosk.commands.shell import complain, log_to_stderr
from kiosk.config import Config, ConfigError, read_config
from kiosk.link.credentials import CredentialsError

_UNUSABLE: tuple[type[Exception], ...] = (
    ConfigError,
    CredentialsError,
    resources.UnknownRuleBookError,
)


def run_configured(
    arguments: argparse.Namespace,
    kind: type[Config],
    run: Callable[[Config, Path], None],
    *unusable: type[Exception],
) -> int:
    """With the folder that its paths are seen from. `unusable`: what else may be wrong with it."""
    os.umask(0o077)  # journals and orders are nobody else's to read
    log_to_stderr(quiet=arguments.quiet)
    try:
        run(read_config(arguments.config, kind), arguments.config.parent.resolve())
    except resources.UnknownLanguageError as error:
        return complain(f"{arguments.config}: language: {error}")
    except (*_UNUSABLE, *unusable) as error:
        return complain(str(error))
    return 0
