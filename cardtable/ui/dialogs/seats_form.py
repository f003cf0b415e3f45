"""Who plays a new game: how many, and who sits at each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from cardtable.app.last_choice import proposed
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.rules import Variant
from cardtable.games.registry import family_of
from cardtable.ui.dialogs.seat_row import LARGE, SMALL, SeatRow
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Heading, faint, spaced
from cardtable.ui.look.plain import Label, set_tool_tip
from cardtable.ui.look.segments import Segments
from cardtable.words.rules import players_words


class SeatsForm(QWidget):
    """Asks for the players of a rule set. Who was chosen for a seat stays chosen for it, whatever number of players is
    looked at meanwhile.
    """

    changed = Signal()
    """Somebody else sits there, or has another name."""
    count_chosen = Signal(int)
    """A person has chosen another number of players."""
    grown = Signal(QWidget)
    """A part that has become higher, and should be seen whole."""

    def __init__(
        self,
        seats: Sequence[SeatEntry],
        person: str,
        met: Callable[[SeatEntry, str], str],
        parent: QWidget | None = None,
    ) -> None:
        """``seats`` are those of the last time, at the first of which ``person`` sits if there are none. ``met`` takes
        an opponent and a family, and returns words about former meetings.
        """
        super().__init__(parent)
        self._entries = list(seats)
        """Who was chosen for each seat, also for seats that are not asked for now."""
        self._person = person
        self._met = met
        self._variant: Variant | None = None
        self._rows: list[SeatRow] = []
        self._who, self._how_many = Heading(1.15), Heading(1.15)
        self._strengths = Label()
        faint(self._strengths)
        self._names = QPushButton()
        self._names.setFlat(True)
        self._names.setAutoDefault(False)
        self._names.clicked.connect(self._ask_names)
        self._seats_box = QVBoxLayout()
        self._seats_box.setSpacing(8)
        self._counts = Segments()
        self._counts.chosen.connect(lambda place: self.count_chosen.emit(self._offered()[place]))
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=2)
        layout.addWidget(Flow(self._who, self._names, self._strengths))
        layout.addLayout(self._seats_box)
        self._number = Flow(self._how_many, self._counts)
        layout.addWidget(self._number)

    def set_airy(self, airy: bool) -> None:
        """Tell what the numbers below the faces mean where there is room for it besides the faces themselves."""
        self._strengths.setVisible(airy)

    @property
    def rows(self) -> Sequence[SeatRow]:
        """The seats, in their order."""
        return self._rows

    @property
    def stops(self) -> Sequence[QWidget]:
        """The widgets at which the Tab key stops, in their order on the screen."""
        seats = (stop for row in self._rows for stop in (row.line, *row.who.buttons, row.name))
        return [self._names, *seats, *self._counts.stops]

    @property
    def entries(self) -> Sequence[SeatEntry]:
        """Who sits at the seats."""
        return [row.entry() for row in self._rows]

    @property
    def all_entries(self) -> Sequence[SeatEntry]:
        """Who sits at the seats, and who was chosen for further ones that this game does not have."""
        self._note()
        return tuple(self._entries)

    def set_variant(self, variant: Variant, players: int) -> None:
        """Ask for ``players`` players of ``variant``."""
        if variant is not self._variant:
            self._variant = variant
            several = len(variant.players) > 1
            self._counts.offer(len(variant.players) if several else 0)
            self._number.setVisible(several)
        if len(variant.players) > 1:
            self._counts.choose(self._offered().index(players))
        self._show(players)

    def _offered(self) -> list[int]:
        return sorted(self._variant.players) if self._variant is not None else []

    def _note(self) -> None:
        """Keep who sits at the seats now."""
        self._entries[: len(self._rows)] = [row.entry() for row in self._rows]

    def _show(self, players: int) -> None:
        if players == len(self._rows):
            return
        self._note()
        self._names.show()
        for row in self._rows:
            self._seats_box.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows.clear()
        while len(self._entries) < players:
            self._entries.append(proposed(self._person, self._entries))
        for seat, entry in enumerate(self._entries[:players]):
            # Several are a line each, of which one at a time is opened.
            several = players > 2
            size = SMALL if several else LARGE
            row = SeatRow(entry, size, self._met, folded=seat == 0, brief=several)
            row.changed.connect(self.changed)
            row.who.changed.connect(self._tell_apart)
            row.opened.connect(lambda row=row: self._close_others(row))
            row.opened.connect(lambda row=row: self.grown.emit(row))
            self._rows.append(row)
            self._seats_box.addWidget(row)
        self._tell_apart()

    def _close_others(self, opened: SeatRow) -> None:
        for row in self._rows:
            if row is not opened:
                row.close_faces()

    def _tell_apart(self) -> None:
        """Give a computer player who sits at the table twice a number behind the name."""
        taken: set[str] = set()
        for row in self._rows:
            entry = row.entry()
            name, number = entry.name, 1
            while entry.player != HUMAN and name in taken:
                number += 1
                name = f"{entry.name} {number}"
            if name != entry.name:
                row.be_called(name)
            taken.add(name)

    def _ask_names(self) -> None:
        """Ask for the names of all, and who sits at the first seat."""
        for row in self._rows:
            row.unfold()
        self._rows[0].name.setFocus()
        self._names.hide()

    # Words

    def retranslate(self) -> None:
        """Set all words."""
        if self._variant is None:
            return
        self._who.setText(self.tr("Players"))
        self._names.setText(self.tr("Na&mes…"))
        self._strengths.setText(self.tr("The higher the number, the stronger."))
        set_tool_tip(self._names, self.tr("Other names, and who sits in the first seat"))
        self._how_many.setText(self.tr("Number of players"))
        if self._counts.segments:
            words = [players_words(count, self._in_sides(count)) for count in self._offered()]
            self._counts.word(words, self._how_many.text())
        sides = self._side_of_seats()
        for seat, row in enumerate(self._rows):
            row.retranslate(seat + 1, sides[seat] if sides else None, self._variant.family)

    def _side_of_seats(self) -> dict[int, int]:
        """Return the side of each seat if partners play; otherwise an empty dictionary."""
        variant, players = self._variant, len(self._rows)
        if variant is None or not self._in_sides(players):
            return {}
        sides = family_of(variant.id).sides(variant.rule_set(players))
        return {seat: side for side, seats in enumerate(sides) for seat in seats}

    def _in_sides(self, players: int) -> bool:
        variant = self._variant
        if variant is None or players not in variant.players:
            return False
        return len(family_of(variant.id).sides(variant.rule_set(players))) < players
