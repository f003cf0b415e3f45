"""Explanations for a newcomer in the very first deal of Écarté: one or two sentences for each decision."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

GUIDES = {
    "bet": QT_TRANSLATE_NOOP(
        "Guide", "Before a match the onlookers may bet on either player. The other side must cover the bet."
    ),
    "propose": QT_TRANSLATE_NOOP(
        "Guide",
        "The card beside the stock shows trumps; cards rank {ranks}. Count your trumps, and cards of "
        "the two highest ranks. With three of these, at least one of them a trump, play at once. "
        "Otherwise propose, and both may exchange cards.",
    ),
    "answer": QT_TRANSLATE_NOOP(
        "Guide",
        "Your opponent wants new cards. Accept, and you may exchange some as well. Refuse, and you "
        "must win three tricks or lose two points. Refuse with three trumps or cards of the two "
        "highest ranks, at least one of them a trump.",
    ),
    "elder_change": QT_TRANSLATE_NOOP(
        "Guide", "Choose the cards to exchange, or drag them away. Keep trumps and kings."
    ),
    "dealer_change": QT_TRANSLATE_NOOP(
        "Guide", "Now you may exchange cards. Choose the ones to exchange, or keep them all."
    ),
    "box": QT_TRANSLATE_NOOP(
        "Guide",
        "The match is over. The player with the box plays against all the others, and may keep it or "
        "pass it to the captain.",
    ),
    "review": QT_TRANSLATE_NOOP(
        "Guide",
        "The table is strict: before the tricks are counted you may object to a fault. A mistaken "
        "objection costs nothing.",
    ),
    "play": QT_TRANSLATE_NOOP(
        "Guide",
        "Follow suit and head the trick if you can. If you cannot follow, trump. Three tricks score "
        "one point, all five score two. The king of trumps scores one if you mark it before your "
        "first card.",
    ),
    "play.dealer": QT_TRANSLATE_NOOP(
        "Guide",
        "Follow suit and head what elder leads if you can. If you cannot follow, trump. Three tricks "
        "score one point, all five two. The king of trumps scores one if you mark it before your "
        "first card.",
    ),
}
GALLERY = QT_TRANSLATE_NOOP(
    "Guide",
    "The others are the gallery. Before a match they bet on one of the players, and the loser gives "
    "up the seat to one of them.",
)
