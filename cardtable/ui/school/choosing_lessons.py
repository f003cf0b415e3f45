"""The map of all lessons, with the stars for each, and which path suits whom."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QTabBar, QVBoxLayout, QWidget

from cardtable.app.school.advising import EVENING, next_lesson, suited
from cardtable.app.school.library import course_of, paths
from cardtable.app.school.progress import Progress
from cardtable.app.school.words import station_title, title_of
from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.dialogs.picture_saving import PictureSaving
from cardtable.ui.dialogs.question import ask
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Choices, spaced
from cardtable.ui.look.plain import Label, on_button, set_accessible_name
from cardtable.ui.school.classroom import stars_shown
from cardtable.ui.school.school_picture import PathRow, SchoolPicture
from cardtable.ui.school.station_map import Station, StationMap
from cardtable.words.families import variant_name

_PEOPLE = (1, 2, 3, 4, 5)
_TIMES = (10, 30, EVENING)
"""Minutes that somebody may have got."""
_TWO, _HALF_AN_HOUR = 1, 1
"""The places of what is chosen at first."""


def _beside(label: Label, box: Choices) -> QWidget:
    """Return a label and its box as one, so that they stay in the same row."""
    both = QWidget()
    row = QHBoxLayout(both)
    spaced(row, margin=0, gap=2)
    row.addWidget(label)
    row.addWidget(box)
    return both


class SchoolDialog(Dialog):
    """A map to choose a lesson from, one path at a time. The lesson that was begun is chosen first, or else what
    follows the one ``after`` on its path, or the first one without stars. Whoever says for how many people and for how
    long is shown the path that suits them.
    """

    place = 1
    grows = True

    lesson_wanted = Signal(str)
    puzzles_wanted = Signal()

    def __init__(
        self, progress: Progress, language: Callable[[], str], parent: QWidget | None = None, after: str = ""
    ) -> None:
        super().__init__(parent)
        self._after = after
        self._progress = progress
        self._language = language
        self._lead, self._advice = Label(), Label()
        for label in (self._lead, self._advice):
            label.setWordWrap(True)
        self._people, self._time = Choices(), Choices()
        self._people_label, self._time_label = Label(), Label()
        for box, label, count in (
            (self._people, self._people_label, len(_PEOPLE)),
            (self._time, self._time_label, len(_TIMES)),
        ):
            label.setBuddy(box)
            box.addItems([""] * count)
            box.setCurrentIndex(_TWO if box is self._people else _HALF_AN_HOUR)
            box.activated.connect(lambda _: self._advise())
        self._tabs = QTabBar()
        self._tabs.setDrawBase(False)
        self._tabs.setExpanding(False)
        for _ in paths():
            self._tabs.addTab("")
        self._map = StationMap()
        self._questions = Flow(_beside(self._people_label, self._people), _beside(self._time_label, self._time))
        self.spare = (self._lead, self._advice, self._questions)
        self._picture = SchoolPicture(self)
        self._picture.hide()
        self._begin, self._reset, self._save, self._puzzles, self._close = (QPushButton() for _ in range(5))
        self._begin.setDefault(True)
        self._begin.clicked.connect(self._choose)
        self._reset.clicked.connect(self._ask_reset)
        self._save.clicked.connect(PictureSaving(self._picture, self._tell, self).ask)
        self._puzzles.clicked.connect(self.puzzles_wanted)
        self._close.clicked.connect(self.reject)
        self._tabs.currentChanged.connect(lambda _: self._fill())
        self._map.itemActivated.connect(lambda *_: self._choose())
        self._map.currentItemChanged.connect(lambda *_: self._word_main())
        for button in (self._reset, self._save, self._puzzles, self._close):
            button.setAutoDefault(False)
            button.setFlat(True)
        row = QHBoxLayout()
        row.addWidget(Flow(self._puzzles, self._reset, self._save), 1)
        row.addWidget(self._close)
        row.addWidget(self._begin)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(self._lead)
        layout.addWidget(self._questions)
        layout.addWidget(self._advice)
        layout.addWidget(self._tabs)
        layout.addWidget(self._map, 1)
        layout.addLayout(row)
        self._chosen = next_lesson(self._progress, self._after)
        self._tabs.setCurrentIndex([path.name for path in paths()].index(course_of(self._chosen).name))
        self.retranslate()
        self._map.setFocus()
        self.open_at(QSize(860, 640))

    @property
    def map(self) -> StationMap:
        return self._map

    @property
    def picture(self) -> SchoolPicture:
        """The picture of all paths that can be kept as a file."""
        return self._picture

    def _tell(self, words: str) -> None:
        # Now it is news, which does not give way.
        self.spare = (self._advice, self._questions)
        self._lead.setText(words)
        self._lead.show()

    def _fill(self) -> None:
        """Show the path whose tab is chosen."""
        language, begun = self._language(), self._progress.begun()
        stations = []
        for number, name in enumerate(paths()[self._tabs.currentIndex()].stations, start=1):
            stars = self._progress.stars(name)
            left = begun is not None and begun.lesson == name
            told = self.tr("started") if left else stars_shown(stars)
            stations.append(Station(name, number, station_title(name, language), told, stars > 0))
        chosen = self._chosen
        if chosen not in {one.id for one in stations}:
            chosen = next((one.id for one in stations if not one.passed), "")
        self._map.show_stations(stations, chosen)

    def _show_stars(self) -> None:
        """Bring the tabs and the picture up to date."""
        rows = []
        for place, path in enumerate(paths()):
            title = title_of(path.name, self._language())
            self._tabs.setTabText(place, on_button(title))
            rows.append(PathRow(title, [*map(self._progress.stars, path.stations)]))
        self._picture.show_rows(rows)
        self._picture.resize(self._picture.sizeHint())
        any_kept = self._progress.begun() is not None or any(star for row in rows for star in row.stars)
        self._reset.setVisible(any_kept)
        self._save.setVisible(any(star for row in rows for star in row.stars))

    def _advise(self) -> None:
        """Say which game suits those who play, and show its path."""
        suits = self._word_advice()
        self._tabs.setCurrentIndex([path.name for path in paths()].index(suits))

    def _word_advice(self) -> str:
        """Say which game suits those who play; return its family."""
        game = suited(_PEOPLE[self._people.currentIndex()], _TIMES[self._time.currentIndex()])
        told = self.tr("{game} should suit you: a match takes about {minutes} minutes.")
        self._advice.setText(told.format(game=variant_name(game.id), minutes=game.minutes))
        return game.family

    def chosen(self) -> str:
        """Return the lesson chosen on the map; an empty text if there is none."""
        return self._map.chosen

    def _choose(self) -> None:
        chosen = self.chosen()
        if chosen:
            self.lesson_wanted.emit(chosen)

    def _ask_reset(self) -> None:
        words = self.tr("Reset all stars and the lesson in progress?")
        ask(self, self.tr("Lessons"), words, self._forget_all, for_good=True)

    def _forget_all(self) -> None:
        self._progress.reset()
        self._after = ""
        self._chosen = next_lesson(self._progress, self._after)
        self._tabs.setCurrentIndex(0)
        self.retranslate()

    def _word_main(self) -> None:
        chosen, begun = self.chosen(), self._progress.begun()
        self._chosen = chosen or self._chosen
        self._begin.setEnabled(bool(chosen))
        if begun is not None and begun.lesson == chosen:
            words = self.tr("&Continue")
        elif chosen and self._progress.stars(chosen):
            words = self.tr("&Once more")
        else:
            words = self.tr("&Begin")
        self._begin.setText(words)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Learn to play"))
        self._lead.setText(self.tr("Short lessons at the table you play on. Begin wherever you like."))
        self._people_label.setText(self.tr("How &many are you?"))
        self._time_label.setText(self.tr("How &long have you got?"))
        people = (
            self.tr("One, against the computer"),
            self.tr("Two"),
            self.tr("Three"),
            self.tr("Four"),
            self.tr("Five or six"),
        )
        times = (self.tr("Ten minutes"), self.tr("Half an hour"), self.tr("An evening"))
        for box, words in ((self._people, people), (self._time, times)):
            for place, word in enumerate(words):
                box.setItemText(place, word)
        set_accessible_name(self._tabs, self.tr("Paths"))
        set_accessible_name(self._map, self.tr("Lessons"))
        self._reset.setText(self.tr("&Reset the stars…"))
        self._save.setText(self.tr("&Stars as a picture…"))
        self._puzzles.setText(self.tr("&Problems…"))
        self._close.setText(self.tr("Close"))
        self._show_stars()
        self._word_advice()
        self._fill()
        self._word_main()
