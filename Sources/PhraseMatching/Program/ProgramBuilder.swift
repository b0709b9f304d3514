// Compiles templates into the trie.

/// Compiles templates into the trie, one at a time, in declared order.
struct ProgramBuilder {
  private static let maximumElements = 256

  fileprivate(set) var nodes = FlatArray(repeating: Program.Node(), count: 1)
  fileprivate(set) var edges = PackedTable()
  fileprivate(set) var accepts = PackedTable()
  fileprivate(set) var rows = FlatArray<Program.Row>()
  fileprivate(set) var elements = FlatArray<Program.Element>()
  fileprivate(set) var templates: [Program.Template] = []
  let applications: ApplicationIndex
  let politeness: Politeness
  private let languages: [String]
  /// The last row for a node and an app, so that rows are chained in declared order.
  private var lastRows = PackedTable()

  /// - Parameters:
  ///   - vocabulary: Empty; receives every word.
  ///   - languages: Every language of the catalogue.
  ///   - preferred: Those that are preferred, best first.
  init(
    applications: [ApplicationNames], languages: [String], preferred: [String],
    vocabulary: inout Vocabulary
  ) {
    self.languages = preferred
    politeness = Politeness(languages: languages, vocabulary: &vocabulary)
    self.applications = ApplicationIndex(applications, vocabulary: &vocabulary)
  }

  /// Adds a template.
  ///
  /// - Parameters:
  ///   - isNegative: Whether the phrase silences its app rather than running an intent.
  ///   - types: Receives the types of the template's slots.
  mutating func add(
    _ template: PhraseTemplate, isNegative: Bool = false, vocabulary: inout Vocabulary,
    types: inout ValueIndex
  ) throws(TemplateError) {
    let pieces = try TemplateParser.elements(of: template, requiresApplicationName: !isNegative)
    guard let application = applications.number(of: template.app) else {
      throw TemplateError(code: .unknownApplication, template: template, offset: 0)
    }
    var slots: [Program.Slot] = []
    for case .slot(let name) in pieces {
      guard let type = template.slots[name] else { continue }
      let valueType = type.valueType.map { types.type(named: $0) } ?? Program.none
      slots.append(Program.Slot(name: name, type: type, valueType: valueType))
    }
    templates.append(
      Program.Template(
        source: template, elements: pieces, slots: slots, application: application,
        isNegative: isNegative, languageRank: rank(of: template.language)))
    let namesApplication = pieces.contains(.applicationName)
    for spelling in [false, true] {
      guard let words = flattened(pieces, joinsPossessives: spelling, vocabulary: &vocabulary)
      else { continue }
      guard !words.isEmpty else {
        throw TemplateError(code: .empty, template: template, offset: 0)
      }
      guard words.count <= Self.maximumElements else {
        throw TemplateError(code: .tooLong, template: template, offset: template.text.utf8.count)
      }
      addRow(
        words, literals: pieces, application: namesApplication ? application : ApplicationIndex.none
      )
    }
  }

  private func rank(of language: String?) -> Int {
    guard let language else { return languages.count }
    return languages.firstIndex(of: language) ?? languages.count
  }

  /// The elements of a template in one spelling; `nil` when it is the same as the plain one.
  private func flattened(
    _ pieces: [TemplateElement], joinsPossessives: Bool, vocabulary: inout Vocabulary
  ) -> [Program.Element]? {
    var result: [Program.Element] = []
    var slot: UInt32 = 0
    var differs = !joinsPossessives
    for piece in pieces {
      switch piece {
      case .literal(let text):
        var utterance = Normalizer.utterance(text)
        if joinsPossessives, let joined = Spellings.joined(utterance) {
          differs = true
          utterance = joined
        }
        for word in vocabulary.insert(utterance) {
          result.append(Program.Element(kind: .word, value: word))
        }
      case .applicationName:
        result.append(Program.Element(kind: .application, value: 0))
      case .slot:
        result.append(Program.Element(kind: .slot, value: slot))
        slot += 1
      }
    }
    return differs ? result : nil
  }

  private mutating func addRow(
    _ steps: [Program.Element], literals: [TemplateElement], application: UInt32
  ) {
    let template = templates.count - 1
    var node = Program.root
    for step in steps {
      switch step.kind {
      case .word:
        let next = edges.find(node, step.value)
        if next == Program.none {
          let new = newNode()
          edges.set(node, step.value, new)
          if politeness.isArticle(step.value) { nodes[node].hasArticle = true }
          node = new
        } else {
          node = next
        }
      case .application:
        if nodes[Int(node)].application == Program.none {
          let new = newNode()
          nodes[Int(node)].application = new
        }
        node = nodes[Int(node)].application
      case .slot:
        if nodes[Int(node)].slot == Program.none {
          let new = newNode()
          nodes[Int(node)].slot = new
        }
        let isOpen = templates[template].slots[Int(step.value)].type.isOpen
        nodes[Int(node)].slotIsOpen = nodes[Int(node)].slotIsOpen || isOpen
        node = nodes[Int(node)].slot
      }
    }
    nodes[Int(node)].accepts = true
    var length = 0
    for case .literal(let text) in literals {
      length += text.unicodeScalars.count { $0.properties.isAlphabetic || $0.value &- 48 < 10 }
    }
    let row = UInt32(rows.count)
    rows.append(
      Program.Row(
        firstElement: Int32(elements.count), lastElement: Int32(elements.count + steps.count),
        template: template,
        literalLength: length, next: Program.none))
    elements.append(contentsOf: steps)
    let last = lastRows.find(node, application)
    if last == Program.none {
      accepts.set(node, application, row)
    } else {
      rows[Int(last)].next = row
    }
    lastRows.set(node, application, row)
  }

  private mutating func newNode() -> UInt32 {
    nodes.append(Program.Node())
    return UInt32(nodes.count - 1)
  }
}
