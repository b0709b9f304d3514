// The phrases of shortcuts, and the options beside them, for the engine.

import Synchronization

/// A part of a phrase.
package enum PhraseSegment: Hashable, Sendable {
  /// The literal text of a phrase.
  case literal(String)
  /// The place of the app's name.
  case applicationName
  /// The place of a parameter's value, with the name of the parameter's property.
  case parameter(name: String)
}

/// A phrase that a shortcut declares, with its place in the source.
package struct DeclaredPhrase: Sendable {
  /// The parts of the phrase.
  package let segments: [PhraseSegment]
  /// The line of the phrase, or of its shortcut where the phrase has neither name nor parameter.
  package let line: SourceLine
}

/// A line of a source file.
package struct SourceLine: Sendable {
  private let path: StaticString
  /// The number of the line, from one.
  package let number: Int

  init(_ path: StaticString, _ number: UInt) {
    self.path = path
    self.number = Int(number)
  }

  /// The path of the file when it was compiled.
  package var file: String { String(describing: path) }
}

/// The presentation of a shortcut's parameter.
package struct ParameterPresentationField: Sendable {
  /// The parameter's property; `nil` when the intent has no such parameter.
  package let name: String?
  /// The sentence in its parts.
  package let summary: [SummaryPiece]
  /// The lists of options.
  package let collections: [any AppShortcutOptionsCollectionProtocol]
}

/// The changes of the values in apps' phrases.
///
/// They are counted for the whole process: an app posts a change by a static function, from
/// wherever the change happens.
package enum ShortcutUpdates {
  private static let counts = Mutex<[ObjectIdentifier: Int]>([:])

  /// Returns the number of changes that an app has posted.
  package static func count(of provider: any AppShortcutsProvider.Type) -> Int {
    counts.withLock { $0[ObjectIdentifier(provider), default: 0] }
  }

  static func post(_ provider: any AppShortcutsProvider.Type) {
    counts.withLock { $0[ObjectIdentifier(provider), default: 0] += 1 }
  }
}
