"""The reasons that the players of Casino give, with their parameters.

* ``captures_card`` card: takes a card that counts by itself;
* ``costs_points`` points: takes cards that count so many points where the fewest points win;
* ``costs_nothing``: takes no cards that count where the fewest points win, and neither does any other action;
* ``avoids_points`` points: the dearest other action would cost so many points more;
* ``takes_most_cards`` count: takes at least as many cards as every other action;
* ``spades_race`` count, own, other: takes so many spades, the sides then having own and other;
* ``cards_race`` count, own, other: the same for cards;
* ``sweep``: empties the table;
* ``mulle`` card: captures the twin of the played card;
* ``picada``, ``simili``, ``quadriglia``: a capture of this kind, which is marked;
* ``napula`` card: captures a spade that matters for the run from the ace;
* ``last_capture``: the last capture of the deal, with what is left on the table;
* ``builds`` value: makes or raises a build that the player can take later;
* ``stacks_for_partner`` sum: makes a stack of a value that the partner has announced;
* ``stacks_to_take`` card, sum: makes a stack of that value, which ``card`` out of the hand can take later;
* ``stacks`` count, sum: makes a stack of that value, which so many unseen cards can take;
* ``prevents_sweep``: afterwards the next player cannot empty the table, which some other action would allow;
* ``leaves_sweep`` chance: the next player empties the table with this chance in percent;
* ``leaves_card`` card: leaves a card that counts by itself within the next player's reach;
* ``safe_to_lay`` card: nobody can take the card that is laid, as far as can be known;
* ``keeps_for_later`` card: the card stays in the hand for a capture that it can make later;
* ``captures_later`` card, cards: that card of the hand can capture these cards later;
* ``wins_partie``: the points reach the target at once;
* ``partie_at_stake``: the deal may end the match, so that its result counts, and not every point alike;
* ``wins_surely``: however the other side plays, this wins the match, and other plays do not;
* ``arrives_first``: the same where the order of arrival decides;
* ``sweep_decides``: the same, and without what the sweep counts it would not;
* ``loses_partie``: the match is then lost, and by other plays it is not;
* ``partie_goes_on``: the match then goes on, and by other plays it ends;
* ``keeps_below`` half: the other side loses with less than half of the target and pays double;
* ``saves_double`` half: the own side loses, but with at least half of the target, and pays once;
* ``stays_below`` half: the own side loses with less than half of the target, and pays double;
* ``rather_lies`` card: the card is laid though it could capture;
* ``only_choice``: nothing else can be done;
* ``brings_cards`` count: takes so many cards, and nothing more can be said of it;
* ``nothing_to_capture``: no card of the hand captures anything;

In what the best play is better than the next, besides some of those above:

* ``costs_less`` points: takes cards that count so many points fewer where the fewest points win;
* ``more_spades``, ``more_cards`` count: takes so many more;
* ``rarer_sweep`` chance, other: the next player empties the table with this chance in percent, else with the other;
* ``saves_card`` card: a card that counts by itself is not within the next player's reach, else it would be;
* ``leaves_less``: the next player's best capture is worth less;
* ``for_nothing``: what it does about the end of the match costs no points.

What else a part of a score table counts has two codes of its own, with the parameters of ``spades_race`` and of
``more_spades``: the part's ``reason``, and ``more`` of its count.
"""

from __future__ import annotations

from enum import StrEnum


class ReasonCode(StrEnum):
    """Why an action is good or bad."""

    CAPTURES_CARD = "captures_card"
    COSTS_POINTS = "costs_points"
    COSTS_NOTHING = "costs_nothing"
    AVOIDS_POINTS = "avoids_points"
    TAKES_MOST_CARDS = "takes_most_cards"
    SPADES_RACE = "spades_race"
    CARDS_RACE = "cards_race"
    SWEEP = "sweep"
    MULLE = "mulle"
    PICADA = "picada"
    SIMILI = "simili"
    QUADRIGLIA = "quadriglia"
    NAPULA = "napula"
    LAST_CAPTURE = "last_capture"
    BUILDS = "builds"
    STACKS_FOR_PARTNER = "stacks_for_partner"
    STACKS_TO_TAKE = "stacks_to_take"
    STACKS = "stacks"
    PREVENTS_SWEEP = "prevents_sweep"
    LEAVES_SWEEP = "leaves_sweep"
    LEAVES_CARD = "leaves_card"
    SAFE_TO_LAY = "safe_to_lay"
    KEEPS_FOR_LATER = "keeps_for_later"
    CAPTURES_LATER = "captures_later"
    WINS_MATCH = "wins_partie"
    MATCH_AT_STAKE = "partie_at_stake"
    WINS_SURELY = "wins_surely"
    ARRIVES_FIRST = "arrives_first"
    SWEEP_DECIDES = "sweep_decides"
    LOSES_MATCH = "loses_partie"
    MATCH_GOES_ON = "partie_goes_on"
    KEEPS_BELOW = "keeps_below"
    SAVES_DOUBLE = "saves_double"
    STAYS_BELOW = "stays_below"
    RATHER_LIES = "rather_lies"
    ONLY_CHOICE = "only_choice"
    BRINGS_CARDS = "brings_cards"
    NOTHING_TO_CAPTURE = "nothing_to_capture"
    FAULT_IS_CERTAIN = "fault_is_certain"
    COSTS_LESS = "costs_less"
    MORE_SPADES = "more_spades"
    MORE_CARDS = "more_cards"
    RARER_SWEEP = "rarer_sweep"
    SAVES_CARD = "saves_card"
    LEAVES_LESS = "leaves_less"
    FOR_NOTHING = "for_nothing"
