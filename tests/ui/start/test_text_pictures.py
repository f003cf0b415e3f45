"""The walk through the program writes a picture of each text that it meets, and a list of all."""

from __future__ import annotations

import re
from pathlib import Path

import polib
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from cardtable.app.translating import FOLDER, PICTURES, make
from cardtable.ui.start.text_pictures import Walk


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "fi"
    make(folder)
    return folder


def row(index: str, source: str, context: str) -> str:
    """The row of the list that has this text."""
    return next(one for one in index.split("<tr>") if f"</td><td>{source}<br><small>{context}: " in one)


def test_settings_menus_and_a_table_are_pictured(folder: Path, qapp: QApplication, tmp_path: Path) -> None:
    file = folder / FOLDER / "1-table.po"
    catalogue = polib.pofile(str(file))
    next(one for one in catalogue if (one.msgctxt, one.msgid) == ("Commands", "&Quit")).msgstr = "&Lopeta"
    catalogue.save()
    before = QApplication.font(), QApplication.palette()
    seen, whole = Walk(qapp, tmp_path, folder).take(("hall", "menu", "settings", "table-ecarte"))
    QApplication.setFont(before[0])
    QApplication.setPalette(before[1])
    assert 100 < seen < whole
    index = (folder / PICTURES / "index.html").read_text(encoding="utf-8")
    assert f"{seen} of {whole} texts have a picture" in index
    link = re.search(r'href="(text-\d+\.html)"', row(index, "&amp;Quit", "Commands"))
    assert link is not None
    told = (folder / PICTURES / link[1]).read_text(encoding="utf-8")
    picture = re.search(r'src="([^"]+)"', told)
    frame = re.search(r"left:(-?\d+)px;top:(-?\d+)px;width:(\d+)px;height:(\d+)px", told)
    assert picture is not None
    assert frame is not None
    image = QImage(str(folder / PICTURES / picture[1]))
    left, top, width, height = map(int, frame.groups())
    assert picture[1].startswith("menu")
    assert left + width <= image.width() + 3
    assert top + height <= image.height() + 3
    # Nobody has damaged a database on this walk.
    assert "no picture" in row(index, "The file is damaged.", "System")
