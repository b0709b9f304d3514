// The choices a parameter's declaration offers for the way its value is entered.

public import FoundationGaps

extension IntentParameter {
  /// How a whole number is entered.
  public enum IntControlStyle: Hashable, Sendable {
    /// In a field.
    case field
    /// With buttons for one more and one less.
    case stepper
    /// By sliding.
    case slider
  }

  /// How a number is entered.
  public enum DoubleControlStyle: Hashable, Sendable {
    /// In a field.
    case field
    /// By sliding.
    case slider
  }

  /// What of a date is asked for.
  public enum DateKind: Hashable, Sendable {
    /// The day.
    case date
    /// The time of day.
    case time
    /// Both.
    case dateTime
  }

  /// Which part of a place is asked for.
  public enum PlacemarkDisplayStyle: Hashable, Sendable {
    /// An address, or what is there.
    case addressOrPlace
    /// The city.
    case city
  }
}

extension String {
  /// How text is entered. Has no effect in a terminal.
  public struct IntentInputOptions: Hashable, Sendable {
    /// The keyboard shown.
    public enum KeyboardType: Hashable, Sendable {
      /// The keyboard named.
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
      /// The keyboard named.
      case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    /// Which letters become capitals while typing.
    public enum CapitalizationType: Hashable, Sendable {
      /// None.
      case none
      /// The first of each word.
      case words
      /// The first of each sentence.
      case sentences
      /// All.
      case allCharacters
    }

    /// The keyboard shown.
    public var keyboardType: KeyboardType

    /// Which letters become capitals while typing.
    public var capitalizationType: CapitalizationType

    /// Whether the text may have several lines.
    public var multiline: Bool

    /// Whether slips are corrected while typing.
    public var autocorrect: Bool

    /// Whether quotation marks are made typographic.
    public var smartQuotes: Bool

    /// Whether double hyphens become dashes.
    public var smartDashes: Bool

    /// Makes options.
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
  /// What yes and no are called.
  public struct IntentDisplayName: Sendable {
    /// What yes is called.
    public var `true`: LocalizedStringResource

    /// What no is called.
    public var `false`: LocalizedStringResource

    /// Makes a pair of names.
    public init(`true` yes: LocalizedStringResource, `false` no: LocalizedStringResource) {
      self.true = yes
      self.false = no
    }
  }
}
