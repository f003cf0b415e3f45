"""What comes after a match: the rating with its last step, and somebody who would like to play next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.app.challenge import Challenge
from cardtable.ui.look.look import Heading, faint, spaced
from cardtable.ui.look.palette import DENSE
from cardtable.ui.look.plain import Label, on_button, set_accessible_name
from cardtable.ui.look.portraits import portrait_pixmap
from cardtable.ui.look.rating_words import RatingWords

_PORTRAIT = 76
"""The width and height of a portrait, in pixels."""


class Spoken(Heading):
    """What somebody says."""

    def __init__(self, step: float) -> None:
        super().__init__(step)
        self.follow()

    @property
    def usual_font(self) -> QFont:
        """The font of speech."""
        font = super().usual_font
        font.setItalic(True)
        return font


class RatingShown(QWidget):
    """A rating in large figures, its last step beside it, and below a sentence on what it means."""

    def __init__(self) -> None:
        super().__init__()
        self._title, self._figure, self._step, self._told = Label(), Heading(1.9), Label(), Label()
        for label in (self._title, self._told):
            label.setWordWrap(True)
            faint(label)
        self._figure.setWordWrap(False)
        line = QHBoxLayout()
        spaced(line, margin=0, gap=2)
        line.addWidget(self._figure, 0, Qt.AlignmentFlag.AlignBottom)
        line.addWidget(self._step, 1, Qt.AlignmentFlag.AlignVCenter)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=1)
        layout.addWidget(self._title)
        layout.addLayout(line)
        layout.addWidget(self._told)
        layout.addStretch(1)

    def tell(self, title: str, words: RatingWords) -> None:
        """Show a rating under its title."""
        self._title.setText(title)
        self._figure.setText(words.figure)
        self._step.setText(words.step)
        self._told.setText(words.told)
        set_accessible_name(self._figure, " ".join(filter(None, (title, words.figure, words.step))))
        self._strengthen()

    def set_lengthy(self, lengthy: bool) -> None:
        """Whether the sentence is shown below the figure."""
        self._told.setVisible(lengthy)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._strengthen()
        super().changeEvent(event)

    def _strengthen(self) -> None:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        self._step.setFont(font)


class NextPlayer(QWidget):
    """Somebody who would like to play next, and the button that begins it."""

    wanted = Signal()

    def __init__(self, challenge: Challenge, two: bool) -> None:
        """With ``two`` players nobody else has to be named whose place is taken."""
        super().__init__()
        self._challenge, self._two = challenge, two
        self._face, self._said, self._told = Label(), Spoken(1.25), Label()
        self._face.setPixmap(portrait_pixmap(challenge.player, _PORTRAIT, self.devicePixelRatioF()))
        self._face.setFixedSize(QSize(_PORTRAIT, _PORTRAIT))
        self._told.setWordWrap(True)
        faint(self._told)
        self.button = QPushButton(self)
        self.button.setAutoDefault(False)
        self.button.setFlat(True)
        self.button.setProperty(DENSE, True)
        self.button.clicked.connect(self.wanted)
        words = QVBoxLayout()
        spaced(words, margin=0, gap=1)
        words.addWidget(self._said)
        words.addWidget(self._told)
        words.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        words.addStretch(1)
        layout = QHBoxLayout(self)
        spaced(layout, margin=0, gap=4)
        layout.addWidget(self._face, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(words, 1)
        self.retranslate()

    def set_lengthy(self, lengthy: bool) -> None:
        """Whether more is shown than the button and the sentence above it."""
        self._face.setVisible(lengthy)
        self._said.setVisible(lengthy)

    def retranslate(self) -> None:
        """Set all words."""
        name, strength = self._challenge.name, self._challenge.strength
        self._said.setText(self.tr("“May I play you next?”"))
        known = self._challenge.known
        if strength > 0:
            told = self.tr("{name} is stronger than you.") if known else self.tr("{name} is stronger than {other}.")
        elif strength < 0:
            told = self.tr("{name} is weaker than you.") if known else self.tr("{name} is weaker than {other}.")
        elif known:
            told = self.tr("{name} plays about as well as you.")
        else:
            told = self.tr("{name} plays about as well as {other}.")
        if not self._two:
            told += " " + self.tr("{name} would take the place of {other}.")
        self._told.setText(told.format(name=name, other=self._challenge.instead_of))
        self.button.setText(self.tr("&Play {name}").format(name=on_button(name)))
