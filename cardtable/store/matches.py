"""Matches while they are played: begun, continued, taken back, finished."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import datetime
from typing import NamedTuple

from cardtable.core.errors import RuleSetError
from cardtable.core.match import Beginning
from cardtable.core.record import LARGEST_NUMBER, MOST_SEATS, Record, RecordedDeal, SeatEntry
from cardtable.core.rules import Options, OptionValue, RuleSet
from cardtable.core.sanitise import as_name, as_text
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Standing
from cardtable.games.registry import family_of, variant
from cardtable.store.codec import line_from_row, line_to_row, standing_from_text, standing_to_text
from cardtable.store.database import Database, from_json, now, time_as_text, to_json
from cardtable.store.errors import StoreError
from cardtable.store.model import DealResult

NAMELESS = "Seat {number}"
"""The stored name of a seat, counted from 1, whose real name could not be read; ``name_seats`` replaces it by words in
the window's language.
"""
_STAND_INS = frozenset(NAMELESS.format(number=number) for number in range(1, MOST_SEATS + 1))
_CALLED = "nameless_seats"
"""The setting with the translated names that such seats have got: even after a change of language they must be
recognised as placeholders.
"""
BRANCHED, RULES, _FROM = "branched", "rules", "begun"
"""Keys in the stored text of the cut: whether the match began as another one, the number of its rules, and where it
begins that does not begin with nothing.
"""


class Matches(Database):
    """What is stored of each match: its record, and the scores of its finished deals.

    Deals and actions are numbered from 0 as in the record, and can be added only at the end. If another program has
    changed the match meanwhile, ``out_of_step`` is raised and nothing is changed. The end of a deal, and with it
    everything before, survives a power failure.
    """

    def create_match(self, record: Record, results: Sequence[DealResult] = ()) -> int:
        """Store a new match with all the deals of ``record``, and ``results`` for the first of them.

        Returns its number, which is never used again. Raises ``StoreError``, among others with the codes of
        ``RuleSetError`` if there are no such rules, and ``wrong_number_of_seats``.
        """
        sides = _sides_by_seat(record)
        begun = _time_of(record.made)
        with self.transaction(lasting=bool(results)):
            match = self._run(
                "INSERT INTO matches (variant, players, options, cut, made, begun, changed, touched)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(touched), 0) + 1 FROM matches))",
                record.variant,
                record.players,
                to_json(dict(record.options)),
                cut_text(record),
                record.made,
                begun,
                now(),
            ).lastrowid
            assert match is not None
            self._run_each(
                "INSERT INTO seats (match_id, seat, name, player, party) VALUES (?, ?, ?, ?, ?)",
                ((match, seat, entry.name, entry.player, sides[seat]) for seat, entry in enumerate(record.seats)),
            )
            for number, entry in enumerate(record.deals):
                deal = self._insert_deal(match, number, entry.pack)
                self._run_each(
                    "INSERT INTO actions (deal_id, position, text) VALUES (?, ?, ?)",
                    ((deal, position, text) for position, text in enumerate(entry.actions)),
                )
            for number, result in enumerate(results):
                self.finish_deal(match, number, result.lines, result.standing)
        return match

    def append_deal(self, match: int, number: int, pack_text: str) -> None:
        """Store that deal ``number`` has been dealt from this pack. Raises ``no_such_match``, ``out_of_step``."""
        with self.transaction():
            self._touch(match)
            deals = self._count("SELECT count(*) FROM deals WHERE match_id = ?", match)
            if number != deals:
                raise StoreError("out_of_step", match=match, deals=deals, given=number)
            self._insert_deal(match, number, pack_text)

    def append_action(self, match: int, deal_number: int, index: int, text: str) -> None:
        """Store action ``index`` of a deal. Raises ``no_such_match``, ``no_such_deal``, ``deal_is_finished``,
        ``out_of_step``.
        """
        with self.transaction():
            self._touch(match)
            deal = self._deal(match, deal_number)
            if self._count("SELECT standing IS NOT NULL FROM deals WHERE id = ?", deal):
                raise StoreError("deal_is_finished", match=match, deal=deal_number)
            actions = self._actions(deal)
            if index != actions:
                raise StoreError("out_of_step", match=match, deal=deal_number, actions=actions, given=index)
            self._run("INSERT INTO actions (deal_id, position, text) VALUES (?, ?, ?)", deal, index, text)

    def truncate(self, match: int, deal_number: int, actions: int) -> None:
        """Set the match back to the state after the first ``actions`` actions of this deal: later actions, later deals
        and the result of the deal are deleted, and a finished match goes on.

        Raises ``no_such_match``, ``no_such_deal``, and ``out_of_step`` if the deal does not have so many actions.
        """
        with self.transaction():
            self._touch(match)
            deal = self._deal(match, deal_number)
            present = self._actions(deal)
            if not 0 <= actions <= present:
                raise StoreError("out_of_step", match=match, deal=deal_number, actions=present, given=actions)
            self._run("DELETE FROM actions WHERE deal_id = ? AND position >= ?", deal, actions)
            self._run("DELETE FROM deals WHERE match_id = ? AND number > ?", match, deal_number)
            self._run("DELETE FROM score_lines WHERE deal_id = ?", deal)
            self._run("UPDATE deals SET standing = NULL WHERE id = ?", deal)
            self._reopen(match)

    def finish_deal(self, match: int, number: int, lines: Sequence[ScoreLine], standing: Standing) -> None:
        """Store that deal ``number`` is over, with its score lines in the order in which they count, and the standing
        after it. If that standing has winners, the match is finished too. An earlier result of the deal is replaced.
        Raises ``no_such_match``, ``no_such_deal``.
        """
        with self.transaction(lasting=True):
            self._touch(match)
            deal = self._deal(match, number)
            self._run("DELETE FROM score_lines WHERE deal_id = ?", deal)
            self._run_each(
                "INSERT INTO score_lines (deal_id, position, code, party, points, params, cards, marked)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                ((deal, position, *line_to_row(line)) for position, line in enumerate(lines)),
            )
            self._run("UPDATE deals SET standing = ? WHERE id = ?", standing_to_text(standing), deal)
            if standing.over:
                self.finish_match(match, standing)
            elif self._is_closed(match):
                # What won it has been replaced.
                self._reopen(match)

    def finish_match(self, match: int, standing: Standing) -> None:
        """Store that the match has ended with this standing; an earlier one is replaced. Raises ``no_such_match``.

        ``finish_deal`` does this if the rules end the match; a match that the players break off has no winners.
        """
        with self.transaction(lasting=True):
            self._touch(match)
            self._run("DELETE FROM results WHERE match_id = ?", match)
            factors = standing.factors or (0,) * len(standing.points)
            self._run_each(
                "INSERT INTO results (match_id, party, points, won, factor) VALUES (?, ?, ?, ?, ?)",
                (
                    (match, side, points, int(side in standing.winners), factors[side])
                    for side, points in enumerate(standing.points)
                ),
            )
            self._run("UPDATE matches SET finished = coalesce(finished, ?) WHERE id = ?", now(), match)

    def rule_set_of(self, match: int) -> RuleSet:
        """Return the rules of a match. Raises ``no_such_match``, and the codes of a ``RuleSetError``."""
        row = self._row("SELECT variant, players, options FROM matches WHERE id = ?", match)
        if row is None:
            raise StoreError("no_such_match", match=match)
        name, players, options = row
        return _rule_set(as_text(name), players, _options(options))

    def load_match(self, match: int) -> Record:
        """Return the record of a match as it is stored, without replaying it. Raises ``no_such_match``."""
        with self._snapshot():
            row = self._row("SELECT variant, players, options, cut, made FROM matches WHERE id = ?", match)
            if row is None:
                raise StoreError("no_such_match", match=match)
            seats = self._rows("SELECT name, player FROM seats WHERE match_id = ? ORDER BY seat", match)
            deals = self._rows("SELECT id, pack FROM deals WHERE match_id = ? ORDER BY number", match)
            actions = {
                deal: tuple(
                    text for (text,) in self._rows("SELECT text FROM actions WHERE deal_id = ? ORDER BY position", deal)
                )
                for deal, _ in deals
            }
            closed = self._is_closed(match)
            ended = self._count("SELECT count(*) FROM deals WHERE match_id = ? AND standing IS NOT NULL", match)
        name, players, options, cut, made = row
        begun = _begun(cut)
        return Record(
            variant=as_text(name),
            players=players,
            options=_options(options),
            seats=tuple(SeatEntry(*seat) for seat in seats),
            cut=begun.cut,
            first_dealer=begun.first_dealer,
            deals=tuple(RecordedDeal(pack, actions[deal]) for deal, pack in deals),
            made=as_text(made),
            closed=closed,
            number=begun.number,
            branched=begun.branched,
            rules=begun.rules,
            ended=ended,
            begun=begun.beginning,
        )

    def _is_closed(self, match: int) -> bool:
        """Return whether the players have stopped and settled after the last deal: the match has winners, and no deal
        made them.
        """
        if not self._count("SELECT count(*) FROM results WHERE match_id = ? AND won", match):
            return False
        standings = self._rows("SELECT standing FROM deals WHERE match_id = ? ORDER BY number", match)
        # If the standing after the last deal is not stored, the match may have been won in that deal.
        if not standings or standings[-1][0] is None:
            return False
        return not any(standing is not None and standing_from_text(standing).over for (standing,) in standings)

    def _reopen(self, match: int) -> None:
        """Delete the result of the match."""
        self._run("DELETE FROM results WHERE match_id = ?", match)
        self._run("UPDATE matches SET finished = NULL WHERE id = ?", match)

    def results(self, match: int) -> tuple[DealResult | None, ...]:
        """Return the result of each deal of a match, None for one that is not finished. Raises ``no_such_match``.

        If a program was killed between the last action of a deal and its result, the result is None although a replay
        finds the deal over; ``finish_deal`` then adds what is missing.
        """
        with self._snapshot():
            self._require(match)
            deals = self._rows("SELECT id, standing FROM deals WHERE match_id = ? ORDER BY number", match)
            return tuple(
                None if standing is None else DealResult(self._lines(deal), standing_from_text(standing))
                for deal, standing in deals
            )

    def latest_unfinished(self, without: Collection[int] = ()) -> int | None:
        """Return the unfinished match that was changed last and is not in ``without``; None if there is none."""
        rows = self._rows(
            "SELECT id FROM matches WHERE finished IS NULL ORDER BY touched DESC LIMIT ?", len(without) + 1
        )
        return next((int(match) for (match,) in rows if match not in without), None)

    def begun_alike(self, variant: str, players: int, cut: str) -> list[int]:
        """Return the matches of a variant with the cut ``cut`` (a JSON text), the one that was changed last first."""
        rows = self._rows(
            "SELECT id FROM matches WHERE variant = ? AND players = ? AND cut = ? ORDER BY touched DESC",
            variant,
            players,
            cut,
        )
        return [int(match) for (match,) in rows]

    def name_seats(self, words: Callable[[int], str]) -> None:
        """Rename the seats whose names could not be read; ``words`` returns a name for the number of the seat, counted
        from 1.
        """
        with self.transaction():
            called = self.stand_ins()
            for number in range(1, MOST_SEATS + 1):
                name = as_name(words(number))
                if self._run("UPDATE seats SET name = ? WHERE name = ?", name, NAMELESS.format(number=number)).rowcount:
                    called |= {name}
            if called != _STAND_INS:
                text = to_json(sorted(called - _STAND_INS))
                self._run("DELETE FROM computed")
                self._run("INSERT OR REPLACE INTO settings VALUES (?, ?)", _CALLED, text)

    def stand_ins(self) -> frozenset[str]:
        """Return the names that stand here for names that could not be read."""
        row = self._row("SELECT CAST(value AS BLOB) FROM settings WHERE name = ?", _CALLED)
        try:
            told = from_json(row[0].decode()) if row else []
        except (StoreError, UnicodeDecodeError):
            told = []
        good = isinstance(told, list) and all(isinstance(name, str) for name in told)
        return _STAND_INS.union(told if good else ())

    def name_seat(self, match: int, seat: int, entry: SeatEntry) -> None:
        """Store the player of a seat whose name could not be read before."""
        with self.transaction():
            self._touch(match)
            self._run(
                "UPDATE seats SET name = ?, player = ? WHERE match_id = ? AND seat = ?",
                entry.name,
                entry.player,
                match,
                seat,
            )

    def delete_match(self, match: int) -> None:
        """Delete a match and all that belongs to it. Raises ``no_such_match``."""
        with self.transaction():
            self._require(match)
            self._run("DELETE FROM matches WHERE id = ?", match)

    def _insert_deal(self, match: int, number: int, pack: str) -> int:
        cursor = self._run("INSERT INTO deals (match_id, number, pack) VALUES (?, ?, ?)", match, number, pack)
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def _lines(self, deal: int) -> tuple[ScoreLine, ...]:
        rows = self._rows(
            "SELECT code, party, points, params, cards, marked FROM score_lines WHERE deal_id = ? ORDER BY position",
            deal,
        )
        return tuple(line_from_row(row) for row in rows)

    def _require(self, match: int) -> None:
        if self._row("SELECT 1 FROM matches WHERE id = ?", match) is None:
            raise StoreError("no_such_match", match=match)

    def _touch(self, match: int) -> None:
        """Note that a match is being changed; raises ``no_such_match``."""
        changed = self._run(
            "UPDATE matches SET changed = ?, touched = (SELECT max(touched) + 1 FROM matches) WHERE id = ?",
            now(),
            match,
        )
        if not changed.rowcount:
            raise StoreError("no_such_match", match=match)

    def _deal(self, match: int, number: int) -> int:
        row = self._row("SELECT id FROM deals WHERE match_id = ? AND number = ?", match, number)
        if row is None:
            raise StoreError("no_such_deal", match=match, deal=number)
        return int(row[0])

    def _actions(self, deal: int) -> int:
        return self._count("SELECT count(*) FROM actions WHERE deal_id = ?", deal)

    def _count(self, statement: str, *values: object) -> int:
        row = self._row(statement, *values)
        assert row is not None
        return int(row[0])


def cut_text(record: Record) -> str:
    """Return the stored text of the cut: a seat instead of cards if nobody cut; with the number of the match, the
    number of its rules, where it begins, and whether it began as another match, if it has these.
    """
    begun = record.cut if record.first_dealer is None else record.first_dealer
    more: dict[str, object] = {} if record.number is None else {"number": record.number}
    if record.branched:
        more[BRANCHED] = True
    if record.begun is not None:
        more[_FROM] = [*record.begun.points, record.begun.deals]
    if record.rules is not None:
        more[RULES] = record.rules
    return to_json({"cut": begun, **more} if more else begun)


def _options(text: str | None) -> dict[str, OptionValue]:
    """Return the options of a stored text. Raises ``database_is_damaged``."""
    stored = from_json(text)
    if not isinstance(stored, dict) or not all(isinstance(value, bool | int | str) for value in stored.values()):
        raise StoreError("database_is_damaged", reason="nobody can have agreed on this")
    return stored


class _Begun(NamedTuple):
    """How a match began; see ``Record``."""

    cut: tuple[tuple[str, ...], ...]
    first_dealer: int | None
    number: int | None
    branched: bool
    rules: int | None
    beginning: Beginning | None


def _begun(text: str | None) -> _Begun:
    """Return the content of a ``cut_text``. Raises ``database_is_damaged``."""
    stored = from_json(text)
    told = stored if isinstance(stored, dict) else {"cut": stored}
    begun, branched = told.get("cut"), bool(told.get(BRANCHED))
    number, rules = _number(told.get("number")), _number(told.get(RULES))
    beginning = _beginning(told.get(_FROM))
    if isinstance(begun, int):
        return _Begun((), begun, number, branched, rules, beginning)
    if isinstance(begun, list) and all(
        isinstance(cards, list) and all(isinstance(card, str) for card in cards) for cards in begun
    ):
        return _Begun(tuple(tuple(cards) for cards in begun), None, number, branched, rules, beginning)
    raise StoreError("database_is_damaged", reason="nobody can have cut like this")


def _beginning(stored: object) -> Beginning | None:
    """Return where a match begins. Raises ``database_is_damaged``."""
    if stored is None:
        return None
    if isinstance(stored, list) and len(stored) > 1 and all(type(one) is int for one in stored):
        return Beginning(tuple(stored[:-1]), stored[-1])
    raise StoreError("database_is_damaged", reason="no match can begin like this")


def _number(stored: object) -> int | None:
    if isinstance(stored, int) and not isinstance(stored, bool) and 1 <= stored <= LARGEST_NUMBER:
        return stored
    return None


def _rule_set(name: str, players: int, options: Options) -> RuleSet:
    try:
        return variant(name).restored(players, options)
    except RuleSetError as error:
        raise StoreError(error.code, **error.parameters) from None


def _sides_by_seat(record: Record) -> dict[int, int]:
    """Return the side of each seat under the rules of ``record``."""
    rule_set = _rule_set(record.variant, record.players, record.options)
    if len(record.seats) != rule_set.players:
        raise StoreError("wrong_number_of_seats", seats=len(record.seats), players=rule_set.players)
    sides = family_of(record.variant).sides(rule_set)
    return {seat: side for side, seats in enumerate(sides) for seat in seats}


def _time_of(made: str) -> str:
    """Return the time at which a record was made, in UTC; the present time if it contains no valid time."""
    try:
        return time_as_text(datetime.fromisoformat(made))
    except (ValueError, OverflowError, OSError):
        return now()
