"""Programs of the product with people at them who are nobody.

`python -m kiosk.lab.attended terminal ...` is `tapis terminal ...`: the same program with the same
options, and behind them those of the people. So are `console` and `display`; `jackpot` has a bench
beside it. `tapis simulate` starts them.
"""
