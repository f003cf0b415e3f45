"""The twelve court figures: a small set of heads, robes and attributes, and how the figures are composed of them."""
