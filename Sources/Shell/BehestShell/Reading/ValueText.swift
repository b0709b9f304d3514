// Parses values of the command line: `name=value`, and `@path` for the contents of a file.

import BehestProcess
package import Foundation
import FoundationGaps
import Glibc

/// An error in the notation of a value.
public struct ValueTextError: Error, Hashable, Sendable {
  /// The message, in one sentence.
  public let message: String

  /// Creates an error from its message.
  public init(message: String) { self.message = message }
}

/// The notation of values on the command line.
public enum ValueText {
  /// Splits `name=value` at the first equals sign, and reads the value.
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

  /// Returns the value of a text: the contents of a file for `@path`, a literal `@…` for `@@…`.
  ///
  /// - Throws: `ValueTextError` when the file cannot be read, is neither a regular file nor a pipe, is larger
  ///   than 64 MB, or is not UTF-8.
  public static func read(_ text: String) throws(ValueTextError) -> String {
    guard text.hasPrefix("@") else { return text }
    let rest = String(text.dropFirst())
    if rest.hasPrefix("@") { return rest }
    guard !rest.isEmpty else {
      throw ValueTextError(message: "“@” is not followed by the path of a file.")
    }
    guard let text = String(validating: try bytes(ofFile: path(rest)), as: UTF8.self) else {
      throw ValueTextError(message: "“\(rest)” is no text in UTF-8.")
    }
    return text
  }

  /// Shells leave the tilde behind an "@" as it is.
  private static func path(_ text: String) -> String {
    text.hasPrefix("~/") ? text.expandingTilde : text
  }

  /// Returns the parts of a line before and behind the `@` that begins its last words; `nil` without one.
  static func lastFile(in line: String) -> (head: Substring, path: Substring)? {
    guard let mark = line.range(of: " @", options: .backwards),
      !line[mark.upperBound...].hasPrefix("@")
    else { return nil }
    return (line[..<mark.lowerBound], line[mark.upperBound...])
  }

  /// The ends of names that only files have.
  private static let suffixes = [
    "csv", "html", "jpeg", "jpg", "json", "markdown", "md", "pdf", "png", "swift", "text", "txt",
    "xml", "yaml", "yml",
  ]

  /// Returns the file that is named in a line, in quotation marks, as the most words that are a path, or else as
  /// one word, and the words around it; `nil` for none.
  private static func file(in line: String) -> (words: String, path: String)? {
    guard let (head, rest) = lastFile(in: line), !head.allSatisfy(\.isWhitespace) else {
      return nil
    }
    let quoted = rest.first.flatMap { quotes[$0] }.flatMap { rest.dropFirst().firstIndex(of: $0) }
    if let quoted {
      let name = rest[rest.index(after: rest.startIndex)..<quoted]
      return (String(head) + rest[rest.index(after: quoted)...], String(name))
    }
    let ends = [rest.endIndex] + rest.indices.reversed().filter { rest[$0].isWhitespace }
    for end in ends {
      let name = String(rest[..<end]).replacing("\\ ", with: " ")
      if exists(path(name)) { return (String(head) + rest[end...], name) }
    }
    let word = rest.prefix { !$0.isWhitespace }
    return (String(head) + rest.dropFirst(word.count), String(word))
  }

  /// The marks that close a quotation, by those that open it.
  private static let quotes: [Character: Character] = ["\"": "\"", "'": "'", "“": "”"]

  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && [S_IFREG, S_IFIFO].contains(status.st_mode & S_IFMT)
  }

  /// Returns why a file that is named in a line cannot be read; `nil` for one that can, and for words that may
  /// be no file: "@anna".
  static func problem(ofFileIn line: String) -> String? {
    guard let (_, path) = file(in: line),
      path.contains("/") || exists(path)
        || suffixes.contains(String(path.split(separator: ".").last ?? "").lowercased())
    else { return nil }
    do throws(ValueTextError) { _ = try read("@" + path) } catch { return error.message }
    return nil
  }

  /// Returns the words around a file in a line, as in `preview markdown @notes.md`, and a function that reads it;
  /// `nil` where no such file is there.
  package static func attachment(
    of line: String
  ) -> (words: String, data: @Sendable () async -> Data?)? {
    guard let (words, name) = file(in: line), case let path = path(name), isFile(path) else {
      return nil
    }
    return (words, { (try? bytes(ofFile: path)).map { Data($0) } })
  }

  /// Returns the arguments of a phrase without the last that names a file, `@notes.md`, and a function that reads
  /// it; text in an argument with other words is left as it is.
  ///
  /// - Throws: `ValueTextError` for a path to no file that can be read.
  package static func words(
    in arguments: [String]
  ) throws(ValueTextError) -> (words: [String], data: (@Sendable () async -> Data?)?) {
    guard arguments.count > 1,
      let place = arguments.lastIndex(where: { argument in
        argument.hasPrefix("@")
          && (!argument.contains(" ") || isFile(path(String(argument.dropFirst()))))
      }),
      case let line = "… " + arguments[place]
    else { return (arguments, nil) }
    if let problem = problem(ofFileIn: line) { throw ValueTextError(message: problem) }
    guard let (_, data) = attachment(of: line) else { return (arguments, nil) }
    var words = arguments
    words.remove(at: place)
    return (words, data)
  }

  private static let mostBytes = 64 * 1_024 * 1_024

  private static func bytes(ofFile path: String) throws(ValueTextError) -> [UInt8] {
    // The type is checked before opening, as opening a device may have an effect.
    var status = stat()
    guard stat(path, &status) == 0 else { throw unreadable(path, errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO: break
    case S_IFDIR: throw unreadable(path, EISDIR)
    default: throw ValueTextError(message: "“\(path)” is neither a file nor a pipe.")
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path, errno) }
    defer { close(descriptor) }
    switch Descriptor.readAll(descriptor, upTo: mostBytes + 1) {
    case .success(let bytes) where bytes.count > mostBytes:
      throw ValueTextError(message: "“\(path)” is larger than the 64 MB a value may have.")
    case .success(let bytes): return bytes
    case .failure(let error): throw unreadable(path, error.code)
    }
  }

  private static func unreadable(_ path: String, _ code: Int32) -> ValueTextError {
    ValueTextError(message: "“\(path)” cannot be read: \(SystemError(code: code).words).")
  }
}
