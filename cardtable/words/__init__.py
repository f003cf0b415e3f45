"""All sentences for what the rest of the program names by codes: written in English, translated when they are shown."""
