"""The dialog in which a game, its players and its rules are chosen, built from the description of the rule sets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.last_choice import Chosen, FavouriteShelf, LastChoice, proposed
from cardtable.core.errors import CodedError, RuleSetError
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.rules import OptionValue, RuleSet, Variant
from cardtable.games.registry import FAMILIES, VARIANTS, family_of
from cardtable.session.agreements import Agreement
from cardtable.store.model import Favourite
from cardtable.ui.cards.packs import Packs
from cardtable.ui.dialogs.agreement_row import AgreementRow, PresetRow
from cardtable.ui.dialogs.base import Dialog, scrolled
from cardtable.ui.dialogs.game_tile import GameTile, TileGrid
from cardtable.ui.dialogs.number_row import NumberRow
from cardtable.ui.dialogs.option_form import OptionForm
from cardtable.ui.dialogs.question import ask_text
from cardtable.ui.dialogs.rule_chips import RuleChips
from cardtable.ui.dialogs.seat_row import LARGE, SMALL, SeatRow
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Heading, faint, spaced
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import Label, on_button, set_tool_tip
from cardtable.ui.look.toggle import Toggle
from cardtable.words.agreed import agreement_words
from cardtable.words.errors import error_sentence
from cardtable.words.families import variant_description, variant_name, words_of
from cardtable.words.rules import players_words

_COUNT = 52
"""The least width of a button for a number of players, in pixels."""


_ROOMY = 24
"""From so many lines on there is room for the description of the game above the players."""


class _Elided(QPushButton):
    """A button that takes the free width, and cuts off the end of its words if that is too narrow for them."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        room = self.width() - 4 * SPACING
        option.text = self.fontMetrics().elidedText(option.text, Qt.TextElideMode.ElideRight, room)


def _beside(title: QWidget, other: QWidget) -> QHBoxLayout:
    """Return a line with a title, and something that belongs to it."""
    line = QHBoxLayout()
    spaced(line, margin=0, gap=2)
    line.addWidget(title)
    line.addWidget(other)
    line.addStretch(1)
    return line


