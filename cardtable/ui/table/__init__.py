"""The card table: layout, cards, movement, input and what screen readers are told."""
