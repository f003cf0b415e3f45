"""The frozen program as one file that runs from where it lies: an AppImage.

Its parts are a small program, AppImage's runtime, and after it a squashfs image with everything else. The runtime comes
from the AppImage project and is in no package index; without it the image alone is built.
"""

from __future__ import annotations

import os
import platform
import shutil
from pathlib import Path

from installers import desktop, icons, portable
from installers.common import (
    APPLICATION_ID,
    BUILD,
    DIST,
    PACKAGING,
    VERSION,
    InstallerError,
    fresh,
    release_time,
    require,
    run,
)


def build(python: Path, runtime: Path | None = None) -> Path:
    """Build the AppImage, and return its path below ``dist``; without a ``runtime`` only the image that it would run is
    built.
    """
    require(mksquashfs="squashfs-tools")
    if runtime is not None and not runtime.is_file():
        raise InstallerError(f"there is no runtime {runtime}")
    folder = portable.folder(python)
    root = lay_out(folder, BUILD / "cardtable.AppDir", python)
    DIST.mkdir(exist_ok=True)
    name = f"cardtable-{VERSION}-{platform.machine()}"
    image = DIST / f"{name}.squashfs"
    image.unlink(missing_ok=True)
    options = ["-root-owned", "-noappend", "-no-progress", "-comp", "zstd", "-Xcompression-level", "19"]
    moment = str(release_time())
    # The option and the environment variable exclude each other.
    times = ["-mkfs-time", moment, "-all-time", moment]
    saved = os.environ.pop("SOURCE_DATE_EPOCH", None)
    try:
        run(["mksquashfs", root, image, *options, *times])
    finally:
        if saved is not None:
            os.environ["SOURCE_DATE_EPOCH"] = saved
    if runtime is None:
        return image
    made = DIST / f"{name}.AppImage"
    with made.open("wb") as file:
        file.write(runtime.read_bytes())
        file.write(image.read_bytes())
    made.chmod(0o755)
    image.unlink()
    return made


def lay_out(folder: Path, root: Path, python: Path) -> Path:
    """Put the frozen ``folder`` and the files for the desktop below ``root``, as an AppImage has them; return
    ``root``.
    """
    fresh(root)
    shutil.copytree(folder, root / "usr" / "lib" / "cardtable", symlinks=True)
    desktop.install(root / "usr" / "share", python)
    shutil.copyfile(PACKAGING / "linux" / "AppRun", root / "AppRun")
    (root / "AppRun").chmod(0o755)
    shutil.copyfile(root / "usr" / "share" / "applications" / desktop.DESKTOP_ID, root / desktop.DESKTOP_ID)
    shutil.copyfile(icons.DRAWING, root / f"{APPLICATION_ID}.svg")
    (root / ".DirIcon").symlink_to(f"{APPLICATION_ID}.svg")
    return root
