"""The strip below a review shows all its words in a small window, however large they are."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication

from tests.ui.cut import cut
from tests.ui.window.random_keys import PLACES
from tests.ui.windows import Begun, begin, main_window

__all__ = ["main_window"]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("text", "size"), [(100, (900, 600)), (150, (900, 600)), (200, (800, 1240))])
def test_no_choice_and_no_button_is_cut(main_window: Begun, language: str, text: int, size: tuple[int, int]) -> None:
    window = main_window(language, text_size=text)
    window.setFixedSize(*size)
    begin(window, "ecarte")
    PLACES["a review"](window)
    QApplication.processEvents()
    page = window.looking_back.page
    assert page.isVisible()
    seen = [one.text() for one in page.findChildren(QAbstractButton) if one.isVisible() and one.text()]
    assert page.play_on.text() in seen
    assert [one for one in cut(window) if any(words in one for words in seen)] == []
