// Lays out images: as pictures where the terminal shows them, otherwise as their text.

import BehestCards

extension CardLayout {
  /// Lays out an image on lines of its own.
  mutating func layoutImage(_ image: ImageReference) {
    guard let pictureProtocol = profile.pictures, !isApart, !profile.isAccessible,
      !isFramed || pictureProtocol == .kitty, case .address(let address) = image.source,
      let pictures, let picture = pictures.picture(at: address), lines.contentWidth >= 4,
      let (sequence, rows) = sequence(of: picture, at: address, pictureProtocol, pictures)
    else {
      layoutText(TextBlock([.image(image)]))
      return
    }
    lines.begin()
    lines.end()
    lines.markPicture(sequence)
    // Kitty leaves the cursor where it was, so the rows below have to be added.
    if pictureProtocol == .kitty {
      for _ in 1..<max(rows, 1) {
        lines.begin()
        lines.end()
      }
    }
    guard !image.alt.isEmpty else { return }
    layoutLine([.styled(.caption, [.styled(.secondary, [.text(image.alt)])])])
  }

  /// Returns the bytes that show a picture and the rows it takes; `nil` if the terminal cannot show
  /// it.
  private func sequence(
    of picture: Picture, at address: String, _ pictureProtocol: PictureProtocol,
    _ pictures: any PictureSource
  ) -> (bytes: [UInt8], rows: Int)? {
    let cells = picture.cells(within: lines.contentWidth)
    switch pictureProtocol {
    case .kitty where picture.format != .png: return nil
    case .kitty, .iTerm2:
      let bytes = picture.sequence(pictureProtocol, columns: cells.columns, rows: cells.rows)
      return (bytes, cells.rows)
    case .sixel:
      let width = min(cells.columns * profile.cellWidth, picture.width * 4)
      return pictures.sixel(of: picture, at: address, width: width).map { ($0, cells.rows) }
    }
  }
}
