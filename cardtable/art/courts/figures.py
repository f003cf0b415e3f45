"""The twelve court figures, each looking to the right; those that look to the left are mirrored on the card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardtable.art.courts import attributes, faces, garments, hair, headgear, patterns
from cardtable.art.courts.half import Half
from cardtable.art.geometry import flatten, path_of
from cardtable.art.palette import BLUE, BRASS, GOLD_HAIR, GREEN, INK, RED, RUSSET, SILVER, WHITE
from cardtable.art.pips import HEART
from cardtable.core.cards import CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES

_LIPS = "#a8503c"


def king_of_spades() -> Half:
    """A dark king in ermine and lilies under a closed crown, with a sword."""
    half = Half()
    cloth = garments.robe(half, BLUE)
    half.fill(patterns.scatter(cloth, patterns.LILY, 46, 30, 24, clearance=1), BRASS)
    tunic = garments.front(half, RED, 40, 64)
    half.fill(patterns.chevrons(tunic, 0, 30, 13, 40), BRASS)
    garments.trims(half, 40, 64, 20, BRASS, stud=RED)
    garments.ermine_cape(half)
    arm = attributes.sleeve(half, BLUE)
    half.fill(patterns.scatter(arm, patterns.LILY, 46, 30, 24, shift=(10, 8)), BRASS)
    attributes.cuff(half, WHITE)
    attributes.sword(half, 162, -134, 230, INK)
    attributes.fist(half, 162, -98)
    with half.group("translate(-22 -206) scale(1.04)"):
        hair.flowing(half, INK, SILVER)
        faces.three_quarter(half, stern=True)
        hair.full_beard(half, INK, SILVER)
        headgear.imperial_crown(half, RED, headgear.JEWELS_BLUE)
    return half


def king_of_hearts() -> Half:
    """A fair king with a forked beard and a crown of lilies, with a sceptre that bears a heart."""
    half = Half()
    cloth = garments.robe(half, RED)
    half.fill(patterns.lozenges(cloth, 44, 62, 0.62), BRASS)
    half.fill(patterns.lozenges(cloth, 44, 62, 0.26), RED)
    tunic = garments.front(half, BLUE, 44, 74)
    half.fill(patterns.stripes(tunic, 90, 19, 6, 6.5), WHITE)
    garments.trims(half, 44, 74, 22, BRASS, stud=BLUE)
    cape = half.cloth(
        "M-60 -178C-110 -164 -160 -144 -186 -108C-170 -92 -150 -78 -126 -70L-108 -86L-92 -60L-70 -78"
        "L-50 -54L-26 -74L0 -50"
        "L26 -74L50 -54L70 -78L92 -60L108 -86L126 -70C150 -78 170 -92 186 -108C160 -144 110 -164 60 -178Z",
        BRASS,
    )
    half.fill(patterns.scatter(cape, patterns.HEART_MOTIF, 40, 22, 15, clearance=1), RED)
    arm = attributes.sleeve(half, RED)
    half.fill(patterns.lozenges(arm, 44, 62, 0.62), BRASS)
    half.fill(patterns.lozenges(arm, 44, 62, 0.26), RED)
    attributes.cuff(half, WHITE)
    with half.group("rotate(5 162 -98)"):
        attributes.sceptre(half, 162, -340, -40, HEART)
    attributes.fist(half, 162, -98)
    with half.group("translate(-22 -206) scale(1.04)"):
        hair.rolled(half, GOLD_HAIR)
        faces.three_quarter(half, brow=RUSSET)
        hair.forked_beard(half, GOLD_HAIR)
        headgear.lily_crown(half, BLUE, headgear.JEWELS_RED)
    return half


def king_of_diamonds() -> Half:
    """A white-haired king seen from the side, in turban and rays, with a battle axe."""
    half = Half()
    cloth = garments.robe(half, GREEN)
    half.fill(patterns.scatter(cloth, patterns.QUATREFOIL, 48, 27, 24, clearance=1), BRASS)
    half.fill(patterns.scatter(cloth, patterns.DOT, 48, 27, 8, clearance=9), RED)
    tunic = garments.front(half, WHITE, 40, 60)
    half.fill(patterns.stripes(tunic, 0, 26, 11), RED)
    garments.trims(half, 40, 60, 20, BRASS, stud=GREEN)
    collar = half.cloth(
        "M-34 -172C-100 -162 -168 -140 -196 -102C-150 -62 -80 -50 0 -48C80 -50 150 -62 196 -102"
        "C168 -140 100 -162 34 -172Z",
        RED,
    )
    half.fill(patterns.scatter(collar, patterns.LOZENGE, 34, 17, 20, clearance=0), BRASS)
    half.trim(flatten("M-196 -102C-150 -62 -80 -50 0 -48C80 -50 150 -62 196 -102", 16)[0], -9, 9, WHITE)
    arm = attributes.sleeve(half, GREEN)
    half.fill(patterns.scatter(arm, patterns.QUATREFOIL, 48, 27, 24, shift=(12, 4), clearance=1), BRASS)
    half.fill(patterns.scatter(arm, patterns.DOT, 48, 27, 8, shift=(12, 4), clearance=9), RED)
    attributes.cuff(half, BRASS)
    attributes.battle_axe(half, 152, -330, -46, RUSSET)
    attributes.fist(half, 152, -98)
    with half.group("translate(-22 -206) scale(1.04)"):
        hair.rolled(half, WHITE, in_profile=True)
        faces.profile(half, brow="#8f8d84")
        hair.profile_beard(half, WHITE)
        headgear.rayed_crown(half, BLUE, headgear.JEWELS_GREEN)
    return half


def king_of_clubs() -> Half:
    """A russet king with a square beard and a chain of office, holding the orb."""
    half = Half()
    cloth = garments.robe(half, BRASS)
    half.fill(patterns.stripes(cloth, 62, 40, 16), INK)
    half.fill(patterns.stripes(cloth, 62, 40, 4, 26), RED)
    tunic = garments.front(half, BLUE, 46, 70)
    half.fill(patterns.scatter(tunic, patterns.CROSS, 30, 19, 15, clearance=0), WHITE)
    garments.trims(half, 46, 70, 22, RED, stud=BRASS)
    half.cloth(
        "M-58 -178C-100 -168 -136 -150 -160 -124C-146 -92 -90 -66 0 -58C90 -66 146 -92 160 -124"
        "C136 -150 100 -168 58 -178Z",
        WHITE,
    )
    garments.chain(half, "M-132 -140C-110 -100 -60 -78 0 -72C60 -78 110 -100 132 -140", 22, 9)
    arm = attributes.sleeve(half, BRASS, 156, -76)
    half.fill(patterns.stripes(arm, 62, 40, 16), INK)
    half.fill(patterns.stripes(arm, 62, 40, 4, 26), RED)
    attributes.cuff(half, RED, 156, -76)
    attributes.palm_under(half, 156, -106)
    attributes.orb(half, 156, -152, 46, BLUE)
    with half.group("translate(-22 -206) scale(1.04)"):
        hair.rolled(half, RUSSET)
        faces.three_quarter(half, stern=True)
        hair.square_beard(half, RUSSET)
        headgear.spiked_crown(half, GREEN, headgear.JEWELS_RED)
    return half


def queen_of_spades() -> Half:
    """A dark queen under a veil, in a gown of stars, with a mirror."""
    half = Half()
    with half.group("translate(-20 -220) scale(1.06)"):
        headgear.veil(half, BLUE, WHITE)
    cloth = garments.robe(half, INK)
    half.fill(patterns.scatter(cloth, patterns.STAR, 44, 26, 22, clearance=0), BRASS)
    bodice = garments.front(half, RED, 70, 40)
    half.fill(patterns.lozenges(bodice, 26, 34, 0.5), BRASS)
    garments.trims(half, 70, 40, 18, SILVER, stud=RED)
    garments.square_neckline(half, BRASS, RED)
    garments.neck(half, -16)
    garments.necklace(half, "M-44 -140C-30 -116 30 -116 44 -140")
    arm = attributes.sleeve(half, INK, 150, -84)
    half.fill(patterns.scatter(arm, patterns.STAR, 44, 26, 22, shift=(4, 8), clearance=0), BRASS)
    half.line(path_of(arm), 2.4, SILVER)
    attributes.cuff(half, WHITE, 150, -84)
    attributes.mirror(half, 150, -236)
    attributes.fist(half, 150, -92, 0.92)
    with half.group("translate(-20 -220) scale(1.06)"):
        hair.flowing(half, INK, SILVER)
        faces.three_quarter(half, lady=True)
        hair.parted_over(half, INK, SILVER)
        headgear.coronet(half, BLUE, headgear.JEWELS_RED)
    return half


def queen_of_hearts() -> Half:
    """A fair queen with braids and slashed sleeves, with a rose."""
    half = Half()
    cloth = garments.robe(half, RED)
    half.fill(patterns.scatter(cloth, patterns.HEART_MOTIF, 36, 22, 16), BRASS)
    bodice = garments.front(half, GREEN, 74, 36)
    half.fill(patterns.chevrons(bodice, 0, 28, 10, 30), BRASS)
    garments.trims(half, 74, 36, 18, BRASS, stud=RED)
    garments.decolletage(half)
    garments.neck(half, -16)
    garments.neckline(half, WHITE, RED)
    garments.necklace(half, "M-46 -146C-34 -112 34 -112 46 -146", fill=BRASS)
    puffed = garments.puff(half, WHITE)
    half.fill(patterns.stripes(puffed, 70, 34, 17), RED)
    arm = garments.puff_front(half, WHITE)
    half.fill(patterns.stripes(arm, -70, 34, 17), RED)
    attributes.sleeve(half, GREEN, 150, -78)
    attributes.cuff(half, BRASS, 150, -78)
    attributes.rose(half, 150, -262, RED, GREEN, 190)
    attributes.raised_hand(half, 150, -112)
    with half.group("translate(-20 -220) scale(1.06)"):
        hair.braids(half, GOLD_HAIR, band=RED)
        faces.three_quarter(half, lady=True, brow=RUSSET)
        hair.parted_over(half, GOLD_HAIR)
        headgear.coronet(half, RED, headgear.JEWELS_BLUE)
    return half


def queen_of_diamonds() -> Half:
    """A queen in a netted headdress and a ruff, with a fan."""
    half = Half()
    cloth = garments.robe(half, BLUE)
    half.fill(patterns.lozenges(cloth, 40, 56, 0.5), WHITE)
    half.fill(patterns.lozenges(cloth, 40, 56, 0.24), RED)
    bodice = garments.front(half, BRASS, 70, 44)
    half.fill(patterns.stripes(bodice, 90, 22, 8, 7), RED)
    garments.trims(half, 70, 44, 18, WHITE, stud=BLUE)
    garments.ruff(half, -18, -146, 128, 46)
    arm = attributes.sleeve(half, BLUE, 140, -70)
    half.fill(patterns.lozenges(arm, 40, 56, 0.5), WHITE)
    half.fill(patterns.lozenges(arm, 40, 56, 0.24), RED)
    attributes.cuff(half, WHITE, 140, -70)
    attributes.fan(half, 137, -112, WHITE, RED)
    attributes.fist(half, 140, -84, 0.9)
    with half.group("translate(-20 -220) scale(1.06)"):
        hair.coils(half, RUSSET)
        faces.three_quarter(half, lady=True, brow=RUSSET)
        hair.parted_over(half, RUSSET)
        headgear.heart_hood(half, RED, BRASS)
    return half


def queen_of_clubs() -> Half:
    """A queen seen from the front, with coiled hair and a wreath, with lilies."""
    half = Half()
    cloth = garments.robe(half, GREEN)
    half.fill(patterns.scatter(cloth, patterns.LEAF, 30, 22, 19, turn=30), BRASS)
    garments.front(half, WHITE, 66, 34)
    half.line("M-40 -80L34 -58M36 -80L-34 -58M-36 -52L32 -30M32 -52L-32 -30M-32 -24L30 -2M30 -24L-30 -2", 4, RED)
    garments.trims(half, 66, 34, 20, BRASS, stud=GREEN)
    garments.decolletage(half)
    garments.neck(half, -16)
    garments.neckline(half, BRASS, GREEN)
    garments.necklace(half, "M-48 -148C-30 -104 30 -104 48 -148", fill=RED)
    puffed = garments.puff(half, BRASS)
    half.fill(patterns.scatter(puffed, patterns.LOZENGE, 34, 20, 24, clearance=0), RED)
    arm = garments.puff_front(half, BRASS)
    half.fill(patterns.scatter(arm, patterns.LOZENGE, 34, 20, 24, clearance=0), RED)
    attributes.sleeve(half, GREEN, 142, -78)
    attributes.cuff(half, WHITE, 142, -78)
    attributes.lily(half, 138, -264, GREEN, 180)
    attributes.raised_hand(half, 142, -112)
    with half.group("translate(-20 -220) scale(1.06)"):
        hair.coils(half, RUSSET)
        faces.frontal(half, lady=True)
        hair.parted_over(half, RUSSET)
        headgear.wreath(half, GREEN, RED)
    return half


def jack_of_spades() -> Half:
    """A guardsman in parted colours, with plumed beret and halberd."""
    half = Half()
    cloth = garments.robe(half, BLUE)
    half.fill(patterns.stripes(cloth, 78, 34, 8), WHITE)
    right = half.cloth("M0 -168L46 -176C84 -158 150 -150 188 -112C208 -90 222 -62 236 -24L236 140L0 140Z", RED)
    half.fill(patterns.stripes(right, 102, 34, 8), BRASS)
    half.trim([(0, -160), (0, 60)], -11, 11, BRASS)
    half.studs([(0, -80), (0, 60)], 22, 6, INK)
    garments.ruff(half, -14, -136, 110, 36)
    arm = attributes.sleeve(half, BLUE)
    half.fill(patterns.stripes(arm, 78, 34, 8), WHITE)
    attributes.cuff(half, RED)
    attributes.halberd(half, 162, -364, 30, RUSSET)
    attributes.tassel(half, 162, -238, RED)
    attributes.fist(half, 162, -98)
    with half.group("translate(-20 -208) scale(1.02)"):
        hair.straight(half, INK, SILVER)
        faces.three_quarter(half, lips=_LIPS)
        hair.fringe_over(half, INK, SILVER)
        headgear.beret(half, RED, BLUE, BLUE)
        headgear.plume(half, WHITE, BLUE, "translate(-28 -70) scale(-1.12 1.12) rotate(6)")
    return half


def jack_of_hearts() -> Half:
    """A page seen from the side, with a letter."""
    half = Half()
    cloth = garments.robe(half, BLUE)
    half.fill(patterns.scatter(cloth, patterns.DOT, 30, 18, 13), BRASS)
    front = garments.front(half, RED, 30, 40)
    half.fill(patterns.stripes(front, 0, 22, 7), WHITE)
    garments.trims(half, 30, 40, 18, BRASS)
    garments.neck(half, -16, 32)
    half.cloth(
        "M-50 -166C-86 -160 -116 -148 -132 -124L-62 -84L-8 -132L44 -84L114 -124"
        "C98 -148 76 -158 36 -164L-8 -134L-36 -150Z",
        WHITE,
    )
    half.line("M-112 -128L-60 -96L-8 -142L44 -96L98 -128", 2.4)
    arm = attributes.sleeve(half, RED, 150, -66)
    half.fill(patterns.stripes(arm, 60, 36, 12), WHITE)
    attributes.cuff(half, BRASS, 150, -66)
    attributes.letter(half, 152, -142, RED)
    attributes.fist(half, 152, -84)
    with half.group("translate(-20 -208) scale(1.02)"):
        hair.rolled(half, GOLD_HAIR, in_profile=True)
        faces.profile(half, lips=_LIPS, brow=RUSSET)
        hair.side_fringe_over(half, GOLD_HAIR)
        headgear.plume(half, WHITE, RED, "translate(-20 -70) rotate(30)")
        headgear.cap(half, RED, BLUE, BRASS)
    return half


def jack_of_diamonds() -> Half:
    """A soldier in helmet and gorget, with a banner."""
    half = Half()
    cloth = garments.robe(half, BRASS)
    half.fill(patterns.chevrons(cloth, 0, 40, 18, 32), GREEN)
    half.trim([(0, -160), (0, 60)], -13, 13, RED)
    half.studs([(0, -80), (0, 60)], 24, 6, BRASS)
    garments.neck(half, -16, 32)
    half.cloth(
        "M-60 -178C-112 -164 -150 -150 -176 -122C-140 -84 -70 -68 0 -58C70 -68 140 -84 176 -122"
        "C150 -150 112 -164 60 -178Z",
        SILVER,
    )
    half.line(
        "M-150 -126C-110 -98 -60 -84 0 -76C60 -84 110 -98 150 -126M-124 -138C-90 -116 -50 -102 0 -96"
        "C50 -102 90 -116 124 -138",
        2.4,
    )
    arm = attributes.sleeve(half, GREEN, 140)
    half.fill(patterns.stripes(arm, 70, 36, 12), BRASS)
    attributes.cuff(half, SILVER, 140)
    attributes.banner(half, 138, -346, 20, RED, WHITE)
    attributes.fist(half, 138, -98)
    with half.group("translate(-20 -208) scale(1.02)"):
        hair.straight(half, RUSSET)
        faces.three_quarter(half, lips=_LIPS)
        hair.small_moustache(half, RUSSET)
        headgear.morion(half, SILVER, RED)
    return half


def jack_of_clubs() -> Half:
    """A falconer in hood and tail, his falcon on the fist."""
    half = Half()
    cloth = garments.robe(half, WHITE)
    half.fill(patterns.stripes(cloth, 90, 44, 22, 11), RED)
    front = garments.front(half, GREEN, 34, 50)
    half.fill(patterns.scatter(front, patterns.CROSS, 30, 18, 14), BRASS)
    garments.trims(half, 34, 50, 18, INK, stud=BRASS)
    garments.neck(half, -16, 32)
    half.cloth(
        "M-60 -178C-100 -168 -140 -150 -164 -124C-140 -96 -80 -80 0 -76C80 -80 140 -96 164 -124"
        "C140 -150 100 -168 60 -178Z",
        GREEN,
    )
    half.trim(flatten("M-164 -124C-140 -96 -80 -80 0 -76C80 -80 140 -96 164 -124", 14)[0], -8, 8, BRASS)
    arm = attributes.sleeve(half, GREEN, 150, -72)
    half.fill(patterns.scatter(arm, patterns.CROSS, 30, 18, 14), BRASS)
    attributes.cuff(half, RUSSET, 150, -72)
    attributes.fist(half, 150, -92)
    attributes.falcon(half, 150, -122, RUSSET, WHITE)
    with half.group("translate(-20 -208) scale(1.02)"):
        hair.rolled(half, RUSSET)
        faces.three_quarter(half, lips=_LIPS)
        hair.fringe_over(half, RUSSET)
        headgear.chaperon(half, GREEN, RED, BRASS)
    return half


@dataclass(frozen=True)
class Figure:
    """The function that draws a figure, and the direction in which the figure looks on the card."""

    draw: Callable[[], Half]
    looks_left: bool = False


FIGURES: dict[tuple[int, int], Figure] = {
    (KING, SPADES): Figure(king_of_spades),
    (KING, HEARTS): Figure(king_of_hearts, looks_left=True),
    (KING, DIAMONDS): Figure(king_of_diamonds),
    (KING, CLUBS): Figure(king_of_clubs, looks_left=True),
    (QUEEN, SPADES): Figure(queen_of_spades, looks_left=True),
    (QUEEN, HEARTS): Figure(queen_of_hearts),
    (QUEEN, DIAMONDS): Figure(queen_of_diamonds, looks_left=True),
    (QUEEN, CLUBS): Figure(queen_of_clubs),
    (JACK, SPADES): Figure(jack_of_spades),
    (JACK, HEARTS): Figure(jack_of_hearts, looks_left=True),
    (JACK, DIAMONDS): Figure(jack_of_diamonds),
    (JACK, CLUBS): Figure(jack_of_clubs, looks_left=True),
}
"""The court figures by (rank, suit)."""
