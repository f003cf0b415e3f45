"""The guide for newcomers at Casino, according to the plays that are possible."""

from __future__ import annotations

from cardtable.core.cards import JOKER
from cardtable.core.state import LegalActions
from cardtable.games.casino.actions import Play
from cardtable.games.casino.legal import CasinoLegal
from cardtable.games.casino.rules import CasinoRules
from cardtable.words.cards import DOT
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate, worded

GUIDES = {
    "play": QT_TRANSLATE_NOOP(
        "Guide",
        "A card captures others of its value, and sets that add up to it, as many as you can find. "
        "Choose a card in your hand, then the cards it captures, or trail it.",
    ),
    "play_and": QT_TRANSLATE_NOOP("Guide", "A card captures others of its value, and sets that add up to it."),
    "one_set": QT_TRANSLATE_NOOP(
        "Guide",
        "A card captures one card of its rank, or one set of cards that adds up to it. Choose a card in "
        "your hand, then the cards it captures, or trail it.",
    ),
    "one_set_and": QT_TRANSLATE_NOOP(
        "Guide", "A card captures one card of its rank, or one set of cards that adds up to it."
    ),
    "must": QT_TRANSLATE_NOOP("Guide", "A card that can capture must capture. Only a card that cannot is trailed."),
    "fewest": QT_TRANSLATE_NOOP("Guide", "The fewest points win, so leave scoring cards to the others."),
    "nothing": QT_TRANSLATE_NOOP(
        "Guide",
        "None of your cards can capture anything, so trail one. Choose a card that is of little use to the others.",
    ),
    "nothing_and": QT_TRANSLATE_NOOP("Guide", "None of your cards can capture anything, so trail one."),
    "build": QT_TRANSLATE_NOOP(
        "Guide",
        "You can also build: add a card to others to make a value that you hold, and capture them together later.",
    ),
    "stack": QT_TRANSLATE_NOOP(
        "Guide",
        "You can also lay a card on another. Together they count as their sum, and anyone may capture them.",
    ),
    "announce": QT_TRANSLATE_NOOP(
        "Guide",
        "You can also lay a card on another and announce their sum or difference, if you hold a card of that value.",
    ),
    "joker": QT_TRANSLATE_NOOP("Guide", "A joker can have any value from two to fourteen."),
}


def guide(legal: LegalActions) -> str:
    """Return the guide for a player with the ``legal`` actions."""
    first, *more = guide_topics(legal)
    # The guide lies over the table, so the more topics there are, the shorter is each.
    return " ".join(worded("Guide", GUIDES[one]) for one in (f"{first}_and" if more else first, *more))


def counting(rules: CasinoRules) -> str:
    """Return, in one sentence or two, what counts by ``rules`` and how much."""
    from cardtable.words.casino.written import things

    # What wins the match at once is listed with no points. No line begins with a dot.
    told = DOT.join(f"{title} = {points}" for title, points in things(rules) if points != "0")
    sentences = [translate("Guide", "These score points: {things}.").format(things=told)]
    if rules.score.mulles is not None and not rules.score.mulles.alike:
        sentences.append(translate("HouseRules", "A mulle is worth the value of its card in the hand."))
    return " ".join(sentences)


def guide_topics(legal: LegalActions) -> list[str]:
    """Return what there is to explain to a player with the ``legal`` actions: what a card captures, and more."""
    plays = [play for play in legal.representatives() if isinstance(play, Play)]
    takers = {play.card for play in plays if play.captures}
    more = []
    if takers and not any(play.card in takers and not play.captures for play in plays):
        more.append("must")
    if any(play.value and not play.stacked for play in plays):
        more.append("build")
    if any(play.stacked and (play.taken or play.builds) for play in plays):
        announcing = isinstance(legal, CasinoLegal) and legal.rules.announcing
        more.append("announce" if announcing else "stack")
    if any(play.card == JOKER for play in plays):
        more.append("joker")
    if isinstance(legal, CasinoLegal) and legal.rules.good < 0:
        more.append("fewest")
    of_sets = isinstance(legal, CasinoLegal) and legal.rules.one_set
    return [("one_set" if of_sets else "play") if takers else "nothing", *more]
