// Hands the review broken sources: it may find anything and must not trap.

import BehestTestSupport
import Foundation
import IntentReview
import Testing

@Suite struct ReviewFuzzTests {
  /// Numbers that are the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let samples = Fixtures.paths(in: "Review", withExtension: "swift")

  private func review(_ bytes: some Sequence<UInt8>) -> Int {
    IntentReview(texts: [("Broken.swift", Array(bytes))]).findings().count
  }

  @Test(arguments: samples)
  func `a source that ends anywhere is read`(_ path: String) throws {
    let bytes = try Fixtures.bytes(path)
    for length in stride(from: 0, to: bytes.count, by: 211) {
      _ = review(bytes.prefix(length))
      _ = review(bytes.dropFirst(length))
    }
  }

  @Test(arguments: samples)
  func `a source with words in any order is read`(_ path: String) throws {
    var numbers = Numbers(state: UInt64(path.utf8.reduce(7) { $0 &* 31 &+ Int($1) }.magnitude))
    let words = try Fixtures.text(path).split(separator: " ", omittingEmptySubsequences: false)
    for _ in 0..<3 {
      _ = review(words.shuffled(using: &numbers).joined(separator: " ").utf8)
      var bytes = try Fixtures.bytes(path)
      for _ in 0..<20 {
        bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = UInt8.random(
          in: 0...255, using: &numbers)
      }
      _ = review(bytes)
    }
  }

  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("{", "}"), ("a(", ")"), ("\"\\(", ")\""), ("!", ""), ("a.", ""),
    ("a + ", ""), ("x ? y : ", ""), ("if a {} else ", ""), ("struct A: AppIntent {", "}"),
    ("A<", ">"), ("#if a\n", "\n#endif"), ("try ", ""), ("a { ", "}"), ("/*", "*/"), ("@a ", ""),
    ("&", ""), ("func f() {", "}"), ("case .a(", ")"), ("\\.a", ""), ("-> ", ""), ("a?.", ""),
  ])
  func `a source may be nested as deeply as it likes`(_ open: String, _ close: String) {
    // The last few are parsed whatever they are made of.
    for depth in [3_000, 390, 12] {
      let text =
        "struct A: AppIntent { func perform() { _ = "
        + String(repeating: open, count: depth) + "b" + String(repeating: close, count: depth)
        + "} }"
      _ = review(text.utf8)
      _ = review(String(repeating: open, count: depth).utf8)
    }
  }
}
