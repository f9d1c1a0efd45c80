"""A table set up by question and answer: its files, its certificates, its first staff and round."""
