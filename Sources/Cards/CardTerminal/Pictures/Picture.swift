// Pictures in terminals: a file's bytes, the facts in its header, and the protocols that show it.

import BehestCards

/// A source of the pictures that the images of a card refer to.
///
/// A renderer loads nothing and starts no process: `Pictures` of the module `TerminalPictures`
/// does, within limits.
public protocol PictureSource: Sendable {
  /// Returns the picture at an address; `nil` when its alternative text has to stand for it.
  ///
  /// - Parameter address: The address as the source spells it.
  func picture(at address: String) -> Picture?

  /// Returns the Sixel sequence of a picture and nothing else; `nil` when there is none.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - address: The address of the picture.
  ///   - width: The width on the screen, in pixels.
  func sixel(of picture: Picture, at address: String, width: Int) -> [UInt8]?
}

/// A picture file.
public struct Picture: Hashable, Sendable {
  /// A format of picture files.
  public enum Format: Hashable, Sendable {
    /// The supported formats.
    case png, jpeg, gif
  }

  /// The format, read from the file's header.
  public let format: Format
  /// The whole file.
  public let bytes: [UInt8]
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// The greatest number of pixels of a side.
  private static let sideLimit = 10_000

  /// Reads the header of a file; `nil` if the file is no picture, or one too large to be shown.
  public init?(_ bytes: [UInt8]) {
    guard let (format, width, height) = Self.header(of: bytes) else { return nil }
    guard (1...Self.sideLimit).contains(width), (1...Self.sideLimit).contains(height) else {
      return nil
    }
    self.format = format
    self.bytes = bytes
    self.width = width
    self.height = height
  }

  private static func header(of bytes: [UInt8]) -> (Format, Int, Int)? {
    func number(_ offset: Int, _ length: Int, isLittle: Bool = false) -> Int {
      let part = bytes[offset..<offset + length]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return (.png, number(16, 4), number(20, 4))
    }
    if bytes.count >= 10, bytes.starts(with: "GIF8".utf8) {
      return (.gif, number(6, 2, isLittle: true), number(8, 2, isLittle: true))
    }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    while offset + 9 < bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      // The frame headers; the others between them are Huffman and arithmetic tables.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (.jpeg, number(offset + 7, 2), number(offset + 5, 2))
      }
      offset += 2 + number(offset + 2, 2)
    }
    return nil
  }

  /// Returns the cells that show the picture in its natural size, but no wider than the room.
  ///
  /// - Parameter room: The cells of a line.
  func cells(within room: Int) -> (columns: Int, rows: Int) {
    // Cells of 8 by 16 pixels are common; the ratio, twice as high as wide, is what matters.
    let columns = min(max((width + 7) / 8, 1), room)
    let rows = min(max((columns * height + width) / (2 * width), 1), 60)
    return (columns, rows)
  }
}

/// A protocol by which a terminal is sent pictures.
public enum PictureProtocol: String, CaseIterable, Codable, Hashable, Sendable {
  /// Kitty's graphics protocol: PNG files, also within frames.
  case kitty
  /// iTerm2's inline images: PNG, JPEG and GIF files, without frames.
  case iTerm2
  /// Sixel graphics of DEC's terminals: PNG, JPEG and GIF files, without frames; needs `img2sixel`.
  case sixel
}

extension Picture {
  /// Returns the sequence that shows the picture at the cursor; it holds only base64 and numbers.
  ///
  /// With Kitty's protocol the cursor stays; with iTerm2's it ends on the picture's last row.
  func sequence(_ pictureProtocol: PictureProtocol, columns: Int, rows: Int) -> [UInt8] {
    let data = Base64.encode(bytes)
    switch pictureProtocol {
    case .sixel: return []
    case .iTerm2:
      let head = "1337;File=inline=1;size=\(bytes.count);width=\(columns);height=\(rows):"
      return Array((EscapeSequence.command + head).utf8) + data + [0x07]
    case .kitty:
      var output: [UInt8] = []
      var start = 0
      repeat {
        let end = min(start + 4_096, data.count)
        let more = end < data.count ? 1 : 0
        let keys = start == 0 ? "a=T,f=100,q=2,C=1,c=\(columns),r=\(rows),m=\(more)" : "m=\(more)"
        output += [EscapeSequence.escape] + Array("_G\(keys);".utf8) + data[start..<end]
        output += EscapeSequence.terminator.utf8
        start = end
      } while start < data.count
      return output
    }
  }
}

/// Base64, RFC 4648.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns bytes as base64, padded.
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let left = bytes.count - index
      let group =
        Int(bytes[index]) << 16 | (left > 1 ? Int(bytes[index + 1]) << 8 : 0)
        | (left > 2 ? Int(bytes[index + 2]) : 0)
      output.append(alphabet[group >> 18])
      output.append(alphabet[group >> 12 & 63])
      output.append(left > 1 ? alphabet[group >> 6 & 63] : UInt8(ascii: "="))
      output.append(left > 2 ? alphabet[group & 63] : UInt8(ascii: "="))
      index += 3
    }
    return output
  }
}

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
