// The contents of a picture, which a person says here: there is no camera.

public import AppIntents

/// The pixels of a picture. There are none: no value of the type can be made.
public struct CVReadOnlyPixelBuffer: Hashable, Sendable {
  private init() {}
}

/// A description of what a person looks at: its labels.
public struct SemanticContentDescriptor: Hashable, Sendable {
  /// The labels of what is seen, such as "tower": those that the person says, between commas.
  public let labels: [String]

  /// The pixels of what is seen: `nil`, as there is no picture.
  public var pixelBuffer: CVReadOnlyPixelBuffer? { nil }

  /// Creates a description from labels.
  package init(labels: [String]) { self.labels = labels }
}

extension SemanticContentDescriptor: _IntentValue, SpokenValue {
  /// The name of the type for people.
  package static var spokenName: String { "description of what is seen" }

  /// Creates a description whose labels are between commas.
  package init(spokenAs words: String) {
    let labels = words.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    self.init(labels: labels.filter { !$0.isEmpty })
  }

  /// The labels, between commas.
  package var words: String { labels.joined(separator: ", ") }
}
