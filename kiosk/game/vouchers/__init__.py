"""Promotional vouchers, which can be staked and never cashed out."""
