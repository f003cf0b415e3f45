"""The program as a package installs it, in a folder of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from installers import common, deb, staging
from provision import downloads, environment
from tests.field.waiting import PATIENCE

SYSTEM_PYTHON = "/usr/bin/python3"
"""The Python with which the Debian package is started."""


@dataclass(frozen=True)
class Installed:
    """The installed program: the ``command`` that starts it, the folder of its ``code``, and its ``form`` (kind of
    package). ``isolated`` says whether the command keeps Python's environment variables away from it, as the launcher
    of the Debian package does.
    """

    command: Path
    code: Path
    form: str
    isolated: bool


def install(folder: Path) -> Installed:
    """Build the package of these sources and install it into ``folder``, which is there and empty.

    That is the Debian package where it can be built and started, else the wheel in an environment of its own. Raises
    ``SetupError`` or ``InstallerError``.
    """
    here = environment.Environment(Path(sys.prefix), common.ROOT)
    environment.add(here, common.PACKAGING / "requirements-build.txt")
    folder.chmod(0o755)
    return _debian_package(folder) if _can_be_debian() else _wheel(folder)


def _can_be_debian() -> bool:
    if shutil.which("dpkg-deb") is None or shutil.which("strip") is None:
        return False
    try:
        question = "import sys; sys.exit(sys.version_info < (3, 11))"
        return subprocess.run([SYSTEM_PYTHON, "-IS", "-c", question], timeout=PATIENCE, check=False).returncode == 0
    except OSError:
        return False


def _debian_package(folder: Path) -> Installed:
    package = deb.build(Path(sys.executable), "none", folder / "package")
    root = folder / "root"
    common.run(["dpkg-deb", "--extract", package, root])
    command, code = root / deb.PROGRAM, root / deb.PRIVATE
    # The launcher names the place by which it finds the program, and that is another one here.
    text = command.read_text(encoding="utf-8")
    command.write_text(text.replace(f"/{deb.PRIVATE}", str(code)), encoding="utf-8")
    # What the package does once it is unpacked.
    common.run([SYSTEM_PYTHON, "-m", "compileall", "-q", code])
    return Installed(command, code, f"the Debian package, unpacked ({common.megabytes(package):.0f} MB)", True)


def _wheel(folder: Path) -> Installed:
    wheel = staging.build_wheel(folder / "package", Path(sys.executable))
    place = folder / "environment"
    common.run([sys.executable, "-m", "venv", place])
    python = environment.environment_python(place)
    downloads.install(python, common.PACKAGING / "requirements.txt")
    common.run([python, "-m", "pip", "--disable-pip-version-check", "install", "--no-index", "--no-deps", wheel])
    (code,) = place.glob("lib/python*/site-packages/cardtable")
    return Installed(place / "bin" / "cardtable", code.parent, "the wheel, in an environment of its own", False)
