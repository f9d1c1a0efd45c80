"""ESC/POS: receipt printers of any make, for pilots on cheap hardware."""
