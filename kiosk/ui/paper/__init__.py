"""Documents on paper: pages that fill from top to bottom, tables and charts in print's colours."""
