// Tests of the profile that the environment and options result in.

import BehestCards
import CardTerminal
import Testing

struct ProfileTests {
  private func profile(
    _ environment: [String: String], isTerminal: Bool = true, columns: Int? = 100,
    color: TerminalProfile.ColorChoice = .auto, width: Int? = nil
  ) -> TerminalProfile {
    TerminalProfile(
      environment: environment, isTerminal: isTerminal, columns: columns, color: color, width: width
    )
  }

  private let modern = ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "en_US.UTF-8"]

  @Test func `a terminal gets colours, and a pipe gets no escape at all`() {
    #expect(profile(modern).color == .trueColor)
    #expect(profile(modern).attributes)
    let pipe = profile(modern.merging(["VTE_VERSION": "7000"]) { $1 }, isTerminal: false)
    #expect(pipe.color == .none && !pipe.attributes && !pipe.hyperlinks)
  }

  @Test func `NO_COLOR takes the colours and leaves weight and links`() {
    let facts = profile(modern.merging(["NO_COLOR": "1", "VTE_VERSION": "7000"]) { $1 })
    #expect(facts.color == .none && facts.attributes && facts.hyperlinks)
    #expect(profile(modern.merging(["NO_COLOR": ""]) { $1 }).color == .trueColor)
    #expect(profile(modern.merging(["CLICOLOR": "0"]) { $1 }).color == .none)
  }

  @Test func `CLICOLOR_FORCE writes into a pipe, unless NO_COLOR is set too`() {
    let forced = modern.merging(["CLICOLOR_FORCE": "1"]) { $1 }
    #expect(profile(forced, isTerminal: false).color == .trueColor)
    let both = profile(forced.merging(["NO_COLOR": "1"]) { $1 }, isTerminal: false)
    #expect(both.color == .none && !both.attributes)
    let off = modern.merging(["CLICOLOR_FORCE": "0"]) { $1 }
    #expect(!profile(off, isTerminal: false).attributes)
  }

  @Test func `the option beats the environment`() {
    let always = profile(
      modern.merging(["NO_COLOR": "1"]) { $1 }, isTerminal: false, color: .always)
    #expect(always.color == .trueColor && always.attributes)
    let never = profile(modern.merging(["FORCE_HYPERLINK": "1"]) { $1 }, color: .never)
    #expect(never.color == .none && !never.attributes && !never.hyperlinks)
  }

  @Test(arguments: ["dumb", ""])
  func `a terminal that knows no escapes gets none unless forced`(_ term: String) {
    let facts = profile(["TERM": term, "FORCE_HYPERLINK": "1"])
    #expect(facts.color == .none && !facts.attributes && !facts.hyperlinks)
    #expect(profile(["TERM": term], color: .always).color == .ansi16)
  }

  @Test(arguments: [
    ("xterm", ColorDepth.ansi16), ("xterm-256color", .ansi256), ("linux", .ansi16),
    ("vt100", .none),
    ("xterm-kitty", .trueColor), ("foot", .trueColor), ("xterm-direct", .trueColor),
    ("screen-256color", .ansi256),
  ])
  func `the depth follows the terminal's name`(_ term: String, _ depth: ColorDepth) {
    #expect(profile(["TERM": term]).color == depth)
  }

  @Test(arguments: [
    (["VTE_VERSION": "5000"], true), (["VTE_VERSION": "4999"], false),
    (["TERM_PROGRAM": "iTerm.app"], true), (["TERM_PROGRAM": "WezTerm"], true),
    (["TERM_PROGRAM": "vscode"], true), (["TERM_PROGRAM": "ghostty"], true),
    (["KITTY_WINDOW_ID": "1"], true), (["WT_SESSION": "x"], true),
    (["KONSOLE_VERSION": "220000"], true),
    (["TERM": "foot"], true), (["TERM": "alacritty"], true), ([:], false),
    (["TERM": "linux", "VTE_VERSION": "7000"], false),
    (["TERM": "screen", "VTE_VERSION": "7000"], false),
    (["TERM": "screen-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.4"], true),
    (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.5a"], true),
    (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a"], false),
    (["FORCE_HYPERLINK": "1"], true), (["FORCE_HYPERLINK": "0", "VTE_VERSION": "7000"], false),
  ])
  func `links are written where they are known to be drawn`(
    _ environment: [String: String], _ isDrawn: Bool
  ) {
    let merged = ["TERM": "xterm-256color"].merging(environment) { $1 }
    #expect(profile(merged).hyperlinks == isDrawn)
  }

  @Test(arguments: [
    ([:], TerminalProfile.Characters.unicode), (["LANG": "C"], .ascii), (["LANG": "POSIX"], .ascii),
    (["LANG": "de_DE.UTF-8"], .unicode), (["LANG": "de_DE.utf8"], .unicode),
    (["LANG": "de_DE@euro"], .ascii), (["LANG": "C.UTF-8"], .unicode),
    (["LC_ALL": "C", "LANG": "en_US.UTF-8"], .ascii),
    (["LC_ALL": "", "LC_CTYPE": "en_US.UTF-8", "LANG": "C"], .unicode),
  ])
  func `frames follow the locale's charset`(
    _ environment: [String: String], _ characters: TerminalProfile.Characters
  ) {
    #expect(profile(environment).characters == characters)
  }

  @Test func `the width is the option's, then the environment's, then the terminal's`() {
    #expect(profile(["COLUMNS": "70"], width: 60).width == 60)
    #expect(profile(["COLUMNS": "70"]).width == 70)
    #expect(profile([:]).width == 100)
    #expect(profile([:], columns: nil).width == 80)
    #expect(profile([:], columns: 0).width == 80)
    for wrong in ["", "0", "-5", "wide", "99999999999999999999"] {
      #expect(profile(["COLUMNS": wrong]).width == 100)
    }
  }

  @Test(arguments: [
    (["KITTY_WINDOW_ID": "1"], PictureProtocol.kitty), (["TERM": "xterm-kitty"], .kitty),
    (["TERM_PROGRAM": "ghostty"], .kitty), (["TERM_PROGRAM": "iTerm.app"], .iTerm2),
    (["TERM_PROGRAM": "WezTerm"], .iTerm2), ([:], nil),
    (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], nil),
    (["TERM": "foot"], .sixel), (["TERM": "mlterm-256color"], .sixel),
    (["KONSOLE_VERSION": "220401"], .sixel), (["KONSOLE_VERSION": "210801"], nil),
    (["BEHEST_PICTURES": "sixel"], .sixel), (["TERM": "foot", "BEHEST_PICTURES": "none"], nil),
    (["TERM": "tmux-256color", "BEHEST_PICTURES": "Kitty"], .kitty),
  ])
  func `pictures are for terminals known to show them`(
    _ environment: [String: String], _ pictures: PictureProtocol?
  ) {
    let merged = ["TERM": "xterm-256color"].merging(environment) { $1 }
    #expect(profile(merged).pictures == pictures)
    #expect(profile(merged, isTerminal: false).pictures == nil)
    #expect(profile(merged, color: .never).pictures == nil)
  }

  @Test func `BEHEST_ACCESSIBLE says everything in words, also in a pipe`() {
    #expect(!profile(modern).isAccessible)
    #expect(profile(["BEHEST_ACCESSIBLE": "1"], isTerminal: false).isAccessible)
    #expect(!profile(["BEHEST_ACCESSIBLE": "0"]).isAccessible)
  }

  @Test func `COLORFGBG says what text stands on`() {
    #expect(profile(["COLORFGBG": "15;0"]).background == .dark)
    #expect(profile(["COLORFGBG": "0;default;15"]).background == .light)
    #expect(profile(["COLORFGBG": "x"]).background == .unknown)
    #expect(profile([:]).background == .unknown)
  }

  @Test func `absurd widths are drawn at sensible ones`() throws {
    for (width, drawn) in [(-1, 20), (5, 20), (20, 20), (1_000_000_000, 1_000)] {
      let screen = try Screen(
        TerminalRenderer(profile: TerminalProfile(width: width)).render(Card()))
      #expect(screen.width == drawn)
    }
  }
}
