// Reads values as they are written on a command line: `name=value`, and `@path` for a file.

import Glibc

/// A value that could not be taken as written.
public struct ValueTextError: Error, Hashable, Sendable {
  /// One sentence for a person.
  public let message: String

  /// Creates an error.
  public init(message: String) { self.message = message }
}

/// The notation of values on the command line.
public enum ValueText {
  /// Splits `name=value` at the first equals sign and reads the value.
  ///
  /// - Throws: `ValueTextError` when there is no name, no equals sign, or no such file.
  public static func pair(
    _ text: String, option: String
  ) throws(ValueTextError) -> (name: String, value: String) {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
      throw ValueTextError(
        message: "“\(text)” is not of the form name=value, which \(option) takes.")
    }
    return (String(text[..<equals]), try read(String(text[text.index(after: equals)...])))
  }

  /// The value a text stands for: the content of a file for `@path`, a literal `@…` for `@@…`.
  ///
  /// Bytes of the file that are not UTF-8 become U+FFFD.
  ///
  /// - Throws: `ValueTextError` when the file cannot be read.
  public static func read(_ text: String) throws(ValueTextError) -> String {
    guard text.hasPrefix("@") else { return text }
    let rest = String(text.dropFirst())
    if rest.hasPrefix("@") { return rest }
    guard !rest.isEmpty else {
      throw ValueTextError(message: "“@” is not followed by the path of a file.")
    }
    switch bytes(ofFile: rest) {
    case .success(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .failure(let error):
      throw ValueTextError(message: "“\(rest)” cannot be read: \(error.words).")
    }
  }

  private static func bytes(ofFile path: String) -> Result<[UInt8], SystemError> {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(SystemError(code: errno)) }
    defer { close(descriptor) }
    return Descriptor.readAll(descriptor)
  }
}
