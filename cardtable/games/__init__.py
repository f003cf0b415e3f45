"""The games, one package for each family. ``registry`` is where they are found."""
