"""What to play, who plays, and what is agreed: built from the description of the rule sets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QComboBox,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.core.errors import CodedError, RuleSetError
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.rules import OptionValue, RuleSet, Variant
from cardtable.games.registry import FAMILIES, VARIANTS, family_of
from cardtable.store.model import Favourite
from cardtable.ui.dialogs.base import Dialog, button_box, scrolled
from cardtable.ui.dialogs.option_form import OptionForm
from cardtable.ui.look import Heading, faint, spaced
from cardtable.ui.plain import Label, asked_text, set_tool_tip
from cardtable.words.errors import error_sentence
from cardtable.words.families import variant_description, variant_name, words_of
from cardtable.words.players import computer_players, player_first_name, player_name
from cardtable.words.rules import players_words

LONGEST_NAME = 24
"""Characters of a name at the table."""

_OFFERED = ("beginner", "greedy", "searcher", "counter")
"""Who is offered first, second … as an opponent to somebody new: the easiest first."""


class FavouriteShelf(Protocol):
    """Where favourites are kept."""

    def favourites(self) -> list[Favourite]: ...

    def save_favourite(self, favourite: Favourite, /) -> None: ...

    def delete_favourite(self, name: str, /) -> None: ...


@dataclass(frozen=True, slots=True)
class Chosen:
    """What somebody wants to play."""

    rule_set: RuleSet
    seats: tuple[SeatEntry, ...]


@dataclass(slots=True)
class LastChoice:
    """What was chosen before: the rule set, who sat where, and for each rule set its players and options."""

    variant: str = ""
    seats: list[SeatEntry] = field(default_factory=list)
    agreed: dict[str, tuple[int, dict[str, OptionValue]]] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        return {
            "variant": self.variant,
            "seats": [[seat.name, seat.player] for seat in self.seats],
            "agreed": {name: [players, dict(options)] for name, (players, options) in self.agreed.items()},
        }

    @classmethod
    def from_json(cls, data: object) -> LastChoice:
        """The choice of a JSON value; what makes no sense is left out."""
        last = cls()
        if not isinstance(data, Mapping):
            return last
        if isinstance(data.get("variant"), str):
            last.variant = data["variant"]
        seats = data.get("seats")
        for entry in seats if isinstance(seats, list) else ():
            match entry:
                case [str(name), str(player)] if player == HUMAN or player in computer_players():
                    last.seats.append(SeatEntry(name[:LONGEST_NAME], player))
        agreed = data.get("agreed")
        if isinstance(agreed, Mapping):
            for variant, entry in agreed.items():
                match entry:
                    case [int(players), dict(options)]:
                        last.agreed[str(variant)] = (players, options)
        return last


class SeatRow(QWidget):
    """A name, and who plays: a person or one of the computer players."""

    changed = Signal()

    def __init__(self, entry: SeatEntry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._family = ""
        self._number = Label()
        self._unnamed = ""
        self._name = QLineEdit(entry.name)
        self._name.setMaxLength(LONGEST_NAME)
        self._kind = QComboBox()
        for player in (HUMAN, *computer_players()):
            self._kind.addItem("", player)
        self._kind.setCurrentIndex(max(0, self._kind.findData(entry.player)))
        self._kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._kind.setMinimumContentsLength(10)
        self._character = Label()
        self._character.setWordWrap(True)
        faint(self._character)
        row = QHBoxLayout()
        row.addWidget(self._name, 2)
        row.addWidget(self._kind, 3)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=1)
        layout.addWidget(self._number)
        layout.addLayout(row)
        layout.addWidget(self._character)
        self._kind.currentIndexChanged.connect(self._kind_changed)
        self._name.textChanged.connect(self.changed)

    @property
    def kind(self) -> QComboBox:
        return self._kind

    @property
    def name(self) -> QLineEdit:
        return self._name

    def set_family(self, family: str) -> None:
        """Which family is played: the computer players have a character for each."""
        self._family = family
        self._word_character()

    def entry(self) -> SeatEntry:
        player = str(self._kind.currentData())
        typed = " ".join(self._name.text().split())
        return SeatEntry(typed or (self._unnamed if player == HUMAN else player_first_name(player)), player)

    def retranslate(self, number: int, party: int | None) -> None:
        """Set all words; ``party`` is the number of the seat's party where partners play."""
        if party is not None:
            self._number.setText(self.tr("Seat {number}, side {party}").format(number=number, party="AB"[party]))
        self._number.setVisible(party is not None)
        self._unnamed = self.tr("Guest {number}").format(number=number)
        self._name.setPlaceholderText(self._unnamed)
        self._name.setAccessibleName(self.tr("Name at seat {number}").format(number=number))
        self._kind.setAccessibleName(self.tr("Who plays at seat {number}").format(number=number))
        for place in range(self._kind.count()):
            self._kind.setItemText(place, player_name(str(self._kind.itemData(place))))
        self._word_character()

    def _word_character(self) -> None:
        player = str(self._kind.currentData())
        words = words_of(self._family).character(player) if self._family else ""
        self._character.setText(words)
        self._character.setVisible(bool(words))

    def _kind_changed(self) -> None:
        given = {player_first_name(player) for player in computer_players()}
        player = str(self._kind.currentData())
        if self._name.text() in given or not self._name.text():
            self._name.setText(player_first_name(player) if player != HUMAN else "")
        self._word_character()
        self.changed.emit()


