"""What these tests share with those of the window."""

from tests.ui.conftest import pictures, store, translation

__all__ = ["pictures", "store", "translation"]
