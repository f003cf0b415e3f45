"""The list that leads from each text of the program to a picture of it in its place, as one page of HTML.

Made for people who translate: a browser finds the text in the page, and a frame shows where it stands. Needs nothing of
Qt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from cardtable.app.translating import TextGroup

INDEX: Final = "index.html"
"""The name of the page."""
_STYLE = (
    "body{font:16px/1.5 sans-serif;margin:2em auto;max-width:70em;padding:0 1em}"
    "h2{margin-top:2em}td{border-top:1px solid #aaa;padding:.4em .8em .4em 0;vertical-align:top}"
    "small{color:#555}b{color:#a00}"
)


class Sighting(NamedTuple):
    """Where a text is seen: the name of a picture, and the frame in it as left, top, width and height in pixels."""

    picture: str
    frame: tuple[int, int, int, int]


def page(groups: Sequence[TextGroup], seen: Mapping[tuple[str, str, str], Sighting], language: str) -> str:
    """Return the page. ``seen`` has the sightings by context, English text and comment of the text; what is not among
    them is said to have no picture.
    """
    whole = sum(len(group.texts) for group in groups)
    parts = [
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Texts of cardtable</title>',
        f"<style>{_STYLE}</style></head><body><h1>Each text in its place: {escape(language)}</h1>",
        f"<p>{len(seen)} of {whole} texts have a picture. Search this page for a text: its number opens the picture,",
        "with a frame around the text. What did not come up on a walk through the program stands by itself on what",
        "says it, or on plain paper, with names in braces.</p>",
    ]
    number = 0
    for group in groups:
        rows = []
        for text in group.texts:
            number += 1
            sighting = seen.get((text.english.context, text.english.source, text.english.comment))
            words = escape(text.english.source)
            link = f'<a href="{framed(number)}">{number}</a>' if sighting else f"{number}, <b>no picture</b>"
            rows.append(
                f"<tr><td>{link}</td><td>{words}<br><small>{escape(text.english.context)}: "
                f"{escape(text.place)}</small></td></tr>"
            )
        done = sum((one.english.context, one.english.source, one.english.comment) in seen for one in group.texts)
        parts.append(f"<h2>{escape(group.title)}</h2><p>{done} of {len(rows)}</p><table>{''.join(rows)}</table>")
    return "\n".join([*parts, "</body></html>\n"])


def framed(number: int) -> str:
    """Return the address by which the page opens the picture of the text with this number, counted from 1."""
    return f"text-{number:04}.html"


def framed_page(source: str, sighting: Sighting) -> str:
    """Return the page of one text: its picture with a frame around the text."""
    left, top, width, height = sighting.frame
    return (
        f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{escape(source)}</title></head>'
        f'<body style="margin:0"><p style="font:16px sans-serif;margin:8px">{escape(source)} – '
        f'<a href="{INDEX}">all texts</a></p>'
        f'<div style="position:relative"><img src="{escape(sighting.picture)}" alt="">'
        f'<div style="position:absolute;left:{left - 3}px;top:{top - 3}px;width:{width}px;height:{height}px;'
        'border:3px solid #e0006c;border-radius:4px"></div></div></body></html>\n'
    )
