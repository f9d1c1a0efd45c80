"""The screens: the only package that knows Qt. It shows states and passes touches on, no more."""
