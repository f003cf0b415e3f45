"""The sounds are the same everywhere, short and quiet; the process that plays them says nothing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Generator
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from cardtable.art.sounds import REST
from cardtable.art.sounds.making import LOUDEST, RATE, SOUNDS, samples
from cardtable.art.sounds.player import MOST_AT_ONCE, Mixer, serve


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_quiet_and_dies_away(name: str) -> None:
    sound = samples(name)
    assert 0.03 < len(sound) / RATE < 1.5
    loudest = max(map(abs, sound))
    assert 0.2 * LOUDEST * 32767 < loudest <= LOUDEST * 32767
    end = sound[-len(sound) // 20 :]
    assert max(map(abs, end)) < 0.25 * loudest


def test_a_sound_is_made_alike_each_time() -> None:
    first = samples("knock").tobytes()
    samples.cache_clear()
    assert samples("knock").tobytes() == first


def test_sounds_are_added_up_and_come_to_an_end() -> None:
    mixer = Mixer()
    mixer.add("deal")
    mixer.add("deal")
    heard = memoryview(mixer.frames(len(samples("deal")))).cast("h")
    assert list(heard) == [2 * value for value in samples("deal")]
    assert set(mixer.frames(100)) == {0}


def test_no_more_sounds_than_can_be_told_apart_are_played_together() -> None:
    mixer = Mixer()
    for _ in range(MOST_AT_ONCE + 5):
        mixer.add("deal")
    heard = memoryview(mixer.frames(len(samples("deal")))).cast("h")
    assert list(heard) == [max(-32768, min(32767, MOST_AT_ONCE * value)) for value in samples("deal")]


class Device:
    """A device that takes what it is given."""

    made: ClassVar[list[Device]] = []

    def __init__(self, **wanted: Any) -> None:
        self.wanted = wanted
        self.stream: Generator[bytes, int, None] | None = None
        self.closed = False
        Device.made.append(self)

    def start(self, stream: Generator[bytes, int, None]) -> None:
        self.stream = stream

    def close(self) -> None:
        self.closed = True


def test_the_device_is_taken_for_sounds_and_given_back_for_a_rest() -> None:
    Device.made = []
    library = SimpleNamespace(PlaybackDevice=Device, SampleFormat=SimpleNamespace(SIGNED16=16))
    serve(library, ["nonsense", "deal", "knock", REST, REST, "slide"])
    first, second = Device.made
    assert first.closed
    assert second.closed
    assert first.wanted["sample_rate"] == RATE
    assert first.stream is not None
    assert len(first.stream.send(64)) == 128


def test_without_a_library_or_a_device_it_ends_without_a_word() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cardtable", "sounds"],
        input="deal\nnonsense\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "")
