// A run of a script: a fresh context with the module `scripting`, promises and timers.

package import BehestJSON
import Foundation
import ScriptModule
import Synchronization

/// A run of a script in a fresh context, which shares nothing with other runs.
///
/// It ends by `close()`. A script that has nothing left to wait for, and has not called
/// `Script.exit`, is told apart from one that still works: what waits for it then fails.
package final class ScriptRun: @unchecked Sendable {
  // Unchecked: all but the host is used on the engine's thread alone.
  private let engine: JavaScriptEngine
  private let host: any ScriptHost
  private var context: JavaScriptContext?
  /// The functions of `Self.glue` that the host calls.
  private var functions: [String: JavaScriptValue] = [:]

  private var starts: [Int: CheckedContinuation<JSON, any Error>] = [:]
  private var lastStart = 0
  private var exits: CheckedContinuation<JSON, any Error>?
  private var exit: JSON?
  /// The messages that are not answered yet, with the functions that settle their promises.
  private var replies: [Int: (task: Task<Void, Never>, settlers: [JavaScriptValue])] = [:]
  /// The object that holds `functions`.
  private var glue: JavaScriptValue?
  private var lastReply = 0
  /// Who waits until the messages after a number are answered.
  private var waiters: [UUID: (mark: Int, waiter: CheckedContinuation<Void, Never>)] = [:]
  /// Waiters that were cancelled before they began.
  private var cancelled: Set<UUID> = []
  private var timers: [String: any DispatchSourceTimer] = [:]
  /// The error that ended the run.
  private var failure: RunError?
  /// The first error that nobody handled: the cause where the script then waits for ever.
  private var rejection: RunError?

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - facts: The object `context` of the runtime: entry, script, env, input and so on.
  ///   - host: The object that answers the script's messages.
  /// - Throws: `RunError` when the runtime itself fails.
  package init(_ engine: JavaScriptEngine, facts: JSON, host: any ScriptHost) async throws {
    self.engine = engine
    self.host = host
    let facts = facts.text(isPretty: false)
    try await engine.run { [self] in try prepare(facts) }
  }

  /// The module `scripting`: a function of the host and of the facts about a run.
  package static let runtime =
    "(function (host, context) {\n\(String(cString: behest_script_runtime()))\n})"

  /// JavaScript between the runtime and the host. It takes what it needs before a script runs.
  private static let glue = """
    (function (make, post, facts) {
      const text = JSON.stringify;
      const host = {
        call: (name, json) => post("call", name, json),
        send: (name, json) => post("send", name, json),
      };
      const runtime = make(host, JSON.parse(facts));
      for (const name of Object.keys(runtime.globals)) {
        Object.defineProperty(globalThis, name, {
          value: runtime.globals[name], writable: true, configurable: true,
        });
      }
      return {
        load: (bundle) => {
          const module = { exports: {} };
          try {
            bundle(runtime.require, module, module.exports);
          } catch (error) {
            if (!runtime.isExit(error)) throw error;
          }
        },
        call: (name, json) => runtime.call(name, json),
        start: (id, name, json) => {
          runtime.start(
            name, json, (result) => post("done", id, result),
            (error, isExit) => post(isExit ? "left" : "failed", id, error));
        },
        fire: (id) => runtime.fire(+id),
        rejected: (promise, error) => {
          if (runtime.isExit(error)) return;
          post("rejected", "", error);
          runtime.unhandled(error);
        },
      };
    })
    """

  private func prepare(_ facts: String) throws {
    guard let context = JavaScriptContext(engine) else {
      throw RunError(.usedTooMuchMemory, "There is no memory for another script.")
    }
    self.context = context
    // They share memory, or run code that no limit stops.
    for name in ["Atomics", "SharedArrayBuffer", "WebAssembly"] { context.removeGlobal(name) }
    let make = try context.evaluate(Self.runtime, named: Self.runtimeName)
    let post = context.makeFunction { [weak self] values in
      guard let self, let context = self.context else { throw RunError(.ended, "") }
      return try receive(values, in: context)
    }
    let glue = try context.call(
      try context.evaluate(Self.glue, named: Self.runtimeName), make, post, context.value(facts))
    context.retain(glue)
    self.glue = glue
    for name in ["load", "call", "start", "fire", "rejected"] {
      functions[name] = context.property(name, of: glue)
    }
    if let rejected = functions["rejected"] { context.setUnhandledRejection(rejected) }
  }

  /// The name of the runtime in stack traces.
  package static let runtimeName = "scripting"

  // MARK: The script

  /// Evaluates a bundle: the body of a function of `require`, `module` and `exports`.
  ///
  /// - Parameter name: The name of the bundle in stack traces, where its first line is the second.
  /// - Throws: `RunError`.
  package func load(_ bundle: String, named name: String) async throws {
    try await engine.run { [self] in
      let context = try open()
      let function = try context.evaluate(
        "(function (require, module, exports) {\n\(bundle)\n})", named: name)
      _ = try enter { try context.call(self.function("load"), function) }
    }
  }

  /// Calls a function of the runtime that answers at once.
  ///
  /// - Throws: `RunError`.
  @discardableResult
  package func call(_ name: String, _ arguments: JSON...) async throws -> JSON {
    let arguments = JSON.array(arguments).text(isPretty: false)
    return try await engine.run { [self] in
      let context = try open()
      return try enter {
        try json(
          context.text(
            try context.call(function("call"), context.value(name), context.value(arguments))))
      }
    }
  }

  /// Calls a function of the runtime that answers later.
  ///
  /// - Throws: `RunError`, also when the script can never answer; of kind `ended` when it has
  ///   ended by `Script.exit`.
  package func start(_ name: String, arguments: [JSON] = []) async throws -> JSON {
    let arguments = JSON.array(arguments).text(isPretty: false)
    return try await withCheckedThrowingContinuation { continuation in
      engine.post { [self] in
        lastStart += 1
        let id = lastStart
        starts[id] = continuation
        do {
          let context = try open()
          _ = try enter {
            try context.call(
              function("start"), context.value("\(id)"), context.value(name),
              context.value(arguments))
          }
        } catch {
          starts.removeValue(forKey: id)?.resume(throwing: error)
        }
      }
    }
  }

  /// Returns a mark between the messages that have been sent and those that will be.
  package func mark() async -> Int {
    await withCheckedContinuation { continuation in
      engine.post { [self] in continuation.resume(returning: lastReply) }
    }
  }

  /// Waits until the messages that were sent after a mark are answered, or the task is cancelled.
  package func answered(after mark: Int) async {
    let id = UUID()
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        engine.post { [self] in
          guard cancelled.remove(id) == nil else { return waiter.resume() }
          waiters[id] = (mark, waiter)
          wakeWaiters()
        }
      }
    } onCancel: {
      engine.post { [self] in
        if let waiting = waiters.removeValue(forKey: id) {
          waiting.waiter.resume()
        } else {
          cancelled.insert(id)
        }
      }
    }
  }

  private func wakeWaiters() {
    for (id, entry) in waiters where replies.keys.allSatisfy({ $0 <= entry.mark }) {
      waiters[id] = nil
      entry.waiter.resume()
    }
  }

  /// Waits until the script calls `Script.exit`, and returns its argument, the message `exit`.
  ///
  /// - Throws: `RunError`: what the script threw and nobody handled, or that it never exits.
  package func exited() async throws -> JSON {
    try await withCheckedThrowingContinuation { continuation in
      engine.post { [self] in
        exits = continuation
        settleIfIdle()
      }
    }
  }

  /// Ends the run: the script gets no answers any more, and whoever waits for it fails.
  package func close() {
    engine.post { [self] in
      finish(RunError(.ended, "The script has ended."))
      glue.map { context?.release($0) }
      glue = nil
      context?.close()
      context = nil
      functions = [:]
    }
  }

  /// Calls a function on the engine's thread if the run is still there.
  private func post(_ body: @escaping @Sendable (ScriptRun) -> Void) {
    engine.post { [weak self] in if let self { body(self) } }
  }

  private func open() throws -> JavaScriptContext {
    guard let context else { throw RunError(.ended, "The script has ended.") }
    return context
  }

  private func function(_ name: String) -> JavaScriptValue {
    functions[name] ?? JavaScriptValue.none
  }

  /// Calls a function that runs the script, and sees afterwards whether it waits for anything.
  ///
  /// A script that was stopped is not entered again.
  private func enter<Result>(_ body: () throws -> Result) throws -> Result {
    if let failure { throw failure }
    do {
      let result = try body()
      settleIfIdle()
      return result
    } catch let error as RunError where error.kind != .thrown {
      finish(error)
      throw error
    }
  }

  private func finish(_ error: RunError) {
    if failure == nil { failure = error }
    for reply in replies.values {
      reply.task.cancel()
      for value in reply.settlers { context?.release(value) }
    }
    for timer in timers.values { timer.cancel() }
    replies = [:]
    timers = [:]
    for start in starts.values { start.resume(throwing: error) }
    starts = [:]
    wakeWaiters()
    settleExit(error)
  }

  private func settleExit(_ error: RunError) {
    guard let waiting = exits else { return }
    exits = nil
    if let exit { waiting.resume(returning: exit) } else { waiting.resume(throwing: error) }
  }

  /// Ends the waiting for a script that has ended, or that nothing can wake any more.
  private func settleIfIdle() {
    if exit != nil || failure != nil {
      for start in starts.values {
        start.resume(throwing: failure ?? RunError(.ended, "The script has ended."))
      }
      starts = [:]
      return settleExit(failure ?? RunError(.ended, "The script has ended."))
    }
    guard replies.isEmpty, timers.isEmpty else { return }
    for start in starts.values {
      start.resume(
        throwing: rejection
          ?? RunError(.waitsForNothing, "It waits for a promise that nothing resolves."))
    }
    starts = [:]
    settleExit(
      rejection
        ?? RunError(
          .waitsForNothing,
          "The script has come to its end without a result: end it with Script.exit(value)."))
  }

  // MARK: Messages

  private func json(_ text: String) throws -> JSON {
    do {
      return try JSON(parsing: text.utf8)
    } catch {
      throw RunError(.thrown, "The script gave a value that JSON cannot hold.")
    }
  }

  private func receive(
    _ values: [JavaScriptValue], in context: JavaScriptContext
  ) throws -> JavaScriptValue {
    guard values.count == 3 else { return context.undefined }
    let name = context.text(values[1])
    switch context.text(values[0]) {
    case "call": return context.value(try answer(name, try json(context.text(values[2]))))
    case "send": return try promise(name, try json(context.text(values[2])), in: context)
    case "done":
      let result = Result { try json(context.text(values[2])) }
      starts.removeValue(forKey: Int(name) ?? 0)?.resume(with: result)
    case "left":
      starts.removeValue(forKey: Int(name) ?? 0)?.resume(
        throwing: RunError(.ended, "The script has ended."))
    case "failed":
      starts.removeValue(forKey: Int(name) ?? 0)?.resume(throwing: context.error(values[2]))
    case "rejected":
      // The first error is the cause of others.
      rejection = rejection ?? context.error(values[2])
    default: break
    }
    return context.undefined
  }

  private func answer(_ name: String, _ argument: JSON) throws -> String {
    switch name {
    case "exit":
      exit = argument
      for timer in timers.values { timer.cancel() }
      timers = [:]
      return "null"
    case "timer":
      try setTimer(argument["id"]?.text(isPretty: false) ?? "", argument["ms"]?.number)
      return "null"
    default: return try host.answer(name, argument).text(isPretty: false)
    }
  }

  private func promise(
    _ name: String, _ argument: JSON, in context: JavaScriptContext
  ) throws -> JavaScriptValue {
    let (promise, resolve, reject) = context.makePromise()
    for value in [resolve, reject] { context.retain(value) }
    lastReply += 1
    let id = lastReply
    let task = Task { [weak self, host] in
      let result: Result<String, any Error>
      do {
        result = .success(try await host.answerLater(name, argument).text(isPretty: false))
      } catch {
        result = .failure(error)
      }
      self?.post { $0.reply(id, result, resolve, reject) }
    }
    replies[id] = (task, [resolve, reject])
    return promise
  }

  private func reply(
    _ id: Int, _ result: Result<String, any Error>, _ resolve: JavaScriptValue,
    _ reject: JavaScriptValue
  ) {
    // A run that has ended has let go of them.
    guard let context, replies.removeValue(forKey: id) != nil else { return }
    defer { for value in [resolve, reject] { context.release(value) } }
    // The script goes on first, and may send more.
    defer { wakeWaiters() }
    guard exit == nil, failure == nil else { return settleIfIdle() }
    // What cannot throw here has nobody to tell it to: the script's own errors go to its promises.
    try? enter {
      switch result {
      case .success(let text): try context.call(resolve, context.value(text))
      case .failure(is CancellationError): break
      case .failure(let error): try context.call(reject, context.makeError(error))
      }
    }
  }

  private static let mostTimers = 10_000

  private func setTimer(_ id: String, _ milliseconds: Double?) throws {
    timers.removeValue(forKey: id)?.cancel()
    guard let milliseconds else { return }
    guard timers.count < Self.mostTimers else {
      throw RunError(.thrown, "A script has \(Self.mostTimers) timers at most.")
    }
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + min(max(milliseconds, 0), 1e9) / 1_000)
    timer.setEventHandler { [weak self] in
      self?.post { $0.fire(id) }
    }
    timers[id] = timer
    timer.resume()
  }

  private func fire(_ id: String) {
    guard let context, timers.removeValue(forKey: id) != nil, exit == nil, failure == nil else {
      return
    }
    _ = try? enter { try context.call(function("fire"), context.value(id)) }
  }
}
