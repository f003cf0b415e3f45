"""The account of an evening: what everybody has gained, and the fewest payments that settle it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QDialogButtonBox, QGridLayout, QVBoxLayout, QWidget

from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.evening import UnitAccount, evening_accounts
from cardtable.ui.dialogs.base import Dialog, button_box, scrolled
from cardtable.ui.look import Heading, faint, spaced
from cardtable.ui.plain import Label
from cardtable.words.cards import joined
from cardtable.words.families import kind_name
from cardtable.words.money import amount_words


def payment_sentences(sheets: Sequence[ScoreSheet]) -> tuple[str, ...]:
    """The fewest payments that settle these sheets, in words."""
    return tuple(sentence for account in evening_accounts(sheets) for sentence in _payments(account))


def _payments(account: UnitAccount) -> list[str]:
    words = QCoreApplication.translate("EveningDialog", "{payer} pays {receiver} {amount}.")
    return [
        words.format(
            payer=account.persons[payment.payer].name,
            receiver=account.persons[payment.receiver].name,
            amount=amount_words(payment.amount, account.unit),
        )
        for payment in account.payments
    ]


class EveningDialog(Dialog):
    """Shows the sheets of one evening together."""

    def __init__(self, evening: str, sheets: Sequence[ScoreSheet], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._evening = evening
        self._sheets = tuple(sheets)
        self._heading = Heading()
        self._kinds = Label()
        self._kinds.setWordWrap(True)
        faint(self._kinds)
        self._page = QWidget()
        self._column = QVBoxLayout(self._page)
        spaced(self._column, margin=0, gap=3)
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(self._heading)
        layout.addWidget(self._kinds)
        self._area = scrolled(self._page)
        layout.addWidget(self._area, 1)
        layout.addWidget(buttons)
        self.retranslate()
        # As high as the account, which one sheet makes short and an evening of many games long.
        frame = self.sizeHint().height() - self._area.sizeHint().height()
        self.open_at(QSize(560, min(640, frame + self._page.sizeHint().height() + 12)))

    @property
    def sentences(self) -> tuple[str, ...]:
        """The payments in words."""
        return payment_sentences(self._sheets)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settlement of the evening"))
        self._heading.setText(self._evening or self.tr("Settlement of the evening"))
        self._area.setAccessibleName(self.tr("Settlement of the evening"))
        self._kinds.setText(joined(list(dict.fromkeys(kind_name(sheet.setup.kind) for sheet in self._sheets))))
        while self._column.count():
            item = self._column.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for account in evening_accounts(self._sheets):
            self._column.addWidget(self._table(account))
            title = Heading(1.15, self.tr("Who pays whom"))
            self._column.addWidget(title)
            for sentence in _payments(account) or (self.tr("Nobody owes anybody anything."),):
                label = Label(sentence)
                label.setWordWrap(True)
                label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByKeyboard)
                self._column.addWidget(label)
            self._column.addSpacing(12)
        self._column.addStretch(1)

    def _table(self, account: UnitAccount) -> QWidget:
        table = QWidget()
        grid = QGridLayout(table)
        spaced(grid, margin=0, gap=1)
        grid.setHorizontalSpacing(20)
        titles = (self.tr("Name"), self.tr("Parties"), self.tr("Won"), self.tr("Gain"))
        for column, title in enumerate(titles):
            self._cell(grid, 0, column, title, bold=True)
        ordered = sorted(account.persons, key=lambda person: -person.amount)
        for row, person in enumerate(ordered, start=1):
            gain = amount_words(person.amount, account.unit)
            for column, words in enumerate((person.name, str(person.parties), str(person.won), gain)):
                self._cell(grid, row, column, words)
        grid.setColumnStretch(0, 1)
        return table

    def _cell(self, grid: QGridLayout, row: int, column: int, words: str, bold: bool = False) -> None:
        label = Label(words)
        if bold:
            faint(label)
        if column:
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
        grid.addWidget(label, row, column)
