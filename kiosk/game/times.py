"""Lengths of time that the rule books speak of, in the milliseconds that facts use."""

MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS
DAY_MS = 24 * HOUR_MS
