"""Who works at the table and may do what, and their visits to a terminal's menu."""
