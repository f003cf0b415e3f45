"""The four Ober of the German pack, officers in armour or uniform, each looking to the right."""

from __future__ import annotations

from cardtable.art.courts import attributes, faces, garments, hair, headgear, patterns
from cardtable.art.courts.half import Half
from cardtable.art.german import attributes as german_attributes
from cardtable.art.german import garments as german_garments
from cardtable.art.german import headgear as german_headgear
from cardtable.art.german.signs import GOLD
from cardtable.art.palette import BLUE, BRASS, GOLD_HAIR, GREEN, INK, RED, RUSSET, SILVER, WHITE
from cardtable.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES

_LIPS = "#a8503c"
_HEAD = "translate(-20 -206) scale(1.02)"


def ober_of_acorns() -> Half:
    """A captain in cuirass and sash under a plumed hat, his sabre drawn."""
    half = Half()
    cloth = garments.robe(half, RUSSET)
    half.fill(patterns.stripes(cloth, 90, 40, 18, 11), BRASS)
    german_garments.cuirass(half, SILVER, BRASS)
    german_garments.sash(half, RED, BRASS)
    garments.ruff(half, -14, -142, 92, 34)
    arm = attributes.sleeve(half, RUSSET)
    half.fill(patterns.stripes(arm, 80, 36, 16), BRASS)
    attributes.cuff(half, WHITE)
    german_attributes.sabre(half, 160, -124)
    attributes.fist(half, 160, -92)
    with half.group("translate(0 -206) scale(0.98)"):
        hair.flowing(half, RUSSET)
        faces.three_quarter(half, lips=_LIPS, stern=True)
        hair.moustache(half, RUSSET)
        hair.small_moustache(half, RUSSET)
        headgear.plume(half, RED, INK, "translate(-2 -108) scale(-0.96 0.96) rotate(10)")
        german_headgear.slouch_hat(half, INK, RED)
    return half


def ober_of_leaves() -> Half:
    """A man-at-arms in sallet and plate under a green tabard, with lance and pennon."""
    half = Half()
    garments.robe(half, SILVER)
    half.line("M-196 -110C-176 -60 -176 -20 -186 10M-160 -130C-150 -90 -150 -40 -154 0", 2.4)
    tabard = half.cloth(
        "M-56 -176C-104 -166 -130 -150 -140 -124C-150 -60 -140 0 -132 140L126 140C136 0 150 -60 140 -124"
        "C130 -150 104 -166 56 -176Z",
        GREEN,
    )
    half.fill(patterns.scatter(tabard, german_garments.LEAF_MOTIF, 52, 32, 30, clearance=2), BRASS)
    half.trim([(0, -150), (0, 80)], -12, 12, RED)
    half.studs([(0, -90), (0, 60)], 26, 6, BRASS)
    german_garments.gorget(half, SILVER)
    attributes.sleeve(half, SILVER)
    half.line("M112 20C120 -20 132 -44 146 -56M190 30C196 0 200 -30 196 -52", 2.4)
    attributes.cuff(half, BRASS)
    german_attributes.lance(half, 162, -370, 30, RED, WHITE)
    attributes.fist(half, 162, -98)
    with half.group(_HEAD):
        hair.straight(half, GOLD_HAIR)
        faces.three_quarter(half, lips=_LIPS, brow=RUSSET)
        hair.small_moustache(half, GOLD_HAIR)
        german_headgear.sallet(half, SILVER, BRASS)
    return half


def ober_of_hearts() -> Half:
    """A black-bearded colonel in a combed helmet, a heart on his breast, with a mace."""
    half = Half()
    cloth = garments.robe(half, BLUE)
    half.fill(patterns.lozenges(cloth, 44, 58, 0.5), BRASS)
    german_garments.cuirass(half, SILVER, RED)
    with half.group("translate(-14 -72) scale(0.56)"):
        half.shape(
            "M0 50C-9 29 -49 8 -49 -21C-49 -38 -37 -48 -24 -48C-12 -48 -3 -41 0 -29"
            "C3 -41 12 -48 24 -48C37 -48 49 -38 49 -21C49 8 9 29 0 50Z",
            RED,
            6,
        )
    german_garments.gorget(half, BRASS)
    arm = attributes.sleeve(half, BLUE)
    half.fill(patterns.lozenges(arm, 44, 58, 0.5), BRASS)
    attributes.cuff(half, RED)
    german_attributes.mace(half, 162, -352, 10)
    attributes.fist(half, 162, -98)
    with half.group(_HEAD):
        hair.flowing(half, INK, SILVER)
        faces.three_quarter(half, lips=_LIPS, stern=True)
        hair.square_beard(half, INK, SILVER)
        german_headgear.burgonet(half, SILVER, RED)
    return half


def ober_of_bells() -> Half:
    """An ensign in slashed sleeves and beret, seen from the side, with his flag."""
    half = Half()
    cloth = garments.robe(half, RED)
    half.fill(patterns.chevrons(cloth, 0, 44, 20, -38), GOLD)
    front = garments.front(half, BLUE, 40, 54)
    half.fill(patterns.scatter(front, german_garments.BELL_MOTIF, 34, 24, 22), GOLD)
    garments.trims(half, 40, 54, 16, WHITE)
    puffed = garments.puff(half, GOLD)
    half.fill(patterns.stripes(puffed, 66, 36, 17), RED)
    puffed = garments.puff_front(half, GOLD)
    half.fill(patterns.stripes(puffed, -66, 36, 17), RED)
    garments.ruff(half, -18, -142, 100, 36)
    attributes.sleeve(half, BLUE, 122, -78)
    attributes.cuff(half, WHITE, 122, -78)
    german_attributes.flag(half, 122, -366, 20, (BLUE, GOLD))
    attributes.fist(half, 122, -92)
    with half.group("translate(-14 -200) scale(0.94)"):
        hair.rolled(half, RUSSET, in_profile=True)
        faces.profile(half, lips=_LIPS, brow=RUSSET)
        hair.side_fringe_over(half, RUSSET)
        half.fill("M40 22C30 22 20 26 12 34C6 40 0 40 -4 36C0 48 16 46 26 38C32 34 40 32 44 28Z", RUSSET)
        headgear.beret(half, RED, BLUE, GREEN)
        headgear.plume(half, GOLD, RED, "translate(-28 -70) scale(-1.0 1.0) rotate(6)")
    return half


OBERS = {CLUBS: ober_of_acorns, SPADES: ober_of_leaves, HEARTS: ober_of_hearts, DIAMONDS: ober_of_bells}
