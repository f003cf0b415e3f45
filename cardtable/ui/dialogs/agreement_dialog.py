"""Rules that people have put together, in words, and as a code and a file to hand on."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from cardtable.core.errors import CodedError
from cardtable.core.sanitise import as_file_name, as_quoted
from cardtable.session.agreements import SUFFIX, Agreement, agreement_to_text
from cardtable.session.numbers import code_text
from cardtable.store.files import write_document
from cardtable.ui.dialogs.base import Dialog, button_box
from cardtable.ui.look.file_dialogs import chosen_file, file_dialog
from cardtable.ui.look.look import Heading, spaced
from cardtable.ui.look.page import Page
from cardtable.ui.look.plain import Label
from cardtable.words.agreed import agreed_html
from cardtable.words.errors import error_sentence
from cardtable.words.rules import players_words


class AgreementDialog(Dialog):
    """Shows an agreement in words, and hands it on."""

    def __init__(self, agreement: Agreement, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._agreement = agreement
        self._title, self._players = Heading(1.4), Label()
        self.text = Page()
        self._for_code = Label()
        self._for_code.setWordWrap(True)
        self.line = QLineEdit(code_text(agreement.rule_set, None))
        self.line.setReadOnly(True)
        self.line.setCursorPosition(0)
        self._for_code.setBuddy(self.line)
        self.told = Label()
        """Says what has become of a file."""
        self.told.setWordWrap(True)
        self.told.hide()
        self.copy, self.save = QPushButton(), QPushButton()
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.line.text()))
        self.save.clicked.connect(self._ask_where)
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.save, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        code = QHBoxLayout()
        code.addWidget(self.line, 1)
        code.addWidget(self.copy)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(self._title)
        layout.addWidget(self._players)
        layout.addWidget(self.text, 1)
        layout.addWidget(self._for_code)
        layout.addLayout(code)
        layout.addWidget(self.told)
        layout.addWidget(buttons)
        self.text.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()
        self.open_at(QSize(620, 640))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("These rules in words"))
        self._title.setText(self._agreement.name)
        players = players_words(self._agreement.rule_set.players, in_sides=False)
        self._players.setText(self.tr("Players: {players}").format(players=players))
        self.text.show_markup(agreed_html(self._agreement.rule_set))
        self._for_code.setText(
            self.tr("&Code for these rules, which a friend can enter in a new match under “A friend’s code”:")
        )
        self.copy.setText(self.tr("C&opy"))
        self.save.setText(self.tr("&Save as a file…"))

    def _ask_where(self) -> None:
        dialog = file_dialog(self, self.tr("Save the rules as a file"), self.tr("Rules (*.cardrules)"))
        dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
        # A name without an ending is completed before the dialog asks whether to overwrite.
        dialog.setDefaultSuffix(SUFFIX)
        dialog.selectFile(as_file_name(self._agreement.name, (), "").strip() + SUFFIX)
        chosen = chosen_file(dialog)
        if chosen is not None:
            self.save_to(chosen)

    def save_to(self, path: Path) -> None:
        """Write the agreement to ``path``, and tell whether that has been done."""
        try:
            write_document(path, agreement_to_text(self._agreement))
        except CodedError as error:
            self.told.setText(error_sentence(error))
        else:
            self.told.setText(self.tr("Saved as “{file}”.").format(file=as_quoted(path.name)))
        self.told.show()
