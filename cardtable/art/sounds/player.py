"""The process that plays the sounds. Each line of its input names a sound; on its output it names each sound that it
has accepted.

It is a process of its own because the library asks for samples in a thread of its own, in which Qt objects of the
window could be destroyed. Without the library, or without a device, the process ends and says so, and the table is
silent.
"""

from __future__ import annotations

import importlib
import signal
import sys
from collections.abc import Callable, Generator, Iterable
from typing import Any

from cardtable.art.sounds import LIBRARY, NO_DEVICE, NO_LIBRARY, REST
from cardtable.art.sounds.making import RATE, SOUNDS, samples

MOST_AT_ONCE = 8
"""The most sounds that are heard together; further ones are left out."""


class Mixer:
    """The sounds that are being played, added up: 16 bits, one channel, native byte order."""

    def __init__(self) -> None:
        self._playing: list[tuple[str, int]] = []

    def add(self, name: str) -> None:
        """Play one of ``SOUNDS`` in addition to those that are being played."""
        if len(self._playing) < MOST_AT_ONCE:
            self._playing = [*self._playing, (name, 0)]

    def frames(self, count: int) -> bytes:
        """Return the next ``count`` samples."""
        mixed = [0] * count
        left = []
        for name, start in self._playing:
            sound = samples(name)
            part = sound[start : start + count]
            for place, value in enumerate(part):
                mixed[place] += value
            if start + count < len(sound):
                left.append((name, start + count))
        self._playing = left
        return b"".join(max(-32768, min(32767, value)).to_bytes(2, sys.byteorder, signed=True) for value in mixed)

    def stream(self) -> Generator[bytes, int, None]:
        """Yield the samples that the device asks for, without end."""
        wanted = yield b""
        while True:
            wanted = yield self.frames(wanted)


def main() -> int:
    """Play the sounds that standard input names until it ends. Return the exit status: 0, ``NO_LIBRARY`` or
    ``NO_DEVICE``.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        library: Any = importlib.import_module(LIBRARY)
    except ImportError as error:
        print(error, file=sys.stderr)
        return NO_LIBRARY
    for name in SOUNDS:
        samples(name)
    try:
        serve(library, (line.strip() for line in sys.stdin), lambda name: print(name, flush=True))
    except library.MiniaudioError as error:
        print(error, file=sys.stderr)
        return NO_DEVICE
    return 0


def serve(library: Any, lines: Iterable[str], taken: Callable[[str], object]) -> None:
    """Play the sounds that ``lines`` name with ``library``, which is ``miniaudio`` and raises its errors; ``taken`` is
    called with each name before a device is needed.
    """
    mixer, device = Mixer(), None
    for line in lines:
        if line == REST and device is not None:
            device.close()
            device = None
        elif line in SOUNDS:
            mixer.add(line)
            taken(line)
            if device is None:
                device = library.PlaybackDevice(
                    output_format=library.SampleFormat.SIGNED16, nchannels=1, sample_rate=RATE, buffersize_msec=60
                )
                stream = mixer.stream()
                next(stream)
                device.start(stream)
    if device is not None:
        device.close()
