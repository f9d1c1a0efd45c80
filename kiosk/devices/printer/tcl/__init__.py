"""The `^` language of casino ticket printers: FutureLogic GEN2 and GEN3, Nanoptix PayCheck."""
