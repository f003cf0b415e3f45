"""Metadata hook of hatchling: in a package index, the README shows its pictures from the home page of the program.

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
        """Put the README into ``metadata``, with the addresses of its pictures below the home page."""
        root = Path(self.root)
        home = tomllib.loads((root / "packaging" / "publisher.toml").read_text(encoding="utf-8"))["home"]
        text = (root / "README.md").read_text(encoding="utf-8").replace(_PICTURES, f"]({home}")
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
