"""Figures, never verdicts."""
