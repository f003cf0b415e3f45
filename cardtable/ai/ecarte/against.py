"""The words that pay most against a player who proposes, refuses and exchanges by the old books (``classical``),
computed by ``packaging/generators/ecarte`` and shipped with the program.

An equilibrium loses to nobody, but it does not ask who sits opposite. Against somebody who goes by the list of hands to
be played without proposing, other words bring a little more; at some scores, and for some hands. Where the generator
did not find them better in deals of their own, the words are those of the equilibrium.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cardtable.ai.ecarte.equilibrium import (
    DEALER,
    ELDER,
    FORMS,
    Equilibrium,
    Score,
    difference,
    equilibrium,
    form,
    pack_words,
    score_of,
    scores,
    unpack_words,
)
from cardtable.ai.ecarte.hands import Hand

NAME = "against_the_list.bin"
MAGIC = b"ecarte against the list 1\n"


@dataclass(frozen=True)
class AgainstTheList:
    """The table. ``first`` has a row for each score and seat, with 3 for each hand that proposes or accepts and 0 for
    the others; ``gains`` has what its words bring more than those of the equilibrium, in stakes of a deal.
    """

    first: Mapping[Score, tuple[bytes, bytes]]
    gains: Mapping[Score, tuple[float, float]]

    def proposes(self, hand: Hand, king_turned: bool, needs: tuple[int, int], matsch: bool) -> bool:
        """Return whether elder proposes; ``needs`` are the points that elder and the dealer need before the deal."""
        return bool(self.first[score_of(needs, matsch)][ELDER][form(hand, king_turned)])

    def accepts(self, hand: Hand, king_turned: bool, needs: tuple[int, int], matsch: bool) -> bool:
        """Return whether the dealer accepts the first proposal."""
        return bool(self.first[score_of(needs, matsch)][DEALER][form(hand, king_turned)])

    def gain(self, seat: int, needs: tuple[int, int], matsch: bool) -> float:
        """Return what the equilibrium leaves on the table at this score, for ``ELDER`` or ``DEALER``, in stakes of a
        deal; 0 where nothing was found.
        """
        return self.gains[score_of(needs, matsch)][seat]


def encode_against(table: AgainstTheList, base: Equilibrium) -> bytes:
    """Return the table in its shipped form: where its words differ from those of ``base``."""
    blocks = [
        difference(pack_words(row), pack_words(of_base))
        for score in scores()
        for row, of_base in zip(table.first[score], base.first[score], strict=True)
    ]
    blocks += [struct.pack("<2d", *table.gains[score]) for score in scores()]
    return MAGIC + zlib.compress(b"".join(blocks), 9)


def decode_against(data: bytes, base: Equilibrium) -> AgainstTheList:
    """Return the table from its shipped form; raises ``ValueError`` if ``data`` is not one."""
    size, order = (2 * FORMS + 7) // 8, scores()
    content = zlib.decompress(data[len(MAGIC) :]) if data.startswith(MAGIC) else b""
    if len(content) != len(order) * (2 * size + 16):
        raise ValueError("not a table of words against the list")

    def blocks() -> Iterator[bytes]:
        for place in range(0, 2 * size * len(order), size):
            yield content[place : place + size]

    block = blocks()
    first = {}
    for score in order:
        elder, dealer = (unpack_words(difference(next(block), pack_words(row))) for row in base.first[score])
        first[score] = (elder, dealer)
    gains = struct.iter_unpack("<2d", content[2 * size * len(order) :])
    return AgainstTheList(first, {score: (elder, dealer) for score, (elder, dealer) in zip(order, gains, strict=True)})


@cache
def against_the_list() -> AgainstTheList:
    """Return the shipped table."""
    return decode_against(Path(__file__).with_name(NAME).read_bytes(), equilibrium())
