// The interface between a session and its source of lines: a terminal, a pipe or a script.

package import CardTerminal
import Synchronization

/// A source of lines for a session, one at a time.
///
/// A conforming type must not block the caller's thread: a reader over a blocking call owns a
/// thread.
public protocol LineReader: Sendable {
  /// Reads one line.
  ///
  /// - Parameters:
  ///   - prompt: The prompt before the line, which also says whether the line is recorded.
  ///   - aids: The completions, colours and choices offered while the line is typed.
  /// - Returns: The line without its newline, or the reason why there is none.
  func readLine(_ prompt: Prompt, aids: LineAids) async -> ReadLine

  /// Records a line that was read as an answer, but was a command, as one of those typed at a prompt.
  func recordAsCommand(_ line: String)

  /// Whether more than the prompt and the line was drawn, such as a list of completions.
  var drewBesideLine: Bool { get }

  /// Whether the reader can draw around the line: colours in it, and lists below it.
  var canDrawAroundLine: Bool { get }
}

extension LineReader {
  /// The default, which records nothing.
  public func recordAsCommand(_ line: String) {}

  /// The default value, `false`: only the prompt and the line are drawn.
  public var drewBesideLine: Bool { false }

  /// The default value, `false`: there is nothing but the line.
  public var canDrawAroundLine: Bool { false }
}

/// The aids that are offered while a line is typed, as far as a reader can show them.
public struct LineAids: Sendable {
  /// A function that returns completions of the text typed so far; `nil` for none.
  var completer: Completer?

  /// A function that returns how a line is understood while it is typed; `nil` for none.
  package var hinter: (@Sendable (String) async -> LineHint)?

  /// The page on which the line is coloured and lists are drawn below it; `nil` where nothing but the
  /// line may be drawn, such as for a screen reader.
  package var livePage: Page?

  /// The choices below the line, one of which may be its answer; empty for none.
  package var choices: [ChoiceList.Choice] = []

  /// More choices behind these, without numbers.
  package var otherChoices: [ChoiceList.Choice] = []

  /// Whether the choices have numbers.
  package var isNumbered = true

  /// The most choices that may be marked, which are the answer together.
  package var mostChoices = 1
  /// The choices that are known to be a part of the answer.
  package var markedChoices: [ChoiceList.Choice] = []

  /// A function that is called with a choice that was found while typing, when it becomes the line.
  package var picked: (@Sendable (ChoiceList.Choice) -> Void)?

  /// A function that returns what else there is to say of a choice, a line each; `nil` for none.
  package var details: (@Sendable (ChoiceList.Choice) -> [String])?

  /// The slider that the arrow keys move while the line is a number; `nil` for none.
  package var slider: Slider?

  /// The rule by which one of the choices is selected.
  package var selection = ChoiceList.Selection.first

  /// A function that returns whether a line is heard as it stands though a choice is selected; `nil` for
  /// none.
  package var literal: (@Sendable (String) -> Bool)?

  /// A function that lets the person edit a line in another program; `nil` where there is none, and
  /// its result is `nil` where nothing was saved.
  package var edit: (@Sendable (String) -> String?)?

  /// The remark below the line while it is empty; `nil` for none.
  package var note: String?

  /// A function that returns the text above the line when the program goes on after it was stopped; `nil` for
  /// none.
  package var reminder: (@Sendable () -> String)?

  /// The text that the line begins with.
  package var start = ""

  /// A text that was typed before and left, offered as the newest of the earlier lines; `nil` for none.
  package var unsaid: String?

  /// A function that is called with the text of a line that is left, which may be empty; `nil` for none.
  package var left: (@Sendable (String) -> Void)?

  /// Whether Esc leaves the line as Ctrl-D does.
  package var escapeLeaves = false

  /// A function that is called when the screen has been cleared; `nil` for none.
  package var screenCleared: (@Sendable () -> Void)?

  /// The bell that ends the line while it is empty; `nil` for none.
  package var bell: Bell?

  /// Creates aids.
  init(completer: Completer? = nil) {
    self.completer = completer
  }

  /// No aids.
  public static let none = LineAids()

  /// Returns whether a line is heard as it stands, though a choice is selected.
  package func isHeardAsItStands(_ line: String) -> Bool { literal?(line) == true }

