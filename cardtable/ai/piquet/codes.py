"""The reasons that the players of Piquet give, with their parameters.

* ``keeps_guard`` card: the king or queen keeps a card beside it;
* ``keeps_card`` card: a card worth keeping in an exchange;
* ``buys_many`` count: so many new cards are bought;
* ``only_card``: no other card may be played;
* ``keeps_items`` items: combinations that are kept in an exchange, as items of the family's actions;
* ``point_may_grow`` suit, count: so many cards of a suit (0–3) are kept, to which more may come;
* ``deal_ahead``, ``deal_behind`` points, ``deal_even``: the difference that can be expected of the whole deal;
* ``deal_about_ahead``, ``deal_about_behind`` points, spread, ``deal_about_even`` spread: the expected difference of the
  whole deal, which may be more or less by the spread;
* ``rest_ahead``, ``rest_behind`` points, ``rest_even``: the difference that can be expected of the remaining tricks,
  with what counts at their end;
* ``rest_about_ahead``, ``rest_about_behind`` points, spread, ``rest_about_even`` spread: the expected difference of the
  remaining tricks, which may be more or less by the spread;
* ``partie_at_stake``: so near the end of the match its result counts, and not every point alike;
* ``cashes_winner`` card: no other card can beat the one that is led;
* ``takes_cheaply``: the trick is taken with the card that is missed least;
* ``lets_it_pass``: the trick could be taken, but it is better not to take it;
* ``cards_chance``, ``capot_chance``, ``last_trick_chance`` chance: the player gets these with this chance in percent;
* ``saves_cards``, ``saves_capot`` chance: the opponent fails to get the cards, or all tricks, with this chance;
* ``saves_rubicon`` chance: the player comes to a hundred with this chance in percent, and pays no more than the
  difference;
* ``saves_double`` line, chance: the player comes to the line below which a loser pays double;
* ``stays_at`` total, line: the player comes to so many points at most, which is below the line;
* ``keeps_below`` line, chance: the opponent stays below the line, and pays the more;
* ``fewer_to_pay`` and ``more_to_win``: the loser stays below the line, so that the points of both are added up in what
  is paid, and with the card they are fewer, or more; ``line``;
* ``for_nothing``: what it does about the line, and another card does not, costs no points;
* ``shows_blanche``: carte blanche counts at once;
* ``nothing_to_hide``: what is kept back counts nothing;
* ``misleads`` points: what is kept back brings about so many points more in the tricks than it costs;
* ``makes_repique``: announced now it counts;
* ``counts_everything``: nothing is given away;
* ``claim_holds``, ``claim_fails``: whether the opponent takes the rest however it is played;
* ``fault_is_certain``: what has been seen proves the fault;
* ``names_suit``: at a table with irregularities a new suit has to be named.

Reasons that say in what the best action is better than the next:

* ``better_point``, ``better_sequences``, ``better_sets``, ``better_tricks``, ``better_cards`` more: this part of the
  deal brings so many points more, own less the opponent's; 0 for less than half a point;
* ``better_last_trick`` more: the last trick is taken more often;
* ``likelier_repique``, ``likelier_pique``, ``likelier_capot``: made more often;
* ``rarer_repique``, ``rarer_pique``, ``rarer_capot``: suffered more seldom;
* ``counts_more`` more: the declarations count so many points more;
* ``holds_suit`` suit, count: so many cards of a suit stay together;
* ``holds_item`` items: this combination stays together;
* ``holds_pair`` rank: two cards of a rank, which may become three or four;
* ``keeps_high`` card: an ace or a king stays in the hand;
* ``buys_more``: more cards are bought.
"""

from __future__ import annotations

from enum import StrEnum


class ReasonCode(StrEnum):
    """Why an action is good or bad."""

    KEEPS_GUARD = "keeps_guard"
    KEEPS_CARD = "keeps_card"
    BUYS_MANY = "buys_many"
    ONLY_CARD = "only_card"
    KEEPS_ITEMS = "keeps_items"
    POINT_MAY_GROW = "point_may_grow"
    DEAL_AHEAD = "deal_ahead"
    DEAL_ABOUT_AHEAD = "deal_about_ahead"
    DEAL_ABOUT_BEHIND = "deal_about_behind"
    DEAL_ABOUT_EVEN = "deal_about_even"
    DEAL_BEHIND = "deal_behind"
    DEAL_EVEN = "deal_even"
    REST_AHEAD = "rest_ahead"
    REST_BEHIND = "rest_behind"
    REST_EVEN = "rest_even"
    REST_ABOUT_AHEAD = "rest_about_ahead"
    REST_ABOUT_BEHIND = "rest_about_behind"
    REST_ABOUT_EVEN = "rest_about_even"
    MATCH_AT_STAKE = "partie_at_stake"
    CASHES_WINNER = "cashes_winner"
    TAKES_CHEAPLY = "takes_cheaply"
    LETS_IT_PASS = "lets_it_pass"
    CARDS_CHANCE = "cards_chance"
    SAVES_CARDS = "saves_cards"
    CAPOT_CHANCE = "capot_chance"
    SAVES_CAPOT = "saves_capot"
    LAST_TRICK_CHANCE = "last_trick_chance"
    SAVES_RUBICON = "saves_rubicon"
    SAVES_DOUBLE = "saves_double"
    STAYS_AT = "stays_at"
    KEEPS_BELOW = "keeps_below"
    FEWER_TO_PAY = "fewer_to_pay"
    MORE_TO_WIN = "more_to_win"
    FOR_NOTHING = "for_nothing"
    SHOWS_BLANCHE = "shows_blanche"
    NOTHING_TO_HIDE = "nothing_to_hide"
    MISLEADS = "misleads"
    MAKES_REPIQUE = "makes_repique"
    COUNTS_EVERYTHING = "counts_everything"
    CLAIM_HOLDS = "claim_holds"
    CLAIM_FAILS = "claim_fails"
    FAULT_IS_CERTAIN = "fault_is_certain"
    NAMES_SUIT = "names_suit"
    BETTER_POINT = "better_point"
    BETTER_SEQUENCES = "better_sequences"
    BETTER_SETS = "better_sets"
    BETTER_TRICKS = "better_tricks"
    BETTER_CARDS = "better_cards"
    BETTER_LAST_TRICK = "better_last_trick"
    LIKELIER_REPIQUE = "likelier_repique"
    RARER_REPIQUE = "rarer_repique"
    LIKELIER_PIQUE = "likelier_pique"
    RARER_PIQUE = "rarer_pique"
    LIKELIER_CAPOT = "likelier_capot"
    RARER_CAPOT = "rarer_capot"
    COUNTS_MORE = "counts_more"
    HOLDS_SUIT = "holds_suit"
    HOLDS_ITEM = "holds_item"
    HOLDS_PAIR = "holds_pair"
    KEEPS_HIGH = "keeps_high"
    BUYS_MORE = "buys_more"
