// Tests the normaliser against every code point and sequence that Unicode's own data files list.

import Foundation
import SpokenValues
import Testing

struct UnicodeTests {
  /// The words of a text, as bytes: strings that only look alike are equal to Swift.
  private func words(_ text: String) -> [[UInt8]] {
    Normalizer.utterance(text).words.map { Array($0.utf8) }
  }

  private func bytes(_ words: String...) -> [[UInt8]] { words.map { Array($0.utf8) } }

  @Test func `what differs by letter case alone is the same`() throws {
    var folding: [Unicode.Scalar: String] = [:]
    for row in try UnicodeData.rows("CaseFolding.txt") where row[1] == "C" || row[1] == "F" {
      let scalar = try #require(UnicodeData.text(ofCodePoints: row[0])?.unicodeScalars.first)
      folding[scalar] = UnicodeData.text(ofCodePoints: row[2])
    }
    #expect(folding.count > 1_400)
    // A mark on nothing is no word, though this one folds to a letter.
    for (scalar, folded) in folding where scalar != "\u{345}" {
      let code = String(scalar.value, radix: 16)
      #expect(words(String(scalar)) == words(folded), "U+\(code)")
      // Compatibility forms fold to letters that fold once more.
      var whole = String(scalar)
      for _ in 0..<3 {
        whole =
          whole.unicodeScalars.map { folding[$0] ?? String($0) }.joined()
          .precomposedStringWithCompatibilityMapping
      }
      whole.unicodeScalars.removeAll { mark in
        // The dot of a Turkish i.
        mark == "\u{307}" && scalar == "İ" || mark.properties.isDefaultIgnorableCodePoint
          || mark == "ʼ"
          || mark.properties.generalCategory == .otherPunctuation
      }
      #expect(
        Array(words(String(scalar)).joined()) == Array(whole.utf8) || isApostrophe(scalar),
        "U+\(code)")
    }
  }

  @Test func `what normalises alike is the same, and stays so`() throws {
    var count = 0
    for row in try UnicodeData.rows("NormalizationTest.txt") where row.count > 5 {
      let forms = row.prefix(5).compactMap { UnicodeData.text(ofCodePoints: $0) }
      #expect(forms.count == 5)
      // Marks of ownership are left out instead of being spelled as letters.
      if ["℠", "™"].contains(forms[0]) { continue }
      let first = words(forms[0])
      for form in forms.dropFirst() { #expect(words(form) == first, "\(row[0])") }
      #expect(
        words(first.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")) == first,
        "\(row[0])")
      count += 1
    }
    #expect(count > 18_000)
  }

  /// Whether a letter is dropped because it is typed for an apostrophe.
  private func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    words("o\(scalar)clock") == bytes("oclock")
  }

  @Test func `every letter, digit and mark is kept`() throws {
    let folded = Set(
      try UnicodeData.rows("CaseFolding.txt").filter { $0[1] == "C" || $0[1] == "F" }.map { $0[0] })
    var count = 0
    for row in try UnicodeData.rows("UnicodeData.txt")
    where ["L", "N"].contains(row[2].prefix(1)) && !folded.contains(row[0]) && row[5].isEmpty {
      if row[0] == "0131" { continue }
      let text = try #require(UnicodeData.text(ofCodePoints: row[0]))
      let isIgnored = text.unicodeScalars.allSatisfy {
        $0.properties.isDefaultIgnorableCodePoint || isApostrophe($0)
      }
      #expect(words(text) == (isIgnored ? [] : bytes(text)), "U+\(row[0]) \(row[1])")
      count += 1
    }
    #expect(count > 15_000)
  }

  @Test func `full and half width are the width of the rest`() throws {
    var count = 0
    for row in try UnicodeData.rows("UnicodeData.txt")
    where row[5].hasPrefix("<wide>") || row[5].hasPrefix("<narrow>") {
      let text = try #require(UnicodeData.text(ofCodePoints: row[0]))
      let plain = try #require(UnicodeData.text(ofCodePoints: row[5].drop { $0 != " " }))
      #expect(words(text) == words(plain), "U+\(row[0]) \(row[1])")
      #expect(words("a" + text + "b") == words("a" + plain + "b"), "U+\(row[0]) \(row[1])")
      count += 1
    }
    #expect(count > 200)
  }

  @Test func `every apostrophe is one`() throws {
    // Characters that are typed as apostrophes, in addition to those named so.
    var apostrophes = [
      "'", "`", "´", "‘", "’", "‛", "′", "ʹ", "ʻ", "ʼ", "ʽ", "ˈ", "ꞌ", "᾽", "᾿", "׳",
    ]
    for row in try UnicodeData.rows("UnicodeData.txt")
    where row[1].contains("APOSTROPHE") && !row[1].contains("LETTER N")
      && !row[1].contains("DOUBLE") && !row[1].hasPrefix("TAG") && !row[1].hasPrefix("NKO")
    {
      apostrophes.append(try #require(UnicodeData.text(ofCodePoints: row[0])))
    }
    #expect(apostrophes.count > 19)
    for mark in apostrophes {
      let code = String(mark.unicodeScalars.first?.value ?? 0, radix: 16)
      #expect(
        words("what\(mark)s l\(mark)oignon o\(mark)clock") == words("what's l'oignon o'clock"),
        "U+\(code)")
      #expect(words("\(mark)soup\(mark)") == bytes("soup"), "U+\(code)")
    }
  }

  @Test func `the letters i of Turkish are one`() {
    for letter in ["İ", "i\u{307}", "I", "ı", "I\u{307}"] { #expect(words(letter) == bytes("i")) }
    #expect(words("DİYARBAKIR") == words("diyarbakır"))
    #expect(words("Isı") == words("ısı"))
  }

  @Test func `invisible characters are not there`() {
    for value in [
      0xAD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFE0F, 0xFEFF, 0x34F, 0x61C, 0x200E, 0x202E,
    ] as [UInt32] {
      let mark = Unicode.Scalar(value).map { String(Character($0)) } ?? ""
      #expect(words("so\(mark)up") == bytes("soup"), "U+\(String(value, radix: 16))")
    }
  }
}
