"""The machines inside a terminal, behind ports: what is asked of them and what they answer."""
