"""Places that every page of rules has, by their names."""

from __future__ import annotations

OVERVIEW, DEAL, SCORING = "overview", "deal", "scoring"
