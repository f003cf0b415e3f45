"""The code of the running match, to be handed to a friend."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from cardtable.core.rules import RuleSet
from cardtable.games.registry import variant
from cardtable.session.numbers import code_text
from cardtable.ui.dialogs.base import Dialog, button_box
from cardtable.ui.look.look import Heading, faint, spaced
from cardtable.ui.look.plain import Label, set_accessible_name
from cardtable.ui.look.saying import announce
from cardtable.words.agreed import agreement_words
from cardtable.words.families import variant_name, words_of


class CodeDialog(Dialog):
    """Shows the code of a match with these rules and the cards of ``number``, to be copied, and what is in it."""

    def __init__(self, rule_set: RuleSet, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule_set = rule_set
        self._number = number
        self._words, self._game, self._facts, self._rules, self._copied = (
            Label(),
            Heading(1.25),
            Label(),
            Label(),
            Label(),
        )
        for label in (self._words, self._game, self._facts, self._rules):
            label.setWordWrap(True)
        for label in (self._facts, self._rules, self._copied):
            faint(label)
        self.line = QLineEdit(code_text(rule_set, number))
        self.line.setReadOnly(True)
        self.line.setCursorPosition(0)
        self._words.setBuddy(self.line)
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.copy = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.setDefault(True)
        self.copy.clicked.connect(self._copy)
        foot = QHBoxLayout()
        foot.addWidget(self._copied, 1)
        foot.addWidget(buttons)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=2)
        layout.addWidget(self._game)
        layout.addWidget(self._facts)
        layout.addWidget(self._rules)
        layout.addSpacing(6)
        layout.addWidget(self.line)
        layout.addWidget(self._words)
        layout.addStretch(1)
        layout.addSpacing(6)
        layout.addLayout(foot)
        self.retranslate()
        self.open_at(QSize(560, 250))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.line.text())
        self._copied.setText(self.tr("Copied."))
        announce(self, self._copied.text())

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Code for a friend"))
        game = variant(self._rule_set.variant)
        self._game.setText(variant_name(game.id))
        # In groups, as numbers are read out; a code may be typed so as well.
        number = f"{self._number:,}".replace(",", "\N{NO-BREAK SPACE}")
        facts = self.tr("%n player(s), shuffle number {number}", "", self._rule_set.players)
        self._facts.setText(facts.format(number=number))
        changes = game.changes(self._rule_set)
        options = {name: game.option(self._rule_set.players, name) for name in changes}
        told = [
            agreement_words(option, changes[name], words_of(game.family))
            for name, option in options.items()
            if changes[name] != option.default
        ]
        self._rules.setText("; ".join(told) or self.tr("Rules as in the rule book"))
        self._words.setText(
            self.tr(
                "The code contains all of this. A friend enters it in a new match, under “A friend’s "
                "code”. You then both play by the same rules, with the same cards in the same seat."
            )
        )
        set_accessible_name(self.line, self.windowTitle())
        self.copy.setText(self.tr("Copy"))
        if self._copied.text():
            self._copied.setText(self.tr("Copied."))
