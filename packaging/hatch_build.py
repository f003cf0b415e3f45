"""Build hook: compiles the translations and puts them and resources/ beside the code.

A wheel gets ``cardtable/resources`` and ``cardtable/translations``. An editable installation keeps using the
checkout's own two folders, where the hook leaves the compiled translations.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import translations


class CardtableBuildHook(BuildHookInterface[Any]):
    """The hook that hatchling runs before it writes a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the translations; for a wheel also name the files to include.

        ``version`` is ``"standard"`` for a wheel and ``"editable"`` for an editable installation.
        """
        root = Path(self.root)
        compiled = translations.compile_all(root / "translations")
        if version == "editable":
            return
        included: dict[str, str] = build_data["force_include"]
        if (root / "resources").is_dir():
            included["resources"] = "cardtable/resources"
        for file in compiled:
            included[str(file.relative_to(root))] = f"cardtable/translations/{file.name}"
        for description in sorted(root.glob("translations/*/language.toml")):
            folder = description.parent
            included[str(folder.relative_to(root))] = f"cardtable/translations/{folder.name}"
