"""What happened at a table, for people who look it up: rounds, money, tickets, cases, staff and
events; a day's report; and one round or one case as a signed bundle.

Everything here is read from the journals, a fact at a time, and nothing is ever written to them.
"""
