"""The main window: its pages, its commands, and what follows the match on the table."""
