"""Tickets: printed and redeemed at terminals, and their register at the table."""
