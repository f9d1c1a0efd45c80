"""Windows as they are touched, looked at and measured by whoever is no person."""
