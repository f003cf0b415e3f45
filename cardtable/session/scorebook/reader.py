"""Reading JSON values of files from outside, with the place of what is wrong."""

from __future__ import annotations

from cardtable.core.errors import RecordError
from cardtable.core.sanitise import LONGEST_TEXT, as_text


class Reader:
    """Reads JSON values; a value of the wrong form raises ``RecordError`` with its place in the document."""

    def __init__(self, value: object, place: str = "") -> None:
        self.value = value
        self.place = place

    def object_of(self, *keys: str) -> dict[str, Reader]:
        """Return readers for the members of an object that must have exactly these keys."""
        if not isinstance(self.value, dict):
            raise RecordError("not_an_object", self.place)
        prefix = f"{self.place}." if self.place else ""
        for key in self.value:
            if key not in keys:
                raise RecordError("unknown_key", prefix + str(key))
        for key in keys:
            if key not in self.value:
                raise RecordError("missing_key", prefix + key)
        return {key: Reader(self.value[key], prefix + key) for key in keys}

    def list(self, most: int = 100_000) -> list[Reader]:
        if not isinstance(self.value, list) or len(self.value) > most:
            raise RecordError("not_a_list", self.place)
        return [Reader(value, f"{self.place}[{index}]") for index, value in enumerate(self.value)]

    def text(self, longest: int = LONGEST_TEXT) -> str:
        """Return a text of at most ``longest`` characters, made printable by ``as_text``."""
        if not isinstance(self.value, str) or len(self.value) > longest:
            raise RecordError("not_a_text", self.place)
        try:
            # Halves of characters can be neither kept nor shown.
            self.value.encode()
        except UnicodeEncodeError:
            raise RecordError("not_a_text", self.place) from None
        return as_text(self.value, longest)

    def number(self, least: int = -(10**9), most: int = 10**9) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise RecordError("not_a_number", self.place)
        if not least <= self.value <= most:
            raise RecordError("bad_value", self.place)
        return self.value
