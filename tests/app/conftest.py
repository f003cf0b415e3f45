"""The fixtures that these tests take from those of the windows."""

from tests.ui.conftest import pictures, store, translation

__all__ = ["pictures", "store", "translation"]
