"""The files from which the Flatpak is built: an archive with the program alone, in Python, and the manifest that
contains the archive's checksum.

``flatpak-builder`` puts the program on the base of PySide6 and on KDE's runtime, which has Python and Qt; see
packaging/README.md.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
from pathlib import Path
from typing import Any

from installers import desktop, packing, staging
from installers.common import APPLICATION_ID, BUILD, DIST, PACKAGING, VERSION, InstallerError, fresh

MANIFEST = PACKAGING / "flatpak" / "manifest.json"
"""The path of the manifest, in which the name of the application and the sources of its module are still missing."""

ADDRESS = "CARDTABLE_RELEASE_ADDRESS"
"""The name of the environment variable with the address below which the files of this release are published. Without it
the manifest takes the archive from its own folder.
"""


def build(python: Path) -> list[Path]:
    """Make the archive and the manifest, and return their paths below ``dist``."""
    given = json.loads(MANIFEST.read_text(encoding="utf-8"))
    check(given)
    manifest = {"id": APPLICATION_ID, **given}
    machine = platform.machine()
    name = f"cardtable-{VERSION}-flatpak-{machine}"
    DIST.mkdir(exist_ok=True)
    archive = packing.tarred(stage(python), DIST / f"{name}.tar.xz", name)
    (module,) = manifest["modules"]
    module["sources"] = [source(archive, machine, os.environ.get(ADDRESS, ""))]
    made = DIST / f"{APPLICATION_ID}.{machine}.json"
    made.write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    return [archive, made]


def stage(python: Path) -> Path:
    """Lay out the files that the commands of the manifest copy; return their folder."""
    root = fresh(BUILD / "flatpak")
    staging.stage_program(root / "lib" / "cardtable", python)
    staging.name_form(root / "lib" / "cardtable", "Flatpak")
    desktop.install(root / "share", python)
    launcher = root / "bin" / "cardtable"
    launcher.parent.mkdir()
    shutil.copyfile(MANIFEST.with_name("launcher"), launcher)
    launcher.chmod(0o755)
    return root


def source(archive: Path, machine: str, address: str) -> dict[str, Any]:
    """Return the entry for the source of the module: ``archive``, for one kind of processor only, because the library
    for sounds is for that kind.
    """
    place = {"url": f"{address.rstrip('/')}/{archive.name}"} if address else {"path": archive.name}
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    return {"type": "archive", **place, "sha256": digest, "only-arches": [machine]}


def check(manifest: dict[str, Any]) -> None:
    """Raise ``InstallerError`` if the manifest does not fit the program or allows more than it needs."""
    if "id" in manifest:
        raise InstallerError(f"{MANIFEST.name} names the application, which is named when it is made")
    if manifest.get("command") != "cardtable":
        raise InstallerError(f"{MANIFEST.name} is about another program")
    allowed = {"--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--socket=cups", "--socket=pulseaudio"}
    more = set(manifest.get("finish-args", [])) - allowed
    if more:
        raise InstallerError(f"{MANIFEST.name} asks for {', '.join(sorted(more))}")
    if any(module["sources"] for module in manifest["modules"]):
        raise InstallerError(f"{MANIFEST.name} names sources, which are known when they are made")
