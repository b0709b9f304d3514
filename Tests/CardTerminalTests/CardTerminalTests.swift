// Tests of CardTerminal.
