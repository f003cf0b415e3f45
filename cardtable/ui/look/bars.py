"""Papers with words: a text to read, a question, a hint in steps, and the text that is read out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget

from cardtable.app.advice import Hint
from cardtable.ui.look.look import Heading, SerifButton, faint, spaced
from cardtable.ui.look.palette import RADIUS, ledge_colours
from cardtable.ui.look.plain import Label, LinkedLabel, set_accessible_name, set_tool_tip
from cardtable.ui.look.ways import Ways
from cardtable.ui.look.word_button import Answers, Holds, WordButton
from cardtable.words.mark import off_button

_CROSS = 24
"""The least width and height of the cross, in pixels."""
_READ, _READ_LETTER = 6000, 60
"""How long a notice stays, in milliseconds, and how much longer for each of its letters."""


class Bar(QFrame):
    """A paper with words that is hidden until there is something to show.

    A bar that is ``hosted`` does not show itself: it says by ``wanted`` whether it has something to say, and its host
    shows it when it is its turn. Its ``holds`` and its cross ``done``, if it has them, stand where the host puts them.
    """

    wanted = Signal(bool)
    """The bar has something else to say than before, or nothing any more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hosted = False
        self.holds: Holds | None = None
        self.done: CloseButton | None = None
        self._is_wanted = False
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.hide()

    @property
    def is_wanted(self) -> bool:
        """Whether the bar has something to say, also while something more important is shown in its place."""
        return self._is_wanted

    @property
    def kind(self) -> str:
        """The words above those of the bar: what kind of words they are."""
        return ""

    @property
    def lasts(self) -> float | None:
        """For how many milliseconds the words are shown; None if they stay."""
        return None

    @property
    def step(self) -> tuple[int, int]:
        """Which of how many steps is shown; (0, 0) if there are no steps."""
        return 0, 0

    def want(self, on: bool) -> None:
        """Say that the bar has something to say, or nothing any more."""
        self._is_wanted = on
        if not self.hosted:
            self.setVisible(on)
        self.wanted.emit(on)

    def end(self) -> None:
        """Take away all words, because what they belong to has ended."""
        self.want(False)

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key that has a meaning for these words alone; return whether it has one."""
        return False

    def step_back(self) -> bool:
        """Do what Escape does while the words are shown; return whether there is anything."""
        return False

    def write(self, pixels: float) -> None:
        """Write in letters ``pixels`` high on paper, in the colours of ink; in high contrast in those of windows."""
        from cardtable.ui.look.palette import serif as letters

        self.setFont(letters(pixels))
        inks, colours = ledge_colours(QApplication.palette()), self.palette()
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            colours.setColor(role, QColor(inks.ink))
        colours.setColor(QPalette.ColorRole.PlaceholderText, QColor(inks.ink_2))
        colours.setColor(QPalette.ColorRole.Link, QColor(inks.link))
        self.setPalette(colours)
        if self.done is not None:
            # It lies beside the bar then, on the paper of the host.
            self.done.setPalette(colours)
        for heading in self.findChildren(Heading):
            heading.write_at(pixels)

    def stand_alone(self) -> None:
        """Look as other parts of the window do, and be shown if there is something to say, after a host has let the
        bar go.
        """
        # Those of its own are gone, and it follows the window when that changes.
        self.setFont(QFont())
        self.setPalette(QPalette())
        if self.done is not None:
            self.done.setPalette(QPalette())
        self.setProperty("letters", None)
        self.setVisible(self.is_wanted)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hosted:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Dark), 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set the fixed words; words that are being shown stay in the language in which they were given."""


