// Starts intents, and waits until they ask a question or end.

public import BehestCards

extension Conversation {
  /// An intent that has started and has not ended.
  struct Running {
    /// The run of the intent.
    var run: IntentRun
    /// The task that performs the intent.
    let task: Task<Void, Never>
    /// The task that monitors the intent's running time.
    let watch: Task<Void, Never>
    /// The card whose button started the intent; `nil` when a phrase or a name did.
    let pressed: Snippet?
    /// The names of the parameters whose questions were answered, in order.
    var answered: [String] = []
    /// The words of the last answer that fits several values, and the parameter that it is for.
    var narrowing: (name: String, words: String)?
    /// The pending question; `nil` while the intent runs.
    var waiting: Waiting?
    /// Whether the person has confirmed it.
    var isConfirmed = false

    /// The parameter that the pending question is about; `nil` for none, and for a confirmation of the whole.
    var fieldAsked: CallParameter? {
      waiting?.question.parameter.flatMap { asked in
        run.call.fields.first { $0.name == asked.name }
      }
    }

    /// Cancels the intent, without waiting for its end.
    func cancel() {
      run.exchange.cancel(because: .userCancelled)
      task.cancel()
    }
  }

  /// A question that was asked and is not answered yet.
  struct Waiting {
    /// The question, with all its options.
    var question: Question
    /// The card of the question with its intents; `nil` when there is none.
    var snippet: Snippet?
    /// The options still offered, as indices into those of the question.
    var offered: [Int]

    init(_ question: Question, _ snippet: Snippet?) {
      self.question = question
      self.snippet = snippet
      offered = Array(question.options.indices)
    }
  }

  /// Returns a run of an intent, whose questions go to `exchange`.
  func makeRun(
    of call: any IntentCall, in app: App, asking exchange: Exchange = Exchange()
  ) -> IntentRun {
    IntentRun(of: call, in: app, asking: exchange, catalog: catalog, settings: settings)
  }

  /// Starts an intent, and waits until it asks a question or ends.
  ///
  /// - Parameter answered: The names of parameters that were answered before it was started anew.
  func start(
    _ run: IntentRun, pressed: Snippet? = nil, answered: [String] = []
  ) async -> Reply {
    await launcher.launch(run.app)
    tie = nil
    var run = run
    run.undoStack = undoStack(of: run.app)
    run.confirmsRisks = settings.confirmsRisks && pressed == nil
    let exchange = run.exchange
    let shown = pressed ?? running.last?.waiting?.snippet
    let task = Task { [run] in
      let end = await run.app.speaking {
        await run.toEnd(refreshing: pressed, whileShowing: shown)
      }
      exchange.finish(end)
    }
    let watch = Task { [run] in
      guard let failure = await run.app.speaking({ await run.watch() }) else { return }
      exchange.finish(.failed(failure))
      exchange.cancel(because: .timeout)
      task.cancel()
    }
    running.append(
      Running(run: run, task: task, watch: watch, pressed: pressed, answered: answered))
    return await next()
  }

  /// Waits until the current intent asks a question or ends.
  ///
  /// When the calling task is cancelled, the intent is cancelled without waiting for its end.
  func next() async -> Reply {
    guard let current = running.last else { return .cancelled(.init()) }
    let event = await withTaskCancellationHandler {
      await current.run.exchange.next()
    } onCancel: {
      current.cancel()
      current.run.exchange.finish(.cancelled(wasDeclined: false))
    }
    switch event {
    case .question(var question, let snippet):
      if let name = question.intent { await leaveQuestion(of: name) }
      // Of several objects the question says which one it is about.
      if let rest = remaining, rest.isTogether, question.parameter != nil, question.dialog == nil {
        question.dialog = "\(rest.text):"
      }
      running[running.count - 1].waiting = Waiting(question, snippet)
      if let reply = await hold(question) { return reply }
      list(question.values)
      return .question(question)
    case .finished(let end):
      for name in end.performed { await leaveQuestion(of: name) }
      running.removeLast().watch.cancel()
      if running.last?.waiting != nil { return await askAgain(after: end) }
      return await reply(to: end, of: current)
    }
  }

