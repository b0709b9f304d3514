// The app in focus: the one that is meant where several could be.

import PhraseMatching

extension Conversation {
  /// Puts an app in focus by its name, or with `nil` none.
  ///
  /// Of phrases of several apps that fit equally well, that of the app in focus runs; without one, that
  /// of the app that a person has spoken to last.
  ///
  /// - Throws: `Failure` with the nearest name when there is no such app.
  public func use(app name: String?) throws(Failure) {
    focus = try name.map { name throws(Failure) in try catalog.app(named: name).name }
  }

  /// The name of the app in focus; `nil` when there is none.
  public var appInFocus: String? { focus }

  /// Returns those of the best matches that belong to the app in focus, or all if none does.
  func inFocus(_ best: [Match]) -> [Match] {
    guard let first = best.first, best.contains(where: { $0.app != first.app }) else { return best }
    for app in [focus, settings.asksPerson ? lastApp : nil] {
      let own = best.filter { $0.app == app }
      if !own.isEmpty { return own }
    }
    return best
  }
}
