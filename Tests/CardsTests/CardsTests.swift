// Tests of Cards.
