"""Tapis: an electronic roulette table that casinos, regulators and players can trust with money."""
