"""The page of a new game on which its players and its length are asked for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from cardtable.core.rules import Variant
from cardtable.ui.dialogs.number_row import NumberRow
from cardtable.ui.dialogs.option_form import OptionForm
from cardtable.ui.dialogs.rule_chips import RuleChips
from cardtable.ui.dialogs.seats_form import SeatsForm
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Heading, faint, spaced
from cardtable.ui.look.plain import Label
from cardtable.words.agreed import agreement_words
from cardtable.words.families import variant_description, words_of


class GamePage(QWidget):
    """Asks for the players of a game by ``seats``, and for the length of a match by that part of ``options``, of which
    it tells what differs from the book.
    """

    rules_wanted = Signal()
    """Asks for the page of all rules."""
    dropped = Signal(str)
    """The name of an option that shall be as the book has it."""

    def __init__(self, seats: SeatsForm, options: OptionForm) -> None:
        super().__init__()
        self._seats = seats
        self._options = options
        self._description = Label()
        self._description.setWordWrap(True)
        self._minutes, self._by_the_book = Label(), Label()
        for words in (self._description, self._minutes, self._by_the_book):
            faint(words)
        self._how_long, self._house = Heading(1.15), Heading(1.15)
        self._deeper = QPushButton()
        self._deeper.setFlat(True)
        self._deeper.setAutoDefault(False)
        self._deeper.clicked.connect(self.rules_wanted)
        self._chips = RuleChips()
        self._chips.dropped.connect(self.dropped)
        self.number = NumberRow()
        self.number.hide()
        self._column = layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=2)
        layout.addWidget(self._description)
        layout.addWidget(seats)
        layout.addWidget(Flow(self._how_long, self._minutes))
        layout.addWidget(options.length)
        layout.addWidget(Flow(self._house, self._by_the_book, self._deeper))
        layout.addWidget(self._chips)
        layout.addWidget(self.number)
        layout.addStretch(1)

    @property
    def stops(self) -> Sequence[QWidget]:
        """The widgets at which the Tab key stops, in their order on the screen."""
        lengths = [stop for row in self._options.length_rows for stop in row.stops]
        return (*self._seats.stops, *lengths, self._deeper, self.number.line)

    def take_focus(self) -> None:
        """Give the focus to what leads to the rules."""
        self._deeper.setFocus()

    def arrange(self, *, airy: bool, last: QWidget, ends: bool) -> None:
        """Have the description above everything if the page is ``airy``, and else below it: who plays is asked first.
        ``last`` comes at the end if the page ``ends`` with it, and leaves the page if not.
        """
        column = self._column
        self._seats.set_airy(airy)
        column.removeWidget(self._description)
        column.insertWidget(0 if airy else column.count() - 1, self._description)
        column.removeWidget(last)
        if ends:
            column.insertWidget(column.count() - 1, last)

    def tell(self, variant: Variant, players: int) -> None:
        """Tell what differs from the book, and how long a match takes if it has its usual length."""
        named = self._options.changes()
        options = {name: variant.option(players, name) for name in named}
        # What a record must name although it is usual is no change to a person.
        changes = {name: value for name, value in named.items() if value != options[name].default}
        words = words_of(variant.family)
        told = [name for name in changes if not options[name].tells_length]
        self._chips.show_changes([(name, agreement_words(options[name], changes[name], words)) for name in told])
        self._chips.setVisible(bool(told))
        self._by_the_book.setVisible(not told)
        usual, fewest = variant.minutes and len(told) == len(changes), variant.players[0]
        self._minutes.setVisible(bool(usual))
        lasts = QCoreApplication.translate("NewGameDialog", "About {minutes} minutes.")
        if players != fewest:
            lasts = QCoreApplication.translate("NewGameDialog", "About {minutes} minutes with %n players.", "", fewest)
        self._minutes.setText(lasts.format(minutes=variant.minutes))

    def show_game(self, variant: Variant) -> None:
        """Show the words for a game."""
        self._description.setText(variant_description(variant.id))
        self._how_long.setVisible(bool(self._options.length_rows))
        self._seats.retranslate()
        self.number.retranslate()

    def retranslate(self) -> None:
        """Set the words that are the same for every game."""
        self._how_long.setText(QCoreApplication.translate("NewGameDialog", "Length"))
        self._house.setText(QCoreApplication.translate("NewGameDialog", "House rules"))
        self._by_the_book.setText(QCoreApplication.translate("NewGameDialog", "As in the rule book."))
        self._deeper.setText(QCoreApplication.translate("NewGameDialog", "M&ore rules…"))
