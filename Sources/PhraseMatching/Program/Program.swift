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
  struct Node: Sendable {
    /// The node after an application's name, or `none`.
    var application = PackedTable.none
    /// The node after a slot, or `none`.
    var slot = PackedTable.none
    /// Whether any slot that leads on from here takes words that name no known value.
    var slotIsOpen = false
    /// Whether a template ends here.
    var accepts = false
  }

  /// One step of a template.
  struct Element: Sendable {
    enum Kind: UInt8, Sendable { case word, application, slot }
    var kind: Kind
    /// The word's number, or the slot's place among the slots of the template.
    var value: UInt32
  }

  /// A template as a run of elements; a template with two spellings has two rows.
  struct Row: Sendable {
    var elements: Range<Int>
    var template: Int
    /// The letters of its literal words: the more, the more the phrase says.
    var literalLength: Int
    /// The next row of the same shape and app, or `none`; in declared order.
    var next: UInt32
  }

  struct Slot: Sendable {
    let name: String
    let type: SlotType
    /// The number of the type in `ValueIndex`, or `none` for a slot without known values.
    let valueType: UInt32
  }

  struct Template: Sendable {
    let source: PhraseTemplate
    let elements: [TemplateElement]
    let slots: [Slot]
    let application: UInt32
    /// A negative phrase: it silences its app and never matches.
    let isNegative: Bool
    /// The place of the phrase's language among the preferred ones; the lower the better.
    let languageRank: Int
  }

  static let root: UInt32 = 0
  static let none = PackedTable.none

  let nodes: [Node]
  let edges: PackedTable
  /// The first row for a node and an app (or `ApplicationIndex.none`).
  let accepts: PackedTable
  let rows: [Row]
  let elements: [Element]
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
