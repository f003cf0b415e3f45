"""The window of the rule pages: choose a rule set, jump to a section, search, go back, change the size of text."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPalette, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.model_deals import has_model_deal
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.help import pages
from cardtable.ui.help.beside import place_beside
from cardtable.ui.help.browser import STEPS, RuleBrowser
from cardtable.ui.help.contents import ContentsModel
from cardtable.ui.look.icons import icon, icon_pixels
from cardtable.ui.look.keys import digit, quit_keys
from cardtable.ui.look.look import Choices
from cardtable.ui.look.plain import Label, set_accessible_name, set_tool_tip
from cardtable.words.errors import error_sentence

_NARROW, _SLIM = 640, 54
"""The width in pixels below which a window has no number of places found and no buttons to show a deal and to print,
and that in letters below which it has its contents in a line, as below the other.
"""

_WIDE = 100
"""The width, in letters, from which on a window has room for the words on the button that shows a deal."""

_LEAST_CONTENTS, _BESIDE_CONTENTS = 150, 52
"""The width of the list of contents at least, and what it has beside its words, in pixels."""
_LEAST_SEARCHED = 3
"""The least number of letters for a search in all pages."""


class _Roomy(QStyledItemDelegate):
    """Gives every row some more room."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        # The room of a picture that is not there: every line of a row begins behind it.
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
        option.decorationSize = QSize(2, 1)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return super().sizeHint(option, index) + QSize(0, 12)


