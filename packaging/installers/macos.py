"""The application for macOS, and the disk image from which a person drags it into the folder of applications."""

from __future__ import annotations

import os
import platform
from pathlib import Path

from installers import portable
from installers.common import BUILD, DIST, PACKAGING, VERSION, InstallerError, fresh, require, run

IDENTITY = "CARDTABLE_SIGNING_IDENTITY"
"""The name of the environment variable with the name of the certificate to sign with. Without it the application has no
signer, and macOS asks the person to allow it in the settings.
"""

PROFILE = "CARDTABLE_NOTARY_PROFILE"
"""The name of the environment variable with the profile under which ``xcrun notarytool store-credentials`` has stored
the data that Apple asks for. Without it the disk image is not notarised.
"""


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
    profile = os.environ.get(PROFILE)
    if profile:
        run(["codesign", "--sign", os.environ.get(IDENTITY, "-"), "--timestamp", image])
        notarise(image, profile)
    return image


def sign(application: Path, identity: str) -> None:
    """Sign all code in the application from the inside out, as Apple wants it, and then the application. ``-`` signs
    without a name, which Apple's processors require at least.
    """
    options = ["--force", "--sign", identity]
    if identity != "-":
        # What notarisation asks for; a Python needs to load libraries that others have signed.
        options += ["--options", "runtime", "--timestamp"]
        options += ["--entitlements", str(PACKAGING / "macos" / "entitlements.plist")]
    for code in nested_code(application):
        run(["codesign", *options, code])
    run(["codesign", *options, application])
    run(["codesign", "--verify", "--deep", "--strict", application])


def nested_code(application: Path) -> list[Path]:
    """Return the files in the application that have to be signed, the innermost first: libraries, programs,
    frameworks.
    """
    files = [file for file in application.rglob("*") if file.is_file() and not file.is_symlink() and is_mach_o(file)]
    frameworks = [folder for folder in application.rglob("*.framework") if not folder.is_symlink()]
    return sorted([*files, *frameworks], key=lambda path: (-len(path.parts), str(path)))


def is_mach_o(file: Path) -> bool:
    """Return whether a file is code of macOS, for one kind of processor or for several (mach-o/loader.h,
    mach-o/fat.h).
    """
    with file.open("rb") as opened:
        return opened.read(4) in (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")


def notarise(image: Path, profile: str) -> None:
    """Have Apple check the disk image, and attach the answer to it; ``profile`` names the stored data that Apple asks
    for.
    """
    run(["xcrun", "notarytool", "submit", image, "--keychain-profile", profile, "--wait"])
    run(["xcrun", "stapler", "staple", image])
