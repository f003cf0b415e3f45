"""Casino, Piquet and Écarté on an animated card table."""

__version__ = "0.1.0"

APPLICATION_ID = "io.github.cardtable.cardtable"
"""The name of the program among all desktop programs, in reverse domain order."""

NO_DISPLAY, FAILED, DISPLAY_LOST = 1, 3, 4
"""Exit statuses of the window: there is no display; the window could not be opened, or failed while it was open; the
display was taken away.
"""
