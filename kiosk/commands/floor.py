"""`tapis floor`: where many tables meet."""

import argparse
from importlib.util import find_spec
from pathlib import Path

from kiosk.commands.shell import complain, plain_text

EPILOG = """\
example:
  tapis floor --config floor.toml           run it: tickets of each table are good at every other
  tapis floor --config floor.toml --check   read the file, look at the database, and do not run
  tapis floor --config floor.toml --add-administrator "Ann Lee"
                                            one of the first two who sign in at its pages

floor.toml:
  name = "Main floor"
  database = "postgresql:///tapis"   # PostgreSQL 15 or newer, as libpq has it; two machines:
                                     # "host=db1,db2 dbname=tapis target_session_attrs=read-write"
  [network]
  socket = "floor.sock"              # for tables on this machine; paths are seen from this file
  users = ["table"]                  # of this machine who may speak there, besides our own (none)
  address = "0.0.0.0:7440"           # for others, with keys from `tapis enrol`: offer table-Table7
  keys = "keys"                      # to the table whose name is "Table 7"

  [pages]                            # in a browser (left out: none)
  address = "127.0.0.1:7480"         # others than this machine need a certificate
  certificate = "floor.pem"
  key = "floor.key"
  house = "Casino Royale"
  currency = "$"
  currency_code = "USD"              # of amounts in words; what follows are the defaults
  cages = 4
  two_people_cents = 100000          # from here on a ticket is paid at the cage by two people
  wait_h = 24                        # a change of an account is seen so long before it is made
  idle_min = 15                      # whoever does nothing for so long is signed out,
  session_h = 12                     # and everybody after so long

  [day]
  starts = "06:00"                   # of a day of the casino, by the clocks of
  zone = "Asia/Singapore"

A table comes to it by its own file:
  [floor]
  socket = "../floor/floor.sock"     # or address and keys

The database is made once, by an administrator of PostgreSQL:
  sudo -u postgres createuser tapis
  sudo -u postgres createdb --owner tapis tapis
  sudo -u tapis tapis floor --config /etc/tapis/floor.toml --check
Its tables are made and brought up to date whenever the floor starts, and never taken back.

A terminal whose disk is lost comes back from the floor's copy of its journal, written here by two
supervisors of its table, with their PINs, and put in its place at the terminal:
  tapis floor --config floor.toml --copy "Table 7" terminal-3 --to terminal-3.db --by ANN BOB
  tapis terminal --config terminal-3.toml --restore-from-floor terminal-3.db
A table fetches its own: see tapis table --help. Two pit managers or administrators can also take
either as a file from the page (Alarms, A machine is lost).

When the machine of the database is lost, its synchronous standby takes over by two administrators,
and refuses while the first one answers:
  tapis floor --config floor.toml --promote "Ann Lee" "Bob Tan" --standby "host=db2 dbname=tapis" \\
    --why "db1 burnt"

Tables are the authority on their own journals and play on when the floor is gone: they print
tickets from numbers that they were given before, and redeem those of their own that they have not
given to the floor. What the floor does not know it asks again; what nobody can tell two people
decide.

Its pages are for people with a name, a password and, if they move money, a second factor: viewers,
cashiers, pit managers, auditors and administrators. The first two administrators are made here, all
others by two administrators on their page. There is no account that several people share. Whoever
cannot come in any more is let in here, and every auditor sees that:
  tapis floor --config floor.toml --let-in "Ann Lee" --why "she stood before me"
  tapis floor --config floor.toml --reset "Ann Lee" --why "her phone is lost"
The first forgets wrong tries. The second prints a code for a new password, which counts after the
same wait as other changes, or at once where no two administrators are left.

It runs until it is stopped (Ctrl-C). Exit status: 0 when it was stopped, 2 if that cannot be done.
"""

NEEDED = "the floor's libraries are not installed: pip install 'tapis[floor]'"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", type=Path, required=True, metavar="FILE", help="a TOML file")
    parser.add_argument(
        "--check", action="store_true", help="make the database ready, and do not run"
    )
    parser.add_argument(
        "--copy",
        nargs=2,
        metavar=("TABLE", "JOURNAL"),
        help="write the copy of a journal as a file, such as 'Table 7' terminal-3; do not run",
    )
    parser.add_argument("--to", type=Path, metavar="FILE", help="of a copy: the file, *.db")
    parser.add_argument(
        "--by", nargs=2, metavar=("NAME", "SECOND"), help="of a copy: two supervisors of the table"
    )
    parser.add_argument(
        "--promote",
        nargs=2,
        metavar=("NAME", "SECOND"),
        help="two administrators have the standby of the database take over; do not run",
    )
    parser.add_argument(
        "--standby", metavar="CONNINFO", help="where it is, such as 'host=db2 dbname=tapis'"
    )
    asked = parser.add_mutually_exclusive_group()
    for option, summary in {
        "--add-administrator": "make one of the first two who sign in, and do not run",
        "--let-in": "forget wrong passwords, and do not run",
        "--reset": "print a code for a new password, and do not run",
    }.items():
        asked.add_argument(option, metavar="NAME", type=plain_text, help=summary)
    parser.add_argument("--why", type=plain_text, default="", help="for the record of each")
    parser.add_argument("--quiet", action="store_true", help="log only what needs attention")
    module = "running_floor" if find_spec("psycopg") else "floor"
    parser.set_defaults(work=f"kiosk.commands.{module}")


def run(arguments: argparse.Namespace) -> int:
    """Where the floor's libraries are, `kiosk.commands.running_floor` does the work."""
    return complain(NEEDED)
