"""A state as the version that wrote the recordings told it: one name for each thing it knows."""

from typing import Any

import msgspec

from kiosk.game.history import State, plain
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal

TERMINAL = {
    "limits": {
        "of_table": "table_limits",
        "legacy": "legacy_limits",
        "notice": "limits_notice",
        "closing_due_ms": "closing_due_ms",
    },
    "account": {"number": "account", "open": "account_open", "sitting": "sitting"},
    "round": {
        "phase": "phase",
        "number": "round",
        "sent": "sent",
        "riding": "riding",
        "played": "played",
        "no_spins": "no_spins",
    },
    "favourites": {"kept": "favourites", "deleted": "favourite_deleted"},
    "cash": {"notes": "notes", "note_in": "note_in", "doubts": "doubt", "taken": "taken"},
    "tickets": {
        "printing": "ticket",
        "asked": "tickets_asked",
        "out": "tickets_out",
        "of": "tickets_of",
        "entered": "ticket_in",
        "redeemed": "redeemed",
    },
    "payments": {"paid": "paid", "attendant_called": "attendant_called"},
    "courtesy": {"help_asked": "help_asked", "message": "message"},
    "locks": {"frozen": "frozen", "reasons": "locks"},
    "cases": {"withheld": "withheld", "dispute": "dispute"},
    "staff": {"visitor": "visitor", "settings": "settings"},
}
TABLE = {
    "limits": {
        "in_force": "limits",
        "notice": "limits_notice",
        "before": "limits_before",
        "closing_due_ms": "closing_due_ms",
    },
    "round": {
        "phase": "phase",
        "number": "round",
        "period_s": "period_s",
        "kept": "rounds",
        "past_changes": "past_changes",
        "earlier": "earlier",
    },
}


_NEWER_OF_LIMITS = {"law": {"spread_in_aggregate": False, "supernova_in_aggregate": False}}
_NEWER_OF_SLIPS = {
    "expected_cents": ...,
    "owed_cents": 0,
    "judged": None,
    "change_reported": 0,
    "malfunctions": ...,
    "jackpot_cents": 0,
    "taken": ...,
}
NEWER: dict[type, dict[str, Any]] = {
    Terminal: {
        "cash": {"credit_limit_cents": None, "acknowledged": ...},
        "cases": {"withdrawing": False, "decided": ..., "withheld": {"*": {"round": ...}}},
        "receipts": {},
        "box": ...,
        "limits": {
            "legacy_until_ms": ...,
            "agreed": None,
            "of_table": _NEWER_OF_LIMITS,
            "legacy": _NEWER_OF_LIMITS,
        },
        "spread": {"selected": "", "notice": None, "commitment": "", "void": None},
        "supernova": {
            "wager_cents": 0,
            "wager": "",
            "void": None,
            "clauses": (),
            "won": (),
        },
        "money": {"sources": {"jackpots": 0}, "places": {"tipped": 0}},
        "tips": {"most_cents": 0, "given_cents": 0},
        "reading": 0,
        "tournament": ...,
        "round": {
            "period_s": ...,
            "void": None,
            "sent": {"jackpot_cents": 0},
            "played": {
                "*": {
                    "judged": None,
                    "ring": None,
                    "spread_void": "",
                    "void": None,
                    "jackpot_cents": 0,
                }
            },
        },
    },
    Table: {
        "anchor_due": ...,
        "limits": {"in_force": _NEWER_OF_LIMITS},
        "spread": {"selected": "", "notice": None, "committed": None},
        "supernova": {
            "opened": False,
            "fault": "",
            "server_cents": 0,
            "seals": {},
            "hits": {},
            "noted": (),
            "controller": (0, ""),
            "lost_to": 0,
            "lost": {},
            "recovered": {},
        },
        "revoked_keys": {},
        "house_text": ...,
        "tournament": ...,
        "receipt_key": {"table": "", "public": "", "endorsement": ""},
        "clock": {"doubt": None, "behind_ms": 0},
        "recovery": {
            "active": False,
            "counted": {},
            "payments": {},
            "told": {},
            "rounds": {},
            "knew": {},
        },
        "tickets": {"*": {"word": "", "given": False}},
        "spent": {},
        "floor": {"blocks": (), "kept": {}, "sought": {}},
        "paper": None,
        "edition": "",
        "takings": ...,
        "pit": {"dealer": "", "boxes": ..., "uncounted": {}, "day_ms": 0},
        "films": {},
        "tips": {"most_cents": 0},
        "due": {"*": {"back": False, "hit": "", "part": False}},
        "seats": {
            "*": {
                "funds": None,
                "away_in": ...,
                "decided": ...,
                "decided_note": "",
                "may_keep_limits": ...,
                "agreed": None,
                "past_limits": ...,
                "sat_out": ...,
                "parts_cents": 0,
                "tips_cents": 0,
            },
        },
        "cases": {
            "*": {
                "taken": ...,
                "held_cents": None,
                "withhold": ...,
                "notified": None,
                "note": "",
                "player": "",
                "decided_note": "",
            },
        },
        "round": {
            "opened_ms": 0,
            "stopped_ms": 0,
            "kept": {
                "*": {
                    "rested_early": ...,
                    "warned": (),
                    "examined": 0,
                    "spread": None,
                    "supernova": None,
                    "slips": {"*": _NEWER_OF_SLIPS},
                }
            },
        },
        "staff": {"*": {"makers": ...}},
        "conduct": {"rules": None, "two_there": False, "changes": {}, "machines": {}},
    },
}
"""What the version that wrote the recordings did not know, and how it is in their journals: a field
of a part, a whole part, a place of money, or of each (`*`) seat; `...`: as their facts have it."""


