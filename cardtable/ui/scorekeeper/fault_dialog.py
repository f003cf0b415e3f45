"""The adviser for faults at the real table: it asks what happened, who did it and what is known, and says what is
ruled.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.core.sheets.faults import By, FaultQuestion, Ruling, TableFault, cells_of, rulings_of
from cardtable.ui.dialogs.base import Dialog, scrolled
from cardtable.ui.look.look import Airy, Heading, faint, spaced
from cardtable.ui.look.plain import Label, on_button, set_accessible_description, set_accessible_name
from cardtable.ui.scorekeeper.entry_cells import RETURN
from cardtable.words.cards import joined
from cardtable.words.family import FamilyWords

_LIST_SHARE, _CASE_SHARE = 5, 6
_TALL = 36
"""The height of buttons in pixels, large enough for a finger."""


@dataclass(frozen=True, slots=True)
class FaultTable:
    """The persons at the table: the names of all ``sides``; the sides that are ``playing``, in the order of play; the
    sides of ``dealer`` and ``elder``; the dealer's name; and the seats that should not have dealt, with their names.
    """

    sides: tuple[str, ...]
    playing: tuple[int, ...]
    dealer: int
    elder: int
    dealer_name: str
    other_dealers: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class Advice:
    """A ruling to enter on the sheet: against ``side``, or for a deal that ``seat`` dealt out of turn; the other of the
    two is -1.
    """

    ruling: Ruling
    side: int
    seat: int


class FaultDialog(Dialog):
    """Asks the questions that the data of a fault have, and shows the ruling. The owner of the dialog enters it on the
    sheet.
    """

    advised = Signal(object)
    """An ``Advice`` that the person wants to enter."""

    def __init__(
        self, faults: Sequence[TableFault], words: FamilyWords, table: FaultTable, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._faults = tuple(faults)
        self._family = words
        self._words = words.faults()
        self._table = table
        self._questions: list[_Choice] = []
        self._advice: Advice | None = None
        self._heading = Heading()
        self._list = QListWidget()
        self._list.setWordWrap(True)
        self._list.setItemDelegate(Airy(self._list))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.itemSelectionChanged.connect(self._begin)
        self._case = Heading(1.15)
        self._asked = QVBoxLayout()
        spaced(self._asked, margin=0, gap=2)
        self._ruling, self._source, self._entered = Label(), Label(), Label()
        for label in (self._ruling, self._source, self._entered):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        faint(self._source)
        bold = self._entered.font()
        bold.setBold(True)
        self._entered.setFont(bold)
        self._paper = QFrame()
        self._paper.setFrameShape(QFrame.Shape.StyledPanel)
        self._paper.setAutoFillBackground(True)
        self._paper.setBackgroundRole(QPalette.ColorRole.Base)
        inside = QVBoxLayout(self._paper)
        spaced(inside, margin=3, gap=2)
        for label in (self._ruling, self._source, self._entered):
            inside.addWidget(label)
        self._page = QWidget()
        column = QVBoxLayout(self._page)
        spaced(column, margin=0, gap=3)
        column.addWidget(self._case)
        column.addLayout(self._asked)
        column.addWidget(self._paper)
        column.addStretch(1)
        self._area = scrolled(self._page)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._enter, self._close = QPushButton(), QPushButton()
        for button in (self._enter, self._close):
            button.setAutoDefault(False)
        self._enter.clicked.connect(self._take)
        self._close.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._enter)
        row.addWidget(self._close)
        halves = QHBoxLayout()
        spaced(halves, margin=0, gap=4)
        halves.addWidget(self._list, _LIST_SHARE)
        halves.addWidget(self._area, _CASE_SHARE)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(self._heading)
        self.head_window(self._heading)
        layout.addLayout(halves, 1)
        layout.addLayout(row)
        self._fill()
        if self._faults:
            self.choose(self._faults[0].code)
        self.retranslate()
        self._list.setFocus()
        self.open_at(QSize(880, 560))

    # What is asked of it

    @property
    def enter_button(self) -> QPushButton:
        return self._enter

    @property
    def told(self) -> tuple[str, str, str]:
        """The ruling, its source, and what is entered on the sheet; all empty while a question is open."""
        return self._ruling.text(), self._source.text(), self._entered.text()

    @property
    def asked(self) -> tuple[str, ...]:
        """The questions that have been asked so far."""
        return tuple(question.words for question in self._questions)

    def choose(self, fault: str) -> None:
        """Choose a fault by its code; raises ``KeyError`` if it is not listed."""
        for row in range(self._list.count()):
            item = self._list.item(row)
            if item.data(Qt.ItemDataRole.UserRole) == fault:
                self._list.setCurrentItem(item)
                return
        raise KeyError(fault)

    def button(self, words: str) -> QAbstractButton:
        """Return the button of an answer to the last question; raises ``KeyError`` if there is no such answer."""
        return self._questions[-1].button(words)

    # How it works

    def _fill(self) -> None:
        """List the faults, grouped by the part of a deal in which they happen."""
        chosen = self._fault()
        with QSignalBlocker(self._list):
            self._list.clear()
            group = None
            for fault in self._faults:
                if fault.group != group:
                    group = fault.group
                    head = QListWidgetItem(self._words.group(group), self._list)
                    head.setFlags(Qt.ItemFlag.NoItemFlags)
                    font = head.font()
                    font.setBold(True)
                    head.setFont(font)
                item = QListWidgetItem(self._words.text(fault.code), self._list)
                item.setData(Qt.ItemDataRole.UserRole, fault.code)
                if chosen is not None and fault.code == chosen.code:
                    self._list.setCurrentItem(item)

    def _fault(self) -> TableFault | None:
        items = self._list.selectedItems()
        code = items[0].data(Qt.ItemDataRole.UserRole) if items else None
        return next((fault for fault in self._faults if fault.code == code), None)

    def _begin(self) -> None:
        """Ask the first question about the fault that is chosen."""
        self._ask_no_more(0)
        fault = self._fault()
        self._case.setText("" if fault is None else self._words.text(fault.code))
        if fault is None:
            return
        persons = self._persons(fault)
        if len(persons) > 1:
            by = self.tr("Who dealt?") if fault.by is By.OTHER_DEALER else self.tr("Who was it?")
            self._ask(by, [(name, place) for place, name in persons.items()])
        else:
            self._go_on()

    def _persons(self, fault: TableFault) -> dict[int, str]:
        """Return the sides that can have committed a fault, with their names, or for a deal out of turn the seats;
        empty if it makes no difference.
        """
        table = self._table
        match fault.by:
            case By.OTHER_DEALER:
                return dict(table.other_dealers)
            case By.DEALER | By.ELDER:
                side = table.dealer if fault.by is By.DEALER else table.elder
                return {side: table.sides[side]}
            case By.ANYBODY if any(ruling.marks or ruling.of_others for _, ruling in rulings_of(fault.then)):
                return {side: table.sides[side] for side in sorted(table.playing)}
        return {}

    def _ask(self, words: str, answers: Sequence[tuple[str, object]]) -> None:
        question = _Choice(words, answers)
        place = len(self._questions)
        question.chosen.connect(lambda: self._answered(place))
        self._questions.append(question)
        self._asked.addWidget(question)

    def _ask_no_more(self, kept: int) -> None:
        """Remove all questions after the first ``kept`` ones, and the ruling."""
        for question in self._questions[kept:]:
            self._asked.removeWidget(question)
            question.hide()
            question.deleteLater()
        del self._questions[kept:]
        self._advice = None
        for label in (self._ruling, self._source, self._entered):
            label.clear()
        self._paper.hide()
        self._enter.setEnabled(False)

    def _answered(self, place: int) -> None:
        self._ask_no_more(place + 1)
        self._go_on()

    def _go_on(self) -> None:
        """Ask the next question, or show the ruling if all have been answered."""
        fault = self._fault()
        if fault is None:
            return
        answers = [question.answer for question in self._questions]
        persons = self._persons(fault)
        who = next(iter(persons), -1)
        if len(persons) > 1:
            who, *answers = answers  # type: ignore[assignment]
        step = fault.then
        for answer in answers:
            assert isinstance(step, FaultQuestion)
            step = dict(step.answers)[str(answer)]
        if isinstance(step, FaultQuestion):
            found = [(self._words.text(answer), answer) for answer, _ in step.answers]
            self._ask(self._words.text(step.code), found)
        else:
            self._tell(fault, step, int(who))
        last = self._paper if isinstance(step, Ruling) else self._questions[-1]
        last.show()
        # Its place is known only after the layout.
        self._page.adjustSize()
        self._area.ensureWidgetVisible(last)

    def _tell(self, fault: TableFault, ruling: Ruling, who: int) -> None:
        seat = who if fault.by is By.OTHER_DEALER else -1
        side = -1 if seat >= 0 else who
        self._advice = Advice(ruling, side, seat)
        self._ruling.setText(self._words.text(ruling.code))
        self._source.setText(self._words.source(ruling))
        entered = list(self._told_of(ruling, side, seat))
        self._entered.setText("\n".join(entered) if entered else self.tr("Nothing is entered on the sheet."))
        self._enter.setEnabled(bool(entered))

    def _told_of(self, ruling: Ruling, side: int, seat: int) -> Iterator[str]:
        """Yield sentences about what a ruling enters on the sheet; none if it enters nothing."""
        table = self._table
        if ruling.anew:
            words = self.tr("On the sheet: a misdeal by {name}, and the same dealer again.")
            yield words.format(name=table.dealer_name)
            return
        if ruling.stands:
            yield self.tr("On the sheet: this deal, as dealt by {name}.").format(name=table.other_dealers[seat])
        playing = [table.sides[one] for one in table.playing]
        marked: dict[str, list[str]] = {}
        for cell in cells_of(ruling, side, table.dealer, table.playing):
            marked.setdefault(cell.code, []).append(table.sides[cell.side])
        for code, names in marked.items():
            yield self.tr("On the sheet, for {name}: {fault}").format(
                name=joined(names), fault=self._family.category(code, playing)
            )

    def _take(self) -> None:
        if self._advice is not None:
            advice = self._advice
            self.accept()
            self.advised.emit(advice)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in RETURN:
            super().keyPressEvent(event)
            return
        focused = self.focusWidget()
        if isinstance(focused, QAbstractButton):
            focused.click()
        open_questions = [question for question in self._questions if question.answer is None]
        if open_questions:
            open_questions[0].take_focus()
        elif self._enter.isEnabled():
            self._enter.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Faults at the table"))
        self._heading.setText(self.tr("What happened?"))
        set_accessible_name(self._list, self.tr("What happened?"))
        self._enter.setText(self.tr("&Enter it"))
        self._close.setText(self.tr("Close"))
        self._fill()
        self._begin()


class _WideButton(QRadioButton):
    """A radio button that can be touched anywhere in its row, not only on its text."""

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)


class _Choice(QWidget):
    """A question with answers, of which one can be chosen."""

    chosen = Signal()

    def __init__(self, words: str, answers: Sequence[tuple[str, object]]) -> None:
        super().__init__()
        self.words = words
        self._answers = tuple(answers)
        self._group = QButtonGroup(self)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=0)
        title = Label(words)
        title.setWordWrap(True)
        layout.addWidget(title)
        for place, (told, _) in enumerate(answers):
            button = _WideButton(on_button(told))
            button.setMinimumHeight(_TALL)
            set_accessible_name(button, told)
            set_accessible_description(button, words)
            self._group.addButton(button, place)
            layout.addWidget(button)
        self._group.idToggled.connect(lambda _place, on: self.chosen.emit() if on else None)

    @property
    def answer(self) -> object:
        """The value of the chosen answer; None while none is chosen."""
        place = self._group.checkedId()
        return self._answers[place][1] if place >= 0 else None

    def button(self, words: str) -> QAbstractButton:
        """Return the button of an answer by its text; raises ``KeyError`` if there is no such answer."""
        for place, (told, _) in enumerate(self._answers):
            if told == words:
                return self._group.button(place)
        raise KeyError(words)

    def take_focus(self) -> None:
        """Give the focus to the first answer, without choosing it."""
        self._group.buttons()[0].setFocus(Qt.FocusReason.TabFocusReason)
