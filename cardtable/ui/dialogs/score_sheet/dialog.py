"""The score sheet of the running match in a window of its own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from cardtable.app.reports import SheetDeal
from cardtable.app.settings import Settings
from cardtable.core.rules import RuleSet
from cardtable.core.state import Standing
from cardtable.games.registry import family_of
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.base import Dialog, button_box
from cardtable.ui.dialogs.score_sheet.sheet import SheetWidget
from cardtable.ui.look.look import Heading, cloth_of, faint, spaced
from cardtable.ui.look.plain import Label
from cardtable.ui.models.score_sheet import ScoreSheetModel
from cardtable.words.families import variant_name, words_for


class ScoreSheetDialog(Dialog):
    """Follows a match: ``follow`` is called whenever something was marked."""

    counting_changed = Signal(str)

    def __init__(self, pictures: CardPictures, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule_set: RuleSet | None = None
        self._standing: Standing | None = None
        self._title = ""
        self._model = ScoreSheetModel(self)
        self._heading = Heading()
        self._goal = Label()
        faint(self._goal)
        self._sheet = SheetWidget(self._model, pictures)
        self._sheet.counting_changed.connect(self.counting_changed)
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=2)
        layout.addWidget(self._heading)
        layout.addWidget(self._goal)
        layout.addWidget(self._sheet, 1)
        layout.addWidget(buttons)
        self.set_settings(settings)
        self.retranslate()
        self.open_at(QSize(680, 640))

    @property
    def sheet(self) -> SheetWidget:
        return self._sheet

    def set_settings(self, settings: Settings) -> None:
        """Follow the room, the motion and the view of points in ``settings``."""
        self._sheet.set_room(cloth_of(settings), settings.animation_speed > 0)
        self._sheet.set_counting(settings.counting)

    def follow(
        self,
        rule_set: RuleSet,
        sides: Sequence[str],
        deals: Sequence[SheetDeal],
        standing: Standing | None = None,
        title: str = "",
    ) -> None:
        """Show the finished deals of the match; ``standing`` has the points, and what is carried over to the running
        deal. The heading is ``title``, or else the name of the rule set.
        """
        self._rule_set, self._standing, self._title = rule_set, standing, title
        self._model.set_sheet(sides, deals, words=words_for(rule_set.variant))
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Score sheet"))
        rules, goal, coming = self._rule_set, "", ""
        self._heading.setText(self.tr("Score sheet") if rules is None else self._title or variant_name(rules.variant))
        if rules is not None:
            target = family_of(rules.variant).entry(rules).target
            goal = self.tr("Played to %n point(s).", "", target) if target else ""
            coming = words_for(rules.variant).next_deal(self._standing) if self._standing is not None else ""
        self._goal.setText(" ".join(part for part in (goal, coming) if part))
        self._goal.setVisible(bool(self._goal.text()))
