"""Wheels that tell what their ball does: each as codec, machine and driver."""
