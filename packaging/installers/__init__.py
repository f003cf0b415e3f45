"""What builds the installers; ``packaging/build.py`` is its command line. Standard library only."""