  /// Draws the card shown last again, with its parameters resolved anew.
  ///
  /// - Returns: `nil` when no card is shown, or when it is a view, which does not change.
  /// - Throws: `Failure` when the snippet intent fails.
  public func redraw() async throws(Failure) -> Card? {
    guard let shown = presented, let source = shown.source else { return nil }
    do {
      guard let drawn = try await draw(source, of: shown.app) else { return nil }
      presented = drawn
      return drawn.card
    } catch {
      throw Failure(
        of: error, in: shown.app, otherwise: Sentence.couldNotDraw(app: shown.app.name))
    }
  }

  /// Draws a snippet again, without asking anything.
  private func draw(_ source: Snippet.Source, of app: App) async throws -> Snippet? {
    let run = makeRun(of: source.intent.makeCall(), in: app, asking: .silent())
    return try await app.speaking { try await run.draw(source) }
  }

  private func reply(to end: RunEnd, of ended: Running) async -> Reply {
    if !ended.run.tookBack.isEmpty, !end.isDone {
      // The commands that it was to replace are done again.
      await forgetRemaining()
      let reply = await run(again: ended.run.tookBack, Input(.proceed))
      if case .failed(let failure) = end { return .failed(failure) }
      return reply
    }
    switch end {
    case .done(let outcome, let presented):
      if let title = ended.run.replaces?.commands.first?.call.source.title {
        // It did not ask this time, so that what it did before was not taken back.
        settings.updates(.runsOnceMore(ended.run.app.speaking { title }))
      }
      await matcher.forgetEntities(of: ended.run.app)
      remember(ended.run)
      let intent = ended.run.call.source
      staying.removeAll { $0.intent.id == intent.id || intent.has(.isUndoable) }
      if !intent.has(.isUndoable) { staying.append((ended.run.app, intent)) }
      if ended.pressed == nil { remember(outcome, of: ended) }
      // A card stays until there is another, or a list whose numbers are meant from then on.
      self.presented =
        presented ?? ended.pressed ?? (outcome.numbered.isEmpty ? self.presented : nil)
      return .done(outcome)
    case .failed(let failure):
      rememberUndone(ended, hasFailed: true)
      return offer(failure.remedy, for: ended) ?? .failed(failure)
    case .cancelled(let wasDeclined):
      if wasDeclined { rememberUndone(ended) } else { declined = nil }
      return .cancelled(.init(wasDeclined: wasDeclined, intent: ended.run.name))
    }
  }

  /// Remembers a command that failed or was declined: "the same but small", "no, miso" may follow.
  private func rememberUndone(_ ended: Running, hasFailed: Bool = false) {
    guard ended.pressed == nil else { return }
    (declined, resumesDeclined) = (notPerformed(ended, hasFailed: hasFailed), !hasFailed)
    inputThatDeclined = hasFailed ? nil : countOfInputs
    left.removeAll(where: \.isCancelled)
    // A no to several is one to each.
    let together = remaining.flatMap { $0.isTogether && $0.isConfirmed ? $0.held : nil } ?? []
    declinedWith = hasFailed ? [] : together.map { notPerformed($0.running) }
  }

  private func notPerformed(_ ended: Running, hasFailed: Bool = false) -> Performed {
    Performed(
      app: ended.run.app, call: ended.run.call,
      outcome: Outcome(app: ended.run.app.name, intent: ended.run.name), hasFailed: hasFailed,
      replaces: ended.run.replaces, repeats: ended.run.repeats)
  }

  /// Cancels the intent of this name that waits behind the current one, which began as a button on
  /// the card of its question: the button has started the intent anew, and nothing is asked twice.
  ///
  /// Intents that no list shows may stand for several, such as all buttons of a view.
  private func leaveQuestion(of name: String) async {
    let behind = running.dropLast()
    guard
      let index = behind.firstIndex(where: {
        $0.waiting?.question.intent == name && $0.run.call.source.has(.isListed)
      })
    else { return }
    let left = running.remove(at: index)
    left.cancel()
    _ = await left.run.exchange.next()
    left.watch.cancel()
  }

