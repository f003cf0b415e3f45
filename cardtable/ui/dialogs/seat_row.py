"""The row for a seat of a new game: a face, and a name where one is asked for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from cardtable.ai.names import COMPANION
from cardtable.app.last_choice import LONGEST_NAME
from cardtable.app.rating import RatedPlayer
from cardtable.app.rating import computer_players as ratings_of
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.ui.dialogs.portrait_choice import PortraitChoice
from cardtable.ui.dialogs.seat_line import SeatLine
from cardtable.ui.look.look import faint, spaced
from cardtable.ui.look.plain import Label, set_accessible_name
from cardtable.words.families import words_of
from cardtable.words.players import computer_players, player_first_name

LARGE, SMALL = 54, 40
"""How wide the faces are, in pixels, where one opponent is chosen, and where there are several."""


class SeatRow(QWidget):
    """Asks who sits at a seat, by faces with a sentence about the one that is chosen. The name of a computer player is
    asked for only after ``unfold``; with ``folded`` a person's seat shows nothing before that. A ``brief`` row is one
    line until that is pressed, so that there is room for several.
    """

    changed = Signal()
    opened = Signal()
    """The line of a brief row was pressed to choose somebody else."""

    def __init__(
        self,
        entry: SeatEntry,
        size: int,
        met: Callable[[SeatEntry, str], str],
        parent: QWidget | None = None,
        *,
        folded: bool = False,
        brief: bool = False,
    ) -> None:
        """``met`` takes an opponent and a family, and returns words about former meetings; ``size`` is the width of the
        faces.
        """
        super().__init__(parent)
        self._family = ""
        self._met = met
        self._number_of_seat = 1
        self._number = Label()
        self._brief = brief
        self._line = SeatLine()
        self._line.clicked.connect(self._open)
        self._unnamed = ""
        self._folded = folded and entry.player == HUMAN
        self._name = QLineEdit(entry.name)
        self._name.setMaxLength(LONGEST_NAME)
        self._who = PortraitChoice(size)
        self._who.choose(entry.player)
        self._named = entry.name != self._usual_name() or entry.player == HUMAN
        """Whether the name is seen in a field."""
        self._about = Label()
        self._about.setWordWrap(True)
        faint(self._about)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=1)
        layout.addWidget(self._number)
        layout.addWidget(self._line)
        layout.addWidget(self._who)
        layout.addWidget(self._name)
        layout.addWidget(self._about)
        self._who.changed.connect(self._who_changed)
        self._name.textChanged.connect(self._name_changed)

    @property
    def who(self) -> PortraitChoice:
        return self._who

    @property
    def name(self) -> QLineEdit:
        return self._name

    @property
    def line(self) -> SeatLine:
        """The line of a brief row."""
        return self._line

    def _open(self, wanted: bool) -> None:
        self._word_player()
        if wanted:
            self.opened.emit()

    def close_faces(self) -> None:
        """Show the line of a brief row alone."""
        self._line.setChecked(False)
        self._word_player()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes one step back: from the faces to the line."""
        if event.key() == Qt.Key.Key_Escape and self._brief and self._line.isChecked():
            self.close_faces()
            self._line.setFocus()
            return
        super().keyPressEvent(event)

    def entry(self) -> SeatEntry:
        player = self._who.player
        typed = " ".join(self._name.text().split())
        return SeatEntry(typed or (self._unnamed if player == HUMAN else player_first_name(player)), player)

    def be_called(self, name: str) -> None:
        """Have another name, because somebody else at the table has the same."""
        self._name.setText(name)

    def _usual_name(self) -> str:
        player = self._who.player
        return "" if player == HUMAN else player_first_name(player)

    def unfold(self) -> None:
        """Ask for everything."""
        self._folded, self._named = False, True
        self._word_player()

    def retranslate(self, number: int, side: int | None, family: str) -> None:
        """Set all words; ``side`` is the number of the seat's side where partners play, ``family`` what is played: each
        computer player has a description for each family.
        """
        self._family = family
        if side is not None:
            self._number.setText(self.tr("Seat {number}, side {party}").format(number=number, party="AB"[side]))
        self._number.setVisible(side is not None)
        self._unnamed = self.tr("Guest {number}").format(number=number)
        self._name.setPlaceholderText(self._unnamed)
        set_accessible_name(self._name, self.tr("Name at seat {number}").format(number=number))
        self._number_of_seat = number
        self._word_player()

    def _strength(self, player: str) -> str:
        """Return how strong a computer player is in one word: the rating."""
        if player == COMPANION:
            return self.tr("adapts")
        found = ratings_of(self._family).get(RatedPlayer(player, ""))
        return "" if found is None else str(round(found.value))

    def _word_player(self) -> None:
        player = self._who.player
        seat = self.tr("Player at seat {number}").format(number=self._number_of_seat)
        words = words_of(self._family).player_text(player) if self._family else ""
        met = self._met(self.entry(), self._family) if player != HUMAN else ""
        self._about.setText(" ".join(filter(None, (words, met))))
        entry, strength = self.entry(), "" if player == HUMAN else self._strength(player)
        self._line.show_player(player, entry.name, strength)
        set_accessible_name(self._line, f"{seat}: {entry.name} {strength}".strip())
        faces = not self._folded and (self._line.isChecked() or not self._brief)
        if faces:
            self._who.retranslate(seat, self._strength)
        self._line.setVisible(self._brief and not self._folded)
        self._about.setVisible(bool(words) and faces)
        self._who.setVisible(faces)
        self._name.setVisible(self._named and not self._folded)
        self.setVisible(not self._folded)

    def _name_changed(self) -> None:
        self._word_player()
        self.changed.emit()

    def _who_changed(self) -> None:
        given = {player_first_name(player) for player in computer_players()}
        player = self._who.player
        if self._name.text().rstrip(" 0123456789") in given or not self._name.text():
            self._name.setText(self._usual_name())
        self._named = self._named or player == HUMAN
        self._word_player()
        self.changed.emit()
