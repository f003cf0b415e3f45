"""The identities of the computer players and of the reasons they give; each surface words them itself."""

from __future__ import annotations

PLAYERS: tuple[str, ...] = ("beginner", "greedy", "counter", "searcher")
"""From the weakest to the strongest.

* ``beginner`` sees a pair and most obvious captures, overlooks sums and points, and errs now and then;
* ``greedy`` takes what counts most at once and gives no thought to what follows;
* ``counter`` remembers every card and weighs what it takes against what it leaves the next player;
* ``searcher`` plays sampled deals out in its head, and plays exactly once all hidden cards are known.
"""

REASONS: tuple[str, ...] = (
    "captures_card",
    "takes_most_cards",
    "spades_race",
    "cards_race",
    "sweep",
    "mulle",
    "last_capture",
    "builds",
    "prevents_sweep",
    "leaves_sweep",
    "leaves_card",
    "safe_to_lay",
    "keeps_for_later",
    "wins_partie",
    "endgame_exact",
)
"""Codes of reasons, with their parameters:

* ``captures_card`` card: takes a card that counts by itself;
* ``takes_most_cards`` count: takes at least as many cards as every other action;
* ``spades_race`` count, own, other: takes so many spades, the parties then having own and other;
* ``cards_race`` count, own, other: the same for cards;
* ``sweep``: empties the table;
* ``mulle`` card: captures the twin of the played card;
* ``last_capture``: the last capture of the deal, with what is left on the table;
* ``builds`` value: makes or raises a build that the player can take later;
* ``prevents_sweep``: afterwards the next player cannot empty the table, which some other action would allow;
* ``leaves_sweep`` chance: the next player empties the table with this chance in percent;
* ``leaves_card`` card: leaves a card that counts by itself within the next player's reach;
* ``safe_to_lay`` card: nobody can take the card that is laid, as far as can be known;
* ``keeps_for_later`` card: the card stays in the hand for a capture that it can make later;
* ``wins_partie``: the points reach the target at once;
* ``endgame_exact`` points: all hidden cards are known, and best play on both sides leads to this difference.
"""
