// Checks of intents as a whole: their titles, state, actions and macros.

import ReviewReport
import SwiftSyntax

enum IntentTitleCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "intent-title", level: .warning,
    summary: "The title of an intent is not a verb and a noun in title case.",
    help: "Call it what a person would choose from a list, such as “Order Soup”.",
    reason: """
      The title is all that Shortcuts, Spotlight and Siri show of an intent, among the intents of \
      every other app. A verb and a noun say what happens to what; title case is how the systems \
      write the names of commands. Titles that are not plainly English are not looked at, nor are \
      those of intents that nobody finds in a list.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    model.types("AppIntent").compactMap { intent in
      guard model.isListed(intent), !intent.hasSchema, let title = intent.variable("title"),
        title.isStatic, let value = title.value, let text = value.shownText,
        let (words, advice) = complaint(text)
      else { return nil }
      return Problem(words, advice: advice, at: value)
    }
  }

  private static func complaint(_ text: String) -> (words: String, advice: String?)? {
    guard text.contains(where: { !$0.isWhitespace }) else { return ("The title is empty.", nil) }
    guard let title = EnglishTitle(text) else { return nil }
    if let last = text.last, ".!".contains(last), !text.hasSuffix("..") {
      return ("The title “\(text)” ends as a sentence does.", "Leave out the “\(last)” at its end.")
    }
    if !title.startsWithVerb, title.hasVerbElsewhere {
      return ("The title “\(text)” does not begin with a verb.", nil)
    }
    if title.startsWithVerb, let word = title.wordInWrongCase {
      return (
        "“\(word)” in the title “\(text)” is not in title case.",
        "Write “\(title.inTitleCase)”."
      )
    }
    return nil
  }
}

enum MutableIntentCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "shared-mutable-state", level: .warning,
    summary: "An intent, entity or query keeps state that several tasks can change at once.",
    help: "Make it a structure, and keep changing state in an actor or behind a @Dependency.",
    reason: """
      Intents, entities and queries are `Sendable`: the system makes them where it likes, runs them \
      on any thread and runs several at once. A stored `var` of a class, or a static one that is \
      assigned to, is a race; and what an instance remembers is gone with the next run.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    ["AppIntent", "AppEntity", "EntityQuery", "IntentValueQuery"].flatMap { model.types($0) }
      .flatMap { instanceState($0) + staticState($0) }
  }

  private static func instanceState(_ type: Declaration) -> [Problem] {
    guard type.kind == .reference,
      !type.attributes.contains(where: { $0.name.hasSuffix("Actor") || $0.name == "Model" })
    else { return [] }
    return type.variables.filter { variable in
      variable.isStored && !variable.isLet && !variable.isStatic && variable.attributes.isEmpty
        && !variable.modifiers.contains("lazy") && !variable.modifiers.contains("override")
    }.map { variable in
      Problem(
        "\(type.name) is a class, and its “\(variable.name)” can change while it is shared.",
        at: variable.token)
    }
  }

  private static func staticState(_ type: Declaration) -> [Problem] {
    let stored = type.variables.filter {
      $0.isStatic && $0.isStored && !$0.isLet && $0.attributes.isEmpty
    }
    guard !stored.isEmpty else { return [] }
    let bodies = type.bodies + type.initializers.compactMap(\.body)
    let targets = Set(bodies.flatMap { $0.assignmentTargets.compactMap { owned($0, by: type) } })
    return stored.filter { targets.contains($0.name) }.map { variable in
      Problem(
        "\(type.name) assigns to its static “\(variable.name)”, which all tasks share.",
        at: variable.token)
    }
  }

  /// Returns the name in `Self.count` or `Counter.count`; `nil` for another target.
  private static func owned(_ target: ExprSyntax, by type: Declaration) -> String? {
    guard let access = target.as(MemberAccessExprSyntax.self),
      let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.plain,
      base == "Self" || base == type.shortName
    else { return nil }
    return access.declName.baseName.plain
  }
}

