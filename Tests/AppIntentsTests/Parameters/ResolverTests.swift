// Resolvers between a value of another type and a parameter.

import AppIntents
import Testing

private struct Dose: AppIntent {
  static let title: LocalizedStringResource = "Dose"
  @Parameter(
    title: "Drops", controlStyle: .slider, inclusiveRange: (1, 20),
    resolvers: {
      IntFromStringResolver(radix: 16)
      IntFromDoubleResolver(roundingRule: .up)
    }) var drops: Int
  @Parameter(
    title: "Shaken", displayName: .init(true: "Shaken", false: "Stirred"),
    resolvers: { BoolFromStringResolver() }) var shaken: Bool
  @Parameter(title: "Where", resolvers: { URLFromStringResolver() }) var site: URL
  @Parameter(title: "Taste", resolvers: { LoudResolver() }) var taste: String
  @Parameter(title: "Plain") var plain: Int

  func perform() async throws -> some IntentResult { .result() }
}

private struct LoudResolver: Resolver {
  func resolve(
    from input: Int, context: IntentParameterContext<String>
  ) async throws -> String? {
    input > 9 ? "\(String(localized: context.title)) x\(input)" : nil
  }
}

struct ResolverTests {
  private let dose = Dose()

  @Test func `resolvers are tried in order, each with its own input`() async throws {
    #expect(try await dose.$drops.resolved("a") as? Int == 10)
    #expect(try await dose.$drops.resolved(3.2) as? Int == 4)
    #expect(try await dose.$drops.resolved(true) == nil)
  }

  @Test func `a number out of range is none`() async throws {
    #expect(try await dose.$drops.resolved("ff") == nil)
    #expect(try await dose.$drops.resolved(0.0) == nil)
  }

  @Test func `a resolver knows the names and the title of its parameter`() async throws {
    #expect(try await dose.$shaken.resolved(" stirred ") as? Bool == false)
    #expect(try await dose.$shaken.resolved("true") as? Bool == true)
    #expect(try await dose.$taste.resolved(11) as? String == "Taste x11")
    #expect(try await dose.$taste.resolved(9) == nil)
    #expect(try await dose.$site.resolved("https://example.com") as? URL != nil)
  }

  @Test func `a context tells how a number is entered, and where it is none, nothing`() {
    #expect(IntentParameterContext<Int>(dose.$drops).controlStyle == .slider)
    #expect(IntentParameterContext<Double>(dose.$site).controlStyle == nil)
  }

  @Test func `a parameter without resolvers resolves nothing`() async throws {
    #expect(try await dose.$plain.resolved("3") == nil)
  }

  @Test func `the standard resolvers turn values into one another`() async throws {
    let text = IntentParameterContext<String>(dose.$taste)
    let number = IntentParameterContext<Double>(dose.$plain)
    #expect(try await StringFromIntResolver(radix: 2).resolve(from: 5, context: text) == "101")
    #expect(try await StringFromDoubleResolver().resolve(from: 0.5, context: text) == "0.5")
    #expect(try await DoubleFromStringResolver().resolve(from: "2.5", context: number) == 2.5)
    #expect(try await DoubleFromIntResolver().resolve(from: 2, context: number) == 2)
    #expect(try await DoubleFromStringResolver().resolve(from: "two", context: number) == nil)
  }
}
