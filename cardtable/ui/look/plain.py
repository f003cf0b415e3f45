"""The only way in which windows show words: as they stand, never as markup.

Qt guesses whether a text is HTML, in labels, tool tips and questions; if it takes a name for HTML, it fetches the
pictures that the name refers to. Therefore nothing else in ``ui`` creates a label, a tool tip or a box with a question;
a test checks that. Rich text of our own is shown in three places: ``ui.help.browser``, which shows only pages of the
program, ``ui.look.page``, which fetches nothing, and ``Label``, where everything but the colours of suits and the links
of a ``LinkedLabel`` is escaped.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCursor, QFont, QPaintEvent, QPalette, QTextDocument
from PySide6.QtGui import Qt as Gui
from PySide6.QtWidgets import QLabel, QMessageBox, QToolTip, QTreeWidgetItem, QWidget

from cardtable.ui.look.palette import coloured_suits, suit_ink
from cardtable.ui.look.ways import NO_WAYS, Ways
from cardtable.words.aloud import read_aloud

_SUITS = re.compile("[♥♦♣]")
"""The signs that may have another colour than the words around them."""
_RECOLOURING = (QEvent.Type.PaletteChange, QEvent.Type.EnabledChange, QEvent.Type.LanguageChange)
"""What may change the colours of words; with a language those of suits may be others as well."""


class Label(QLabel):
    """A label that shows its text character by character, the signs of suits in their colours; screen readers say it in
    words.
    """

    _written = ""
    _coloured = False
    """Whether nothing but colours makes the text other than plain."""
    _measured: tuple[object, QSize, QSize] | None = None
    """The size and the least size without colours, after all that they depend on."""
    _said = ""
    """The accessible name that the text has by itself: how it is said, if that is otherwise than it stands."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def text(self) -> str:
        """Return the words without what colours them."""
        return self._written

    def setText(self, words: str) -> None:
        self._written = words
        self._show()
        self._name_by(words)

    def _show(self) -> None:
        """Show what is written in the colours of now."""
        self._write(self._written)

    def _write(self, words: str, marked: str = "") -> None:
        """Show ``words``, or what is ``marked`` in them as HTML, with the suits in their colours."""
        # What is disabled is grey as a whole.
        signs = [sign for sign in coloured_suits() if sign in words and self.isEnabled()]
        self._coloured = bool(signs) and not marked
        if self._coloured:
            marked = f'<p style="margin: 0; white-space: pre-wrap">{_escaped(words)}</p>'
        ink = self.palette().color(self.foregroundRole()) if signs else None
        for sign in signs:
            assert ink is not None
            marked = marked.replace(sign, f'<span style="color: {suit_ink(sign, ink)}">{sign}</span>')
        if marked:
            # What stood there before must not become markup.
            super().clear()
        self.setTextFormat(Qt.TextFormat.RichText if marked else Qt.TextFormat.PlainText)
        super().setText(marked or words)

    def let_select(self) -> None:
        """Let the words be selected by the mouse, without taking the focus: a click on words leaves it where it is."""
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        return self._plain_sizes()[0] if self._coloured else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._plain_sizes()[1] if self._coloured else super().minimumSizeHint()

    def _plain_sizes(self) -> tuple[QSize, QSize]:
        """Return the size and the least size of a label with the same words and no colours, which Qt makes wider if it
        has several lines.
        """
        margins, wraps = self.contentsMargins(), self.wordWrap()
        told = self._written, QFont(self.font()), wraps, self.margin(), self.indent(), margins
        if self._measured is None or self._measured[0] != told:
            plain = self._plain()
            self._measured = told, plain.sizeHint(), plain.minimumSizeHint()
        return self._measured[1:]

    def _plain(self) -> QLabel:
        """Return a label with the same words and no colours."""
        plain = QLabel()
        plain.setTextFormat(Qt.TextFormat.PlainText)
        plain.setText(self._written)
        plain.setFont(self.font())
        plain.setWordWrap(self.wordWrap())
        plain.setMargin(self.margin())
        plain.setIndent(self.indent())
        plain.setContentsMargins(self.contentsMargins())
        return plain

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _RECOLOURING and self._has_colours():
            self._show()
            if event.type() == QEvent.Type.LanguageChange:
                self._name_by(self._written)

    def _has_colours(self) -> bool:
        """Whether some of the words may have another colour than the others."""
        return _SUITS.search(self._written) is not None

    def clear(self) -> None:
        self.setText("")

    def _name_by(self, words: str) -> None:
        """Say ``words``, unless somebody has given the label a name."""
        if self.accessibleName() in ("", self._said):
            said = read_aloud(words)
            self._said = "" if said == words else said
            if self.accessibleName() != self._said:
                self.setAccessibleName(self._said)


