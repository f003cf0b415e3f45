"""Item models; what they show is worded at call time, so that a change of language needs a refresh and no more."""
