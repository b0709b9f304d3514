// The door of FoundationGaps.
