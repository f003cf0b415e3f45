"""All words for what the rest of the program says by code: whole sentences in English, translated when shown."""
