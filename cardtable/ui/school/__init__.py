"""Lessons and puzzles: choosing one, and the panel beside the table during it."""
