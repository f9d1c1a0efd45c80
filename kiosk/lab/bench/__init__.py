"""What was promised, measured. Each figure is a ratio of two times taken in one run, because
machines differ from one another but not from themselves.
"""
