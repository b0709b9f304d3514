// The door of PhraseMatching.
