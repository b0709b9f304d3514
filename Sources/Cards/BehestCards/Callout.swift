// Blocks that are set off from the text around them: remarks with a kind, and parts that fold.

extension Block {
  /// A remark set off from the text, as GitHub's alerts: a note, a tip, a warning.
  public struct Callout: Codable, Hashable, Sendable {
    /// What a remark is for; a front end says it by word and may add a colour.
    public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
      /// What is good to know.
      case note
      /// What helps to do it better.
      case tip
      /// What must be known to succeed.
      case important
      /// What needs care at once.
      case warning
      /// What may go wrong.
      case caution

      /// The kind as a title, in English: `Note`.
      public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    }

    /// What it is for.
    public var kind: Kind
    /// Its title; empty for the kind's own name.
    public var title: [Inline]
    /// The content, top to bottom.
    public var blocks: [Block]

    /// Makes a remark.
    public init(_ kind: Kind, title: [Inline] = [], _ blocks: [Block]) {
      self.kind = kind
      self.title = title
      self.blocks = blocks
    }

    /// What stands above it: its title, or the name of its kind.
    public var heading: [Inline] { title.isEmpty ? [.text(kind.name)] : title }
  }

  /// Content that may be folded away under a summary, as HTML's `<details>`.
  ///
  /// A front end that cannot unfold shows all of it.
  public struct Disclosure: Codable, Hashable, Sendable {
    /// The line that stays when the rest is folded away; empty when the source has none.
    public var summary: [Inline]
    /// Whether it is unfolded at first.
    public var isOpen: Bool
    /// The content, top to bottom.
    public var blocks: [Block]

    /// Makes a part that folds.
    public init(summary: [Inline] = [], isOpen: Bool = false, _ blocks: [Block]) {
      self.summary = summary
      self.isOpen = isOpen
      self.blocks = blocks
    }

    /// What stands above it: its summary, or "Details", as in a browser.
    public var heading: [Inline] { summary.isEmpty ? [.text("Details")] : summary }
  }
}
