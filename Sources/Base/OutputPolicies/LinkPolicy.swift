// The permitted destinations of links in each form of output; the only table of schemes.

/// The permitted destinations of links in a form of output.
package struct LinkPolicy: Sendable {
  /// A form of output with links.
  private struct Forms: OptionSet {
    let rawValue: UInt8
    static let terminal = Forms(rawValue: 1)
    static let document = Forms(rawValue: 2)
    static let both: Forms = [.terminal, .document]
  }

  /// The schemes that execute nothing, with the forms that permit them.
  ///
  /// A file link is useful only on this machine; in a document it would reveal its folders.
  /// Terminals support few schemes.
  private static let schemes: [String: Forms] = [
    "file": .terminal, "ftp": .document, "http": .both, "https": .both, "irc": .document,
    "mailto": .both, "sftp": .document, "sms": .document, "tel": .document, "xmpp": .document,
  ]

  private let form: Forms
  private let carriesRelative: Bool

  /// The policy of OSC 8: absolute addresses only, because a terminal has no base address.
  package static let terminal = LinkPolicy(form: .terminal, carriesRelative: false)

  /// The policy of HTML and RTF.
  package static let document = LinkPolicy(form: .document, carriesRelative: true)

  /// Returns a Boolean value that indicates whether a link may lead to a destination.
  ///
  /// Browsers skip spaces and control characters inside a scheme, so these are skipped here too.
  package func carries(_ destination: String) -> Bool {
    guard let scheme = Self.scheme(of: destination) else { return carriesRelative }
    return Self.schemes[scheme]?.contains(form) ?? false
  }

  /// Returns a Boolean value that indicates whether an image may have a source: a permitted link,
  /// or a picture in a data URL.
  package func carriesImage(_ destination: String) -> Bool {
    if carries(destination) { return true }
    let start = destination.prefix(32).lowercased()
    return ["data:image/png", "data:image/gif", "data:image/jpeg", "data:image/webp"]
      .contains { start.hasPrefix($0) }
  }

  private static func scheme(of destination: String) -> String? {
    var scheme = ""
    for scalar in destination.unicodeScalars where scalar.value > 0x20 && scalar.value != 0x7F {
      switch scalar {
      case ":": return scheme.lowercased()
      case "/", "?", "#": return nil
      default: scheme.unicodeScalars.append(scalar)
      }
    }
    return nil
  }
}
