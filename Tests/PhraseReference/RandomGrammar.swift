// Random grammars and utterances of few words, so that they collide in every way.

package import PhraseMatching

/// A random catalogue of phrases, and utterances for it.
package struct RandomGrammar {
  private static let words = [
    "turn", "on", "off", "the", "light", "lights", "s", "in", "kitchen", "red", "küche", "日本",
    "it's", "three", "3", "anna's", "off-line",
  ]
  private static let lists = ["name", "area", "count", "message", "open"]

  package var templates: [PhraseTemplate] = []
  package var applications: [ApplicationNames] = []
  package var values: [PhraseValue] = []
  /// The sayings of each template; empty for a template with too many.
  private var sayings: [[Saying]] = []

  /// Creates a few templates of two apps that share the same lists.
  package init(using lottery: inout Lottery) {
    applications = ["one", "two"].map { app in
      ApplicationNames(app: app, names: [Self.text(1...2, &lottery), app])
    }
    values = (0..<lottery.number(2...5)).map { index in
      let type = lottery.pick(["Name", "Area"])
      let texts = (0..<lottery.number(1...2)).map { _ in Self.text(1...2, &lottery) }
      return PhraseValue(
        type: type, id: "v\(index)", texts: texts,
        context: lottery.once(in: 2)
          ? ["domain": .string(lottery.pick(["light", "fan"]))] : [:])
    }
    for _ in 0..<lottery.number(1...3) {
      let block = Self.block(&lottery)
      for _ in 0..<lottery.number(1...2) { templates.append(Self.template(block, &lottery)) }
    }
    sayings = templates.map(Self.sayings)
  }

  private static func template(_ block: PhraseBlock, _ lottery: inout Lottery) -> PhraseTemplate {
    var slots: [String: SlotType] = [
      "name": .enumeration("Name"), "area": .enumeration("Area"),
      "message": .text, "open": .entity("Area", isOpen: true),
    ]
    slots["count"] = .number(
      NumberRange(
        0...20, step: lottery.pick([1, 1, 5]), fractions: lottery.pick([.none, .halves]),
        acceptsWords: lottery.once(in: 2)))
    let expression = expression(depth: 3, Array(block.rules.keys).sorted(), &lottery)
    return PhraseTemplate(
      expression.notation, app: lottery.pick(["one", "two"]),
      intent: lottery.pick(["I", "J", "K"]),
      slots: slots, expression: expression, block: block)
  }

  private static func block(_ lottery: inout Lottery) -> PhraseBlock {
    let inner = expression(depth: 1, [], &lottery)
    let outer = expression(depth: 2, ["inner"], &lottery)
    let condition = ContextCondition(
      key: "room",
      values: lottery.once(in: 2) ? nil : [.string("light")],
      slot: lottery.once(in: 2) ? lottery.pick(["domain", "area"]) : nil)
    return PhraseBlock(
      rules: ["inner": inner, "outer": outer],
      requires: lottery.once(in: 4) ? [condition] : [],
      excludes: lottery.once(in: 6) ? [condition] : [],
      fixedSlots: lottery.once(in: 4)
        ? [lottery.pick(["name", "domain"]): .string("fixed")] : [:],
      requiredKeywords: lottery.once(in: 8) ? [lottery.pick(["light", "on"])] : [])
  }

  private static func expression(
    depth: Int, _ rules: [String], _ lottery: inout Lottery
  ) -> Expression {
    guard depth > 0 else { return leaf(rules, &lottery) }
    switch lottery.number(below: 8) {
    case 0...3:
      return .sequence(
        (0..<lottery.number(1...4)).map { _ in
          expression(depth: depth - 1, rules, &lottery)
        })
    case 4:
      return .alternatives(
        (0..<lottery.number(2...3)).map { _ in
          expression(depth: depth - 1, rules, &lottery)
        })
    case 5: return .optional(expression(depth: depth - 1, rules, &lottery))
    case 6:
      return .permutation(
        (0..<lottery.number(2...3)).map { _ in
          expression(depth: depth - 2, rules, &lottery)
        })
    default: return leaf(rules, &lottery)
    }
  }

  private static func leaf(_ rules: [String], _ lottery: inout Lottery) -> Expression {
    switch lottery.number(below: 8) {
    case 0...4:
      let text = text(1...1, &lottery)
      return .text(
        (lottery.once(in: 2) ? "" : " ") + text + (lottery.once(in: 2) ? "" : " "))
    case 5 where !rules.isEmpty: return .rule(lottery.pick(rules))
    case 6 where lottery.once(in: 4):
      return .sequence([.text(" "), .applicationName, .text(" ")])
    default:
      let slot = Expression.slot(
        Expression.Slot(
          list: lottery.pick(lists), name: lottery.once(in: 4) ? "other" : nil,
          isCapture: lottery.once(in: 8)))
      return lottery.once(in: 4) ? slot : .sequence([.text(" "), slot, .text(" ")])
    }
  }

  private static func text(_ count: ClosedRange<Int>, _ lottery: inout Lottery) -> String {
    (0..<lottery.number(count)).map { _ in lottery.pick(words) }.joined(separator: " ")
  }

  /// Whether the meaning of the grammar is defined.
  ///
  /// The meaning is open where slots or names of the app are adjacent, or a number touches the text
  /// before it: either may then own a part of a word.
  package var isDefined: Bool {
    templates.allSatisfy { template in
      Self.sayings(of: template).allSatisfy { saying in
        zip(saying.pieces, saying.pieces.dropFirst()).allSatisfy { piece, next in
          Self.meetsWell(piece, next, template)
        }
      }
    }
  }

  private static func sayings(of template: PhraseTemplate) -> [Saying] {
    let rules = template.block?.rules ?? [:]
    return template.expression?.sayings(rules: rules, limit: ReferenceMatcher.limit) ?? []
  }

  private static func meetsWell(
    _ piece: Saying.Piece, _ next: Saying.Piece, _ template: PhraseTemplate
  ) -> Bool {
    switch (piece, next) {
    case (.text(let text), .applicationName): return text.last?.isWhitespace == true
    case (.text(let text), .slot(let slot)):
      guard case .number = template.slots[slot.list] else { return true }
      return text.last?.isWhitespace == true
    case (.slot(let slot), .text(let text)):
      guard case .number = template.slots[slot.list] else { return true }
      return text.contains { !$0.isWhitespace }
    case (.applicationName, .text), (.text, .text): return true
    default: return false
    }
  }

  // MARK: Utterances

  /// Returns an utterance that is likely to match a phrase, or to match one nearly.
  package func utterance(using lottery: inout Lottery) -> String {
    guard !lottery.once(in: 6) else { return Self.text(1...6, &lottery) }
    let index = lottery.number(below: templates.count)
    let template = templates[index]
    guard !sayings[index].isEmpty else { return Self.text(1...6, &lottery) }
    let place = lottery.number(below: 256) << 8 | lottery.number(below: 256)
    let saying = sayings[index][place % sayings[index].count]
    var text = ""
    for piece in saying.pieces {
      switch piece {
      case .text(let literal): text += literal
      case .applicationName:
        text += applications.first { $0.app == template.app }?.names.first ?? ""
      case .slot(let slot): text += said(template.slots[slot.list], &lottery)
      }
    }
    return Self.damaged(text, &lottery)
  }

  private func said(_ type: SlotType?, _ lottery: inout Lottery) -> String {
    if case .number = type { return lottery.pick(["3", "15", "three", "21", "fifteen"]) }
    let known = values.filter { $0.type == type?.valueType }.flatMap(\.texts)
    guard !known.isEmpty, !lottery.once(in: 4) else { return Self.text(1...2, &lottery) }
    return lottery.pick(known)
  }

  private static func damaged(_ text: String, _ lottery: inout Lottery) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let place = lottery.number(below: max(1, min(words.count, 256)))
    switch lottery.number(below: 12) {
    case 0 where !words.isEmpty: words.remove(at: place)
    case 1: words.insert(lottery.pick(Self.words), at: place)
    case 2 where place + 1 < words.count: words.swapAt(place, place + 1)
    case 3 where place + 1 < words.count:
      words[place] += words.remove(at: place + 1)
    case 4 where !words.isEmpty: words[place] += lottery.pick(["s", "!", ",", "’s", "-"])
    case 5: return text.uppercased()
    case 6: return text + lottery.pick(["?", " ...", "!!"])
    case 7 where !words.isEmpty:
      let word = words[place]
      let middle = word.index(word.startIndex, offsetBy: word.count / 2)
      words[place] = word[..<middle] + " " + word[middle...]
    default: break
    }
    return words.joined(separator: " ")
  }
}
