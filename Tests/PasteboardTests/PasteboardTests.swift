// Tests of Pasteboard.
