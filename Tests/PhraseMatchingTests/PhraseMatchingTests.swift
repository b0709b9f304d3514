// Tests of PhraseMatching.
