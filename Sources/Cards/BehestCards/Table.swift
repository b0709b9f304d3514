// Tables.

extension Block {
  /// A table with one header row.
  ///
  /// Rows may be shorter or longer than the header: missing cells are empty, and a front end
  /// gives the table as many columns as its longest row.
  public struct Table: Codable, Hashable, Sendable {
    /// One alignment a column, `nil` where the source names none; may be shorter than the rows.
    public var alignments: [Alignment?]
    /// The cells of the header; empty when there is none.
    public var header: [[Inline]]
    /// The rows under the header, each a list of cells.
    public var rows: [[[Inline]]]

    /// Makes a table.
    public init(alignments: [Alignment?] = [], header: [[Inline]] = [], rows: [[[Inline]]]) {
      self.alignments = alignments
      self.header = header
      self.rows = rows
    }
  }
}
