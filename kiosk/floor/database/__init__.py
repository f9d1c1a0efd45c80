"""PostgreSQL, and the only package that knows it."""
