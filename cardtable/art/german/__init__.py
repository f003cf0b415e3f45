"""The German pack: acorns, leaves, hearts and bells; Daus, König, Ober and Unter."""
