"""The face of each family: all that a window must know of it, and nobody else does."""
