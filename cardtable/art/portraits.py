"""The computer players as busts in the style of the court cards, each to be cut out round."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.art.courts import faces, garments, hair, headgear, patterns
from cardtable.art.courts.half import Half
from cardtable.art.drawing import LINE, disc
from cardtable.art.palette import BLUE, BRASS, GOLD_HAIR, GREEN, INK, RED, RUSSET, SILVER, WHITE

_RADIUS = 160.0
_MIDDLE = (-6.0, -196.0)
"""The middle of the visible part of a bust, in its coordinates: tenths of a millimetre, as on a card. ``_RADIUS`` is
the radius of that part.
"""


def _spectacles(half: Half, metal: str) -> None:
    for x, radius in ((-10, 19), (30, 16)):
        half.fill(disc(x, -13, radius), WHITE, 0.35)
        half.line(disc(x, -13, radius), 4, metal)
    half.line("M9 -15C11 -18 13 -18 14 -15M-29 -15L-44 -20", 3.6, metal)


def _beginner() -> Half:
    """A fair girl with braids and a flower."""
    half = Half()
    cloth = garments.robe(half, GREEN)
    half.fill(patterns.scatter(cloth, patterns.DOT, 34, 20, 9), WHITE)
    garments.decolletage(half)
    garments.neck(half, -16)
    garments.neckline(half, WHITE, GREEN)
    with half.group("translate(-16 -206) scale(1.1)"):
        hair.braids(half, GOLD_HAIR, band=RED)
        faces.three_quarter(half, lady=True, brow=RUSSET)
        hair.parted_over(half, GOLD_HAIR)
        headgear.blossom(half, -46, -56, 19, RED, BRASS)
    return half


def _greedy() -> Half:
    """A red-haired man with a moustache, in cap and waistcoat."""
    half = Half()
    cloth = garments.robe(half, RED)
    half.fill(patterns.stripes(cloth, 90, 30, 10), BRASS)
    garments.neck(half, -16, 34)
    garments.trims(half, 40, 60, 20, BRASS, stud=RED)
    with half.group("translate(-16 -200) scale(1.1)"):
        hair.rolled(half, RUSSET)
        faces.three_quarter(half, brow=RUSSET)
        hair.moustache(half, RUSSET)
        headgear.beret(half, BLUE, BRASS, RED)
    return half


def _counter() -> Half:
    """A dark lady with coiled hair, ruff and spectacles."""
    half = Half()
    cloth = garments.robe(half, BLUE)
    half.fill(patterns.lozenges(cloth, 40, 56, 0.4), BRASS)
    garments.ruff(half, -18, -142, 118, 42)
    with half.group("translate(-16 -208) scale(1.1)"):
        hair.coils(half, INK, SILVER)
        faces.three_quarter(half, lady=True)
        hair.parted_over(half, INK, SILVER)
        _spectacles(half, RUSSET)
    return half


def _planner() -> Half:
    """A young man with a page's hair and the first moustache, in a tall cap."""
    half = Half()
    cloth = garments.robe(half, GREEN)
    half.fill(patterns.stripes(cloth, 90, 30, 8), BLUE)
    garments.neck(half, -16, 34)
    garments.trims(half, 40, 60, 20, SILVER, stud=BRASS)
    with half.group("translate(-16 -192) scale(1.02)"):
        hair.straight(half, INK)
        faces.three_quarter(half, brow=INK)
        hair.fringe_over(half, INK)
        hair.small_moustache(half, INK)
        headgear.cap(half, RED, GREEN, BRASS)
    return half


def _searcher() -> Half:
    """An old gentleman, white-haired and bearded, in a scholar's cap."""
    half = Half()
    garments.robe(half, INK)
    garments.front(half, WHITE, 40, 60)
    garments.trims(half, 40, 60, 22, BRASS, stud=RED)
    with half.group("translate(-16 -200) scale(1.1)"):
        hair.flowing(half, WHITE)
        faces.three_quarter(half, brow=SILVER, stern=True)
        hair.full_beard(half, WHITE)
        _spectacles(half, INK)
        headgear.beret(half, INK, RUSSET, BRASS)
    return half


def _companion() -> Half:
    """A red-haired girl of the beginner’s age with a page’s cap, looking straight ahead."""
    half = Half()
    cloth = garments.robe(half, BLUE)
    half.fill(patterns.stripes(cloth, 90, 30, 8), SILVER)
    garments.decolletage(half)
    garments.neck(half, -16)
    garments.neckline(half, WHITE, RED)
    with half.group("translate(-16 -200) scale(1.08)"):
        hair.flowing(half, RUSSET)
        faces.three_quarter(half, lady=True, brow=RUSSET)
        hair.parted_over(half, RUSSET)
        headgear.beret(half, GREEN, BRASS, WHITE)
    return half


_BUSTS: dict[str, tuple[Callable[[], Half], str]] = {
    "beginner": (_beginner, "#dfe7d3"),
    "greedy": (_greedy, "#e8d9b4"),
    "counter": (_counter, "#e6d5cd"),
    "planner": (_planner, "#d9e2d0"),
    "searcher": (_searcher, "#d3dbe2"),
    "companion": (_companion, "#dcdff0"),
}


def portrait(player: str) -> str:
    """Return a square SVG document with the bust of a computer player, which is to be cut out round. Raises
    ``KeyError`` for a player without a picture.
    """
    draw, ground = _BUSTS[player]
    x, y = _MIDDLE
    box = f"{x - _RADIUS:g} {y - _RADIUS:g} {2 * _RADIUS:g} {2 * _RADIUS:g}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="{box}">'
        f'<g fill="none" stroke="{INK}" stroke-width="{LINE:g}" stroke-linejoin="round" stroke-linecap="round">'
        f'<path stroke="none" fill="{ground}" d="{disc(x, y, 2 * _RADIUS)}"/>{draw().svg()}</g></svg>'
    )
