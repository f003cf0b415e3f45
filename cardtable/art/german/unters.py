"""The four Unter of the German pack, each looking to the right: drummer, huntsman, lutenist and fool.

Their far arm hangs close to the body, to leave room for the sign, which an Unter has below.
"""

from __future__ import annotations

from cardtable.art.courts import attributes, faces, garments, hair, headgear, patterns
from cardtable.art.courts.half import Half
from cardtable.art.geometry import flatten
from cardtable.art.german import attributes as german_attributes
from cardtable.art.german import garments as german_garments
from cardtable.art.german import headgear as german_headgear
from cardtable.art.german.signs import GOLD
from cardtable.art.palette import BLUE, BRASS, GOLD_HAIR, GREEN, INK, RED, RUSSET, WHITE
from cardtable.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES

_LIPS = "#a8503c"
_HEAD = "translate(-16 -206) scale(1.02)"


def unter_of_acorns() -> Half:
    """A drummer in laced coat and cap."""
    half = Half()
    coat = german_garments.soldier(half, GREEN)
    half.fill(patterns.stripes(coat, 90, 44, 8, 18), BRASS)
    front = garments.front(half, RUSSET, 46, 46)
    half.fill(patterns.scatter(front, german_garments.ACORN_MOTIF, 40, 24, 22), BRASS)
    german_garments.lace(half, 44, (-116, -88), WHITE)
    german_garments.arm_seam(half)
    garments.neck(half, -14, 30)
    half.cloth("M-46 -170C-70 -158 -84 -146 -92 -128L-44 -104L-12 -136L24 -104L78 -128C70 -146 58 -158 32 -168Z", WHITE)
    german_garments.belt(half, GOLD)
    attributes.sleeve(half, GREEN, 168, -104)
    half.line("M128 -20C132 -50 142 -68 154 -74", 2.4)
    german_attributes.drum(half, 52, -46, BLUE, RED)
    german_attributes.drumstick(half, (186, -152), (78, -52))
    german_attributes.drumstick(half, (-62, -50), (26, -46))
    with half.group("rotate(-76 -58 -48)"):
        attributes.fist(half, -58, -48, 0.8)
    attributes.cuff(half, GOLD, 168, -104)
    attributes.fist(half, 168, -126, 0.95)
    with half.group(_HEAD):
        hair.straight(half, RUSSET)
        faces.three_quarter(half, lips=_LIPS, brow=RUSSET)
        hair.fringe_over(half, RUSSET)
        headgear.plume(half, WHITE, RED, "translate(-14 -92) scale(0.95) rotate(14)")
        headgear.cap(half, RED, GREEN, BRASS)
    return half


def unter_of_leaves() -> Half:
    """A huntsman in green with a feathered hat, blowing his horn."""
    half = Half()
    coat = german_garments.soldier(half, GREEN)
    half.fill(patterns.scatter(coat, patterns.LEAF, 34, 24, 20, turn=28), "#3f7a4c")
    front = garments.front(half, RUSSET, 30, 44)
    half.fill(patterns.stripes(front, 0, 26, 6), BRASS)
    garments.trims(half, 30, 44, 16, BRASS)
    german_garments.arm_seam(half)
    garments.neck(half, -14, 30)
    half.cloth("M-46 -170C-80 -160 -98 -148 -106 -128L-54 -96L-10 -138L38 -96L92 -128C84 -148 66 -158 32 -168Z", RED)
    german_attributes.hunting_horn(half, RED)
    arm = attributes.sleeve(half, GREEN, 132, -96)
    half.fill(patterns.scatter(arm, patterns.LEAF, 34, 24, 20, turn=28), "#3f7a4c")
    attributes.cuff(half, BRASS, 132, -100)
    with half.group("rotate(60 122 -136)"):
        attributes.fist(half, 122, -136)
    with half.group(_HEAD):
        hair.rolled(half, INK, "#c9c7bd", in_profile=True)
        faces.profile(half, lips=_LIPS)
        hair.side_fringe_over(half, INK, "#c9c7bd")
        german_headgear.feather(half, WHITE, RED, "translate(-40 -72) scale(0.94) rotate(-52)")
        german_headgear.hunting_hat(half, GREEN, "#1b4632")
    return half


def unter_of_hearts() -> Half:
    """A minstrel in parted colours with his lute."""
    half = Half()
    coat = german_garments.soldier(half, RED)
    half.fill(patterns.stripes(coat, 90, 40, 14), WHITE)
    german_garments.arm_seam(half)
    half.cloth("M-58 -178C-90 -168 -112 -150 -122 -126C-90 -96 90 -96 164 -124C140 -150 100 -168 58 -178Z", BLUE)
    half.trim(flatten("M-122 -126C-90 -96 90 -96 164 -124", 14)[0], -8, 8, BRASS)
    garments.ruff(half, -16, -148, 76, 28)
    attributes.sleeve(half, BLUE, 166, -100)
    german_attributes.lute(half, GOLD, RED)
    with half.group("rotate(-24 160 -118)"):
        attributes.cuff(half, WHITE, 154, -124)
    with half.group("rotate(24 136 -162)"):
        attributes.fist(half, 136, -162, 0.92)
    half.cloth("M-112 -104C-80 -112 -30 -92 8 -72L-4 -38C-40 -56 -90 -62 -114 -46Z", BLUE)
    half.shape("M-4 -78L14 -70L2 -34L-16 -42Z", WHITE, 3.2)
    with half.group("rotate(-70 18 -50)"):
        attributes.fist(half, 18, -50, 0.85)
    with half.group(_HEAD):
        hair.rolled(half, GOLD_HAIR)
        faces.three_quarter(half, lips=_LIPS, brow=RUSSET)
        hair.fringe_over(half, GOLD_HAIR)
        headgear.beret(half, BLUE, RED, GREEN)
        headgear.plume(half, WHITE, RED, "translate(-30 -76) scale(-0.9 1) rotate(8)")
    return half


def unter_of_bells() -> Half:
    """A fool in motley with bells, marotte in hand."""
    half = Half()
    german_garments.soldier(half, GOLD)
    right = half.cloth("M0 -172L40 -176C84 -158 150 -150 188 -112C208 -90 222 -62 236 -24L236 140L0 140Z", RED)
    half.fill(patterns.lozenges(right, 48, 64, 0.5), GOLD)
    left = half.cloth("M0 -172L-40 -176C-76 -166 -98 -156 -106 -134C-116 -104 -112 -60 -104 140L0 140Z", GOLD)
    half.fill(patterns.lozenges(left, 48, 64, 0.5), RED)
    german_garments.arm_seam(half)
    german_garments.dagged_collar(half, BLUE, WHITE)
    for x, y in ((-92, -53), (-47, -57), (-3, -62), (42, -58), (86, -53), (131, -49)):
        german_headgear.small_bell(half, x, y, 9)
    arm = attributes.sleeve(half, BLUE, 164)
    half.fill(patterns.stripes(arm, 75, 38, 16), WHITE)
    attributes.cuff(half, GOLD, 164)
    german_attributes.marotte(half, 164, -362, 0, BLUE, RED)
    attributes.fist(half, 164, -98)
    with half.group("translate(-22 -206) scale(1.0)"):
        hair.straight(half, RUSSET)
        faces.frontal(half, lips=_LIPS, brow=RUSSET)
        german_headgear.fools_cap(half, RED, BLUE)
    return half


UNTERS = {CLUBS: unter_of_acorns, SPADES: unter_of_leaves, HEARTS: unter_of_hearts, DIAMONDS: unter_of_bells}
