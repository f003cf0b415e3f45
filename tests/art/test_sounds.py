"""The sounds are the same everywhere, short and quiet; the process says what it has taken, or why not."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Generator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from cardtable import SOUNDS as PART
from cardtable.art.sounds import LIBRARY, NO_DEVICE, NO_LIBRARY, REST
from cardtable.art.sounds.making import LOUDEST, RATE, SOUNDS, samples
from cardtable.art.sounds.player import MOST_AT_ONCE, Mixer, serve
from cardtable.core.child import command


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
    taken: list[str] = []
    serve(library, ["nonsense", "deal", "knock", REST, REST, "slide"], taken.append)
    assert taken == ["deal", "knock", "slide"]
    first, second = Device.made
    assert first.closed
    assert second.closed
    assert first.wanted["sample_rate"] == RATE
    assert first.stream is not None
    assert len(first.stream.send(64)) == 128


NO_SUCH_LIBRARY = "raise ImportError('there is no such library')"
NO_SUCH_DEVICE = """
class MiniaudioError(Exception): ...
class SampleFormat: SIGNED16 = 16
def PlaybackDevice(**_): raise MiniaudioError("there is no device")
"""


@pytest.mark.parametrize(
    ("library", "status", "taken"), [(NO_SUCH_LIBRARY, NO_LIBRARY, ""), (NO_SUCH_DEVICE, NO_DEVICE, "deal\n")]
)
def test_without_a_library_or_a_device_it_ends_and_says_so(
    tmp_path: Path, library: str, status: int, taken: str
) -> None:
    (tmp_path / f"{LIBRARY}.py").write_text(library, encoding="utf-8")
    done = subprocess.run(
        command(PART),
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        input="nonsense\ndeal\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (status, taken)
    assert done.stderr.startswith("there is no ")
