// Tests of SourceCompatibility.
