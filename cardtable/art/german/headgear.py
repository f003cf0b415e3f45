"""Hats and helmets of the German court, around a face at (0, 0) that looks to the right; brims rest at about −60."""

from __future__ import annotations

from cardtable.art.courts.patterns import ERMINE
from cardtable.art.drawing import Drawing, disc
from cardtable.art.geometry import move, path_of
from cardtable.art.german.signs import GOLD
from cardtable.art.palette import BRASS, INK, RED, WHITE


def electoral_hat(drawing: Drawing, velvet: str) -> None:
    """A prince elector's hat: velvet under one pearled arch, with a broad brim of ermine."""
    drawing.shape("M-56 -86C-74 -128 -36 -146 2 -146C42 -146 78 -128 60 -86C30 -78 -28 -78 -56 -86Z", velvet, 3.6)
    drawing.line("M-34 -92C-44 -116 -32 -132 -16 -138M38 -92C48 -116 36 -132 20 -138", 2.4)
    drawing.line("M2 -84L2 -146", 17)
    drawing.line("M2 -84L2 -146", 10.5, BRASS)
    drawing.dots([(2, -104), (2, -120), (2, -135)], 3.6, WHITE)
    drawing.shape(disc(2, -150, 8.5), BRASS, 3)
    drawing.shape(
        "M-62 -46C-88 -52 -90 -88 -64 -98C-28 -112 34 -112 68 -98C94 -88 92 -52 66 -46C34 -60 -30 -60 -62 -46Z",
        WHITE,
        3.6,
    )
    tails = ((-58, -72, 12), (-34, -84, 6), (-14, -74, 2), (6, -88, 0), (26, -75, -3), (44, -86, -8), (64, -70, -12))
    drawing.fill(path_of(move(ERMINE, x, y, 1.05, turn) for x, y, turn in tails), INK)


def turban_crown(drawing: Drawing, cloth: str, stripe: str, jewel: str) -> None:
    """A crown of points that rises out of a striped turban, as the kings of old woodcuts wear it."""
    drawing.shape(
        "M-46 -90L-60 -142L-28 -120L-14 -148L2 -122L18 -148L32 -120L64 -142L50 -90C26 -82 -22 -82 -46 -90Z", BRASS, 3.6
    )
    drawing.line("M-38 -98L-46 -122M-14 -96L-14 -128M18 -96L18 -128M42 -98L50 -122", 2)
    drawing.dots([(-61, -145), (-14, -152), (18, -152), (65, -145)], 6.5, WHITE, 2.4)
    drawing.shape(
        "M-60 -46C-88 -54 -90 -92 -62 -102C-26 -116 34 -116 66 -102C94 -92 92 -54 64 -46C34 -58 -28 -58 -60 -46Z",
        cloth,
        3.6,
    )
    drawing.fill(
        "M-66 -98C-46 -92 -28 -78 -16 -56L-32 -53C-44 -72 -60 -84 -80 -86Z"
        "M-30 -109C-8 -100 12 -82 20 -56L4 -56C-6 -80 -26 -96 -46 -104Z"
        "M14 -111C36 -100 50 -80 54 -50L38 -53C32 -78 16 -98 -4 -111Z"
        "M56 -106C70 -96 80 -84 82 -62L70 -50C66 -74 54 -92 38 -108Z",
        stripe,
    )
    drawing.line(
        "M-80 -86C-60 -84 -44 -72 -32 -53M-46 -104C-26 -96 -6 -80 4 -56M-4 -111C16 -98 32 -78 38 -53"
        "M38 -108C54 -92 66 -74 70 -50",
        2.2,
    )
    drawing.shape(disc(2, -84, 11), BRASS, 3)
    drawing.shape(disc(2, -84, 5.4), jewel, 1.8)


def slouch_hat(drawing: Drawing, felt: str, band: str) -> None:
    """An officer's broad hat, its brim turned up on the far side."""
    drawing.shape("M-50 -74C-58 -124 -30 -138 4 -136C38 -138 62 -124 56 -74C28 -64 -24 -64 -50 -74Z", felt, 3.8)
    drawing.line("M-20 -130C-8 -118 14 -118 28 -130", 2.4)
    drawing.shape("M-53 -92C-28 -80 34 -80 58 -92L57 -70C30 -60 -26 -60 -51 -70Z", band, 3)
    drawing.shape(
        "M-112 -62C-100 -84 -70 -80 -50 -76C-20 -68 34 -68 62 -78C78 -88 100 -110 118 -104C116 -72 92 -50 58 -48"
        "C30 -54 -26 -54 -52 -46C-80 -40 -104 -44 -112 -62Z",
        felt,
        3.8,
    )
    drawing.line("M-98 -60C-70 -56 -20 -66 20 -62C56 -60 88 -70 104 -92", 2.2)
    drawing.dots([(-34, -76)], 8, BRASS, 2.4)


