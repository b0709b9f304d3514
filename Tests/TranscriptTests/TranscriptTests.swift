// Tests of Transcript.
