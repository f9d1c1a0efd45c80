"""Scenarios: an irregularity of the rule documents, acted out step by step from one file."""
