"""Supernova at table and terminal: the jackpot wager, its draw, and who is paid (S0 section 9)."""
