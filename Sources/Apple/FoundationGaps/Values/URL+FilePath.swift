// The path of a file as a type of its own, which comes from System on Apple's systems.

public import Foundation

/// The path of a file or a folder.
public struct FilePath: Hashable, Codable, Sendable {
  /// The path as text.
  public let string: String

  /// Creates a path from text.
  public init(_ string: String) { self.string = string }

  /// Whether the path is empty.
  public var isEmpty: Bool { string.isEmpty }
}

extension FilePath: ExpressibleByStringLiteral {
  /// Creates a path from a literal.
  public init(stringLiteral: String) { self.init(stringLiteral) }
}

extension FilePath: CustomStringConvertible {
  /// The path as text.
  public var description: String { string }
}

extension URL {
  /// Creates the URL of a file from its path; `nil` if the path is empty.
  ///
  /// A literal is a `String` elsewhere: `URL(filePath: "a")!` means this, as on Apple's systems.
  @_disfavoredOverload
  public init?(filePath path: FilePath, directoryHint: DirectoryHint = .inferFromPath) {
    guard !path.isEmpty else { return nil }
    self.init(filePath: path.string, directoryHint: directoryHint)
  }
}
