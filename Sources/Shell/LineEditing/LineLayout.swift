// Computes where a prompt and a line are on the screen, as Readline lays them out.

/// The places of a line's characters on the screen, relative to the row where its prompt begins.
///
/// Readline asks `wcwidth` for the cells of each code point, wraps at the last column, and begins a new
/// row for a newline; so does this.
struct LineLayout {
  /// A cell of the screen.
  struct Place: Hashable {
    /// The row, zero for that of the prompt's first cell.
    var row = 0
    /// The column, counted from zero.
    var column = 0
  }

  /// The number of columns of the screen.
  let columns: Int
  /// The place of each code point of the line, with the offset of its first byte.
  private(set) var starts: [(offset: Int, place: Place)] = []
  /// The place after the line's last character.
  private(set) var end = Place()

  /// The most bytes of a line.
  private static let longest = 1 << 16

  /// Computes the layout.
  ///
  /// - Returns: `nil` for a line with characters that are drawn in another way, such as controls.
  ///   Nor is there one of a line that is longer than any screen.
  init?(prompt: String, line: String, columns: Int) {
    guard columns > 1, line.utf8.count <= Self.longest else { return nil }
    self.columns = columns
    for scalar in prompt.unicodeScalars {
      guard let width = Readline.cells(of: scalar) else { return nil }
      _ = place(width)
    }
    var offset = 0
    for scalar in line.unicodeScalars {
      if scalar == "\n" {
        starts.append((offset, end))
        end = Place(row: end.row + 1, column: 0)
      } else {
        guard let width = Readline.cells(of: scalar) else { return nil }
        // A mark is drawn over the character before it, wherever the cursor has gone after that.
        starts.append((offset, width == 0 ? starts.last?.place ?? end : place(width)))
      }
      offset += scalar.utf8.count
    }
  }

  /// Returns the place of the character at an offset in bytes; that after the last one at the end.
  func place(at offset: Int) -> Place {
    starts.first { $0.offset >= offset }?.place ?? end
  }

  /// Returns the place of a character of a width, which comes next.
  private mutating func place(_ width: Int) -> Place {
    if end.column + width > columns { end = Place(row: end.row + 1, column: 0) }
    let place = end
    end.column += width
    if end.column >= columns { end = Place(row: end.row + 1, column: 0) }
    return place
  }
}
