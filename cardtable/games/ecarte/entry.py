"""Écarté deals entered by hand from a real table: tricks, kings, penalties, and the bets of those who look on.

If the loser played without a proposal, or refused it, that is entered as a mark for that side. A king that was turned
up belongs to the dealer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cardtable.core.scores import ScoreLine
from cardtable.core.sheets.categories import (
    BET,
    FAULT,
    MARKED,
    MISDEAL,
    PLAY,
    Amounts,
    Category,
    EntryError,
)
from cardtable.core.sheets.rules import BY_CATEGORY, MARK, anew_lines, is_dealt_anew
from cardtable.core.state import Standing
from cardtable.games.ecarte.betting import Bet
from cardtable.games.ecarte.codes import Line
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.evening import Evening, begun, evening_of
from cardtable.games.ecarte.rules import KING_POINTS, MATCH, EcarteRules
from cardtable.games.ecarte.scoring import (
    TOO_MANY_CARDS_POINTS,
    DealFacts,
    arrived,
    box_given_up_line,
    can_give_up,
    final_lines,
    fold,
    match_lines,
)

MOST_IN_ROTATION = 6
"""The most persons in a rotation, of whom two play and the others wait."""
MOST_AT_CHOUETTE = 8
"""The most persons on the sheet of a chouette; the table of this program has room for six."""


class EcarteEntry:
    """Entry of Écarté deals by hand; see ``core.sheets.rules.SheetRules``."""

    methods: tuple[str, ...] = (BY_CATEGORY,)

    def __init__(self, rules: EcarteRules, persons: int | None = None) -> None:
        self._begun = rules.persons
        """The number of persons at the beginning; they have the first seats."""
        self._rules = rules.of_persons(persons or rules.persons)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        return self._rules.sides

    @property
    def target(self) -> int:
        return MATCH

    @property
    def carries(self) -> Mapping[str, int]:
        return {}

    @property
    def room(self) -> int:
        if self._rules.chouette:
            return MOST_AT_CHOUETTE
        # Nobody comes to a pool or leaves it before it is won.
        return MOST_IN_ROTATION if self._rules.rotation and not self._rules.pool else 0

    def begin(self, dealer: int) -> Standing:
        return self._begin(dealer, range(self._begun))

    def _begin(self, dealer: int, there: Sequence[int]) -> Standing:
        if not self._rules.rotation:
            return Standing((0,) * self._rules.persons, dealer)
        return Standing((0,) * self._rules.persons, dealer, carried=begun(self._rules, dealer, there).carried())

    def begin_again(self, standing: Standing) -> Standing:
        return self._begin(standing.dealer, sorted(self.there(standing)))

    def there(self, standing: Standing) -> tuple[int, ...]:
        evening = evening_of(standing)
        return (*evening.players, *evening.waiting)

    def is_between(self, standing: Standing) -> bool:
        return not evening_of(standing).deals and not any(standing.points)

    def with_person(self, standing: Standing, seat: int, after: int | None) -> Standing:
        return evening_of(standing).joined_by(seat, after).kept_in(standing)

    def without_person(self, standing: Standing, seat: int) -> Standing:
        evening = evening_of(standing)
        left = evening.left_by(seat)
        if seat not in evening.players:
            return left.kept_in(standing)
        # The player who keeps the seat deals first (E33), and the two have won no match against each other yet.
        return replace(replace(left, in_turn=(0, 0)).kept_in(standing), dealer=evening.other(seat))

    def playing(self, standing: Standing) -> tuple[int, ...]:
        return evening_of(standing).players

    def leader(self, standing: Standing) -> int:
        return evening_of(standing).other(standing.dealer)

    def categories(self, standing: Standing, method: str) -> tuple[Category, ...]:
        evening = evening_of(standing)
        both = evening.players
        dealer = (standing.dealer,)
        elder = (evening.other(standing.dealer),)
        found = [
            Category("tricks", both, HAND, HAND, adds_up=True),
            Category("king", both, 1, 1, group=MARKED),
            Category("king_turned", dealer, 1, 1, group=MARKED),
            Category("stood", elder, 1, 1, group=PLAY),
            Category("refused", dealer, 1, 1, group=PLAY),
        ]
        if self._rules.most_bet and not evening.deals and evening.waiting:
            for code in ("bet_on_first", "bet_on_second"):
                most = self._rules.most_bet
                found.append(Category(code, evening.waiting, most, most * len(evening.waiting), group=BET))
        if self._rules.chouette:
            found.append(Category("box_given_up", both[:1], 1, 1, group=PLAY))
        found += [
            Category("king_too_late", both, 1, 1, group=FAULT),
            Category("king_not_held", both, 1, 2, group=FAULT),
            Category("too_many_cards", both, 1, 2, group=FAULT),
            Category("revoke", both, 1, 2, group=FAULT),
            Category(MISDEAL, dealer, 1, 1, group=FAULT),
        ]
        return tuple(found)

    def lines(self, standing: Standing, entered: Amounts, method: str) -> tuple[ScoreLine, ...]:
        if again := anew_lines(entered):
            return again
        evening = evening_of(standing)
        marked = self._marked(standing, entered)
        facts = _facts(evening, entered)
        marked += [
            ScoreLine(Line.REVOKE, side, 0, marked=False)
            for side in _those(entered, "revoke")
            if facts is None or side != facts.winner
        ]
        if facts is None and arrived(standing, marked) is None and not any(line.points < 0 for line in marked):
            raise EntryError("tricks_are_missing", "tricks", evening.players[0], category="tricks")
        if facts is not None and any(
            line.code in (Line.KING, Line.KING_TURNED) and standing.points[line.side] + line.points >= MATCH
            for line in marked
        ):
            raise EntryError("partie_was_over", "tricks", facts.winner, category="tricks")
        lines = final_lines(self._rules, standing, marked, facts, _bets(evening, entered))
        for banker in _those(entered, "box_given_up"):
            if not can_give_up(self._rules, standing, lines):
                raise EntryError("box_is_kept", "box_given_up", banker, category="box_given_up")
            lines = (*lines, box_given_up_line(banker))
        return lines

    def _marked(self, standing: Standing, entered: Amounts) -> list[ScoreLine]:
        kings = [(code, side) for code in ("king_turned", "king") for side in _those(entered, code)]
        # A side that did not mark the king in time held it as well.
        held = [*kings, *(("king_too_late", side) for side in _those(entered, "king_too_late"))]
        if (len(held) > 1 and len({side for _, side in held}) > 1) or len(kings) > 1:
            raise EntryError("one_king_of_trumps", held[-1][0], held[-1][1], category="king")
        lines = [ScoreLine(code, side, KING_POINTS) for code, side in kings]
        for fault in ("king_too_late", "king_not_held", "too_many_cards", MISDEAL):
            for side in _those(entered, fault):
                if fault != MISDEAL and ("king", side) in kings:
                    raise EntryError("king_is_lost", "king", side, category="king")
                points = TOO_MANY_CARDS_POINTS if fault == "too_many_cards" else 0
                lines.append(ScoreLine(fault, side, points, marked=bool(points)))
        return lines

    def cut_short(self, standing: Standing, lines: Sequence[ScoreLine]) -> bool:
        return arrived(standing, lines) is not None

    def fold(self, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
        if is_dealt_anew(lines):
            return standing
        if all(line.code == MARK for line in lines):
            # A match that is won by points marked by hand pays as much.
            lines = (*lines, *match_lines(self._rules, standing, lines))
        return fold(self._rules.with_there(len(self.there(standing))), standing, lines)

    def close(self, standing: Standing) -> Standing:
        return standing

    def accounts(self, standing: Standing) -> tuple[int, ...]:
        return evening_of(standing).accounts


def _those(entered: Amounts, code: str) -> list[int]:
    return [side for side, amount in sorted(entered.get(code, {}).items()) if amount]


def _facts(evening: Evening, entered: Amounts) -> DealFacts | None:
    tricks = entered.get("tricks", {})
    if not tricks:
        return None
    winner = max(evening.players, key=lambda side: tricks.get(side, 0))
    if len(tricks) < len(evening.players) or tricks[winner] < 3:
        raise EntryError("tricks_are_missing", "tricks", winner, category="tricks")
    stood, refused = _those(entered, "stood"), _those(entered, "refused")
    if stood and refused:
        raise EntryError("stood_and_refused", "refused", refused[0], category="refused")
    return DealFacts(
        winner,
        evening.other(winner),
        tricks[winner],
        stood=stood[0] if stood else None,
        refused=refused[0] if refused else None,
        revoked=tuple(_those(entered, "revoke")),
    )


def _bets(evening: Evening, entered: Amounts) -> list[Bet]:
    bets = []
    for seat in evening.waiting:
        laid = [
            Bet(seat, on, entered[code][seat])
            for code, on in zip(("bet_on_first", "bet_on_second"), evening.players, strict=True)
            if entered.get(code, {}).get(seat)
        ]
        if len(laid) > 1:
            raise EntryError("bets_on_one_player", "bet_on_second", seat, category="bet_on_second")
        bets += laid
    return bets
