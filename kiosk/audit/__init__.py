"""Proof for people who do not trust us: journals verified, re-settled and compared."""
