// Splits a template into literal text, slots and the application's name.

/// One piece of a template, in the order of the text.
package enum TemplateElement: Hashable, Sendable {
  /// Literal text, with its spaces and punctuation.
  case literal(String)
  /// The token `${applicationName}`.
  case applicationName
  /// The token `${name}` of a slot.
  case slot(String)
}

/// A parser that splits templates into their elements in a single pass without backtracking.
package enum TemplateParser {
  /// Returns the elements of a template, in order; adjacent literals are one element.
  ///
  /// - Parameters:
  ///   - template: The template, of which only the text and the names of the slots are read.
  ///   - requiresApplicationName: `false` for negative phrases, which need not name the app.
  /// - Throws: `TemplateError` for the first mistake.
  package static func elements(
    of template: PhraseTemplate, requiresApplicationName: Bool = true
  ) throws(TemplateError) -> [TemplateElement] {
    let utf8 = template.text.utf8
    var elements: [TemplateElement] = []
    var slots: Set<String> = []
    var literalStart = utf8.startIndex
    var index = utf8.startIndex
    var namesApplication = false

    func failure(_ code: TemplateError.Code, at place: String.Index, slot: String? = nil)
      -> TemplateError
    {
      let offset = utf8.distance(from: utf8.startIndex, to: place)
      return TemplateError(code: code, template: template, offset: offset, slot: slot)
    }

    while index < utf8.endIndex {
      let brace = utf8.index(after: index)
      guard utf8[index] == UInt8(ascii: "$"), brace < utf8.endIndex,
        utf8[brace] == UInt8(ascii: "{")
      else {
        index = brace
        continue
      }
      let nameStart = utf8.index(after: brace)
      guard let nameEnd = utf8[nameStart...].firstIndex(of: UInt8(ascii: "}")) else {
        throw failure(.unclosedSlot, at: index)
      }
      if literalStart < index {
        elements.append(.literal(String(template.text[literalStart..<index])))
      }
      let name = String(template.text[nameStart..<nameEnd])
      switch name {
      case "":
        throw failure(.unnamedSlot, at: index)
      case "applicationName":
        namesApplication = true
        elements.append(.applicationName)
      default:
        guard template.slots[name] != nil else {
          let isOther = template.otherSlots[name] != nil
          throw failure(isOther ? .unsuitableSlot : .unknownSlot, at: index, slot: name)
        }
        guard slots.insert(name).inserted else {
          throw failure(.repeatedSlot, at: index, slot: name)
        }
        elements.append(.slot(name))
      }
      index = utf8.index(after: nameEnd)
      literalStart = index
    }
    if literalStart < utf8.endIndex {
      elements.append(.literal(String(template.text[literalStart...])))
    }
    if elements.isEmpty { throw failure(.empty, at: utf8.startIndex) }
    if requiresApplicationName && !namesApplication {
      throw failure(.missingApplicationName, at: utf8.endIndex)
    }
    return elements
  }
}

extension PhraseTemplate {
  /// The maximum number of words and slots of an App Shortcut phrase.
  private static let maximumElements = 256

  /// Returns the expression of the phrase, whatever its notation.
  ///
  /// - Parameter requiresApplicationName: `false` for negative phrases, which need not name the app.
  /// - Throws: `TemplateError` for a malformed App Shortcut phrase.
  package func meaning(
    requiresApplicationName: Bool = true
  ) throws(TemplateError) -> Expression {
    if let expression { return expression }
    let elements = try TemplateParser.elements(
      of: self, requiresApplicationName: requiresApplicationName && !isImplied)
    guard elements.count + text.utf8.count(where: { $0 == 0x20 }) <= Self.maximumElements else {
      throw TemplateError(code: .tooLong, template: self, offset: text.utf8.count)
    }
    return .sequence(
      elements.map { element in
        switch element {
        case .literal(let text): .text(text)
        case .applicationName: .applicationName
        case .slot(let name): .slot(Expression.Slot(list: name))
        }
      })
  }
}
