"""Packs of cards as somebody might put them into the folder."""

from __future__ import annotations

import gzip
from pathlib import Path

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88"><rect width="63" height="88" fill="#00ff00"/></svg>'
_SUITS = ("spade", "heart", "diamond", "club")
_RANKS = ("ace", *map(str, range(2, 11)), "jack", "queen", "king")


def lay_pack(place: Path, style: str = "kde", svg: str = SVG) -> None:
    """Put 52 cards and a back into the folder ``place``, named in the ``style`` of a set of cards."""
    place.mkdir(parents=True)
    for suit in _SUITS:
        for number, rank in enumerate(_RANKS, start=1):
            named = {
                "kde": f"{'1' if rank == 'ace' else rank}_{suit}",
                "words": f"{rank}_of_{suit}s",
                "short": f"{rank if number == 10 else rank[0].upper()}{suit[0].upper()}",
            }
            (place / f"{named[style]}.svg").write_text(svg)
    (place / "back.svg").write_text(svg)


def lay_sheet(place: Path, without: str = "", wide: int = 63, spoilt: str = "") -> Path:
    """Put one picture with 52 cards and a back into the folder ``place``, as KDE has them: hearts and diamonds red, the
    others black, the back blue, ``wide`` pixels across and 88 high; ``spoilt`` stands at its end.
    """
    place.mkdir(parents=True)
    names = [f"{rank if number > 1 else 1}_{suit}" for suit in _SUITS for number, rank in enumerate(_RANKS, start=1)]
    cards = [
        f'<g id="{name}" transform="translate({100 * at} 0)"><rect width="{wide}" height="88"'
        f' fill="{"#ff0000" if "heart" in name or "diamond" in name else "#000000"}"/></g>'
        for at, name in enumerate(names)
        if name != without
    ]
    cards.append(f'<rect id="back" y="100" width="{wide}" height="88" fill="#0000ff"/>')
    head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 5200 200">'
    file = place / "deck.svgz"
    file.write_bytes(gzip.compress(f"{head}{''.join(cards)}{spoilt}</svg>".encode()))
    (place / "index.desktop").write_text("[KDE Backdeck]\nSVG=deck.svgz\n")
    return file
