"""The sounds of the table: made by code, as its cards are drawn, and played by a process of their own."""

LIBRARY = "miniaudio"
"""What plays them; it need not be there."""
NO_LIBRARY, NO_DEVICE = 3, 4
"""What it ends with where there is nothing that could play."""
REST = "rest"
"""The line after which the device is given back until the next sound."""
