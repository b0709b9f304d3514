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
  /// - Throws: `PhraseFileError` with the location of a phrase in a file that is no valid template.
  ///   Declared phrases are not checked here.
  public func templates(
    declared: [String], app: String, intent: String, slots: [String: SlotType],
    locale: String? = nil
  ) throws(PhraseFileError) -> [PhraseTemplate] {
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
    // A malformed phrase is reported to everyone, whatever its language.
    for phrase in ours { try check(template(phrase), at: phrase) }
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

  private func check(
    _ template: PhraseTemplate, at phrase: CatalogPhrase
  ) throws(PhraseFileError) {
    do {
      _ = try TemplateParser.elements(of: template)
    } catch {
      // An escape in the file is longer than its character; none is common here.
      var place = phrase.place
      place.column += String(decoding: template.text.utf8.prefix(error.offset), as: UTF8.self).count
      throw PhraseFileError(code: .badPhrase, at: place, words: error.clause)
    }
  }
}
