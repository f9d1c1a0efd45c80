"""Wagers of one player put right, voided or forfeited after they were made, by a clause."""
