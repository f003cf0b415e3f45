"""The text of a rule page: a browser that loads pages and draws their pictures when the document asks for them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QSignalBlocker, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QAccessible,
    QFont,
    QFontMetricsF,
    QPalette,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QApplication, QFrame, QTextBrowser, QTextEdit, QWidget

from cardtable.core.errors import CodedError
from cardtable.core.rules import RuleSet
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.help import pages, paper
from cardtable.ui.help.diagrams import card_row
from cardtable.ui.help.painting import COUNTERS_WIDTH, SHADOW, paint_card_row, paint_counters
from cardtable.ui.look.page import keep_upright
from cardtable.words.agreed import agreed_html, is_put_together

MEASURE = 75
"""The most characters in a line."""
STEPS = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
"""The sizes of text, as factors of the application's font."""

COUNTERS_IN_A_ROW = 4
"""How many layouts of the four counters stand side by side in a page."""
CARD_LINES = 3.4
"""The width of a card, in lines of text."""

_GERMAN_BUDGET = 4 * 1024 * 1024
"""The most bytes for the few German cards of the pages."""

_SCHEME = "rules"
_ALPHABET = "abcdefghijklmnopqrstuvwxyz "


def page_url(name: str, anchor: str = "") -> QUrl:
    """Return the address of a page, and of a place in it."""
    url = QUrl(f"{_SCHEME}:/{name}")
    if anchor:
        url.setFragment(anchor)
    return url


def page_name(url: QUrl) -> str:
    """Return the name of the page at an address."""
    return url.path().lstrip("/")


