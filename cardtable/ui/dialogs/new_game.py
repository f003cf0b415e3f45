"""The dialog in which a game, its players and its rules are chosen, built from the description of the rule sets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QMargins, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.last_choice import Chosen, FavouriteShelf, LastChoice
from cardtable.core.errors import CodedError, RuleSetError
from cardtable.core.record import SeatEntry
from cardtable.core.rules import OptionValue, RuleSet, Variant
from cardtable.games.registry import VARIANTS
from cardtable.session.agreements import Agreement
from cardtable.store.model import Favourite
from cardtable.ui.cards.packs import Packs
from cardtable.ui.dialogs.base import BESIDE_SCROLLED, Dialog, aligned, scrolled
from cardtable.ui.dialogs.game_filter import GameFilter, Wanted
from cardtable.ui.dialogs.game_list import GameList
from cardtable.ui.dialogs.game_page import GamePage
from cardtable.ui.dialogs.game_tile import GameTile
from cardtable.ui.dialogs.option_form import OptionForm
from cardtable.ui.dialogs.question import ask_text
from cardtable.ui.dialogs.rules_page import RulesPage
from cardtable.ui.dialogs.seat_row import SeatRow
from cardtable.ui.dialogs.seats_form import SeatsForm
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Heading, spaced
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import set_accessible_description, set_tool_tip
from cardtable.ui.look.refusal import Refusal
from cardtable.words.errors import error_sentence
from cardtable.words.families import variant_name, words_of

_WIDE = 1100
"""From this width in pixels on both halves of the dialog are alike."""
_ABREAST = 60
"""The width in letters below which games and rules have no room side by side: an upright dialog has the games above
everything else then, and any other has the rules alone.
"""
_AIRY, _ROOMY = 28, 24
"""From so many lines on there is room for the description of the game above the players, and for other people's cards
below them.
"""


class NewGameDialog(Dialog):
    """Lets a person choose a game; once the dialog is accepted, ``chosen`` returns the choice. The dialog opens with
    the last choice, so that one press of Enter starts that again.

    Pictures stand for the games; beside them the players and the length of the match are asked for. All other options
    are on a second page, which is made when it is turned to.
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
        self._players = 0
        self._chosen: Chosen | None = None
        self._list = GameList(packs, shelf, waiting, self._tell)
        self._list.chosen.connect(self._show_chosen)
        self._list.continue_wanted.connect(self.continue_wanted)
        self.filter = GameFilter(Wanted(last.people, last.minutes))
        """For whom and how long games are looked for."""
        self.filter.changed.connect(self._show_wanted)
        self._name = Heading(1.4)
        self._seats = SeatsForm(last.seats, person, met)
        self._seats.changed.connect(self._check)
        self._seats.count_chosen.connect(self._show_players)
        self._keeps = shelf is not None
        self.options = OptionForm(apart=True)
        self.options.changed.connect(self._check)
        self._rules: RulesPage | None = None
        """The page of all rules, once it was seen."""
        self._read_name = ""
        """The name of the rules that were read last from a file, until others are chosen."""
        self._game = GamePage(self._seats, self.options)
        self._game.rules_wanted.connect(lambda: self._turn_to(1))
        self._game.dropped.connect(self._take_back)
        self._number = self._game.number
        self._number.changed.connect(self._check)
        self._number.rules_read.connect(self._show_rules_read)
        self._today, self._code = QPushButton(), QPushButton()
        self._today.clicked.connect(self._enter_today)
        self._code.clicked.connect(self._ask_code)
        self._of_others = Flow(self._today, self._code, filling=True)
        self._roomy = True, True
        """Whether what can wait has the room to stand where it is wanted, or else goes to the end of the page: the
        description, and other people's cards.
        """
        self._refusal = Refusal()
        self._start = QPushButton()
        self._start.setDefault(True)
        self._start.clicked.connect(self._accept)
        self._list.begun.connect(self._start.click)
        for button in (self._today, self._code):
            button.setFlat(True)
            button.setAutoDefault(False)
        self._pages = QStackedWidget()
        self._scrolled = [scrolled(self._game)]
        self._pages.addWidget(self._scrolled[0])
        self._seats.count_chosen.connect(lambda _: self._scrolled[0].have_in_sight(self._seats))
        self._seats.grown.connect(self._scrolled[0].have_in_sight)
        right = QVBoxLayout()
        spaced(right, margin=0, gap=2)
        right.addLayout(aligned(self._name))
        right.addWidget(self._pages, 1)
        right.addLayout(aligned(self._refusal))
        right.addWidget(self._of_others)
        right.addLayout(aligned(self._start))
        self._right = right
        self._line = line = QFrame()
        line.setFrameShape(QFrame.Shape.VLine)
        line.setFrameShadow(QFrame.Shadow.Sunken)
        layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        spaced(layout, margin=5, gap=4)
        margins = layout.contentsMargins()
        layout.setContentsMargins(margins - QMargins(BESIDE_SCROLLED, 0, 0, 0))
        self._left = QVBoxLayout()
        spaced(self._left, margin=0, gap=3)
        self._sought = aligned(self.filter)
        self._left.addLayout(self._sought)
        self._left.addWidget(self._list.area, 1)
        for area in (self._list.area, self._scrolled[0]):
            area.fade_out()
        layout.addLayout(self._left, 5)
        layout.addWidget(line)
        layout.addLayout(right, 5)
        self._whole = layout
        self._list.fill()
        self._word_parts()
        known = [tile.variant for tile in self._list.tiles if family in ("", tile.variant.family)]
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
        """The rule set that is chosen."""
        return self._list.variant

    @property
    def tiles(self) -> Sequence[GameTile]:
        """The rule sets as pictures, in their order."""
        return self._list.tiles

    @property
    def rows(self) -> Sequence[SeatRow]:
        """The seats, in their order."""
        return self._seats.rows

    @property
    def refusal(self) -> str:
        """The sentence about what is wrong with the choice; empty if nothing is."""
        return self._refusal.text()

    # What it shows

    def _turn_to(self, page: int) -> None:
        shown: GamePage | RulesPage = self._rules_page() if page else self._game
        self._pages.setCurrentIndex(page)
        self._ask_for_room()
        self._make_room()
        shown.take_focus()

    def _rules_page(self) -> RulesPage:
        """Return the page of all rules, which is made if it was never seen."""
        if self._rules is None:
            self._rules = rules = RulesPage(self.options, self._current_agreement, self._tell_words, kept=self._keeps)
            rules.left.connect(lambda: self._turn_to(0))
            rules.begun_with.connect(lambda options: self._show_players(self._players, options))
            rules.keep_wanted.connect(self._keep_favourite)
            rules.drop_wanted.connect(self.forget_favourite)
            rules.agreement.read.connect(self.show_read)
            rules.show_rules(self.variant, self._players)
            rules.retranslate()
            self._scrolled.append(scrolled(rules))
            self._pages.addWidget(self._scrolled[-1])
            self._order_stops()
            self._word_choice()
        return self._rules

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
        # What is typed beside all fields, as when the dialog has just opened, is the beginning of a game’s name.
        if not self._pages.currentIndex() and self._list.find_typed(event):
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
        narrow = self.width() < _ABREAST * self.fontMetrics().averageCharWidth()
        below = narrow and self.height() > self.width()
        way, shape = QBoxLayout.Direction, QFrame.Shape
        direction = way.TopToBottom if below else way.LeftToRight
        if direction != self._whole.direction():
            self._whole.setDirection(direction)
            self._line.setFrameShape(shape.HLine if below else shape.VLine)
        self._whole.setSpacing((2 if narrow else 4) * SPACING)
        # All rules of a game need the width that there is, and who reads them has chosen it.
        alone = narrow and not below and self._pages.currentIndex() == 1
        for one in (self.filter, self._list.area, self._line):
            one.setHidden(alone)
        # Where rows of games have their words in one line, all faces have the rest.
        self._whole.setStretch(0, 0 if alone else 5 if self.width() >= _WIDE else 6)
        lines = self.height() / self.fontMetrics().height()
        wanted = lines >= _AIRY, lines >= _ROOMY
        if wanted == self._roomy:
            return
        self._roomy = wanted
        airy, roomy = wanted
        self._right.removeWidget(self._of_others)
        self._game.arrange(airy=airy, last=self._of_others, ends=not roomy)
        if roomy:
            self._right.insertWidget(self._right.count() - 1, self._of_others)
        # Where few games are seen, what is looked for scrolls away with them.
        self._sought.removeWidget(self.filter)
        if airy:
            self._sought.addWidget(self.filter)
        else:
            self._list.begin_with(self.filter)

    def _show_chosen(self) -> None:
        """Show what a person has chosen from the list."""
        favourite = self._list.favourite
        if favourite is None:
            self._show_variant(self.variant)
        else:
            self._show_agreed(VARIANTS[favourite.variant], favourite.players, favourite.options)

    def _show_variant(self, variant: Variant) -> None:
        self._list.choose(variant.id)
        self._show_agreed(variant, *self._last.agreed_for(variant, self.filter.wanted.people))

    def _show_wanted(self) -> None:
        """Dim the games that are not looked for; one that is chosen and can be has as many players as are wanted."""
        self._list.dim(self.filter.reason)
        wanted = self.filter.wanted
        self._last.people, self._last.minutes = wanted
        if wanted.people in self.variant.players and wanted.people != self._players:
            self._show_players(wanted.people)

    def _show_rules_read(self, rule_set: RuleSet) -> None:
        """Show the rules of a code."""
        self._show_rules(rule_set, "")

    def show_read(self, agreement: Agreement) -> None:
        """Show the rules of a file, under whose name they can be kept."""
        self._show_rules(agreement.rule_set, agreement.name)

    def _show_rules(self, rule_set: RuleSet, name: str) -> None:
        self._list.choose(rule_set.variant)
        self._show_agreed(self.variant, rule_set.players, rule_set.options)
        self._read_name = name
        self._word_choice()

    def _current_agreement(self) -> Agreement:
        """Return what stands in the dialog; raises ``RuleSetError`` if it does not go together."""
        return Agreement(self._shown_name(), self._rule_set())

    def _shown_name(self) -> str:
        favourite = self._list.favourite
        name = favourite.name if favourite is not None else self._read_name
        return name or variant_name(self.variant.id)

    def _show_agreed(self, variant: Variant, players: int, options: Mapping[str, OptionValue]) -> None:
        self._read_name = ""
        self._show_players(players if players in variant.players else variant.players[0], options)
        self._number.set_family(variant.family)

    def _show_players(self, players: int, options: Mapping[str, OptionValue] | None = None) -> None:
        """Show ``players`` seats, and ``options``; with None, the options that were changed in the form are kept."""
        # Defaults differ with the number of players, so only options that a person changed are kept.
        kept = self.options.changes() if options is None else options
        self._seats.set_variant(self.variant, players)
        self._players = players
        self.options.set_options(self.variant.options(players), players, kept, words_of(self.variant.family))
        if self._rules is not None:
            self._rules.show_rules(self.variant, players)
        self._order_stops()
        self._word_choice()

    def _order_stops(self) -> None:
        """Let Tab go from above down: what was made last would come last."""
        rules = self._rules.stops if self._rules is not None else ()
        for page in ((*self._game.stops, self._today, self._code, self._start), rules):
            for before, after in pairwise(page):
                self.setTabOrder(before, after)

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
        self._scrolled[0].have_in_sight(self._number)

    def _take_back(self, name: str) -> None:
        """Have an option as the book has it."""
        row = self.options.row(name)
        row.set_value(row.option.default)
        self._game.take_focus()

    def _rule_set(self) -> RuleSet:
        """Return the rule set with the chosen players and options; raises ``RuleSetError`` if they do
        not fit together.
        """
        return self.variant.sensible(self.variant.rule_set(self._players, self.options.changes()))

    def _check(self) -> None:
        refusal = ""
        self._game.tell(self.variant, self._players)
        try:
            self._rule_set()
        except RuleSetError as error:
            refusal = error_sentence(error)
        if self._rules is not None:
            self._rules.agreement.set_possible(not refusal)
        names = [entry.name for entry in self._seats.entries]
        if not refusal and len(set(names)) < len(names):
            refusal = self.tr("Two people at the table have the same name.")
        refusal = refusal or self._number.refusal
        self._refusal.say(refusal)
        set_accessible_description(self._number.line, self._number.refusal)
        self._start.setEnabled(not refusal)

    def _accept(self) -> None:
        self._number.take_rules()
        rule_set = self._rule_set()
        self._chosen = Chosen(rule_set, tuple(self._seats.entries), self._number.number)
        self._last.seats = list(self._seats.all_entries)
        self._last.variant = self.variant.id
        self._last.agreed[self.variant.id] = (self._players, dict(self.options.changes()))
        self.accept()

    # Favourites

    def _keep_favourite(self) -> None:
        def named(name: str) -> None:
            if name.strip():
                self.keep_favourite(" ".join(name.split()))

        title, words = self.tr("Keep as a favourite"), self.tr("A name for these rules:")
        ask_text(self, title, words, self._shown_name(), named)

    def keep_favourite(self, name: str) -> None:
        """Keep the rules that stand in the dialog under ``name``."""
        try:
            self._rule_set()
        except CodedError as error:
            self._tell(error)
            return
        if self._list.keep(Favourite(name, self.variant.id, self._players, dict(self.options.changes()))):
            self._word_choice()

    def forget_favourite(self) -> None:
        """Delete the chosen favourite; does nothing if the choice is no favourite."""
        if self._list.forget():
            self._word_choice()

    def _tell(self, error: CodedError) -> None:
        self._tell_words(error_sentence(error))

    def _tell_words(self, words: str) -> None:
        self._refusal.say(words)

    # Words

    def retranslate(self) -> None:
        self._word_parts()
        self._word_choice()

    def _word_parts(self) -> None:
        """Set the words that are the same for every game."""
        self.setWindowTitle(self.tr("New game"))
        self.filter.retranslate()
        self._list.dim(self.filter.reason)
        self._list.retranslate()
        self._game.retranslate()
        self.options.retranslate()
        if self._rules is not None:
            self._rules.retranslate()
        self._today.setText(self.tr("Deal of the &day"))
        set_tool_tip(self._today, self.tr("The cards that everyone gets today"))
        self._code.setText(self.tr("A friend’s &code…"))
        set_tool_tip(self._code, self.tr("The same cards and rules as somebody else"))
        self._start.setText(self.tr("&Start"))

    def _word_choice(self) -> None:
        """Set the words that depend on the game and what is agreed for it."""
        self._name.setText(self._shown_name())
        self._game.show_game(self.variant)
        if self._rules is not None:
            self._rules.show_favourite(self._list.favourite is not None)
        self._check()
