"""ITL SSP with its encryption, eSSP: NV9, NV10, NV200, BV and their family."""
