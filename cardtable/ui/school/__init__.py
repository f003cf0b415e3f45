"""Lessons and puzzles: choosing one, and what stands beside the table while it is given."""
