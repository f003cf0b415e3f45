"""Why a play is not legal."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import JOKER, Card, format_card
from cardtable.core.errors import IllegalAction
from cardtable.games.casino.actions import Play
from cardtable.games.casino.breaches import is_miscounted, objections_of
from cardtable.games.casino.building import check_build, find_build, must_act, orphaned_build
from cardtable.games.casino.captures import PAIRS, Values, can_capture, single_sets
from cardtable.games.casino.layout import Layout
from cardtable.games.casino.position import CasinoPosition
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.stacking import check_stack


def check_play(position: CasinoPosition, play: Play) -> None:
    """Raise ``IllegalAction`` with the reason why ``play`` is not legal now."""
    if play.objection:
        if play not in objections_of(position):
            raise IllegalAction("nothing_to_claim")
        return
    rules, seat = position.rules, position.turn
    holding = position.hands[seat]
    if play.card not in holding:
        raise IllegalAction("not_in_hand", card=format_card(play.card))
    _check_targets(position, play)
    if play.stacked:
        check_stack(position, play)
    elif play.value:
        check_build(position, play)
    elif play.captures:
        loose = [rules.table_values[card] for card in play.taken]
        targets = rules.hand_values[play.card]
        builds = [find_build(position, number).value for number in play.builds]
        if not any(_adds_up(rules, loose, builds, use) for use in rules.uses(targets)) and not (
            rules.irregularities and is_miscounted(rules, play)
        ):
            if rules.one_set and _are_several(rules, loose, targets):
                raise IllegalAction("one_set_at_once", card=format_card(play.card))
            if targets[0] >= PAIRS:
                if set(loose) == {targets}:
                    raise IllegalAction("not_so_many_courts", number=len(loose))
                raise IllegalAction("courts_only_pair", card=format_card(play.card))
            raise IllegalAction("does_not_add_up", card=format_card(play.card), values="/".join(map(str, targets)))
        if not rules.irregularities:
            _check_duties(position, play)
    elif play.card == JOKER:
        raise IllegalAction("joker_has_no_value")
    elif must_act(position):
        raise IllegalAction("builder_must_act")
    elif rules.must_capture and not rules.irregularities and takes_something(position, play.card):
        raise IllegalAction("must_capture", card=format_card(play.card))
    value = orphaned_build(position, play)
    if value is not None:
        raise IllegalAction("own_build_would_be_orphaned", value=value)


def _adds_up(rules: CasinoRules, loose: Sequence[Values], builds: Sequence[int], use: Values) -> bool:
    """Whether a card that counts ``use`` captures ``loose`` cards and ``builds`` of these values together."""
    if rules.stacks_to:
        return rules.captures([*loose, *((value,) for value in builds)], use)
    return all(value in use for value in builds) and (not loose or rules.captures(loose, use))


def _are_several(rules: CasinoRules, loose: Sequence[Values], targets: Values) -> bool:
    """Whether ``loose`` cards are several sets, each of which a card of the values ``targets`` could capture alone."""
    return any(can_capture(loose, use, rules.both_values) for use in rules.uses(targets))


def _check_duties(position: CasinoPosition, play: Play) -> None:
    """Raise ``IllegalAction`` if a capture leaves cards on the table that it must take."""
    rules = position.rules
    if not (rules.must_sweep or rules.must_take_all) or len(play.taken) == len(position.table):
        return
    card, uses = format_card(play.card), rules.uses(rules.hand_values[play.card])
    if rules.must_sweep and any(
        rules.captures([rules.table_values[one] for one in position.table], use) for use in uses
    ):
        raise IllegalAction("must_sweep", card=card)
    if not rules.must_take_all:
        return
    left = position.table[:]
    for one in play.taken:
        left.remove(one)
    classes = Layout(rules, left).classes
    loose = [rules.table_values[one] for one in play.taken]
    # A card that counts as one of its values owes nothing for the other.
    counting = [use for use in uses if rules.captures(loose, use)]
    if all(any(single_sets(classes, target) for target in use) for use in counting):
        values = sorted({target for use in counting for target in use})
        raise IllegalAction("must_take_all", card=card, values="/".join(map(str, values)))


def takes_something(position: CasinoPosition, card: Card) -> bool:
    """Whether ``card`` can capture anything that lies on the table."""
    targets = position.rules.hand_values[card]
    if any(one.value in targets for one in position.builds):
        return True
    classes = Layout(position.rules, position.table).classes
    return any(single_sets(classes, target) for target in targets)


def _check_targets(position: CasinoPosition, play: Play) -> None:
    left = position.table[:]
    for card in play.taken:
        if card not in left:
            raise IllegalAction("not_on_table", card=format_card(card))
        left.remove(card)
    numbers = [one.number for one in position.builds]
    for number in play.builds:
        if number not in numbers:
            raise IllegalAction("not_on_table", card=f"#{number}")
    if tuple(sorted(set(play.builds))) != play.builds or tuple(sorted(play.taken)) != play.taken:
        raise IllegalAction("not_an_action", text=str(play))
