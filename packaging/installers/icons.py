"""The program's icon in the sizes and containers that desktops want, all from one drawing."""

from __future__ import annotations

import shutil
import struct
from pathlib import Path

from installers.common import APPLICATION_ID, ROOT, run

DRAWING = ROOT / "resources" / "icons" / "cardtable.svg"

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""The sizes of the pictures for desktops of Linux: pixels on each side."""

WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)

MACOS_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""The kinds of picture in an icns file with PNG inside, and their pixels; the last four are the doubled sizes."""

_RENDER = """
import sys
from pathlib import Path
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

application = QGuiApplication(sys.argv[:1])
drawing = QSvgRenderer(sys.argv[1])
assert drawing.isValid(), "the drawing cannot be read"
for size in map(int, sys.argv[3:]):
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(painter)
    painter.end()
    assert image.save(str(Path(sys.argv[2], f"{size}.png"))), "the picture cannot be written"
"""


def render(folder: Path, sizes: tuple[int, ...], python: Path) -> dict[int, Path]:
    """Draw the icon at ``sizes`` pixels into ``folder``, with the PySide6 of ``python``; return the PNG files."""
    folder.mkdir(parents=True, exist_ok=True)
    environ = {"QT_QPA_PLATFORM": "offscreen"}
    run([python, "-P", "-c", _RENDER, DRAWING, folder, *map(str, sizes)], environ=environ)
    return {size: folder / f"{size}.png" for size in sizes}


def install(theme: Path, python: Path) -> None:
    """Put the drawing and its pictures into an icon theme's folder, such as ``/usr/share/icons/hicolor``."""
    scalable = theme / "scalable" / "apps"
    scalable.mkdir(parents=True)
    shutil.copyfile(DRAWING, scalable / f"{APPLICATION_ID}.svg")
    for size, picture in render(theme, SIZES, python).items():
        target = theme / f"{size}x{size}" / "apps" / f"{APPLICATION_ID}.png"
        target.parent.mkdir(parents=True)
        picture.rename(target)


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon of PNG pictures, given by their size in pixels."""
    header = struct.pack("<HHH", 0, 1, len(pictures))
    directory, data = b"", b""
    place = len(header) + 16 * len(pictures)
    for size, picture in sorted(pictures.items()):
        # 0 stands for 256.
        directory += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place + len(data))
        data += picture
    return header + directory + data


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return an icon of macOS of PNG pictures, given by their size in pixels."""
    entries = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for kind, size in MACOS_KINDS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(entries)) + entries


def write_ico(path: Path, python: Path) -> None:
    """Write the icon for Windows."""
    path.write_bytes(ico(_drawn(path, WINDOWS_SIZES, python)))


def write_icns(path: Path, python: Path) -> None:
    """Write the icon for macOS."""
    path.write_bytes(icns(_drawn(path, tuple(sorted(set(MACOS_KINDS.values()))), python)))


def _drawn(beside: Path, sizes: tuple[int, ...], python: Path) -> dict[int, bytes]:
    folder = beside.parent / "pictures"
    return {size: file.read_bytes() for size, file in render(folder, sizes, python).items()}
