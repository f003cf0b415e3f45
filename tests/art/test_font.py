"""The font that is made from the letters of the cards."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontMetrics, QRawFont

from cardtable.art.font import FAMILY, font_data
from cardtable.ui.look import fonts

SENTENCES = "The quick brown fox, jumps: over (the) lazy dog! “Größe” – ‘ä/ö’; 0123456789 + 4 = …? Åsa Šimůnek"


@pytest.fixture(scope="module")
def font() -> bytes:
    return font_data()


@pytest.mark.usefixtures("qapp")
def test_qt_reads_it_and_it_has_what_sentences_need(font: bytes) -> None:
    raw = QRawFont(font, 20)
    assert raw.isValid()
    assert raw.familyName() == FAMILY
    missing = {letter for letter in SENTENCES if not raw.glyphIndexesForString(letter)[0]}
    assert missing <= {"‘"}


@pytest.mark.usefixtures("qapp")
def test_letters_have_outlines_and_widths_of_their_own(font: bytes) -> None:
    raw = QRawFont(font, 20)
    numbers = raw.glyphIndexesForString("AIi.")
    assert len(set(numbers)) == 4
    heights = [raw.pathForGlyph(number).boundingRect().height() for number in numbers]
    assert heights[0] == pytest.approx(heights[1], rel=0.1)
    # Small letters are small capitals.
    assert 0.6 * heights[1] < heights[2] < 0.95 * heights[1]
    widths = [point.x() for point in raw.advancesForGlyphIndexes(numbers)]
    assert widths[0] > widths[1] > widths[3] > 0


@pytest.mark.usefixtures("qapp")
def test_it_is_lent_where_there_is_none(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from unittest.mock import Mock

    from PySide6.QtWidgets import QApplication

    from cardtable.ui.start import app, own_font

    application = Mock()
    application.font.return_value = QApplication.font()
    monkeypatch.setattr(fonts, "bring", lambda: False)
    assert app.lend_font(application) is None
    monkeypatch.setattr(QFontMetrics, "inFont", lambda *_: False)
    words = app.lend_font(application)
    assert words is own_font.words
    given: QFont = application.setFont.call_args.args[0]
    assert given.families() == [FAMILY]
    assert "fonts-dejavu-core" in capsys.readouterr().err
    assert "fonts-dejavu-core" in words()
    # With the letters of the windows there is something to write with.
    monkeypatch.setattr(fonts, "bring", lambda: True)
    assert app.lend_font(application) is None