class CloseButton(SerifButton):
    """A small cross that closes a paper; its tool tip says what it does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText("×")
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumSize(_CROSS, _CROSS)

    def set_words(self, words: str) -> None:
        """Set the words on what the cross does."""
        set_accessible_name(self, words)
        set_tool_tip(self, words)


class _Told(Bar):
    """A bar with one text above buttons for the answers to it."""

    def __init__(self, words: Label, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        words.setWordWrap(True)
        self.holds = Holds(self)
        self._whole = QVBoxLayout(self)
        spaced(self._whole, margin=2, gap=3)
        self._whole.addWidget(words)
        self._whole.addWidget(self.holds)

    @property
    def text(self) -> str:
        """The words shown, an empty text if there are none."""
        return self._words.text()

    @property
    def buttons(self) -> Sequence[WordButton]:
        """The buttons, from above."""
        return self.holds.buttons if self.holds is not None else ()


class NoticeBar(_Told):
    """Sentences to be read once, one after another, some with buttons for what can be done about them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Label(), parent)
        self._waiting: list[tuple[str, Answers]] = []
        self._words.let_select()

    @property
    def kind(self) -> str:
        return self.tr("Notice")

    @property
    def lasts(self) -> float | None:
        """A sentence that asks for an answer stays; another one for as long as it takes to read."""
        return None if self._waiting and self._waiting[0][1] else _READ + _READ_LETTER * len(self.text)

    @property
    def text(self) -> str:
        """The sentence shown now, an empty text if there is none."""
        return self._waiting[0][0] if self._waiting else ""

    @property
    def buttons(self) -> Sequence[WordButton]:
        """The buttons for what can be done about the sentence, without the one that closes it."""
        return super().buttons[:-1]

    def tell(self, sentence: str, answers: Answers = (), at_once: bool = False) -> None:
        """Show ``sentence``, after those that have not been closed yet or, if ``at_once``, before them, with a button
        for each of ``answers``.
        """
        if any(sentence == waiting for waiting, _ in self._waiting):
            return
        first = at_once or not self._waiting
        self._waiting.insert(0 if at_once else len(self._waiting), (sentence, answers))
        if first:
            self._follow()

    def stand_alone(self) -> None:
        """Hold the buttons again as well."""
        assert self.holds is not None
        self._whole.addWidget(self.holds)
        spaced(self._whole, margin=2, gap=3)
        self.holds.setVisible(bool(self.holds.buttons))
        super().stand_alone()

    def next(self) -> None:
        """Close the sentence that is shown."""
        del self._waiting[:1]
        self._follow()

    def end(self) -> None:
        """Close the sentence that is shown, because it has been read."""
        self.next()

    def step_back(self) -> bool:
        self.next()
        return True

    def _follow(self) -> None:
        self._words.setText(self.text)
        answers = self._waiting[0][1] if self._waiting else ()
        assert self.holds is not None
        self.holds.offer([*answers, (self.tr("OK"), self.next)] if self._waiting else ())
        self.want(bool(self._waiting))


class PromptBar(_Told):
    """A sentence and buttons for the answers to it, such as uncovering the hand of the next person."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Heading(1.1), parent)
        self._way_back: Callable[[], object] | None = None

    @property
    def kind(self) -> str:
        return self.tr("Question") if self._words.text().endswith("?") else self.tr("How to continue")

    def ask(
        self, sentence: str, answers: Answers, *, focus: bool = True, way_back: Callable[[], object] | None = None
    ) -> None:
        """Show ``sentence`` and a button for each answer; the last one is the usual one and gets the ``focus``.
        ``way_back`` is called for Escape; a question without one has to be answered.
        """
        self._way_back = way_back
        self._words.setText(sentence)
        assert self.holds is not None
        self.holds.offer(answers)
        self.want(True)
        if focus and self.buttons[-1].isVisible():
            self.buttons[-1].setFocus()

    def step_back(self) -> bool:
        if self._way_back is None:
            return False
        self._way_back()
        return True

    def clear(self) -> None:
        """Remove the question."""
        if self.is_wanted:
            self._words.setText("")
            assert self.holds is not None
            self.holds.offer(())
            self.want(False)

    def end(self) -> None:
        self.clear()


class OfferBar(PromptBar):
    """Offers a lesson."""

    @property
    def kind(self) -> str:
        return self.tr("A lesson")


class WordsBar(Bar):
    """Words to be read, until they are taken away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: Label = LinkedLabel()
        self._words.setWordWrap(True)
        self._whole = QVBoxLayout(self)
        spaced(self._whole, margin=2, gap=2)
        self._whole.addWidget(self._words)

    @property
    def text(self) -> str:
        """The words shown, an empty text if there are none."""
        return self._words.text()

    def show_words(self, words: str) -> None:
        """Show ``words`` instead of those before; hide the bar if they are empty."""
        self.take_words(words)
        self.want(bool(words))

    def take_words(self, words: str) -> None:
        """Take ``words`` without showing them yet."""
        self._words.setText(words)

    def end(self) -> None:
        self.show_words("")


class RefusalBar(WordsBar):
    """Says why an action is not legal."""

    LASTS = 4500

    @property
    def kind(self) -> str:
        return self.tr("Not possible")

    @property
    def lasts(self) -> float | None:
        return self.LASTS + _READ_LETTER * len(self.text)


class HelpBar(WordsBar):
    """Says how what has been begun goes on."""

    @property
    def kind(self) -> str:
        return self.tr("Your move")


