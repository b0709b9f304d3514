// Values of the frameworks' own types that any words make, for the engine.

/// A value that is made of what a person says, whatever it is.
///
/// Types of modules that the engine does not know conform to it: a description of what a camera
/// sees, or of music.
package protocol SpokenValue: Sendable {
  /// The name of the type for people, inside a sentence: "payment method".
  static var spokenName: String { get }

  /// Creates a value from words, which are not empty.
  init(spokenAs words: String)

  /// The value in words.
  var words: String { get }
}
