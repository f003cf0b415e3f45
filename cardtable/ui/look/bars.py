"""Slips over the table: a text to read, a question, the hint in words, and the text that is read out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QEvent, QLocale, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QPushButton,
    QToolButton,
    QWidget,
)

from cardtable.app.advice import Hint, Suggestion
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Heading, faint, serif, spaced
from cardtable.ui.look.palette import BRASS_DARK, RADIUS, SPACING
from cardtable.ui.look.plain import Label, LinkedLabel, set_tool_tip
from cardtable.ui.look.ways import Ways
from cardtable.words.families import words_of
from cardtable.words.mark import fill

_NOTHING = 0.05
"""Differences below this many points are not mentioned."""
_MUCH = 3.0
"""The most points by which a choice may be worse and still be called about as good."""
_CROSS = 32
"""The width and height of the cross, in pixels."""
MOST_ALTERNATIVES = 3
"""The most other actions that a hint mentions."""


Answers: TypeAlias = Sequence[tuple[str, Callable[[], object]]]
"""The labels of buttons, and the functions that they call."""


class Bar(QFrame):
    """A slip that is hidden until there is something to show."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        painter.setPen(QPen(QColor(BRASS_DARK), 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set the fixed words; words that are being shown stay in the language in which they were given."""


class CloseButton(QToolButton):
    """A small cross that closes a slip; its tool tip says what it does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText("×")
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFont(serif(1.5))
        self.setMinimumSize(_CROSS, _CROSS)

    def set_words(self, words: str) -> None:
        """Set the words on what the cross does."""
        self.setAccessibleName(words)
        set_tool_tip(self, words)


class _AnswerRow(Flow):
    """A row of buttons for what can be done about something, and after them a button ``always`` there if one
    is given.
    """

    def __init__(self, always: QPushButton | None = None, *, right: bool = False, filling: bool = False) -> None:
        self._always = () if always is None else (always,)
        super().__init__(*self._always, right=right, filling=filling)
        self.buttons: list[QPushButton] = []
        """The buttons for the answers."""

    def offer(self, answers: Answers) -> None:
        """Show a button for each of ``answers``, instead of those before."""
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []
        for words, action in answers:
            button = QPushButton(words, self)
            button.clicked.connect(action)
            button.show()
            self.buttons.append(button)
        self.hold(*self.buttons, *self._always)


class NoticeBar(Bar):
    """Sentences to be read once, one after another, some with buttons for what can be done about them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[tuple[str, Answers]] = []
        self._words = Label()
        self._words.setWordWrap(True)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._done = QPushButton()
        self._done.clicked.connect(self.next)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        spaced(self._whole, margin=2, gap=3)
        self._row = _AnswerRow(self._done, right=True)
        self._whole.addWidget(self._words, 1)
        self._whole.addWidget(self._row)
        self.retranslate()

    @property
    def text(self) -> str:
        """The sentence shown now, an empty text if there is none."""
        return self._waiting[0][0] if self._waiting else ""

    @property
    def buttons(self) -> Sequence[QPushButton]:
        """The buttons for what can be done about the sentence, without the one that closes it."""
        return self._row.buttons

    def tell(self, sentence: str, answers: Answers = (), at_once: bool = False) -> None:
        """Show ``sentence``, after those that have not been closed yet or, if ``at_once``, before them, with a button
        for each of ``answers``.
        """
        if any(sentence == waiting for waiting, _ in self._waiting):
            return
        self._waiting.insert(0 if at_once else len(self._waiting), (sentence, answers))
        self._follow()

    def next(self) -> None:
        """Close the sentence that is shown."""
        del self._waiting[:1]
        self._follow()

    def _follow(self) -> None:
        self._words.setText(self.text)
        answers = self._waiting[0][1] if self._waiting else ()
        self._row.offer(answers)
        # Several would leave no room beside them for the sentence.
        several = len(answers) > 1
        self._whole.setDirection(QBoxLayout.Direction.TopToBottom if several else QBoxLayout.Direction.LeftToRight)
        self.setVisible(bool(self._waiting))

    def retranslate(self) -> None:
        """Set the words of the button."""
        self._done.setText(self.tr("OK"))


