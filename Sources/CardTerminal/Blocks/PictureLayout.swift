// Images that stand alone: as pictures where the terminal shows them, else by their words.

import Cards

extension CardLayout {
  /// An image on lines of its own.
  mutating func layoutImage(_ image: ImageReference) {
    guard let pictureProtocol = profile.pictures, !isApart, !profile.isAccessible,
      !(isFramed && pictureProtocol == .iTerm2), case .address(let address) = image.source,
      let picture = pictures?.picture(at: address),
      pictureProtocol == .iTerm2 || picture.format == .png, lines.contentWidth >= 4
    else {
      layoutText(TextBlock([.image(image)]))
      return
    }
    let cells = picture.cells(within: lines.contentWidth)
    lines.begin()
    lines.end()
    lines.markPicture(
      picture.sequence(pictureProtocol, columns: cells.columns, rows: cells.rows))
    // Kitty leaves the cursor where it was: the rows under it are ours to make.
    if pictureProtocol == .kitty {
      for _ in 1..<max(cells.rows, 1) {
        lines.begin()
        lines.end()
      }
    }
    guard !image.alt.isEmpty else { return }
    layoutLine([.styled(.caption, [.styled(.secondary, [.text(image.alt)])])])
  }
}
