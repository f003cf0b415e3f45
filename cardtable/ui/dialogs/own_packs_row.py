"""The packs that a person has put into a folder, to choose from; those with faults are named in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.own_packs import OwnPack, PackError, checked, folder, found_packs, key_of
from cardtable.art.theme import CardTheme
from cardtable.core.cards import HEARTS, KING, make_card
from cardtable.core.errors import CodedError
from cardtable.ui.cards.own_sheet import checked_sheet
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.sample_choice import Sample, SampleChoice
from cardtable.ui.look.look import faint, spaced
from cardtable.ui.look.plain import Label
from cardtable.words.own_packs import pack_sentence

_SIZE = QSize(58, 81)
_SHOWN = make_card(KING, HEARTS)


class OwnPacksRow(QWidget):
    """Offers the cards of the program and the packs of the folder, each by a king. All their pictures are read in quiet
    moments after the row is shown; a pack in which one cannot be used is taken away, with the reason. A pack with all
    cards in one picture, which takes longer, is offered after that was read.
    """

    chosen = Signal(str)

    def __init__(self, chosen: str, theme: CardTheme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen = chosen
        self._theme = theme
        self._choice: SampleChoice | None = None
        self._packs: list[OwnPack] = []
        self._pictures: dict[str, CardPictures] = {}
        self._faults: list[CodedError] = []
        for found in found_packs():
            if isinstance(found, PackError):
                self._faults.append(found)
            else:
                self._packs.append(found)
        self._waiting = sorted(self._packs, key=lambda pack: pack.sheet is not None)
        self._packs = [pack for pack in self._packs if pack.sheet is None or pack.name == chosen]
        self._under_way: Iterator[None] = iter(())
        self._title, self._words, self._told = Label(), Label(), Label()
        for label in (self._words, self._told):
            label.setWordWrap(True)
        faint(self._words)
        self._box = QVBoxLayout(self)
        spaced(self._box, margin=0, gap=1)
        self._box.addWidget(self._title)
        self._box.addWidget(self._words)
        self._box.addWidget(self._told)
        self._quiet = QTimer(self)
        self._quiet.setInterval(0)
        self._quiet.timeout.connect(self._check)
        self._offer()
        if self._waiting:
            self._quiet.start()

    def _offer(self) -> None:
        """Offer the packs in which no fault was found so far."""
        if self._choice is not None:
            self._choice.hide()
            self._choice.deleteLater()
            self._choice = None
        if self._packs:
            self._choice = SampleChoice(["", *(pack.name for pack in self._packs)], self._sample, _SIZE)
            self._choice.choose(self._chosen)
            self._choice.chosen.connect(self._choose)
            self._box.insertWidget(1, self._choice)
        self.retranslate()

    def _choose(self, name: str) -> None:
        self._chosen = name
        self.chosen.emit(name)

    def _sample(self, name: str) -> Sample:
        # A picture of all cards is too large to be read again for each pack that is offered after it.
        if name not in self._pictures:
            self._pictures[name] = CardPictures(replace(self._theme, pack="french", own=key_of(name)))
        pictures = self._pictures[name]

        def paint(painter: QPainter, place: QRectF, ratio: float) -> None:
            painter.drawPixmap(place.topLeft(), pictures.pixmap(_SHOWN, place.width(), ratio))

        return paint

    def _check(self) -> None:
        """Read the next picture."""
        try:
            next(self._under_way)
        except StopIteration:
            if not self._waiting:
                self._quiet.stop()
                return
            self._under_way = self._read(self._waiting.pop(0))
        except PackError as error:
            self._faults.append(error)
            self._under_way = iter(())
            self._packs = [pack for pack in self._packs if pack.name != error.parameters["pack"]]
            self._offer()

    def _read(self, pack: OwnPack) -> Iterator[None]:
        """Read one picture after another of a pack, and offer it if it was not offered yet."""
        yield from checked_sheet(pack) if pack.sheet is not None else checked(pack)
        if pack not in self._packs:
            self._packs.append(pack)
            self._packs.sort(key=lambda one: one.name)
            self._offer()
            yield

    def retranslate(self) -> None:
        """Set all words."""
        try:
            where = str(folder())
        except CodedError:
            where = ""
        many = self.tr("Packs of your own: put a folder with 52 SVG pictures, such as king_heart.svg, into {folder}.")
        one = self.tr("One SVG picture with all the cards will do as well, as in KDE’s decks.")
        self._words.setText(f"{many.format(folder=where)} {one}")
        self._words.setVisible(bool(where))
        self._told.setText("\n".join(map(pack_sentence, self._faults)))
        self._told.setVisible(bool(self._faults))
        self._title.setText(self.tr("Pack"))
        self._title.setVisible(self._choice is not None)
        if self._choice is not None:
            names = [self.tr("The program’s"), *(pack.name for pack in self._packs)]
            self._choice.word(self._title.text(), names)
