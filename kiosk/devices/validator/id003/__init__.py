"""JCM ID-003: UBA, iVIZION, WBA, EBA and their family."""
