"""The statistics of a person, as charts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cardtable.app.judged import JudgedDeal, evenings, families_of, people, skill_and_luck
from cardtable.app.match_statistics import Share, Statistics
from cardtable.app.rating import RatedPlayer, Rating
from cardtable.core.record import HUMAN
from cardtable.games.registry import FAMILIES
from cardtable.ui.dialogs.base import Dialog, scrolled
from cardtable.ui.dialogs.loss_chart import LossChart, SkillBars
from cardtable.ui.look.look import Choices, Heading, mixed, spaced
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import Label, asked
from cardtable.words.families import variant_name, words_of
from cardtable.words.mark import translate
from cardtable.words.players import player_first_name

_LATELY = 30
"""The most matches that are shown one by one."""
_WINDOW = 10
"""The number of matches over which the curve averages."""
_MOST = 8
"""The most bars that are shown below one another."""


class FormCurve(QWidget):
    """Draws the latest matches as counters, filled if they were won, and the share of wins among ten matches as a
    curve.
    """

    def __init__(self) -> None:
        super().__init__()
        self._form: tuple[bool, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_form(self, form: Sequence[bool], words: str) -> None:
        """Show the results ``form``, the earliest first; ``words`` describe them for screen readers."""
        self._form = tuple(form)
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, 120)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 120)

    def shares(self) -> list[float]:
        """Return, for each of the latest matches, the share of wins among the ten matches up to it."""
        first = max(0, len(self._form) - _LATELY)
        found = []
        for place in range(first, len(self._form)):
            lately = self._form[max(0, place - _WINDOW + 1) : place + 1]
            found.append(sum(lately) / len(lately))
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shares = self.shares()
        size = min(14.0, self.width() / _LATELY * 0.7)
        field = QRectF(self.rect()).adjusted(size, SPACING, -size, -size - 4 * SPACING)
        faint = QPen(mixed(self.palette(), 0.3), 1)
        for height in (0.0, 0.5, 1.0):
            painter.setPen(faint)
            y = field.bottom() - height * field.height()
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
        step = field.width() / (_LATELY - 1)
        points = [
            QPointF(field.left() + place * step, field.bottom() - share * field.height())
            for place, share in enumerate(shares)
        ]
        painter.setPen(
            QPen(self.palette().color(QPalette.ColorRole.Link), 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        )
        painter.drawPolyline(QPolygonF(points))
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.WindowText), 1.2))
        lately = self._form[-_LATELY:]
        for point, won in zip(points, lately, strict=True):
            painter.setBrush(self.palette().color(QPalette.ColorRole.Link) if won else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(point.x(), self.height() - size / 2 - 2), size / 2, size / 2)
        painter.end()


class ShareBars(QWidget):
    """A bar for each name, as long as were played, filled as far as they were won."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[tuple[str, Share]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_rows(self, rows: Sequence[tuple[str, Share]], words: str) -> None:
        """Show shares with their names, at most ``_MOST``; ``words`` describe them for screen readers."""
        self._rows = list(rows[:_MOST])
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def _line(self) -> int:
        return self.fontMetrics().height() + 2 * SPACING

    def sizeHint(self) -> QSize:
        return QSize(320, max(1, len(self._rows)) * self._line())

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        names = self.width() * 0.36
        # After decades there are thousands of matches.
        widest = (f" {share.won} / {share.played}" for _, share in self._rows)
        figures = max(map(self.fontMetrics().horizontalAdvance, (" 888 / 888", *widest)))
        most = max((share.played for _, share in self._rows), default=1)
        room = self.width() - names - figures
        for place, (name, share) in enumerate(self._rows):
            line = QRectF(0, place * self._line(), self.width(), self._line())
            painter.setPen(ink)
            short = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(names - 2 * SPACING))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, short)
            bar = QRectF(names, line.top() + SPACING, room * share.played / most, line.height() - 2 * SPACING)
            painter.setPen(QPen(mixed(self.palette(), 0.5), 1))
            painter.setBrush(mixed(self.palette(), 0.12))
            painter.drawRoundedRect(bar, 3, 3)
            if share.won:
                painter.setBrush(self.palette().color(QPalette.ColorRole.Link))
                filled = QRectF(bar.left(), bar.top(), bar.width() * share.won / share.played, bar.height())
                painter.drawRoundedRect(filled, 3, 3)
            painter.setPen(ink)
            painter.drawText(
                line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, f"{share.won} / {share.played}"
            )
        painter.end()


