"""Games of one's own that come along, with their entries named in the language of the program."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from cardtable.core.errors import CodedError
from cardtable.core.sheets.free import PER_POINT
from cardtable.core.sheets.own_game import CONTRACT, ONE_MARK, OwnColumn, OwnGame
from cardtable.session.scorebook.own_games import GameTemplate
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate

_Say: TypeAlias = Callable[[str], str]

_BID, _TRICKS = QT_TRANSLATE_NOOP("OwnGames", "Bid"), QT_TRANSLATE_NOOP("OwnGames", "Tricks")
_BIDS_FORMULA = QT_TRANSLATE_NOOP("OwnGames", "if({bid} = {tricks}; 10 + {bid}; 0)")
_GAME, _FACTOR = QT_TRANSLATE_NOOP("OwnGames", "Game"), QT_TRANSLATE_NOOP("OwnGames", "Factor")
_LOST = QT_TRANSLATE_NOOP("OwnGames", "Lost")
_SKAT_FORMULA = QT_TRANSLATE_NOOP("OwnGames", "{game} × max({factor}; 1) × if({lost}; −2; 1)")
_VALUES = (
    (QT_TRANSLATE_NOOP("OwnGames", "Diamonds"), 9),
    (QT_TRANSLATE_NOOP("OwnGames", "Hearts"), 10),
    (QT_TRANSLATE_NOOP("OwnGames", "Spades"), 11),
    (QT_TRANSLATE_NOOP("OwnGames", "Clubs"), 12),
    (QT_TRANSLATE_NOOP("OwnGames", "Grand"), 24),
    (QT_TRANSLATE_NOOP("OwnGames", "Null"), 23),
    (QT_TRANSLATE_NOOP("OwnGames", "Null hand"), 35),
    (QT_TRANSLATE_NOOP("OwnGames", "Null ouvert"), 46),
    (QT_TRANSLATE_NOOP("OwnGames", "Null ouvert hand"), 59),
)


def example_games() -> tuple[GameTemplate, ...]:
    """Return the games: the tricks that were bid (Oh Hell), and Skat by the value of the game."""
    return (
        GameTemplate(_named(_bids), 4, {"dealer": True}),
        GameTemplate(_named(_skat), 3, {"pay": PER_POINT, "dealer": True}),
    )


def _named(game: Callable[[_Say], OwnGame]) -> OwnGame:
    """Return a game with its entries in the language of the program, or in English where the words of a language that
    somebody has dropped in cannot be names or formulas.
    """
    try:
        return game(partial(translate, "OwnGames"))
    except CodedError:
        return game(str)


def _bids(say: _Say) -> OwnGame:
    bid, tricks = say(_BID), say(_TRICKS)
    return OwnGame(
        translate("OwnGames", "Tricks as bid (Oh Hell)"),
        (OwnColumn(bid, most=20), OwnColumn(tricks, most=20)),
        say(_BIDS_FORMULA).format(bid=bid, tricks=tricks),
    )


def _skat(say: _Say) -> OwnGame:
    game, factor, lost = say(_GAME), say(_FACTOR), say(_LOST)
    return OwnGame(
        translate("OwnGames", "Skat by game value"),
        (
            OwnColumn(game, CONTRACT, values=tuple((say(name), value) for name, value in _VALUES)),
            OwnColumn(factor, most=20, needed=False),
            OwnColumn(lost, ONE_MARK),
        ),
        say(_SKAT_FORMULA).format(game=game, factor=factor, lost=lost),
    )
