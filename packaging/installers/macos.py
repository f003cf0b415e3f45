"""The application for macOS, and the disk image from which a person drags it into the folder of applications."""

from __future__ import annotations

import os
import platform
from pathlib import Path

from installers import portable
from installers.common import BUILD, DIST, PACKAGING, VERSION, InstallerError, fresh, require, run

IDENTITY = "CARDTABLE_SIGNING_IDENTITY"
"""The environment variable with the name of the certificate to sign with. Without it the application bears no name,
and macOS asks the person to allow it in the settings."""


def build(python: Path) -> Path:
    """Freeze the program, sign it, try it, and return the disk image below ``dist``."""
    if platform.system() != "Darwin":
        raise InstallerError("the application for macOS can be built on macOS only: its Python and Qt must be there")
    require(codesign="macos", hdiutil="macos")
    application = portable.freeze(python).with_name("cardtable.app")
    sign(application, os.environ.get(IDENTITY, "-"))
    portable.try_out(application / "Contents" / "MacOS")
    stage = fresh(BUILD / "dmg")
    run(["ditto", application, stage / "cardtable.app"])
    (stage / "Applications").symlink_to("/Applications")
    DIST.mkdir(exist_ok=True)
    image = DIST / f"cardtable-{VERSION}-macos-{platform.machine()}.dmg"
    options: list[str | Path] = [
        "-volname",
        f"cardtable {VERSION}",
        "-srcfolder",
        stage,
        "-format",
        "ULFO",
        "-fs",
        "HFS+",
        "-ov",
    ]
    run(["hdiutil", "create", *options, image])
    return image


def sign(application: Path, identity: str) -> None:
    """Sign the application and all code in it; ``-`` signs without a name, which processors of Apple ask for."""
    options = ["--force", "--deep", "--sign", identity]
    if identity != "-":
        # What notarisation asks for; a Python needs to load libraries that others have signed.
        options += ["--options", "runtime", "--timestamp"]
        options += ["--entitlements", str(PACKAGING / "macos" / "entitlements.plist")]
    run(["codesign", *options, application])
    run(["codesign", "--verify", "--deep", "--strict", application])
