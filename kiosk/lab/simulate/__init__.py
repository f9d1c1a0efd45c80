"""A whole table on a virtual clock, network and disk, where one seed decides all that happens."""
