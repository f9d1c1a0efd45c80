"""The readings there were."""

VOUCHERS_KEPT = 1
"""Vouchers that were never wagered stay the player's (S4 1.1 casino promotional token or voucher),
and a wager below its minimum is rejected at the touch where one that is not rejected would be valid
(S4 4.2)."""
LATEST = VOUCHERS_KEPT
