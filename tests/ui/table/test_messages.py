"""Which message is shown beside the table: priorities, owners, queue, ends."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardtable.ui.table.messages import Message, MessageKind, Messages, Owner

_KINDS = st.sampled_from(list(MessageKind))
_OWNERS = st.sampled_from(list(Owner))
_SOURCES = st.integers(0, 6)
_MESSAGES = st.builds(
    Message,
    _KINDS,
    _SOURCES,
    _OWNERS,
    st.sampled_from([0.0, 0.0, 300.0, 700.0]),
    st.sampled_from([None, None, 500.0, 4000.0]),
)
_STEPS = st.lists(
    st.one_of(
        _MESSAGES,
        st.tuples(st.just("end"), _SOURCES),
        st.tuples(st.just("leave"), _OWNERS),
        st.tuples(st.just("wait"), st.integers(0, 2000)),
    ),
    max_size=30,
)


def _run(messages: Messages, steps: list[object]) -> dict[object, Message]:
    """Take the steps; return the last message of each source that nothing but time may have ended."""
    said: dict[object, Message] = {}
    now = 0.0
    for step in steps:
        match step:
            case Message() as message:
                messages.say(message)
                said[message.source] = message
            case ("end", source):
                messages.end(source)
                said.pop(source, None)
            case ("leave", Owner() as owner):
                gone = messages.leave(owner)
                assert gone <= said.keys()
                said = {one: message for one, message in said.items() if message.owner.value < owner.value}
            case ("wait", int() as time):
                now += time
                messages.pass_to(now)
    return said


@given(_STEPS)
def test_what_is_shown_has_an_owner_that_lives_and_no_source_has_two(steps: list[object]) -> None:
    messages = Messages()
    said = _run(messages, steps)
    assert messages.sources() <= said.keys()
    if messages.shown is not None:
        assert said[messages.shown.source] == messages.shown


@given(_STEPS, _OWNERS)
def test_an_owner_that_ends_takes_its_words_with_it_for_ever(steps: list[object], owner: Owner) -> None:
    messages = Messages()
    said = _run(messages, steps)
    messages.leave(owner)
    gone = {source for source, message in said.items() if message.owner.value >= owner.value}
    assert not messages.sources() & gone
    messages.pass_to(10_000_000)
    assert messages.shown is None or messages.shown.source not in gone


@given(st.lists(_MESSAGES, min_size=1, max_size=12))
def test_nothing_of_higher_priority_waits(all_said: list[Message]) -> None:
    messages = Messages()
    for message in all_said:
        messages.say(message)
    at_once = [one for one in {one.source: one for one in all_said}.values() if not one.after]
    returning = [one for one in at_once if one.kind is not MessageKind.REFUSAL]
    if returning:
        assert messages.shown is not None
        assert messages.shown.kind <= min(one.kind for one in returning)


@given(st.lists(_MESSAGES, min_size=1, max_size=12))
def test_time_ends_everything_that_does_not_stay(all_said: list[Message]) -> None:
    messages = Messages()
    for message in all_said:
        messages.say(message)
    messages.pass_to(10_000_000)
    stays = {one.source for one in all_said if one.lasts is None}
    # What lasts for a time and is never shown waits; nothing of it is shown any longer than that.
    shown = messages.shown
    assert shown is None or shown.source in stays
    assert messages.next_change is None


def shown(messages: Messages) -> object:
    """The source of what is shown, None if nothing is."""
    return None if messages.shown is None else messages.shown.source


def test_what_was_displaced_returns() -> None:
    messages = Messages()
    messages.say(Message(MessageKind.GUIDE, "guide", Owner.DECISION))
    messages.say(Message(MessageKind.ASKED, "hint", Owner.DECISION))
    messages.say(Message(MessageKind.CHOICE, "sum", Owner.GESTURE))
    assert shown(messages) == "hint"
    assert [one.source for one in messages.waiting] == ["sum", "guide"]
    messages.end("hint")
    assert shown(messages) == "sum"
    messages.leave(Owner.GESTURE)
    assert shown(messages) == "guide"
    assert messages.waiting == ()


def test_a_refusal_that_was_displaced_does_not_return() -> None:
    messages = Messages()
    messages.say(Message(MessageKind.REFUSAL, "refusal", Owner.DECISION))
    messages.say(Message(MessageKind.TROUBLE, "unsaved"))
    messages.end("unsaved")
    assert shown(messages) is None


def test_notices_follow_one_another_and_each_is_shown_for_its_whole_time() -> None:
    messages = Messages()
    messages.say(Message(MessageKind.NOTICE, "first", lasts=1000))
    messages.say(Message(MessageKind.NOTICE, "second", lasts=1000))
    messages.pass_to(600)
    messages.say(Message(MessageKind.CHOICE, "sum", Owner.GESTURE))
    messages.pass_to(5000)
    assert shown(messages) == "sum"
    messages.end("sum")
    assert shown(messages) == "first"
    assert messages.pass_to(5400) == {"first"}
    assert shown(messages) == "second"
    assert messages.pass_to(6399) == frozenset()
    assert messages.pass_to(6400) == {"second"}
    assert shown(messages) is None


def test_words_that_come_later_do_not_come_after_the_end_of_their_owner() -> None:
    messages = Messages()
    messages.say(Message(MessageKind.CHOICE, "help", Owner.GESTURE, after=700))
    assert shown(messages) is None
    assert messages.next_change == 700
    messages.leave(Owner.GESTURE)
    messages.pass_to(800)
    assert shown(messages) is None
    messages.say(Message(MessageKind.CHOICE, "help", Owner.GESTURE, after=700))
    messages.pass_to(1500)
    assert shown(messages) == "help"


def test_only_trouble_is_shown_while_others_play() -> None:
    messages = Messages()
    messages.say(Message(MessageKind.NOTICE, "notice", Owner.SESSION, lasts=1000))
    messages.show_only_trouble(True)
    messages.pass_to(5000)
    assert shown(messages) is None
    assert messages.next_change is None
    messages.say(Message(MessageKind.TROUBLE, "unsaved"))
    assert shown(messages) == "unsaved"
    messages.end("unsaved")
    messages.show_only_trouble(False)
    assert shown(messages) == "notice"
