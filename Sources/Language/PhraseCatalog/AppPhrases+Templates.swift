// Combines the phrases that an app declares with those of its phrase files.

public import PhraseMatching

extension AppPhrases {
  /// Returns the templates of one shortcut: its declared phrases and those of the files.
  ///
  /// Templates in the best language for the locale come first; those of the source language follow
  /// and always remain available. In a language, declared phrases precede those of the files, and
  /// there are no duplicates.
  ///
  /// - Parameters:
  ///   - declared: The shortcut's phrases in the source code, with their tokens.
  ///   - app: The app's identifier.
  ///   - intent: The shortcut's intent.
  ///   - slots: The types of the intent's parameters, by name.
  ///   - locale: The person's locale, such as `de-AT` or `de_AT.UTF-8`; `nil` for the source
  ///     language.
  /// - Returns: Templates that are validated when they are compiled.
  public func templates(
    declared: [String], app: String, intent: String, slots: [String: SlotType],
    locale: String? = nil
  ) -> [PhraseTemplate] {
    let ours = phrases.filter { declared.contains($0.key) }
    let available = Array(Set(ours.map(\.language))).sorted()
    let preferred = locale.flatMap { LanguageTag.bestMatch(for: $0, among: available) }
    var templates: [PhraseTemplate] = []
    var seen: Set<String> = []
    func template(_ phrase: CatalogPhrase) -> PhraseTemplate {
      PhraseTemplate(
        phrase.text, app: app, intent: intent, slots: slots, language: phrase.language,
        place: phrase.place)
    }
    func add(_ language: String) {
      for phrase in ours where phrase.language == language {
        let template = template(phrase)
        if seen.insert(phrase.text).inserted { templates.append(template) }
      }
    }
    if let preferred, preferred != sourceLanguage { add(preferred) }
    for text in declared where seen.insert(text).inserted {
      templates.append(
        PhraseTemplate(text, app: app, intent: intent, slots: slots, language: sourceLanguage))
    }
    add(sourceLanguage)
    return templates
  }

  /// Returns the keys that no declared phrase uses, in the order of the files.
  public func unusedKeys(declared: Set<String>) -> [CatalogPhrase] {
    keys.filter { !declared.contains($0.key) }
  }
}
