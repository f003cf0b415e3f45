"""The first page: go on, begin, look back, read the rules, change the language."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QRadialGradient
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.languages import languages
from cardtable.art.theme import CARD_RATIO
from cardtable.core.cards import ACE, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES, make_card
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.look.look import serif, spaced
from cardtable.ui.look.palette import ROOMS, colour
from cardtable.ui.look.plain import Label, on_button
from cardtable.ui.look.ways import Ways

_FAN = (
    make_card(2, SPADES),
    make_card(KING, HEARTS),
    make_card(ACE, SPADES),
    make_card(QUEEN, 3),
    make_card(JACK, HEARTS),
    make_card(10, DIAMONDS),
)
_SPREAD = 11.0
"""Degrees between two neighbours of the fan."""


class CardFan(QWidget):
    """A hand of cards, held open."""

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        pictures.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        # As much of the window as is left over is its; where words are large, that is little.
        return QSize(480, 96)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 96)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        width = min(self.width() / 3.6, self.height() / 1.9, 280.0)
        if width < 12:
            return
        height = width * CARD_RATIO
        pivot = QPointF(self.width() / 2, self.height() / 2 + height * 1.02)
        pixmaps = [self._pictures.pixmap(card, width, self.devicePixelRatioF()) for card in _FAN]
        for place, pixmap in enumerate(pixmaps):
            painter.save()
            painter.translate(pivot)
            painter.rotate((place - (len(_FAN) - 1) / 2) * _SPREAD)
            card = QRectF(-width / 2, -height * 1.55, width, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("#000000", 0.22))
            painter.drawRoundedRect(card.translated(-2, 3), width * 0.06, width * 0.06)
            painter.drawPixmap(card.topLeft(), pixmap)
            painter.restore()
        painter.end()


class StartPage(QWidget):
    """The page of the start: cloth, a fan of cards, and a few buttons for what is wanted first."""

    def __init__(self, pictures: CardPictures, ways: Ways, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = "green"
        self._waiting = ""
        self._running = ""
        self._language = ""
        self._title = Label("cardtable")
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._continue, self._new, self._sheet, self._go_on = (QPushButton() for _ in range(4))
        self._matches, self._sheets, self._rules, self._learn = (QPushButton() for _ in range(4))
        deeds = (
            ways.continue_match,
            ways.ask_new_game,
            ways.ask_new_sheet,
            ways.show_lessons,
            ways.show_rules_here,
            ways.show_matches,
            ways.show_sheets,
            ways.continue_sheet,
        )
        pairs = [QHBoxLayout() for _ in range(3)]
        for pair in pairs:
            spaced(pair, margin=0, gap=3)
        beginnings, learning, past = pairs
        places = {
            self._new: beginnings,
            self._sheet: beginnings,
            self._learn: learning,
            self._rules: learning,
            self._matches: past,
            self._sheets: past,
        }
        for button, deed in zip(self._buttons, deeds, strict=True):
            button.setAutoDefault(True)
            button.clicked.connect(lambda _, deed=deed: deed())
            if button in places:
                places[button].addWidget(button, 1)
        self._waiting_words, self._running_words = Label(), Label()
        for words in (self._waiting_words, self._running_words):
            words.setWordWrap(True)
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column = QVBoxLayout()
        spaced(column, margin=0, gap=3)
        for one in (self._continue, self._waiting_words, self._go_on, self._running_words):
            column.addWidget(one)
        for pair in pairs:
            column.addLayout(pair)
        self._languages = QButtonGroup(self)
        offered = QHBoxLayout()
        offered.addStretch(1)
        self._codes = tuple(languages())
        for place, language in enumerate(languages().values()):
            button = QPushButton(on_button(language.name))
            button.setFlat(True)
            button.setAutoDefault(True)
            self._languages.addButton(button, place)
            offered.addWidget(button)
        offered.addStretch(1)
        self._languages.idClicked.connect(lambda place: ways.set_language(self._codes[place]))
        self._column = QWidget()
        self._column.setLayout(column)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self._column, 100)
        middle.addStretch(1)
        page = QWidget()
        layout = QVBoxLayout(page)
        spaced(layout, margin=5, gap=3)
        layout.addStretch(1)
        layout.addWidget(CardFan(pictures), 12)
        layout.addWidget(self._title)
        layout.addSpacing(4)
        layout.addLayout(middle)
        layout.addStretch(2)
        layout.addLayout(offered)
        # Large words need more than a small window has.
        area = QScrollArea()
        # One that fills nothing, and that Python knows: for another it would look through every kind of widget.
        area.setViewport(QWidget())
        area.setFrameShape(QFrame.Shape.NoFrame)
        # A click beside the buttons takes the focus from none of them.
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setWidget(page)
        page.setAutoFillBackground(False)
        whole = QVBoxLayout(self)
        spaced(whole, margin=0, gap=0)
        whole.addWidget(area)
        self.set_waiting("")
        self.set_running_sheet("")
        self.restyle()
        self.retranslate()

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        return (
            self._continue,
            self._new,
            self._sheet,
            self._learn,
            self._rules,
            self._matches,
            self._sheets,
            self._go_on,
        )

    def set_running_sheet(self, words: str) -> None:
        """Show words for the score sheet that is being kept; an empty text hides its button."""
        self._running = words
        self._go_on.setVisible(bool(words))
        self._running_words.setText(words)
        self._running_words.setVisible(bool(words))
        self._word_running()

    def _word_running(self) -> None:
        # A screen reader goes from button to button and does not reach the words below, so the button says them, too.
        self._go_on.setText(self.tr("Continue the score sheet"))
        self._go_on.setAccessibleName(self.tr("Score sheet: {sheet}").format(sheet=self._running))

    def set_waiting(self, words: str) -> None:
        """Show words for the match that can be continued; an empty text hides its button."""
        self._waiting = words
        self._waiting_words.setText(words)
        self._continue.setVisible(bool(words))
        self._waiting_words.setVisible(bool(words))

    def set_room(self, room: str) -> None:
        """Show the cloth of another room."""
        self._room = room
        self.restyle()
        self.update()

    def set_language(self, language: str) -> None:
        """Mark the button of the current language."""
        self._language = language
        self.restyle()

    def take_focus(self) -> None:
        """Give the focus to the button for which Enter is wanted most often: continue the match, else the score sheet,
        else begin a new game.
        """
        self._usual.setFocus()

    @property
    def _usual(self) -> QPushButton:
        return self._continue if self._waiting else self._go_on if self._running else self._new

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button whose letter is typed, or with Return the usual one."""
        from cardtable.ui.look.keys import is_plain, press_meant

        if is_plain(event) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._usual.click()
        else:
            event.setAccepted(is_plain(event) and press_meant(self._buttons, event))

    def restyle(self) -> None:
        """Adapt colours and fonts to the room and to the size of text."""
        self._title.setFont(serif(2.4))
        self._column.setMaximumWidth(50 * self.fontMetrics().averageCharWidth() + 140)
        for button in self._buttons:
            button.setFont(serif(1.2))
            button.setMinimumHeight(button.fontMetrics().height() + 20)
        words = colour(ROOMS[self._room].text)
        for label in (self._title, self._waiting_words, self._running_words):
            colours = label.palette()
            colours.setColor(QPalette.ColorRole.WindowText, words)
            label.setPalette(colours)
        for place, flat in enumerate(self._languages.buttons()):
            font = flat.font()
            font.setUnderline(self._codes[place] == self._language)
            font.setBold(font.underline())
            flat.setFont(font)
            colours = flat.palette()
            colours.setColor(QPalette.ColorRole.ButtonText, words)
            flat.setPalette(colours)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all words."""
        self._continue.setText(self.tr("&Continue"))
        self._new.setText(self.tr("&New game"))
        self._sheet.setText(self.tr("New score &sheet"))
        self._word_running()
        self._learn.setText(self.tr("&Learn to play"))
        self._matches.setText(self.tr("Past g&ames"))
        self._sheets.setText(self.tr("Past score sh&eets"))
        self._rules.setText(self.tr("&Rules"))
        self._title.setAccessibleName(self.tr("cardtable, card games on an animated table"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        room = ROOMS[self._room]
        light = QRadialGradient(QPointF(self.width() / 2, self.height() * 0.42), max(self.width(), self.height()) * 0.7)
        light.setColorAt(0, colour(room.cloth).lighter(112))
        light.setColorAt(0.55, colour(room.cloth))
        light.setColorAt(1, colour(room.rim))
        painter.fillRect(self.rect(), light)
        painter.end()
