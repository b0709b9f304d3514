// Makes texts with extreme numbers from a fuzzer's choices.

import FuzzSupport

extension FuzzInput {
  private static let numbers = [
    "-9223372036854775808", "-9223372036854775807", "-9223372036854775809", "9223372036854775807",
    "9223372036854775808", "18446744073709551615", "18446744073709551616", "-2147483648",
    "2147483647", "2147483648", "4294967295", "4294967296", "9007199254740993",
    "-9007199254740993", "1000000000000", "-1000000000000", "1e12", "1e18", "9.3e18", "-1e19",
    "1e127", "9e127", "1e128", "1e308", "-1e308", "1e400", "1e-400", "4.9e-324", "0.1", "-0", "0",
    "1", "3", "12", "60", "255", "256", "32767", "65536", "99999999", "nan", "inf", "-inf",
    "infinity", "0x7fffffffffffffff", "1/9223372036854775807", "9223372036854775807 1/2",
    "9223372036854775807½", "-½", "1,000,000,000,000,000,000", "9.223.372.036.854.775.807",
    "٩٢٢٣٣٧٢٠٣٦٨٥٤٧٧٥٨٠٧", "nine quintillion", "a million billion billion",
    "nine hundred ninety nine billion", "minus nine billion", "twelve dozen", "half a billion",
    "zero point zero one",
  ]

  private static let frames = [
    "#", "#", "#", "#.", "number #", "option #", "the #th", "the #st one", "#%", "# percent",
    "#, # and #", "# and a half", "-#", "minus #", "+#", "in # days", "in # weeks", "in # years",
    "in # months", "in # hours", "in # seconds", "# days ago", "# years ago", "#-12-31",
    "2026-#-01", "#-#-#", "#/#/#", "#.#.#", "#/#", "January #", "# January #", "the #th of May",
    "year #", "#:#", "at 99:99", "at #:30", "#:59:#", "# pm", "# o'clock", "half past #",
    "quarter to #", "#T#:00:00Z", "2026-01-01T#:#:#Z", "# seconds", "# hours # minutes", "#h#m#s",
    "# years", "PT#S", "P#D", "P#WT#H", "#d", "# feet # inches", "5 feet #", "#'#\"", "# miles",
    "# km", "# °F", "# degrees", "# m²", "#m80", "$#", "# EUR", "# dollars and # cents",
    "# cents", "#¥", "tomorrow at #", "next # weeks", "# dozen", "# million", "# of #",
    "#, #", "first and #", "last of #", "@#", "#@#.#", "https://example.org:#/",
  ]

  /// Returns a text with extreme numbers: an answer, a value or a part of an utterance.
  mutating func words() -> String {
    let pieces = choice(Self.frames).split(separator: "#", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(String(pieces[0])) { $0 + extreme() + $1 }
  }

  /// Returns an extreme number: a known one, or digits of any count.
  mutating func extreme() -> String {
    guard byte() & 7 == 0 else { return choice(Self.numbers) }
    let sign = choice(["", "-", "+", "−"])
    let digits = (0..<number(1...45)).map { _ in String(number(0...9)) }.joined()
    return sign + digits + choice(["", "", ".5", ",000", "e\(number(0...255))", "e-9"])
  }
}
