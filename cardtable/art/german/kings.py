"""The four kings of the German pack, each looking to the right: crowned, before their thrones."""

from __future__ import annotations

from cardtable.art.courts import attributes, faces, garments, hair, headgear, patterns
from cardtable.art.courts.half import Half
from cardtable.art.geometry import flatten
from cardtable.art.german import attributes as german_attributes
from cardtable.art.german import garments as german_garments
from cardtable.art.german import headgear as german_headgear
from cardtable.art.palette import BLUE, BRASS, GOLD_HAIR, GREEN, INK, RED, RUSSET, SILVER, WHITE
from cardtable.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES

_HEAD = "translate(-20 -202) scale(1.0)"


def king_of_acorns() -> Half:
    """A grey king in an elector's hat and ermine, with a sceptre that bears an acorn."""
    half = Half()
    german_garments.throne(half, GREEN)
    cloth = garments.robe(half, RUSSET)
    half.fill(patterns.scatter(cloth, german_garments.ACORN_MOTIF, 46, 28, 24, clearance=1), BRASS)
    tunic = garments.front(half, GREEN, 42, 66)
    half.fill(patterns.chevrons(tunic, 0, 30, 12, 40), BRASS)
    garments.trims(half, 42, 66, 20, BRASS, stud=RED)
    garments.ermine_cape(half)
    arm = attributes.sleeve(half, RUSSET)
    half.fill(patterns.scatter(arm, german_garments.ACORN_MOTIF, 46, 28, 24, shift=(10, 8)), BRASS)
    attributes.cuff(half, WHITE)
    german_attributes.sceptre(half, 162, -330, -40, CLUBS)
    attributes.fist(half, 162, -98)
    with half.group(_HEAD):
        hair.flowing(half, SILVER)
        faces.three_quarter(half, brow="#8f8d84", stern=True)
        hair.full_beard(half, SILVER)
        german_headgear.electoral_hat(half, RED)
    return half


def king_of_leaves() -> Half:
    """A young fair king under a spiked crown, in green with a chain of office, holding the orb."""
    half = Half()
    german_garments.throne(half, RED)
    cloth = garments.robe(half, GREEN)
    half.fill(patterns.scatter(cloth, german_garments.LEAF_MOTIF, 48, 28, 26, clearance=1), BRASS)
    tunic = garments.front(half, WHITE, 46, 70)
    half.fill(patterns.stripes(tunic, 90, 20, 7, 6.5), RED)
    garments.trims(half, 46, 70, 22, BRASS, stud=GREEN)
    half.cloth(
        "M-58 -178C-100 -168 -136 -150 -160 -124C-146 -92 -90 -66 0 -58C90 -66 146 -92 160 -124"
        "C136 -150 100 -168 58 -178Z",
        RED,
    )
    garments.chain(half, "M-132 -136C-110 -96 -60 -76 0 -70C60 -76 110 -96 132 -136", 22, 9)
    arm = attributes.sleeve(half, GREEN, 156, -76)
    half.fill(patterns.scatter(arm, german_garments.LEAF_MOTIF, 48, 28, 26, shift=(6, 6)), BRASS)
    attributes.cuff(half, RED, 156, -76)
    attributes.palm_under(half, 156, -106)
    attributes.orb(half, 156, -152, 46, GREEN)
    with half.group(_HEAD):
        hair.rolled(half, GOLD_HAIR)
        faces.three_quarter(half, brow=RUSSET)
        hair.square_beard(half, GOLD_HAIR)
        headgear.spiked_crown(half, RED, headgear.JEWELS_GREEN)
    return half


def king_of_hearts() -> Half:
    """A dark king with a forked beard under a crown of lilies, in red, with a drawn sword."""
    half = Half()
    german_garments.throne(half, BLUE)
    cloth = garments.robe(half, RED)
    half.fill(patterns.scatter(cloth, patterns.HEART_MOTIF, 44, 26, 20, clearance=1), BRASS)
    tunic = garments.front(half, BRASS, 40, 60)
    half.fill(patterns.lozenges(tunic, 30, 40, 0.55), BLUE)
    garments.trims(half, 40, 60, 20, WHITE, stud=RED)
    half.cloth(
        "M-60 -178C-110 -164 -160 -144 -190 -106C-140 -70 -80 -56 0 -50C80 -56 140 -70 190 -106"
        "C160 -144 110 -164 60 -178Z",
        BLUE,
    )
    half.trim(flatten("M-190 -106C-140 -70 -80 -56 0 -50C80 -56 140 -70 190 -106", 16)[0], -9, 9, BRASS)
    half.studs(flatten("M-160 -118C-120 -88 -70 -76 0 -72C70 -76 120 -88 160 -118", 14)[0], 30, 6, WHITE, width=2)
    arm = attributes.sleeve(half, RED)
    half.fill(patterns.scatter(arm, patterns.HEART_MOTIF, 44, 26, 20, shift=(8, 4)), BRASS)
    attributes.cuff(half, BRASS)
    attributes.sword(half, 162, -134, 220, INK)
    attributes.fist(half, 162, -98)
    with half.group(_HEAD):
        hair.rolled(half, INK, SILVER)
        faces.three_quarter(half, stern=True)
        hair.forked_beard(half, INK, SILVER)
        headgear.lily_crown(half, RED, headgear.JEWELS_BLUE)
    return half


def king_of_bells() -> Half:
    """A white-bearded king seen from the side in a crowned turban, with a sceptre that bears a bell."""
    half = Half()
    german_garments.throne(half, RUSSET)
    cloth = garments.robe(half, BLUE)
    half.fill(patterns.scatter(cloth, german_garments.BELL_MOTIF, 46, 28, 23, clearance=1), BRASS)
    tunic = garments.front(half, RED, 44, 66)
    half.fill(patterns.stripes(tunic, 0, 26, 9), BRASS)
    garments.trims(half, 44, 66, 20, BRASS, stud=BLUE)
    collar = half.cloth(
        "M-60 -178C-110 -164 -160 -144 -186 -108C-170 -92 -150 -78 -126 -70L-108 -86L-92 -60L-70 -78"
        "L-50 -54L-26 -74L0 -50"
        "L26 -74L50 -54L70 -78L92 -60L108 -86L126 -70C150 -78 170 -92 186 -108C160 -144 110 -164 60 -178Z",
        BRASS,
    )
    half.fill(patterns.scatter(collar, patterns.LOZENGE, 36, 20, 18, clearance=1), RED)
    arm = attributes.sleeve(half, BLUE, 158)
    half.fill(patterns.scatter(arm, german_garments.BELL_MOTIF, 46, 28, 23, shift=(6, 4)), BRASS)
    attributes.cuff(half, RED, 158)
    german_attributes.sceptre(half, 158, -330, -40, DIAMONDS)
    attributes.fist(half, 158, -98)
    with half.group(_HEAD):
        hair.rolled(half, WHITE, in_profile=True)
        faces.profile(half, brow="#8f8d84")
        hair.profile_beard(half, WHITE)
        german_headgear.turban_crown(half, WHITE, RED, BLUE)
    return half


KINGS = {CLUBS: king_of_acorns, SPADES: king_of_leaves, HEARTS: king_of_hearts, DIAMONDS: king_of_bells}
