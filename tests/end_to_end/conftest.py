"""The window's fixtures, here too."""

from __future__ import annotations

from tests.ui.conftest import pictures, store, translation

__all__ = ["pictures", "store", "translation"]
