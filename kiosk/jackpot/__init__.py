"""The jackpot controller at work: its tables, its triggers, its staff. asyncio, no Qt."""