def canonical(state: State) -> bytes:
    told = msgspec.to_builtins(state, str_keys=True, enc_hook=plain)
    _leave_out(told, NEWER[type(state)])
    if isinstance(state, Terminal):
        _one_doubt(told["cash"])
        told = _flat(told, TERMINAL)
        told["last_stakes"] = told["slip"].pop("last_stakes")
        told["protection"] = told.pop("care")
    else:
        for seat in told["seats"].values():
            seat["judged"] = _last_judged(seat.pop("doubts"))
        told = _flat(told, TABLE)
    return msgspec.json.encode(told, order="sorted")


def _leave_out(told: dict[str, Any], newer: dict[str, Any]) -> None:
    for name, value in newer.items():
        if name != "*" and told[name] is None and isinstance(value, dict):
            continue
        if name == "*":
            for each in told.values():
                _leave_out(each, value)
        elif isinstance(value, dict) and value:
            known = bool(told[name])
            _leave_out(told[name], value)
            if known and not told[name]:
                del told[name]
        else:
            there = told.pop(name)
            assert value is ... or there == value, f"{name} is not as it was before it was known"


def _one_doubt(cash: dict[str, Any]) -> None:
    """There was one at a time, and neither its account nor its amount was kept."""
    for newer in ("owner", "judged", "taken_cents"):
        del cash[newer]
    doubts = [[key, doubt["about"]] for key, doubt in cash["doubts"].items()]
    cash["doubts"] = doubts[0] if doubts else None


def _last_judged(doubts: dict[str, Any]) -> dict[str, Any] | None:
    """The table kept what staff found last, and nothing of what they were asked."""
    judged = [
        {"paper": paper, "stacked": doubt["stacked"], "who": doubt["who"]}
        for paper, doubt in doubts.items()
    ]
    return judged[-1] if judged else None


def _flat(told: dict[str, Any], parts: dict[str, dict[str, str]]) -> dict[str, Any]:
    flat = {name: value for name, value in told.items() if name not in parts}
    for part, names in parts.items():
        flat |= {names[name]: value for name, value in told[part].items()}
    return flat
