"""A newer edition of the rule book, in a journal that goes on."""
