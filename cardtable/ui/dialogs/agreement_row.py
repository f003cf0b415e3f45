"""The row of a new game by which agreements are begun from those of another rule set, read, explained and handed on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from cardtable.core.errors import CodedError
from cardtable.core.rules import Options, Variant
from cardtable.session.agreements import LARGEST_AGREEMENT, Agreement, agreement_from_text
from cardtable.store.files import read_document
from cardtable.ui.dialogs.host import lay_over
from cardtable.ui.look.file_dialogs import chosen_file, file_dialog
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Choices, spaced
from cardtable.ui.look.plain import Label, set_accessible_name, set_tool_tip
from cardtable.words.errors import error_sentence
from cardtable.words.families import words_of
from cardtable.words.mark import off_button


class PresetRow(QWidget):
    """Asks with which rule set the options shall agree; hidden where there are none to choose from."""

    chosen = Signal(object)
    """The ``Options`` of a rule set that was chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presets: Mapping[str, Options] = {}
        self._family = ""
        self._label = Label()
        self.choice = Choices()
        self.choice.setSizeAdjustPolicy(Choices.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.choice.setMinimumContentsLength(12)
        self.choice.activated.connect(self._choose)
        self._label.setBuddy(self.choice)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=1)
        layout.addWidget(self._label)
        layout.addWidget(self.choice)

    def set_variant(self, variant: Variant, players: int) -> None:
        """Offer what the options of ``variant`` can be made to agree with."""
        presets = variant.presets(players)
        self._family = variant.family
        if presets != self._presets:
            self._presets = presets
            self.choice.clear()
            self.choice.addItem("", "")
            for name in presets:
                self.choice.addItem("", name)
        self.choice.setCurrentIndex(0)
        self.setVisible(bool(presets))

    def _choose(self, place: int) -> None:
        name = self.choice.itemData(place)
        if name:
            self.chosen.emit(self._presets[name])

    def retranslate(self) -> None:
        """Set all words."""
        self._label.setText(self.tr("Be&gin with the rules of"))
        set_accessible_name(self.choice, off_button(self._label.text()))
        for place in range(self.choice.count()):
            name = self.choice.itemData(place)
            told = words_of(self._family).preset_name(name) if name else self.tr("choose rules…")
            self.choice.setItemText(place, told)


class AgreementRow(QWidget):
    """Buttons by which the agreements of a new game are shown in words, handed on, and read from a file.

    ``current`` returns what has been agreed on so far; it may raise ``CodedError``, which ``tell`` tells.
    """

    read = Signal(object)
    """The ``Agreement`` of a file."""

    def __init__(
        self, current: Callable[[], Agreement], tell: Callable[[str], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._current = current
        self._tell = tell
        self.show_words, self.open = QPushButton(), QPushButton()
        for button, do in ((self.show_words, self._show_words), (self.open, self._ask_file)):
            button.setAutoDefault(False)
            button.clicked.connect(do)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=0)
        layout.addWidget(Flow(self.show_words, self.open))

    def set_possible(self, possible: bool) -> None:
        """Say whether the agreements go together, so that they can be told and handed on."""
        self.show_words.setEnabled(possible)

    def _show_words(self) -> None:
        try:
            agreement = self._current()
        except CodedError as error:
            self._tell(error_sentence(error))
            return
        # It is seldom asked for, and takes a while to load.
        from cardtable.ui.dialogs.agreement_dialog import AgreementDialog

        lay_over(self, AgreementDialog(agreement, self))

    def _ask_file(self) -> None:
        words = self.tr("Rules (*.cardrules *.json);;All files (*)")
        dialog = file_dialog(self, self.tr("Load rules from a file"), words)
        dialog.setFileMode(dialog.FileMode.ExistingFile)
        chosen = chosen_file(dialog)
        if chosen is not None:
            self.read_file(chosen)

    def read_file(self, path: Path) -> None:
        """Read the agreement of a file; tell why if it cannot be read."""
        try:
            agreement = agreement_from_text(read_document(path, LARGEST_AGREEMENT))
        except CodedError as error:
            self._tell(error_sentence(error))
            return
        self.read.emit(agreement)

    def retranslate(self) -> None:
        """Set all words."""
        self.show_words.setText(self.tr("These rules in &words, to share…"))
        set_tool_tip(self.show_words, self.tr("Everything agreed: in words, as a code and as a file"))
        self.open.setText(self.tr("Load &rules from a file…"))
        set_tool_tip(self.open, self.tr("Rules from somebody else"))
