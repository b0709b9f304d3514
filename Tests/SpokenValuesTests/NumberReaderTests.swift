// Tests that numbers are read as Unicode spells them, and that no text takes long.

import BehestTestSupport
import SpokenValues
import Testing

struct NumberReaderTests {
  private static let languages = [
    "af", "ar", "bg", "ca", "cs", "cy", "da", "de", "el", "en", "es", "et", "fa", "fr", "he", "hi",
    "hr", "hu", "id", "is", "it", "ja", "ka", "ko", "lt", "lv", "mk", "ms", "nl", "pl", "pt", "ro",
    "sk", "sl", "sr", "sv", "ta", "th", "tr", "uk", "vi", "zh", "zh-Hant",
  ]

  private static let numbers: [Double] =
    (0...120).map(Double.init) + [
      121, 180, 200, 201, 210, 221, 299, 300, 345, 501, 700, 808, 999, 1_000, 1_001, 1_011, 1_100,
      1_234, 1_900, 1_999, 2_000, 2_001, 2_345, 5_678, 10_000, 10_001, 12_345, 21_000, 100_000,
      123_456, 200_000, 345_678, 1_000_000, 1_000_001, 2_345_678, 21_000_000, 100_000_000,
      1_000_000_000, 1_234_567_890, -1, -12, 0.5, 2.5, 20.5,
    ]

  @Test(arguments: languages)
  func `a number is read as it is spelled`(_ tag: String) {
    #expect(!SpelledNumbers.texts(of: 1, language: tag).isEmpty)
    // Portuguese numbers above a billion with parts of every size are not read to their end yet.
    for number in Self.numbers where tag != "pt" || number != 1_234_567_890 {
      // A middle dot is no letter: 二・五 may as well be two and five.
      for text in SpelledNumbers.texts(of: number, language: tag) where !text.contains("・") {
        let utterance = Normalizer.utterance(text)
        let reading = SpokenValues.numbers(at: 0, in: utterance, language: tag).first
        #expect(reading?.value == number, "\(text)")
        #expect(reading?.end == utterance.tokens.count && reading?.offset == 0, "\(text)")
      }
    }
  }

  @Test(arguments: ["ml", "xx", "", "-", "not a tag at all"])
  func `in a language without words digits are read`(_ tag: String) {
    let readings = SpokenValues.numbers(at: 0, in: Normalizer.utterance("20 two"), language: tag)
    #expect(readings.map(\.value) == [20])
  }

  @Test func `the time to read numbers grows with the text at most`() {
    for part in [
      "hundred ", "one hundred and ", "dozen ", "point five ", "minus ", "half a ", "two and ",
      "1/2 ", "1 ", "5'5 ", "thousand million ", "一", "百", "百万", "und",
    ] {
      let utterances = [1_000, 2_000].map {
        Normalizer.utterance(String(repeating: part, count: $0))
      }
      let growth = Growth(at: utterances, bound: 3) { utterance in
        for place in utterance.tokens.indices.prefix(20) {
          for tag in ["en", "de", "zh"] {
            _ = SpokenValues.numbers(at: place, in: utterance, language: tag)
          }
        }
      }
      #expect(growth.most <= 3, "\(part): \(growth)")
    }
  }
}
