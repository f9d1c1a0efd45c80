"""Test files that share no code with the engine: a laboratory's facts and vectors against ours."""
