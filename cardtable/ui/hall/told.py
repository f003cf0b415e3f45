"""What the front hall tells of, and the words for it that stand on its table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QTime

from cardtable.ai.names import PLAYERS
from cardtable.core.record import HUMAN
from cardtable.store.model import MatchSummary
from cardtable.ui.hall.hall_table import HallWords
from cardtable.ui.hall.today_sheet import TodayEntry
from cardtable.ui.look.plain import on_button
from cardtable.ui.look.ways import Ways
from cardtable.words.cards import joined
from cardtable.words.families import variant_name
from cardtable.words.mark import translate
from cardtable.words.moments import day_words
from cardtable.words.players import player_first_name

if TYPE_CHECKING:
    from cardtable.ui.look.rating_words import RatingWords

FIRST_MINUTES = 15
"""About how many minutes a newcomer's first match takes: the ``minutes`` of the first rule set, which the start page
does not import.
"""


@dataclass(frozen=True, slots=True)
class KeptSheet:
    """The score sheet that is being kept: its game and the persons in words, and whether its match is ``over``."""

    game: str
    names: str
    over: bool = False


@dataclass(frozen=True, slots=True)
class HallState:
    """What the hall tells of: the match that can be continued, or else the one that ended last; the names of the
    computer players who would play again, and the id of the rule set; the score sheet that is being kept. A ``fresh``
    hall has seen nothing yet. ``begun_today`` is the number of the match in which the deal of the day was begun today.
    ``own`` and ``own_again`` are the names that people have given to the rules of these matches, if they are theirs.
    """

    waiting: MatchSummary | None = None
    last: MatchSummary | None = None
    opponents: tuple[str, ...] = ()
    again: str = ""
    sheet: KeptSheet | None = None
    fresh: bool = False
    today: Sequence[TodayEntry] = field(default=())
    rating: RatingWords | None = None
    begun_today: int | None = None
    own: str = ""
    own_again: str = ""

    @property
    def waits_for_today(self) -> bool:
        """Whether the match that can be continued is the deal of the day."""
        return self.waiting is not None and self.waiting.id == self.begun_today


def words_on_table(state: HallState, ways: Ways) -> HallWords:
    """Return what stands on the table of a hall that tells of ``state``."""
    new_game = (translate("HallPage", "&New game"), ways.ask_new_game)
    more = ((_again(state), ways.play_again), new_game) if state.opponents else (new_game,)
    if state.waiting is not None:
        left = _when(state.waiting.changed, left=True)
        return HallWords(
            translate("HallPage", "Deal of the day. {left}").format(left=left) if state.waits_for_today else left,
            state.own or variant_name(state.waiting.variant),
            _standing(state.waiting),
            ((translate("HallPage", "&Continue"), ways.continue_match), *more),
        )
    if state.last is not None:
        return HallWords(
            _when(state.last.finished or state.last.changed, left=False),
            state.own or variant_name(state.last.variant),
            _result(state.last),
            more,
        )
    if state.fresh:
        lina = player_first_name(PLAYERS[0])
        return HallWords(
            "",
            _greeting(),
            translate(
                "HallPage",
                "Take a seat. {name} will show you Casino as you play. A match takes about %n minute(s).",
                "",
                FIRST_MINUTES,
            ).format(name=lina),
            (
                (translate("HallPage", "&Begin with {name}").format(name=lina), ways.play_again),
                (translate("HallPage", "Take a lesson &first"), ways.begin_lesson),
                new_game,
            ),
            PLAYERS[0],
        )
    return HallWords("", "cardtable", translate("HallPage", "What would you like to play?"), (new_game,))


def _again(state: HallState) -> str:
    """Return the words by which the same opponents are asked for, with the game if that is not the one told of.

    Beside a match that waits they say that this one is new: “again” could mean that the one that waits goes on.
    """
    names, shown = on_button(joined(list(state.opponents))), state.waiting or state.last
    if shown is not None and (shown.variant, state.own) == (state.again, state.own_again):
        new, again = translate("HallPage", "New m&atch with {names}"), translate("HallPage", "Play {names} &again")
    else:
        new = translate("HallPage", "New m&atch with {names}: {game}")
        again = translate("HallPage", "{game} &again with {names}")
    game = on_button(state.own_again or variant_name(state.again))
    return (again if state.waiting is None else new).format(game=game, names=names)


def _greeting() -> str:
    hour = QTime.currentTime().hour()
    if 4 <= hour < 11:
        return translate("HallPage", "Good morning.")
    return (
        translate("HallPage", "Good evening.") if hour >= 17 or hour < 4 else translate("HallPage", "Good afternoon.")
    )


def _when(moment: datetime, *, left: bool) -> str:
    """Return when a match was ``left``, or else when it ended."""
    day = moment.astimezone().date()
    days = (date.today() - day).days
    if days == 0:
        return translate("HallPage", "Left today") if left else translate("HallPage", "Played today")
    if days == 1:
        return translate("HallPage", "Left yesterday") if left else translate("HallPage", "Played yesterday")
    words = translate("HallPage", "Left on {date}") if left else translate("HallPage", "Played on {date}")
    return words.format(date=day_words(day))


def _standing(match: MatchSummary) -> str:
    if not match.points:
        return translate("HallPage", "The first deal.")
    # The deal that lies on the table is kept as well, and is the last of them.
    return " ".join((translate("HallPage", "Deal {number}.").format(number=match.deals), _points(match)))


def _points(match: MatchSummary) -> str:
    own = _own_side(match)
    if own is not None and len(match.points) == 2:
        other = joined(_names(match, 1 - own))
        words = translate("HallPage", "You have {own}; {name} has {points}.")
        return words.format(own=match.points[own], name=other, points=match.points[1 - own])
    each = (
        translate("HallPage", "{name} {points}").format(name=joined(_names(match, side)), points=points)
        for side, points in enumerate(match.points)
    )
    return translate("HallPage", "{all}.").format(all=", ".join(each))


def _result(match: MatchSummary) -> str:
    own = _own_side(match)
    won = joined([name for side in match.winners for name in _names(match, side)])
    # A start that tells of a match that waits needs no figures.
    from cardtable.words.figures import score

    points = score(sorted(match.points, reverse=True))
    if own in match.winners:
        words = translate("HallPage", "You won: {points}.")
    elif match.winners:
        words = translate("HallPage", "{name} won: {points}.")
    else:
        words = translate("HallPage", "A draw: {points}.")
    return words.format(name=won, points=points)


def _own_side(match: MatchSummary) -> int | None:
    """Return the side of the only person at the table; None if there are several or none."""
    people = [side for kind, side in zip(match.computers, match.sides, strict=True) if kind == HUMAN]
    return people[0] if len(people) == 1 else None


def _names(match: MatchSummary, side: int) -> list[str]:
    return [name for name, of in zip(match.names, match.sides, strict=True) if of == side]
