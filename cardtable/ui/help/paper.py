"""The look of a rule page: the style sheet, and the markup that the sheet needs and the pages do not have."""

from __future__ import annotations

import re

from PySide6.QtGui import QColor, QPalette

from cardtable.ui.look.palette import CARD_RED, SERIF_FAMILIES

_TEXT_BETWEEN_TAGS = re.compile(r"(<[^>]*>)")
_PICTURE = re.compile(r"<p>\s*<img")
_RED_SUIT = re.compile("([♥♦])")
_EXAMPLE = re.compile(r'<table class="example">\s*<tr>\s*<td>')
_WIDE_EXAMPLE = '<table class="example" width="100%" cellspacing="0" cellpadding="0"><tr><td class="panel">'
_COUNTERS = '<table class="counters"'
_RED_ON_DARK = "#f08a7c"


def is_dark(palette: QPalette) -> bool:
    """Return whether text is lighter than the paper on which it stands."""
    return palette.color(QPalette.ColorRole.Base).lightnessF() < 0.5


def line_colour(palette: QPalette) -> QColor:
    """Return the colour of thin lines and arrows: half way between paper and ink."""
    return _between(palette.color(QPalette.ColorRole.Base), palette.color(QPalette.ColorRole.Text), 0.5)


def _between(first: QColor, second: QColor, share: float) -> QColor:
    return QColor(
        round(first.red() + (second.red() - first.red()) * share),
        round(first.green() + (second.green() - first.green()) * share),
        round(first.blue() + (second.blue() - first.blue()) * share),
    )


def dressed(html: str) -> str:
    """Return the page with red suit signs marked as such, and examples as wide as the text."""
    parts = _TEXT_BETWEEN_TAGS.split(html)
    for index in range(0, len(parts), 2):
        parts[index] = _RED_SUIT.sub(r'<span class="red">\1</span>', parts[index])
    html = _PICTURE.sub(r'<p class="picture"><img', "".join(parts))
    return _EXAMPLE.sub(_WIDE_EXAMPLE, html).replace(_COUNTERS, f'{_COUNTERS} cellspacing="0" cellpadding="0"')


def style_sheet(palette: QPalette, point_size: float) -> str:
    """Return the style sheet for text of ``point_size`` in the colours of ``palette``."""
    paper = palette.color(QPalette.ColorRole.Base)
    ink = palette.color(QPalette.ColorRole.Text)
    link = palette.color(QPalette.ColorRole.Link)
    muted = _between(paper, ink, 0.68).name()
    rule = _between(paper, ink, 0.2).name()
    panel = palette.color(QPalette.ColorRole.AlternateBase).name()
    serifs = ", ".join(f"'{family}'" for family in SERIF_FAMILIES)
    red = _RED_ON_DARK if is_dark(palette) else CARD_RED
    gap = point_size
    return f"""
    h1, h2, h3, .lead, .label {{ font-family: {serifs}; }}
    h1 {{ font-size: {point_size * 2.1:.1f}pt; font-weight: normal; color: {ink.name()};
          margin-top: 0; margin-bottom: {gap * 0.3:.0f}px; }}
    h2 {{ font-size: {point_size * 1.5:.1f}pt; font-weight: normal; color: {link.name()};
          margin-top: {gap * 3:.0f}px; margin-bottom: {gap:.0f}px; }}
    h3 {{ font-size: {point_size * 1.12:.1f}pt; font-weight: bold;
          margin-top: {gap * 1.5:.0f}px; margin-bottom: {gap * 0.2:.0f}px; }}
    p {{ margin-top: 0; margin-bottom: {gap:.0f}px; line-height: 148%; }}
    li {{ margin-bottom: {gap * 0.5:.0f}px; line-height: 148%; }}
    ul, ol {{ margin-top: 0; margin-bottom: {gap:.0f}px; }}
    a {{ color: {link.name()}; text-decoration: none; }}
    .lead {{ font-size: {point_size * 1.1:.1f}pt; font-style: italic; color: {muted}; }}
    .label {{ font-weight: bold; margin-bottom: {gap * 0.5:.0f}px; }}
    .picture {{ line-height: 100%; margin-top: {gap * 0.2:.0f}px; margin-bottom: {gap:.0f}px; }}
    .told {{ font-size: {point_size * 0.9:.1f}pt; color: {muted}; }}
    .red {{ color: {red}; }}
    .sister {{ color: {muted}; }}
    .otherwise {{ color: {link.name()}; font-weight: bold; }}
    table.facts {{ margin-top: {gap * 0.3:.0f}px; margin-bottom: {gap * 1.4:.0f}px; border-collapse: collapse; }}
    table.facts th {{ text-align: left; font-weight: normal; color: {muted};
          border-bottom: 1px solid {muted}; padding: {gap * 0.35:.0f}px {gap * 1.8:.0f}px {gap * 0.35:.0f}px 0; }}
    table.facts td {{ border-bottom: 1px solid {rule};
          padding: {gap * 0.35:.0f}px {gap * 1.8:.0f}px {gap * 0.35:.0f}px 0; }}
    table.example {{ margin-top: {gap * 0.8:.0f}px; margin-bottom: {gap * 1.2:.0f}px; }}
    td.panel {{ background-color: {panel}; padding: {gap * 1.1:.0f}px {gap * 1.4:.0f}px {gap * 0.9:.0f}px
          {gap * 1.4:.0f}px; }}
    table.counters {{ margin-bottom: {gap:.0f}px; }}
    table.counters td {{ text-align: center; padding: {gap * 0.3:.0f}px {gap * 0.4:.0f}px; }}
    """
