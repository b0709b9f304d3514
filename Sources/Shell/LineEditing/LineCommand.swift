// The commands of keys that act on what is around the line: lists, the suggestion, the editor.

import BehestShell

/// A command of a key that acts before Readline's own command does.
enum LineCommand {
  case enter, move(Int), page(Int), moveToStart, moveToEnd, slide(Int), acceptWord, complete,
    history, leave, edit

  init(_ key: Readline.Key) {
    switch key {
    case .enter: self = .enter
    case .up, .backTab: self = .move(-1)
    case .down: self = .move(1)
    case .pageUp: self = .page(-1)
    case .pageDown: self = .page(1)
    case .left: self = .slide(-1)
    case .right: self = .slide(1)
    case .home: self = .moveToStart
    case .end: self = .moveToEnd
    case .wordRight: self = .acceptWord
    case .tab: self = .complete
    case .history: self = .history
    case .abort: self = .leave
    case .edit: self = .edit
    }
  }

  /// Runs the command; returns whether Readline's own must not run.
  func run() -> Bool {
    switch self {
    case .enter: enter()
    case .move(let step): move(by: step)
    case .page(let step): move(by: step * liveLine.pageStep)
    case .slide(let step): slide(by: step) || step > 0 && accept { $0 }
    case .moveToStart: moveInList(toEnd: false)
    case .moveToEnd: moveInList(toEnd: true) || accept { $0 }
    case .acceptWord:
      accept { ghost in
        let spaces = ghost.prefix { $0 == " " }
        return String(spaces + ghost.dropFirst(spaces.count).prefix { $0 != " " })
      }
    case .complete: complete()
    case .history: openHistory()
    case .leave: Self.leaveList()
    case .edit: edit()
    }
  }

  private func enter() -> Bool {
    let line = Readline.line
    if !keys.aids.isHeardAsItStands(line), let text = liveLine.markedText(for: line) {
      Readline.replace(with: text)
      liveLine.close()
      Readline.redisplay()
    } else if let list = liveLine.list, let index = list.choice {
      let text = list.choices[index].text
      switch liveLine.purpose {
      case .answers:
        guard !keys.aids.isHeardAsItStands(line) else { break }
        keys.choice = list.ownChoice
        if list.ownChoice == nil { keys.aids.picked?(list.choices[index]) }
        Readline.replace(with: text)
        liveLine.close()
        Readline.redisplay()
      case .completions, .history:
        liveLine.close()
        Readline.replace(with: text)
        return true
      }
    } else if liveLine.list != nil, case .history = liveLine.purpose {
      // A search that finds nothing is no command.
      liveLine.close()
      Readline.redisplay()
      return true
    } else if Continuation.isIncomplete(line) {
      Readline.move(to: Readline.line.utf8.count)
      Readline.insert("\n")
      return true
    }
    liveLine.finish()
    return false
  }

  private func move(by step: Int) -> Bool {
    guard liveLine.list != nil else { return abs(step) == 1 && moveInText(by: step) }
    liveLine.move(by: step)
    return true
  }

  /// Moves to an end of the list below a line that is empty.
  private func moveInList(toEnd isEnd: Bool) -> Bool {
    guard liveLine.list != nil, Readline.line.isEmpty else { return false }
    liveLine.move(toEnd: isEnd)
    return true
  }

  /// Moves to the line below or above in a text of several lines; returns `false` at its end or start.
  private func moveInText(by step: Int) -> Bool {
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let (all, before) = (lines(Readline.line), lines(Readline.lineToCursor))
    let row = before.count - 1 + step
    guard all.indices.contains(row) else { return false }
    let column = all[row].prefix(before[before.count - 1].count)
    Readline.move(to: all[..<row].reduce(0) { $0 + $1.utf8.count + 1 } + column.utf8.count)
    return true
  }

  private func slide(by step: Int) -> Bool {
    let line = Readline.line
    guard Readline.point == line.utf8.count, let text = liveLine.slid(by: step, from: line)
    else { return false }
    Readline.replace(with: text)
    return true
  }

  private func accept(_ part: (String) -> String) -> Bool {
    let line = Readline.line
    guard Readline.point == line.utf8.count, let ghost = liveLine.ghost(after: line)
    else { return false }
    Readline.insert(part(ghost))
    return true
  }

  private func complete() -> Bool {
    guard liveLine.isLive else { return false }
    if liveLine.mark() {
      if !Readline.line.isEmpty { Readline.replace(with: "") }
      return true
    }
    if liveLine.list != nil { return move(by: 1) }
    if Readline.isInWord {
      Readline.ring()
      return true
    }
    let typed = Readline.lineToCursor
    guard typed.utf8.count == Readline.line.utf8.count else { return false }
    let aids = keys.aids
    let completions = waitFor { await aids.completions(of: typed) } ?? []
    guard completions.count > 1 else {
      if let only = completions.first { Readline.replace(with: only.text) } else { Readline.ring() }
      return true
    }
    let common = Completion.commonPrefix(of: completions, typed: typed)
    if common != typed { Readline.replace(with: common) }
    let choices = completions.map {
      ChoiceList.Choice(text: $0.text, label: $0.label, detail: $0.detail)
    }
    liveLine.open(
      ChoiceList(choices, isNumbered: false, selecting: .none),
      for: .completions(behind: completions[0].head))
    return true
  }

  private func openHistory() -> Bool {
    guard liveLine.isLive else { return false }
    guard !liveLine.history.isEmpty else {
      Readline.ring()
      return true
    }
    if liveLine.list != nil { return move(by: 1) }
    let line = Readline.line
    var seen: Set<String> = []
    let choices = liveLine.history.reversed().filter { seen.insert($0).inserted }
      .map { ChoiceList.Choice(text: $0) }
    liveLine.open(
      ChoiceList(choices, isNumbered: false, selecting: .always), for: .history(before: line),
      narrowedTo: line)
    return true
  }

  /// Closes the list of completions or of the history; returns `false` where there is none.
  static func leaveList() -> Bool {
    guard liveLine.list != nil else { return false }
    switch liveLine.purpose {
    case .answers: return false
    case .completions: break
    case .history(let before): if before != Readline.line { Readline.replace(with: before) }
    }
    liveLine.close()
    Readline.redisplay()
    return true
  }

  /// Opens the line in the person's editor, and takes over what was saved.
  private func edit() -> Bool {
    guard let edit = keys.aids.edit else { return false }
    liveLine.erase()
    liveLine.forget()
    keys.drewBesideLine = true
    Readline.leaveTerminal()
    let edited = edit(Readline.line)
    Readline.returnToTerminal()
    if let edited { Readline.replace(with: edited) }
    return true
  }
}
