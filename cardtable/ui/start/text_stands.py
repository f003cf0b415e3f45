"""Places of the program in which a text can be shown by itself: slips, panels and lines as they are in its windows.

Most texts do not come up when the program is walked through: errors, refusals, reasons, rulings. Each of them is put on
the thing that would show it. Names in braces then stand for what would be filled in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QVBoxLayout, QWidget

from cardtable.app.compiled_words import Words
from cardtable.app.languages import ENGLISH
from cardtable.app.settings import Settings
from cardtable.ui.cards.packs import Packs
from cardtable.ui.dialogs.counted_line import CountedLine
from cardtable.ui.look.bars import Bar, GuideBar, HintBar, NoticeBar, PromptBar, ReadingBar, RefusalBar, WordsBar
from cardtable.ui.look.look import Heading
from cardtable.ui.look.palette import ROOMS
from cardtable.ui.look.plain import Label, LinkedLabel
from cardtable.ui.school.lesson_panel import LessonButton, LessonPage, LessonPanel
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.slips import Speech

_WIDE, _LOW = 460, 120
"""Pixels: how wide a slip is on the ledge, and how high the cloth is on which words are spoken or counted."""
_LINE = 18.0


class Stand(NamedTuple):
    """A ``widget`` on which ``put`` shows a text of one of the ``contexts``, of any if there are none; on a ``button``
    if it has a letter to press, and only then.
    """

    name: str
    contexts: frozenset[str]
    widget: QWidget
    put: Callable[[str], object]
    button: bool = False

    def takes(self, words: Words) -> bool:
        """Return whether a text is shown here."""
        return (not self.contexts or words.context in self.contexts) and ("&" in words.source) == self.button

    def show(self, text: str) -> None:
        """Show ``text``, and give the place the height that it needs."""
        self.put(text)
        if self.widget.minimumHeight() != self.widget.maximumHeight() or isinstance(self.widget, Bar):
            layout = self.widget.layout()
            if layout is not None:
                layout.activate()
            self.widget.setFixedHeight(max(self.widget.heightForWidth(_WIDE), self.widget.sizeHint().height()))
            self.widget.setMinimumHeight(0)


def stands() -> Sequence[Stand]:
    """Return all such places; the first that takes a text shows it."""
    return [_buttons(), _spoken(), _counted(), *_slips(), _hints(), _lessons(), _asked(), _read()]


def _stand(name: str, contexts: str, widget: QWidget, put: Callable[[str], object], button: bool = False) -> Stand:
    widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    widget.setFixedWidth(_WIDE)
    widget.show()
    return Stand(name, frozenset(contexts.split()), widget, put, button)


def _slips() -> Sequence[Stand]:
    notices = NoticeBar()

    def tell(words: str) -> None:
        notices.next()
        notices.tell(words)

    told: Sequence[tuple[str, str, WordsBar]] = (
        ("refusal", "Choosing Gestures Chooser Entry SheetForm", RefusalBar()),
        ("guide", "Guide Situation Standing", GuideBar()),
        ("reading", "Reading Telling Places PointPips Cards GermanPack Values CardDetails Record", ReadingBar()),
    )
    errors = (
        "Errors System DroppedIn OwnPacks OwnPacksRow PastSheets WholeFiles Safekeeping PictureSaving MatchOpener "
        "AfterMatch Meetings DoubtfulMatch Adviser ComputerTurn Lifetime Opening OwnFont LeftOut"
    )
    return [
        _stand("notice", errors, notices, tell),
        *(_stand(name, contexts, bar, bar.show_words) for name, contexts, bar in told),
    ]


def _buttons() -> Stand:
    """Return the place of what can be done, which has a letter to press."""
    bar = PromptBar()
    return _stand("button", "", bar, lambda words: bar.ask(" ", [(words, _nothing)], focus=False), button=True)


def _hints() -> Stand:
    bar = HintBar()
    heading, why = bar.findChildren(Heading)[0], bar.findChildren(LinkedLabel)[0]

    def tell(words: str) -> None:
        heading.setText("")
        why.setText(words)
        bar.want(True)

    return _stand("hint", "Reasons Actions JudgementBar HintBar Motive", bar, tell)


def _lessons() -> Stand:
    owner = QWidget()
    panel = LessonPanel(_packs(owner).french, owner)
    panel.setGeometry(0, 0, _WIDE, _WIDE)
    owner.setFixedHeight(_WIDE)
    choice = LessonButton(" ", _nothing)
    return _stand(
        "lesson",
        "Puzzles Classroom OwnDealRoom OwnMatchRoom OwnCount PuzzleRoom PuzzleTexts School SchoolDoor Warner Twins",
        owner,
        lambda words: panel.tell(LessonPage(" ", " ", words, choices=[choice])),
    )


def _asked() -> Stand:
    """Return the place of rulings, of questions to people and of other sentences in dialogs."""
    return _page(
        "ruling",
        "Faults FaultDialog SheetDesk KeptMatches ResultDialogs Farewell HouseRules Settlement Comments Agreed "
        "EveningDialog LogDialog SheetWindow",
    )


def _read() -> Stand:
    """Return the place of everything else: what is read in windows and on pages, or aloud, and kinds of files."""
    return _page("read", "")


def _page(name: str, contexts: str) -> Stand:
    """Return a place on paper for texts of ``contexts``."""
    page, words = QWidget(), Label()
    words.setWordWrap(True)
    QVBoxLayout(page).addWidget(words)
    return _stand(name, contexts, page, words.setText)


def _spoken() -> Stand:
    speech, scene = Speech(), QGraphicsScene()
    view = QGraphicsView(scene)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setBackgroundBrush(QColor(ROOMS[Settings().room].cloth))
    scene.setParent(view)
    scene.setSceneRect(0, 0, _WIDE, _LOW)
    scene.addItem(speech)
    speech.lay(Rect(0, 0, _WIDE - 10, _LOW - 10), _LINE)
    view.setFixedHeight(_LOW)
    return _stand("speech", "Speech Talk Piquet", view, speech.say)


def _counted() -> Stand:
    cloth = QWidget()
    line = CountedLine(_packs(cloth).french, Settings(), cloth)
    cloth.setFixedHeight(_LOW)
    line.setGeometry(0, 0, _WIDE, _LOW)
    return _stand("score", "Scores", cloth, lambda words: line.tell(words, (), ()))


def _packs(owner: QWidget) -> Packs:
    return Packs(Settings().card_theme(ENGLISH), owner)


def _nothing() -> None:
    """Only shown."""
