"""The sounds of the table: made by code, as its cards are drawn, and played by a process of their own."""

LIBRARY = "miniaudio"
"""What plays them; it need not be there."""
REST = "rest"
"""The line after which the device is given back until the next sound."""