class PromptBar(Bar):
    """A sentence and buttons for the answers to it, such as uncovering the hand of the next person."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Heading(1.15)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        spaced(self._whole, margin=3, gap=3)
        self._row = _AnswerRow(filling=True)
        self._whole.addWidget(self._words, 1)
        self._whole.addWidget(self._row)

    @property
    def buttons(self) -> Sequence[QPushButton]:
        return self._row.buttons

    def ask(self, sentence: str, answers: Answers) -> None:
        """Show ``sentence`` and a button for each answer; the last one is the usual one."""
        self._words.setText(sentence)
        # Beside several buttons the words would stand in a column of single ones.
        directions = QBoxLayout.Direction
        self._whole.setDirection(directions.TopToBottom if len(answers) > 1 else directions.LeftToRight)
        self._row.offer(answers)
        for button in self.buttons:
            button.setAutoDefault(True)
        self.show()
        self.buttons[-1].setFocus()

    def clear(self) -> None:
        """Remove the question."""
        self._row.offer(())
        self.hide()


class _WordsBar(Bar):
    """Labels with words, one below the other, that can be written smaller, and a cross beside them."""

    def __init__(self, labels: Sequence[Label], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels = tuple(labels)
        self.done = CloseButton()
        # One layout for all: of one within another Qt would learn too late that its words have become smaller.
        self._grid = layout = QGridLayout(self)
        spaced(layout, margin=2, gap=2)
        layout.setVerticalSpacing(SPACING)
        layout.setColumnStretch(0, 1)
        for row, label in enumerate(self._labels):
            label.setWordWrap(True)
            layout.addWidget(label, row, 0)
        layout.addWidget(self.done, 0, 1, len(self._labels), 1, Qt.AlignmentFlag.AlignTop)

    def height_at(self, width: int, size: float) -> int:
        """Return the height of the bar in ``width`` pixels if its words have ``size`` times their usual size."""
        layout = self._grid
        edges, cross = layout.contentsMargins(), self.done.sizeHint().expandedTo(self.done.minimumSize())
        room = width - edges.left() - edges.right() - layout.horizontalSpacing() - cross.width()
        heights = [_height_at(label, room, size) for label in self._labels if label.text()]
        words = sum(heights) + layout.verticalSpacing() * (len(heights) - 1)
        return max(words, cross.height()) + edges.top() + edges.bottom()

    def write_at(self, size: float) -> None:
        """Write all words in ``size`` times their usual size from now on."""
        for label in self._labels:
            font = QFont() if size == 1 and not isinstance(label, Heading) else _sized(label, size)
            if font.pointSizeF() != label.font().pointSizeF():
                label.setFont(font)
                label.updateGeometry()


class _Slip(_WordsBar):
    """A slip with words to be read, and a cross."""

    dismissed = Signal()
    """The cross was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._words = LinkedLabel()
        super().__init__([self._words], parent)
        self.done.clicked.connect(self.dismissed)
        self.retranslate()

    def explain(self, ways: Ways) -> None:
        """Make words of the game links to the glossary."""
        self._words.explain(ways)

    @property
    def text(self) -> str:
        """The words shown, an empty text if there are none."""
        return self._words.text()

    def show_words(self, words: str) -> None:
        """Show ``words`` instead of those before; hide the slip if they are empty."""
        self._words.setText(words)
        self.setVisible(bool(words))
        self.updateGeometry()


def _sized(label: Label, size: float) -> QFont:
    """Return the font of a label in ``size`` times its usual size."""
    font = QFont(label.usual_font if isinstance(label, Heading) else QApplication.font())
    font.setPointSizeF(font.pointSizeF() * size)
    return font


def _height_at(label: Label, width: int, size: float) -> int:
    """Return the height of a label's words in this size. It is measured with a label that is never shown, so that
    nothing is laid out again for a trial.
    """
    ruler = LinkedLabel() if isinstance(label, LinkedLabel) else Label(label.text())
    if isinstance(ruler, LinkedLabel) and isinstance(label, LinkedLabel):
        ruler.write_as(label)
    ruler.setWordWrap(True)
    ruler.setFont(_sized(label, size))
    return ruler.heightForWidth(width)


class GuideBar(_Slip):
    """Explains the first deal of a game, one decision after another; it can be closed for good."""

    def retranslate(self) -> None:
        """Set the words of the cross."""
        self.done.set_words(self.tr("No more explanations"))


