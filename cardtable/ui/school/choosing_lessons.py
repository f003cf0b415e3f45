"""The list of all lessons, with the stars for each."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.school.library import paths
from cardtable.app.school.progress import Progress
from cardtable.app.school.words import station_title, title_of
from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.dialogs.choice_tree import choice_tree
from cardtable.ui.dialogs.picture_saving import PictureSaving
from cardtable.ui.look.look import spaced
from cardtable.ui.look.plain import Label, asked
from cardtable.ui.school.classroom import stars_read, stars_shown
from cardtable.ui.school.school_picture import PathRow, SchoolPicture

_ID = Qt.ItemDataRole.UserRole


class SchoolDialog(Dialog):
    """A list to choose a lesson from. The lesson that was begun is selected first, or else the first one
    without stars.
    """

    lesson_wanted = Signal(str)
    puzzles_wanted = Signal()

    def __init__(self, progress: Progress, language: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._progress = progress
        self._language = language
        self._lead = Label()
        self._lead.setWordWrap(True)
        self._list = choice_tree()
        self._picture = SchoolPicture()
        self._begin, self._reset, self._save, self._puzzles, self._close = (QPushButton() for _ in range(5))
        self._begin.setDefault(True)
        self._begin.clicked.connect(self._choose)
        self._reset.clicked.connect(self._ask_reset)
        self._save.clicked.connect(PictureSaving(self._picture, self._lead.setText, self).ask)
        self._puzzles.clicked.connect(self.puzzles_wanted)
        self._close.clicked.connect(self.reject)
        self._list.itemActivated.connect(lambda *_: self._choose())
        self._list.currentItemChanged.connect(lambda *_: self._word_main())
        row = QHBoxLayout()
        for button in (self._reset, self._save, self._puzzles, self._close):
            button.setAutoDefault(False)
            button.setFlat(True)
        kept = QHBoxLayout()
        kept.addWidget(self._reset)
        kept.addWidget(self._save)
        kept.addStretch(1)
        row.addWidget(self._puzzles)
        row.addStretch(1)
        row.addWidget(self._close)
        row.addWidget(self._begin)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(self._lead)
        layout.addWidget(self._picture)
        layout.addLayout(kept)
        layout.addWidget(self._list, 1)
        layout.addLayout(row)
        self._chosen = self._first()
        self.retranslate()
        self._list.setFocus()
        self.open_at(QSize(560, 520))

    @property
    def list(self) -> QTreeWidget:
        return self._list

    @property
    def picture(self) -> SchoolPicture:
        return self._picture

    def _first(self) -> str:
        begun = self._progress.begun()
        lessons = [lesson for path in paths() for lesson in path.stations]
        if begun is not None and begun.lesson in lessons:
            return begun.lesson
        return next((lesson for lesson in lessons if not self._progress.stars(lesson)), lessons[0])

    def _fill(self) -> None:
        language, begun = self._language(), self._progress.begun()
        chosen = self._chosen
        rows = [PathRow(title_of(path.name, language), [*map(self._progress.stars, path.stations)]) for path in paths()]
        self._picture.show_rows(rows)
        self._list.clear()
        for path in paths():
            top = QTreeWidgetItem([title_of(path.name, language), ""])
            top.setFlags(Qt.ItemFlag.ItemIsEnabled)
            font = top.font(0)
            font.setBold(True)
            top.setFont(0, font)
            self._list.addTopLevelItem(top)
            for place, name in enumerate(path.stations, start=1):
                stars = self._progress.stars(name)
                left = begun is not None and begun.lesson == name
                told = self.tr("begun") if left else stars_shown(stars)
                title = station_title(name, language)
                item = QTreeWidgetItem([f"{place}. {title}", told])
                item.setData(0, _ID, name)
                read = told if left else stars_read(stars)
                item.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{place}. {title}, {read}")
                item.setData(1, Qt.ItemDataRole.AccessibleTextRole, read)
                item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                top.addChild(item)
                if name == chosen:
                    self._list.setCurrentItem(item)
            top.setExpanded(True)
        any_kept = begun is not None or any(self._progress.stars(one) for path in paths() for one in path.stations)
        self._reset.setEnabled(any_kept)

    def chosen(self) -> str:
        """Return the lesson selected in the list; an empty text if there is none."""
        item = self._list.currentItem()
        return str(item.data(0, _ID) or "") if item is not None else ""

    def _choose(self) -> None:
        chosen = self.chosen()
        if chosen:
            self.lesson_wanted.emit(chosen)

    def _ask_reset(self) -> None:
        if asked(self, self.tr("Lessons"), self.tr("Forget all stars and the lesson that was begun?")):
            self._progress.reset()
            self._chosen = self._first()
            self.retranslate()

    def _word_main(self) -> None:
        chosen, begun = self.chosen(), self._progress.begun()
        self._chosen = chosen or self._chosen
        self._begin.setEnabled(bool(chosen))
        if begun is not None and begun.lesson == chosen:
            words = self.tr("&Go on")
        elif chosen and self._progress.stars(chosen):
            words = self.tr("&Once more")
        else:
            words = self.tr("&Begin")
        self._begin.setText(words)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Learn to play"))
        self._lead.setText(self.tr("Short lessons at the table on which you will play. Begin wherever you like."))
        self._list.setAccessibleName(self.tr("Lessons"))
        self._reset.setText(self.tr("&Forget the stars…"))
        self._save.setText(self.tr("&Save the picture…"))
        self._puzzles.setText(self.tr("&Problems…"))
        self._close.setText(self.tr("Close"))
        self._fill()
        self._word_main()
