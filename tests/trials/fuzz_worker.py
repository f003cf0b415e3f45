"""Feeds readers with spoilt files in a process of its own, which has so much memory and no more.

``python -m tests.trials.fuzz_worker SEED COUNT [READER …]`` tells in lines of JSON what failed, and in the last one how
many inputs there were. An input is named by its reader, the seed and its number, which make it again.
"""

from __future__ import annotations

import gc
import json
import os
import random
import sys
import time
import traceback
from collections.abc import Iterator
from pathlib import Path

from tests.trials.readers import READERS, Reader

MEMORY = 1 << 30
"""Bytes that all inputs together may add to the process."""
LONGEST = 5.0
"""Seconds of the processor that one input may take; honest ones of the same size take a hundredth."""


def shares(count: int, readers: list[Reader]) -> Iterator[tuple[Reader, int]]:
    """Yield each reader with its share of ``count`` inputs."""
    whole = sum(reader.weight for reader in readers)
    for reader in readers:
        yield reader, max(1, count * reader.weight // whole)


def tried(reader: Reader, seed: str, number: int) -> str | None:
    """Give a reader one input; return what it did wrong, or None."""
    chance = random.Random(f"{seed} {reader.name} {number}")
    data = reader.mutate(chance, reader.seeds())
    before = time.process_time()
    try:
        reader.read(data)
    except reader.refuses:
        pass
    except Exception:
        return f"{traceback.format_exc(limit=-6)}\n{data[:2000]!r}"
    took = time.process_time() - before
    return f"{took:.1f} s for {len(data)} bytes: {data[:2000]!r}" if took > LONGEST else None


def main(arguments: list[str]) -> int:
    """Try all readers, or those that are named; return the exit status."""
    seed, count, *names = arguments
    if sys.platform != "win32":
        import resource

        pages = Path("/proc/self/statm")
        if pages.exists():
            most = int(pages.read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE") + MEMORY
            resource.setrlimit(resource.RLIMIT_AS, (most, most))
    done = 0
    for reader, share in shares(int(count), [one for one in READERS if not names or one.name in names]):
        begun, failed = time.monotonic(), 0
        for number in range(share):
            wrong = tried(reader, seed, number)
            done += 1
            if wrong is not None:
                failed += 1
                if failed <= 3:
                    print(json.dumps({"reader": reader.name, "number": number, "wrong": wrong}), flush=True)
        gc.collect()
        told = {"reader": reader.name, "inputs": share, "failed": failed, "seconds": round(time.monotonic() - begun, 1)}
        print(json.dumps(told), flush=True)
    print(json.dumps({"done": done}), flush=True)
    return 0


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    APPLICATION = QApplication([])
    sys.exit(main(sys.argv[1:]))
