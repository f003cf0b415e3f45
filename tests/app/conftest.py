"""What these tests share with those of the window."""

from tests.ui.conftest import faces, store, translation

__all__ = ["faces", "store", "translation"]
