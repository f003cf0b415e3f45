"""The search above the list of matches: words, a game, a person, a year."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from cardtable.store.model import MatchChoices, MatchFilter
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Choices, spaced
from cardtable.ui.look.plain import set_accessible_name
from cardtable.words.families import variant_name

_NOTHING = MatchChoices((), (), ())


class MatchFinder(QWidget):
    """Says which matches are wanted: those in which all typed words occur, of the game, the person and the year that
    are chosen. Only among ``many`` matches there is a choice of these three.
    """

    changed = Signal()
    """Tells that other matches are wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = _NOTHING
        self._search = QLineEdit()
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(lambda _: self.changed.emit())
        self._games, self._persons, self._years = Choices(), Choices(), Choices()
        for box in (self._games, self._persons, self._years):
            box.currentIndexChanged.connect(lambda _: self.changed.emit())
            # A name may have any length; the box does not become wider than its share of the window for it.
            box.setMinimumContentsLength(12)
            box.setSizeAdjustPolicy(Choices.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=2)
        layout.addWidget(self._search)
        self._chosen = Flow(self._games, self._persons, self._years, filling=True)
        layout.addWidget(self._chosen)
        self.retranslate()

    @property
    def search(self) -> QLineEdit:
        """The field for words."""
        return self._search

    @property
    def wanted(self) -> MatchFilter:
        """The matches that are wanted."""
        search = self._search.text().strip()
        return MatchFilter(
            search=search,
            titles={variant: variant_name(variant) for variant in self._choices.variants} if search else {},
            variant=self._games.currentData(),
            person=self._persons.currentData(),
            year=self._years.currentData(),
        )

    def offer(self, choices: MatchChoices, many: bool) -> None:
        """Offer the games, names and years of ``choices``. What is chosen stays if it is still offered."""
        self._choices = choices
        self._chosen.setVisible(many)
        if not many:
            for box in (self._games, self._persons, self._years):
                with QSignalBlocker(box):
                    box.setCurrentIndex(0)
        self._fill()

    def _fill(self) -> None:
        games = sorted((variant_name(variant), variant) for variant in self._choices.variants)
        for box, every, entries in (
            (self._games, self.tr("All games"), games),
            (self._persons, self.tr("Everyone"), [(name, name) for name in self._choices.names]),
            (self._years, self.tr("All years"), [(str(year), year) for year in self._choices.years]),
        ):
            chosen = box.currentData()
            with QSignalBlocker(box):
                box.clear()
                box.addItem(every, None)
                for words, value in entries:
                    box.addItem(words, value)
                box.setCurrentIndex(max(0, box.findData(chosen)) if chosen is not None else 0)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all words, for another language."""
        self._search.setPlaceholderText(self.tr("Search for a name or a game"))
        set_accessible_name(self._search, self.tr("Search"))
        set_accessible_name(self._games, self.tr("Game"))
        set_accessible_name(self._persons, self.tr("Player"))
        set_accessible_name(self._years, self.tr("Year"))
        self._fill()
