// Tests of Shell.
