"""What these tests share with those of the window."""

from tests.ui.conftest import store, translation

__all__ = ["store", "translation"]
