// Decides what a line of a session does, at the prompt, in a script and while a question is pending.

import IntentEngine
import SpokenValues

/// The effect of a line, found by looking at the apps and the card.
enum LineEffect: Sendable {
  case nothing
  case leave
  /// Shows the last card once more.
  case cardAgain
  /// Clears the screen.
  case clear
  /// Prints the lines of a word of the shell.
  case lines([String])
  /// Says that the shell has done something.
  case note(String)
  /// Says that the line is a mistake, and why.
  case refused(String)
  /// Says that a word of the shell could not do what it stands for, and why.
  case failed(Failure)
  /// Says an input to the conversation.
  case input(Input)
}

extension SessionLine {
  /// Carries out a word of the shell, or returns the input that the line is.
  func effect(in context: ShellWord.Context) async -> LineEffect {
    let surroundings = context.surroundings
    func said(_ input: Input) -> LineEffect {
      var input = input
      input.app = input.app ?? surroundings.app
      return .input(input)
    }
    switch self {
    case .nothing: return .nothing
    case .word(.leave): return .leave
    case .word(.cardAgain): return .cardAgain
    case .word(.clear): return .clear
    case .word(.print(let lines)):
      do throws(Failure) { return .lines(try await lines(context)) } catch { return .failed(error) }
    case .about(let subject, let word, let input):
      do throws(Failure) {
        if let lines = try await word.about?(subject, context) { return .lines(lines) }
      } catch {
        return .failed(error)
      }
      return input.isShellWord
        ? .refused(await ShellWord.refusal(of: subject, in: context)) : said(input)
    case .unknownWord(let problem): return .refused(problem)
    case .run(let words, let input):
      do throws(ValueTextError) {
        return said(try await surroundings.input(running: words, orSaying: input))
      } catch {
        return .refused(error.message)
      }
    case .use(let name, let input):
      switch await surroundings.use(name, orSaying: input) {
      case .said(let words)?: return .note(words)
      case .refused(let words)?: return .refused(words)
      case nil: return said(input)
      }
    case .input(let input):
      // "History" is the shell's word ":history" where no phrase is like it.
      if context.work != nil, let word = bareWord,
        await surroundings.isForShell(input, about: "")
      {
        return await word.effect(in: context)
      }
      return said(input)
    }
  }

  /// Returns whether the line is a word of the shell where any text may be meant: about a thing that there is.
  func isHeardAmongTexts(in context: ShellWord.Context) async -> Bool {
    switch self {
    case .about(let subject, let word, let input):
      if input.isShellWord || word.needsSubject && Int(subject) != nil { return true }
      if word.topics.contains(subject.lowercased()) { return true }
      return word.takesApps ? await context.app(named: subject) != nil : false
    case .run(let words, let input):
      let said = try? await context.surroundings.input(running: words, orSaying: input)
      if case .run? = said?.content { return true }
      return input.isShellWord
    case .use(let name, let input):
      if input.isShellWord
        || SentenceLanguage.sessionWords.flatMap(\.noApp).contains(name.lowercased())
      {
        return true
      }
      return await context.app(named: name) != nil
    case .nothing, .word, .unknownWord, .input: return true
    }
  }

  /// The word of the shell that the line is but for its colon; `nil` for other lines.
  private var bareWord: SessionLine? {
    guard case .input(let input) = self, case .text(let line) = input.content else { return nil }
    return ShellWord.named(":" + line.lowercased()).map { .word($0.action) }
  }

  /// Returns the name of the app that the line opens: of one with a view of its own.
  func appToOpen(in context: ShellWord.Context) async -> String? {
    guard case .about(let subject, let word, _) = self, word.opensApps,
      let app = await context.app(named: subject)?.name, context.surroundings.hasView(app)
    else { return nil }
    return app
  }
}
