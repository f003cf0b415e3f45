"""What stops the setup."""

from __future__ import annotations


class SetupError(Exception):
    """Something that the person has to put right; the text says what and how."""
