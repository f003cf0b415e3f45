"""The sounds of the table. They are made by code, as the cards are, and played by a process of their own."""

LIBRARY = "miniaudio"
"""The library that plays the sounds; it may be missing."""
NO_LIBRARY, NO_DEVICE = 3, 4
"""The exit statuses of the process: ``NO_LIBRARY`` without the library, ``NO_DEVICE`` without a device for sound."""
REST = "rest"
"""The line after which the process closes the device until the next sound."""