  /// Returns completions of a text; empty without a completer.
  package func completions(of typed: String) async -> [Completion] {
    await completer?(typed) ?? []
  }
}

/// A bell that rings when something is to be told between two lines.
package final class Bell: Sendable {
  // A struct: a function in a tuple would be wrapped once more with each access.
  private struct State {
    var isRinging = false
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Whether the bell has rung and nobody has quietened it.
  package var isRinging: Bool { state.withLock { $0.isRinging } }

  /// Rings, and wakes whoever waits for a key.
  func ring() {
    state.withLock { state in
      state.isRinging = true
      return state.wake
    }?()
  }

  /// Ends the ringing.
  func quieten() { state.withLock { $0.isRinging = false } }

  /// Sets the function that wakes whoever waits for a key.
  package func wake(by wake: @escaping @Sendable () -> Void) { state.withLock { $0.wake = wake } }
}

/// A line as it is understood while it is being typed.
package struct LineHint: Hashable, Sendable {
  /// A part of the line with its colour.
  package struct Part: Hashable, Sendable {
    /// The zero-based UTF-8 offsets of the part.
    package var range: Range<Int>
    /// The role of its words, whose look they have.
    package var role: Theme.Role

    /// Creates a part.
    package init(_ range: Range<Int>, _ role: Theme.Role) {
      (self.range, self.role) = (range, role)
    }
  }

  /// The coloured parts, in order and without overlap.
  package var parts: [Part]

  /// A whole line that begins with the typed one; `nil` for none.
  package var suggestion: String?

  /// Further choices that the line has been found to mean.
  package var found: [ChoiceList.Choice] = []

  /// The number of all choices, of which the list has a part; `nil` where that is not known.
  package var total: Int?

  /// A remark below the line, such as the date that is understood; `nil` for none.
  package var note: String?

  /// Creates a hint.
  package init(parts: [Part] = [], suggestion: String? = nil) {
    (self.parts, self.suggestion) = (parts, suggestion)
  }
}

/// The result of reading a line.
public enum ReadLine: Hashable, Sendable {
  /// A line, without the newline that ended it; it may contain other newlines.
  case line(String)

  /// One of the choices below the line, by its index, and its text.
  case choice(Int, String)

  /// Ctrl-C was typed, which discards the line.
  case interrupted

  /// The bell has rung while the line was empty.
  case rung

  /// Ctrl-D on an empty line, the end of the file, or the loss of the terminal.
  case endOfInput
}

/// The prompt before a line, with instructions for the line.
public struct Prompt: Hashable, Sendable {
  /// The text shown before the cursor; no escape sequences.
  public var text: String

  /// Whether the line is recorded for later sessions; answers to questions are not.
  public var isRecorded: Bool

  /// Whether the line is not shown as it is typed, such as a password.
  public var isSecret: Bool

  /// The name of the question whose answers are recorded apart; `nil` for none.
  package var question: String?

  /// The escape sequences before and behind the words of the text, which give them their look.
  private var begin = "", end = ""

  /// Creates a prompt.
  public init(text: String, isRecorded: Bool = false, isSecret: Bool = false) {
    self.text = text
    self.isRecorded = isRecorded
    self.isSecret = isSecret
  }

  /// Creates the prompt of a page: `›`, in ASCII `>`.
  ///
  /// - Parameter focus: The name of the app in focus, which the prompt begins with; `nil` for none.
  public init(
    on page: Page, focus: String? = nil, isRecorded: Bool = false, isSecret: Bool = false
  ) {
    let mark = page.profile.characters == .ascii ? "> " : "› "
    self.init(
      text: (focus.map { page.plain($0) + " " } ?? "") + mark, isRecorded: isRecorded,
      isSecret: isSecret)
    (begin, end) = page.profile.sequences(of: .prompt)
  }

  /// Returns the text in its look, with a mark before and behind each escape sequence.
  package func drawn(marks: (String, String) = ("", "")) -> String {
    guard !begin.isEmpty, text.hasSuffix(" ") else { return text }
    return marks.0 + begin + marks.1 + text.dropLast() + marks.0 + end + marks.1 + " "
  }

  /// Returns what a line looks like while it is typed: a secret one is as many asterisks as bytes.
  package func shown(_ line: String) -> String {
    isSecret ? String(repeating: "*", count: line.utf8.count) : line
  }
}
