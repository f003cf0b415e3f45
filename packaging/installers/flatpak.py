"""What the Flatpak is built from: the program alone, in Python.

``flatpak-builder`` puts it on the base of PySide6 and on KDE's runtime, which has Python and Qt; see
packaging/README.md.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from installers import desktop, staging
from installers.common import APPLICATION_ID, BUILD, PACKAGING, InstallerError, fresh

MANIFEST = PACKAGING / "flatpak" / f"{APPLICATION_ID}.json"


def build(python: Path) -> Path:
    """Stage the files that the manifest names as its source and return their folder."""
    check(json.loads(MANIFEST.read_text(encoding="utf-8")))
    root = fresh(BUILD / "flatpak")
    staging.stage_program(root / "lib" / "cardtable", python)
    desktop.install(root / "share", python)
    launcher = root / "bin" / "cardtable"
    launcher.parent.mkdir()
    text = (PACKAGING / "debian" / "launcher").read_text(encoding="utf-8")
    launcher.write_text(text.replace("/usr/lib/", "/app/lib/"), encoding="utf-8")
    launcher.chmod(0o755)
    return root


def check(manifest: dict[str, Any]) -> None:
    """Raise ``InstallerError`` if the manifest does not fit the program or allows more than it needs."""
    if manifest.get("id") != APPLICATION_ID or manifest.get("command") != "cardtable":
        raise InstallerError(f"{MANIFEST.name} is about another program")
    allowed = {"--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--socket=cups", "--socket=pulseaudio"}
    more = set(manifest.get("finish-args", [])) - allowed
    if more:
        raise InstallerError(f"{MANIFEST.name} asks for {', '.join(sorted(more))}")
    sources = [source for module in manifest["modules"] for source in module["sources"]]
    places = [(MANIFEST.parent / source["path"]).resolve() for source in sources]
    if places != [BUILD / "flatpak"]:
        raise InstallerError(f"{MANIFEST.name} takes its files from {places}")
