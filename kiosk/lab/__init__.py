"""The laboratory: simulations, simulated devices, automatic people, workbench, measurements.

Nothing of the product imports it; it stands on the product as a house would.
"""
