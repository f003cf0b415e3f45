"""A walk through some windows of the program, of which pictures are taken for translators."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from cardtable.app.translating import PICTURES, groups, make
from cardtable.ui.start.text_pictures import Walk


def walked(application: QApplication, place: Path, *steps: str) -> set[str]:
    """Take the steps whose names begin with one of ``steps``; return the names of the pictures."""
    folder = place / "fi"
    make(folder)
    font, palette = QApplication.font(), QApplication.palette()
    seen, whole = Walk(application, place, folder).take(steps)
    QApplication.setFont(font)
    QApplication.setPalette(palette)
    assert 0 < seen < whole == sum(len(group.texts) for group in groups())
    return {picture.stem for picture in (folder / PICTURES).glob("*.png")}
