"""Ticket printers: what a ticket shows, and how each kind of printer is made to print it."""
