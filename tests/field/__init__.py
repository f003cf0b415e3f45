"""The field laboratory: the built and installed program, tried from outside on machines as people have them."""
