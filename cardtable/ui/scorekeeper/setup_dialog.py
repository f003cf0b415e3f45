"""The dialog for the setup of a score sheet: its rules, its persons, and its stake."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QDate, QDateTime, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.reports import side_names
from cardtable.app.scorekeeper.evenings import evening_of_day, evening_words
from cardtable.app.scorekeeper.last_sheet import LastSheet
from cardtable.app.scorekeeper.own_games import OwnGames
from cardtable.core.errors import CodedError
from cardtable.core.rules import Option, OptionValue
from cardtable.core.sanitise import LONGEST_NAME, as_name
from cardtable.games.entry import (
    FEWEST_COLUMNS,
    FREE,
    FREE_OPTIONS,
    MOST_COLUMNS,
    sheet_rules,
    sheet_variant,
)
from cardtable.games.registry import VARIANTS, family_of
from cardtable.session.scorebook.book import ScoreSheet, moment
from cardtable.session.scorebook.model import SheetSetup
from cardtable.ui.dialogs.base import Dialog, button_box, scrolled
from cardtable.ui.dialogs.option_form import OptionForm
from cardtable.ui.look.look import Choices, Heading, faint, spaced
from cardtable.ui.look.plain import Label, set_tool_tip
from cardtable.ui.scorekeeper.entry_cells import RETURN
from cardtable.ui.scorekeeper.game_choice import GameChoice
from cardtable.ui.scorekeeper.name_chips import NameChips
from cardtable.ui.scorekeeper.stake_box import StakeBox
from cardtable.words.cards import joined
from cardtable.words.entries import entry_reason
from cardtable.words.families import has_words, kind_name, words_for
from cardtable.words.money import UNITS, amount_words

_STAKE, _MOST_BET = "stake", "most_bet"
"""The names of the options that count stakes and bets in units."""
_SLEPT = 6
"""The hour of the morning until which the evening of the day before lasts."""
_NAMES_WIDTH = 220
"""The least width in pixels of the part with names and rule sets."""


def evening_of(now: QDateTime) -> QDate:
    """Return the day whose evening it is at ``now``: until six in the morning that is still the day before."""
    return now.addSecs(-_SLEPT * 3600).date()


def offered_kinds() -> tuple[str, ...]:
    """Return the ids of all rule sets that have words, and that of the free sheet."""
    return (*(variant.id for variant in VARIANTS if has_words(variant.id)), FREE)


class _NameField(QLineEdit):
    """A field for a name, in which Return goes to the next one. In an ordinary field Return would also press the
    default button, and the sheet would begin before all names are typed.
    """

    onward = Signal()
    reached = Signal()
    """The field has got the focus."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in RETURN:
            super().keyPressEvent(event)
            return
        self.onward.emit()

    def minimumSizeHint(self) -> QSize:
        """Have room for the name that is proposed, however large letters are."""
        least = super().minimumSizeHint()
        return least.expandedTo(QSize(least.width() + self.fontMetrics().horizontalAdvance(self.placeholderText()), 0))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()


