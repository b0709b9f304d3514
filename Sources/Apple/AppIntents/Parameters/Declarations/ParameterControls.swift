// The controls and options with which the value of a parameter is entered.

public import FoundationGaps

extension IntentParameter {
  /// The control that a whole number is entered with.
  public enum IntControlStyle: Hashable, Sendable {
    /// A text field.
    case field
    /// A stepper, with buttons for one more and one less.
    case stepper
    /// A slider.
    case slider
  }

  /// The control that a number is entered with.
  public enum DoubleControlStyle: Hashable, Sendable {
    /// A text field.
    case field
    /// A slider.
    case slider
  }

  /// The parts of a date that are asked for.
  public enum DateKind: Hashable, Sendable {
    /// The date.
    case date
    /// The time of day.
    case time
    /// The date and the time of day.
    case dateTime
  }

  /// The part of a place that is asked for.
  public enum PlacemarkDisplayStyle: Hashable, Sendable {
    /// The address or the name of a place.
    case addressOrPlace
    /// The city.
    case city
  }
}

extension String {
  /// The options for entering a text. Has no effect in a terminal.
  public struct IntentInputOptions: Hashable, Sendable {
    /// The type of keyboard.
    public enum KeyboardType: Hashable, Sendable {
      /// A type of keyboard.
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
      /// A type of keyboard.
      case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    /// The automatic capitalization of a text.
    public enum CapitalizationType: Hashable, Sendable {
      /// No capitalization.
      case none
      /// Capitalization of each word.
      case words
      /// Capitalization of each sentence.
      case sentences
      /// Capitalization of all letters.
      case allCharacters
    }

    /// The type of keyboard.
    public var keyboardType: KeyboardType

    /// The automatic capitalization of the text.
    public var capitalizationType: CapitalizationType

    /// Whether the text may have several lines.
    public var multiline: Bool

    /// Whether mistyped words are corrected.
    public var autocorrect: Bool

    /// Whether straight quotation marks are replaced by typographic ones.
    public var smartQuotes: Bool

    /// Whether double hyphens are replaced by dashes.
    public var smartDashes: Bool

    /// Creates options for entering a text.
    public init(
      keyboardType: KeyboardType = .default,
      capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false,
      autocorrect: Bool = true,
      smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}

extension Bool {
  /// The display names of true and false.
  public struct IntentDisplayName: Sendable {
    /// The display name of true.
    public var `true`: LocalizedStringResource

    /// The display name of false.
    public var `false`: LocalizedStringResource

    /// Creates a pair of names.
    public init(`true` yes: LocalizedStringResource, `false` no: LocalizedStringResource) {
      self.true = yes
      self.false = no
    }
  }
}
