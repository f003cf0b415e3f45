"""A free sheet: its columns, its numbers and the count of its rows are chosen by the persons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.core.scores import ScoreLine, totals
from cardtable.core.sheets.attendance import MOST_PERSONS, Attendance, changed_at
from cardtable.core.sheets.categories import Amounts, Category, EntryError
from cardtable.core.sheets.rules import TOTALS
from cardtable.core.state import Standing

if TYPE_CHECKING:
    from cardtable.core.sheets.own_game import OwnGame

MOST = 99_999
"""The largest number in a cell; the smallest is its negative."""


PLAIN, SEEGER_FABIAN, BIERLACHS = "plain", "seeger_fabian", "bierlachs"
"""How the number of a deal counts: as it is; as at Skat, where one person plays against the others and a lost game is
negative, with the bonuses of Seeger and Fabian; or written against whoever has lost the game.
"""
GAME_BONUS = 50
"""What Seeger and Fabian give the declarer for a game won and take for one lost."""
DEFENCE_BONUS, DEFENCE_BONUS_OF_THREE = 30, 40
"""What they give each other person at the table for a game that the declarer has lost, and at a table of three."""
_TABLE = 3

PER_MATCH, PER_POINT = "partie", "points"
"""What is paid on a free sheet: a stake by every loser of a match, or a stake for every point of difference between any
two persons.
"""


class FreeEntry:
    """Entry on a free sheet; see ``core.sheets.rules.SheetRules``. ``target`` 0 means that the sheet has no end.

    With ``lowest`` the fewest points are best, and a person who reaches the target ends the match without winning it.
    ``pay`` is ``PER_MATCH`` or ``PER_POINT``. With ``zero_sum`` the points of a deal add up to nothing, and the columns
    left open give what the others have won in equal parts. With ``whole`` they come to this number in each deal; with
    ``lowest`` one person can then give the whole to each of the others. With ``kitty`` losses are paid into a kitty and
    not to the other persons: a stake for a match, or one for every point that the best person has more. With ``dealer``
    the persons deal in turn. With ``partners`` the persons opposite each other play and are paid together; their number
    must be even then.

    With ``declarer`` other than ``PLAIN`` one number is entered for a deal: the value of the game, for whoever played
    it against the others. With ``BIERLACHS`` the persons deal in turn, and of four the dealer sits out; the fewest
    points are best, and everybody with the points of the target loses: the others win. With ``dealer_out`` the dealer
    gets no number while at least as many persons are there as at the beginning.

    With ``own`` its columns are entered, and its formula gives the points; ``zero_sum`` and ``whole`` then hold for
    what the formula gives, and ``declarer`` for nothing.

    The persons of the first ``begun`` seats are there from the beginning; an ``Attendance`` says which are there later.
    Where points are paid for, the points of a deal are paid among the persons who are there when it is played.
    """

    methods: tuple[str, ...] = (TOTALS,)

    def __init__(
        self,
        columns: int,
        target: int = 0,
        lowest: bool = False,
        pay: str = PER_MATCH,
        zero_sum: bool = False,
        dealer: bool = False,
        partners: bool = False,
        kitty: bool = False,
        begun: int | None = None,
        whole: int = 0,
        declarer: str = PLAIN,
        dealer_out: bool = False,
        own: OwnGame | None = None,
    ) -> None:
        self._own = own if own is not None and own.columns else None
        if self._own is not None:
            declarer = PLAIN
        self._persons = columns
        self._begun = begun or columns
        self._columns = columns // 2 if partners else columns
        self._target = target
        self._lowest = lowest or declarer == BIERLACHS
        self._pay = pay
        self._zero_sum = zero_sum
        self._whole = whole
        self._dealer = dealer or declarer == BIERLACHS
        self._kitty = kitty
        self._sign = -1 if self._lowest else 1
        self._declarer = declarer
        self._dealer_out = dealer and dealer_out

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(range(column, self._persons, self._columns)) for column in range(self._columns))

    @property
    def target(self) -> int:
        return self._target

    @property
    def carries(self) -> Mapping[str, int]:
        return {}

    @property
    def lowest(self) -> bool:
        """Whether the fewest points are best."""
        return self._lowest

    @property
    def room(self) -> int:
        if self._declarer == BIERLACHS:
            return _TABLE + 1
        # With partners no person can come, because one alone has no partner.
        return MOST_PERSONS if self._columns == self._persons else 0

    def begin(self, dealer: int) -> Standing:
        return Standing((0,) * self._columns, dealer)

    def begin_again(self, standing: Standing) -> Standing:
        begun, there = self.begin(standing.dealer), self.there(standing)
        nobody_came = there == tuple(range(self._begun))
        return begun if nobody_came else replace(self._attendance(begun), there=there).kept_in(begun)

    def there(self, standing: Standing) -> tuple[int, ...]:
        return self._attendance(standing).there

    def is_between(self, standing: Standing) -> bool:
        return True

    def with_person(self, standing: Standing, seat: int, after: int | None) -> Standing:
        here = self._settled(standing)
        if self._pays_points_to_kitty:
            # Nothing is owed yet for what the others have lost so far.
            level = standing.points[seat] - self._sign * self._best(standing)
            here = replace(here, base=changed_at(here.base, seat, level))
        return here.with_seat(seat, after).kept_in(standing)

    def without_person(self, standing: Standing, seat: int) -> Standing:
        here = self._settled(standing)
        if self._pays_points_to_kitty:
            # The person owes what was lost so far, also to persons who have gone, and no more than that.
            paid = changed_at(here.paid, seat, self.accounts(standing)[seat])
            reached = self._reached(standing)[seat]
            highest = reached if here.highest is None else max(reached, here.highest)
            here = replace(here, paid=paid, highest=highest)
        dealer = here.next_to(seat) if seat == standing.dealer else standing.dealer
        return replace(here.without_seat(seat).kept_in(standing), dealer=dealer)

    @property
    def _pays_points_to_kitty(self) -> bool:
        return self._pay == PER_POINT and self._kitty

    def _attendance(self, standing: Standing) -> Attendance:
        return Attendance.of(standing, self._begun)

    def _settled(self, standing: Standing) -> Attendance:
        """Return the attendance with the gains so far settled, before a person comes or goes. This is needed only where
        each pays each for points.
        """
        here = self._attendance(standing)
        if self._pay != PER_POINT or self._kitty:
            return here
        return replace(here, paid=self.accounts(standing), base=standing.points)

    def _reached(self, standing: Standing) -> list[int]:
        """Return, for each column, the points that are paid for, with the sign such that more is better."""
        base = self._attendance(standing).base
        return [self._sign * (points - less) for points, less in zip(standing.points, base, strict=True)]

    def _best(self, standing: Standing) -> int:
        """Return the best result among the columns that play and the persons who have gone."""
        here, reached = self._attendance(standing), self._reached(standing)
        found = [reached[side] for side in self.playing(standing)]
        return max(found if here.highest is None else [*found, here.highest])

    def playing(self, standing: Standing) -> tuple[int, ...]:
        return tuple(sorted({person % self._columns for person in self.there(standing)}))

    def leader(self, standing: Standing) -> int:
        return self._attendance(standing).next_to(standing.dealer) if self._dealer else -1

    def categories(self, standing: Standing, method: str) -> tuple[Category, ...]:
        playing, whole = self._in_the_deal(standing), self._whole
        if self._own is not None:
            return self._own.categories(playing)
        if whole:
            least = -whole if self._lowest else 0
            return (
                Category(
                    "total", playing, whole, whole, True, least, due=whole, worth=whole, each=True, moon=self._lowest
                ),
            )
        return (Category("total", playing, MOST, MOST * len(playing), least=-MOST, balanced=self._zero_sum),)

    def _in_the_deal(self, standing: Standing) -> tuple[int, ...]:
        """Return the columns that can have a number in the next deal."""
        playing = self.playing(standing)
        if self._declarer == BIERLACHS:
            sits_out = len(playing) > _TABLE
        else:
            sits_out = self._dealer_out and len(playing) >= self._begun
        return tuple(side for side in playing if not (sits_out and side == standing.dealer))

    def lines(self, standing: Standing, entered: Amounts, method: str) -> tuple[ScoreLine, ...]:
        if self._own is not None:
            return self._own_lines(self._own, standing, entered)
        given = dict(entered["total"])
        if not given:
            raise EntryError("nothing_entered", "total", 0, category="total")
        if self._declarer != PLAIN:
            return self._game_lines(standing, given)
        return tuple(ScoreLine("deal_total", side, points) for side, points in sorted(given.items()))

    def _own_lines(self, own: OwnGame, standing: Standing, entered: Amounts) -> tuple[ScoreLine, ...]:
        """Return the lines of a deal of one's own game. Raises ``EntryError``, also for points that do not come to what
        is agreed.
        """
        if not any(entered.values()):
            raise EntryError("nothing_entered")
        points = own.points(self._in_the_deal(standing), entered)
        whole = sum(points.values())
        if self._zero_sum and whole:
            raise EntryError("not_zero_sum", rest=whole)
        if not self._zero_sum and self._whole and whole != self._whole:
            raise EntryError("points_make_another_whole", given=whole, together=self._whole)
        if max(map(abs, points.values())) > MOST:
            raise EntryError("formula_too_large")
        # Who has nothing needs no line, unless nobody has anything.
        told = {side: one for side, one in points.items() if one} or points
        return tuple(ScoreLine("deal_total", side, one) for side, one in sorted(told.items()))

    def _game_lines(self, standing: Standing, given: Mapping[int, int]) -> tuple[ScoreLine, ...]:
        """Return the lines of a game that one person played against the others; with 0 nobody played. Raises
        ``EntryError`` ``one_declarer``.
        """
        if len(given) > 1:
            raise EntryError("one_declarer", "total", max(given))
        ((declarer, value),) = given.items()
        if self._declarer == BIERLACHS:
            losers = [side for side in self._in_the_deal(standing) if (side == declarer) == (value < 0)]
            return tuple(ScoreLine("deal_total", side, abs(value)) for side in losers)
        game = ScoreLine("deal_total", declarer, value)
        if not value:
            return (game,)
        if value > 0:
            return game, ScoreLine(SEEGER_FABIAN, declarer, GAME_BONUS)
        playing = self.playing(standing)
        bonus = DEFENCE_BONUS_OF_THREE if len(playing) <= _TABLE else DEFENCE_BONUS
        others = (ScoreLine(SEEGER_FABIAN, side, bonus) for side in playing if side != declarer)
        return game, ScoreLine(SEEGER_FABIAN, declarer, -GAME_BONUS), *others

    def cut_short(self, standing: Standing, lines: Sequence[ScoreLine]) -> bool:
        return False

    def fold(self, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
        sums = totals(lines, self._columns)
        points = tuple(before + now for before, now in zip(standing.points, sums, strict=True))
        dealer = self._attendance(standing).next_to(standing.dealer)
        after = Standing(points, dealer, standing.deals + 1, standing.carried)
        playing = self.playing(standing)
        wanted = max(self._sign * points[side] for side in playing)
        best = [side for side in playing if self._sign * points[side] == wanted]
        if not self._target or max(points[side] for side in playing) < self._target:
            return after
        if self._declarer == BIERLACHS:
            best = [side for side in playing if points[side] < self._target] or best
        elif len(best) > 1:
            return after
        factors = (int(side in playing and side not in best) for side in range(self._columns))
        return replace(after, winners=tuple(best), factors=tuple(factors))

    def close(self, standing: Standing) -> Standing:
        return standing

    def accounts(self, standing: Standing) -> tuple[int, ...]:
        gains = list(self._attendance(standing).paid)
        playing, reached = self.playing(standing), self._reached(standing)
        if self._pay == PER_POINT:
            best, whole = self._best(standing), sum(reached[side] for side in playing)
            for side in playing:
                gains[side] += reached[side] - best if self._kitty else len(playing) * reached[side] - whole
        elif standing.over:
            won = 0 if self._kitty else sum(standing.factors)
            each = 1 if self._kitty else len(standing.winners)
            gains = [
                won if side in standing.winners else -standing.factors[side] * each for side in range(self._columns)
            ]
        return tuple(gains[person % self._columns] for person in range(self._persons))
