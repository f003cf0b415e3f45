"""The account of an evening: what each person has gained, and the fewest payments that settle it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QGridLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.scorekeeper.evenings import evening_words
from cardtable.app.scorekeeper.paid import payment_keys
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.evening import KITTY, UnitAccount, evening_accounts
from cardtable.ui.dialogs.base import Dialog, button_box, scrolled
from cardtable.ui.look.look import Heading, faint, spaced
from cardtable.ui.look.plain import Label, on_button, set_tool_tip
from cardtable.words.cards import joined
from cardtable.words.families import kind_name
from cardtable.words.mark import QT_TRANSLATE_NOOP
from cardtable.words.money import amount_words

_NOTE, _PAUSE = 72, 300
"""The height of the field for notes in pixels, and the milliseconds after the last key until a note is kept."""
_TICK = 34
"""The height in pixels of a payment to tick, large enough for a finger."""


def payment_sentences(sheets: Sequence[ScoreSheet]) -> tuple[str, ...]:
    """Return the fewest payments that settle these sheets, a sentence for each."""
    return tuple(sentence for account in evening_accounts(sheets) for sentence in _payments(account))


def _payments(account: UnitAccount) -> list[str]:
    words = QCoreApplication.translate("EveningDialog", "{payer} pays {receiver} {amount}.")
    into = QCoreApplication.translate("EveningDialog", "{payer} pays {amount} into the kitty.")
    return [
        (words if account.persons[payment.receiver].name != KITTY else into).format(
            payer=account.persons[payment.payer].name,
            receiver=account.persons[payment.receiver].name,
            amount=amount_words(payment.amount, account.unit),
        )
        for payment in account.payments
    ]


def _rows(account: UnitAccount) -> list[tuple[str, ...]]:
    """Return the rows of the table: the titles, then each person's matches, wins and gain, the greatest gain first."""
    titles = tuple(
        QCoreApplication.translate("EveningDialog", title)
        for title in (
            QT_TRANSLATE_NOOP("EveningDialog", "Name"),
            QT_TRANSLATE_NOOP("EveningDialog", "Matches"),
            QT_TRANSLATE_NOOP("EveningDialog", "Won"),
            QT_TRANSLATE_NOOP("EveningDialog", "Gain"),
        )
    )
    kitty = QCoreApplication.translate("EveningDialog", "Kitty")
    ordered = sorted(account.persons, key=lambda person: -person.amount)
    return [titles] + [
        (person.name, str(person.matches), str(person.won), amount_words(person.amount, account.unit))
        if person.name != KITTY
        else (kitty, "", "", amount_words(person.amount, account.unit))
        for person in ordered
    ]


