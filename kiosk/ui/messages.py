"""What staff can tell a player with one touch. It travels in English and is read in the language
of whoever reads it."""

MESSAGES = {
    "coming": "Somebody is coming to you",
    "wait": "One moment, please: we are looking into it",
    "ticket": "Please take your ticket",
    "paid": "Your payment is on its way",
    "rules": "Please keep to the rules of the game",
    "last": "The last rounds before the table closes",
}

DECISIONS = {
    "stands": "The result stands",
    "right": "You are right: it is put right",
    "keep": "It was looked at and is settled",
}
"""What staff can decide on a dispute. The player is told."""
