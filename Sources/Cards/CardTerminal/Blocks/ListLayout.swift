// Lists: bullets, numbers and boxes before hanging items.

import BehestCards

extension CardLayout {
  /// A list; its items hang behind markers of one width.
  mutating func layoutList(_ list: Block.List) {
    let start = min(max(list.start ?? 0, 0), 999_999_999)
    let digits = String(start + max(list.items.count - 1, 0)).utf8.count
    let bullet = glyphs.bullets[listDepth % glyphs.bullets.count]
    listDepth += list.start == nil ? 1 : 0
    for (index, item) in list.items.enumerated() {
      if index > 0, !list.isTight { lines.requestBlankRows(1) }
      var marker = String(repeating: " ", count: metrics.listIndent)
      if list.start != nil {
        let number = String(start + index)
        marker += String(repeating: " ", count: digits - number.utf8.count) + number + ". "
      }
      if let isChecked = item.isChecked {
        marker += (isChecked ? glyphs.checked : glyphs.unchecked) + " "
      } else if list.start == nil {
        marker += bullet + " "
      }
      pushPrefix(marker, look: Theme.marker)
      layout(item.blocks, spacing: nil, isTight: list.isTight)
      lines.pop()
    }
    listDepth -= list.start == nil ? 1 : 0
  }
}
