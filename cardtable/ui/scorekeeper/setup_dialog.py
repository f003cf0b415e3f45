"""The dialog for the setup of a score sheet: its rules, its persons, and its stake."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import groupby, pairwise

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialogButtonBox,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.reports import side_names
from cardtable.app.scorekeeper.last_sheet import LastSheet
from cardtable.app.scorekeeper.own_games import OwnGames
from cardtable.app.scorekeeper.paper_options import STAKE, offered_on_paper, unasked
from cardtable.core.errors import CodedError
from cardtable.core.rules import Option, OptionValue, RuleSet
from cardtable.core.sheets import FREE
from cardtable.core.sheets.free import PER_MATCH
from cardtable.games.entry import FEWEST_COLUMNS, FREE_OPTIONS, MOST_COLUMNS, sheet_rules, sheet_variant
from cardtable.games.registry import VARIANTS
from cardtable.session.agreements import Agreement
from cardtable.session.scorebook.book import ScoreSheet, moment
from cardtable.session.scorebook.model import SheetSetup
from cardtable.session.scorebook.own_games import GameTemplate
from cardtable.store.model import Favourite
from cardtable.ui.dialogs.base import Dialog, button_box, scrolled
from cardtable.ui.dialogs.option_form import OptionForm
from cardtable.ui.look.look import Choices, Heading, spaced
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import Label, set_accessible_name
from cardtable.ui.look.refusal import Refusal
from cardtable.ui.scorekeeper.game_choice import GameChoice
from cardtable.ui.scorekeeper.house_row import HouseRow
from cardtable.ui.scorekeeper.person_rows import PersonRows
from cardtable.ui.scorekeeper.stake_rows import StakeRows
from cardtable.words.cards import joined
from cardtable.words.entries import entry_reason
from cardtable.words.families import has_words, kind_name, variant_name, words_for
from cardtable.words.money import amount_words

_NAMES_WIDTH = 220
"""The least width in pixels of the part with names and rule sets."""
_SHARES = (4, 5)
"""What the page with persons and that with what is agreed have of the width."""
_MARGINS = 9 * SPACING
"""Around the pages and between them, in pixels."""
_BESIDE = 22 * SPACING
"""What is beside the words of a choice: its own edges and those of its page."""


def offered_kinds() -> tuple[str, ...]:
    """Return the ids of all rule sets that have words, and that of the free sheet."""
    return (*(variant.id for variant in VARIANTS if has_words(variant.id)), FREE)


class SetupDialog(Dialog):
    """Asks for the setup of a sheet; ``setup()`` returns it after the dialog was accepted.

    The dialog opens with the choices of the last sheet, so that Return alone begins another one like it. With
    ``corrected`` it changes the setup of that sheet, whose kind and number of persons are fixed. With ``going_on`` it
    begins a sheet for other persons on the evening of ``last``. ``games`` are the games of one's own that are kept,
    ``house`` the rules that are kept under a name.
    """

    def __init__(
        self,
        last: LastSheet,
        names: Sequence[str] = (),
        evenings: Sequence[str] = (),
        parent: QWidget | None = None,
        corrected: ScoreSheet | None = None,
        going_on: bool = False,
        games: OwnGames | None = None,
        house: Sequence[Favourite] = (),
    ) -> None:
        super().__init__(parent)
        self._corrected = None if corrected is None else corrected.setup
        self._begun = None if corrected is None else len(corrected.begun_as.names)
        """The number of persons with which the corrected sheet was begun; None for a new sheet."""
        self._going_on = going_on
        self._last = last
        self._remembered = list(names)
        self._persons = PersonRows(names)
        self._persons.changed.connect(self._check)
        self._setup: SheetSetup | None = None
        self._kinds = Choices()
        self._kinds.setMaxVisibleItems(24)
        families = groupby(offered_kinds(), lambda kind: kind.partition(".")[0])
        for place, (_, kinds) in enumerate(families):
            if place:
                self._kinds.insertSeparator(self._kinds.count())
            for kind in kinds:
                self._kinds.addItem("", kind)
        self._players = Choices()
        self._stakes = StakeRows(last, evenings, self._corrected, going_on)
        self._stakes.stake_changed.connect(self._tell_stake)
        self._stakes.evening_changed.connect(self._propose_stake)
        self._stakes.evening_changed.connect(self._check)
        self._template = GameChoice(games or OwnGames(), last.own or last.game, self._made_for)
        self._template.chosen.connect(self._take_template)
        self._house = HouseRow(house, self._agreement)
        self._house.chosen.connect(self.choose_rules)
        self._unasked: dict[str, OptionValue] = {}
        """Options of the rules that were chosen by name which a sheet does not ask for, since they change no points."""
        self._options = OptionForm()
        self._options.changed.connect(self._check)
        self._opponents = Label()
        self._opponents.setWordWrap(True)
        self._refusal = Refusal()
        self._titles = [Heading(1.15) for _ in range(2)]
        self._labels = [Label() for _ in range(3)]
        self._start = QPushButton()
        self._start.setDefault(True)
        self._persons.complete.connect(self._start.click)
        buttons = button_box(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self._start, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        self._cancel = buttons.button(QDialogButtonBox.StandardButton.Cancel)
        self._cancel.setAutoDefault(False)
        body = self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        # The pages have margins of their own.
        spaced(body, margin=0, gap=3)
        self._agreed_page = self._what_is_agreed()
        self._is_one = False
        """Whether both pages are one."""
        self._areas = tuple(scrolled(page) for page in (self._persons_page(), self._agreed_page))
        for area, share in zip(self._areas, _SHARES, strict=True):
            area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            body.addWidget(area, share)
        layout = QVBoxLayout(self)
        spaced(layout, margin=3, gap=3)
        layout.addLayout(body, 1)
        layout.addWidget(self._refusal)
        layout.addWidget(buttons)
        self._kinds.currentIndexChanged.connect(lambda _: self._show_kind())
        self._players.currentIndexChanged.connect(lambda _: self._show_players())
        self._kinds.setCurrentIndex(max(0, self._kinds.findData(last.kind)))
        self._show_kind()
        if self._corrected is not None:
            self._persons.choose_dealer(self._corrected.dealer)
            self._persons.fix_latecomers(len(self._corrected.names) if self._begun is None else self._begun)
            for fixed in (self._kinds, self._players):
                fixed.setEnabled(False)
        self.retranslate()
        self._persons.offer()
        empty = next((name for name in self.name_fields if not name.text()), None)
        (empty or self._start).setFocus()
        below = self._body.direction() is QBoxLayout.Direction.TopToBottom
        self.open_at(QSize(820, 1000 if below else 600))

    def _turn_pages(self) -> None:
        """Lay the pages side by side, or below each other on a screen that is too narrow for both: an upright one has
        room for two that scroll, a low one for one.
        """
        screen, way = self.screen().availableSize(), QBoxLayout.Direction
        narrow = screen.width() < self._least_wide()
        upright = narrow and screen.height() > screen.width()
        self._body.setDirection(way.TopToBottom if upright else way.LeftToRight)
        if (narrow and not upright) is self._is_one:
            return
        self._is_one = not self._is_one
        _, area = self._areas
        area.setHidden(self._is_one)
        if self._is_one:
            self._names_column.insertWidget(self._names_column.count() - 1, area.takeWidget())
        else:
            self._names_column.removeWidget(self._agreed_page)
            area.setWidget(self._agreed_page)
        self._agreed_page.show()
        self._order_stops()

    def _least_wide(self) -> int:
        """Return the width in which both pages have room side by side, with the words of what is chosen."""
        chosen = [box.currentText() for row in self._options.rows for box in row.findChildren(Choices)]
        boxes = max((self.fontMetrics().horizontalAdvance(words) + _BESIDE for words in chosen), default=0)
        on_page = (self._kinds, self._players, self._persons, self._opponents)
        persons = max(_NAMES_WIDTH, *(one.minimumSizeHint().width() for one in on_page))
        agreed = max(self._agreed_page.minimumSizeHint().width(), boxes)
        bars = 2 * self._areas[0].verticalScrollBar().sizeHint().width()
        return max(persons + agreed + bars, boxes * sum(_SHARES) // _SHARES[1]) + _MARGINS

    def _order_stops(self) -> None:
        """Put the fields of what is agreed into the order of the Tab key, and the buttons behind them."""
        parts = (self._stakes, self._template, self._house, self._options)
        stops = [stop for part in parts for stop in part.stops]
        for before, after in pairwise((*stops, self._start, self._cancel)):
            self.setTabOrder(before, after)

    # What is asked of it

    def setup(self) -> SheetSetup | None:
        """Return the chosen setup; None until the dialog is accepted."""
        return self._setup

    def last_sheet(self) -> LastSheet:
        """Return the choices with which the dialog should open next time."""
        return self._last

    @property
    def kind(self) -> str:
        return str(self._kinds.currentData())

    @property
    def options(self) -> OptionForm:
        return self._options

    @property
    def name_fields(self) -> tuple[QLineEdit, ...]:
        return self._persons.fields

    @property
    def opponents(self) -> str:
        """The sentence that says which partners play against each other; empty if each person plays alone."""
        return self._opponents.text()

    @property
    def refusal(self) -> str:
        """The reason why the sheet cannot begin; empty if it can."""
        return self._refusal.text()

    def choose_players(self, players: int) -> None:
        """Choose another number of players or columns."""
        self._players.setCurrentIndex(self._players.findData(players))

    def choose_dealer(self, seat: int) -> None:
        """Choose the person at ``seat`` as first dealer."""
        self._persons.choose_dealer(seat)

    # How it is built

    def _persons_page(self) -> QWidget:
        page = QWidget()
        page.setMinimumWidth(_NAMES_WIDTH)
        column = self._names_column = QVBoxLayout(page)
        spaced(column, margin=0, gap=2)
        for label, widget in zip(self._labels[:2], (self._kinds, self._players), strict=True):
            label.setBuddy(widget)
            column.addWidget(label)
            column.addWidget(widget)
        column.addSpacing(8)
        column.addWidget(self._titles[0])
        column.addWidget(self._persons)
        column.addWidget(self._opponents)
        column.addStretch(1)
        return page

    def _what_is_agreed(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        spaced(column, margin=0, gap=2)
        self._labels[2].setBuddy(self._template.box)
        self._stakes.add_row(self._labels[2], self._template)
        column.addWidget(self._stakes)
        column.addSpacing(8)
        column.addWidget(self._titles[1])
        column.addWidget(self._house)
        column.addWidget(self._options)
        column.addStretch(1)
        return page

    # What it shows

    def _show_kind(self) -> None:
        names, _ = self._last.agreed.get(self.kind, ([], {}))
        counts: Iterable[int] = range(FEWEST_COLUMNS, MOST_COLUMNS + 1)
        if self._corrected is not None:
            counts = (len(names),)
        elif self.kind != FREE:
            counts = sheet_variant(self.kind).players
        with QSignalBlocker(self._players):
            self._players.clear()
            for count in sorted(counts):
                self._players.addItem(str(count), count)
            wanted = len(names) or (FEWEST_COLUMNS if self.kind == FREE else sheet_variant(self.kind).players[0])
            self._players.setCurrentIndex(max(0, self._players.findData(wanted)))
        free = self.kind == FREE
        for widget in (self._labels[2], self._template):
            widget.setVisible(free)
        self._house.set_kind("" if free else sheet_variant(self.kind).id, fixed=self._corrected is not None)
        self._show_players()
        self._propose_stake()
        self._turn_pages()

    def _show_players(self) -> None:
        players = int(self._players.currentData() or 2)
        names, options = self._last.agreed.get(self.kind, ([], {}))
        known = [name.text() for name in self.name_fields] or list(names)
        known += [name for name in (*names, *self._remembered) if name not in known]
        self._persons.show_rows(players, known, self._players)
        if self.kind == FREE:
            self._ask_options(FREE_OPTIONS, self._begun or players, options)
        else:
            self._ask_rules(options)
        self.retranslate()
        self._check()

    def choose_game(self, game: GameTemplate) -> None:
        """Choose a game of one's own, which need not be kept yet, with its columns and options."""
        self._kinds.setCurrentIndex(self._kinds.findData(FREE))
        self._template.choose(game)

    def choose_rules(self, agreement: Agreement) -> None:
        """Choose rules that people have given a name, with their kind and number of players; names stay."""
        rule_set = agreement.rule_set
        if self._corrected is None:
            self._kinds.setCurrentIndex(self._kinds.findData(rule_set.variant))
            if self._players.findData(rule_set.players) >= 0:
                self.choose_players(rule_set.players)
        self._ask_rules(agreement.changes)
        self.retranslate()
        self._check()

    def _agreement(self) -> Agreement:
        """Return what is agreed in the dialog. Raises ``CodedError`` if it does not go together."""
        rule_set = self._rule_set(self._entered())
        return Agreement(self._house.name or variant_name(rule_set.variant), rule_set)

    def _rule_set(self, setup: SheetSetup) -> RuleSet:
        """Return the rule set of a setup that is no free sheet. Raises ``CodedError`` if it does not go together."""
        kind = sheet_variant(setup.kind)
        rule_set = kind.rule_set(self._begun or len(setup.names), setup.options)
        # A sheet from before keeps what was agreed for it.
        return rule_set if self._corrected is not None else kind.sensible(rule_set)

    @property
    def _seats(self) -> int:
        """For how many persons the options are asked."""
        return self._begun or int(self._players.currentData() or 2)

    def _take_template(self, persons: int, options: Mapping[str, OptionValue]) -> None:
        """Set the columns and options of the game that was chosen; names stay."""
        if self._players.findData(persons) >= 0:
            self.choose_players(persons)
        self._ask_options(FREE_OPTIONS, int(self._players.currentData()), options)
        self._propose_stake()
        self._check()

    def _made_for(self) -> tuple[int, dict[str, OptionValue]]:
        """Return the number of columns and the options that a game that is made now is for."""
        return int(self._players.currentData() or FEWEST_COLUMNS), self._options.changes()

    def _ask_rules(self, values: Mapping[str, OptionValue]) -> None:
        """Ask for the options of the chosen rule set, with ``values``."""
        offered = offered_on_paper(self.kind, self._seats)
        self._unasked = unasked(self.kind, self._seats, offered, values)
        self._ask_options(offered, self._seats, values)

    def _ask_options(self, options: Sequence[Option], players: int, values: Mapping[str, OptionValue]) -> None:
        """Show ``options`` with ``values`` and put their fields into the order of the Tab key, after the template."""
        self._options.set_options(options, players, values, words_for(self.kind))
        self._order_stops()

    def _names(self) -> tuple[str, ...]:
        """Return the names of the persons. What is corrected is taken as it is typed, also in other capitals."""
        return self._persons.names() if self._corrected is None else self._persons.proposed()

    def _entered(self) -> SheetSetup:
        options = {**self._unasked, **self._options.changes()}
        if self._corrected is not None and STAKE in self._corrected.options:
            options.setdefault(STAKE, self._corrected.options[STAKE])
        return SheetSetup(
            kind=self.kind,
            names=self._names(),
            options=options,
            dealer=self._persons.dealer,
            stake=self._stakes.stake,
            unit=self._stakes.unit,
            evening=self._stakes.evening,
            begun=moment() if self._corrected is None else self._corrected.begun,
            game=self._template.game if self.kind == FREE else "",
            own=self._template.own if self.kind == FREE else None,
        )

    def _check(self) -> bool:
        setup = self._entered()
        refusal = ""
        names = self._names() if self._corrected is not None else [name.casefold() for name in self._names()]
        if len(set(names)) < len(names):
            refusal = self.tr("Two players on one sheet cannot have the same name.")
        else:
            try:
                self._tell_stake()
                players = self._begun or len(setup.names)
                rules = sheet_rules(setup.kind, players, setup.options, len(setup.names), own=setup.own)
                self._tell_sides(rules.sides, setup.names)
            except CodedError as error:
                refusal = entry_reason(error, words_for(setup.kind))
        self._house.follow(None if refusal or setup.kind == FREE else self._rule_set(setup))
        self._refusal.say(refusal)
        self._start.setEnabled(not refusal)
        return not refusal

    def _propose_stake(self) -> None:
        """Propose the stake of the evening or of the last sheet of this kind."""
        setup = self._entered()
        self._stakes.propose(setup, self._paid_for(setup))

    def _paid_for(self, setup: SheetSetup) -> str:
        """Return for what a stake of ``setup`` is paid, as a text that is equal for equal things."""
        if setup.kind == FREE:
            return str(setup.options.get("pay", PER_MATCH))
        with suppress(CodedError):
            rule_set = self._rule_set(setup)
            what, _, _ = words_for(setup.kind).stake_example(rule_set)
            usual, _, _ = words_for(FREE).stake_example(rule_set)
            return PER_MATCH if what == usual else what
        return PER_MATCH

    def _tell_stake(self) -> None:
        """Show what a stake is paid for, with an example of an amount."""
        words = ""
        if self.kind != FREE:
            setup = self._entered()
            rule_set = self._rule_set(setup)
            what, example, number = words_for(self.kind).stake_example(rule_set)
            amount = amount_words(number * setup.stake, setup.unit)
            words = f"{what} {example.format(amount=amount)}"
        self._stakes.tell(words)

    def _tell_sides(self, sides: Sequence[Sequence[int]], names: Sequence[str]) -> None:
        """Show which partners play against each other; show nothing if each person plays alone."""
        opponents = side_names(sides, names) if any(len(seats) > 1 for seats in sides) else ()
        others = joined(list(opponents[1:]))
        words = self.tr("{first} play against {second}.").format(first=opponents[0], second=others) if opponents else ""
        self._opponents.setText(words)
        self._opponents.setVisible(bool(words))

    def _accept(self) -> None:
        if not self._check():
            return
        setup = self._setup = self._entered()
        self._last.kind = setup.kind
        self._stakes.keep(setup)
        if setup.kind == FREE:
            self._last.game, self._last.own = setup.game, setup.own
        self._last.agreed[setup.kind] = ([name.text() for name in self.name_fields], dict(setup.options))
        self.accept()

    def retranslate(self) -> None:
        corrects = self._corrected is not None
        title = self.tr("Continue with other players") if self._going_on else self.tr("New score sheet")
        self.setWindowTitle(self.tr("Correct the score sheet") if corrects else title)
        words = (
            self.tr("Score sheet for"),
            self.tr("Columns") if self.kind == FREE else self.tr("Players"),
            self.tr("Based on"),
        )
        for label, widget, text in zip(
            self._labels, (self._kinds, self._players, self._template.box), words, strict=True
        ):
            label.setText(text)
            set_accessible_name(widget, text)
        self._stakes.retranslate()
        self._template.retranslate()
        self._house.retranslate()
        for kind in offered_kinds():
            self._kinds.setItemText(self._kinds.findData(kind), kind_name(kind))
        free = self.kind == FREE
        self._titles[0].setText(self.tr("Names of the columns") if free else self.tr("Players and first dealer"))
        self._titles[1].setText(self.tr("Rules agreed"))
        self._persons.name_parts(free)
        self._start.setText(self.tr("Save the &correction") if corrects else self.tr("&Start"))
