"""Staff at a table: who is signed in, orders that are not lost, and what the table shows them."""
