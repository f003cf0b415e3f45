"""Metadata hook of hatchling: in a package index, the README shows its pictures from the home page of the program, and
the addresses of who publishes it stand beside it.

Besides hatchling it imports the standard library alone, because nothing else is there while a package is built.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_PICTURES = "](packaging/pictures/"
"""What stands before the name of a picture in the checkout's own README."""


class CardtableReadmeHook(MetadataHookInterface):
    """The hook that hatchling runs when it makes the metadata."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Put the README, whose pictures lie below the home page, and the addresses into ``metadata``."""
        root = Path(self.root)
        names = tomllib.loads((root / "packaging" / "publisher.toml").read_text(encoding="utf-8"))
        text = (root / "README.md").read_text(encoding="utf-8").replace(_PICTURES, f"]({names['home']}")
        metadata["urls"] = {"Homepage": names["home"], "Issues": names["issues"], "Source": names["sources"]}
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
