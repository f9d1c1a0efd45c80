"""Spread-Bet: the table of odds on offer, the simulated ring, and what the displays show of it."""
