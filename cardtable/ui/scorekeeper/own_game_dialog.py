"""The dialog for a game of one's own: its name, what is entered for a deal, and the formula of the points."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.scorekeeper.own_games import OwnGames
from cardtable.core.documents import read_text
from cardtable.core.errors import CodedError, system_reason
from cardtable.core.rules import OptionValue
from cardtable.core.sanitise import LONGEST_TITLE, as_file_name, as_title
from cardtable.core.sheets.formula import LONGEST_FORMULA, PERSONS, RESERVED
from cardtable.core.sheets.own_game import MOST_COLUMNS, OwnColumn, OwnGame
from cardtable.session.scorebook.own_games import (
    LARGEST_GAME,
    GameTemplate,
    template_from_text,
    template_to_text,
)
from cardtable.ui.dialogs.base import Dialog, button_box, scrolled
from cardtable.ui.look.file_dialogs import file_dialog
from cardtable.ui.look.look import Heading, faint, spaced
from cardtable.ui.look.plain import Label, on_button, set_accessible_name
from cardtable.ui.look.refusal import Refusal
from cardtable.ui.look.saying import announce
from cardtable.ui.scorekeeper.asking import show_over
from cardtable.ui.scorekeeper.column_row import ColumnRow
from cardtable.ui.scorekeeper.files import write_text
from cardtable.ui.scorekeeper.saving import ask_where
from cardtable.words.entries import entry_reason
from cardtable.words.mark import QT_TRANSLATE_NOOP

_FUNCTIONS = {
    "if": QT_TRANSLATE_NOOP("Formula", "if"),
    "min": QT_TRANSLATE_NOOP("Formula", "min"),
    "max": QT_TRANSLATE_NOOP("Formula", "max"),
    "abs": QT_TRANSLATE_NOOP("Formula", "abs"),
    "round": QT_TRANSLATE_NOOP("Formula", "round"),
    "sum": QT_TRANSLATE_NOOP("Formula", "sum"),
    "others": QT_TRANSLATE_NOOP("Formula", "others"),
    PERSONS: QT_TRANSLATE_NOOP("Formula", "persons"),
}
"""The functions that are offered for touching, in the language of the program; the formula understands more."""
_ABREAST = 7


class OwnGameDialog(Dialog):
    """Makes or changes a game; ``template()`` returns it after the dialog was accepted, and it is kept among ``games``.

    ``persons`` and ``options`` are those of the sheet that is being set up; they are kept and handed on with the game.
    """

    def __init__(
        self,
        games: OwnGames,
        game: OwnGame | None,
        persons: int,
        options: Mapping[str, OptionValue],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._games, self._persons, self._options = games, persons, dict(options)
        self._opened = game.name if game is not None else ""
        """The name under which the game that is changed is kept."""
        self._kept = self._kept_names()
        self._template: GameTemplate | None = None
        self._rows: list[ColumnRow] = []
        self._soon = QTimer(self)
        """Runs out when all that is typed or touched now has been told."""
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._settle)
        self._heading, self._entries_title, self._formula_title = Heading(), Heading(1.15), Heading(1.15)
        self._about, self._told, self._functions = Label(), Label(), Label()
        self._refusal = Refusal()
        for label in (self._about, self._told, self._functions):
            label.setWordWrap(True)
        faint(self._about)
        faint(self._functions)
        self._name_label = Label()
        self._name = QLineEdit()
        self._name.setMaxLength(LONGEST_TITLE)
        self._name.textChanged.connect(lambda _: self._check())
        self._name_label.setBuddy(self._name)
        self._columns = QVBoxLayout()
        spaced(self._columns, margin=0, gap=3)
        self._add, self._read, self._save, self._drop, self._take = (QPushButton() for _ in range(5))
        for button in (self._add, self._read, self._save, self._drop):
            button.setAutoDefault(False)
        self._formula = QLineEdit()
        self._formula.setMaxLength(LONGEST_FORMULA)
        self._formula.textChanged.connect(lambda _: self._check())
        self._chips = QGridLayout()
        spaced(self._chips, margin=0, gap=1)
        self._take.setDefault(True)
        self._add.clicked.connect(self._add_empty)
        self._read.clicked.connect(self._ask_file)
        self._save.clicked.connect(self._ask_where)
        self._drop.clicked.connect(self._drop_game)
        self._lay_out()
        self._show(game if game is not None else OwnGame(""))
        self.retranslate()
        self._name.setFocus()
        self.open_at(QSize(820, 760))

    def template(self) -> GameTemplate | None:
        """Return the game; None until the dialog is accepted."""
        return self._template

    @property
    def told(self) -> str:
        """What is wrong with the game, or what has been done."""
        return self._told.text() or self._refusal.text()

    # How it is built

    def _lay_out(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        spaced(column, margin=0, gap=2)
        # With large letters the words would leave no room for the form.
        column.addWidget(self._about)
        named = QHBoxLayout()
        named.addWidget(self._name_label)
        named.addWidget(self._name, 1)
        column.addLayout(named)
        column.addSpacing(8)
        column.addWidget(self._entries_title)
        column.addLayout(self._columns)
        adding = QHBoxLayout()
        adding.addWidget(self._add)
        adding.addStretch(1)
        column.addLayout(adding)
        column.addSpacing(8)
        column.addWidget(self._formula_title)
        column.addWidget(self._formula)
        column.addLayout(self._chips)
        column.addWidget(self._functions)
        column.addStretch(1)
        files = QHBoxLayout()
        for button in (self._read, self._save, self._drop):
            files.addWidget(button)
        files.addStretch(1)
        buttons = button_box(QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        buttons.addButton(self._take, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(self._heading)
        self._area = scrolled(page)
        layout.addWidget(self._area, 1)
        layout.addWidget(self._refusal)
        layout.addWidget(self._told)
        layout.addLayout(files)
        layout.addWidget(buttons)

    def _show(self, game: OwnGame) -> None:
        """Fill in a game."""
        for row in list(self._rows):
            self._remove_row(row)
        self._name.setText(game.name)
        for column in game.columns:
            self._add_row(column)
        self._formula.setText(game.formula)
        self._follow()

    def _add_row(self, column: OwnColumn) -> ColumnRow:
        row = ColumnRow(column)
        row.changed.connect(self._follow)
        row.removed.connect(lambda: self._remove_row(row))
        self._rows.append(row)
        self._columns.addWidget(row)
        # What is not shown yet cannot have the focus.
        row.show()
        self._follow()
        return row

    def _add_empty(self) -> None:
        row = self._add_row(OwnColumn(""))
        row.name_field.setFocus()
        self._soon.start()

    def _remove_row(self, row: ColumnRow) -> None:
        self._rows.remove(row)
        self._columns.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._follow()

    def _follow(self) -> None:
        self._add.setEnabled(len(self._rows) < MOST_COLUMNS)
        for widget in (self._formula_title, self._formula, self._functions):
            widget.setVisible(bool(self._rows))
        self._check()
        self._soon.start()

    def _settle(self) -> None:
        """Offer what can be touched now, and show the entry in which somebody types."""
        self._offer()
        for row in self._rows:
            if row.name_field.hasFocus():
                self._area.ensureWidgetVisible(row)

    def _offer(self) -> None:
        """Offer the names and functions that can be touched instead of typed."""
        while self._chips.count():
            item = self._chips.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        names = [name for row in self._rows for name in row.names]
        offered = [(name, name) for name in names]
        for function, words in _FUNCTIONS.items():
            shown = QCoreApplication.translate("Formula", words)
            if shown.casefold() not in RESERVED:
                # Formulas do not understand the words of every language.
                shown = function
            offered.append((shown, shown if function == PERSONS else f"{shown}()"))
        for place, (shown, text) in enumerate(offered if names else []):
            chip = QPushButton(on_button(shown))
            chip.setAutoDefault(False)
            chip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            chip.clicked.connect(lambda _=False, text=text: self._write(text))
            self._chips.addWidget(chip, *divmod(place, _ABREAST))

    def _write(self, text: str) -> None:
        """Write a name or a function where the cursor stands in the formula; of a function, go into its brackets."""
        self._formula.insert(text)
        if text.endswith("()"):
            self._formula.cursorBackward(False, 1)
        self._formula.setFocus()

    # What is done

    def _kept_names(self) -> set[str]:
        return {one.game.name for one in self._games.all()}

    def _made(self) -> GameTemplate:
        """Return the game that is typed. Raises ``CodedError``."""
        name = as_title(" ".join(self._name.text().split()))
        game = OwnGame(name, tuple(row.column() for row in self._rows), self._formula.text())
        if not name:
            raise CodedError("own_game_without_name")
        if name != self._opened and name in self._kept:
            raise CodedError("own_game_is_there", name=name)
        return GameTemplate(game, self._persons, self._options)

    def _check(self) -> None:
        try:
            self._made()
        except CodedError as error:
            refusal = entry_reason(error)
        else:
            refusal = ""
        self._told.clear()
        self._refusal.say(refusal)
        for button in (self._take, self._save):
            button.setEnabled(not refusal)
        self._drop.setVisible(self._opened in self._kept)

    def _accept(self) -> None:
        # Another window can have kept a game meanwhile.
        self._kept = self._kept_names()
        try:
            template = self._made()
            self._games.keep(template)
            if self._opened not in ("", template.game.name):
                self._games.drop(self._opened)
        except CodedError as error:
            self.tell(entry_reason(error))
            return
        self._template = template
        self.accept()

    def _drop_game(self) -> None:
        """Take the game off the list; it stays in the dialog, and is kept again if it is taken."""
        try:
            self._games.drop(self._opened)
        except CodedError as error:
            self.tell(entry_reason(error))
            return
        name, self._opened = self._opened, ""
        self._kept.discard(name)
        self._check()
        self.tell(self.tr("“{name}” is no longer in the list. Sheets for it stay as they are.").format(name=name))

    def _ask_where(self) -> None:
        template = self._made()
        ask_where(
            self,
            self.tr("Save the game as a file"),
            self.tr("Games (*.cardgame)"),
            as_file_name(template.game.name, (), "").strip() + ".cardgame",
            lambda path: write_text(path, template_to_text(template)),
            self.tell,
        )

    def _ask_file(self) -> None:
        dialog = file_dialog(self, self.tr("Import a game"), self.tr("Games (*.cardgame *.json)"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.read_file)
        show_over(dialog)

    def read_file(self, path: str) -> None:
        """Fill in the game of a file, or tell why it cannot be read; then nothing is changed."""
        try:
            template = template_from_text(read_text(Path(path), LARGEST_GAME))
        except CodedError as error:
            self.tell(self.tr("This file cannot be read. {reason}").format(reason=entry_reason(error)))
            return
        except (OSError, ValueError) as error:
            self.tell(self.tr("This file cannot be read. {reason}").format(reason=system_reason(error)))
            return
        self._persons, self._options = template.persons, dict(template.options)
        if template.game.name != self._opened:
            # The game that was open stays in the list: this is another one.
            self._opened = ""
        self._show(template.game)

    def tell(self, words: str) -> None:
        """Show a message until something is changed, and have it said by screen readers."""
        self._told.setText(words)
        announce(self, words)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Custom game"))
        self._heading.setText(self.tr("Custom game"))
        self._about.setText(
            self.tr(
                "Say what is entered for a deal, and how many points that is worth. Without entries you enter the "
                "points themselves."
            )
        )
        name = self.tr("Name of the game")
        self._name_label.setText(name)
        set_accessible_name(self._name, name)
        self._entries_title.setText(self.tr("Entries for a deal"))
        self._add.setText(self.tr("&Another entry"))
        formula = self.tr("A player’s points")
        self._formula_title.setText(formula)
        set_accessible_name(self._formula, formula)
        self._functions.setText(
            self.tr(
                "A tick is 1. A contract is its value for the player who plays it. if(condition; "
                "then; else) chooses; sum(…) adds up all players, others(…) all but this one. Also: "
                "+ − × ÷ = ≠ < ≤ > ≥, and, or, not, most, least, down, up."
            )
        )
        self._read.setText(self.tr("Impo&rt file…"))
        self._save.setText(self.tr("&Save as a file…"))
        self._drop.setText(self.tr("Remove from the &list"))
        self._take.setText(self.tr("Use this &game"))
        for row in self._rows:
            row.retranslate()
        self._offer()
        self._check()
