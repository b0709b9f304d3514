// Exchanges messages with the compiler: requests and expansions, each a frame of JSON.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The plugin's side of the exchange with the compiler.
///
/// A frame is the length of the message, in eight bytes with the lowest first, and the message in
/// JSON: https://github.com/swiftlang/swift-syntax/tree/main/Sources/SwiftCompilerPluginMessageHandling
package enum PluginHost {
  /// Answers requests on standard input until there are no more.
  package static func serve() {
    while let request = frame() {
      guard let reply = try? answer(to: request) else { return }
      let count = withUnsafeBytes(of: UInt64(reply.count).littleEndian) { [UInt8]($0) }
      guard put(count + reply) else { return }
    }
  }

  /// Returns the answer to one request.
  ///
  /// - Parameter request: A message of the compiler, in JSON.
  /// - Returns: The message of the plugin, in JSON.
  /// - Throws: `DecodingError` for a request that is malformed.
  package static func answer(to request: [UInt8]) throws -> [UInt8] {
    let request = try JSONDecoder().decode(PluginRequest.self, from: Data(request))
    return [UInt8](try JSONEncoder().encode(Expander().reply(to: request)))
  }

  private static func frame() -> [UInt8]? {
    guard let header = take(8) else { return nil }
    let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // More than any source file: the stream is corrupt.
    guard count < 1 << 30 else { return nil }
    return take(Int(count))
  }

  private static func take(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var taken = 0
    while taken < count {
      let more = bytes.withUnsafeMutableBytes { buffer in
        read(STDIN_FILENO, buffer.baseAddress.map { $0 + taken }, count - taken)
      }
      if more < 0, errno == EINTR { continue }
      guard more > 0 else { return nil }
      taken += more
    }
    return bytes
  }

  private static func put(_ bytes: [UInt8]) -> Bool {
    var put = 0
    while put < bytes.count {
      let more = bytes.withUnsafeBytes { buffer in
        write(STDOUT_FILENO, buffer.baseAddress.map { $0 + put }, bytes.count - put)
      }
      if more < 0, errno == EINTR { continue }
      guard more > 0 else { return false }
      put += more
    }
    return true
  }
}
