"""Archives of folders that are equal to the last byte whenever they are made: sorted, without owners, and with the day
of the release as the time of all files.
"""

from __future__ import annotations

import tarfile
import time
import zipfile
from pathlib import Path

from installers.common import release_time


def tarred(folder: Path, archive: Path, name: str) -> Path:
    """Pack ``folder`` into ``archive``, a tar.xz, as the folder ``name``."""
    moment = release_time()

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = moment
        entry.mode = _mode(entry.mode, runnable=entry.isdir())
        return entry

    with tarfile.open(archive, "w:xz", preset=9) as packed:
        # It adds what is in a folder in the order of the names.
        packed.add(folder, name, filter=plain)
    return archive


def zipped(folder: Path, archive: Path) -> Path:
    """Pack ``folder`` into ``archive``, a zip that Windows can unpack by itself."""
    moment = time.gmtime(release_time())[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(file.relative_to(folder.parent).as_posix(), moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100000 | _mode(file.stat().st_mode)) << 16
            packed.writestr(entry, file.read_bytes())
    return archive


def _mode(mode: int, *, runnable: bool = False) -> int:
    return 0o755 if runnable or mode & 0o100 else 0o644
