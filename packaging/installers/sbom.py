"""The list of what is in a package, in the form of CycloneDX 1.6: from what is found in it (``notices.py``), the pins,
and what the program says of itself. The same package gives the same list.
"""

from __future__ import annotations

import datetime
import json
import re
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cardtable.ui.dialogs import about_words as about
from installers import notices, staging
from installers.common import APPLICATION_ID, DIST, PACKAGING, VERSION, release_time

PINS = PACKAGING / "requirements.txt"

_OF_QT = {
    "Qt": "https://download.qt.io/official_releases/qt/{series}/{version}/single/qt-everywhere-src-{version}.tar.xz",
    "PySide6 and Shiboken6": "https://download.qt.io/official_releases/QtForPython/pyside6/PySide6-{version}-src/"
    "pyside-setup-everywhere-src-{version}.tar.xz",
}
"""The addresses of the sources of what is shipped, by the names of the components; both components have one version."""

_PINNED = {
    "platformdirs": ["platformdirs"],
    "polib": ["polib"],
    "miniaudio": ["miniaudio"],
    "cffi": ["cffi"],
    "Source Sans Pro": ["font-source-sans-pro"],
    "Source Serif Pro": ["font-source-serif-pro"],
    "PySide6 and Shiboken6": ["pyside6-essentials", "shiboken6"],
}
"""The packages that a component is made from."""


def build(python: Path) -> Path:
    """Write the list of what every package has, with the PySide6 of ``python``, and return its path below ``dist``.
    Packages with their own Python have a longer list inside.
    """
    DIST.mkdir(exist_ok=True)
    made = DIST / f"cardtable-{VERSION}.cdx.json"
    with tempfile.TemporaryDirectory() as place:
        staging.stage(Path(place), python)
        made.write_text(text(notices.found(Path(place))), encoding="utf-8")
    return made


def text(components: Sequence[notices.Found]) -> str:
    """Return the list of ``components`` as text."""
    pinned = pins(PINS.read_text(encoding="ascii"))
    qt = pinned["pyside6-essentials"][0]
    program, others = about.PROGRAM, [one.component for one in components]
    moment = datetime.datetime.fromtimestamp(release_time(), datetime.UTC)
    entries = []
    for found in components:
        component = found.component
        names = _PINNED.get(component.name, [])
        series = qt.rpartition(".")[0]
        source = _OF_QT.get(component.name, component.source).format(series=series, version=qt)
        version = found.version or (pinned[names[0]][0] if names else qt if component.name == "Qt" else "")
        entry = _component(component, version, source)
        if names:
            entry["purl"] = f"pkg:pypi/{names[0]}@{version}"
            entry["properties"] = [
                {"name": f"{APPLICATION_ID}:wheel", "value": f"{name} sha256:{digest}"}
                for name in names
                for digest in pinned[name][1]
            ]
        entries.append(entry)
    whole = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": moment.isoformat(),
            "component": {**_component(program, VERSION, program.source), "type": "application"},
        },
        "components": entries,
        "dependencies": [
            {"ref": _reference(program), "dependsOn": [_reference(component) for component in others]},
        ],
    }
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"


def pins(requirements: str) -> dict[str, tuple[str, list[str]]]:
    """Return the packages in a file of pinned requirements: for each name its version and the SHA-256 of its wheels."""
    found = {}
    for line in requirements.replace("\\\n", " ").splitlines():
        name, _, rest = line.partition("==")
        found[name] = (rest.split()[0], re.findall(r"--hash=sha256:([0-9a-f]{64})", rest))
    return found


def _reference(component: about.Component) -> str:
    return re.sub(r"[^a-z0-9]+", "-", component.name.lower())


def _component(component: about.Component, version: str, source: str) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "bom-ref": _reference(component),
        "type": "library",
        "name": component.name,
        **({"version": version} if version else {}),
        "supplier": {"name": component.holders},
        "licenses": [{"expression": component.licence}],
    }
    if source:
        entry["externalReferences"] = [{"type": "source-distribution", "url": source}]
    return entry
