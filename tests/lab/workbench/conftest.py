import os

# No screen is needed to test one; a machine that has one may still show it.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
