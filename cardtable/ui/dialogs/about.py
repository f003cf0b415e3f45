"""The dialog about the program: its parts with their licences, and the facts for a bug report."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import PySide6
from PySide6.QtCore import QSize, Qt, Signal, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from cardtable import __version__
from cardtable.app.child import TROUBLE
from cardtable.core.sanitise import as_quoted
from cardtable.store.backups import kept
from cardtable.store.places import DATABASE_NAME
from cardtable.ui.dialogs.about_words import PROGRAM, bug_report, components, licence_text, versions
from cardtable.ui.dialogs.base import Dialog, button_box
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Choices, Heading, faint, spaced
from cardtable.ui.look.plain import Label, set_accessible_name, set_tool_tip
from cardtable.words.moments import age_words, day_words

_SIGN_LINES = 3.0
"""The height of the picture of the program, in lines."""


class AboutDialog(Dialog):
    """Shows the program with its versions, the folder of its data, and the licences of all its parts."""

    titled = True
    copy_wanted = Signal(str)
    """Asks to take in the last backup; carries its path."""

    def __init__(self, data_place: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data_place = data_place
        self._sign = Label()
        """The picture of the program."""
        self._name = Heading(1.8, "cardtable")
        self._version = Label()
        self._parts_used = Label()
        self._parts_used.setWordWrap(True)
        for quiet in (self._version, self._parts_used):
            faint(quiet)
        self._words = Label()
        self._words.setWordWrap(True)
        self._facts = Label()
        self._facts.setWordWrap(True)
        self._facts.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        found = kept(Path(data_place) / DATABASE_NAME) if data_place else []
        self._last = next(iter(found), None)
        self._take_in, self._copy = QPushButton(self), QPushButton()
        for button, do in ((self._take_in, self._want_copy), (self._copy, self._copy_report)):
            button.setAutoDefault(False)
            button.setFlat(True)
            button.clicked.connect(do)
        self._take_in.setVisible(self._last is not None)
        self.spare = (self._parts_used, self._sign, self._version)
        self._tabs = QTabWidget()
        self._tabs.addTab(self._program_page(), "")
        self._tabs.addTab(self._licences_page(), "")
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        spaced(layout, margin=4, gap=2)
        layout.addLayout(self._title_row())
        layout.addWidget(self._tabs, 1)
        row = QHBoxLayout()
        row.addWidget(Flow(self._copy, self._take_in), 1)
        row.addWidget(buttons)
        layout.addLayout(row)
        self._show_licence()
        self.retranslate()
        self.open_at(QSize(600, 480))

    def _title_row(self) -> QHBoxLayout:
        pixels = round(_SIGN_LINES * self.fontMetrics().height())
        self._sign.setPixmap(QGuiApplication.windowIcon().pixmap(QSize(pixels, pixels), self.devicePixelRatioF()))
        row, names = QHBoxLayout(), QVBoxLayout()
        spaced(row, margin=0, gap=4)
        spaced(names, margin=0, gap=0)
        names.addStretch(1)
        names.addWidget(self._name)
        names.addWidget(self._version)
        names.addStretch(1)
        row.addWidget(self._sign)
        row.addLayout(names, 1)
        return row

    def _program_page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        spaced(layout, margin=3, gap=3)
        layout.addWidget(self._words)
        layout.addWidget(self._facts)
        layout.addWidget(self._parts_used)
        layout.addStretch(1)
        return page

    def _licences_page(self) -> QWidget:
        page = QWidget()
        self._parts = Choices()
        for component in components():
            for text in component.texts:
                self._parts.addItem(f"{component.name}: {text}", (component, text))
        self._parts.currentIndexChanged.connect(self._show_licence)
        self._maker = Label()
        self._maker.setWordWrap(True)
        self._licence = QPlainTextEdit()
        self._licence.setReadOnly(True)
        self._licence.setTabChangesFocus(True)
        # The pages ask for what they prefer where they have to say how high they are in a width.
        self._licence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._licence.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        layout = QVBoxLayout(page)
        spaced(layout, margin=3, gap=2)
        layout.addWidget(self._parts)
        layout.addWidget(self._maker)
        layout.addWidget(self._licence, 1)
        return page

    def _show_licence(self) -> None:
        component, name = self._parts.currentData()
        self._maker.setText(
            self.tr("By {holders}; licence {licence}").format(holders=component.holders, licence=component.licence)
        )
        try:
            self._licence.setPlainText(licence_text(name))
        except OSError:
            self._licence.setPlainText(self.tr("The text of this licence was not installed."))

    def _want_copy(self) -> None:
        self.accept()
        if self._last is not None:
            self.copy_wanted.emit(str(self._last.path))

    def _copy_report(self) -> None:
        screens = {
            f"Screen {number}": f"{screen.size().width()}×{screen.size().height()} at {screen.devicePixelRatio():g}"
            for number, screen in enumerate(QGuiApplication.screens(), start=1)
        }
        surroundings = {"Platform plug-in": QGuiApplication.platformName(), **screens, **_troubles()}
        QGuiApplication.clipboard().setText(bug_report(_qt_versions(), surroundings))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("About cardtable"))
        self._tabs.setTabText(0, self.tr("&Program"))
        self._tabs.setTabText(1, self.tr("&Licences"))
        self._words.setText(
            self.tr(
                "Card games on an animated table, with computer players that see their own cards and nothing else. "
                "Free software under the GNU General Public License, version 3 or later."
            )
        )
        self._version.setText(self.tr("Version {version}").format(version=__version__))
        used = [f"{name} {version}" for name, version in versions(_qt_versions()).items() if name != PROGRAM.name]
        self._parts_used.setText(self.tr("Made with {parts}").format(parts=" · ".join(used)))
        facts = [self.tr("Saved games: {place}").format(place=self._data_place)]
        if self._last is None:
            facts.append(self.tr("There is no backup of them yet."))
        else:
            day, age = day_words(self._last.day.isoformat()), age_words(self._last.day, date.today())
            facts.append(
                self.tr("Last backup: {day} ({age})").format(day=day, age=age)
                if age
                else self.tr("Last backup: {day}").format(day=day)
            )
        self._facts.setText("\n".join(facts))
        self._copy.setText(self.tr("&Copy details for a bug report"))
        self._take_in.setText(self.tr("&Add data from the last backup"))
        set_tool_tip(
            self._take_in,
            self.tr("Anything missing here is added from the backup. Nothing that is already here changes."),
        )
        set_accessible_name(self._parts, self.tr("Component"))
        set_accessible_name(self._licence, self.tr("Licence text"))
        self._show_licence()


def _qt_versions() -> dict[str, str]:
    return {"Qt": qVersion(), "PySide6": PySide6.__version__}


def _troubles() -> dict[str, str]:
    """Return, for each other process of the program that failed, its title and how it ended, with the last line of its
    errors.
    """
    home = str(Path.home())
    found = {}
    for part, end in TROUBLE.items():
        last = as_quoted(end.errors.rpartition("\n")[2]).replace(home, "~")
        found[f"Process {part}"] = f"{end.cause} ({end.status}): {last}"
    return found
