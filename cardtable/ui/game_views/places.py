"""The names of places that every rule page has."""

from __future__ import annotations

OVERVIEW, DEAL, SCORING = "overview", "deal", "scoring"
