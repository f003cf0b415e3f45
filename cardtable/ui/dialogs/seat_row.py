"""The row for a seat of a new game: a name, and a person or one of the computer players."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from cardtable.app.last_choice import LONGEST_NAME
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Choices, faint, spaced
from cardtable.ui.look.plain import Label
from cardtable.ui.look.portraits import portrait_pixmap
from cardtable.words.families import words_of
from cardtable.words.players import computer_players, player_first_name, player_name

_PORTRAIT = 48


class SeatRow(QWidget):
    """Asks for a name and for the player of a seat: a person or one of the computer players, which are shown with a
    face and a description.
    """

    changed = Signal()

    def __init__(self, entry: SeatEntry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._family = ""
        self._met: Callable[[SeatEntry, str], str] = lambda _opponent, _family: ""
        self._number = Label()
        self._unnamed = ""
        self._name = QLineEdit(entry.name)
        self._name.setMaxLength(LONGEST_NAME)
        self._kind = Choices()
        for player in (HUMAN, *computer_players()):
            self._kind.addItem("", player)
        self._kind.setCurrentIndex(max(0, self._kind.findData(entry.player)))
        self._kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._about = Label()
        self._about.setWordWrap(True)
        faint(self._about)
        self._portrait = Label()
        about = QHBoxLayout()
        spaced(about, margin=0, gap=2)
        about.addWidget(self._portrait, 0, Qt.AlignmentFlag.AlignTop)
        about.addWidget(self._about, 1)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=1)
        layout.addWidget(self._number)
        layout.addWidget(Flow(self._name, self._kind, filling=True))
        layout.addLayout(about)
        self._kind.currentIndexChanged.connect(self._kind_changed)
        self._name.textChanged.connect(self.changed)

    @property
    def kind(self) -> QComboBox:
        return self._kind

    @property
    def name(self) -> QLineEdit:
        return self._name

    def set_family(self, family: str) -> None:
        """Set the family that is played; each computer player has a description for each family."""
        self._family = family
        self._word_player()

    def set_met(self, met: Callable[[SeatEntry, str], str]) -> None:
        """Set ``met``, which takes an opponent and a family and returns words about former meetings."""
        self._met = met
        self._word_player()

    def entry(self) -> SeatEntry:
        player = str(self._kind.currentData())
        typed = " ".join(self._name.text().split())
        return SeatEntry(typed or (self._unnamed if player == HUMAN else player_first_name(player)), player)

    def retranslate(self, number: int, side: int | None) -> None:
        """Set all words; ``side`` is the number of the seat's side where partners play."""
        if side is not None:
            self._number.setText(self.tr("Seat {number}, side {party}").format(number=number, party="AB"[side]))
        self._number.setVisible(side is not None)
        self._unnamed = self.tr("Guest {number}").format(number=number)
        self._name.setPlaceholderText(self._unnamed)
        self._name.setAccessibleName(self.tr("Name at seat {number}").format(number=number))
        self._kind.setAccessibleName(self.tr("Who plays at seat {number}").format(number=number))
        for place in range(self._kind.count()):
            self._kind.setItemText(place, player_name(str(self._kind.itemData(place))))
        self._word_player()

    def _word_player(self) -> None:
        player = str(self._kind.currentData())
        words = words_of(self._family).player_text(player) if self._family else ""
        met = self._met(self.entry(), self._family) if player != HUMAN else ""
        self._about.setText(" ".join(filter(None, (words, met))))
        self._about.setVisible(bool(words))
        known = player in computer_players()
        if known:
            self._portrait.setPixmap(portrait_pixmap(player, _PORTRAIT, self.devicePixelRatioF()))
        self._portrait.setVisible(known)

    def _kind_changed(self) -> None:
        given = {player_first_name(player) for player in computer_players()}
        player = str(self._kind.currentData())
        if self._name.text() in given or not self._name.text():
            self._name.setText(player_first_name(player) if player != HUMAN else "")
        self._word_player()
        self.changed.emit()
