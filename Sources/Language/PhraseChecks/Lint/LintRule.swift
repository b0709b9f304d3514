// The rules of lint, with their severities and texts.

/// The severity of a finding.
public enum LintLevel: String, CaseIterable, Codable, Comparable, Hashable, Sendable {
  /// A remark.
  case note
  /// A probable mistake.
  case warning
  /// A mistake: a phrase is ambiguous or unusable.
  case error

  /// Whether one severity is lower than another.
  public static func < (left: LintLevel, right: LintLevel) -> Bool {
    allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
  }
}

/// Something that lint looks for.
public struct LintRule: Encodable, Hashable, Sendable {
  /// The rule's name in reports and for `--disable`.
  public let id: String
  /// The severity of its findings.
  public let level: LintLevel
  /// A one-line description of its findings.
  public let summary: String
  /// The advice for its findings.
  public let help: String

  /// Creates a rule, also for other checks than those of phrases.
  package init(_ id: String, _ level: LintLevel, _ summary: String, _ help: String) {
    self.id = id
    self.level = level
    self.summary = summary
    self.help = help
  }
}

extension LintRule {
  /// A phrase that cannot be parsed or compiled.
  public static let brokenPhrase = LintRule(
    "broken-phrase", .error, "A phrase or a phrase file cannot be read.",
    "Correct the phrase at the place that is named.")
  /// An App Shortcut phrase without the app's name.
  public static let missingApplicationName = LintRule(
    "missing-application-name", .error, "An App Shortcut phrase does not name the app.",
    "Put ${applicationName} into the phrase.")
  /// A slot that is not a parameter of the intent.
  public static let unknownSlot = LintRule(
    "unknown-slot", .error, "A phrase has a slot that nothing can fill.",
    "Name a parameter of the intent that is an entity or an enumeration, or a list of the pack.")
  /// A reference to a missing rule.
  public static let unknownRule = LintRule(
    "unknown-rule", .error, "A phrase uses a rule that is not there.",
    "Define the rule among those of the pack, or correct its name.")
  /// A rule that refers to itself.
  public static let recursiveRule = LintRule(
    "recursive-rule", .error, "A rule needs itself, so it can never be said.",
    "Spell out what should be repeated.")
  /// Phrases that match the same words equally well.
  public static let ambiguousPhrases = LintRule(
    "ambiguous-phrases", .error,
    "Two intents fit the same words equally well, so a person is asked which is meant.",
    "Change one of the phrases; the words that are named show what both accept.")
  /// Phrases of different intents that match the same words.
  public static let overlappingPhrases = LintRule(
    "overlapping-phrases", .warning,
    "Phrases of two intents accept the same words, and one of them is preferred.",
    "Change one of the phrases unless the preferred one is meant to be the exception.")
  /// Phrases of one intent that match the same words.
  public static let redundantPhrases = LintRule(
    "redundant-phrases", .note, "Two phrases of one intent accept the same words.",
    "Nothing has to be done; one of them may be superfluous.")
  /// A phrase that always loses to phrases of another intent.
  public static let phraseNeverWins = LintRule(
    "phrase-never-wins", .warning, "Whatever a phrase is said as, its intent is not what runs.",
    "Remove the phrase or change it. Proven for phrases of up to 1,000 ways to say them, all of "
      + "which are tried; of others 200 are tried.")
  /// A phrase that a negative phrase silences.
  public static let silencedPhrase = LintRule(
    "silenced-phrase", .warning, "A negative phrase of the app silences one of its own phrases.",
    "Make the negative phrase narrower, or remove the phrase.")
  /// A phrase whose slots have no values.
  public static let unsayablePhrase = LintRule(
    "unsayable-phrase", .note, "A phrase can never be said: a slot it needs has no values.",
    "Give the slot's list or entity values.")
  /// Too many shortcuts.
  public static let tooManyShortcuts = LintRule(
    "too-many-shortcuts", .error, "An app has more than 10 App Shortcuts.",
    "Apple's systems take 10 of an app; remove the others.")
  /// Too many phrases with their values filled in.
  public static let tooManyExpansions = LintRule(
    "too-many-expansions", .error,
    "The App Shortcut phrases of an app are more than 1,000 once their values are filled in.",
    "Suggest fewer entities, or take the slot out of some phrases.")
  /// Too many slots in a phrase.
  public static let tooManySlots = LintRule(
    "too-many-slots", .error, "An App Shortcut phrase has more than one slot.",
    "Apple's systems take one parameter a phrase; a phrase pack may have more.")
  /// A slot type that App Shortcut phrases do not support.
  public static let slotType = LintRule(
    "slot-type", .error, "A slot of an App Shortcut phrase is no entity or enumeration.",
    "Apple's systems take entities and enumerations only; a phrase pack takes any type.")
  /// A parameter without a slot in any phrase.
  public static let unusedSlot = LintRule(
    "unused-slot", .note, "No phrase of an intent has a slot for one of its parameters.",
    "Nothing has to be done; a phrase with the slot would save a question.")
  /// A rule without uses.
  public static let unusedRule = LintRule(
    "unused-rule", .note, "A rule is there that no phrase uses.", "Remove the rule.")
  /// A list without uses.
  public static let unusedList = LintRule(
    "unused-list", .note, "Values are there that no phrase has a slot for.", "Remove the list.")
  /// A key that is not a declared phrase.
  public static let unusedKey = LintRule(
    "unused-key", .warning, "A phrase file translates a phrase that the app does not declare.",
    "Spell the key as the app's source spells the phrase, or remove it.")
  /// A language without translations of some phrases.
  public static let missingLanguage = LintRule(
    "missing-language", .warning, "A phrase is not translated into a language that others are in.",
    "Add the translation.")
  /// A possible mistake noticed by a reader of files.
  public static let fileRemark = LintRule(
    "file-remark", .warning, "Something in a phrase file is read, but probably not meant.",
    "See what the finding says.")
  /// A word that no thesaurus has.
  public static let unknownWord = LintRule(
    "unknown-word", .note, "A word of a phrase is in no thesaurus, so no other is taken for it.",
    "Nothing has to be done; a more common word would let people use their own, as would synonyms "
      + "in a phrase pack.")
  /// A phrase that can be said without the app's name.
  public static let namelessPhrase = LintRule(
    "nameless-phrase", .warning, "A phrase can be said without the app's name (--require-name).",
    "Siri takes no App Shortcut without it; put {applicationName} into every form of the phrase.")
  /// A search that exceeded its limits.
  public static let unfinished = LintRule(
    "unfinished-search", .note, "Not everything could be compared.",
    "The phrases that are named accept too much, or what seems to be both is never taken for both.")

  /// All rules, the most important first.
  public static let all: [LintRule] = [
    brokenPhrase, missingApplicationName, unknownSlot, unknownRule, recursiveRule,
    ambiguousPhrases, tooManyShortcuts, tooManyExpansions, tooManySlots, slotType,
    overlappingPhrases, phraseNeverWins, silencedPhrase, unusedKey, missingLanguage, fileRemark,
    redundantPhrases, unsayablePhrase, unusedSlot, unusedRule, unusedList, unknownWord,
    namelessPhrase, unfinished,
  ]
}