class RuleBrowser(QTextBrowser):
    """Shows one page at a time, with a history; with ``brief``, only the section with which it begins.

    ``section_changed`` is emitted with the row of the section that is being read, whenever that changes.
    """

    page_loaded = Signal()
    section_changed = Signal(int)

    def __init__(self, pictures: CardPictures, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        keep_upright(self)
        self._pictures = pictures
        self._german: CardPictures | None = None
        self.language = language
        self.brief = False
        self.paper_points = 0.0
        """The size of the text on paper, whatever it is in windows; 0 in a window."""
        self.html = ""
        self._agreed: RuleSet | None = None
        self._for_sheet = False
        self._step = STEPS.index(1.0)
        self._url = QUrl()
        self._row = -1
        self._kept = (-1, 0.0)
        self._asked = (-1, -1)
        self._heading_blocks: list[int] = []
        self._anchors: list[str] = []
        self._fresh = False
        self._drawn_width = 0.0
        self._shrunken = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        # One that came and went would change the width for which the pictures are drawn.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setOpenExternalLinks(False)
        self.setUndoRedoEnabled(False)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._after_resize)
        self.sourceChanged.connect(self._source_changed)
        self.verticalScrollBar().valueChanged.connect(self._find_section)
        pictures.changed.connect(self.reload_in_place)
        self._apply_text_size()

    @property
    def name(self) -> str:
        """The name of the page shown; an empty text before the first."""
        return page_name(self._url)

    @property
    def row(self) -> int:
        """The row of the section that is being read, -1 above the first."""
        return self._row

    def show_page(self, name: str, anchor: str = "") -> None:
        """Load a page and scroll to ``anchor``. Raises ``RulePageError`` if there is no such page."""
        pages.rule_page(name, self.language)
        self.setSource(page_url(name, anchor), QTextDocument.ResourceType.HtmlResource)

    def set_language(self, language: str) -> None:
        """Show the same place of the same page in another language."""
        if language != self.language:
            self.language = language
            self.reload_in_place()

    def change_text_size(self, steps: int) -> None:
        """Make the text larger or, for a negative number, smaller by so many steps; 0 sets the usual size."""
        wanted = self._step + steps if steps else STEPS.index(1.0)
        self._step = min(max(wanted, 0), len(STEPS) - 1)
        self._restyle()

    @property
    def text_size(self) -> float:
        """The factor of the text size, one of ``STEPS``."""
        return STEPS[self._step]

    def reload_in_place(self) -> None:
        """Lay the page out again in the present colours, sizes and language, at the section that is being read."""
        if not self.name:
            return
        self._load_anew(self._position())

    def find_text(self, text: str, backward: bool = False, around: bool = True) -> bool:
        """Select the next place of ``text``, continuing at the other end of the page if ``around``; return whether
        there is one.

        The search starts at the selection, or without one at the visible part.
        """
        flags = QTextDocument.FindFlag.FindBackward if backward else QTextDocument.FindFlag(0)
        cursor = self.textCursor()
        if not cursor.hasSelection():
            self.setTextCursor(self.cursorForPosition(QPoint(0, 0)))
        if self.find(text, flags):
            self._show_around()
            return True
        if around and self.find_first(text, backward):
            return True
        self.setTextCursor(cursor)
        return False

    def find_first(self, text: str, last: bool = False) -> bool:
        """Select the first place of ``text`` on the page, or the ``last``; return whether there is one."""
        edge = QTextCursor(self.document())
        edge.movePosition(QTextCursor.MoveOperation.End if last else QTextCursor.MoveOperation.Start)
        self.setTextCursor(edge)
        found = self.find(text, QTextDocument.FindFlag.FindBackward if last else QTextDocument.FindFlag(0))
        if found:
            self._show_around()
        return found

    def _show_around(self) -> None:
        """Scroll so that some text can be read before and after the place found."""
        high, line, bar = self.viewport().height(), self.cursorRect(), self.verticalScrollBar()
        if line.top() < high // 6:
            bar.setValue(bar.value() + line.top() - high // 6)
        elif line.bottom() > high * 2 // 3:
            bar.setValue(bar.value() + line.top() - high // 3)

    def mark_all(self, text: str) -> int:
        """Tint every place of ``text``; return how many there are."""
        selections: list[QTextEdit.ExtraSelection] = []
        tint = self.palette().color(QPalette.ColorRole.Highlight)
        tint.setAlphaF(0.3)
        cursor = QTextCursor(self.document())
        while text:
            cursor = self.document().find(text, cursor)
            if cursor.isNull():
                break
            selection = QTextEdit.ExtraSelection()
            selection.cursor = QTextCursor(cursor)
            selection.format.setBackground(tint)
            selections.append(selection)
        self.setExtraSelections(selections)
        return len(selections)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return the resource at an address: pages at ``rules:/name``, pictures at ``cards:…`` and ``counters:…``.
        Nothing else is ever fetched.

        The cards at ``german:…`` are drawn as those of a German pack.
        """
        url = QUrl(name)
        if url.scheme() == _SCHEME:
            try:
                self.html = pages.rule_page(page_name(url), self.language)
            except pages.RulePageError:
                return None
            if self.brief:
                self.html = pages.brief(self.html)
            self.document().setIndentWidth(self._line_height() * 1.4)
            self.document().setDefaultStyleSheet(paper.style_sheet(self.palette(), self._points()))
            self._fresh = True
            html = self._with_links(self._compared(self.html), page_name(url))
            html = pages.with_agreed(html, self._agreed_on(page_name(url)))
            return paper.dressed(pages.told(html) if QAccessible.isActive() else html)
        text = url.path(QUrl.ComponentFormattingOption.FullyDecoded)
        if url.hasQuery():
            # A hidden card is written as two of the signs with which a query begins.
            text += "?" + url.query(QUrl.ComponentFormattingOption.FullyDecoded)
        line = paper.line_colour(self.palette())
        try:
            if url.scheme() in ("cards", "german"):
                row = card_row(text)
                usual = self._line_height() * CARD_LINES
                room = self._text_width() - self._line_height() * 2.2
                card_width = min(usual, room / (row.width + 2 * SHADOW))
                self._shrunken |= card_width < usual
                pictures = self._german_pictures() if url.scheme() == "german" else self._pictures
                return paint_card_row(row, pictures, card_width, self.devicePixelRatioF(), line)
            if url.scheme() == "counters":
                usual = self._line_height()
                diameter = min(usual, (self._text_width() / COUNTERS_IN_A_ROW - self._points()) / COUNTERS_WIDTH)
                self._shrunken |= diameter < usual
                return paint_counters(int(text), diameter, self.devicePixelRatioF(), line)
        except (CodedError, ValueError):
            return None
        return None

    def set_agreed(self, rule_set: RuleSet | None, for_sheet: bool = False) -> None:
        """Have the page of ``rule_set`` tell what has been agreed on, if people put its rules together themselves: for
        the match on the table, or ``for_sheet``.
        """
        if (rule_set, for_sheet) != (self._agreed, self._for_sheet):
            self._agreed, self._for_sheet = rule_set, for_sheet
            self.reload_in_place()

    def _agreed_on(self, name: str) -> str:
        """Return what the page called ``name`` tells of the agreed rules; an empty text if it tells nothing."""
        if self._agreed is None or self._agreed.variant != name or not is_put_together(self._agreed):
            return ""
        match, sheet = self.tr("Rules agreed for the match on the table"), self.tr("Rules agreed for this score sheet")
        return f"<p><b>{sheet if self._for_sheet else match}</b></p>\n{agreed_html(self._agreed)}"

    def _compared(self, html: str) -> str:
        """Return the page with marks at everything that is different from the rule set with which it compares
        its own.
        """
        sister = pages.sister(html)
        try:
            return pages.compared(html, pages.rule_page(sister, self.language)) if sister else html
        except pages.RulePageError:
            return html

    def _with_links(self, html: str, name: str) -> str:
        """Return the page with a link at each word of a game that the glossary explains, if there is a glossary."""
        if name in pages.OF_ALL:
            return html
        try:
            return pages.linked(html, pages.rule_page(pages.GLOSSARY, self.language))
        except pages.RulePageError:
            return html

    def _german_pictures(self) -> CardPictures:
        """Return a German pack in the same look as the cards of the pages."""
        theme = replace(self._pictures.theme, pack="german")
        if self._german is None:
            self._german = CardPictures(theme, self, _GERMAN_BUDGET)
        self._german.set_theme(theme)
        return self._german

    def resizeEvent(self, event: QResizeEvent) -> None:
        # The place has to be noted before the text is broken into other lines, which can cause another resizing.
        if not self._later.isActive():
            self._kept = self._position()
            self._later.start()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ApplicationFontChange):
            self._restyle()

    def _restyle(self) -> None:
        # The place has to be noted before the text has its new size.
        place = self._position()
        self._apply_text_size()
        if self.name:
            self._load_anew(place)

    def _apply_text_size(self) -> None:
        font = QFont(QApplication.font())
        if self.paper_points:
            font.setPointSizeF(self.paper_points)
        elif font.pointSizeF() > 0:
            font.setPointSizeF(font.pointSizeF() * self.text_size)
        if font != self.font():
            self.setFont(font)

    def _points(self) -> float:
        points = self.font().pointSizeF()
        return points if points > 0 else 10.0

    def _line_height(self) -> float:
        return QFontMetricsF(self.font()).height()

    def _text_width(self) -> float:
        measure = QFontMetricsF(self.font()).horizontalAdvance(_ALPHABET) / len(_ALPHABET) * MEASURE
        return max(120.0, min(measure, self.viewport().width() - 2 * self._line_height() * 1.4))

    def _source_changed(self, url: QUrl) -> None:
        self._url = QUrl(url)
        if self._fresh:
            self._page_changed()
        fragment = url.fragment()
        if fragment:
            self.scrollToAnchor(fragment)
        self._find_section()
        # The last parts of a page are too near its end to be scrolled to the top.
        if fragment in self._anchors:
            self._asked = (self.verticalScrollBar().value(), self._anchors.index(fragment))
            self._set_row(self._asked[1])
        self._kept = self._position()

    def _page_changed(self) -> None:
        self._fresh = False
        self._apply_margins()
        self._drawn_width = self._text_width()
        blocks = (self.document().findBlockByNumber(n) for n in range(self.document().blockCount()))
        self._heading_blocks = [block.blockNumber() for block in blocks if block.blockFormat().headingLevel() == 2]
        self._anchors = [section.anchor for section in pages.sections(self.html)]
        self._row = -2
        self.page_loaded.emit()

    def _apply_margins(self) -> None:
        frame = self.document().rootFrame()
        shape = frame.frameFormat()
        margin = max(0.0, (self.viewport().width() - self._text_width()) / 2)
        if shape.leftMargin() != margin:
            shape.setLeftMargin(margin)
            shape.setRightMargin(margin)
            shape.setTopMargin(self._line_height() * 1.6)
            shape.setBottomMargin(self._line_height() * 3)
            # A document that says it was changed is loaded anew at every step within its page.
            with QSignalBlocker(self.document()):
                frame.setFrameFormat(shape)

    def _after_resize(self) -> None:
        if not self.name:
            return
        width = self._text_width()
        if width != self._drawn_width and (self._shrunken or width < self._drawn_width):
            self._load_anew(self._kept)
        else:
            self._apply_margins()
            self._scroll_to(*self._kept)
            self._find_section()

    def _load_anew(self, place: tuple[int, float]) -> None:
        self._shrunken = False
        with QSignalBlocker(self):
            self.reload()
        self._page_changed()
        self._scroll_to(*place)
        self._find_section()
        # Loading may hide and show the scroll bar, which notes a place in a half-made page.
        self._kept = place

    def _top(self, row: int) -> float:
        block = self.document().findBlockByNumber(self._heading_blocks[row])
        return self.document().documentLayout().blockBoundingRect(block).top()

    def _row_at(self, height: float) -> int:
        """Return the row of the section at ``height``, -1 above the first."""
        # Asking for the size makes the layout, which otherwise goes on in the background, complete.
        self.document().size()
        row = -1
        while row < len(self._heading_blocks) - 1 and self._top(row + 1) <= height:
            row += 1
        return row

    def _extent(self, row: int) -> tuple[float, float]:
        rows = len(self._heading_blocks)
        start = self._top(row) if 0 <= row < rows else 0.0
        end = self._top(row + 1) if -1 <= row < rows - 1 else self.document().size().height()
        return start, end

    def _position(self) -> tuple[int, float]:
        """Return the section at the top of the window, and how much of it is above, as a part of its length."""
        # A text that was never shown has no layout to speak of.
        if not self.isVisible():
            return -1, 0.0
        value = self.verticalScrollBar().value()
        row = self._row_at(value + 1)
        start, end = self._extent(row)
        return row, (value - start) / max(1.0, end - start)

    def _scroll_to(self, row: int, offset: float) -> None:
        self.document().size()
        start, end = self._extent(row)
        self.verticalScrollBar().setValue(round(start + offset * (end - start)))

    def _find_section(self) -> None:
        bar = self.verticalScrollBar()
        at_end = bar.value() == bar.maximum() > 0
        if bar.value() == self._asked[0]:
            row = self._asked[1]
        elif at_end:
            row = len(self._heading_blocks) - 1
        else:
            row = self._row_at(bar.value() + self.viewport().height() * 0.2)
        self._set_row(row)

    def _set_row(self, row: int) -> None:
        if row != self._row:
            self._row = row
            self.section_changed.emit(row)