def sallet(drawing: Drawing, metal: str, edge: str) -> None:
    """A long-tailed helmet with its visor raised."""
    drawing.shape("M-52 -76C-76 -56 -88 -18 -116 4C-96 22 -66 14 -46 -14L-40 -60Z", metal, 3.8)
    drawing.line("M-62 -56C-70 -28 -82 -8 -100 6", 2.2)
    drawing.shape("M-56 -50C-76 -116 -36 -142 4 -142C46 -142 76 -112 60 -50C34 -58 -28 -58 -56 -50Z", metal, 3.8)
    drawing.line("M2 -142C6 -120 6 -108 4 -100M-40 -64C-54 -96 -42 -118 -26 -128", 2.2)
    drawing.shape(
        "M-52 -74C-50 -100 -20 -112 14 -112C50 -112 86 -96 92 -70C66 -62 48 -66 30 -76C4 -72 -26 -66 -52 -58Z",
        metal,
        3.8,
    )
    drawing.line("M-30 -84C0 -92 40 -92 66 -78", 5)
    drawing.line("M-50 -54C-28 -62 34 -62 58 -54", 8)
    drawing.line("M-50 -54C-28 -62 34 -62 58 -54", 4, edge)
    drawing.dots([(-38, -82)], 7, edge, 2.4)


def burgonet(drawing: Drawing, metal: str, edge: str) -> None:
    """An open helmet with a comb, a peak and cheek pieces."""
    drawing.shape("M-44 -106C-46 -150 10 -174 46 -140C58 -128 62 -110 54 -92C40 -124 -6 -134 -44 -106Z", edge, 3.6)
    drawing.line("M-30 -116L-26 -140M-10 -124L-6 -152M12 -124L18 -152M32 -116L40 -142", 2.4)
    drawing.shape("M-56 -56C-74 -106 -38 -132 2 -132C42 -132 72 -106 60 -56C30 -64 -28 -64 -56 -56Z", metal, 3.8)
    drawing.line("M-36 -72C-48 -96 -34 -114 -20 -120M2 -132L2 -74", 2.2)
    drawing.shape("M-56 -60C-64 -20 -58 14 -42 36C-34 40 -28 34 -28 26C-38 2 -38 -26 -32 -58Z", metal, 3.6)
    drawing.line("M-50 -40C-52 -10 -48 10 -38 26", 2.2)
    drawing.shape(
        "M-62 -58C-36 -80 34 -82 66 -68C82 -66 96 -58 104 -46C84 -44 62 -48 46 -52C16 -60 -26 -58 -58 -44Z", edge, 3.6
    )
    drawing.dots([(-40, -59), (-16, -65), (10, -67), (36, -64), (62, -57)], 3.8, BRASS, 1.6)
    drawing.shape(disc(-44, -30, 8), BRASS, 2.6)


def hunting_hat(drawing: Drawing, felt: str, brim: str) -> None:
    """A forester's pointed hat with a brim that is turned up behind."""
    drawing.shape("M-52 -70C-52 -110 -34 -150 20 -152C30 -128 52 -104 58 -68C28 -60 -26 -60 -52 -70Z", felt, 3.8)
    drawing.line("M20 -152C8 -136 4 -124 6 -112", 2.4)
    drawing.line("M-50 -78C-26 -68 32 -68 56 -78", 11)
    drawing.line("M-50 -78C-26 -68 32 -68 56 -78", 5.5, RED)
    drawing.shape(
        "M-96 -108C-96 -68 -70 -46 -30 -48C20 -52 70 -40 122 -52C104 -68 78 -74 56 -74C20 -66 -40 -62 -60 -80"
        "C-72 -90 -82 -104 -96 -108Z",
        brim,
        3.8,
    )
    drawing.line("M-84 -90C-74 -66 -52 -58 -26 -58C10 -60 50 -58 92 -56", 2.2)


def feather(drawing: Drawing, colour: str, barb: str, transform: str) -> None:
    """A long stiff feather that rises from (0, 0)."""
    with drawing.group(transform):
        drawing.shape("M0 0C-18 -26 -22 -72 -6 -112C14 -76 18 -30 0 0Z", colour, 3.2)
        drawing.fill("M-4 -78C-4 -92 -6 -104 -6 -112C2 -96 8 -80 10 -64Z", barb)
        drawing.line("M0 4C2 -30 0 -70 -5 -102M0 -24L-11 -40M1 -40L11 -54M-1 -54L-13 -70M0 -70L9 -80", 2.2)


def fools_cap(drawing: Drawing, left: str, right: str) -> None:
    """A jester's cap: two horns with bells, and a scalloped hem."""
    drawing.shape(
        "M4 -50L4 -136C-36 -166 -104 -148 -118 -78C-98 -98 -78 -100 -66 -86C-58 -74 -58 -60 -56 -48Z", left, 3.8
    )
    drawing.shape("M4 -50L4 -136C44 -166 110 -148 122 -78C102 -98 84 -100 72 -86C64 -74 62 -60 60 -48Z", right, 3.8)
    drawing.line("M4 -136L4 -56M-92 -110C-76 -124 -56 -124 -40 -112M96 -110C80 -124 60 -124 46 -112", 2.4)
    for x in (-117, 121):
        small_bell(drawing, x, -68, 14)
    drawing.shape(
        "M-60 -70C-30 -56 36 -56 64 -70L62 -42C54 -32 44 -34 38 -46C30 -36 18 -36 14 -48C6 -38 -6 -38 -12 -48"
        "C-18 -36 -30 -36 -36 -46C-42 -34 -52 -32 -58 -42Z",
        GOLD,
        3.4,
    )


def small_bell(drawing: Drawing, x: float, y: float, radius: float) -> None:
    """A round bell with its slit, centred on (x, y)."""
    drawing.shape(disc(x, y, radius), GOLD, 3)
    drawing.line(f"M{x - radius} {y}L{x + radius} {y}", 2.2)
    drawing.line(f"M{x} {y + radius * 0.3:.1f}L{x} {y + radius}", 3)
