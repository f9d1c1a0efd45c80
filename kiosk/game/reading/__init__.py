"""Which reading of the rules a journal is kept under: older ones are judged by their own."""
