// The text that an intent shows or speaks to the person.

public import FoundationGaps

/// The text of an intent: a full one to be spoken, and a shorter one beside a view.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// The text that makes sense on its own.
  package let full: LocalizedStringResource

  /// The text beside a view that shows the rest; `nil` uses the full text.
  package let supporting: LocalizedStringResource?

  /// The symbol shown with the text; `nil` means none.
  package let systemImageName: String?

  /// Creates a dialog from one text.
  public init(_ dialog: LocalizedStringResource) {
    full = dialog
    supporting = nil
    systemImageName = nil
  }

  /// Creates a dialog from a text to be spoken alone and a shorter one to show beside a view.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
    systemImageName = nil
  }

  /// Creates a dialog from one text and a symbol.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.full = full
    supporting = nil
    self.systemImageName = systemImageName
  }

  /// Creates a dialog from a text to be spoken alone, a shorter one to show beside a view, and a
  /// symbol.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.full = full
    self.supporting = supporting
    self.systemImageName = systemImageName
  }

  /// Creates a dialog from a string literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a dialog from an interpolated string literal.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
