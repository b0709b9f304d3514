// Writes annotations that GitHub shows beside the lines concerned.

import OutputPolicies
public import PhraseMatching

/// An annotation for GitHub's runner: `::error file=F,line=1,col=2,title=T::message`.
public struct GitHubAnnotation: Hashable, Sendable {
  /// The severities of annotations.
  public enum Level: String, Sendable { case error, warning, notice }

  /// The severity.
  public var level: Level
  /// The location; `nil` for none.
  public var place: SourcePlace?
  /// The title.
  public var title: String
  /// The message.
  public var words: String

  /// Creates an annotation from its severity, location, title and message.
  public init(_ level: Level, at place: SourcePlace?, title: String, words: String) {
    self.level = level
    self.place = place
    self.title = title
    self.words = words
  }

  /// The line, without a newline; invisible characters are written as `\u{202E}`.
  public var line: String {
    var properties: [String] = []
    if let place {
      properties.append("file=" + Self.property(place.file))
      if place.line > 0 { properties += ["line=\(place.line)", "col=\(max(1, place.column))"] }
    }
    properties.append("title=" + Self.property(title))
    return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Self.data(words))"
  }

  private static func data(_ text: String) -> String {
    var escaped = ""
    CharacterPolicy.spelled.forEachScalar(of: text) { scalar, isCarried in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case "\t": escaped += "\t"
      default: escaped += isCarried ? String(scalar) : scalar.inWords
      }
    }
    return escaped
  }

  private static func property(_ text: String) -> String {
    var escaped = ""
    for character in data(text).unicodeScalars {
      switch character {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}

extension GitHubAnnotation {
  /// Creates the annotation of a failed case.
  public init(_ verdict: UtteranceVerdict) {
    self.init(
      .error, at: verdict.example.place, title: "“\(verdict.example.utterance)”",
      words: verdict.diff.joined(separator: "\n"))
  }
}

extension GitHubAnnotation {
  /// Creates the annotation of a finding.
  public init(_ finding: LintFinding) {
    let level: Level =
      switch finding.rule.level {
      case .error: .error
      case .warning: .warning
      case .note: .notice
      }
    self.init(level, at: finding.place, title: finding.rule.id, words: finding.wordsAndAdvice)
  }
}
