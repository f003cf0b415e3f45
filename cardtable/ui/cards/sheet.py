"""Draws the whole pack on one sheet, for looking: ``python -m cardtable.ui.cards.sheet OUT.png``."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from cardtable.art.indices import ENGLISH_LETTERS
from cardtable.art.theme import BACKS, CARD_RATIO, PACKS, CardTheme
from cardtable.core.cards import HIDDEN, PACK_36
from cardtable.ui.cards.pictures import CardPictures

_CLOTH = "#1f4b3a"


def contact_sheet(theme: CardTheme, width: int, only: Sequence[int] = ()) -> QImage:
    """Return a picture of the 52 cards suit by suit, or the 36 of a German pack, or ``only`` the given ones, and after
    them the backs; each card is ``width`` pixels wide.
    """
    gap = max(4, width // 12)
    step_x, step_y = width + gap, round(width * CARD_RATIO) + gap
    cards = list(only) or (list(PACK_36) if theme.pack == "german" else list(range(52)))
    columns = len(cards) // 4 if not only else min(len(cards), 4)
    rows = -(-len(cards) // columns) + (0 if only else 1)
    image = QImage(columns * step_x + gap, rows * step_y + gap, QImage.Format.Format_RGB32)
    image.fill(QColor(_CLOTH))
    pictures = CardPictures(theme)
    painter = QPainter(image)
    for place, card in enumerate(cards):
        row, column = divmod(place, columns)
        painter.drawPixmap(QPointF(gap + column * step_x, gap + row * step_y), pictures.pixmap(card, width, 1.0))
    if not only:
        for column, back in enumerate(BACKS):
            pictures.set_theme(CardTheme(back=back))
            painter.drawPixmap(
                QPointF(gap + column * step_x, gap + (rows - 1) * step_y), pictures.pixmap(HIDDEN, width, 1.0)
            )
    painter.end()
    return image


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the sheet that the command line asks for; return 0 if it was written, 1 if not."""
    parser = argparse.ArgumentParser(prog="python -m cardtable.ui.cards.sheet", description=__doc__)
    parser.add_argument("out", help="picture to write; the ending decides its format")
    parser.add_argument("--width", type=int, default=120, help="pixels per card")
    parser.add_argument("--pack", choices=PACKS, default=PACKS[0])
    parser.add_argument("--letters", nargs=4, default=ENGLISH_LETTERS, help="of ace, jack, queen and king")
    parser.add_argument("--four-colours", action="store_true")
    parser.add_argument("--large", action="store_true", help="large indices")
    parser.add_argument("--courts", action="store_true", help="only the twelve court cards")
    parser.add_argument("--cards", type=int, nargs="+", default=[], help="only these card numbers")
    options = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication(["sheet"])
    theme = CardTheme(
        pack=options.pack,
        four_colours=options.four_colours,
        large_indices=options.large,
        letters=tuple(options.letters),
    )
    only = options.cards or ([suit * 13 + rank for rank in (12, 11, 10) for suit in range(4)] if options.courts else [])
    written = contact_sheet(theme, options.width, only).save(options.out)
    del application
    return 0 if written else 1


if __name__ == "__main__":
    sys.exit(main())
