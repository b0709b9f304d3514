// Tests the words numbers can be said with.

import SpokenValues
import Testing

struct SpelledNumbersTests {
  @Test(arguments: [
    ("en", 21, ["twenty-one"]), ("en-GB", 101, ["one hundred one", "one hundred and one"]),
    ("en", -5, ["minus five", "negative five"]), ("en", 2.5, ["two point five", "two and a half"]),
    ("de", 1, ["eins", "eine", "einem"]), ("de", 1.5, ["eins Komma fünf", "eineinhalb"]),
    ("de-AT", 21, ["einundzwanzig"]), ("de", 5, ["fünf", "fuenf"]), ("de", 30, ["dreißig"]),
    ("fr", 21, ["vingt-et-un", "vingt-et-une"]), ("fr", 70, ["soixante-dix", "septante"]),
    ("es", 22, ["veintidós", "veintidos"]), ("es", 21, ["veintiuno", "veintiún", "veintiuna"]),
    ("es", 20.5, ["veinte coma cinco", "veinte punto cinco", "veinte y medio"]),
    ("it", 23, ["ventitré", "ventitre"]), ("nl", 22, ["tweeëntwintig", "tweeentwintig"]),
    ("pt", 2, ["dois", "duas"]), ("pt", 16, ["dezesseis", "dezasseis"]), ("ja", 21, ["二十一"]),
    ("zh", 2, ["二", "两"]), ("zh-TW", 2, ["二", "兩"]), ("zh_Hant", 20.5, ["二十點五"]),
    ("ko", 20, ["이십", "스물", "스무"]), ("ko", 2.5, ["이점오", "두 개 반"]),
    ("ru", 21, ["двадцать один", "двадцати одной"]), ("sr-Latn", 21, ["dvadeset i jedan"]),
    ("sr", 21, ["двадесет и један"]), ("th", 21, ["ยี่สิบเอ็ด"]), ("ar", 20, ["عشرون"]),
    ("tl", 2, ["dalawá"]), ("lb", 100, ["honnert"]),
  ])
  func `a number is said in all its ways`(_ tag: String, _ number: Double, _ texts: [String]) {
    #expect(Set(texts).subtracting(SpelledNumbers.texts(of: number, language: tag)) == [])
  }

  @Test(arguments: ["ml", "xx", "", "-", "tlh", "not a tag at all"])
  func `a language without rules has no words`(_ tag: String) {
    #expect(SpelledNumbers.texts(of: 21, language: tag) == [])
  }

  @Test(arguments: [Double.nan, .infinity, 0.25, 1e300, 20.55])
  func `what nobody counts is not spelled`(_ number: Double) {
    #expect(SpelledNumbers.texts(of: number, language: "en") == [])
  }

  @Test(arguments: ["en", "de", "fr", "es", "it", "nl", "pt", "ja", "zh", "ko", "ru", "pl", "ar"])
  func `no two numbers are said alike`(_ tag: String) {
    var numbers: [[String]: Double] = [:]
    for number in stride(from: -20.0, through: 120, by: 1) {
      for text in SpelledNumbers.texts(of: number, language: tag) {
        let words = Normalizer.utterance(text).words
        #expect(!text.unicodeScalars.contains { $0.value == 0xAD || $0.value == 0x200B })
        #expect(numbers.updateValue(number, forKey: words) ?? number == number, "\(text)")
      }
    }
  }
}
