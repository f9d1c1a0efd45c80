"""Questions of money that people must answer: cases, money withheld for them, disputes."""
