"""What this program is, and the versions that a report of a fault should name."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from cardtable import __version__
from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.look import heading, spaced


class AboutDialog(Dialog):
    """Names the program, its licence and versions, and where it keeps its data."""

    def __init__(self, data_place: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data_place = data_place
        self._name = heading(QLabel("cardtable"), 1.8)
        self._words = QLabel()
        self._words.setWordWrap(True)
        self._versions = QLabel()
        self._versions.setWordWrap(True)
        self._versions.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        spaced(layout, margin=6, gap=3)
        layout.addWidget(self._name)
        layout.addWidget(self._words)
        layout.addWidget(self._versions)
        layout.addStretch(1)
        layout.addWidget(buttons)
        self.retranslate()
        self.open_at(QSize(480, 360))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("About cardtable"))
        self._words.setText(
            self.tr(
                "Casino on an animated card table, with computer players that see their own cards and nothing else. "
                "Free software under the GNU General Public License, version 3 or later."
            )
        )
        lines = (
            self.tr("cardtable {version}").format(version=__version__),
            self.tr("Qt {qt}, PySide {pyside}, Python {python}").format(
                qt=qVersion(), pyside=PySide6.__version__, python=platform.python_version()
            ),
            platform.platform(),
            self.tr("Saved games: {place}").format(place=self._data_place),
        )
        self._versions.setText("\n".join(lines))
