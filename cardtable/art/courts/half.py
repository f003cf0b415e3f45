"""One half of a court card: a sheet that ends at the frame and at the slanting seam in the middle."""

from __future__ import annotations

from cardtable.art.drawing import LINE, Drawing
from cardtable.art.geometry import (
    Point,
    Polygon,
    along,
    clip,
    contains_disc,
    flatten,
    path_of,
    ribbon,
)

FRAME_X = 227.0
FRAME_Y = 378.0
SEAM_RISE = 58.0
"""The height of the seam above the middle at the left edge; at the right edge it ends as far below the middle."""

WINDOW: Polygon = [
    (-FRAME_X, -FRAME_Y),
    (FRAME_X, -FRAME_Y),
    (FRAME_X, SEAM_RISE),
    (-FRAME_X, -SEAM_RISE),
]


class Half(Drawing):
    """A drawing whose cloth is cut at the frame and the seam.

    The figure looks to the right; for one that looks to the left the finished half is mirrored.
    """

    def cloth(self, data: str, fill: str, width: float = LINE, steps: int = 8) -> list[Polygon]:
        """Draw outlined pieces of cloth cut to the half; return them so that patterns can be printed on them."""
        pieces = [piece for part in flatten(data, steps) if (piece := clip(part, WINDOW))]
        if width:
            self.shape(path_of(pieces), fill, width)
        else:
            self.fill(path_of(pieces), fill)
        return pieces

    def trim(self, line: Polygon, inner: float, outer: float, fill: str, width: float = 3.0) -> Polygon:
        """Draw a border of cloth along a line, between two sideways distances, cut to the half; return it."""
        band = clip(ribbon(line, inner, outer), WINDOW)
        self.shape(path_of([band]), fill, width)
        return band

    def studs(
        self, line: Polygon, pitch: float, radius: float, fill: str, start: float = 0.0, width: float = 0.0
    ) -> None:
        """Draw equal studs along a line, as far as they lie wholly inside the half."""
        places: list[Point] = [
            place for place, _ in along(line, pitch, start or pitch / 2) if contains_disc(WINDOW, place, radius + 2)
        ]
        self.dots(places, radius, fill, width)
