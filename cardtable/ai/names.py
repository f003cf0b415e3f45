"""The identities of the computer players; each surface words them itself."""

from __future__ import annotations

PLAYERS: tuple[str, ...] = ("beginner", "greedy", "counter", "planner", "searcher")
"""From the weakest to the strongest.

* ``beginner`` sees what is obvious, overlooks what is not, and forgets, as people do who have just learnt the game;
* ``greedy`` takes what counts most at once and gives no thought to what follows;
* ``counter`` remembers every card and weighs what it takes against what it leaves the next player;
* ``planner`` plays a few sampled deals out in its head;
* ``searcher`` plays as many out as time allows, and plays exactly once all hidden cards are known and few are left.
"""
UNTIMED = PLAYERS[:3]
"""Who never looks at the clock, whatever there is to decide: more time changes nothing."""
STRONGEST = PLAYERS[-1]
"""Who gives hints and judges."""
COMPANION = "companion"
"""Plays about as well as the person she plays with: now as one of ``PLAYERS`` would, now as the next."""
EVERYBODY = (*PLAYERS, COMPANION)
USUAL_LEVEL = 1.0
"""The place among ``PLAYERS``, from 0 up, that somebody is taken to have of whom nothing is known."""
