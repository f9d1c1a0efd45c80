"""The commands of `tapis`, one module each."""
