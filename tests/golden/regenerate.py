"""Make the golden playthroughs anew: ``python -m tests.golden.regenerate [name …]``.

Parties are played by a random player with a seed of its own for each, so the same rules give the same files. What
changes is to be read as a difference, line by line, before it is kept.
"""

from __future__ import annotations

import sys

from cardtable.games.registry import VARIANTS
from tests.contract.setups import by_name, partie
from tests.golden.playthrough import file_of, record_to_keep, text_of

SEEDS = {
    "casino.swedish": 6,
    "casino.overspader": 57,
    "casino.mulle_sassersson": 6,
    "casino.mulle_glimne": 6,
    "casino.finnish": 52,
    "casino.berlin1810": 51,
    "ecarte": 37,
    "ecarte.rotation": 18,
}
"""Chosen so that the first deal shows as much of the rules as possible."""

MORE = {
    "casino.berlin1810.three": ("casino.berlin1810", 3, 2),
}
"""Further playthroughs: the variant, how many play, and the seed."""


def main(names: list[str]) -> None:
    """Write the files of ``names``, or all of them."""
    chosen = {kind.id: (kind.id, kind.players[0], SEEDS.get(kind.id, 1)) for kind in VARIANTS} | MORE
    for name, (variant, players, seed) in chosen.items():
        if not names or name in names:
            file_of(name).write_text(text_of(record_to_keep(partie(by_name(variant, players), seed))), encoding="utf-8")
            print(file_of(name))


if __name__ == "__main__":
    main(sys.argv[1:])
