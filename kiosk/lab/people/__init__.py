"""People who are nobody: they touch windows and do what a script says."""
