// The list definitions in the header of an RTF file.

/// The lists of one RTF file.
struct RTFLists {
  /// The marker of an item.
  enum Mark {
    /// The marker of a defined list; the text is for readers without support for lists.
    case item(list: Int, level: Int, text: String)
    /// Text.
    case text(String)
  }

  private var starts: [(start: Int?, level: Int)] = []

  /// Adds a list, and returns its number.
  ///
  /// - Parameters:
  ///   - start: The first number; `nil` for bullets.
  ///   - level: The number of enclosing lists; at most 8.
  mutating func add(start: Int?, level: Int) -> Int {
    starts.append((start, level))
    return starts.count
  }

  /// Writes the tables of lists and their overrides; nothing if there are no lists.
  func writeTables(to head: inout RTFText) {
    guard !starts.isEmpty else { return }
    head.raw("{\\*\\listtable\n")
    for (index, list) in starts.enumerated() {
      head.raw("{\\list\\listtemplateid\(index + 1)\\listhybrid")
      for level in 0..<9 {
        let indent = "\\li\((level + 1) * 360)\\fi-360"
        if let start = list.start {
          let first = level == list.level ? start : 1
          head.raw("{\\listlevel\\levelnfc0\\leveljc0\\levelstartat\(first)\\levelfollow0")
          head.raw("{\\leveltext\\'02\\'0\(level).;}{\\levelnumbers\\'01;}\(indent)}")
        } else {
          head.raw("{\\listlevel\\levelnfc23\\leveljc0\\levelstartat1\\levelfollow0")
          head.raw("{\\leveltext\\'01\\u8226?;}{\\levelnumbers;}\(indent)}")
        }
      }
      head.raw("\\listid\(index + 1)}\n")
    }
    head.raw("}\n{\\*\\listoverridetable")
    for index in starts.indices {
      head.raw("{\\listoverride\\listid\(index + 1)\\listoverridecount0\\ls\(index + 1)}")
    }
    head.raw("}\n")
  }
}
