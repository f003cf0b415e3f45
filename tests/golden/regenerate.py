"""Make the golden playthroughs anew: ``python -m tests.golden.regenerate [name …]``.

Matches are played by a random player with a seed of its own for each, so the same rules give the same files. What
changes is to be read as a difference, line by line, before it is kept.
"""

from __future__ import annotations

import sys

from cardtable.core.match import Match
from cardtable.core.rules import OptionValue
from cardtable.games.registry import VARIANTS
from tests.contract.setups import by_name, match
from tests.games.piquet import rich
from tests.golden.answers import answers, answers_of
from tests.golden.playthrough import file_of, record_to_keep, text_of

SEEDS = {
    "casino.swedish": 6,
    "casino.overspader": 57,
    "casino.mulle_sassersson": 6,
    "casino.mulle_glimne": 6,
    "casino.finnish": 52,
    "casino.berlin1810": 51,
    "casino.classic": 259,
    "casino.royal": 154,
    "casino.kryp": 3,
    "casino.zwicker": 1,
    "casino.zwicker_jensen": 1,
    "casino.cicera": 56,
    "casino.house": 6,
    "ecarte": 37,
    "ecarte.rotation": 18,
    "ecarte.chouette": 22,
    "piquet.points": 104,
    "piquet.four_deals": 104,
    "piquet.session": 104,
    "piquet.rubicon": 77,
    "piquet.meyers1888": 11,
    "piquet.old36": 104,
    "piquet.kings": 67,
    "piquet.chouette": 104,
    "piquet.robber": 105,
    "piquet.norman": 115,
}
"""Chosen so that the first deal shows as much of the rules as possible."""

MORE = {
    "casino.berlin1810.three": ("casino.berlin1810", 3, 2),
}
"""Further playthroughs: the variant, how many play, and the seed."""

RICH: dict[str, tuple[str, int, dict[str, OptionValue], int]] = {
    "piquet.points.carte_rouge": (
        "piquet.points",
        2,
        {"target": 200, "carte_rouge": True, "repique": "own_partie"},
        130,
    ),
    "piquet.points.in_the_count": ("piquet.points", 2, {"target": 301, "repique": "count"}, 145),
    "piquet.four_deals.prizes": ("piquet.four_deals", 2, {"prizes": "only", "rounding": "hundreds"}, 145),
    "piquet.session.nothing_beaten": ("piquet.session", 2, {"deals": 6, "repique_when": "nothing_beaten"}, 145),
    "piquet.rubicon.rich": ("piquet.rubicon", 2, {}, 85),
    "piquet.meyers1888.rich": ("piquet.meyers1888", 2, {}, 88),
    "piquet.kings.four": ("piquet.kings", 4, {"order": "ab_bc_cd_da_ac_bd"}, 158),
    "piquet.chouette.four": ("piquet.chouette", 4, {"parties": 3, "repique": "own_partie"}, 93),
    "piquet.robber.rich": ("piquet.robber", 4, {}, 554),
    "piquet.norman.each": ("piquet.norman", 3, {"equal_tricks": "each"}, 56),
}
"""Matches of Piquet with hands full of declarations and everything that a player can do: the variant, how many play,
the options, and the seed."""


def main(names: list[str]) -> None:
    """Write the files of ``names``, or all of them."""
    chosen = {kind.id: (kind.id, kind.players[0], SEEDS.get(kind.id, 1)) for kind in VARIANTS} | MORE
    for name, (variant, players, seed) in chosen.items():
        if not names or name in names:
            _write(name, match(by_name(variant, players), seed))
    for name, (variant, players, options, seed) in RICH.items():
        if not names or name in names:
            _write(name, rich.match(by_name(variant, players, **options).rule_set, seed))


def _write(name: str, played: Match) -> None:
    record = record_to_keep(played)
    file = file_of(name)
    for path, text in ((file, text_of(record)), (answers_of(file), answers(record))):
        path.write_text(text, encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
