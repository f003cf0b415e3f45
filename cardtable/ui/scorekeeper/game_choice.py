"""The choice of the game for which a free sheet is kept: one that is known, or one of one's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from cardtable.app.scorekeeper.example_games import example_games
from cardtable.app.scorekeeper.own_games import OwnGames
from cardtable.core.rules import OptionValue
from cardtable.core.sheets.own_game import OwnGame
from cardtable.games.entry import FREE_TEMPLATES
from cardtable.session.scorebook.own_games import GameTemplate
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Choices, spaced
from cardtable.ui.scorekeeper.asking import show_over
from cardtable.ui.scorekeeper.own_game_dialog import OwnGameDialog
from cardtable.words.families import game_name


class GameChoice(QWidget):
    """A box with the games, and a button that opens the dialog for a game of one's own."""

    chosen = Signal(int, object)
    """The usual number of columns of the game that was chosen, and its options."""

    def __init__(
        self,
        games: OwnGames,
        game: OwnGame | str,
        made_for: Callable[[], tuple[int, Mapping[str, OptionValue]]],
        parent: QWidget | None = None,
    ) -> None:
        """``game`` is chosen at first. ``made_for`` returns the number of columns and the options of the sheet that is
        being set up.
        """
        super().__init__(parent)
        self._games, self._made_for = games, made_for
        self._offered: list[GameTemplate | str] = []
        self._brought: GameTemplate | None = None
        """The game of a file, which is not kept yet."""
        self.box = Choices()
        self._edit = QPushButton()
        self._edit.setAutoDefault(False)
        self._edit.clicked.connect(self._ask)
        row = QHBoxLayout(self)
        spaced(row, margin=0, gap=2)
        row.addWidget(Flow(self.box, self._edit, filling=True))
        self._offer(game)
        self.box.currentIndexChanged.connect(lambda _: self._tell())

    @property
    def game(self) -> str:
        """The member of ``FREE_TEMPLATES`` that is chosen; empty if none is."""
        chosen = self._chosen()
        return chosen if isinstance(chosen, str) else ""

    @property
    def own(self) -> OwnGame | None:
        """The game of one's own that is chosen; None if none is."""
        chosen = self._chosen()
        return chosen.game if isinstance(chosen, GameTemplate) else None

    @property
    def stops(self) -> Sequence[QWidget]:
        """The widgets at which the Tab key stops."""
        return self.box, self._edit

    def _chosen(self) -> GameTemplate | str:
        return self._offered[max(0, self.box.currentIndex())]

    def _offer(self, game: OwnGame | str) -> None:
        """List all games, and choose ``game``."""
        kept = self._games.all()
        names = {one.game.name for one in kept}
        self._offered = ["", *FREE_TEMPLATES, *kept, *(one for one in example_games() if one.game.name not in names)]
        known = [one if isinstance(one, str) else one.game for one in self._offered]
        if self._brought is not None and self._brought.game not in known:
            self._offered.append(self._brought)
            known.append(self._brought.game)
        if isinstance(game, OwnGame) and game not in known:
            # A sheet can be for a game that is not kept here, or was changed since.
            self._offered.append(GameTemplate(game, *self._made_for()) if self.box.count() else GameTemplate(game, 2))
            known.append(game)
        with QSignalBlocker(self.box):
            self.box.clear()
            for one in self._offered:
                self.box.addItem(one if isinstance(one, str) else one.game.name)
            self.box.setCurrentIndex(known.index(game) if game in known else 0)
        self.retranslate()

    def choose(self, template: GameTemplate) -> None:
        """Offer a game that need not be kept yet, and choose it."""
        self._brought = template
        self._offer(template.game)
        self._tell()

    def _tell(self) -> None:
        chosen = self._chosen()
        if isinstance(chosen, GameTemplate):
            self.chosen.emit(chosen.persons, chosen.options)
        elif chosen:
            self.chosen.emit(*FREE_TEMPLATES[chosen])

    def _ask(self) -> None:
        """Open the dialog for the game that is chosen, if it is one's own, or for a new one."""
        dialog = OwnGameDialog(self._games, self.own, *self._made_for(), self)

        def take() -> None:
            template = dialog.template()
            if template is not None:
                self._offer(template.game)
                self._tell()

        dialog.accepted.connect(take)
        # A game can have been taken off the list even if none was taken.
        dialog.rejected.connect(lambda: self._offer(self.own or self.game))
        show_over(dialog)

    def retranslate(self) -> None:
        """Set all words."""
        for place, one in enumerate(self._offered):
            if isinstance(one, str) and one:
                self.box.setItemText(place, game_name(one))
        self._edit.setText(self.tr("&Custom game…"))
