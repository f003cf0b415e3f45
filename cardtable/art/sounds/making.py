"""The sounds of the table, made of noise and of damped tones, without recordings and the same on every computer.

A card on cloth is noise without low frequencies that swells and dies away; a counter on wood is a click and a few
damped tones that have no common root, like those of a small board.
"""

from __future__ import annotations

import math
import random
from array import array
from collections.abc import Iterable, Sequence
from functools import cache

RATE = 22050
"""Samples in a second, of one channel."""
LOUDEST = 0.35
"""The highest sample of any sound, as a part of the possible maximum, so that no sound is startling."""

SOUNDS = ("deal", "slide", "take", "knock", "won")
"""The names of the sounds: a card dealt, a card played, cards captured, a counter moved, a match won."""


@cache
def samples(name: str) -> array[int]:
    """Return the sound with this name, one of ``SOUNDS``, as signed 16-bit numbers."""
    chance = random.Random(1810)
    made = {
        "deal": lambda: _mixed([(0.0, _slid(chance, 0.075, 0.6)), (0.05, _tapped(chance, 0.25))]),
        "slide": lambda: _mixed([(0.0, _slid(chance, 0.16, 0.75)), (0.12, _tapped(chance, 0.45))]),
        "take": lambda: _mixed(
            [(0.07 * place, _slid(chance, 0.12, 0.6)) for place in range(3)] + [(0.22, _tapped(chance, 0.7))]
        ),
        "knock": lambda: _mixed([(0.0, _knocked(chance, 1.0))]),
        "won": lambda: _mixed(
            [(0.13 * place, _struck(note)) for place, note in enumerate((523.3, 659.3, 784.0, 1046.5))]
        ),
    }[name]()
    loudest = max(map(abs, made))
    return array("h", (round(32767 * LOUDEST * _STRENGTHS[name] * value / loudest) for value in made))


_STRENGTHS = {"deal": 0.3, "slide": 0.45, "take": 0.6, "knock": 0.8, "won": 1.0}
"""The loudness of each sound, as a part of that of the loudest."""


def _mixed(parts: Iterable[tuple[float, Sequence[float]]]) -> list[float]:
    """Return several sounds as one; each begins at its own second."""
    made: list[float] = []
    for start, part in parts:
        first = round(start * RATE)
        made.extend([0.0] * (first + len(part) - len(made)))
        for place, value in enumerate(part, first):
            made[place] += value
    return made


def _slid(chance: random.Random, seconds: float, strength: float) -> list[float]:
    """Return the sound of a card that slides over cloth: noise between two filters, swelling and dying away."""
    count = round(seconds * RATE)
    low = high = 0.0
    made = []
    for place in range(count):
        part = place / count
        noise = chance.uniform(-1, 1)
        high += 0.55 * (noise - high)
        low += 0.16 * (high - low)
        made.append(strength * (high - low) * math.sin(math.pi * part**0.7) ** 2)
    return made


def _tapped(chance: random.Random, strength: float) -> list[float]:
    """Return the sound of a card that is laid down: a dull, short thud."""
    count = round(0.05 * RATE)
    soft = 0.0
    made = []
    for place in range(count):
        second = place / RATE
        soft += 0.12 * (chance.uniform(-1, 1) - soft)
        made.append(strength * math.exp(-second / 0.009) * (1.6 * soft + 0.5 * math.sin(2 * math.pi * 165 * second)))
    return made


def _knocked(chance: random.Random, strength: float) -> list[float]:
    """Return the sound of a counter of bone on a wooden table."""
    made = []
    for place in range(round(0.14 * RATE)):
        second = place / RATE
        tones = sum(
            share * math.exp(-second / decay) * math.sin(2 * math.pi * pitch * second)
            for pitch, share, decay in ((720, 1.0, 0.018), (1610, 0.55, 0.012), (2870, 0.3, 0.007), (240, 0.6, 0.03))
        )
        click = chance.uniform(-1, 1) * math.exp(-second / 0.0016)
        made.append(strength * (tones + 0.6 * click))
    return made


def _struck(pitch: float) -> list[float]:
    """Return the sound of a bar of wood, struck softly: its tone, and the overtone at four times its pitch that such
    bars have.
    """
    made = []
    for place in range(round(0.7 * RATE)):
        second = place / RATE
        swell = min(1.0, second / 0.004)
        tone = math.exp(-second / 0.2) * math.sin(2 * math.pi * pitch * second)
        fourth = 0.22 * math.exp(-second / 0.06) * math.sin(2 * math.pi * 4 * pitch * second)
        made.append(swell * (tone + fourth))
    return made
