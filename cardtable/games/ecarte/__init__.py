"""Écarté for two persons, and for more persons who take turns at the table while the others, the gallery, bet.

``RULES.md`` has every ruling with its source, a German rule book and Cavendish's laws of 1886.

Announcements (``Announced``), made by a seat or by -1, nobody:

* ``new_partie`` number, first, second: in a rotation, the players of the match that begins; ``new_box`` the same at a
  chouette, where the first is the banker;
* ``bet`` on, units and ``no_bet``: a spectator before the first card of a match;
* ``king_turned``: the dealer turned up a king;
* ``propose``, ``plays``: elder asks for an exchange, or plays without one;
* ``how_many``, ``play_then``: the dealer accepts or refuses;
* ``number`` count, ``packet`` count: how many cards a player changes, ``packet`` if all five; the dealer may change 0;
* ``stock_empty``: the stock is used up, so elder plays;
* ``king``: a player marks the king;
* ``point`` tricks, ``vole`` tricks: said by the player who has won the tricks.

Score lines: ``king_turned``, ``king``; ``point`` and ``vole``, or for tricks against elder who did not propose
``stood_point`` and against a dealer who refused the first proposal ``refused_point`` (all four with tricks, 3 to 5);
``capped`` counted, most: the points above the limit of a deal, negative. Not marked: ``bet`` on, units (no points); and
in units of the accounts ``stake_won``, ``stake_lost`` stake, factor; ``pool_won``, ``pool_lost``; ``pool_paid`` units,
factor: what a loser puts into the pool (no points); ``bet_won``, ``bet_lost`` on, units, covered;
``bet_returned`` on, units, back (no points).

Reasons of cards that move: ``dealt``, ``turned``, ``discarded``, ``bought``, ``played``, ``trick``.

Refusals: ``not_now`` text, phase; ``bet_on_a_player`` seat; ``bet_too_high`` units, most; ``change_at_least`` cards,
least; ``change_at_most`` cards, most; ``must_follow`` card, suit; ``must_head`` card, lead; ``must_trump`` card, suit;
``king_not_held`` suit; ``king_is_marked``; ``king_too_late``; and those that are common to all families.
"""
