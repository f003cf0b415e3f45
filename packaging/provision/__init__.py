"""Installing what a checkout needs to run and to be checked; ``packaging/bootstrap.py`` is the command line. Standard
library only.
"""
