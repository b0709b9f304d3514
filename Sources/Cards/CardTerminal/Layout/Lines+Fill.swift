// Breaks a flow into lines.

import BehestCards

/// Tokens that fit the open line and have not been added to it yet.
private struct FittingTokens {
  let start: Int
  var end: Int
  var cells = 0

  init(from start: Int) {
    self.start = start
    end = start
  }

  var tokens: Range<Int> { start..<end }
}

/// The alignment of lines shorter than the space.
typealias Alignment = Block.Alignment

extension Lines {
  /// Breaks a closed flow into lines, between words where possible, and closes the last one.
  ///
  /// A word wider than a line begins a line of its own and is broken between clusters. An empty
  /// flow makes no line.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  ///
  /// - Parameter part: The tokens to take; `nil` for all.
  mutating func fill(
    with flow: Flow, part: Range<Int>? = nil, alignment: Alignment = .leading
  ) {
    let tokens = flow.tokens
    let part = part ?? tokens.indices
    guard !part.isEmpty else { return }
    var index = part.lowerBound
    let last = part.upperBound
    var blanks = 0..<0
    var blankCells = 0
    // Tokens that fit are added when the line is full: most lines have one look throughout.
    var fitting = FittingTokens(from: index)
    begin()
    while index < last {
      let token = tokens[index]
      switch token.kind {
      case .lineBreak:
        add(part: fitting.tokens, of: flow)
        end(alignment)
        begin()
        fitting = FittingTokens(from: index + 1)
        blanks = 0..<0
        blankCells = 0
        index += 1
      case .space:
        blanks = (blanks.isEmpty ? index : blanks.lowerBound)..<index + 1
        blankCells += Int(token.cells)
        index += 1
      case .word, .breakable:
        var cells = Int(token.cells)
        var next = index + 1
        while tokens[next - 1].kind == .word, next < last,
          tokens[next].kind == .word || tokens[next].kind == .breakable
        {
          cells += Int(tokens[next].cells)
          next += 1
        }
        if blankCells + cells <= room - fitting.cells {
          fitting.end = next
          fitting.cells += blankCells + cells
        } else {
          add(part: fitting.tokens, of: flow)
          if column > indent {
            end(alignment)
            begin()
          }
          fitting = FittingTokens(from: index)
          if cells <= room {
            fitting.end = next
            fitting.cells = cells
          } else {
            for word in index..<next { addBroken(tokens[word], of: flow, alignment) }
            fitting = FittingTokens(from: next)
          }
        }
        blanks = 0..<0
        blankCells = 0
        index = next
      }
    }
    add(part: fitting.tokens, of: flow)
    end(alignment)
  }

  /// Adds tokens that fit to the open line, joining adjacent ones with the same look.
  mutating func add(part: Range<Int>, of flow: Flow) {
    let tokens = flow.tokens
    var index = part.lowerBound
    while index < part.upperBound {
      let first = tokens[index]
      var end = first.end
      var cells = Int(first.cells)
      index += 1
      while index < part.upperBound, tokens[index].start == end,
        tokens[index].appearance == first.appearance
      {
        end = tokens[index].end
        cells += Int(tokens[index].cells)
        index += 1
      }
      add(flow.bytes[Int(first.start)..<Int(end)], cells, first.appearance)
    }
  }

  private mutating func add(_ token: Flow.Token, of flow: Flow) {
    add(flow.bytes[Int(token.start)..<Int(token.end)], Int(token.cells), token.appearance)
  }

  /// Adds a token to a line that does not end; a line break becomes a space.
  private mutating func addOnLine(_ token: Flow.Token, of flow: Flow) {
    if token.kind == .lineBreak {
      add([0x20], 1, token.appearance)
    } else {
      add(token, of: flow)
    }
  }

  /// Adds a token cluster by cluster, on as many lines as it takes.
  private mutating func addBroken(
    _ token: Flow.Token, of flow: Flow, _ alignment: Alignment
  ) {
    if Int(token.cells) <= room {
      add(token, of: flow)
      return
    }
    var scratch: [UInt8] = []
    flow.bytes[Int(token.start)..<Int(token.end)].withUnsafeBufferPointer { bytes in
      var reader = ClusterReader(bytes)
      var next = bytes.breakAfterSlash(from: 0, cells: room)
      while let cluster = reader.next(into: &scratch) {
        if cluster.cells > room || reader.offset > next {
          end(alignment)
          begin()
          next = bytes.breakAfterSlash(from: reader.offset - 1, cells: room)
        }
        addFitting(scratch, cluster.cells, token.appearance)
        scratch.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Adds a cluster to a new line; one that is wider than any line becomes a question mark.
  mutating func addFitting(_ cluster: [UInt8], _ cells: Int, _ appearance: Appearance) {
    if cells <= room {
      add(cluster, cells, appearance)
    } else if room > 0 {
      add([UInt8(ascii: "?")], 1, appearance)
    }
  }

  /// Adds the start of a closed flow to the open line, cut with a mark if it does not fit.
  mutating func addCut(
    _ flow: Flow, part: Range<Int>? = nil, to limit: Int, mark: (bytes: [UInt8], cells: Int)
  ) {
    let tokens = flow.tokens[part ?? flow.tokens.indices]
    var total = 0
    for token in tokens { total += token.kind == .lineBreak ? 1 : Int(token.cells) }
    if total <= limit {
      for token in tokens { addOnLine(token, of: flow) }
      return
    }
    let target = column + max(0, limit - mark.cells)
    var scratch: [UInt8] = []
    var appearance = Appearance()
    scan: for token in tokens {
      if column + max(1, Int(token.cells)) <= target {
        addOnLine(token, of: flow)
        appearance = token.appearance
        continue
      }
      flow.bytes[Int(token.start)..<Int(token.end)].withUnsafeBufferPointer { bytes in
        var reader = ClusterReader(bytes)
        while let cluster = reader.next(into: &scratch), column + cluster.cells <= target {
          add(scratch, cluster.cells, token.appearance)
          scratch.removeAll(keepingCapacity: true)
        }
      }
      appearance = token.appearance
      break scan
    }
    if mark.cells <= limit { add(mark.bytes, mark.cells, appearance) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns where to break an overlong line of ASCII: after the last `/`, `?`, `&` or `=` in its
  /// last third.
  ///
  /// - Returns: An offset, or `Int.max` when there is no such place.
  fileprivate func breakAfterSlash(from start: Int, cells: Int) -> Int {
    let end = start + cells
    guard end < count, cells > 8, self[start..<end].allSatisfy({ $0 < 0x80 }) else { return .max }
    for index in (start + cells * 2 / 3..<end).reversed() {
      switch self[index] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "="):
        return index + 1
      default: continue
      }
    }
    return .max
  }
}
