"""The table of the first decisions, computed by ``packaging/generators/ecarte`` and shipped with the program.

It contains, all for optimal play of both sides:

* for each of the 63,826 hands and each score: whether to propose or play, and whether to accept or refuse; in addition,
  as chances in thirds, these decisions when only points count, and those about proposals after the first exchange,
  where the score makes almost no difference;
* for each set of up to four kept cards, the result after an exchange: the chance of the majority of tricks, the chance
  of taking all five and that of holding the king, the last two less the opponent's chance;
* the worth of a match at each score, in stakes, with and without *matsch*.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from cardtable.ai.ecarte.hands import Hand, canonical

NAME = "equilibrium.bin"
MAGIC = b"ecarte 1\n"
FORMS = 31_913
"""The number of hands of five cards with the king turned up, and as many without."""
KEPT = 7_599
"""The number of sets of up to four cards."""
ELDER, DEALER = 0, 1
NEEDS = range(1, 6)
"""The numbers of points that a player can need to win the match."""
GROUPS = 4
"""The number of groups of kept cards: for elder, and for a dealer whose opponent changes one or two, three, or more
cards.
"""

Score: TypeAlias = tuple[bool, int, int]
"""Whether *matsch* is possible, and the points that elder and the dealer need."""


class Kept(NamedTuple):
    """The worth of kept cards to their owner after an exchange, as chances between 0 and 1 or differences between -1
    and 1.
    """

    majority: float
    vole: float
    king: float


@dataclass(frozen=True)
class Equilibrium:
    """The table. A row has, for each hand, the chance to propose or accept, in thirds.

    ``first`` has a row (of 0 and 3 only) for each score, by (matsch, elder needs, dealer needs), and each seat;
    ``later`` has one for each seat, for proposals after an exchange; ``points`` has one for each seat, for play in
    which only points count. The other fields are described at the top of the module.
    """

    first: dict[Score, tuple[bytes, bytes]]
    later: tuple[bytes, bytes]
    points: tuple[bytes, bytes]
    parts: bytes
    matches: tuple[tuple[float, ...], tuple[float, ...]]

    def propose(self, hand: Hand, king_turned: bool, needs: tuple[int, int], matsch: bool) -> float:
        """Return the chance that elder makes the first proposal; ``needs`` are the points that elder and the dealer
        need before the deal.
        """
        return self.first[score_of(needs, matsch)][ELDER][form(hand, king_turned)] / 3

    def accept(self, hand: Hand, king_turned: bool, needs: tuple[int, int], matsch: bool) -> float:
        """Return the chance that the dealer accepts the first proposal."""
        return self.first[score_of(needs, matsch)][DEALER][form(hand, king_turned)] / 3

    def later_share(self, seat: int, hand: Hand, king_turned: bool) -> float:
        """Return the chance that ``ELDER`` proposes again, or that ``DEALER`` accepts, after an exchange."""
        return self.later[seat][form(hand, king_turned)] / 3

    def kept(self, cards: Hand, opponent_changed: int | None, king_turned: bool) -> Kept:
        """Return the worth of kept ``cards`` to elder (``opponent_changed`` None), or to a dealer after elder has
        changed ``opponent_changed`` cards.
        """
        group = 0 if opponent_changed is None else 1 if opponent_changed <= 2 else min(3, opponent_changed - 1)
        place = 3 * (group * KEPT + kept_numbers()[canonical(cards)])
        majority, vole, king = self.parts[place : place + 3]
        # The chance of holding the king is a mean over all turned cards, one eighth of them kings.
        return Kept(majority / 255, vole / 127 - 1, 0.0 if king_turned else (king / 127 - 1) * 8 / 7)

    def match(self, elder_needs: int, dealer_needs: int, matsch: bool) -> float:
        """Return what a match is worth to elder before a deal, in stakes. A player with negative points counts as one
        with none.
        """
        return self.matches[matsch][6 * min(elder_needs, NEEDS[-1]) + min(dealer_needs, NEEDS[-1])]


def score_of(needs: tuple[int, int], matsch: bool) -> Score:
    """Return the score at which elder and the dealer have these ``needs`` before a deal; ``matsch`` says whether the
    rules know it.
    """
    elder, dealer = (min(one, NEEDS[-1]) for one in needs)
    return matsch and max(elder, dealer) == NEEDS[-1], elder, dealer


def scores() -> list[Score]:
    """Return the scores in the order of computation, by (matsch, elder needs, dealer needs). Once both players have a
    point, no *matsch* is possible, and the rows without it are used.
    """
    return [
        (matsch, elder, total - elder)
        for matsch in (False, True)
        for total in range(2, 11)
        for elder in NEEDS
        if total - elder in NEEDS and (not matsch or elder == 5 or total - elder == 5)
    ]


def pack_row(row: bytes) -> bytes:
    """Return thirds of a chance packed into bytes, four in each."""
    padded = row + bytes(-len(row) % 4)
    return bytes(a | b << 2 | c << 4 | d << 6 for a, b, c, d in zip(*(padded[k::4] for k in range(4)), strict=True))


_UNPACKED = tuple(bytes((byte & 3, byte >> 2 & 3, byte >> 4 & 3, byte >> 6)) for byte in range(256))


def unpack_row(packed: bytes) -> bytes:
    """Undo ``pack_row``; the result can have up to three padding entries more."""
    return b"".join(map(_UNPACKED.__getitem__, packed))


def encode(table: Equilibrium) -> bytes:
    """Return the table in its shipped form. Rows of scores are stored as differences from the row of points, which
    compresses best.
    """
    blocks = [table.parts]
    blocks += [pack_row(row) for row in table.points]
    blocks += [pack_row(row) for row in table.later]
    for score in scores():
        for seat, row in enumerate(table.first[score]):
            blocks.append(difference(pack_words(row), pack_words(table.points[seat])))
    blocks += [struct.pack("<36d", *values) for values in table.matches]
    return MAGIC + zlib.compress(b"".join(blocks), 9)


def decode(data: bytes) -> Equilibrium:
    """Return the table from its shipped form; raises ``ValueError`` if ``data`` is not one."""
    if not data.startswith(MAGIC):
        raise ValueError("not a table of first decisions")
    content = zlib.decompress(data[len(MAGIC) :])
    place = 0

    def take(count: int) -> bytes:
        nonlocal place
        place += count
        return content[place - count : place]

    parts = take(GROUPS * KEPT * 3)
    row_size = (2 * FORMS + 3) // 4
    points = (_row(take(row_size)), _row(take(row_size)))
    words = [pack_words(row) for row in points]
    later = (_row(take(row_size)), _row(take(row_size)))
    first = {}
    for score in scores():
        elder, dealer = (unpack_words(difference(take(len(one)), one)) for one in words)
        first[score] = (elder, dealer)
    plain, matsch = (tuple(struct.unpack("<36d", take(288))) for _ in range(2))
    if place != len(content):
        raise ValueError("not a table of first decisions")
    return Equilibrium(first, later, points, parts, (plain, matsch))


@cache
def equilibrium() -> Equilibrium:
    """Return the shipped table."""
    return decode(Path(__file__).with_name(NAME).read_bytes())


def pack_words(row: bytes) -> bytes:
    """Return the more likely word for each hand, eight in each byte."""
    bits = int(bytes(49 if third >= 2 else 48 for third in row), 2)
    return bits.to_bytes((len(row) + 7) // 8, "big")


def unpack_words(packed: bytes) -> bytes:
    """Return a row of 0 and 3 from its words."""
    return bytes(3 if digit == "1" else 0 for digit in f"{int.from_bytes(packed, 'big'):0{2 * FORMS}b}")


def _row(packed: bytes) -> bytes:
    return unpack_row(packed)[: 2 * FORMS]


def difference(row: bytes, base: bytes) -> bytes:
    """Return where two rows of words differ; applied to that and ``base`` it gives the row back."""
    size = len(row)
    return (int.from_bytes(row, "big") ^ int.from_bytes(base, "big")).to_bytes(size, "big")


def form(hand: Hand, king_turned: bool) -> int:
    """Return the place of a hand of five cards in a row."""
    return _form_numbers()[canonical(hand)] + FORMS * king_turned


@cache
def _form_numbers() -> dict[int, int]:
    return {key: number for number, key in enumerate(_keys(5, 5))}


@cache
def kept_numbers() -> dict[int, int]:
    """Return the place of each set of up to four cards in the table, by its ``canonical`` number."""
    return {key: number for number, key in enumerate(_keys(0, 4))}


def _keys(fewest: int, most: int) -> list[int]:
    """Return all ``canonical`` numbers of sets with ``fewest`` to ``most`` cards, in ascending order."""
    masks = [(mask, mask.bit_count()) for mask in range(256) if mask.bit_count() <= most]
    found = []
    for trumps, trump_count in masks:
        if trumps >= 128:
            break
        for first, first_count in masks:
            left = most - trump_count - first_count
            if left < 0:
                continue
            for second, second_count in masks:
                if second > first:
                    break
                if second_count > left:
                    continue
                for third, third_count in masks:
                    if third > second:
                        break
                    if (
                        third_count <= left - second_count
                        and trump_count + first_count + second_count + third_count >= fewest
                    ):
                        found.append(trumps << 24 | first << 16 | second << 8 | third)
    return found
