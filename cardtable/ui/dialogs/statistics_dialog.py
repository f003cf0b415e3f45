"""The statistics of a person, as charts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QLocale, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.app.judged import JudgedDeal, evenings, families_of, people, skill_and_luck
from cardtable.app.match_statistics import MatchStatistics, Share, Statistics
from cardtable.app.rating import SETTLED, RatedPlayer, Rating, compared
from cardtable.app.school.puzzles import FIRST_RATING
from cardtable.core.record import HUMAN
from cardtable.games.registry import FAMILIES
from cardtable.ui.dialogs.base import USUAL_POINTS, Dialog, scrolled
from cardtable.ui.dialogs.form_chart import LEAST_FOR_A_LINE, FormCurve, ShareBars
from cardtable.ui.dialogs.loss_chart import LossChart, SkillBars
from cardtable.ui.dialogs.question import ask
from cardtable.ui.dialogs.rating_ladder import RatingLadder, Rung
from cardtable.ui.look.chips import Chips
from cardtable.ui.look.look import Choices, Heading, faint, spaced
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import Label, set_accessible_name
from cardtable.words.families import variant_name, words_of
from cardtable.words.mark import translate
from cardtable.words.moments import day_words
from cardtable.words.players import player_first_name

_LEAD = 1.25
"""The size of the sentence above a chart, in sizes of text."""
_LAST = 10
"""So many matches are counted in the sentence above the curve."""
_SIDE_BY_SIDE = 640
"""From this width on the charts are in two columns, in pixels at the usual size of text."""


class StatisticsDialog(Dialog):
    """Shows a person’s results over time, by opponent and by rule set, from ``statistics``, and the coach’s
    judgements in ``judged``.
    """

    grows = True

    def __init__(
        self,
        statistics: Statistics,
        parent: QWidget | None = None,
        judged: Sequence[JudgedDeal] = (),
        forget: Callable[[], object] = lambda: None,
        with_cards: Mapping[str, Sequence[Share]] | None = None,
        puzzles: QWidget | None = None,
    ) -> None:
        """``forget`` deletes the coach's judgements. ``with_cards`` has, for each person, the matches with real cards
        that are on score sheets; the name of a ``Share`` is that of the game. ``puzzles`` is a picture of the ratings
        at the puzzles, which are those of whoever sits at this computer.
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
        self._titles = [Heading(_LEAD) for _ in range(3)]
        self._facts = [Label() for _ in range(3)]
        self._sheets_title, self._sheets = Heading(_LEAD), ShareBars() if with_cards else None
        self._puzzles_title, self._puzzles, self._puzzles_scale = Heading(_LEAD), puzzles, Label()
        self._rated_title, self._ladder, self._scale = Heading(_LEAD), RatingLadder(), Label()
        self._rated = ""
        self._coach_title = Heading(_LEAD)
        self._coached, self._split, self._days = Label(), Label(), Label()
        self._family = Chips()
        self._family.changed.connect(self._word_family)
        self._losses, self._skill = LossChart(), SkillBars()
        self._forget = forget
        self._reset = QPushButton()
        self._reset.setAutoDefault(False)
        self._reset.setFlat(True)
        self._reset.clicked.connect(self._ask_forget)
        self._close = QPushButton()
        self._close.setDefault(True)
        self._close.clicked.connect(self.reject)
        for label in (*self._facts, self._scale, self._puzzles_scale, self._coached, self._split, self._days):
            label.setWordWrap(True)
        for label in (*self._facts, self._scale, self._puzzles_scale, self._days):
            faint(label)
        page = QWidget()
        column = QVBoxLayout(page)
        spaced(column, margin=0, gap=2)
        column.addWidget(self._person)
        column.addWidget(self._summary)
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._columns.setSpacing(10 * SPACING)
        form, opponents, games = zip(
            self._titles, self._facts, (self._form, self._opponents, self._rule_sets), strict=True
        )
        strength = self._family, self._rated_title, self._scale, self._ladder
        coach = self._coach_title, self._coached, self._losses, self._days, self._split, self._skill
        sheets = (self._sheets_title, self._sheets) if self._sheets is not None else ()
        solved = (self._puzzles_title, self._puzzles_scale, puzzles) if puzzles is not None else ()
        for parts in ((form, strength, solved), (opponents, games, sheets, coach)):
            side = QVBoxLayout()
            spaced(side, margin=0, gap=2)
            for group in parts:
                for place, widget in enumerate(group):
                    if not place:
                        side.addSpacing(4 * SPACING)
                    side.addWidget(widget)
            side.addStretch(1)
            self._columns.addLayout(side, 1)
        column.addLayout(self._columns)
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
        self.open_at(QSize(980, 680))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        grown = max(1.0, self.font().pointSizeF() / USUAL_POINTS)
        beside = event.size().width() >= _SIDE_BY_SIDE * grown
        directions = QBoxLayout.Direction
        self._columns.setDirection(directions.LeftToRight if beside else directions.TopToBottom)

    @property
    def person(self) -> QComboBox:
        """The box that chooses the person whose results are shown."""
        return self._person

    @property
    def summary(self) -> str:
        """The results in words."""
        return self._summary.text()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Your results"))
        set_accessible_name(self._person, self.tr("Player"))
        self._person.setVisible(self._person.count() > 1)
        found = self._statistics.of_person(self._person.currentText())
        played = found.played
        self._summary.setText(
            self.tr("{name}: %n match(es) played to the end, {won} won.", "", played).format(
                name=self._person.currentText(), won=found.won
            )
            if played
            else self.tr("No match has been played to the end yet.")
        )
        with_cards = self._with_cards.get(self._person.currentText(), ())
        self._summary.setVisible(bool(played) or not with_cards)
        self._word_titles(found)
        results = ", ".join(self.tr("won") if won else self.tr("lost") for won in found.form[-_LAST:])
        ends = (self.tr("earlier"), self.tr("the latest")) if played > 1 else ("", "")
        self._form.set_form(found.form, self.tr("{results}, most recent last").format(results=results), ends)
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
        self._puzzles_title.setText(self.tr("Problem ratings"))
        self._puzzles_scale.setText(
            self.tr("Everyone starts at {rating}. After the rating come the problems solved and tried.").format(
                rating=FIRST_RATING
            )
        )
        self._coach_title.setText(self.tr("Decisions judged"))
        set_accessible_name(self._family, self.tr("Game shown"))
        person = self._person.currentText()
        own, judged = RatedPlayer(HUMAN, person), families_of(self._judged, person)
        known = [one for one in FAMILIES if one in judged or own in self._statistics.ratings(one)]
        self._family.offer([(words_of(family).family_name(), family) for family in known])
        self._family.setVisible(len(known) > 1)
        self._word_family()
        self._reset.setText(self.tr("&Delete judged decisions…"))
        self._reset.setVisible(bool(self._judged))
        self._close.setText(self.tr("Close"))

    def _ask_forget(self) -> None:
        words = self.tr("Delete all judged decisions, for all players?")
        ask(self, self.tr("Your results"), words, self._forget_judged, for_good=True)

    def _forget_judged(self) -> None:
        self._forget()
        self._judged = ()
        self.retranslate()

    @property
    def family(self) -> Chips:
        """The chips that choose the family whose ratings and judgements are shown."""
        return self._family

    @property
    def rated(self) -> str:
        """The ratings of all players at all families of games that the person has played, in words."""
        return self._rated

    def _word_titles(self, found: MatchStatistics) -> None:
        """Say above each chart what it shows, and below that how it is read."""
        lately = found.form[-_LAST:]
        won = sum(lately)
        titles = [self.tr("Won: {won} of the last {number}").format(won=won, number=len(lately)), "", ""]
        if found.by_opponent:
            titles[1] = self.tr("Most often against {name}").format(name=found.by_opponent[0].name)
        if found.by_rule_set:
            titles[2] = self.tr("Most often at {game}").format(game=variant_name(found.by_rule_set[0].name))
        left = LEAST_FOR_A_LINE - len(found.form)
        facts = [
            self.tr("A filled dot is a match won. After %n more match(es) a line shows your form.", "", left)
            if left > 0
            else self.tr("The line shows how many of ten matches in a row were won. A filled dot is a match won."),
            self.tr("The whole bar shows the matches played, and the filled part those won."),
            self.tr("Matches won, and matches played to the end."),
        ]
        for title, fact, words, told in zip(self._titles, self._facts, titles, facts, strict=True):
            title.setText(words)
            fact.setText(told)
            for widget in (title, fact):
                widget.setVisible(bool(found.played))

    def _word_family(self) -> None:
        self._word_ratings()
        self._word_coach()

    def _word_ratings(self) -> None:
        """Show the ratings of all players at the chosen family, if the person has played it."""
        own = RatedPlayer(HUMAN, self._person.currentText())
        lines = []
        for family in FAMILIES:
            found = self._statistics.ratings(family)
            if own in found:
                told = ", ".join(_rating(player, rating) for player, rating in found.items())
                lines.append(self.tr("{family}: {ratings}").format(family=words_of(family).family_name(), ratings=told))
        why = self.tr(
            "People begin at 1500. A player who is 190 points ahead should win three matches out of four. "
            "The line around a dot shows how certain the rating is."
        )
        self._rated = "\n".join([*lines, why] if lines else [])
        chosen = self._family.value
        found = self._statistics.ratings(chosen) if chosen else {}
        rungs = [Rung(_name(player), rating.value, rating.half, player == own) for player, rating in found.items()]
        shown = own in found
        self._ladder.set_rungs(rungs, ", ".join(_rating(player, rating) for player, rating in found.items()))
        self._scale.setText(why)
        if shown:
            self._rated_title.setText(self._standing(found[own], found, words_of(chosen).family_name()))
        for widget in (self._rated_title, self._ladder, self._scale):
            widget.setVisible(shown)

    def _standing(self, own: Rating, found: Mapping[RatedPlayer, Rating], game: str) -> str:
        """Return in words where a person with the rating ``own`` stands among those ``found`` at ``game``."""
        if own.matches < SETTLED:
            words = self.tr("{game}: %n more match(es) for a reliable rating", "", SETTLED - own.matches)
            return words.format(game=game)
        beside = compared(own, found)
        if beside.equal:
            words, name = self.tr("{game}: about as strong as {name}"), beside.equal
        elif beside.weaker and beside.stronger:
            words, name = self.tr("{game}: between {name} and {other}"), beside.weaker
        elif beside.weaker:
            words, name = self.tr("{game}: stronger than anyone here"), beside.weaker
        elif beside.stronger:
            words, name = self.tr("{game}: the next player to catch is {name}"), beside.stronger
        else:
            words, name = self.tr("{game}: everyone’s rating"), ""
        other = player_first_name(beside.stronger) if beside.stronger else ""
        return words.format(game=game, name=player_first_name(name) if name else "", other=other)

    def _word_coach(self) -> None:
        person, family = self._person.currentText(), self._family.value
        days, both = evenings(self._judged, person, family), skill_and_luck(self._judged, person, family)
        decisions = sum(one.decisions for one in days)
        least, most = (
            sum(one.decisions * cost for one, cost in zip(days, costs, strict=True)) / max(1, decisions)
            for costs in ([one.least for one in days], [one.most for one in days])
        )
        self._coached.setText(
            self.tr("On average, a decision cost {points} points (%n judged).", "", decisions).format(
                points=_range(least, most, 2)
            )
            if days
            else self.tr("Nothing yet. Choose “Could I have done better?” after a deal to add it here.")
        )
        told = (
            self.tr("{day}: {points}").format(
                day=day_words(one.day),
                points=_range(one.least, one.most, 2),
            )
            for one in days
        )
        self._losses.set_evenings(days, "; ".join(told))
        self._days.setText(self.tr("Points lost per decision, day by day. The lower the bar, the better."))
        self._losses.setVisible(bool(days))
        self._days.setVisible(bool(days))
        skill, luck = (
            _range(low, high, 1)
            for low, high in ((both.skill_least, both.skill_most), (both.luck_least, both.luck_most))
        )
        words = self.tr(
            "%n deal(s) with both players judged: a margin of {margin}. Of this, {skill} came from "
            "skill: your opponent gave away that much more. The rest, {luck}, was luck.",
            "",
            both.deals,
        ).format(margin=_signed(both.margin, 0), skill=skill, luck=luck)
        self._split.setText(words if both.deals else "")
        self._skill.set_skill(both, (self.tr("Skill"), self.tr("Luck")), words)
        for widget in (self._split, self._skill):
            widget.setVisible(bool(both.deals))


def _name(player: RatedPlayer) -> str:
    return player.name if player.kind == HUMAN else player_first_name(player.kind)


def _rating(player: RatedPlayer, rating: Rating) -> str:
    return translate("StatisticsDialog", "{name} {rating} ± {half}").format(
        name=_name(player), rating=round(rating.value), half=round(rating.half)
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
