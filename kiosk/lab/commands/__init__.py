"""The commands of the laboratory, one module each, as `kiosk.cli` finds them."""
