// The compiled templates: one trie over words, slots and application names.

/// The compiled templates: one trie whose edges are words, "a slot" and "an application's name".
///
/// A plain trie would need an edge for every value and name. Here both are generic edges, so the
/// phrases `Order ${soup} in ${applicationName}` of a thousand apps are one path, a *shape*. What a
/// shape means is decided where it ends, by a probe with the node and the app that was named.
///
/// A path through the trie says only that a shape may fit. The templates behind it are kept as flat
/// runs of elements ("rows"), which `Binder` lays over the utterance to find the values.
///
/// Matching visits pairs of a node and a word of the utterance, each once. This holds for any graph,
/// not only for a trie: optional groups are edges that consume no word, alternatives are branches
/// that join again.
final class Program: Sendable {
  /// A place in the trie. Word edges are in `Program.edges`.
  struct Node: BitwiseCopyable, Sendable {
    /// The node after an application's name, or `none`.
    var application = PackedTable.none
    /// The node after a slot, or `none`.
    var slot = PackedTable.none
    /// Whether any slot that leads on from here takes words that name no known value.
    var slotIsOpen = false
    /// Whether any word edge is an article, which may be left out.
    var hasArticle = false
    /// Whether a template ends here.
    var accepts = false
  }

  /// One step of a template.
  struct Element: BitwiseCopyable, Sendable {
    enum Kind: UInt8, BitwiseCopyable, Sendable { case word, application, slot }
    var kind: Kind
    /// The word's number, or the slot's place among the slots of the template.
    var value: UInt32
  }

  /// A template as a run of elements; a template with two spellings has two rows.
  struct Row: BitwiseCopyable, Sendable {
    var firstElement: Int32
    var lastElement: Int32
    var template: Int
    /// The letters of its literal words: the more, the more the phrase says.
    var literalLength: Int
    /// The next row of the same shape and app, or `none`; in declared order.
    var next: UInt32

    @inline(__always)
    var elements: Range<Int> { Int(firstElement)..<Int(lastElement) }
  }

  struct Slot: Sendable {
    let name: String
    let type: SlotType
    /// The number of the type in `ValueIndex`, or `none` for a slot without known values.
    let valueType: UInt32
  }

  /// A class, so that the matcher passes it around for one count.
  final class Template: Sendable {
    let source: PhraseTemplate
    let elements: [TemplateElement]
    let slots: [Slot]
    let application: UInt32
    /// A negative phrase: it silences its app and never matches.
    let isNegative: Bool
    /// The place of the phrase's language among the preferred ones; the lower the better.
    let languageRank: Int

    init(
      source: PhraseTemplate, elements: [TemplateElement], slots: [Slot], application: UInt32,
      isNegative: Bool, languageRank: Int
    ) {
      self.source = source
      self.elements = elements
      self.slots = slots
      self.application = application
      self.isNegative = isNegative
      self.languageRank = languageRank
    }
  }

  static let root: UInt32 = 0
  static let none = PackedTable.none

  let nodes: FlatArray<Node>
  let edges: PackedTable
  /// The first row for a node and an app (or `ApplicationIndex.none`).
  let accepts: PackedTable
  let rows: FlatArray<Row>
  let elements: FlatArray<Element>
  let templates: [Template]
  let applications: ApplicationIndex
  let politeness: Politeness
  let hasNegativePhrases: Bool

  init(_ builder: consuming ProgramBuilder) {
    nodes = builder.nodes
    edges = builder.edges
    accepts = builder.accepts
    rows = builder.rows
    elements = builder.elements
    templates = builder.templates
    applications = builder.applications
    politeness = builder.politeness
    hasNegativePhrases = builder.templates.contains { $0.isNegative }
  }
}
