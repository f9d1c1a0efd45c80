"""Receipts: the table's signature under a slip that it registered, for its player to keep."""