class NewGameDialog(Dialog):
    """Accepted with ``chosen()``. Opened with the last choice, so that one press of Enter starts the same again."""

    def __init__(
        self, last: LastChoice, person: str, shelf: FavouriteShelf | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._last = last
        self._person = person
        self._shelf = shelf
        self._players = 0
        self._rows: list[SeatRow] = []
        self._filling = False
        self._chosen: Chosen | None = None

        self._variants = QButtonGroup(self)
        self._descriptions: list[tuple[QRadioButton, Label, Variant]] = []
        self._families: list[tuple[Label, str]] = []
        self._counts = QButtonGroup(self)
        self._counts_row = QHBoxLayout()
        self._seats_box = QVBoxLayout()
        self._usual, self._literal = QPushButton(), QPushButton()
        self._usual.clicked.connect(lambda: self._show_players(self._players, {}))
        self._literal.clicked.connect(lambda: self._show_players(self._players, self.variant.source))
        for preset in (self._usual, self._literal):
            preset.setAutoDefault(False)
        self._options = OptionForm()
        self._options.changed.connect(self._check)
        self._problem = Label()
        self._problem.setWordWrap(True)
        self._favourites = QComboBox()
        self._keep, self._drop = QPushButton(), QPushButton()
        self._titles = [Heading(1.15) for _ in range(4)]
        self._start = QPushButton()
        self._start.setDefault(True)
        buttons = button_box(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self._start, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        cancel = buttons.button(QDialogButtonBox.StandardButton.Cancel)
        for button in (self._keep, self._drop, cancel):
            button.setAutoDefault(False)

        body = QHBoxLayout()
        spaced(body, margin=0, gap=5)
        left = scrolled(self._variants_page())
        line = QFrame()
        line.setFrameShape(QFrame.Shape.VLine)
        line.setFrameShadow(QFrame.Shadow.Sunken)
        body.addWidget(left, 4)
        body.addWidget(line)
        body.addWidget(scrolled(self._agreement_page()), 5)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addLayout(body, 1)
        layout.addWidget(self._problem)
        layout.addWidget(buttons)

        self._keep.clicked.connect(self._keep_favourite)
        self._drop.clicked.connect(self.forget_favourite)
        self._favourites.activated.connect(self._choose_favourite)
        self._variants.idClicked.connect(lambda place: self._show_variant(self._descriptions[place][2]))
        self._counts.idClicked.connect(self._show_players)
        self._fill_favourites()
        known = [variant for _, _, variant in self._descriptions]
        chosen = next((variant for variant in known if variant.id == last.variant), known[0])
        self._show_variant(chosen)
        self._start.setFocus()
        self.open_at(QSize(880, 680))

    # What is asked of it

    def chosen(self) -> Chosen | None:
        """What was chosen, once the dialog is accepted."""
        return self._chosen

    def last_choice(self) -> LastChoice:
        """What to open with the next time."""
        return self._last

    @property
    def variant(self) -> Variant:
        return self._descriptions[max(0, self._variants.checkedId())][2]

    @property
    def rows(self) -> Sequence[SeatRow]:
        return self._rows

    @property
    def options(self) -> OptionForm:
        return self._options

    @property
    def start_button(self) -> QPushButton:
        return self._start

    @property
    def problem(self) -> str:
        """What is wrong, in words; empty if nothing is."""
        return self._problem.text()

    def favourite_names(self) -> list[str]:
        """The favourites that can be chosen."""
        return [self._favourites.itemText(place) for place in range(1, self._favourites.count())]

    def choose_favourite(self, name: str) -> None:
        """Turn to the rules of a favourite."""
        place = self._favourites.findText(name)
        self._favourites.setCurrentIndex(place)
        self._choose_favourite(place)

    def choose_variant(self, variant_id: str) -> None:
        """Turn to another rule set."""
        self._show_variant(next(one for _, _, one in self._descriptions if one.id == variant_id))

    @property
    def usual_button(self) -> QPushButton:
        return self._usual

    @property
    def literal_button(self) -> QPushButton:
        return self._literal

    def choose_players(self, players: int) -> None:
        """Turn to another number of players, one that the rule set allows."""
        self._show_players(players)

    # How it is built

    def _variants_page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        spaced(layout, margin=0, gap=1)
        for family in FAMILIES.values():
            title = Heading(1.15)
            self._families.append((title, family.name))
            layout.addWidget(title)
            for variant in VARIANTS:
                if variant.family != family.name:
                    continue
                button = QRadioButton()
                words = Label()
                words.setWordWrap(True)
                words.setIndent(24)
                words.setBuddy(button)
                faint(words)
                self._variants.addButton(button, len(self._descriptions))
                self._descriptions.append((button, words, variant))
                layout.addWidget(button)
                layout.addWidget(words)
                layout.addSpacing(8)
        layout.addStretch(1)
        return page

    def _agreement_page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        spaced(layout, margin=0, gap=2)
        favourites = QHBoxLayout()
        favourites.addWidget(self._favourites, 1)
        favourites.addWidget(self._keep)
        favourites.addWidget(self._drop)
        self._counts_row.addStretch(1)
        agreed = QVBoxLayout()
        presets = QHBoxLayout()
        for preset in (self._usual, self._literal):
            presets.addWidget(preset)
        presets.addStretch(1)
        agreed.addLayout(presets)
        agreed.addWidget(self._options)
        parts: tuple[QBoxLayout, ...] = (self._counts_row, self._seats_box, agreed, favourites)
        for title, part in zip(self._titles, parts, strict=True):
            layout.addWidget(title)
            layout.addLayout(part)
            layout.addSpacing(8)
        layout.addStretch(1)
        if self._shelf is None:
            for widget in (self._titles[3], self._favourites, self._keep, self._drop):
                widget.hide()
        return page

    # What it shows

    def _show_variant(self, variant: Variant) -> None:
        players, options = self._last.agreed.get(variant.id, (variant.players[0], {}))
        self._show_agreed(variant, players, options)

    def _show_agreed(self, variant: Variant, players: int, options: Mapping[str, OptionValue]) -> None:
        place = next(place for place, entry in enumerate(self._descriptions) if entry[2].id == variant.id)
        self._variants.button(place).setChecked(True)
        for button in self._counts.buttons():
            self._counts.removeButton(button)
            self._counts_row.removeWidget(button)
            button.hide()
            button.deleteLater()
        for position, count in enumerate(sorted(variant.players)):
            button = QRadioButton()
            self._counts.addButton(button, count)
            self._counts_row.insertWidget(position, button)
        self._show_players(players if players in variant.players else variant.players[0], options)

    def _show_players(self, players: int, options: Mapping[str, OptionValue] | None = None) -> None:
        """Show ``players`` seats, and ``options`` or, if there are none, what was changed in the form."""
        # Defaults differ with the number of players, so only what somebody chose goes along.
        kept = self._options.changes() if options is None else options
        self._counts.button(players).setChecked(True)
        self._show_seats(players)
        self._players = players
        words = words_of(self.variant.family)
        self._options.set_options(self.variant.options(players), players, kept, words)
        self.retranslate()
        self._check()

    def _show_seats(self, players: int) -> None:
        entries = [row.entry() for row in self._rows]
        entries += self._last.seats[len(entries) :]
        for row in self._rows[players:]:
            self._seats_box.removeWidget(row)
            row.hide()
            row.deleteLater()
        del self._rows[players:]
        while len(self._rows) < players:
            seat = len(self._rows)
            entry = entries[seat] if seat < len(entries) else self._proposed(seat)
            row = SeatRow(entry)
            row.changed.connect(self._check)
            self._rows.append(row)
            self._seats_box.addWidget(row)

    def _proposed(self, seat: int) -> SeatEntry:
        if seat == 0:
            return SeatEntry(self._person, HUMAN)
        known = [player for player in _OFFERED if player in computer_players()]
        player = known[(seat - 1) % len(known)]
        # The same computer player can sit there twice; the second one has a number.
        again = (seat - 1) // len(known)
        name = player_first_name(player)
        return SeatEntry(f"{name} {again + 1}" if again else name, player)

    def _rule_set(self) -> RuleSet:
        """What is agreed; raises ``RuleSetError``."""
        return self.variant.rule_set(self._players, self._options.changes())

    def _check(self) -> None:
        problem = ""
        try:
            self._rule_set()
        except RuleSetError as error:
            problem = error_sentence(error)
        names = [row.entry().name for row in self._rows]
        if not problem and len(set(names)) < len(names):
            problem = self.tr("Two people at the table have the same name.")
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))
        self._start.setEnabled(not problem)

    def _accept(self) -> None:
        rule_set = self._rule_set()
        seats = tuple(row.entry() for row in self._rows)
        self._chosen = Chosen(rule_set, seats)
        # Who sat on the seats that this game does not have is remembered as well.
        self._last.seats = [*seats, *self._last.seats[len(seats) :]]
        self._last.variant = self.variant.id
        self._last.agreed[self.variant.id] = (self._players, dict(self._options.changes()))
        self.accept()

    # Favourites

    def _fill_favourites(self, current: str = "") -> None:
        self._favourites.clear()
        self._favourites.addItem("", None)
        for favourite in self._favourites_kept():
            self._favourites.addItem(favourite.name, favourite)
        self._favourites.setCurrentIndex(max(0, self._favourites.findText(current)) if current else 0)
        self._drop.setEnabled(self._favourites.currentIndex() > 0)

    def _favourites_kept(self) -> list[Favourite]:
        if self._shelf is None:
            return []
        try:
            kept = self._shelf.favourites()
        except CodedError as error:
            self._tell(error)
            return []
        known = {variant.id for variant in VARIANTS}
        return [favourite for favourite in kept if favourite.variant in known]

    def _choose_favourite(self, place: int) -> None:
        favourite = self._favourites.itemData(place)
        self._drop.setEnabled(favourite is not None)
        if favourite is not None:
            self._show_agreed(VARIANTS[favourite.variant], favourite.players, favourite.options)

    def _keep_favourite(self) -> None:
        proposed = self._favourites.currentText() if self._favourites.currentIndex() > 0 else ""
        name = asked_text(
            self,
            self.tr("Keep as a favourite"),
            self.tr("A name for these rules:"),
            proposed or variant_name(self.variant.id),
        )
        if name.strip():
            self.keep_favourite(" ".join(name.split()))

    def keep_favourite(self, name: str) -> None:
        """Keep the rules that stand in the dialog under ``name``."""
        if self._shelf is None:
            return
        try:
            self._rule_set()
            changes = dict(self._options.changes())
            self._shelf.save_favourite(Favourite(name, self.variant.id, self._players, changes))
        except CodedError as error:
            self._tell(error)
            return
        self._fill_favourites(name)
        self.retranslate()

    def forget_favourite(self) -> None:
        """Forget the favourite that is chosen."""
        favourite = self._favourites.currentData()
        if favourite is None or self._shelf is None:
            return
        try:
            self._shelf.delete_favourite(favourite.name)
        except CodedError as error:
            self._tell(error)
        self._fill_favourites()
        self.retranslate()

    def _tell(self, error: CodedError) -> None:
        self._problem.setText(error_sentence(error))
        self._problem.show()

    # Words

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        for label, family in self._families:
            label.setText(words_of(family).family_name())
        for button, words, variant in self._descriptions:
            button.setText(variant_name(variant.id))
            words.setText(variant_description(variant.id))
            button.setAccessibleDescription(variant_description(variant.id))
        titles = (
            self.tr("How many play"),
            self.tr("Who plays"),
            self.tr("What is agreed"),
            self.tr("Favourites"),
        )
        for title, text in zip(self._titles, titles, strict=True):
            title.setText(text)
        for radio in self._counts.buttons():
            count = self._counts.id(radio)
            radio.setText(players_words(count, self._in_parties(count)))
        parties = self._party_of_seats()
        for seat, row in enumerate(self._rows):
            row.set_family(self.variant.family)
            row.retranslate(seat + 1, parties[seat] if parties else None)
        self._options.retranslate()
        self._favourites.setItemText(0, self.tr("Choose a favourite…"))
        self._favourites.setAccessibleName(self.tr("Favourites"))
        self._usual.setText(self.tr("As is &usual here"))
        set_tool_tip(self._usual, self.tr("Everything as this program offers it at first"))
        self._literal.setText(self.tr("As the s&ource has it"))
        set_tool_tip(self._literal, self.tr("Everything to the letter of the book that the rules come from"))
        self._keep.setText(self.tr("&Keep…"))
        set_tool_tip(self._keep, self.tr("Keep these rules under a name"))
        self._drop.setText(self.tr("&Forget"))
        set_tool_tip(self._drop, self.tr("Forget the chosen favourite"))
        self._start.setText(self.tr("&Start"))
        self._check()

    def _party_of_seats(self) -> dict[int, int]:
        """The party of each seat where partners play, else nothing."""
        if not self._in_parties(self._players):
            return {}
        parties = family_of(self.variant.id).parties(self.variant.rule_set(self._players))
        return {seat: party for party, seats in enumerate(parties) for seat in seats}

    def _in_parties(self, players: int) -> bool:
        if players not in self.variant.players:
            return False
        return len(family_of(self.variant.id).parties(self.variant.rule_set(players))) < players
