"""The clauses of the rule documents: what keeps each of them, and what proves that."""