class _Slip(WordsBar):
    """Words to be read, and a cross."""

    dismissed = Signal()
    """The cross was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.done = CloseButton(self)
        self._whole.addWidget(self.done, 0, Qt.AlignmentFlag.AlignRight)
        self.done.clicked.connect(self.dismissed)
        self.retranslate()

    def explain(self, ways: Ways) -> None:
        """Make words of the game links to the glossary."""
        if isinstance(self._words, LinkedLabel):
            self._words.explain(ways)


class GuideBar(_Slip):
    """Explains what can be done, decision after decision; it can be closed for good. ``called_by`` calls it back."""

    called_by = QKeySequence()
    """The key that switches the guide on."""

    @property
    def calling_key(self) -> str:
        """The key that calls it back, in the language of now."""
        return self.called_by.toString(QKeySequence.SequenceFormat.NativeText)

    @property
    def kind(self) -> str:
        return self.tr("Guide")

    def retranslate(self) -> None:
        """Set the words of the cross."""
        if self.done is not None:
            self.done.set_words(self.tr("No more explanations. {key} brings them back.").format(key=self.calling_key))


class ReadingBar(_Slip):
    """Shows what is being read out, until it is closed or something else is read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.dismissed.connect(self.put_away)

    @property
    def kind(self) -> str:
        return self.tr("Your question")

    def put_away(self) -> None:
        """Close the paper."""
        self.show_words("")

    def step_back(self) -> bool:
        self.put_away()
        return True

    def retranslate(self) -> None:
        """Set the words of the cross."""
        if self.done is not None:
            self.done.set_words(self.tr("Close"))


class HintBar(Bar):
    """A hint in three steps: where to look, the action that the computer would choose, and the reasons with the other
    choices that it considered.
    """

    closed = Signal()
    looked = Signal()
    """Another step is shown than before."""
    do_it = Signal()
    """The action of the hint is to be played."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint: Hint | None = None
        self._at = 1
        self._glance = ""
        self._best, self._why, self._rather, self._others = Heading(1.05), LinkedLabel(), LinkedLabel(), Label()
        self._whole = QVBoxLayout(self)
        spaced(self._whole, margin=2, gap=2)
        for label in (self._best, self._why, self._rather, self._others):
            label.setWordWrap(True)
            self._whole.addWidget(label)
        faint(self._others)
        for label in (self._best, self._others):
            label.let_select()
        self.done = CloseButton(self)
        self._whole.addWidget(self.done, 0, Qt.AlignmentFlag.AlignRight)
        self.done.clicked.connect(self._close)
        self.holds = Holds(self)
        self._whole.addWidget(self.holds)
        self.further, self.do = self.holds.add(), self.holds.add()
        self.further.clicked.connect(self.go_further)
        self.do.clicked.connect(self.do_it)

    @property
    def kind(self) -> str:
        return self.tr("Hint")

    @property
    def step(self) -> tuple[int, int]:
        return (self._at, 3) if self._hint is not None else (0, 0)

    @property
    def sentences(self) -> tuple[str, str, str]:
        """The advice, its reasons, and the other choices."""
        return self._best.text(), self._why.text(), self._others.text()

    @property
    def told(self) -> str:
        """Everything that is shown of the hint, for screen readers."""
        labels = (self._best, self._why, self._rather, self._others)
        return " ".join(label.text() for label in labels if label.text() and not label.isHidden())

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

    @property
    def hint(self) -> Hint | None:
        """The hint that is shown, None if there is none."""
        return self._hint

    def show_hint(self, hint: Hint | None, glance: str = "") -> None:
        """Show ``hint``, beginning with ``glance``, the words on where to look, if there are any; None takes the hint
        away.
        """
        if hint is None and self._hint is None:
            return
        self._hint, self._glance = hint, glance
        self._at = 1 if glance else 2
        self.retranslate()
        self.want(hint is not None)

    def go_further(self) -> None:
        """Show the next step."""
        if self._hint is not None and self._at < 3:
            self._at += 1
            self.retranslate()
            self.want(True)
            self.looked.emit()

    def end(self) -> None:
        self._close()

    def step_back(self) -> bool:
        self._close()
        return True

    def _close(self) -> None:
        if self._hint is not None:
            self.show_hint(None)
            self.closed.emit()

    def retranslate(self) -> None:
        """Set all words."""
        if self.done is not None:
            self.done.set_words(self.tr("Close the hint"))
        hint = self._hint
        if hint is None:
            return
        # No start gives a hint.
        from cardtable.ui.look.hint_words import hint_words

        at = self._at
        self.further.setText(self.tr("&Show the move") if at == 1 else self.tr("&Reasons"))
        self.do.setText(self.tr("&Do it"))
        # Both keep their places, so that another click never plays a move that has not been looked at.
        self.further.setEnabled(at < 3)
        self.do.setEnabled(at > 1)
        assert self.holds is not None
        self.holds.usual = self.further if at == 1 else self.do
        for button in (self.further, self.do):
            set_accessible_name(button, off_button(button.text()))
        words = hint_words(hint)
        self._best.setText(self._glance if at == 1 else words.advice)
        self._why.setText(words.why)
        self._rather.setText(words.contrast)
        self._others.setText(words.others)
        for label in (self._why, self._rather, self._others):
            label.setVisible(at == 3 and bool(label.text()))
