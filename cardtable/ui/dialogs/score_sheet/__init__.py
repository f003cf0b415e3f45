"""The score sheet: counters on cloth, strokes or numbers, and the deals as rows."""
