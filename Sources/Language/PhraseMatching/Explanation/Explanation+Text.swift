// Formats an explanation as text for people.

extension Explanation: CustomStringConvertible {
  /// The explanation as lines of text, without a newline at the end.
  public var description: String {
    var lines: [String] = []
    for (app, phrase) in vetoed.sorted(by: { $0.key < $1.key }) {
      lines.append("\(app) does not answer: “\(phrase)” is one of its negative phrases.")
    }
    if matches.isEmpty {
      lines.append("“\(utterance)” matches nothing.")
      for miss in nearest {
        lines.append(
          "  nearest  “\(miss.phrase)” runs \(miss.app)'s \(miss.intent): \(miss.reason)")
        if !miss.doubts.isEmpty {
          lines.append("           not run, for " + miss.doubts.joined(separator: ", and "))
        }
      }
      return lines.joined(separator: "\n")
    }
    if isTie { lines.append("Several intents fit equally well.") }
    for match in matches {
      lines.append("\(match.app)'s \(match.intent), tier \(tier?.rawValue ?? ""): \(match.reason).")
      lines.append("  phrase   \(match.phrase)  (\(match.origin))")
      for piece in match.pieces { lines.append("  \(piece.line)") }
      if match.nameInferred == true {
        lines.append("  name     \(match.app) is meant, though its name was not said")
      }
    }
    for reading in lost {
      lines.append(
        "  lost     “\(reading.phrase)” of \(reading.app)'s \(reading.intent): \(reading.reason)")
    }
    for near in unfit {
      lines.append("  no fit   “\(near.phrase)” of \(near.app)'s \(near.intent): \(near.reason)")
    }
    return lines.joined(separator: "\n")
  }
}

extension Explanation.Piece {
  fileprivate var line: String {
    let place = "\(start)-\(end)"
    let padded = place + String(repeating: " ", count: max(1, 9 - place.count))
    switch role {
    case "slot":
      let values = values ?? []
      let known =
        switch values.count {
        case 0: output.map { "the value \($0.words)" } ?? "free text"
        case 1: "the value \(values[0])"
        default: "one of \(values.joined(separator: ", "))"
        }
      return "\(padded)“\(text)” is ${\(slot ?? "")}, \(known)"
    case "applicationName": return "\(padded)“\(text)” is the application's name"
    case "filler": return "\(padded)“\(text)” is left out"
    default: return "\(padded)“\(text)”" + (meaning.map { " stands for “\($0)”" } ?? "")
    }
  }
}
