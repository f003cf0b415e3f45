"""The names of the computer players in the code; what people see is worded elsewhere."""

from __future__ import annotations

PLAYERS: tuple[str, ...] = ("beginner", "greedy", "counter", "planner", "searcher")
"""The computer players, from the weakest to the strongest.

* ``beginner`` sees what is obvious, overlooks what is not, and forgets, like a person who has just learnt the game;
* ``greedy`` takes what counts most at once and gives no thought to what follows;
* ``counter`` remembers every card, and compares what it takes with what it leaves for the next player;
* ``planner`` plays a few sampled deals out in its head;
* ``searcher`` plays as many out as time allows, and plays exactly once all hidden cards are known and few are left.
"""
UNTIMED = PLAYERS[:3]
"""Players that never use the clock, because more time changes nothing for them."""
STRONGEST = PLAYERS[-1]
"""The player that gives hints and judges decisions."""
COMPANION = "companion"
"""The player that plays about as well as the person: sometimes like one of ``PLAYERS``, sometimes like the next."""
EVERYBODY = (*PLAYERS, COMPANION)
USUAL_LEVEL = 1.0
"""The level (a place among ``PLAYERS``, from 0) that is assumed for a person of whom nothing is known."""
