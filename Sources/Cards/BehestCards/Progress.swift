// How far something is.

extension Block {
  /// A bar that is filled to a share, and words for the share.
  public struct Progress: Codable, Hashable, Sendable {
    /// The share that is filled, from 0 to 1.
    public var share: Double
    /// Words for the share, behind the bar; where nothing is drawn they stand alone.
    public var label: [Inline]
    /// The colour of the filled part; `nil` is the front end's own.
    public var tint: Tint?

    /// Makes a bar; a share that is no number counts as 0, one out of bounds as the nearest bound.
    public init(share: Double, label: [Inline] = [], tint: Tint? = nil) {
      self.share = share.isNaN ? 0 : min(max(share, 0), 1)
      self.label = label
      self.tint = tint
    }
  }
}
