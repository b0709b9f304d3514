// Tests of FoundationGaps.
