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
    "costs_points",
    "avoids_points",
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
    "majority_chance",
    "jeu_de_regle",
    "improves_with_exchange",
    "risks_penalty",
    "king_wins_partie",
    "marks_king",
    "keeps_king_silent",
    "leads_trump",
    "rule_lead",
    "keeps_guard",
    "keeps_card",
    "buys_many",
    "only_card",
    "chance_of_player",
    "keeps_items",
    "point_may_grow",
    "deal_ahead",
    "deal_behind",
    "deal_even",
    "rest_ahead",
    "rest_behind",
    "rest_even",
    "partie_at_stake",
    "cashes_winner",
    "takes_cheaply",
    "lets_it_pass",
    "cards_chance",
    "saves_cards",
    "capot_chance",
    "saves_capot",
    "last_trick_chance",
    "shows_blanche",
    "nothing_to_hide",
    "makes_repique",
    "counts_everything",
    "claim_holds",
    "claim_fails",
)
"""Codes of reasons, with their parameters:

* ``captures_card`` card: takes a card that counts by itself;
* ``costs_points`` points: takes cards that count so many points where the fewest points win;
* ``avoids_points`` points: the dearest other action would cost so many points more;
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

Écarté:

* ``majority_chance`` chance: takes at least three tricks with this chance in percent;
* ``jeu_de_regle``: one of the classical hands to be played without an exchange;
* ``improves_with_exchange``: new cards promise more than these;
* ``risks_penalty``: without an exchange the loser's opponent marks two points;
* ``king_wins_partie``: marking the king is enough to win the partie;
* ``marks_king``: the king of trumps counts a point now or never;
* ``keeps_king_silent``: the point is hardly needed, and the opponent does not know where the king is;
* ``leads_trump`` card: trumps are led;
* ``rule_lead`` number: the lead that the classical rules recommend, by its place among the eight of the source;
* ``keeps_guard`` card: the king or queen keeps a card beside it;
* ``keeps_card`` card: a card worth keeping in an exchange;
* ``buys_many`` count: so many new cards are bought;
* ``only_card``: no other card may be played;
* ``chance_of_player`` seat, chance: the player on this seat is expected to win the partie with this chance in percent.

Piquet:

* ``keeps_items`` items: what stays together in an exchange, as items of the family's actions;
* ``point_may_grow`` suit, count: so many cards of a suit (0–3) are kept, to which more may come;
* ``deal_ahead``, ``deal_behind`` points, ``deal_even``: the difference that can be expected of the whole deal;
* ``rest_ahead``, ``rest_behind`` points, ``rest_even``: that of the tricks that are left with what counts at their end;
* ``partie_at_stake``: so near the end of the partie its result counts, and not every point alike;
* ``cashes_winner`` card: nobody can beat the card that is led;
* ``takes_cheaply``: the trick is taken with the card that is missed least;
* ``lets_it_pass``: the trick could be taken and better is not;
* ``cards_chance``, ``capot_chance``, ``last_trick_chance`` chance: the player gets these with this chance in percent;
* ``saves_cards``, ``saves_capot`` chance: the opponent fails to get the cards, or all tricks, with this chance;
* ``shows_blanche``: carte blanche counts at once;
* ``nothing_to_hide``: what is kept back counts nothing;
* ``makes_repique``: announced now it counts;
* ``counts_everything``: nothing is given away;
* ``claim_holds``, ``claim_fails``: whether the opponent takes the rest however it is played.
"""