class EveningDialog(Dialog):
    """Shows the common account of the sheets of one evening. Payments can be ticked as ``paid``, and a note can be
    written.
    """

    paid_changed = Signal(object)
    """The keys (``payment_keys``) of all payments that have been made, as a frozenset."""
    note_changed = Signal(str)
    """The new note on the evening."""

    def __init__(
        self,
        evening: str,
        sheets: Sequence[ScoreSheet],
        parent: QWidget | None = None,
        paid: Collection[str] = (),
        note: str = "",
    ) -> None:
        super().__init__(parent)
        self._evening = evening
        self._sheets = tuple(sheets)
        self._paid = set(paid)
        self._ticks: list[QCheckBox] = []
        self._note_title, self._note = Label(), QPlainTextEdit(note)
        self._note.setTabChangesFocus(True)
        self._note.setFixedHeight(_NOTE)
        # Only an evening that has a name can be found again.
        for widget in (self._note_title, self._note):
            widget.setVisible(bool(evening))
        self._noted = note
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_PAUSE)
        self._typing.timeout.connect(self._keep_note)
        self._note.textChanged.connect(self._typing.start)
        self._copy, self._print = QPushButton(), QPushButton()
        self._copy.clicked.connect(self._copy_text)
        self._print.clicked.connect(self._show_preview)
        self._heading = Heading()
        self._kinds = Label()
        self._kinds.setWordWrap(True)
        faint(self._kinds)
        self._page = QWidget()
        self._column = QVBoxLayout(self._page)
        spaced(self._column, margin=0, gap=3)
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        for button in (self._copy, self._print):
            button.setAutoDefault(False)
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(self._heading)
        layout.addWidget(self._kinds)
        self._area = scrolled(self._page)
        layout.addWidget(self._area, 1)
        layout.addWidget(self._note_title)
        layout.addWidget(self._note)
        layout.addWidget(buttons)
        self.retranslate()
        # As high as the account, which one sheet makes short and an evening of many games long.
        frame = self.sizeHint().height() - self._area.sizeHint().height()
        self.open_at(QSize(560, min(640, frame + self._page.sizeHint().height() + 12)))

    @property
    def sentences(self) -> tuple[str, ...]:
        """The payments, a sentence for each."""
        return payment_sentences(self._sheets)

    @property
    def ticks(self) -> Sequence[QCheckBox]:
        """The boxes to tick, one for each payment."""
        return self._ticks

    @property
    def copy_button(self) -> QPushButton:
        return self._copy

    def text(self) -> str:
        """Return the whole account as lines of text, with tabs between the columns."""
        lines = [self._heading.text(), self._kinds.text()]
        for account in evening_accounts(self._sheets):
            lines.append("")
            lines += ["\t".join(row) for row in _rows(account)]
            lines += ["", *(_payments(account) or [self.tr("Nobody owes anybody anything.")])]
        if self.note:
            lines += ["", *self.note.splitlines()]
        return "\n".join(lines) + "\n"

    @property
    def note(self) -> str:
        """The note on the evening."""
        return self._note.toPlainText().strip()

    def write_note(self, note: str) -> None:
        """Replace the note, as if it had been typed."""
        self._note.setPlainText(note)

    def _keep_note(self) -> None:
        if self.note != self._noted:
            self._noted = self.note
            self.note_changed.emit(self.note)

    def done(self, result: int) -> None:
        self._keep_note()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._keep_note()
        super().closeEvent(event)

    def _copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self.text())

    def _show_preview(self) -> None:
        """Show the print preview of the account, from which it is printed."""
        from cardtable.ui.scorekeeper.files import text_preview

        preview = text_preview(self.text(), self.windowTitle(), self)
        preview.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        preview.show()

    def _tick(self, key: str, paid: bool) -> None:
        (self._paid.add if paid else self._paid.discard)(key)
        self.paid_changed.emit(frozenset(self._paid))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settlement of the evening"))
        self._heading.setText(evening_words(self._evening) or self.tr("Settlement of the evening"))
        self._area.setAccessibleName(self.tr("Settlement of the evening"))
        self._kinds.setText(
            joined(list(dict.fromkeys(kind_name(sheet.setup.kind, sheet.setup.game) for sheet in self._sheets)))
        )
        self._note_title.setText(self.tr("Notes on the evening"))
        self._note.setAccessibleName(self.tr("Notes on the evening"))
        self._copy.setText(self.tr("C&opy"))
        self._print.setText(self.tr("&Print…"))
        self._ticks = []
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
            for sentence, key in zip(_payments(account), payment_keys(account), strict=True):
                tick = QCheckBox(on_button(sentence))
                tick.setMinimumHeight(_TICK)
                set_tool_tip(tick, self.tr("Tick off what has been paid"))
                tick.setChecked(key in self._paid)
                tick.toggled.connect(lambda on, key=key: self._tick(key, on))
                self._ticks.append(tick)
                self._column.addWidget(tick)
            if not account.payments:
                self._column.addWidget(Label(self.tr("Nobody owes anybody anything.")))
            self._column.addSpacing(12)
        self._column.addStretch(1)

    def _table(self, account: UnitAccount) -> QWidget:
        table = QWidget()
        grid = QGridLayout(table)
        spaced(grid, margin=0, gap=1)
        grid.setHorizontalSpacing(20)
        for row, cells in enumerate(_rows(account)):
            for column, words in enumerate(cells):
                self._cell(grid, row, column, words, bold=not row)
        grid.setColumnStretch(0, 1)
        return table

    def _cell(self, grid: QGridLayout, row: int, column: int, words: str, bold: bool = False) -> None:
        label = Label(words)
        if bold:
            faint(label)
        if column:
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
        grid.addWidget(label, row, column)
