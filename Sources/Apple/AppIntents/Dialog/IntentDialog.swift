// What an intent says to the person.

public import FoundationGaps

/// What an intent says: a full text for the ear, and a shorter one beside something shown.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// The text that makes sense on its own.
  package let full: LocalizedStringResource

  /// The text beside something on screen that says the rest; `nil` means the full one.
  package let supporting: LocalizedStringResource?

  /// The symbol shown with the text; `nil` means none.
  package let systemImageName: String?

  /// Says one text, whatever is on screen.
  public init(_ dialog: LocalizedStringResource) {
    full = dialog
    supporting = nil
    systemImageName = nil
  }

  /// Says one text on its own and another beside something on screen.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
    systemImageName = nil
  }

  /// Says one text, with a symbol.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.full = full
    supporting = nil
    self.systemImageName = systemImageName
  }

  /// Says one text on its own and another beside something on screen, with a symbol.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.full = full
    self.supporting = supporting
    self.systemImageName = systemImageName
  }

  /// Says a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Says an interpolated literal.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
