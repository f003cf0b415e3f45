"""The pictures of the cards: the packs, the cache of rendered faces, and the pictures kept between runs."""