class ReadingBar(_Slip):
    """Shows what is being read out, until it is closed or something else is read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.dismissed.connect(self.put_away)

    def put_away(self) -> None:
        """Close the slip."""
        self.show_words("")

    def retranslate(self) -> None:
        """Set the words of the cross."""
        self.done.set_words(self.tr("Put it away"))


class HintBar(_WordsBar):
    """The action that the computer would choose, the reasons, in what it is better than the next choice, and the other
    choices that it considered.
    """

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        self._hint: Hint | None = None
        self._best, self._why, self._rather, self._others = Heading(1.15), LinkedLabel(), LinkedLabel(), Label()
        super().__init__([self._best, self._why, self._rather, self._others], parent)
        faint(self._others)
        for label in (self._best, self._others):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.done.clicked.connect(self._close)

    @property
    def sentences(self) -> tuple[str, str, str]:
        """The advice, its reasons, and the other choices."""
        return self._best.text(), self._why.text(), self._others.text()

    def explain(self, ways: Ways) -> None:
        """Make words of the game links to the glossary in the texts of the bar."""
        self._why.explain(ways)
        self._rather.explain(ways)

    @property
    def contrast(self) -> str:
        """The sentence on what is better about the advice than about the next choice; an empty text where there is
        none.
        """
        return self._rather.text()

    def show_hint(self, hint: Hint | None) -> None:
        """Show ``hint``; None hides the bar."""
        self._hint = hint
        self.setVisible(hint is not None)
        self.retranslate()

    def _close(self) -> None:
        self.show_hint(None)
        self.closed.emit()

    def retranslate(self) -> None:
        """Set all words."""
        self.done.set_words(self.tr("Put the hint away"))
        hint = self._hint
        if hint is None:
            return
        best, *others = hint.suggestions
        words = words_of(hint.family)
        self._best.setText(words.sentence(best.action, hint.labels, hint.names))
        compared = next((other for other in others if other.contrast), None)
        apart = compared.contrast if compared is not None else ()
        # What sets it apart from the next choice need not be said twice.
        why = words.explanation([reason for reason in best.reasons if reason not in apart], hint.names)
        why = why or ("" if apart else words.recommendation(best.action))
        self._why.setText(why)
        self._why.setVisible(bool(why))
        rather = ""
        if compared is not None:
            rather = self.tr("Rather than {choice}: {differences}").format(
                choice=self._choice(hint, compared), differences=words.explanation(apart, hint.names)
            )
        self._rather.setText(rather)
        self._rather.setVisible(bool(rather))
        told = self._of_others(hint, [other for other in others if other is not compared])
        self._others.setText(told)
        self._others.setVisible(bool(told))

    def _of_others(self, hint: Hint, others: Sequence[Suggestion]) -> str:
        """Return the other choices and how much worse they are; those about as good come first. An empty text without
        any.
        """
        if not others:
            return ""
        if len(others) > 1 and all(max(other.shortfall, other.spread) < _NOTHING for other in others):
            return self.tr("Any other choice is as good.")
        shown = sorted(others, key=lambda other: not _is_as_good(other, _in_points(hint)))[:MOST_ALTERNATIVES]
        return self.tr("Other choices: {choices}").format(
            choices="; ".join(self._choice(hint, other) for other in shown)
        )

    def _choice(self, hint: Hint, other: Suggestion) -> str:
        """Return another choice and how good it is; without a number where the values are no points."""
        words = words_of(hint.family)
        in_points = _in_points(hint)
        low, high = _ends(other.shortfall, other.spread)
        if _is_as_good(other, in_points):
            text = self.tr("{action} (about as good)") if other.spread >= _NOTHING else self.tr("{action} (as good)")
        elif not in_points:
            text = self.tr("{action} (worse)")
        elif other.shortfall <= other.spread:
            text = self.tr("{action} (perhaps worse, by up to {most})")
        elif other.shortfall - other.spread < _NOTHING:
            text = self.tr("{action} (worse by up to {most})")
        elif low == high:
            text = self.tr("{action} (worse by {points})")
        else:
            text = self.tr("{action} (worse by {points} to {most})")
        action = words.brief(other.action, hint.labels, hint.names)
        return fill(text, {"action": action, "points": low, "most": high})


def _in_points(hint: Hint) -> bool:
    """Return whether the values of a hint's choices are points and not chances to win the match."""
    at_stake = words_of(hint.family).at_stake
    return not any(reason.code in at_stake for reason in hint.suggestions[0].reasons)


def _is_as_good(other: Suggestion, in_points: bool) -> bool:
    """Return whether another choice is as good as far as can be told."""
    if other.spread < _NOTHING:
        return other.shortfall < _NOTHING
    return other.shortfall <= other.spread and (not in_points or other.shortfall + other.spread < _MUCH)


def _ends(shortfall: float, spread: float) -> tuple[str, str]:
    """Return the least and the most by which a choice may be worse, with no more decimals than are meaningful."""
    low, high = shortfall - spread, shortfall + spread
    figures = 0 if spread >= 1 and (round(low) >= 1 or low < _NOTHING) else 1
    ends = [QLocale().toString(float(end), "f", figures) for end in (low, high)]
    return ends[0], ends[1]
