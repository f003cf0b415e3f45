"""The twelve court figures: a small wardrobe of heads, robes and attributes, and how they are put together."""