  /// Asks the pending question again, with its card redrawn, after a button on the card was
  /// pressed.
  private func askAgain(after end: RunEnd) async -> Reply {
    guard let current = running.last, var waiting = current.waiting else {
      return .cancelled(.init())
    }
    waiting.question.dialog = nil
    waiting.question.problem = nil
    waiting.question.failure = nil
    switch end {
    case .done(let outcome, _):
      if outcome.acceptsQuestion, waiting.question.kind == .confirmation {
        return await resume(.accepted)
      }
      waiting.question.dialog = outcome.dialog
    case .failed(let failure): waiting.question.failure = failure
    case .cancelled: break
    }
    if let source = waiting.snippet?.source {
      do {
        if let drawn = try await draw(source, of: current.run.app) {
          waiting.snippet = drawn
          waiting.question.card = drawn.card
        }
      } catch let failure as Failure {
        waiting.question.failure = waiting.question.failure ?? failure
      } catch {
        // The card stays as it was.
      }
    }
    waiting.question.problem = waiting.question.failure?.words
    running[running.count - 1].waiting = waiting
    return .question(waiting.question)
  }
}

extension Conversation {
  /// Undoes the effect of the last undoable intent that has not been undone, and of those that one sentence
  /// ran with it.
  ///
  /// - Returns: The names of the effects, empty when the app gave none; `nil` when there is nothing to
  ///   undo.
  public func undo() async -> String? {
    let together = Set(performedTogether.map(\.id))
    guard let first = await undoLast() else { return nil }
    var names = [first]
    while let app = await appToUndo(), let next = lastToUndo(in: app),
      together.contains(history[next].id),
      let name = await undoLast()
    {
      names.append(name)
    }
    return names.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Undoes the effect of the last undoable intent, or that of an app, that has not been undone; returns its name, with
  /// that of the thing it was about: "Order Soup (Tomato Soup)".
  func undoLast(in app: String? = nil) async -> String? {
    guard let app = if let app { app } else { await appToUndo() } else { return nil }
    let place = lastToUndo(in: app)
    if let place { history[place].isUndone = true }
    let performed = place.map { history[$0] }
    guard let name = await undoStacks[app]?.undo() else { return nil }
    guard !name.isEmpty, let performed else { return name }
    let things = performed.app.speaking {
      performed.call.fields.filter(\.isThing).compactMap { $0.value?.option.title }
    }
    let unnamed = things.filter { !name.contains($0) }
    return unnamed.isEmpty ? name : "\(name) (\(unnamed.joined(separator: ", ")))"
  }

  /// Returns the app of the last undoable intent that has not been undone; `nil` for none.
  private func appToUndo() async -> String? {
    while let app = undoable.last {
      if await undoStacks[app]?.canUndo == true { return app }
      undoable.removeLast()
    }
    return nil
  }

  /// Returns the title of what ran last, if it cannot be undone, and whether something before it can; `nil`
  /// otherwise, and from the second time on.
  package func lastThatStays() async -> (title: String, isAboveOther: Bool)? {
    let ran = staying.reversed()
    staying = []
    for (app, intent) in ran where await !isLook(intent, of: app) {
      return (app.speaking { intent.title }, await appToUndo() != nil)
    }
    return nil
  }

  /// Returns whether an intent only shows or tells something, so that there is nothing to take back.
  func isLook(_ intent: any IntentSource, of app: App) async -> Bool {
    await matcher.isRetrieving(intent.name, of: app.name)
  }

  /// Returns the place in the history of the command of an app that would be undone; `nil` if none is known.
  func lastToUndo(in app: String) -> Int? {
    history.lastIndex { $0.app.name == app && $0.call.source.has(.isUndoable) && !$0.isUndone }
  }

  /// Returns the undo stack of an app's intents, creating it if necessary.
  func undoStack(of app: App) -> any UndoStack {
    let known = undoStacks[app.name] ?? app.host.makeUndoStack()
    undoStacks[app.name] = known
    return known
  }

  /// Records that an undoable intent has run.
  func remember(_ run: IntentRun) {
    guard run.call.source.has(.isUndoable) else { return }
    undoable.removeAll { $0 == run.app.name }
    undoable.append(run.app.name)
  }
}

/// An actor that keeps track of the apps that were launched.
actor Launcher {
  private var launches: [String: Task<Void, Never>] = [:]

  /// Launches an app if necessary, and waits until it has been launched.
  func launch(_ app: App) async {
    let launch = launches[app.name] ?? Task { await app.host.launch() }
    launches[app.name] = launch
    await launch.value
  }
}
