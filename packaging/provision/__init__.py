"""What a checkout needs to run and to be checked; ``packaging/bootstrap.py`` is its command line. Standard library
only.
"""
