"""The games, one package for each family. ``registry`` finds them."""
