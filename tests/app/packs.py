"""Packs of cards as somebody might put them into the folder."""

from __future__ import annotations

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
