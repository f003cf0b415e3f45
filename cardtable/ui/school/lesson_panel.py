"""The panel of a lesson, beside the table: words, questions and answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QSpinBox, QVBoxLayout, QWidget

from cardtable.core.cards import Card
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.base import UprightArea
from cardtable.ui.dialogs.card_strip import CardStrip
from cardtable.ui.look.bars import Bar, CloseButton
from cardtable.ui.look.broken_button import BrokenButton
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Heading, Numbers, faint, fitted, serif, spaced
from cardtable.ui.look.palette import DENSE, OWN_ROW, RADIUS
from cardtable.ui.look.plain import Label, on_button, set_accessible_description, set_accessible_name, set_tool_tip
from cardtable.ui.school.laid_cards import LaidCards
from cardtable.ui.school.reasons import Reasons

_GREATEST = 999
"""The greatest number that can be given as an answer; there are games in which points are lost."""
_TITLE, _LEAST_TITLE = 1.25, 1.0
"""The size of the title, in sizes of text, and that of one with a word that would be cut."""
_WORDS = 1.15
"""The size of the words, in sizes of text, unless one of them would be cut."""
_SPARE = 0.98
"""Letters in which a word fits into a room exactly are smaller by so much, since they do not shrink evenly."""
_SMALLEST = 0.6
"""A title is never smaller than so much of that size."""
_LEAST_LINES = 4
"""So many lines of words are seen below a title."""
_MOST_FOOT = 0.42
"""The part of the height that the choices below the words may take."""
_WIDE = 2.2
"""How much wider than high a panel is that has its choices beside the words, as the ledge at the foot of a table."""
_LEAST_BESIDE, _MOST_BESIDE = 0.25, 0.46
"""The parts of the width that such choices take."""


@dataclass(frozen=True)
class LessonButton:
    """A button: its words, and the function that it calls. The first ``main`` one of a step gets the focus, and is
    bright if it is the only one: of several, none is. One that is ``apart`` is no answer and begins a row. What it
    ``costs`` to press it is said as its tool tip and its description.
    """

    words: str
    do: Callable[[], object]
    main: bool = False
    apart: bool = False
    costs: str = ""


class _Choice(BrokenButton):
    """A button of the panel, ``bright`` or not wherever the focus is. Return presses the one that has the focus."""

    def __init__(self, words: str, *, bright: bool) -> None:
        super().__init__(words)
        self._bright = bright
        self.setAutoDefault(True)
        self.setDefault(bright)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # Qt has made it the default button.
        self.setDefault(self._bright)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # Now it is none any more.
        self.setDefault(self._bright)


@dataclass(frozen=True)
class LessonPage:
    """Everything that the panel shows: the title of the lesson and how far it has come, the words of the step, the
    words on the last answer, the reasons for what is right, what is counted line by line (``rows``), the cards laid
    beside them or, where there are many to count, on a ``cloth``, the choices, the links, whether a number is asked
    for, whether answers are possible, and whether there is a cross to leave by.
    """

    title: str
    progress: str
    words: str
    answer: str = ""
    reasons: Sequence[str] = ()
    rows: Sequence[tuple[str, int]] = ()
    laid: Sequence[Card] = ()
    cloth: QWidget | None = None
    choices: Sequence[LessonButton] = ()
    links: Sequence[LessonButton] = ()
    number: bool = False
    enabled: bool = True
    leaves: bool = True


def _longest(label: QLabel) -> tuple[str, int]:
    """Return the word of a label that is the widest, and its width."""
    letters = label.fontMetrics()
    return max(
        ((word, letters.horizontalAdvance(word)) for word in label.text().split()), key=itemgetter(1), default=("", 0)
    )


def _news(told: LessonPage) -> tuple[str, str, int]:
    """Return what is read anew if it changes."""
    return told.words, told.answer, len(told.reasons)


class _NumberBox(Numbers):
    """A number that is given as the answer with Return."""

    given = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.interpretText()
            self.given.emit()
            event.accept()
            return
        super().keyPressEvent(event)


class LessonPanel(QWidget):
    """Shows a ``LessonPage``. Actions of the person are reported by the choices and by the signals."""

    left = Signal()
    """The person leaves the lesson."""
    number_given = Signal(int)
    reworded = Signal()
    """The language has changed, and the words of the lesson are needed again."""

    def __init__(self, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Heading(_TITLE)
        self._cross = CloseButton()
        self._cross.clicked.connect(self.left)
        self._progress = Label()
        self._progress.setWordWrap(True)
        faint(self._progress)
        self._words = Label()
        self._words.setWordWrap(True)
        self._words.let_select()
        self._strip = LaidCards(pictures)
        self._slip = Bar()
        self._answer = Label()
        self._answer.setWordWrap(True)
        inside = QVBoxLayout(self._slip)
        spaced(inside, margin=2, gap=0)
        inside.addWidget(self._answer)
        self._reasons = Reasons()
        self._number = _NumberBox()
        self._number.setRange(-_GREATEST, _GREATEST)
        self._give = QPushButton()
        self._number.given.connect(self._give_number)
        self._give.clicked.connect(self._give_number)
        self._foot = Flow(self._number, self._give, filling=True)
        self._rest = Flow(filling=True)
        self._links = Flow()
        self._buttons: list[QPushButton] = []
        self._chosen: list[QPushButton] = []
        self._told: LessonPage | None = None
        self._head = head = QHBoxLayout()
        spaced(head, margin=0, gap=2)
        head.addWidget(self._title, 1)
        head.addWidget(self._cross, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        content = QWidget()
        self._column = column = QVBoxLayout(content)
        spaced(column, margin=0, gap=3)
        for widget in (self._progress, self._words, self._strip, self._slip, self._reasons):
            column.addWidget(widget)
        column.addWidget(self._rest)
        column.addWidget(self._links)
        column.addStretch(1)
        self._area = UprightArea()
        self._area.setFrameShape(UprightArea.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(content)
        self._shows_new = True
        # Until the person scrolls; the room for the words is known only after what follows them has been laid out.
        bar = self._area.verticalScrollBar()
        bar.rangeChanged.connect(self._show_new)
        bar.actionTriggered.connect(self._stop_showing)
        self._layout = layout = QVBoxLayout(self)
        spaced(layout, margin=3, gap=2)
        layout.addLayout(head)
        self._body = body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        spaced(body, margin=0, gap=2)
        body.addWidget(self._area, 1)
        body.addWidget(self._foot)
        layout.addLayout(body, 1)
        self.setMinimumSize(200, 96)
        self.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 40, 400)

    def paintEvent(self, event: QPaintEvent) -> None:
        # It lies on wood, and its words are those of paper.
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().color(QPalette.ColorRole.Window))
        painter.drawRoundedRect(self.rect(), RADIUS, RADIUS)
        painter.end()

    @property
    def text(self) -> str:
        """The words shown now."""
        return self._words.text()

    @property
    def answer(self) -> str:
        """The words on the last answer, an empty text if there are none."""
        return self._answer.text()

    @property
    def reasons(self) -> Reasons:
        """The reasons for what is right."""
        return self._reasons

    @property
    def buttons(self) -> Sequence[QPushButton]:
        """The buttons of the choices, from above."""
        return self._buttons

    @property
    def number(self) -> QSpinBox:
        """The box in which a number is given."""
        return self._number

    @property
    def strip(self) -> CardStrip:
        """The cards laid beside the words."""
        return self._strip

    def tell(self, told: LessonPage) -> None:
        """Show ``told`` instead of the page before."""
        if self._told is None or _news(told) != _news(self._told):
            self._shows_new = True
            QTimer.singleShot(0, self, self._scroll_to_new)
        self._told = told
        self._title.setText(told.title)
        self._cross.setVisible(told.leaves)
        self._progress.setText(told.progress)
        if told.words != self._words.text():
            self._number.setValue(0)
        self._words.setText(told.words)
        self._strip.set_cards(told.laid)
        self._column.removeWidget(self._strip)
        self._strip.lay_on(told.cloth)
        if told.cloth is None:
            # Question and answer are seen together in a small window, where many cards go on below them.
            place = self._column.count() - 2 if told.number else self._column.indexOf(self._words) + 1
            self._column.insertWidget(place, self._strip)
        self._strip.setVisible(bool(told.laid) and (told.cloth is None or self.isVisible()))
        self._answer.setText(told.answer)
        self._slip.setVisible(bool(told.answer))
        self._reasons.show_reasons(told.reasons, told.rows)
        for asked in (self._number, self._give):
            asked.setVisible(told.number)
            asked.setEnabled(told.enabled)
        self._fill(told)

    def wait(self) -> None:
        """Leave the words where they are while something happens on the table; nothing can be pressed until then."""
        if self._told is not None:
            self.tell(replace(self._told, enabled=False))

    def _fill(self, told: LessonPage) -> None:
        # A button that goes must not take the focus to somewhere else on its way.
        had = any(button.hasFocus() for button in self._buttons)
        for button in self._buttons:
            button.hide()
            button.setParent(None)
            button.deleteLater()
        self._buttons = []
        alone = sum(choice.main for choice in told.choices) == 1
        self._chosen = [self._button(one, told.enabled, bright=one.main and alone) for one in told.choices]
        linked = [self._button(link, enabled=True) for link in told.links]
        for button in linked:
            button.setFlat(True)
            # A long word of the glossary fits then beside the scroll bar of a small window.
            button.setProperty(DENSE, True)
        self._buttons = [*self._chosen, *linked]
        self._links.hold(*linked)
        self._links.setVisible(bool(linked))
        self._share()
        for button in linked:
            # What is not shown yet cannot have the focus.
            button.show()
        if had or told.enabled:
            self._focus(told)

    @staticmethod
    def _button(choice: LessonButton, enabled: bool, *, bright: bool = False) -> QPushButton:
        button = _Choice(on_button(choice.words), bright=bright and enabled)
        button.setProperty(OWN_ROW, choice.apart)
        button.setEnabled(enabled)
        if choice.costs:
            set_tool_tip(button, choice.costs)
            set_accessible_description(button, choice.costs)
        button.clicked.connect(lambda _=False, do=choice.do: do())
        return button

    def _share(self) -> None:
        """Keep in sight, below or beside the words, as many of the choices as there is room for, from the first on; the
        others follow the words.
        """
        margins = self._layout.contentsMargins()
        wide = self.width() - margins.left() - margins.right()
        beside = self.width() >= _WIDE * self.height()
        self._words.setFont(serif(_WORDS))
        across = wide - self._area.verticalScrollBar().sizeHint().width()
        # Rather smaller letters than a word that is cut.
        room = round((1 - _MOST_BESIDE * beside) * across)
        self._words.setFont(fitted(self._words.font(), _longest(self._words)[0], room))
        words = max(self._area.minimumSizeHint().height(), _LEAST_LINES * self._words.fontMetrics().lineSpacing())
        choice = 0 if beside or not self._chosen else self._chosen[0].sizeHint().height() + self._body.spacing()
        around = margins.top() + margins.bottom() + words + choice
        self._title.be(_TITLE)
        room = wide - self._cross.sizeHint().width() - self._head.spacing()
        if _longest(self._title)[1] > room:
            self._title.be(_LEAST_TITLE)
        if (long := _longest(self._title)[1]) > room:
            self._title.be(_LEAST_TITLE * max(_SMALLEST, _SPARE * room / long))
        # Rather no title than one that is cut, or words that cannot be read for it.
        title = self._title.heightForWidth(wide - self._cross.sizeHint().width())
        titled = self.height() >= around + title + self._layout.spacing()
        self._title.setVisible(titled)
        self._place_progress(wide, in_head=not titled or self.width() > self.height())
        head = max(self._head.sizeHint().height(), self._head.heightForWidth(wide))
        rest = head + self._area.minimumSizeHint().height() + 2 * self._layout.spacing()
        left = self.height() - margins.top() - margins.bottom() - rest
        asked = [] if self._number.isHidden() else [self._number, self._give]
        most, across = min(round(self.height() * _MOST_FOOT), left), wide
        if beside:
            head = self._head.heightForWidth(wide)
            most = self.height() - margins.top() - margins.bottom() - head - self._layout.spacing()
            widest = max((one.sizeHint().width() for one in (*asked, *self._chosen)), default=0)
            broad = round(_MOST_BESIDE * wide)
            across = max(round(_LEAST_BESIDE * wide), min(widest, broad))
            if self._foot.high_with([*asked, *self._chosen], across) > most:
                across = broad
        count, least = len(self._chosen), 0 if asked else 1
        while count > least and self._foot.high_with([*asked, *self._chosen[:count]], across) > most:
            count -= 1
        self._place_foot(across, beside=beside)
        focused = self.focusWidget()
        self._move(self._foot, [self._number, self._give], self._chosen[:count])
        self._move(self._rest, [], self._chosen[count:])
        self._foot.setVisible(bool(asked or count))
        self._rest.setVisible(count < len(self._chosen))
        if focused in self._chosen and not focused.hasFocus():
            focused.setFocus()

    def _place_progress(self, wide: int, *, in_head: bool) -> None:
        """Write how far the lesson has come above the words, or beside its title if there is room and it is to be
        ``in_head``. Where there is no room for a title, the words come first.
        """
        parts = (self._progress,) if self._title.isHidden() else (self._title, self._progress)
        written = [one.fontMetrics().horizontalAdvance(one.text()) for one in parts]
        written.append(self._cross.sizeHint().width())
        gaps = 3 * self._head.spacing()
        in_head &= sum(written) + gaps <= wide
        self._progress.setWordWrap(not in_head)
        follows = self._title.isHidden()
        in_its_place = self._column.indexOf(self._progress) == (1 if follows else 0)
        if in_head and self._head.indexOf(self._progress) < 0:
            self._head.insertWidget(1, self._progress)
        elif not in_head and not in_its_place:
            self._column.removeWidget(self._progress)
            self._column.insertWidget(self._column.indexOf(self._words) + 1 if follows else 0, self._progress)

    def _place_foot(self, across: int, *, beside: bool) -> None:
        """Let the choices in sight be ``across`` pixels wide, below the words or ``beside`` them."""
        way, edge = QBoxLayout.Direction, Qt.AlignmentFlag.AlignBottom
        self._body.setDirection(way.LeftToRight if beside else way.TopToBottom)
        self._body.setAlignment(self._foot, edge if beside else Qt.AlignmentFlag(0))
        self._foot.setMinimumWidth(across if beside else 0)
        self._foot.setMaximumWidth(across if beside else self.maximumWidth())

    @staticmethod
    def _move(flow: Flow, before: Sequence[QWidget], buttons: Sequence[QWidget]) -> None:
        flow.hold(*before, *buttons)
        for button in buttons:
            # Whatever gets another parent is hidden.
            button.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._strip.setVisible(self._told is not None and bool(self._told.laid))

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        # On the cloth they would stay when the panel goes.
        if self._told is not None and self._told.cloth is not None:
            self._strip.hide()

    def _scroll_to_new(self) -> None:
        """Show the words from their beginning, or else the last answer with what follows it."""
        for layout in (self._layout, self._column):
            layout.activate()
        self._show_new()

    def _show_new(self) -> None:
        if self._shows_new:
            self._area.verticalScrollBar().setValue(0 if self._slip.isHidden() else self._slip.y())

    def _stop_showing(self) -> None:
        self._shows_new = False

    def _focus(self, told: LessonPage) -> None:
        main = next((place for place, choice in enumerate(told.choices) if choice.main), None)
        if told.number:
            self._number.setFocus()
            self._number.selectAll()
        elif main is not None and told.enabled:
            self._buttons[main].setFocus()

    def _give_number(self) -> None:
        self._number.interpretText()
        self.number_given.emit(self._number.value())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.reworded.emit()
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._share()

    def retranslate(self) -> None:
        """Set all words except those of the lesson."""
        self._cross.set_words(self.tr("Leave the lesson"))
        self._give.setText(self.tr("Answer"))
        set_accessible_name(self._number, self.tr("Your answer"))