class SetupDialog(Dialog):
    """Asks for the setup of a sheet; ``setup()`` returns it after the dialog was accepted.

    The dialog opens with the choices of the last sheet, so that Return alone begins another one like it. With
    ``corrected`` it changes the setup of that sheet, whose kind and number of persons are fixed. With ``going_on`` it
    begins a sheet for other persons on the evening of ``last``. ``games`` are the games of one's own that are kept.
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
    ) -> None:
        super().__init__(parent)
        self._corrected = None if corrected is None else corrected.setup
        self._begun = None if corrected is None else len(corrected.begun_as.names)
        """The number of persons with which the corrected sheet was begun; None for a new sheet."""
        self._going_on = going_on
        self._last = last
        self._remembered = list(names)
        self._rows: list[tuple[QRadioButton, QLineEdit]] = []
        self._swaps: list[QToolButton] = []
        """A button for each seat, which swaps its person with the one before."""
        self._in_use: QLineEdit | None = None
        self._chips = NameChips(names, self._typed)
        self._chips.chosen.connect(self._take_name)
        self._setup: SheetSetup | None = None
        self._dealers = QButtonGroup(self)
        self._kinds = Choices()
        self._kinds.setMaxVisibleItems(24)
        for kind in offered_kinds():
            self._kinds.addItem("", kind)
        self._players = Choices()
        self._names_box = QVBoxLayout()
        spaced(self._names_box, margin=0, gap=1)
        self._stake = StakeBox()
        self._stake.setValue(last.stake / 100)
        self._unit = Choices()
        self._unit.setEditable(True)
        self._unit.addItems(["", *UNITS])
        self._unit.setCurrentText(last.unit)
        self._evening = Choices()
        self._evening.setEditable(True)
        today = evening_of(QDateTime.currentDateTime())
        self._today = today.toString(Qt.DateFormat.ISODate)
        recent = [last.evening] if last.evening and (going_on or last.day == self._today) else []
        own = [self._corrected.evening] if self._corrected is not None else []
        known = dict.fromkeys([*own, *recent, evening_of_day(today), *evenings])
        self._evenings = {evening_words(evening): evening for evening in reversed(known)}
        """The names of evenings by the text that is shown for each, so that an evening begun in another language keeps
        its name.
        """
        self._evening.addItems(list(dict.fromkeys(map(evening_words, known))))
        self._template = GameChoice(games or OwnGames(), last.own or last.game, self._made_for)
        self._template.chosen.connect(self._take_template)
        self._options = OptionForm()
        self._options.changed.connect(self._check)
        self._stake_words = Label()
        self._stake_words.setWordWrap(True)
        faint(self._stake_words)
        for changed in (self._stake.valueChanged, self._unit.currentTextChanged):
            changed.connect(lambda _: self._tell_stake())
        self._opponents = Label()
        self._opponents.setWordWrap(True)
        self._refusal = Label()
        self._refusal.setWordWrap(True)
        self._titles = [Heading(1.15) for _ in range(2)]
        self._labels = [Label() for _ in range(6)]
        self._start = QPushButton()
        self._start.setDefault(True)
        buttons = button_box(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self._start, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        body = QHBoxLayout()
        # A tablet held upright has room for both pages; they have margins of their own.
        spaced(body, margin=0, gap=3)
        for page, share in ((self._persons_page(), 4), (self._agreed_page(), 5)):
            area = scrolled(page)
            area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            body.addWidget(area, share)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addLayout(body, 1)
        layout.addWidget(self._refusal)
        layout.addWidget(buttons)
        self._kinds.currentIndexChanged.connect(lambda _: self._show_kind())
        self._players.currentIndexChanged.connect(lambda _: self._show_players())
        self._kinds.setCurrentIndex(max(0, self._kinds.findData(last.kind)))
        self._show_kind()
        if self._corrected is not None:
            self._dealers.button(self._corrected.dealer).setChecked(True)
            for dealer, _ in self._rows[self._begun :]:
                # Persons who came later cannot have dealt first.
                dealer.setEnabled(False)
            for fixed in (self._kinds, self._players):
                fixed.setEnabled(False)
        self.retranslate()
        self._chips.follow()
        empty = next((name for name in self.name_fields if not name.text()), None)
        (empty or self._start).setFocus()
        self.open_at(QSize(820, 600))

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
        return tuple(name for _, name in self._rows)

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
        self._rows[seat][0].setChecked(True)

    # How it is built

    def _persons_page(self) -> QWidget:
        page = QWidget()
        page.setMinimumWidth(_NAMES_WIDTH)
        column = QVBoxLayout(page)
        spaced(column, margin=0, gap=2)
        for label, widget in zip(self._labels[:2], (self._kinds, self._players), strict=True):
            label.setBuddy(widget)
            column.addWidget(label)
            column.addWidget(widget)
        column.addSpacing(8)
        column.addWidget(self._titles[0])
        column.addLayout(self._names_box)
        column.addWidget(self._chips)
        column.addWidget(self._opponents)
        column.addStretch(1)
        return page

    def _agreed_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        spaced(column, margin=0, gap=2)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        fields = (self._evening, self._stake, self._unit, self._template)
        for label, widget in zip(self._labels[2:], fields, strict=True):
            label.setBuddy(widget if widget is not self._template else self._template.box)
            form.addRow(label, widget)
        form.insertRow(3, self._stake_words)
        column.addLayout(form)
        column.addSpacing(8)
        column.addWidget(self._titles[1])
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
        for widget in (self._labels[5], self._template):
            widget.setVisible(free)
        self._show_players()

    def _show_players(self) -> None:
        players = int(self._players.currentData() or 2)
        names, options = self._last.agreed.get(self.kind, ([], {}))
        known = [name.text() for _, name in self._rows] or list(names)
        known += [name for name in (*names, *self._remembered) if name not in known]
        self._show_names(players, known)
        if self.kind == FREE:
            self._ask_options(FREE_OPTIONS, self._begun or players, options)
        else:
            variant = sheet_variant(self.kind)
            on_paper = family_of(variant.id).paper_options
            offered = [option for option in variant.options(self._begun or players) if option.name in on_paper]
            if all(option.name != _MOST_BET for option in offered):
                # The value of a stake is asked for once; an option for it makes sense only beside bets.
                offered = [option for option in offered if option.name != _STAKE]
            self._ask_options(offered, self._begun or players, options)
        self.retranslate()
        self._check()

    def _take_template(self, persons: int, options: Mapping[str, OptionValue]) -> None:
        """Set the columns and options of the game that was chosen; names stay."""
        if self._players.findData(persons) >= 0:
            self.choose_players(persons)
        self._ask_options(FREE_OPTIONS, int(self._players.currentData()), options)
        self._check()

    def _made_for(self) -> tuple[int, dict[str, OptionValue]]:
        """Return the number of columns and the options that a game that is made now is for."""
        return int(self._players.currentData() or FEWEST_COLUMNS), self._options.changes()

    def _ask_options(self, options: Sequence[Option], players: int, values: Mapping[str, OptionValue]) -> None:
        """Show ``options`` with ``values`` and put their fields into the order of the Tab key, after the template."""
        self._options.set_options(options, players, values, words_for(self.kind))
        for before, after in pairwise([self._unit, *self._template.stops, *self._options.stops]):
            self.setTabOrder(before, after)

    def _show_names(self, players: int, known: Sequence[str]) -> None:
        while len(self._rows) > players:
            dealer, name = self._rows.pop()
            self._dealers.removeButton(dealer)
            for widget in (dealer, name, self._swaps.pop()):
                widget.hide()
                widget.deleteLater()
        while len(self._rows) < players:
            seat = len(self._rows)
            dealer, name = QRadioButton(), _NameField(known[seat] if seat < len(known) else "")
            name.setMaxLength(LONGEST_NAME)
            name.setCursorPosition(0)
            name.textChanged.connect(self._check)
            name.textChanged.connect(lambda _: self._chips.follow())
            name.reached.connect(lambda name=name: self._offer_for(name))
            name.onward.connect(lambda name=name: self._go_on_from(name))
            self._dealers.addButton(dealer, seat)
            row = QHBoxLayout()
            swap = QToolButton()
            swap.setText("⇅")
            swap.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            swap.clicked.connect(lambda _=False, seat=seat: self._swap(seat))
            self._swaps.append(swap)
            row.addWidget(name, 1)
            row.addWidget(swap)
            row.addWidget(dealer)
            self._names_box.addLayout(row)
            self._rows.append((dealer, name))
        for seat, swap in enumerate(self._swaps):
            # The first seat keeps the room, so that all names are of one width.
            swap.setVisible(True)
            swap.setEnabled(seat > 0)
        if self._dealers.checkedId() < 0:
            self._rows[0][0].setChecked(True)
        # The order of the Tab key: number of players, then all names, then the buttons for the dealer.
        stops = [self._players, *(name for _, name in self._rows), *(dealer for dealer, _ in self._rows)]
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    def _swap(self, seat: int) -> None:
        """Let the persons of ``seat`` and the one before it change places; the mark of the dealer goes along."""
        (dealer, name), (other_dealer, other) = self._rows[seat], self._rows[seat - 1]
        typed = name.text()
        name.setText(other.text())
        other.setText(typed)
        if dealer.isChecked():
            other_dealer.setChecked(True)
        elif other_dealer.isChecked():
            dealer.setChecked(True)

    def _names(self) -> tuple[str, ...]:
        """Return the names that were typed; an empty field gives the name that it proposes. A name of a new sheet that
        is known in other capitals is written as it is known.
        """
        typed = [as_name(" ".join(name.text().split())) or name.placeholderText() for _, name in self._rows]
        if self._corrected is not None:
            return tuple(typed)
        known = {name.casefold(): name for name in reversed(self._remembered)}
        return tuple(name if name in self._remembered else known.get(name.casefold(), name) for name in typed)

    def _offer_for(self, name: QLineEdit) -> None:
        """Let the known names that are offered go with what is typed in the field ``name``."""
        self._in_use = name
        self._chips.follow()

    def _typed(self) -> tuple[str, Sequence[str]]:
        fields = self.name_fields
        name = self._in_use if self._in_use in fields else next(iter(fields), None)
        return ("" if name is None else name.text()), [one.text() for one in fields if one is not name]

    def _take_name(self, known: str) -> None:
        """Put a known name into the field in use, and go to the next one that is empty."""
        fields = self.name_fields
        name = self._in_use if self._in_use in fields else next(iter(fields), None)
        if name is not None:
            name.setText(known)
            following = next((one for one in fields[fields.index(name) + 1 :] if not one.text().strip()), name)
            following.setFocus(Qt.FocusReason.TabFocusReason)

    def _entered(self) -> SheetSetup:
        options = self._options.changes()
        if self._corrected is not None and _STAKE in self._corrected.options:
            options.setdefault(_STAKE, self._corrected.options[_STAKE])
        return SheetSetup(
            kind=self.kind,
            names=self._names(),
            options=options,
            dealer=max(0, self._dealers.checkedId()),
            stake=self._stake.hundredths,
            unit=self._unit.currentText().strip(),
            evening=self._evenings.get(self._evening.currentText().strip(), self._evening.currentText().strip()),
            begun=moment() if self._corrected is None else self._corrected.begun,
            game=self._template.game if self.kind == FREE else "",
            own=self._template.own if self.kind == FREE else None,
        )

    def _check(self) -> bool:
        setup = self._entered()
        refusal = ""
        names = self._names() if self._corrected is not None else [name.casefold() for name in self._names()]
        if len(set(names)) < len(self._rows):
            refusal = self.tr("Two persons cannot bear the same name on one sheet.")
        else:
            try:
                self._tell_stake()
                players = self._begun or len(setup.names)
                rules = sheet_rules(setup.kind, players, setup.options, len(setup.names), own=setup.own)
                self._tell_sides(rules.sides, setup.names)
            except CodedError as error:
                refusal = entry_reason(error, words_for(setup.kind))
        self._refusal.setText(refusal)
        self._refusal.setVisible(bool(refusal))
        self._start.setEnabled(not refusal)
        return not refusal

    def _tell_stake(self) -> None:
        """Show what a stake is paid for, with an example of an amount."""
        words = ""
        if self.kind != FREE:
            setup = self._entered()
            rule_set = sheet_variant(self.kind).rule_set(self._begun or len(setup.names), setup.options)
            what, example, number = words_for(self.kind).stake_example(rule_set)
            amount = amount_words(number * setup.stake, setup.unit)
            words = f"{what} {example.format(amount=amount)}"
        self._stake_words.setText(words)
        self._stake_words.setVisible(bool(words))

    def _tell_sides(self, sides: Sequence[Sequence[int]], names: Sequence[str]) -> None:
        """Show which partners play against each other; show nothing if each person plays alone."""
        opponents = side_names(sides, names) if any(len(seats) > 1 for seats in sides) else ()
        others = joined(list(opponents[1:]))
        words = self.tr("{first} play against {second}.").format(first=opponents[0], second=others) if opponents else ""
        self._opponents.setText(words)
        self._opponents.setVisible(bool(words))

    def _go_on_from(self, name: QLineEdit) -> None:
        """Go to the next name that is empty, or after a name that has just been typed to the next of all; start the
        sheet if there is none or ``name`` itself is empty.
        """
        names = [one for _, one in self._rows]
        behind = names[names.index(name) + 1 :]
        following = next((one for one in behind if not one.text().strip()), behind[0] if behind else None)
        typed = name.isModified() or (following is not None and not following.text().strip())
        if following is not None and typed and name.text().strip():
            name.setModified(False)
            following.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._start.click()

    def _accept(self) -> None:
        if not self._check():
            return
        setup = self._setup = self._entered()
        self._last.kind, self._last.stake, self._last.unit = setup.kind, setup.stake, setup.unit
        self._last.evening, self._last.day = setup.evening, self._today
        if setup.kind == FREE:
            self._last.game, self._last.own = setup.game, setup.own
        self._last.agreed[setup.kind] = ([name.text() for _, name in self._rows], dict(setup.options))
        self.accept()

    def retranslate(self) -> None:
        corrects = self._corrected is not None
        title = self.tr("Go on with other persons") if self._going_on else self.tr("New score sheet")
        self.setWindowTitle(self.tr("Correct the score sheet") if corrects else title)
        words = (
            self.tr("Score sheet for"),
            self.tr("Columns") if self.kind == FREE else self.tr("Players"),
            self.tr("Evening"),
            self.tr("One stake"),
            self.tr("Unit"),
            self.tr("As for"),
        )
        for label, text in zip(self._labels, words, strict=True):
            label.setText(text)
        for widget, text in zip(
            (self._kinds, self._players, self._evening, self._stake, self._unit, self._template.box), words, strict=True
        ):
            widget.setAccessibleName(text)
        self._template.retranslate()
        for place in range(self._kinds.count()):
            self._kinds.setItemText(place, kind_name(str(self._kinds.itemData(place))))
        set_tool_tip(self._unit, self.tr("A currency such as EUR, or anything else: points, nuts, matches"))
        free = self.kind == FREE
        self._titles[0].setText(self.tr("Names of the columns") if free else self.tr("Who plays, and who deals first"))
        self._titles[1].setText(self.tr("What is agreed"))
        for seat, (dealer, name) in enumerate(self._rows):
            dealer.setText("" if free else self.tr("deals"))
            dealer.setVisible(not free)
            name.setPlaceholderText(self.tr("Player {number}").format(number=seat + 1))
            name.setAccessibleName(self.tr("Name {number}").format(number=seat + 1))
            dealer.setAccessibleName(self.tr("Player {number} deals first").format(number=seat + 1))
            swaps = self.tr("Swap with the one before")
            self._swaps[seat].setAccessibleName(swaps)
            set_tool_tip(self._swaps[seat], swaps)
        self._start.setText(self.tr("Save the &correction") if corrects else self.tr("&Start"))
