// Remembers what Markdown was parsed to, for those who show the same text again.

public import MarkdownTree
import Synchronization

/// Documents and blocks by the text they were made of.
///
/// A card that is drawn again, or a window that changes its width, costs no parsing. It may be
/// shared by any number of threads.
public final class MarkdownCache: Sendable {
  /// How the caches of one text have done.
  public struct Counts: Hashable, Codable, Sendable {
    /// Texts that were parsed.
    public var documents: CacheCounts
    /// Documents that were made blocks of.
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

  /// Makes an empty cache.
  ///
  /// - Parameter byteLimit: About how many bytes of text are remembered; their trees take several
  ///   times as much.
  public init(byteLimit: Int = 4 << 20) {
    state = Mutex(
      State(documents: BoundedCache(limit: byteLimit), blocks: BoundedCache(limit: byteLimit)))
  }

  /// How the caches have done.
  public var counts: Counts {
    state.withLock { Counts(documents: $0.documents.counts, blocks: $0.blocks.counts) }
  }

  /// The document of a text; throws what parsing throws.
  public func document(
    parsing text: String, options: MarkdownOptions = .standard
  ) throws(MarkdownError) -> MarkdownDocument {
    let key = Key(text: text, options: options)
    if let document = state.withLock({ $0.documents.value(for: key) }) { return document }
    let document = try MarkdownDocument(parsing: text, options: options)
    state.withLock { $0.documents.insert(document, for: key, cost: text.utf8.count + 64) }
    return document
  }

  /// The blocks of a text; throws what parsing throws.
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
