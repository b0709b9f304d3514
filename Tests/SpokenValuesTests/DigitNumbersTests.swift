// Tests which digits are read as which number, and where it ends.

import SpokenValues
import Testing

struct DigitNumbersTests {
  private static let examples: [(String, Double, Int, Int)] = [
    ("20", 20, 1, 0), ("0", 0, 1, 0), ("007", 7, 1, 0), ("20.5", 20.5, 1, 0), ("20,5", 20.5, 1, 0),
    ("20.15", 20.15, 1, 0), ("1,000", 1000, 1, 0), ("1.000", 1, 1, 0), ("1.000.000", 1e6, 1, 0),
    ("12,345,678.9", 12_345_678.9, 1, 0), ("0,125", 0.125, 1, 0), ("1,0000", 1, 1, 0),
    ("1.2.3", 1.2, 0, 3), ("20c", 20, 0, 2), ("20.5c", 20.5, 0, 4), ("20%", 20, 1, 0),
    ("20 %", 20, 1, 0), ("20°", 20, 1, 0), ("20度", 20, 1, 0), ("20도", 20, 1, 0),
    ("-5", -5, 1, 0), ("(-5)", -5, 1, 0), ("−5", -5, 2, 0), ("－５", -5, 1, 0), ("+5", 5, 2, 0),
    ("-5c", -5, 0, 1), ("−5c", -5, 1, 1), ("٢٠", 20, 1, 0), ("٢٠٫٥", 20.5, 2, 0),
    ("-٢٠٫٥", -20.5, 2, 0), ("२०", 20, 1, 0), ("２０．５", 20, 1, 0), ("²", 2, 1, 0),
    ("½", 0.5, 3, 0), ("2½", 2.5, 3, 0), ("20½", 20.5, 3, 0), ("11½", 11.5, 3, 0),
    ("1⅒ cups", 1.1, 3, 0), ("2½km", 2.5, 2, 1), ("20⅓ 5", 20.333333333333332, 3, 0),
  ]

  @Test(arguments: examples)
  func `digits are read to where they end`(
    _ text: String, _ value: Double, _ token: Int, _ offset: Int
  ) throws {
    let reading = try #require(DigitNumbers.reading(at: 0, in: Normalizer.utterance(text)))
    #expect(abs(reading.value - value) < 1e-9)
    #expect(reading.token == token)
    #expect(reading.offset == offset)
  }

  @Test(arguments: ["", "c20", "twenty", "-", "+", "+c", "− 5", "二十", "%", "é", "25:00", "7:5"])
  func `what does not start with digits, or is a time, is no number`(_ text: String) {
    #expect(DigitNumbers.reading(at: 0, in: Normalizer.utterance(text)) == nil)
  }

  @Test(arguments: ["a-5", "10-5", "to–5"])
  func `a hyphen between words is no sign`(_ text: String) throws {
    let reading = try #require(DigitNumbers.reading(at: 1, in: Normalizer.utterance(text)))
    #expect(reading.value == 5)
  }

  @Test func `no run of digits is too long to read`() {
    let long = Normalizer.utterance(String(repeating: "9", count: 5_000))
    #expect(DigitNumbers.reading(at: 0, in: long) == nil)
    let marks = Normalizer.utterance(String(repeating: "9,999", count: 1_000))
    #expect(DigitNumbers.reading(at: 0, in: marks)?.token == 0)
    let arabic = Normalizer.utterance(String(repeating: "٩", count: 5_000))
    #expect(DigitNumbers.reading(at: 0, in: arabic) == nil)
  }
}
