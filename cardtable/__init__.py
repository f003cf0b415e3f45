"""Casino, Piquet and Écarté on an animated card table."""

__version__ = "0.1.0"

APPLICATION_ID = "io.github.cardtable.cardtable"
"""The name of the program among all desktop programs, in reverse domain order."""
