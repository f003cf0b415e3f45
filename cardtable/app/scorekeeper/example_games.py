"""Games of one's own that come along, with their entries named in the language of the program."""

from __future__ import annotations

from cardtable.core.sheets.free import PER_POINT
from cardtable.core.sheets.own_game import CONTRACT, ONE_MARK, OwnColumn, OwnGame
from cardtable.session.scorebook.own_games import GameTemplate
from cardtable.words.mark import translate


def example_games() -> tuple[GameTemplate, ...]:
    """Return the games: the tricks that were bid (Oh Hell), and Skat by the value of the game."""
    bid, tricks = translate("OwnGames", "Bid"), translate("OwnGames", "Tricks")
    bids = OwnGame(
        translate("OwnGames", "Tricks as bid (Oh Hell)"),
        (OwnColumn(bid, most=20), OwnColumn(tricks, most=20)),
        translate("OwnGames", "if({bid} = {tricks}; 10 + {bid}; 0)").format(bid=bid, tricks=tricks),
    )
    game, factor, lost = translate("OwnGames", "Game"), translate("OwnGames", "Factor"), translate("OwnGames", "Lost")
    values = (
        (translate("OwnGames", "Diamonds"), 9),
        (translate("OwnGames", "Hearts"), 10),
        (translate("OwnGames", "Spades"), 11),
        (translate("OwnGames", "Clubs"), 12),
        (translate("OwnGames", "Grand"), 24),
        (translate("OwnGames", "Null"), 23),
        (translate("OwnGames", "Null hand"), 35),
        (translate("OwnGames", "Null ouvert"), 46),
        (translate("OwnGames", "Null ouvert hand"), 59),
    )
    skat = OwnGame(
        translate("OwnGames", "Skat by the value of the game"),
        (
            OwnColumn(game, CONTRACT, values=values),
            OwnColumn(factor, least=0, most=20, needed=False),
            OwnColumn(lost, ONE_MARK),
        ),
        translate("OwnGames", "{game} × max({factor}; 1) × if({lost}; −2; 1)").format(
            game=game, factor=factor, lost=lost
        ),
    )
    return (
        GameTemplate(bids, 4, {"dealer": True}),
        GameTemplate(skat, 3, {"pay": PER_POINT, "dealer": True}),
    )
