"""A tournament by S3 section 5, played at one table or at several: entrants, sessions of points,
play-offs, places and prizes. Points live at the table; terminals show them and bet with them."""
