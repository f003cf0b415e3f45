"""What a newcomer is told during the very first deal of a family: one or two sentences for each decision."""

from __future__ import annotations

from cardtable.games.ecarte.ranking import RANKS as ECARTE_RANKS
from cardtable.words.cards import rank_sign
from cardtable.words.mark import QT_TRANSLATE_NOOP, fill, translate

_GUIDES: dict[str, dict[str, str]] = {
    "ecarte": {
        "bet": QT_TRANSLATE_NOOP(
            "Guide", "Before a partie those who look on may bet on either player. The other side must cover it."
        ),
        "propose": QT_TRANSLATE_NOOP(
            "Guide",
            "The card beside the stock shows the trumps; cards rank {ranks}. With a hand good for three "
            "tricks play at once, otherwise propose: both of you may then change cards.",
        ),
        "answer": QT_TRANSLATE_NOOP(
            "Guide",
            "Your opponent would like other cards. Accept, and you may change some as well; refuse, and you must win "
            "three tricks, or it costs two points.",
        ),
        "elder_change": QT_TRANSLATE_NOOP(
            "Guide", "Click the cards you want to be rid of, or drag them away. Keep trumps and kings."
        ),
        "dealer_change": QT_TRANSLATE_NOOP(
            "Guide", "Now it is your turn to change cards. Click those you want to be rid of; none is possible too."
        ),
        "play": QT_TRANSLATE_NOOP(
            "Guide",
            "Follow suit, beat the card if you can, and trump if you cannot follow. Three tricks are a point, all five "
            "are two. The king of trumps is a point if you announce it before your first card.",
        ),
    },
    "piquet": {
        "command": QT_TRANSLATE_NOOP("Guide", "You are elder: cut, and if you like say how the cards are to be dealt."),
        "exchange": QT_TRANSLATE_NOOP(
            "Guide",
            "Mark the cards you want to be rid of and exchange them for as many from the talon. Keep your "
            "longest suit, runs of one suit, and three or four of a kind.",
        ),
        "point": QT_TRANSLATE_NOOP(
            "Guide",
            "Now you declare what you hold: first the point, your longest suit. If your opponent has "
            "nothing better it is good, and counts as many points as it has cards.",
        ),
        "point.answer": QT_TRANSLATE_NOOP(
            "Guide",
            "Your opponent declares the point, the longest suit. Good lets it count; a longer suit of yours, or one as "
            "long and worth more, counts instead.",
        ),
        "sequences.answer": QT_TRANSLATE_NOOP(
            "Guide",
            "Now the sequences, runs of one suit: the longer one is better, then the higher one. “Declare everything” "
            "answers as well as your cards can.",
        ),
        "sets.answer": QT_TRANSLATE_NOOP(
            "Guide", "Last the sets: any four of a kind beats any three, and of equal ones the higher rank is better."
        ),
        "sequences": QT_TRANSLATE_NOOP(
            "Guide",
            "Next the sequences, runs of three cards or more in one suit: three count 3, four 4, five 15 and so on.",
        ),
        "sets": QT_TRANSLATE_NOOP("Guide", "Last three or four of a kind from the tens up: three count 3, four 14."),
        "announce": QT_TRANSLATE_NOOP(
            "Guide",
            "If what you declare is enough for a repique before anybody else has counted, say so now: after the first "
            "lead it is too late.",
        ),
        "count": QT_TRANSLATE_NOOP("Guide", "Before you play your first card you count what was good."),
        "play": QT_TRANSLATE_NOOP(
            "Guide",
            "Follow suit if you can; there are no trumps, and the highest card of the suit led takes the "
            "trick. Every lead and every trick taken from the opponent counts one; most tricks count ten.",
        ),
        "claimed": QT_TRANSLATE_NOOP(
            "Guide", "Your opponent says that the rest is won. Agree, or ask for one more card."
        ),
    },
}


def has_guide(family: str) -> bool:
    """Whether the first deal of ``family`` is explained."""
    return family in _GUIDES


def guide_words(family: str, phase: str, answering: bool = False) -> str:
    """What to tell somebody who decides in ``phase`` for the first time, ``answering`` what another has declared in it;
    empty if there is nothing to say."""
    guide = _GUIDES.get(family, {})
    words = guide.get(f"{phase}.answer" if answering else phase, guide.get(phase, ""))
    if not words:
        return ""
    return fill(translate("Guide", words), {"ranks": " ".join(rank_sign(rank) for rank in reversed(ECARTE_RANKS))})
