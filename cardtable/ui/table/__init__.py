"""The card table: its layout, cards, movement and input, and what screen readers are told."""
