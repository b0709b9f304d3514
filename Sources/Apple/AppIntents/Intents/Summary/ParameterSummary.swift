// Parameter summaries: sentences that describe an intent with its parameters.

import Foundation
import FoundationGaps

/// A sentence that describes an intent with its parameters.
public protocol ParameterSummary {}

/// A parameter summary without content.
public struct _EmptyParameterSummary: ParameterSummary, Sendable {
  /// Creates an empty summary.
  public init() {}
}

/// A sentence, and the parameters listed below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let text: ParameterSummaryString<Intent>?
  private let table: String?
  private let folded: [(Intent) -> (any AnyIntentParameter)?]

  /// Creates a summary from a sentence, with all parameters listed below that are not in it.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
    text = summary
    self.table = table
    folded = []
  }

  /// Creates a summary from a sentence and the parameters listed below it.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder _ parameters: () -> [PartialKeyPath<Intent>]
  ) {
    text = summary
    self.table = table
    folded = Self.finders(parameters())
  }

  /// Creates a summary without a sentence from a list of parameters.
  public init(
    @ParameterKeyPathsBuilder _ parameters: () -> [PartialKeyPath<Intent>]
  ) {
    text = nil
    table = nil
    folded = Self.finders(parameters())
  }

  /// Creates a summary without a sentence that lists all parameters.
  public init() {
    text = nil
    table = nil
    folded = []
  }

  private static func finders(
    _ paths: [PartialKeyPath<Intent>]
  ) -> [(Intent) -> (any AnyIntentParameter)?] {
    paths.map { path in { $0[keyPath: path] as? any AnyIntentParameter } }
  }
}

extension IntentParameterSummary: SummarySource {
  func sentence(of intent: any AppIntent) -> SummarySentence? {
    guard let intent = intent as? Intent else { return nil }
    return SummarySentence(
      pieces: (text?.pieces(in: intent) ?? []).localized(in: table),
      folded: folded.compactMap { $0(intent).flatMap(intent.name(of:)) })
  }
}

/// The interpolated literal of a summary's sentence: `"Order \(\.$soup)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  fileprivate enum Part {
    case literal(String)
    case parameter((Intent) -> any AnyIntentParameter)
  }

  private let parts: [Part]

  /// Creates a sentence without parameters.
  public init(stringLiteral value: String) { parts = [.literal(value)] }

  /// Creates a sentence with parameters.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  func pieces(in intent: Intent) -> [SummaryPiece] {
    parts.compactMap { part in
      switch part {
      case .literal(let text): return text.isEmpty ? nil : .literal(text)
      case .parameter(let find):
        return intent.name(of: find(intent)).map { .parameter(name: $0) }
      }
    }
  }

  /// The parts of a sentence's interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Creates an empty collection of parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    /// Adds the placeholder of a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {
      parts.append(.parameter { $0[keyPath: parameter] })
    }
  }
}

extension [SummaryPiece] {
  /// Returns the sentence in the person's language; its key has `${name}` for each parameter.
  fileprivate func localized(in table: String?) -> [SummaryPiece] {
    let key = map { piece in
      switch piece {
      case .literal(let text): text
      case .parameter(let name): "${\(name)}"
      }
    }.joined()
    let text = String(
      localized: LocalizedStringResource(String.LocalizationValue(key), table: table))
    guard text != key else { return self }
    return Self.pieces(of: text)
  }

  private static func pieces(of text: String) -> [SummaryPiece] {
    var pieces: [SummaryPiece] = []
    var rest = Substring(text)
    while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      if start.lowerBound > rest.startIndex {
        pieces.append(.literal(String(rest[..<start.lowerBound])))
      }
      pieces.append(.parameter(name: String(rest[start.upperBound..<end])))
      rest = rest[end...].dropFirst()
    }
    if !rest.isEmpty { pieces.append(.literal(String(rest))) }
    return pieces
  }
}
