"""Two names of one person are made one: the row below the list of persons."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from cardtable.app.scorekeeper.persons import alike
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Choices, spaced
from cardtable.ui.look.plain import Label, set_accessible_name


class MergeRow(QWidget):
    """Offers the names of persons, and proposes two that are alike."""

    wanted = Signal(str, str)
    """The name to be replaced on all sheets, and the name to put there."""

    def __init__(self) -> None:
        super().__init__()
        self._wrong, self._right, self._one = Choices(), Choices(), QPushButton()
        self._is = Label()
        self._alike = Label()
        """Says that two names are perhaps those of one person; hidden if none are."""
        self._alike.setWordWrap(True)
        for names in (self._wrong, self._right):
            names.currentIndexChanged.connect(lambda _: self._enable())
        self._one.setAutoDefault(False)
        self._one.clicked.connect(lambda: self.wanted.emit(self._wrong.currentText(), self._right.currentText()))
        column = QVBoxLayout(self)
        spaced(column, margin=0, gap=2)
        column.addWidget(self._alike)
        column.addWidget(Flow(self._wrong, self._is, self._right, self._one))

    def set_names(self, named: Mapping[str, int]) -> None:
        """Offer the names in ``named``, which has on how many sheets each stands."""
        names = sorted(sorted(named), key=str.casefold)
        for box in (self._wrong, self._right):
            chosen = box.currentText()
            box.clear()
            box.addItems(names)
            box.setCurrentText(chosen)
        self._propose(named)
        self._enable()

    def _propose(self, named: Mapping[str, int]) -> None:
        """Say which two names are perhaps those of one person, and choose them unless others have been chosen."""
        found = alike(named)
        self._alike.setVisible(found is not None)
        if found is not None:
            words = QCoreApplication.translate("SheetsDialog", "Perhaps the same player: “{wrong}” and “{right}”.")
            self._alike.setText(words.format(wrong=found[0], right=found[1]))
            if self._wrong.currentText() == self._right.currentText():
                self._wrong.setCurrentText(found[0])
                self._right.setCurrentText(found[1])

    def _enable(self) -> None:
        self._one.setEnabled(self._wrong.currentText() != self._right.currentText())

    def retranslate(self) -> None:
        """Set all words."""
        self._is.setText(QCoreApplication.translate("SheetsDialog", "is the same player as"))
        self._one.setText(QCoreApplication.translate("SheetsDialog", "&Merge them"))
        set_accessible_name(self._wrong, QCoreApplication.translate("SheetsDialog", "Name to be corrected"))
        set_accessible_name(self._right, QCoreApplication.translate("SheetsDialog", "Name to keep"))
