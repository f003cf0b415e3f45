"""Item models. Their texts are made when they are shown, so that after a change of language a refresh is enough."""
