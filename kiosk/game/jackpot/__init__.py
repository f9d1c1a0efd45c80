"""Supernova: mystery jackpots over one or many tables (S0 section 9), at their controller."""