class NewGameDialog(Dialog):
    """Lets a person choose a game; once the dialog is accepted, ``chosen`` returns the choice. The dialog opens with
    the last choice, so that one press of Enter starts that again.

    Pictures stand for the games; beside them the players and the length of the match are asked for. All other options
    are on a second page.
    """

    continue_wanted = Signal()
    """Asks to continue the match that waits instead."""

    def __init__(
        self,
        last: LastChoice,
        person: str,
        shelf: FavouriteShelf | None,
        packs: Packs,
        parent: QWidget | None = None,
        *,
        waiting: str = "",
        family: str = "",
        met: Callable[[SeatEntry, str], str] = lambda _opponent, _family: "",
    ) -> None:
        """``waiting`` has words for a match that can be continued, or is empty. A game of ``family`` is chosen first,
        if that is not empty. ``met`` takes an opponent and a family, and returns words about former meetings.
        """
        super().__init__(parent)
        self._last = last
        self._person = person
        self._shelf = shelf
        self._packs = packs
        self._players = 0
        self._rows: list[SeatRow] = []
        self._chosen: Chosen | None = None
        self._waiting = waiting
        self._met = met

        self._variants = QButtonGroup(self)
        self._tiles: list[GameTile] = []
        self._families: list[tuple[Label, str]] = []
        self._favourites_title = Heading(1.15)
        self._favourites = TileGrid(self)
        self._favourite_tiles: list[GameTile] = []
        self._kept: list[Favourite] = []
        self._continue = _Elided()
        # Shown before it has its place it would be a window of its own for a moment.
        if not waiting:
            self._continue.hide()
        self._continue.clicked.connect(self.continue_wanted)
        self._name, self._description = Heading(1.4), Label()
        self._description.setWordWrap(True)
        faint(self._description)
        self._counts = QButtonGroup(self)
        self._counts_row = QHBoxLayout()
        self._counts_row.addStretch(1)
        self._seats_box = QVBoxLayout()
        self._who, self._how_many, self._how_long, self._house, self._agreed = (Heading(1.15) for _ in range(5))
        self._minutes = Label()
        faint(self._minutes)
        self._chips = RuleChips()
        self._chips.dropped.connect(self._take_back)
        self._deeper, self._back, self._usual, self._literal = (QPushButton() for _ in range(4))
        self._usual.clicked.connect(lambda: self._show_players(self._players, {}))
        self._literal.clicked.connect(lambda: self._show_players(self._players, self.variant.source))
        self._options = OptionForm(apart=True)
        self._options.changed.connect(self._check)
        self._presets = PresetRow()
        self._presets.chosen.connect(lambda options: self._show_players(self._players, options))
        self._agreement = AgreementRow(self._current_agreement, self._tell_words)
        self._agreement.read.connect(self.show_read)
        self._read_name = ""
        """The name of the rules that were read last from a file, until others are chosen."""
        self._number = NumberRow()
        self._number.changed.connect(self._check)
        self._number.rules_read.connect(self._show_rules_read)
        self._number.hide()
        self._today, self._code, self._names = QPushButton(), QPushButton(), QPushButton()
        self._names.clicked.connect(self._ask_names)
        self._today.clicked.connect(self._enter_today)
        self._code.clicked.connect(self._ask_code)
        self._of_others = Flow(self._today, self._code)
        self._cramped = False
        """Whether the page has so little room that words and buttons that can wait go to its end."""
        self._refusal = Label()
        self._refusal.setWordWrap(True)
        self._keep, self._drop = QPushButton(), QPushButton()
        self._start = QPushButton()
        self._start.setDefault(True)
        self._start.clicked.connect(self._accept)
        words = (self._deeper, self._back, self._today, self._code, self._names)
        for button in words:
            button.setFlat(True)
        for button in (*words, self._continue, self._usual, self._literal, self._keep, self._drop):
            button.setAutoDefault(False)
        self._games = scrolled(self._games_page())
        self._games.listed = self._variants
        self._pages = QStackedWidget()
        self._scrolled = (scrolled(self._first_page()), scrolled(self._deeper_page()))
        for area in self._scrolled:
            self._pages.addWidget(area)
        self._ask_for_room()
        right = QVBoxLayout()
        spaced(right, margin=0, gap=2)
        right.addWidget(self._name)
        right.addWidget(self._pages, 1)
        right.addWidget(self._refusal)
        right.addWidget(self._of_others)
        right.addWidget(self._start)
        self._right = right
        line = QFrame()
        line.setFrameShape(QFrame.Shape.VLine)
        line.setFrameShadow(QFrame.Shadow.Sunken)
        layout = QHBoxLayout(self)
        spaced(layout, margin=5, gap=4)
        layout.addWidget(self._games, 6)
        layout.addWidget(line)
        layout.addLayout(right, 5)

        self._deeper.clicked.connect(lambda: self._turn_to(1))
        self._back.clicked.connect(lambda: self._turn_to(0))
        self._keep.clicked.connect(self._keep_favourite)
        self._drop.clicked.connect(self.forget_favourite)
        self._variants.idClicked.connect(self._choose_tile)
        self._counts.idClicked.connect(self._show_players)
        self._fill_favourites()
        known = [tile.variant for tile in self._tiles if family in ("", tile.variant.family)]
        agreed = [variant for variant in known if variant.id in last.agreed]
        self._show_variant(next((variant for variant in known if variant.id == last.variant), [*agreed, *known][0]))
        self._start.setFocus()
        self.open_at(QSize(1160, 760))

    # What is asked of it

    def chosen(self) -> Chosen | None:
        """Return the chosen game; None until the dialog is accepted."""
        return self._chosen

    def last_choice(self) -> LastChoice:
        """Return the choice with which the next dialog should open."""
        return self._last

    @property
    def variant(self) -> Variant:
        tile = self._variants.checkedButton()
        return tile.variant if isinstance(tile, GameTile) else self._tiles[0].variant

    @property
    def tiles(self) -> Sequence[GameTile]:
        """The rule sets as pictures, in their order."""
        return self._tiles

    @property
    def rows(self) -> Sequence[SeatRow]:
        return self._rows

    @property
    def options(self) -> OptionForm:
        return self._options

    @property
    def refusal(self) -> str:
        """The sentence about what is wrong with the choice; empty if nothing is."""
        return self._refusal.text()

    # How it is built

    def _games_page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        spaced(layout, margin=0, gap=2)
        layout.addWidget(self._continue)
        layout.addWidget(self._favourites_title)
        layout.addWidget(self._favourites)
        for family in FAMILIES.values():
            title = Heading(1.15)
            self._families.append((title, family.name))
            grid = TileGrid(self)
            tiles = [self._tile(variant) for variant in VARIANTS if variant.family == family.name]
            for place, tile in enumerate(tiles, start=len(self._tiles)):
                self._variants.addButton(tile, place)
            self._tiles += tiles
            grid.set_tiles(tiles)
            layout.addWidget(title)
            layout.addWidget(grid)
            layout.addSpacing(8)
        layout.addStretch(1)
        return page

    def _tile(self, variant: Variant, title: str = "") -> GameTile:
        pictures = self._packs.of(game_view_of(variant.family).short_pack)
        tile = GameTile(variant, pictures, title)
        tile.begun.connect(self._start.click)
        return tile

    def _first_page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        spaced(layout, margin=0, gap=2)
        layout.addWidget(self._description)
        layout.addLayout(_beside(self._who, self._names))
        layout.addLayout(self._seats_box)
        layout.addWidget(self._how_many)
        layout.addLayout(self._counts_row)
        layout.addLayout(_beside(self._how_long, self._minutes))
        layout.addWidget(self._options.length)
        layout.addSpacing(8)
        layout.addLayout(_beside(self._house, self._deeper))
        layout.addWidget(self._chips)
        layout.addWidget(self._number)
        layout.addStretch(1)
        return page

    def _deeper_page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        spaced(layout, margin=0, gap=2)
        layout.addWidget(self._back, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._agreed)
        layout.addWidget(Flow(self._usual, self._literal))
        layout.addWidget(self._presets)
        layout.addWidget(self._options)
        layout.addSpacing(8)
        layout.addWidget(Flow(self._keep, self._drop))
        layout.addWidget(self._agreement)
        layout.addStretch(1)
        for button in (self._keep, self._drop):
            button.setVisible(self._shelf is not None)
        return page

    # What it shows

    def _turn_to(self, page: int) -> None:
        self._pages.setCurrentIndex(page)
        self._ask_for_room()
        (self._back if page else self._deeper).setFocus()

    def _ask_for_room(self) -> None:
        """Have only the page that is seen ask for width, so that the pictures do not move when other rules bring wider
        options to the page behind it.
        """
        for area in self._scrolled:
            policy = area.sizePolicy()
            seen = area is self._pages.currentWidget()
            policy.setHorizontalPolicy(QSizePolicy.Policy.Expanding if seen else QSizePolicy.Policy.Ignored)
            area.setSizePolicy(policy)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._pages.currentIndex():
            self._turn_to(0)
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._make_room()

    def _make_room(self) -> None:
        """Put what can wait at the end of the page where there is little room for it."""
        cramped = self.height() < _ROOMY * self.fontMetrics().height()
        page = self._scrolled[0].widget()
        first = page.layout() if page is not None else None
        if cramped == self._cramped or not isinstance(first, QVBoxLayout):
            return
        self._cramped = cramped
        first.removeWidget(self._description)
        if cramped:
            # Who plays is asked first; the words of the game can be read further down.
            first.insertWidget(first.count() - 1, self._description)
            first.insertWidget(first.count() - 1, self._of_others)
        else:
            first.insertWidget(0, self._description)
            self._right.insertWidget(self._right.count() - 1, self._of_others)

    def _choose_tile(self, place: int) -> None:
        if place < len(self._tiles):
            self._show_variant(self._tiles[place].variant)
            return
        favourite = self._shown_favourite()
        assert favourite is not None
        self._show_agreed(VARIANTS[favourite.variant], favourite.players, favourite.options)

    def _show_variant(self, variant: Variant) -> None:
        place = next(place for place, tile in enumerate(self._tiles) if tile.variant.id == variant.id)
        self._tiles[place].setChecked(True)
        self._see(self._tiles[place])
        players, options = self._last.agreed.get(variant.id, (variant.players[0], {}))
        self._show_agreed(variant, players, options)

    def _show_rules_read(self, rule_set: RuleSet) -> None:
        """Show the rules of a code."""
        self._show_rules(rule_set, "")

    def show_read(self, agreement: Agreement) -> None:
        """Show the rules of a file, under whose name they can be kept."""
        self._show_rules(agreement.rule_set, agreement.name)

    def _show_rules(self, rule_set: RuleSet, name: str) -> None:
        tile = next(tile for tile in self._tiles if tile.variant.id == rule_set.variant)
        tile.setChecked(True)
        self._see(tile)
        self._show_agreed(tile.variant, rule_set.players, rule_set.options)
        self._read_name = name
        self.retranslate()

    def _current_agreement(self) -> Agreement:
        """Return what stands in the dialog; raises ``RuleSetError`` if it does not go together."""
        return Agreement(self._shown_name(), self._rule_set())

    def _shown_name(self) -> str:
        favourite = self._shown_favourite()
        name = favourite.name if favourite is not None else self._read_name
        return name or variant_name(self.variant.id)

    def _see(self, tile: GameTile) -> None:
        """Scroll to ``tile`` if it is not seen whole: to the heading above it if both have room."""
        page, bar, room = self._games.widget(), self._games.verticalScrollBar(), self._games.viewport().height()
        if page is None:
            return
        place = QRect(tile.mapTo(page, QPoint(0, 0)), tile.size())
        if bar.value() <= place.top() and place.bottom() < bar.value() + room:
            return
        above = [self._favourites_title, *(title for title, _ in self._families)]
        tops = [one.y() for one in above if one.isVisibleTo(page) and one.y() <= place.top()]
        heading = max(tops, default=0) - SPACING
        bar.setValue(heading if place.bottom() < heading + room else place.top() - SPACING)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        tile = self._variants.checkedButton()
        if isinstance(tile, GameTile):
            # Before that, the places of the tiles are not known.
            QTimer.singleShot(0, self, lambda: self._see(tile))

    def _show_agreed(self, variant: Variant, players: int, options: Mapping[str, OptionValue]) -> None:
        self._read_name = ""
        for button in self._counts.buttons():
            self._counts.removeButton(button)
            self._counts_row.removeWidget(button)
            button.hide()
            button.deleteLater()
        for position, count in enumerate(sorted(variant.players)):
            button = Toggle()
            button.setMinimumWidth(_COUNT)
            self._counts.addButton(button, count)
            self._counts_row.insertWidget(position, button)
        self._how_many.setVisible(len(variant.players) > 1)
        for button in self._counts.buttons():
            button.setVisible(len(variant.players) > 1)
        self._show_players(players if players in variant.players else variant.players[0], options)
        self._number.set_family(variant.family)

    def _show_players(self, players: int, options: Mapping[str, OptionValue] | None = None) -> None:
        """Show ``players`` seats, and ``options``; with None, the options that were changed in the form are kept."""
        # Defaults differ with the number of players, so only options that a person changed are kept.
        kept = self._options.changes() if options is None else options
        self._counts.button(players).setChecked(True)
        self._show_seats(players)
        self._players = players
        words = words_of(self.variant.family)
        self._options.set_options(self.variant.options(players), players, kept, words)
        self._presets.set_variant(self.variant, players)
        self._how_long.setVisible(any(row.option.tells_length for row in self._options.rows))
        self.retranslate()
        self._check()

    def _show_seats(self, players: int) -> None:
        entries = [row.entry() for row in self._rows]
        entries += self._last.seats[len(entries) :]
        if players == len(self._rows):
            return
        # Where there are more faces they are smaller.
        self._names.show()
        for row in self._rows:
            self._seats_box.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows.clear()
        while len(self._rows) < players:
            seat = len(self._rows)
            entry = entries[seat] if seat < len(entries) else proposed(seat, self._person)
            row = SeatRow(entry, LARGE if players == 2 else SMALL, self._met, folded=seat == 0)
            row.changed.connect(self._check)
            row.who.changed.connect(self._tell_apart)
            self._rows.append(row)
            self._seats_box.addWidget(row)

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

    def _enter_today(self) -> None:
        """Have the cards that everybody has today."""
        self._turn_to(0)
        self._number.show()
        self._number.enter_today()
        self._start.setFocus()

    def _ask_code(self) -> None:
        self._turn_to(0)
        self._number.show()
        self._number.line.setFocus()
        # Before that, the row has no place.
        QTimer.singleShot(0, self, lambda: self._scrolled[0].ensureWidgetVisible(self._number, 0, SPACING))

    def _take_back(self, name: str) -> None:
        """Have an option as the book has it."""
        row = self._options.row(name)
        row.set_value(row.option.default)
        self._deeper.setFocus()

    def _rule_set(self) -> RuleSet:
        """Return the rule set with the chosen players and options; raises ``RuleSetError`` if they do
        not fit together.
        """
        return self.variant.sensible(self.variant.rule_set(self._players, self._options.changes()))

    def _check(self) -> None:
        refusal = ""
        self._show_changes()
        try:
            self._rule_set()
        except RuleSetError as error:
            refusal = error_sentence(error)
        self._agreement.set_possible(not refusal)
        names = [row.entry().name for row in self._rows]
        if not refusal and len(set(names)) < len(names):
            refusal = self.tr("Two people at the table have the same name.")
        refusal = refusal or self._number.refusal
        self._refusal.setText(refusal)
        self._refusal.setVisible(bool(refusal))
        self._start.setEnabled(not refusal)

    def _show_changes(self) -> None:
        """Show what differs from the book, and how long a match takes if it has its usual length."""
        # What a record must name although it is usual is no change to a person.
        named = self._options.changes()
        changes = {
            name: value for name, value in named.items() if value != self.variant.option(self._players, name).default
        }
        options = {name: self.variant.option(self._players, name) for name in changes}
        words = words_of(self.variant.family)
        told = [(name, option) for name, option in options.items() if not option.tells_length]
        self._chips.show_changes([(name, agreement_words(option, changes[name], words)) for name, option in told])
        usual = self.variant.minutes and len(told) == len(options) and self._players == self.variant.players[0]
        self._minutes.setVisible(bool(usual))
        self._minutes.setText(self.tr("About {minutes} minutes.").format(minutes=self.variant.minutes))

    def _accept(self) -> None:
        self._number.take_rules()
        rule_set = self._rule_set()
        seats = tuple(row.entry() for row in self._rows)
        self._chosen = Chosen(rule_set, seats, self._number.number)
        # The players of seats that this game does not have are kept, too.
        self._last.seats = [*seats, *self._last.seats[len(seats) :]]
        self._last.variant = self.variant.id
        self._last.agreed[self.variant.id] = (self._players, dict(self._options.changes()))
        self.accept()

    # Favourites

    def _fill_favourites(self, current: str = "") -> None:
        for tile in self._favourite_tiles:
            self._variants.removeButton(tile)
        self._kept = self._favourites_kept()
        self._favourite_tiles = [self._tile(VARIANTS[kept.variant], kept.name) for kept in self._kept]
        for place, tile in enumerate(self._favourite_tiles, start=len(self._tiles)):
            self._variants.addButton(tile, place)
            tile.setChecked(tile.title == current)
        self._favourites.set_tiles(self._favourite_tiles)
        self._favourites_title.setVisible(bool(self._kept))

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

    def _shown_favourite(self) -> Favourite | None:
        """Return the chosen favourite; None if the choice is no favourite."""
        place = self._variants.checkedId() - len(self._tiles)
        return self._kept[place] if 0 <= place < len(self._kept) else None

    def _keep_favourite(self) -> None:
        def named(name: str) -> None:
            if name.strip():
                self.keep_favourite(" ".join(name.split()))

        title, words = self.tr("Keep as a favourite"), self.tr("A name for these rules:")
        ask_text(self, title, words, self._shown_name(), named)

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
        """Delete the chosen favourite; does nothing if the choice is no favourite."""
        favourite = self._shown_favourite()
        if favourite is None or self._shelf is None:
            return
        try:
            self._shelf.delete_favourite(favourite.name)
        except CodedError as error:
            self._tell(error)
        # The options of the favourite stay chosen, as changes of its rule set.
        next(tile for tile in self._tiles if tile.variant.id == favourite.variant).setChecked(True)
        self._fill_favourites()
        self.retranslate()

    def _tell(self, error: CodedError) -> None:
        self._tell_words(error_sentence(error))

    def _tell_words(self, words: str) -> None:
        self._refusal.setText(words)
        self._refusal.show()

    # Words

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        for label, family in self._families:
            label.setText(words_of(family).family_name())
        for tile in (*self._tiles, *self._favourite_tiles):
            tile.retranslate()
        favourite = self._shown_favourite()
        self._name.setText(self._shown_name())
        self._description.setText(variant_description(self.variant.id))
        self._favourites_title.setText(self.tr("Favourites"))
        self._continue.setText(on_button(self.tr("Continue: {partie}").format(partie=self._waiting)))
        self._how_many.setText(self.tr("Number of players"))
        self._who.setText(self.tr("Players"))
        self._house.setText(self.tr("House rules"))
        self._names.setText(self.tr("Na&mes…"))
        set_tool_tip(self._names, self.tr("Other names, and who sits in the first seat"))
        self._deeper.setText(self.tr("M&ore rules…"))
        self._today.setText(self.tr("Deal of the &day"))
        set_tool_tip(self._today, self.tr("The cards that everyone gets today"))
        self._code.setText(self.tr("A friend’s &code…"))
        set_tool_tip(self._code, self.tr("The same cards and rules as somebody else had"))
        self._how_long.setText(self.tr("Length"))
        self._agreed.setText(self.tr("Rules agreed"))
        for button in self._counts.buttons():
            count = self._counts.id(button)
            button.setText(players_words(count, self._in_sides(count)))
        sides = self._side_of_seats()
        for seat, row in enumerate(self._rows):
            row.retranslate(seat + 1, sides[seat] if sides else None, self.variant.family)
        self._options.retranslate()
        self._number.retranslate()
        self._presets.retranslate()
        self._agreement.retranslate()
        self._back.setText(self.tr("‹ &Back"))
        self._usual.setText(self.tr("The &usual rules"))
        set_tool_tip(self._usual, self.tr("The rules this program starts with"))
        self._literal.setText(self.tr("The rules of the s&ource"))
        set_tool_tip(self._literal, self.tr("Exactly as in the book the rules come from"))
        self._keep.setText(self.tr("&Keep as a favourite…"))
        set_tool_tip(self._keep, self.tr("Keep these rules under a name"))
        self._drop.setText(self.tr("&Delete this favourite"))
        self._drop.setEnabled(favourite is not None)
        self._start.setText(self.tr("&Start"))
        self._check()

    def _side_of_seats(self) -> dict[int, int]:
        """Return the side of each seat if partners play; otherwise an empty dictionary."""
        if not self._in_sides(self._players):
            return {}
        sides = family_of(self.variant.id).sides(self.variant.rule_set(self._players))
        return {seat: side for side, seats in enumerate(sides) for seat in seats}

    def _in_sides(self, players: int) -> bool:
        if players not in self.variant.players:
            return False
        return len(family_of(self.variant.id).sides(self.variant.rule_set(players))) < players