enum UnguardedActionCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "unguarded-action", level: .warning,
    summary: "An intent deletes, pays, sends or unlocks without confirmation or authentication.",
    help: "Call requestConfirmation(…) before anything changes, or set an authenticationPolicy.",
    reason: """
      Siri mishears, shortcuts run unattended and anybody can speak to a locked phone. What cannot \
      be taken back should ask first or need an unlocked device. Intents that open the app are not \
      looked at, since the app can ask; nor are those that a schema describes, since the system \
      asks; nor are those that nobody finds in a list, since they are buttons of the app's own.
      """)

  private static let sensitive: Set<String> = [
    "buy", "delete", "erase", "pay", "purchase", "send", "transfer", "unlock", "wipe", "withdraw",
  ]
  private static let guards: Set<String> = [
    "requestConfirmation", "requestChoice", "needsToContinueInForegroundError",
    "requestToContinueInForeground", "continueInForeground", "evaluatePolicy",
  ]

  static func problems(in model: IntentModel) -> [Problem] {
    model.types("AppIntent").compactMap { intent in
      guard model.isListed(intent), !intent.hasSchema, !opensApp(intent, model),
        let verb = verb(of: intent, model), !isGuarded(intent, model),
        let perform = model.function("perform", of: intent), perform.body?.isEmpty == false
      else { return nil }
      return Problem(
        "\(intent.name) does “\(verb)” as soon as it is said, and nothing asks first.",
        at: intent.nameToken)
    }
  }

  /// Returns the verb that makes it sensitive, from the type's name; the title must not contradict.
  private static func verb(of intent: Declaration, _ model: IntentModel) -> String? {
    if model.is(intent, "DeleteIntent") { return "delete" }
    guard let first = intent.shortName.camelWords.first, sensitive.contains(first) else {
      return nil
    }
    // An English title has to agree: `SendFeedbackIntent` may be “Open Feedback”.
    if let text = intent.variable("title")?.value?.shownText, let title = EnglishTitle(text),
      let word = title.words.first?.lowercased(), title.startsWithVerb, word != first
    {
      return nil
    }
    return first
  }

  private static func opensApp(_ intent: Declaration, _ model: IntentModel) -> Bool {
    if let opens = model.variable("openAppWhenRun", of: intent), opens.isTrue { return true }
    if let modes = model.variable("supportedModes", of: intent)?.value,
      modes.mentionsMember("foreground")
    {
      return true
    }
    return [
      "OpenIntent", "OpensInAppIntent", "ForegroundContinuableIntent",
      "TargetContentProvidingIntent",
      "ShowInAppSearchResultsIntent",
    ].contains { model.is(intent, $0) }
  }

  private static func isGuarded(_ intent: Declaration, _ model: IntentModel) -> Bool {
    if let policy = model.variable("authenticationPolicy", of: intent)?.value,
      policy.lastName != "alwaysAllowed"
    {
      return true
    }
    return model.withInherited(intent).flatMap(\.functions).contains { function in
      function.body?.calls.contains { guards.contains($0.calledName) } ?? false
    }
  }
}

enum AssistantMacroCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "assistant-macro", level: .warning,
    summary: "A deprecated @Assistant… macro names the schema.",
    help: "Write @AppIntent(schema:), @AppEntity(schema:) or @AppEnum(schema:).",
    reason: """
      `@AssistantIntent`, `@AssistantEntity` and `@AssistantEnum` are the names of 2024. Their \
      successors take the same schemas, and new schemas come to them alone.
      """)

  private static let successors = [
    "AssistantIntent": "AppIntent", "AssistantEntity": "AppEntity", "AssistantEnum": "AppEnum",
  ]

  static func problems(in model: IntentModel) -> [Problem] {
    model.declarations.flatMap { type in
      type.attributes.compactMap { attribute in
        guard let successor = successors[attribute.name], attribute.argument("schema") != nil else {
          return nil
        }
        return Problem(
          "@\(attribute.name) on \(type.name) is deprecated.",
          advice: "Write @\(successor)(schema:).", at: attribute.node)
      }
    }
  }
}
