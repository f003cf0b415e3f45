"""Building the installers; ``packaging/build.py`` is the command line. Standard library only."""