class StatisticsDialog(Dialog):
    """Shows a person’s results over time, by opponent and by rule set, from ``statistics``, and the coach’s
    judgements in ``judged``.
    """

    def __init__(
        self,
        statistics: Statistics,
        parent: QWidget | None = None,
        judged: Sequence[JudgedDeal] = (),
        forget: Callable[[], object] = lambda: None,
        with_cards: Mapping[str, Sequence[Share]] | None = None,
    ) -> None:
        """``forget`` deletes the coach's judgements. ``with_cards`` has, for each person, the matches with real cards
        that are on score sheets; the name of a ``Share`` is that of the game.
        """
        super().__init__(parent)
        self._statistics = statistics
        self._judged = tuple(judged)
        self._person = Choices()
        self._with_cards = with_cards or {}
        self._person.addItems(list(dict.fromkeys([*statistics.persons(), *people(judged), *self._with_cards])))
        self._person.currentIndexChanged.connect(self.retranslate)
        self._summary = Label()
        self._summary.setWordWrap(True)
        self._form, self._opponents, self._rule_sets = FormCurve(), ShareBars(), ShareBars()
        self._titles = [Heading(1.15) for _ in range(3)]
        self._sheets_title, self._sheets = Heading(1.15), ShareBars() if with_cards else None
        self._rated_title, self._rated = Heading(1.15), Label()
        self._rated.setWordWrap(True)
        self._coach_title = Heading(1.15)
        self._coached, self._split = Label(), Label()
        self._family = Choices()
        self._family.currentIndexChanged.connect(self._word_coach)
        self._losses, self._skill = LossChart(), SkillBars()
        self._forget = forget
        self._reset = QPushButton()
        self._reset.setAutoDefault(False)
        self._reset.setFlat(True)
        self._reset.clicked.connect(self._ask_forget)
        self._close = QPushButton()
        self._close.setDefault(True)
        self._close.clicked.connect(self.reject)
        page = QWidget()
        column = QVBoxLayout(page)
        spaced(column, margin=0, gap=2)
        column.addWidget(self._person)
        column.addWidget(self._summary)
        for title, picture in zip(self._titles, (self._form, self._opponents, self._rule_sets), strict=True):
            column.addSpacing(2 * SPACING)
            column.addWidget(title)
            column.addWidget(picture)
        if self._sheets is not None:
            column.addSpacing(2 * SPACING)
            column.addWidget(self._sheets_title)
            column.addWidget(self._sheets)
        column.addSpacing(2 * SPACING)
        column.addWidget(self._rated_title)
        column.addWidget(self._rated)
        column.addSpacing(2 * SPACING)
        for widget in (self._coach_title, self._family, self._coached, self._losses, self._split, self._skill):
            column.addWidget(widget)
        for label in (self._coached, self._split):
            label.setWordWrap(True)
        column.addStretch(1)
        row = QHBoxLayout()
        row.addWidget(self._reset)
        row.addStretch(1)
        row.addWidget(self._close)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(scrolled(page), 1)
        layout.addLayout(row)
        self.retranslate()
        self.open_at(QSize(620, 640))

    @property
    def person(self) -> QComboBox:
        """The box that chooses the person whose results are shown."""
        return self._person

    @property
    def summary(self) -> str:
        """The results in words."""
        return self._summary.text()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("How you have fared"))
        self._person.setAccessibleName(self.tr("Whose results"))
        self._person.setVisible(self._person.count() > 1)
        found = self._statistics.of_person(self._person.currentText())
        played = found.played
        self._summary.setText(
            self.tr("{name}: %n match(es) played to the end, {won} won.", "", played).format(
                name=self._person.currentText(), won=found.won
            )
            if played
            else self.tr("No match has been played to its end yet.")
        )
        with_cards = self._with_cards.get(self._person.currentText(), ())
        self._summary.setVisible(bool(played) or not with_cards)
        words = (self.tr("The last matches"), self.tr("Against whom"), self.tr("At which game"))
        for title, text in zip(self._titles, words, strict=True):
            title.setText(text)
            title.setVisible(bool(played))
        signs = "".join("●" if won else "○" for won in found.form[-_LATELY:])
        self._form.set_form(found.form, self.tr("{results}, the latest last").format(results=signs))
        opponents = [(share.name, share) for share in found.by_opponent]
        rule_sets = [(variant_name(share.name), share) for share in found.by_rule_set]
        self._sheets_title.setText(self.tr("With real cards, on score sheets"))
        on_sheets = [(share.name, share) for share in with_cards]
        for bars, rows in ((self._opponents, opponents), (self._rule_sets, rule_sets), (self._sheets, on_sheets)):
            told = [
                self.tr("{name}: {won} of {played} won").format(name=name, won=share.won, played=share.played)
                for name, share in rows
            ]
            if bars is not None:
                bars.set_rows(rows, "; ".join(told))
        for picture in (self._form, self._opponents, self._rule_sets):
            picture.setVisible(bool(played))
        for widget in (self._sheets_title, self._sheets):
            if widget is not None:
                widget.setVisible(bool(with_cards))
        self._word_ratings()
        self._coach_title.setText(self.tr("What the computer has judged"))
        self._family.setAccessibleName(self.tr("Which game was judged"))
        known = families_of(self._judged, self._person.currentText())
        with QSignalBlocker(self._family):
            chosen = self._family.currentData()
            self._family.clear()
            for family in known:
                self._family.addItem(words_of(family).family_name(), family)
            self._family.setCurrentIndex(max(0, self._family.findData(chosen)) if known else -1)
        self._family.setVisible(len(known) > 1)
        self._word_coach()
        self._reset.setText(self.tr("&Forget what was judged…"))
        self._reset.setVisible(bool(self._judged))
        self._close.setText(self.tr("Close"))

    def _ask_forget(self) -> None:
        if asked(self, self.tr("How you have fared"), self.tr("Forget what the computer has judged of everybody?")):
            self._forget()
            self._judged = ()
            self.retranslate()

    @property
    def family(self) -> QComboBox:
        """The box that chooses the family whose judgements are shown."""
        return self._family

    @property
    def rated(self) -> str:
        """The ratings of all players, in words."""
        return self._rated.text()

    def _word_ratings(self) -> None:
        """Show the ratings of all players at the families of games that the person has played."""
        own = RatedPlayer(HUMAN, self._person.currentText())
        lines = []
        for family in FAMILIES:
            found = self._statistics.ratings(family)
            if own in found:
                told = ", ".join(_rating(player, rating) for player, rating in found.items())
                lines.append(self.tr("{family}: {ratings}").format(family=words_of(family).family_name(), ratings=told))
        if lines:
            lines.append(
                self.tr(
                    "People begin at 1500, and the computer players where many matches among themselves have put them. "
                    "Whoever is 190 points ahead should win three matches of four."
                )
            )
        self._rated_title.setText(self.tr("How strong everybody is"))
        self._rated.setText("\n".join(lines))
        for widget in (self._rated_title, self._rated):
            widget.setVisible(bool(lines))

    def _word_coach(self) -> None:
        person, family = self._person.currentText(), str(self._family.currentData() or "")
        days, both = evenings(self._judged, person, family), skill_and_luck(self._judged, person, family)
        decisions = sum(one.decisions for one in days)
        least, most = (
            sum(one.decisions * cost for one, cost in zip(days, costs, strict=True)) / max(1, decisions)
            for costs in ([one.least for one in days], [one.most for one in days])
        )
        self._coached.setText(
            self.tr("A decision has cost {points} points on average, in %n that were judged.", "", decisions).format(
                points=_range(least, most, 2)
            )
            if days
            else self.tr("Nothing yet. “Could I have done better?” after a deal has it judged, and adds it here.")
        )
        told = (
            self.tr("{day}: {points}").format(
                day=QLocale().toString(QDate(one.day.year, one.day.month, one.day.day), QLocale.FormatType.ShortFormat),
                points=_range(one.least, one.most, 2),
            )
            for one in days
        )
        self._losses.set_evenings(days, "; ".join(told))
        self._losses.setVisible(bool(days))
        skill, luck = (
            _range(low, high, 1)
            for low, high in ((both.skill_least, both.skill_most), (both.luck_least, both.luck_most))
        )
        words = self.tr(
            "%n deal(s) in which both were judged: {margin} points. Of these {skill} by skill, which is what the "
            "opponent gave away more; the rest is luck, {luck}.",
            "",
            both.deals,
        ).format(margin=_signed(both.margin, 0), skill=skill, luck=luck)
        self._split.setText(words if both.deals else "")
        self._skill.set_skill(both, (self.tr("Skill"), self.tr("Luck")), words)
        for widget in (self._split, self._skill):
            widget.setVisible(bool(both.deals))


def _rating(player: RatedPlayer, rating: Rating) -> str:
    name = player.name if player.kind == HUMAN else player_first_name(player.kind)
    return translate("StatisticsDialog", "{name} {rating} ± {half}").format(
        name=name, rating=round(rating.value), half=round(rating.half)
    )


def _signed(value: float, places: int) -> str:
    shown = QLocale().toString(float(abs(value)), "f", places)
    return shown if not any(sign in "123456789" for sign in shown) else f"{'−' if value < 0 else '+'}{shown}"


def _range(least: float, most: float, places: int) -> str:
    """Return a range in words, or a single number if both ends look alike; with fewer than two ``places`` numbers have
    signs.
    """
    ends = [
        _signed(value, places) if places < 2 else QLocale().toString(float(value), "f", places)
        for value in (least, most)
    ]
    return (
        ends[0]
        if ends[0] == ends[1]
        else translate("StatisticsDialog", "{least} to {most}").format(least=ends[0], most=ends[1])
    )
