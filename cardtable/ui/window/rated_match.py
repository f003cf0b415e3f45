"""What the end of a match says of the person's rating, and of who would like to play next."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import QCoreApplication

from cardtable.ai.names import COMPANION
from cardtable.app.challenge import Challenge, challenge
from cardtable.app.match_statistics import StatisticsStore, statistics_of
from cardtable.app.rating import SETTLED, Compared, RatedPlayer, Rating, compared
from cardtable.core.errors import CodedError
from cardtable.core.record import HUMAN
from cardtable.session.session import Session
from cardtable.ui.look.rating_words import RatingWords
from cardtable.words.players import player_first_name


def rated_match(session: Session, store: StatisticsStore) -> tuple[Callable[[], RatingWords] | None, Challenge | None]:
    """Return what words the rating of the only person of a match that is over and kept in ``store``, None without one,
    and who would like to play next.
    """
    people = [entry.name for entry in session.seats if entry.player == HUMAN]
    if len(people) != 1:
        return None, None
    try:
        ratings = statistics_of(store, datetime.now(UTC).date()).ratings(session.family.name)
    except CodedError:
        # The error is not told here: the list of matches tells it when it is opened.
        return None, None
    next_one = challenge(session, ratings)
    own = ratings.get(RatedPlayer(HUMAN, people[0]))
    if own is None:
        return None, next_one
    if any(entry.player == COMPANION for entry in session.seats):
        return partial(_unchanged, own), next_one
    return partial(_changed, own, compared(own, ratings)), next_one


def _unchanged(own: Rating) -> RatingWords:
    words = QCoreApplication.translate("AfterMatch", "Matches against {name} do not affect your rating.")
    return RatingWords(str(round(own.value)), "", words.format(name=player_first_name(COMPANION)))


def _changed(own: Rating, beside: Compared) -> RatingWords:
    translate = QCoreApplication.translate
    if own.matches < SETTLED:
        words = translate(
            "AfterMatch", "After %n more match(es) you will see here how strong you are.", "", SETTLED - own.matches
        )
    elif beside.equal:
        words = translate("AfterMatch", "You now play about as well as {name}.").format(
            name=player_first_name(beside.equal)
        )
    elif beside.weaker and beside.stronger:
        words = translate("AfterMatch", "You are between {weaker} and {stronger}.").format(
            weaker=player_first_name(beside.weaker), stronger=player_first_name(beside.stronger)
        )
    elif beside.weaker:
        words = translate("AfterMatch", "You are stronger than anyone here.")
    elif beside.stronger:
        words = translate("AfterMatch", "The next player to catch is {name}.").format(
            name=player_first_name(beside.stronger)
        )
    else:
        words = ""
    return RatingWords.of(own, words)
