"""The error that stops the setup."""

from __future__ import annotations


class SetupError(Exception):
    """An error that the person has to correct; the text says what is wrong and how to correct it."""
