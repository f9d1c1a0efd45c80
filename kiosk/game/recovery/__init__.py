"""A table that lost a part of its journal takes its terminals' word for what it does not know."""
