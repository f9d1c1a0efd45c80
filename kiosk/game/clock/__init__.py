"""The time of day: a clock that jumped against the journal, until staff say that it is right."""
