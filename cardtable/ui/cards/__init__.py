"""The look of the cards: themes, the art itself (without Qt) and the cache of rendered faces."""
