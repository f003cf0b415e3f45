"""The wheel and the source archive, for ``pip install`` and ``pipx install``."""

from __future__ import annotations

import shutil
from pathlib import Path

from installers import staging
from installers.common import BUILD, DIST, ROOT, fresh, run


def build(python: Path) -> list[Path]:
    """Build the wheel and the source archive with the hatchling of ``python``; return their paths below ``dist``."""
    sources = fresh(BUILD / "sdist")
    run([python, "-m", "hatchling", "build", "--target", "sdist", "--directory", sources], cwd=ROOT)
    made = [staging.build_wheel(BUILD / "wheel", python), *sources.glob("*.tar.gz")]
    DIST.mkdir(exist_ok=True)
    return [Path(shutil.copyfile(file, DIST / file.name)) for file in made]