class RuleViewer(QDialog):
    """A window beside the table that shows the rule pages.

    ``pictures`` are the program's cards: the diagrams look like the cards on the table and change with them. The
    language of the pages is ``language`` until ``set_language`` is called; the window's own words follow the
    application's translators.
    """

    deal_wanted = Signal(str)
    """The commented deal of a rule set is to be shown on the table."""

    def __init__(self, pictures: CardPictures, language: str = "en", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(False)
        self.setWindowFlag(Qt.WindowType.WindowMinMaxButtonsHint)
        self.pictures = pictures
        self.browser = RuleBrowser(pictures, language)
        self.choice = Choices()
        self.choice.setSizeAdjustPolicy(Choices.SizeAdjustPolicy.AdjustToContents)
        self.choice.setMinimumWidth(120)
        self.sections = Choices()
        """The contents in one line, where there is no room for the list."""
        self.sections.hide()
        self.contents = QListView()
        self._model = ContentsModel(self)
        self.contents.setModel(self._model)
        self.contents.setFrameShape(QListView.Shape.NoFrame)
        self.contents.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.contents.setWordWrap(True)
        # Its words wrap, and it is as wide as the longest of them.
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setItemDelegate(_Roomy(self.contents))
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.found = Label()
        self.left_out = Label()
        """Says why the page shown is not the one that a person has added."""
        self.left_out.setWordWrap(True)
        self.left_out.setMargin(8)
        self.left_out.hide()
        self._words: dict[str, dict[str, str]] = {}
        self._build_actions()
        QShortcut(QKeySequence.StandardKey.Close, self, self.close)
        quit_keys(self)
        self._lay_out()
        self._restyle()
        self._connect()
        self._fill_choice()
        self._retranslate()
        self.resize(QSize(980, 720))

    def show_page(self, variant_id: str, anchor: str = "") -> None:
        """Show a rule set's page (or ``glossary``) at ``anchor``, and bring the window to the front.

        If the page does not have the anchor, its beginning is shown. Raises ``RulePageError`` for an unknown page.
        """
        pages.rule_page(variant_id, self.language)
        # A place in the text can only be found once the text has its width.
        self.show()
        self.browser.show_page(variant_id, anchor)
        if not self.isActiveWindow():
            self.activateWindow()

    def lie_beside(self, table: QWidget) -> None:
        """Lie beside the window of ``table`` on the screen if there is room, or else on its right part, so that most of
        it stays in sight.
        """
        window = table.window()
        screen, around = table.screen().availableGeometry(), window.frameGeometry()
        # The window gets a frame like that of the table, which has to be on the screen as well.
        frame, inside = window.frameGeometry(), window.geometry()
        above, beside = inside.top() - frame.top(), inside.left() - frame.left()
        screen.adjust(beside, above, inside.right() - frame.right(), inside.bottom() - frame.bottom())
        self.setGeometry(place_beside(around, screen, self.minimumSize(), self.width()))

    def set_language(self, language: str) -> None:
        """Show the pages in ``language``, ``de`` or ``en``, staying at the same place."""
        self.browser.set_language(language)
        self._fill_choice()

    @property
    def language(self) -> str:
        """The language of the pages."""
        return self.browser.language

    def _build_actions(self) -> None:
        self.back = self._action(QKeySequence.StandardKey.Back, self.browser.backward)
        self.forward = self._action(QKeySequence.StandardKey.Forward, self.browser.forward)
        self.smaller = self._action(QKeySequence.StandardKey.ZoomOut, lambda: self._change_text_size(-1))
        self.larger = self._action(QKeySequence.StandardKey.ZoomIn, lambda: self._change_text_size(1))
        # The plus shares its key with this sign where it needs Shift, as on an American keyboard.
        self.larger.setShortcuts([*self.larger.shortcuts(), QKeySequence("Ctrl+=")])
        self.usual = self._action(QKeySequence("Ctrl+0"), lambda: self._change_text_size(0))
        self.find_action = self._action(QKeySequence.StandardKey.Find, self._start_search)
        self.find_next = self._action(QKeySequence.StandardKey.FindNext, lambda: self._find(False))
        self.find_previous = self._action(QKeySequence.StandardKey.FindPrevious, lambda: self._find(True))
        self.print_action = self._action(QKeySequence.StandardKey.Print, lambda: self._show_preview(False))
        self.print_brief = self._action(QKeySequence("Ctrl+Shift+P"), lambda: self._show_preview(True))
        self.print_action.setEnabled(False)
        self.print_brief.setEnabled(False)
        self.deal_action = self._action(QKeySequence("Ctrl+D"), self._ask_for_deal)
        self.deal_action.setEnabled(False)
        self.back.setEnabled(False)
        self.forward.setEnabled(False)

    def _restyle(self) -> None:
        """Draw the icons in the colour and the size of the words beside them."""
        ink, ratio = self.palette().color(QPalette.ColorRole.WindowText), self.devicePixelRatioF()
        pixels = icon_pixels(self)
        for button, name in zip(self._signs, ("back", "forward", "play"), strict=True):
            button.defaultAction().setIcon(icon(name, ink, ratio, pixels))
            button.setIconSize(QSize(pixels, pixels))

    def _action(self, shortcut: QKeySequence | QKeySequence.StandardKey, slot: object) -> QAction:
        action = QAction(self)
        action.setShortcuts([shortcut] if isinstance(shortcut, QKeySequence) else QKeySequence.keyBindings(shortcut))
        action.triggered.connect(slot)
        self.addAction(action)
        return action

    def _button(self, action: QAction) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(action)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setSpacing(4)
        self._signs = back, forward, self._deal_button = [
            self._button(action) for action in (self.back, self.forward, self.deal_action)
        ]
        bar.addWidget(back)
        bar.addWidget(forward)
        bar.addSpacing(4)
        self._bar, self._below = bar, QVBoxLayout()
        self._place = bar.count()
        """Which part of the bar the choice of a page is, where there is room for its name."""
        bar.addWidget(self.choice)
        bar.addWidget(self._deal_button)
        bar.addStretch(1)
        bar.addWidget(self.found)
        bar.addWidget(self.search)
        bar.addSpacing(4)
        bar.addWidget(self._button(self.smaller))
        bar.addWidget(self._button(self.larger))
        self._print_button = self._button(self.print_action)
        self._print_button.addAction(self.print_brief)
        self._print_button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        bar.addWidget(self._print_button)
        self.search.setMinimumWidth(100)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(self.contents)
        self.splitter.addWidget(self.browser)
        self.splitter.setStretchFactor(0, 0)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([220, 760])
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self.browser.setMinimumWidth(260)
        self._below.addWidget(self.sections)
        self._below.setSpacing(4)
        top = QWidget()
        head = QVBoxLayout(top)
        head.setContentsMargins(8, 8, 8, 8)
        head.setSpacing(4)
        head.addLayout(bar)
        head.addLayout(self._below)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(top)
        whole.addWidget(self.left_out)
        whole.addWidget(self.splitter, 1)
        self.setMinimumSize(420, 320)

    def _connect(self) -> None:
        self.browser.page_loaded.connect(self._page_loaded)
        self.browser.section_changed.connect(self._mark_section)
        self.browser.backwardAvailable.connect(self.back.setEnabled)
        self.browser.forwardAvailable.connect(self.forward.setEnabled)
        self.choice.activated.connect(self._chosen)
        self.sections.activated.connect(lambda row: self._go_to(self._model.index(row, 0)))
        self.contents.clicked.connect(self._go_to)
        self.contents.activated.connect(self._go_to)
        self.search.textChanged.connect(self._search_changed)
        self.search.returnPressed.connect(lambda: self._find(False))

    def _fill_choice(self) -> None:
        with QSignalBlocker(self.choice):
            self.choice.clear()
            for name in pages.available(self.language):
                self.choice.addItem(pages.title(pages.rule_page(name, self.language)), name)
            self.choice.setCurrentIndex(self.choice.findData(self.browser.name))

    def _chosen(self, row: int) -> None:
        self.browser.show_page(self.choice.itemData(row))
        self.browser.setFocus()

    def _go_to(self, index: QModelIndex) -> None:
        self.browser.show_page(self.browser.name, self._model.anchor(index.row()))

    def _page_loaded(self) -> None:
        with QSignalBlocker(self.choice):
            self.choice.setCurrentIndex(self.choice.findData(self.browser.name))
        self._model.set_sections(pages.sections(self.browser.html))
        self._fit_contents()
        with QSignalBlocker(self.sections):
            self.sections.clear()
            self.sections.addItems([section.heading for section in pages.sections(self.browser.html)])
        self.print_action.setEnabled(True)
        self.print_brief.setEnabled(bool(pages.brief(self.browser.html)))
        self.deal_action.setEnabled(has_model_deal(self.browser.name))
        self._share()
        self._retranslate_title()
        self._tell_left_out()
        if self.search.text():
            self._search_changed()

    def _ask_for_deal(self) -> None:
        """Ask for the commented deal, and hide this window, which would cover the table."""
        self.hide()
        self.deal_wanted.emit(self.browser.name)

    def _show_preview(self, brief: bool) -> None:
        """Show the page, or the game in two minutes, as it is printed, to print it from there."""
        from cardtable.ui.help.printing import preview

        dialog = preview(self.pictures, self.browser.name, self.language, self, brief)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()

    def _mark_section(self, row: int) -> None:
        index = self._model.index(row, 0)
        self.contents.setCurrentIndex(index)
        self.sections.setCurrentIndex(max(0, row))
        if index.isValid():
            self.contents.scrollTo(index)

    def _change_text_size(self, steps: int) -> None:
        self.browser.change_text_size(steps)
        self.smaller.setEnabled(self.browser.text_size > STEPS[0])
        self.larger.setEnabled(self.browser.text_size < STEPS[-1])

    def _start_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _search_changed(self) -> None:
        text = self.search.text().strip()
        places = self.browser.mark_all(text)
        told = [self.tr("%n place(s)", "found by a search in a page", places)] if text else []
        others = len(self._pages_with(text)) - (places > 0)
        if others > 0:
            told.append(self.tr("%n other page(s)", "found by a search in all pages", others))
        self.found.setText(" · ".join(told))

    def _find(self, backward: bool) -> None:
        text = self.search.text().strip()
        if not text:
            self._start_search()
            return
        found = self._pages_with(text)
        if self.browser.find_text(text, backward, around=found == [self.browser.name]) or not found:
            return
        # Behind the last place of a page comes the first one of the next page that has any.
        names = pages.available(self.language)
        here = names.index(self.browser.name) if self.browser.name in names else 0
        order = names[here + 1 :] + names[: here + 1]
        if backward:
            order = names[:here][::-1] + names[here:][::-1]
        self.browser.show_page(next(name for name in order if name in found))
        self.browser.find_first(text, backward)

    def _pages_with(self, text: str) -> list[str]:
        """Return the names of the pages that contain ``text``, in order; none for one or two letters, which every page
        contains.
        """
        if len(text) < _LEAST_SEARCHED:
            return []
        language = self.language
        if language not in self._words:
            self._words = {
                language: {name: pages.words(pages.rule_page(name, language)) for name in pages.available(language)}
            }
        return [name for name, words in self._words[language].items() if text.casefold() in words]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._restyle()
        elif event.type() == QEvent.Type.FontChange:
            self._restyle()
            self._fit_contents()
            self._share()

    def _fit_contents(self) -> None:
        """Leave the contents room for the longest word."""
        letters = self.contents.fontMetrics()
        words = (word for section in pages.sections(self.browser.html) for word in section.heading.split())
        longest = max(map(letters.horizontalAdvance, words), default=0)
        self.contents.setMinimumWidth(max(_LEAST_CONTENTS, longest + _BESIDE_CONTENTS))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.ControlModifier and digit(event) == 0:
            # Where digits need Shift, no shortcut sees the key alone.
            self.usual.trigger()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Leave out what has no room in the present width."""
        letters = self.width() / self.fontMetrics().averageCharWidth()
        for widget in (self.found, self._print_button):
            widget.setVisible(self.width() >= _NARROW)
        # A page that is about no game has no deal to watch.
        self._deal_button.setVisible(self.width() >= _NARROW and self.deal_action.isEnabled())
        slim = self.width() < _NARROW or letters < _SLIM
        self.contents.setVisible(not slim)
        self.sections.setVisible(slim)
        before, row, place = (self._bar, self._below, 0) if slim else (self._below, self._bar, self._place)
        if row.indexOf(self.choice) < 0:
            # It leaves its row first: Qt would take it away itself, but PySide would keep that row's item for it, and
            # take what Qt makes at the same place of memory afterwards for this item.
            before.removeWidget(self.choice)
            row.insertWidget(place, self.choice)
        style = Qt.ToolButtonStyle
        self._deal_button.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if letters >= _WIDE else style.ToolButtonIconOnly
        )

    def _retranslate(self) -> None:
        for action, text in (
            (self.back, self.tr("Back")),
            (self.forward, self.tr("Forward")),
            (self.smaller, self.tr("Smaller text")),
            (self.larger, self.tr("Larger text")),
            (self.usual, self.tr("Normal text size")),
            (self.find_action, self.tr("Find in all pages")),
            (self.find_next, self.tr("Find next")),
            (self.find_previous, self.tr("Find previous")),
            (self.print_action, self.tr("Print…")),
            (self.print_brief, self.tr("Print the two-minute rules…")),
            (self.deal_action, self.tr("Watch a deal")),
        ):
            action.setText(text)
            shortcut = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            set_tool_tip(action, f"{text} ({shortcut})" if shortcut else text)
        self.smaller.setIconText("A−")
        self.larger.setIconText("A+")
        for button in self.findChildren(QToolButton):
            action = button.defaultAction()
            if action in (self.smaller, self.larger):
                set_accessible_name(button, action.text())
        self.search.setPlaceholderText(self.tr("Find"))
        set_accessible_name(self.search, self.tr("Find in all pages"))
        set_accessible_name(self.choice, self.tr("Rule set"))
        set_accessible_name(self.contents, self.tr("Contents"))
        set_accessible_name(self.sections, self.tr("Contents"))
        set_accessible_name(self.browser, self.tr("Rules"))
        self._search_changed()
        self._retranslate_title()
        self._tell_left_out()

    def _tell_left_out(self) -> None:
        fault = None
        if self.browser.name:
            # What the browser still shows may be gone since.
            with suppress(pages.RulePageError):
                fault = pages.page_fault(self.browser.name, self.language)
        self.left_out.setText("" if fault is None else error_sentence(fault))
        self.left_out.setVisible(fault is not None)

    def _retranslate_title(self) -> None:
        name = pages.title(self.browser.html)
        self.setWindowTitle(self.tr("Rules: {title}").format(title=name) if name else self.tr("Rules"))
