// Checks for entity properties that expose secrets.

/// A check for entity properties that expose secrets or internal data to the system.
enum ExposedSecretCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "exposed-property", level: .warning,
    summary: "An entity shows the system a property that only the app should see.",
    help: "Remove @Property from it: a property without it stays in the app.",
    reason: """
      What `@Property` marks can be read by every shortcut, is shown when one filters and sorts, \
      and may be put into Spotlight. Passwords, tokens and the bookkeeping of a database belong to \
      the app alone.
      """)

  /// The last words of names of properties with secrets.
  private static let secrets: Set<String> = [
    "credentials", "passcode", "passphrase", "password", "secret", "token",
  ]
  private static let pairs: Set<String> = [
    "access key", "api key", "auth header", "cache key", "change tag", "database id",
    "encryption key", "file handle", "foreign key", "managed object", "object id", "primary key",
    "private key", "row id", "sync state",
  ]

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("AppEntity").flatMap { entity in
      entity.exposedProperties.filter { isInternal($0.name) }.map { property in
        ReviewFinding(
          rule, "\(entity.name) shows “\(property.name)” to every shortcut.", at: property.token,
          in: property.file)
      }
    }
  }

  private static func isInternal(_ name: String) -> Bool {
    let words = name.camelWords
    // `tokenCount` is a number; `accessToken` is a secret.
    if let last = words.last, secrets.contains(last) { return true }
    return words.count > 1 && pairs.contains(words.suffix(2).joined(separator: " "))
  }
}
