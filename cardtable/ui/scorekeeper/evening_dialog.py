"""The cash book of an evening: its results and payments, what is still open, and the page that ends it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QMargins, QMimeData, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.scorekeeper.account_rows import account_rows, closing_sections, open_matches, reason_of
from cardtable.app.scorekeeper.cash import CashBook
from cardtable.app.scorekeeper.cash_rows import (
    cash_rows,
    payment_sentences,
    payment_words,
)
from cardtable.app.scorekeeper.evenings import evening_words
from cardtable.core.errors import CodedError
from cardtable.core.sanitise import as_file_name
from cardtable.core.sheets.payments import Payment
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.cash import ADVANCED, INTO, KITTY, OUT, PAID
from cardtable.session.scorebook.evening import UnitAccount, evening_accounts
from cardtable.ui.dialogs.base import BESIDE_SCROLLED, Dialog, aligned, button_box, scrolled
from cardtable.ui.look.look import Airy, Heading, faint, spaced
from cardtable.ui.look.plain import Label, say_item, set_accessible_name, set_item_tool_tip
from cardtable.ui.look.saying import announce
from cardtable.ui.scorekeeper.asking import show_over
from cardtable.ui.scorekeeper.cash_dialog import CashDialog
from cardtable.ui.scorekeeper.closing_page import ClosingPage
from cardtable.ui.scorekeeper.idle_undo import take_undo_keys
from cardtable.ui.scorekeeper.list_parts import button_row
from cardtable.ui.scorekeeper.saving import ask_where
from cardtable.words.cards import joined
from cardtable.words.entries import entry_reason
from cardtable.words.families import kind_name

_NOTE, _PAUSE = 64, 300
"""The height of the field for notes in pixels, and the milliseconds after the last key until a note is kept."""
_WHAT, _WHO = 1, 2
"""The columns that share the room."""
_NUMBER = int(Qt.ItemDataRole.UserRole) + 1


class EveningDialog(Dialog):
    """Shows the common account of the sheets of one evening: results and payments, what is open, and who pays whom.
    Payments are entered and taken back here, and a note can be written.
    """

    note_changed = Signal(str)
    """The new note on the evening."""

    def __init__(
        self,
        evening: str,
        sheets: Sequence[ScoreSheet],
        parent: QWidget | None = None,
        book: CashBook | None = None,
        note: str = "",
    ) -> None:
        super().__init__(parent)
        self._evening = evening
        self._sheets = tuple(sheets)
        self._book = book or CashBook()
        self._note = QPlainTextEdit(note)
        self._note.setTabChangesFocus(True)
        self._note.setFixedHeight(_NOTE)
        # Only an evening that has a name can be found again.
        self._note.setVisible(bool(evening))
        self._noted = note
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_PAUSE)
        self._typing.timeout.connect(self._keep_note)
        self._note.textChanged.connect(self._typing.start)
        self._heading = Heading()
        self._kinds = Label()
        self._kinds.setWordWrap(True)
        faint(self._kinds)
        page, self._accounts = QWidget(), QWidget()
        column, self._column = QVBoxLayout(page), QVBoxLayout(self._accounts)
        for one in (column, self._column):
            spaced(one, margin=0, gap=3)
        self._entries = QTreeWidget()
        self._entries.setRootIsDecorated(False)
        self._entries.setItemDelegate(Airy(self._entries))
        # All of it is seen, as far as the page has been scrolled.
        self._entries.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._entries.itemSelectionChanged.connect(self._enable)
        self._entries.currentItemChanged.connect(self._bring_into_sight)
        self._told = Label()
        self._told.setWordWrap(True)
        self._told.hide()
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.setContentsMargins(layout.contentsMargins() - QMargins(BESIDE_SCROLLED, 0, 0, 0))
        layout.addLayout(aligned(self._heading))
        self.head_window(self._heading)
        layout.addLayout(aligned(self._kinds))
        for widget in (self._accounts, self._entries, self._note):
            column.addWidget(widget)
        column.addStretch(1)
        self._area = scrolled(page)
        layout.addWidget(self._area, 1)
        for part in (self._deeds(), self._told, self._ways_out()):
            layout.addLayout(aligned(part))
        take_undo_keys(self, lambda: self._do(self._book.undo), lambda: self._do(self._book.redo), self._note)
        self.retranslate()
        self.open_at(QSize(680, 700))

    def _deeds(self) -> QWidget:
        """Return the buttons for entries of the cash book."""
        self._paid, self._advance, self._kitty, self._back = (QPushButton() for _ in range(4))
        self._undo, self._redo = QPushButton(), QPushButton()
        self._kitty_menu = QMenu(self._kitty)
        self._into, self._out = self._kitty_menu.addAction(""), self._kitty_menu.addAction("")
        self._kitty.setMenu(self._kitty_menu)
        self._paid.clicked.connect(lambda: self.ask(PAID))
        self._advance.clicked.connect(lambda: self.ask(ADVANCED))
        self._into.triggered.connect(lambda: self.ask(INTO))
        self._out.triggered.connect(lambda: self.ask(OUT))
        self._back.clicked.connect(self._strike_chosen)
        self._undo.clicked.connect(lambda: self._do(self._book.undo))
        self._redo.clicked.connect(lambda: self._do(self._book.redo))
        return button_row(self._paid, self._advance, self._kitty, self._back, self._undo, self._redo)

    def _ways_out(self) -> QDialogButtonBox:
        """Return the buttons that copy, print, save and close."""
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self._copy, self._print, self._save = QPushButton(), QPushButton(), QPushButton()
        self._save_menu = QMenu(self._save)
        self._pdf, self._picture = self._save_menu.addAction(""), self._save_menu.addAction("")
        self._save.setMenu(self._save_menu)
        self._copy.clicked.connect(self._copy_page)
        self._print.clicked.connect(self._show_preview)
        self._pdf.triggered.connect(
            lambda: self._ask_file(self.tr("PDF (*.pdf)"), "pdf", lambda path: self.closing_page().write_pdf(path))
        )
        self._picture.triggered.connect(lambda: self._ask_file(self.tr("Pictures (*.png)"), "png", self._write_picture))
        for button in (self._copy, self._print, self._save):
            button.setAutoDefault(False)
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        return buttons

    # What it shows

    @property
    def accounts(self) -> tuple[UnitAccount, ...]:
        """The account for each unit."""
        return evening_accounts(self._sheets, self._book.entries)

    @property
    def sentences(self) -> tuple[str, ...]:
        """The payments that are still to be made, a sentence for each."""
        return tuple(sentence for account in self.accounts for sentence in payment_sentences(account))

    @property
    def entries(self) -> QTreeWidget:
        """The results and payments."""
        return self._entries

    def closing_page(self) -> ClosingPage:
        """Return the page that ends the evening."""
        sections = closing_sections(self._sheets, self._book.entries, self.accounts, self.note)
        return ClosingPage(self._heading.text(), (self._kinds.text(),), sections)

    def text(self) -> str:
        """Return the whole account as lines of text, with tabs between the columns."""
        return self.closing_page().text()

    # What is done

    def ask(self, kind: str, payment: tuple[str, str, int, str] | None = None) -> None:
        """Ask for an entry of the cash book of ``kind``; ``payment`` is what is open: payer, receiver, amount, unit."""
        persons = list(
            dict.fromkeys(
                person.name for account in self.accounts for person in account.persons if person.name != KITTY
            )
        )
        units = [account.unit for account in self.accounts] or [""]
        dialog = CashDialog(kind, persons, units, self, payment)
        dialog.entered.connect(lambda *entry: self._do(lambda: self._book.add(kind, *entry)))
        show_over(dialog)

    def _strike_chosen(self) -> None:
        number = self._chosen()
        if number:
            self._do(lambda: self._book.strike(number))

    def _do(self, step: Callable[[], None]) -> None:
        """Change the cash book, and tell the reason if that fails."""
        try:
            step()
        except CodedError as error:
            self.tell(entry_reason(error))
        else:
            self.tell("")
        self.retranslate()
        announce(self, " ".join(self.sentences) or self.tr("Nobody owes anybody anything."))

    def tell(self, words: str) -> None:
        """Show a message until something else is done."""
        self._told.setText(words)
        self._told.setVisible(bool(words))

    def _chosen(self) -> str:
        """Return the number of the chosen entry; empty if none or a result is chosen."""
        items = self._entries.selectedItems()
        return str(items[0].data(0, _NUMBER)) if items else ""

    def _enable(self) -> None:
        self._back.setEnabled(bool(self._chosen()))
        items = self._entries.selectedItems()
        struck = bool(items) and items[0].font(0).strikeOut()
        self._back.setText(self.tr("Re&instate it") if struck else self.tr("S&trike out"))
        self._undo.setEnabled(self._book.can_undo)
        self._redo.setVisible(self._book.can_redo)

    @property
    def note(self) -> str:
        """The note on the evening."""
        return self._note.toPlainText().strip()

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

    def _copy_page(self) -> None:
        """Copy the page that ends the evening as a picture, and as text for what takes text alone."""
        page, copied = self.closing_page(), QMimeData()
        copied.setText(page.text())
        copied.setImageData(page.picture())
        QGuiApplication.clipboard().setMimeData(copied)
        self.tell(self.tr("Copied, as a picture and as text."))

    def _show_preview(self) -> None:
        """Show the print preview of the page that ends the evening, from which it is printed."""
        from cardtable.ui.scorekeeper.files import page_preview

        preview = page_preview(self.closing_page(), self.tr("The evening’s settlement"), self)
        preview.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        preview.show()

    def _write_picture(self, path: str) -> None:
        if not self.closing_page().picture().save(path):
            raise CodedError("cannot_write", reason=path)

    def _ask_file(self, filters: str, suffix: str, write: Callable[[str], None]) -> None:
        """Ask for a file, and write the page that ends the evening there."""
        name = as_file_name(self.windowTitle(), (), "")
        ask_where(self, self.tr("Save the evening"), filters, f"{name}.{suffix}", write, self.tell)

    # How it is built

    def retranslate(self) -> None:
        evening = evening_words(self._evening)
        title = self.tr("The evening’s settlement")
        if evening:
            title = self.tr("Settlement: {evening}").format(evening=evening)
        self.setWindowTitle(title)
        self._heading.setText(title)
        set_accessible_name(self._area, self.tr("The evening’s settlement"))
        self._kinds.setText(
            joined(list(dict.fromkeys(kind_name(sheet.setup.kind, sheet.setup.called) for sheet in self._sheets)))
        )
        self._note.setPlaceholderText(self.tr("Notes on the evening"))
        set_accessible_name(self._note, self.tr("Notes on the evening"))
        self._copy.setText(self.tr("C&opy"))
        self._print.setText(self.tr("&Print…"))
        self._save.setText(self.tr("&Save"))
        self._pdf.setText(self.tr("As a P&DF…"))
        self._picture.setText(self.tr("As a p&icture…"))
        self._paid.setText(self.tr("Pai&d…"))
        self._advance.setText(self.tr("Paid in &advance…"))
        self._kitty.setText(self.tr("&Kitty"))
        self._undo.setText(self.tr("&Undo"))
        self._redo.setText(self.tr("&Redo"))
        self._into.setText(self.tr("&Into the kitty…"))
        self._out.setText(self.tr("&Out of the kitty…"))
        self._fill_list()
        self._fill_accounts()
        self._enable()

    def _fill_list(self) -> None:
        set_accessible_name(self._entries, self.tr("Results and payments"))
        self._entries.clear()
        self._entries.setHeaderLabels([self.tr("Time"), self.tr("Purpose"), self.tr("Who"), self.tr("Amount"), ""])
        for row in cash_rows(self._sheets, self._book.entries):
            item = QTreeWidgetItem(self._entries, [row.time, row.what, row.who, row.amount, "✓" if row.number else ""])
            say_item(item)
            item.setData(0, _NUMBER, row.number)
            item.setTextAlignment(3, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            set_item_tool_tip(item, _WHAT, row.what)
            set_item_tool_tip(item, _WHO, row.who)
            for column in range(self._entries.columnCount()):
                font = item.font(column)
                font.setStrikeOut(row.struck)
                font.setItalic(bool(row.number))
                item.setFont(column, font)
        self._entries.headerItem().setTextAlignment(3, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        header = self._entries.header()
        header.setStretchLastSection(False)
        for column in range(self._entries.columnCount()):
            mode = QHeaderView.ResizeMode
            header.setSectionResizeMode(column, mode.Stretch if column in (_WHAT, _WHO) else mode.ResizeToContents)
        rows = (
            sum(map(self._entries.sizeHintForRow, range(self._entries.topLevelItemCount())))
            + header.sizeHint().height()
        )
        self._entries.setFixedHeight(rows + 2 * self._entries.frameWidth())
        self._entries.setVisible(self._entries.topLevelItemCount() > 0)

    def _bring_into_sight(self, item: QTreeWidgetItem | None) -> None:
        """Scroll the page to a row that the keys have come to."""
        if item is not None:
            row = self._entries.visualItemRect(item).translated(self._entries.viewport().pos() + self._entries.pos())
            self._area.ensureVisible(row.center().x(), row.center().y(), 0, row.height())

    def _fill_accounts(self) -> None:
        while self._column.count():
            item = self._column.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for account in self.accounts:
            self._column.addWidget(Heading(1.15, self.tr("Still to pay")))
            for payment in account.payments:
                self._column.addWidget(self._debt(account, payment))
            if not account.payments:
                self._column.addWidget(Label(self.tr("Nobody owes anybody anything.")))
            self._column.addWidget(self._table(account))
            self._column.addSpacing(12)
        for line in open_matches(self._sheets):
            running = Label(self.tr("Not over yet: {match}.").format(match=line))
            running.setWordWrap(True)
            self._column.addWidget(running)

    def _debt(self, account: UnitAccount, payment: Payment) -> QWidget:
        """Return the line of a payment that is open: who pays whom, why, and the button for when it is paid."""
        names = account.persons[payment.payer].name, account.persons[payment.receiver].name
        line = QWidget()
        row = QHBoxLayout(line)
        spaced(row, margin=0, gap=2)
        words = QVBoxLayout()
        sentence = payment_words(*names, payment.amount, account.unit)
        words.addWidget(Heading(1.1, sentence))
        reason = Label(reason_of(self._sheets, self._book.entries, account, payment))
        reason.setWordWrap(True)
        faint(reason)
        words.addWidget(reason)
        row.addLayout(words, 1)
        button = QPushButton(self.tr("Paid…"))
        button.setAutoDefault(False)
        button.setMinimumWidth(124)
        set_accessible_name(button, self.tr("Paid: {payment}").format(payment=sentence))
        button.clicked.connect(lambda: self.ask(PAID, (*names, payment.amount, account.unit)))
        row.addWidget(button)
        return line

    def _table(self, account: UnitAccount) -> QWidget:
        table = QWidget()
        grid = QGridLayout(table)
        spaced(grid, margin=0, gap=1)
        grid.setHorizontalSpacing(20)
        for row, cells in enumerate(account_rows(account)):
            for column, words in enumerate(cells):
                self._cell(grid, row, column, words, bold=not row)
        grid.setColumnStretch(0, 1)
        return table

    def _cell(self, grid: QGridLayout, row: int, column: int, words: str, bold: bool = False) -> None:
        label = Label(words)
        if bold:
            faint(label)
        # A long name must not push the gains out of sight.
        label.setWordWrap(not column)
        if column:
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
        grid.addWidget(label, row, column)