class LinkedLabel(Label):
    """A label in which words are links, after ``explain`` has been called; pointing at a link shows its explanation."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._ways = NO_WAYS
        self._links_wait = False
        """Whether the links are only marked once the words have been painted."""
        super().__init__("", parent)
        self.linkHovered.connect(self._point)

    def explain(self, ways: Ways) -> None:
        """Make the words that the glossary explains links to it."""
        self._ways = ways
        self.linkActivated.connect(self._look_up)
        self.setText(self._written)

    def _show(self) -> None:
        window = self.window()
        # The glossary is read when the window is seen. In markup without links the words lie as they will then.
        self._links_wait = self._ways is not NO_WAYS and window is not self and not window.isVisible()
        self._link(_escaped(self._written).replace("\n", "<br>") if self._links_wait else self._found())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._links_wait:
            self._links_wait = False
            QTimer.singleShot(0, self, lambda: self._link(self._found()))

    def _found(self) -> str:
        return self._ways.terms().linked(self._written) if self._written else ""

    def _link(self, marked: str) -> None:
        # By itself Qt gives links the colour of the program's windows, also on paper.
        ink = self.palette().color(QPalette.ColorRole.Link).name()
        self._write(self._written, marked.replace("<a ", f'<a style="color: {ink}" '))
        flags = Qt.TextInteractionFlag
        linked = "<a " in marked
        links = flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard if linked else flags.NoTextInteraction
        self.setTextInteractionFlags(flags.TextSelectableByMouse | links)
        # A click leaves the focus on the table.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if linked else Qt.FocusPolicy.NoFocus)

    def _name_by(self, words: str) -> None:
        set_accessible_name(self, words)

    def place_of(self, link: str) -> QRect:
        """Return where the words lie that lead to ``link``, in pixels of the label; the whole label if none do."""
        room, written = self.contentsRect(), document(self.font())
        written.setDocumentMargin(0)
        written.setHtml(QLabel.text(self))
        if self.wordWrap():
            written.setTextWidth(room.width())
        down = room.top() + (room.height() - round(written.size().height())) // 2
        block = written.begin()
        while block.isValid():
            parts = block.begin()
            while not parts.atEnd():
                part = parts.fragment()
                if part.charFormat().anchorHref() == link:
                    start = part.position() - block.position()
                    line = block.layout().lineForTextPosition(start)
                    # Of words that go on in the next line those in the first are meant.
                    end = min(start + part.length(), line.textStart() + line.textLength())
                    left, right = (round(line.cursorToX(at)[0]) for at in (start, end))  # type: ignore[index]
                    top = written.documentLayout().blockBoundingRect(block).top() + line.y()
                    return QRect(room.left() + left, down + round(top), right - left, round(line.height()))
                parts += 1
            block = block.next()
        return self.rect()

    def _has_colours(self) -> bool:
        return bool(self._written)

    def _look_up(self, link: str) -> None:
        self._ways.show_word(link.removeprefix("#"))
        # Once the explanation is closed, Return is meant for the table again, not for the same word.
        self.clearFocus()

    def _point(self, link: str) -> None:
        told = self._ways.terms().explanation(link.removeprefix("#")) if link else ""
        show_tool_tip(QCursor.pos(), told, self)


def _escaped(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;")


_LONG_TIP = 80
"""The most characters of a tool tip in one line."""


def tool_tip(words: str) -> str:
    """Return ``words`` for a tool tip, or for the tool tip role of a model, in a form that Qt shows as they stand."""
    if not Gui.mightBeRichText(words):
        return words
    from html import escape

    return f"<span>{escape(words)}</span>"


def set_tool_tip(target: QWidget | QAction, words: str) -> None:
    """Give a widget or an action a tool tip."""
    target.setToolTip(tool_tip(words))


def set_accessible_name(widget: QWidget, words: str) -> None:
    """Give a widget the name by which screen readers call it; of signs they say the words."""
    said = read_aloud(words)
    if said != widget.accessibleName():
        widget.setAccessibleName(said)


def set_accessible_description(widget: QWidget, words: str) -> None:
    """Give a widget what screen readers say of it after its name; of signs they say the words."""
    said = read_aloud(words)
    if said != widget.accessibleDescription():
        widget.setAccessibleDescription(said)


def show_tool_tip(place: QPoint, words: str, widget: QWidget) -> None:
    """Show a tool tip of ``widget`` at ``place`` on the screen, in several lines if it is long; empty ``words`` take it
    away.
    """
    QToolTip.showText(place, tool_tip(words) if len(words) <= _LONG_TIP else _broken(words), widget)


def _broken(words: str) -> str:
    """Return ``words`` as markup, which Qt breaks into lines."""
    from html import escape

    return "".join(f"<p>{escape(line)}</p>" for line in words.split("\n"))


def say_item(item: QTreeWidgetItem) -> None:
    """Let screen readers say the texts of an item in words."""
    for column in range(item.columnCount()):
        said = read_aloud(item.text(column))
        if said != item.text(column):
            item.setData(column, Qt.ItemDataRole.AccessibleTextRole, said)


def set_item_tool_tip(item: QTreeWidgetItem, column: int, words: str) -> None:
    """Give one column of an item a tool tip."""
    item.setToolTip(column, tool_tip(words))


def document(font: QFont) -> QTextDocument:
    """Return an empty document in ``font``; a ``QTextCursor`` writes into it, which takes no word for markup."""
    empty = QTextDocument()
    empty.setDefaultFont(font)
    return empty


def on_button(words: str) -> str:
    """Return words from outside for the text of a button, a tab or a menu, where a single & underlines a letter."""
    return words.replace("&", "&&")


def trouble_box(title: str, words: str) -> QMessageBox:
    """Return a box that tells of trouble where there is no window that could."""
    box = QMessageBox()
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(QMessageBox.Icon.Critical)
    box.setWindowTitle(title)
    box.setText(words)
    return box
