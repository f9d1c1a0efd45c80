"""What goes wrong in a round: malfunctions, interruptions, records, corrections."""
