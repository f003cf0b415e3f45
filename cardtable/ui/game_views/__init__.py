"""The part of each family that only windows need."""
