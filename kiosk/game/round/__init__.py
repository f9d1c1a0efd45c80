"""The round: wagering, registration, the result, settlement; no spins and void rounds."""
