// Caches parsed Markdown and its blocks for callers that show the same text again.

public import MarkdownTree
import Synchronization

/// A cache of Markdown documents and blocks by their source text.
///
/// Drawing a card again, or at another width, costs no parsing. A cache may be shared by any number
/// of threads.
public final class MarkdownCache: Sendable {
  /// The statistics of the caches.
  public struct Counts: Hashable, Codable, Sendable {
    /// The counts for parsed documents.
    public var documents: CacheCounts
    /// The counts for documents converted to blocks.
    public var blocks: CacheCounts
  }

  private struct Key: Hashable {
    var text: String
    var options: MarkdownOptions
  }

  private struct State {
    var documents: BoundedCache<Key, MarkdownDocument>
    var blocks: BoundedCache<Key, [Block]>
  }

  private let state: Mutex<State>

  /// Creates an empty cache.
  ///
  /// - Parameter byteLimit: The approximate number of bytes of text kept; their trees take several
  ///   times as much.
  public init(byteLimit: Int = 4 << 20) {
    state = Mutex(
      State(documents: BoundedCache(limit: byteLimit), blocks: BoundedCache(limit: byteLimit)))
  }

  /// The statistics of the caches.
  public var counts: Counts {
    state.withLock { Counts(documents: $0.documents.counts, blocks: $0.blocks.counts) }
  }

  /// Returns the document of a text, parsed or from the cache; throws the errors of parsing.
  public func document(
    parsing text: String, options: MarkdownOptions = .standard
  ) throws(MarkdownError) -> MarkdownDocument {
    let key = Key(text: text, options: options)
    if let document = state.withLock({ $0.documents.value(for: key) }) { return document }
    let document = try MarkdownDocument(parsing: text, options: options)
    state.withLock { $0.documents.insert(document, for: key, cost: text.utf8.count + 64) }
    return document
  }

  /// Returns the blocks of a text, converted or from the cache; throws the errors of parsing.
  public func blocks(
    of text: String, options: MarkdownOptions = .standard
  ) throws(MarkdownError) -> [Block] {
    let key = Key(text: text, options: options)
    if let blocks = state.withLock({ $0.blocks.value(for: key) }) { return blocks }
    let blocks = Block.blocks(of: try document(parsing: text, options: options).root)
    state.withLock { $0.blocks.insert(blocks, for: key, cost: text.utf8.count + 64) }
    return blocks
  }
}
