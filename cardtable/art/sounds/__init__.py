"""The sounds of the table: made by code, as its cards are drawn, and played by a process of their own."""
