"""A rating as it is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from cardtable.words.figures import gain_figure

if TYPE_CHECKING:
    from cardtable.app.rating import Rating


@dataclass(frozen=True, slots=True)
class RatingWords:
    """A rating as a figure, its last step, empty if there is none, and what is told of it."""

    figure: str
    step: str
    told: str

    @classmethod
    def of(cls, rating: Rating, told: str) -> Self:
        """Return the words for ``rating``, of which ``told`` is told."""
        return cls(str(round(rating.value)), gain_figure(rating.step) if rating.step else "", told)
