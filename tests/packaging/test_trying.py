"""What a package that was made is tried for: its promises, among traps."""

from __future__ import annotations

from pathlib import Path

import pytest

from installers import traps
from installers.common import InstallerError
from installers.trying import try_out

SAID = """\
ok      backup: cardtable-2026-11-26.sqlite3, 69632 bytes (0.5 s)
ok      taking in: 23 matches (1.6 s)
ok      sounds: a sound was taken; there is no device (0.9 s)
ok      second start: a file was handed over (0.3 s)
ok      settings: kept (0.1 s)
ok      printing: 22660 bytes (0.1 s)
ok      languages: en: Cancel, de: Abbrechen (0.1 s)
ok      window: 752×752, 3 families, 251 modules (2.9 s)
self-test passed
"""


def test_a_package_that_keeps_its_promises_passes() -> None:
    places: list[Path] = []

    def tried(place: Path) -> str:
        assert (place / "cardtable" / "__main__.py").is_file()
        assert (place / "platformdirs.py").is_file()
        places.append(place)
        return SAID

    try_out(tried)
    assert not places[0].exists()


@pytest.mark.parametrize("promise", SAID.splitlines())
def test_a_broken_promise_stops_the_build(promise: str) -> None:
    with pytest.raises(InstallerError, match="its self-test does not say"):
        try_out(lambda place: SAID.replace(promise, "FAILED  of this: No module"))


def test_what_imports_from_there_stops_the_build() -> None:
    def tried(place: Path) -> str:
        (place / traps.SPRUNG).write_text("json ['cardtable']\n", encoding="utf-8")
        return SAID

    with pytest.raises(InstallerError, match="it imports from where somebody stands:\njson"):
        try_out(tried)
