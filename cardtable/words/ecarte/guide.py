"""Explanations for a newcomer in the very first deal of Écarté: one or two sentences for each decision."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

GUIDES = {
    "bet": QT_TRANSLATE_NOOP(
        "Guide", "Before a match those who look on may bet on either player. The other side must cover it."
    ),
    "propose": QT_TRANSLATE_NOOP(
        "Guide",
        "The card beside the stock shows the trumps; cards rank {ranks}. With a hand good for three tricks play "
        "at once, otherwise propose: both of you may then exchange cards.",
    ),
    "answer": QT_TRANSLATE_NOOP(
        "Guide",
        "Your opponent would like other cards. Accept, and you may exchange some as well; refuse, and you must "
        "win three tricks, or it costs two points.",
    ),
    "elder_change": QT_TRANSLATE_NOOP(
        "Guide", "Click the cards you want to be rid of, or drag them away. Keep trumps and kings."
    ),
    "dealer_change": QT_TRANSLATE_NOOP(
        "Guide", "Now you may exchange cards. Click those you want to be rid of; you may also keep them all."
    ),
    "box": QT_TRANSLATE_NOOP(
        "Guide",
        "The match is over. Whoever has the box plays against all the others, and may keep it or leave it to the "
        "captain.",
    ),
    "review": QT_TRANSLATE_NOOP(
        "Guide",
        "The table is strict: before the tricks are counted you may object to a fault that you have noticed. An "
        "objection without grounds costs nothing.",
    ),
    "play": QT_TRANSLATE_NOOP(
        "Guide",
        "Follow suit, head the card if you can, and trump if you cannot follow. Three tricks are a point, all "
        "five are two. The king of trumps is a point if you mark it before your first card.",
    ),
}
GALLERY = QT_TRANSLATE_NOOP(
    "Guide",
    "The others are the gallery: before a match they bet on one of the two who play, and the loser gives up the seat "
    "to one of them.",
)
