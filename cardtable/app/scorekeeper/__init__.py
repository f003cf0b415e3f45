"""The score sheets kept by hand: keeping, drafts, marks, statistics."""
