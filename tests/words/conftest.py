"""The fixtures that these tests take from those of the windows."""

from tests.ui.conftest import store, translation

__all__ = ["store", "translation"]
