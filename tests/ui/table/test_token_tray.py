"""The tray of tokens: which sides have some, after the table was laid for others."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from cardtable.app.table import Setting
from cardtable.ui.game_views.casino import GAME_VIEW
from tests.ui.table.conftest import MakeTable


def test_a_game_without_tokens_takes_them_away(make_table: MakeTable) -> None:
    made = make_table("swedish", ("9D 4S", "KH QH"), "9S 5H", piles=("2S", "AH"), stock="2D 3D", last=False)
    tray = made.scene.furniture.tokens
    assert (tray.counts, tray.side(0), tray.left) == (frozenset(), None, None)
    rule_set = made.rules.rule_set
    made.view.showing.set_setting(Setting(GAME_VIEW.places, winnings=lambda view: GAME_VIEW.winnings(rule_set, view)))
    made.view.showing.show_view(made.shown)
    assert tray.counts == {0, 1}
    piece = tray.side(1)
    assert piece is not None
    found = tray.at(piece.places()[0][0].center())
    assert found is not None
    assert found[1] == 1
    assert tray.at(QPointF(made.cloth())) is None
    made.view.showing.set_setting(Setting(GAME_VIEW.places))
    assert tray.counts == frozenset()
    assert tray.side(0) is None
