"""The technician's bench of one seat: simulated devices, the dealer's hand, and faults."""
