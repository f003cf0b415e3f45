"""Build hook: compiles the translations, puts them and resources/ beside the code, and the number of commits into the
version.

A wheel gets ``cardtable/resources`` and ``cardtable/translations``. An editable installation keeps using the
checkout's own two folders, where the hook leaves the compiled translations. A source archive gets the number of commits
and the moment of the last one as a file.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import translations
import versions


class CardtableBuildHook(BuildHookInterface[Any]):
    """The hook that hatchling runs before it writes a wheel or a source archive."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the translations; for a wheel or a source archive also name the files to include.

        ``version`` is ``"standard"`` for a wheel or a source archive and ``"editable"`` for an editable installation.
        """
        root = Path(self.root)
        included: dict[str, str] = build_data["force_include"]
        if self.target_name == "sdist":
            stamp = versions.stamp(root)
            told = {"commits": versions.numbers(stamp.version)[-1], "moment": stamp.moment}
            included[str(self._made("stamp.json", json.dumps(told) + "\n"))] = versions.STAMP
            return
        compiled = translations.compile_all(root / "translations")
        if version == "editable":
            return
        program = versions.stamped(root, self.metadata.version)
        included[str(self._made("__init__.py", program))] = "cardtable/__init__.py"
        if (root / "resources").is_dir():
            included["resources"] = "cardtable/resources"
        for file in compiled:
            included[str(file.relative_to(root))] = f"cardtable/translations/{file.name}"
        for description in sorted(root.glob("translations/*/language.toml")):
            folder = description.parent
            included[str(folder.relative_to(root))] = f"cardtable/translations/{folder.name}"

    def _made(self, name: str, text: str) -> Path:
        """Write a file that is not part of the tree, and return its path."""
        folder = Path(self.root, "build", "stamped")
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / name
        # Another build may be reading it.
        fresh = folder / f"{name}.{os.getpid()}"
        fresh.write_text(text, encoding="utf-8")
        os.replace(fresh, file)
        return file
