"""Recognising a match: a record that is opened twice is one match, not two."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence

from cardtable.core.record import Record
from cardtable.store.errors import StoreError
from cardtable.store.matches import Matches, cut_text
from cardtable.store.model import DealResult


def keep(store: Matches, record: Record, results: Sequence[DealResult]) -> int:
    """Store the match of a record in its usual form, with the results of its finished deals; return its number.

    If the match is stored already, and one of the two only continues the other, only what the record has more is added.
    Raises what ``Matches`` raises.
    """
    with store.transaction():
        match = find(store, record)
        if match is None:
            return store.create_match(record, results)
        go_on(store, match, record, results)
    return match


def find(store: Matches, record: Record) -> int | None:
    """Return the stored match that is the match of ``record``: with equal rules, people, cut and packs, and with
    actions that are the beginning of the other's or the other way round. Of several, the one that was changed last;
    None if there is none. A seat whose name is lost can be anybody's.
    """
    stand_ins = store.stand_ins()
    for match in store.begun_alike(record.variant, record.players, cut_text(record)):
        try:
            if is_same(store.load_match(match), record, stand_ins):
                return match
        except StoreError as error:
            # What is wrong with another match must not keep this one out.
            if error.code != "database_is_damaged":
                raise
    return None


def likeness(record: Record) -> tuple[Hashable, ...]:
    """Return what two records have in common if they are the same match; a record without a deal is an exception."""
    begun = record.deals[0].pack if record.deals else record.made
    options = tuple(sorted(record.options.items(), key=str))
    # Of seats, the names can be lost.
    return record.variant, record.players, options, record.cut, record.first_dealer, begun


def is_same(one: Record, other: Record, stand_ins: Collection[str] = ()) -> bool:
    """Return whether two records are the same match, one perhaps further than the other. A seat with one of the names
    ``stand_ins`` can be anybody's.
    """
    if (one.variant, one.players, dict(one.options)) != (other.variant, other.players, dict(other.options)):
        return False
    if (one.cut, one.first_dealer, one.begun) != (other.cut, other.first_dealer, other.begun):
        return False
    if len(one.seats) != len(other.seats) or not all(
        here == there or here.name in stand_ins or there.name in stand_ins
        for here, there in zip(one.seats, other.seats, strict=True)
    ):
        return False
    if one.branched != other.branched or (one.branched and one.made != other.made):
        # What was played on from one deal, twice perhaps, begins alike.
        return False
    if not (one.deals and other.deals):
        # Nothing but the hour tells two matches apart in which nothing has been dealt.
        return one.made == other.made
    shorter, longer = sorted((one, other), key=_length)
    *whole, last = shorter.deals
    at = len(whole)
    return (
        tuple(whole) == longer.deals[:at]
        and at < len(longer.deals)
        and last.pack == longer.deals[at].pack
        and last.actions == longer.deals[at].actions[: len(last.actions)]
    )


def _length(record: Record) -> tuple[int, int]:
    return len(record.deals), len(record.deals[-1].actions) if record.deals else 0


def go_on(store: Matches, match: int, record: Record, results: Sequence[DealResult]) -> None:
    """Add to the match what ``record``, the same match, has more, and the names that are lost here. Raises what
    ``Matches`` raises.
    """
    here, stand_ins = store.load_match(match), store.stand_ins()
    for seat, (lost, entry) in enumerate(zip(here.seats, record.seats, strict=True)):
        if lost.name in stand_ins and entry.name not in stand_ins:
            store.name_seat(match, seat, entry)
    if _length(record) <= _length(here):
        return
    scored = store.results(match)
    for number, deal in enumerate(record.deals[len(here.deals[:-1]) :], len(here.deals[:-1])):
        known = len(here.deals[number].actions) if number < len(here.deals) else 0
        if number >= len(here.deals):
            store.append_deal(match, number, deal.pack)
        for index in range(known, len(deal.actions)):
            store.append_action(match, number, index, deal.actions[index])
    for number, result in enumerate(results):
        if number >= len(scored) or scored[number] is None:
            store.finish_deal(match, number, result.lines, result.standing)
