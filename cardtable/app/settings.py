"""The settings of a person, as data; stored in the database as one JSON object."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from cardtable.app.desktop import is_still
from cardtable.app.languages import languages
from cardtable.art.theme import BACKS, PACKS, CardTheme

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "at_once": 0.0}
"""How fast cards move, by name: 1 is the usual speed, 0 means without motion."""

PACES = {"leisurely": 1.8, "normal": 1.0, "brisk": 0.5, "none": 0.0}
"""How long the moves of others stay visible before the next one, by name: 1 is usual, 0 not at all."""

THINKING = {"short": 0.3, "normal": 0.7, "long": 2.0, "very_long": 5.0}
"""How many seconds a computer player gets for a decision, and for a hint, by name."""

ROOMS = ("green", "wine", "slate", "linen")
"""The names of the rooms (colour schemes), in the order in which they are offered; ``ui.palette`` has their colours."""

APPEARANCES = ("system", "light", "dark", "contrast")
"""Whether windows are as the system's, light, dark, or black and white."""

TEXT_SIZES = (90, 100, 115, 130, 150, 175, 200)
"""Sizes of text in percent of the system's."""

SOUNDS = ("system", "on", "off")
"""Whether the table has sounds: as other programs of the computer do, always, or never."""

COUNTINGS = ("counters", "strokes", "numbers")
"""The three ways of showing a side's points."""

KEY = "settings"


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything in the settings dialog. An empty ``language`` means that of the system."""

    language: str = ""
    speed: str = "normal"
    pace: str = "normal"
    thinking: str = "normal"
    reduced_motion: bool = field(default_factory=is_still)
    """As on the rest of the computer by default, and stored only if it differs from that."""
    four_colours: bool = False
    large_indices: bool = False
    pack: str = PACKS[0]
    card_back: str = BACKS[0]
    room: str = "green"
    appearance: str = "system"
    text_size: int = 100
    hints: bool = True
    undo: bool = True
    confirm_leaving: bool = False
    counting: str = "counters"
    tokens: bool = True
    """Whether tokens on the cloth show what counts and who has won it, and cards what they are worth."""
    stops_watching: bool = False
    declares: bool = False
    own_count: bool = False
    """Whether the person declares and counts alone; then nothing is declared for him."""
    sound: str = "system"
    confirms_moves: bool = False
    left_handed: bool = False
    touch: bool = False
    talk: bool = True

    @property
    def animation_speed(self) -> float:
        """The factor for the speed of the table; 0 for no motion."""
        return 0.0 if self.reduced_motion else SPEEDS[self.speed]

    @property
    def reading_time(self) -> float:
        """The factor for the time for which moves of others stay visible."""
        return PACES[self.pace]

    @property
    def thinking_seconds(self) -> float:
        """The seconds that a computer player gets for a decision."""
        return THINKING[self.thinking]

    def card_theme(self, language: str) -> CardTheme:
        """Return how cards look under these settings, with the letters of ``language``. Raises ``KeyError`` for an
        unknown language.

        The pack is that for games with 32 cards; for other games the caller has to take a French pack.
        """
        return CardTheme(
            pack=self.pack,
            four_colours=self.four_colours,
            large_indices=self.large_indices,
            letters=languages()[language].letters,
            back=self.card_back,
        )

    def to_json(self) -> dict[str, Any]:
        data = asdict(self)
        if self.reduced_motion == is_still():
            del data["reduced_motion"]
        return data

    @classmethod
    def from_json(cls, data: object) -> Settings:
        """Return the settings of a JSON object; a value that is missing or makes no sense is replaced by its
        default.
        """
        if not isinstance(data, Mapping):
            return cls()
        defaults = cls()
        given: dict[str, Any] = {}
        for one in fields(cls):
            value = data.get(one.name)
            if type(value) is type(getattr(defaults, one.name)) and _sensible(one.name, value):
                given[one.name] = value
        return replace(defaults, **given)


_CHOICES: dict[str, tuple[object, ...]] = {
    "speed": tuple(SPEEDS),
    "pace": tuple(PACES),
    "thinking": tuple(THINKING),
    "pack": PACKS,
    "card_back": BACKS,
    "room": tuple(ROOMS),
    "appearance": APPEARANCES,
    "text_size": TEXT_SIZES,
    "counting": COUNTINGS,
    "sound": SOUNDS,
}


def _sensible(name: str, value: object) -> bool:
    return name not in _CHOICES or value in _CHOICES[name]
