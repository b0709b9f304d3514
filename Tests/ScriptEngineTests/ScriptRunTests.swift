// Runs scripts in JavaScriptCore with a host that answers from memory.

import BehestJSON
import ScriptEngine
import Synchronization
import Testing

/// The engine of all tests; `nil` where JavaScriptCore is not installed.
private let engine = JavaScriptEngine(
  limits: ScriptLimits(time: .milliseconds(300), memory: 1 << 30))

/// A host that keeps messages and answers with what it was given.
private final class KeepingHost: ScriptHost {
  private let state = Mutex<[(name: String, argument: JSON)]>([])
  let answers: [String: JSON]

  init(_ answers: [String: JSON] = [:]) { self.answers = answers }

  var messages: [(name: String, argument: JSON)] { state.withLock { $0 } }

  func answer(_ message: String, _ argument: JSON) throws -> JSON {
    state.withLock { $0.append((message, argument)) }
    if message == "storage.set" { throw RunError(.thrown, "The storage is full.") }
    return answers[message] ?? nil
  }

  func answerLater(_ message: String, _ argument: JSON) async throws -> JSON {
    if message == "fetch" { throw RunError(.thrown, "There is no network.") }
    try await Task.sleep(for: .milliseconds(5))
    return try answer(message, argument)
  }
}

/// What a script hears that works for too long.
private let stopped = "The script worked for more than 0 seconds without a pause and was stopped."

@Suite(.enabled(if: engine != nil, "JavaScriptCore is not installed."))
struct ScriptRunTests {
  private static func facts(_ entry: String) -> JSON {
    [
      "entry": .string(entry), "script": ["name": "Test", "directory": "/", "metadata": [:]],
      "env": .string(entry), "queryParameters": [:], "input": [:], "isInteractive": false,
      "locale": "en", "colorScheme": "light",
    ]
  }

  private static func run(
    _ source: String, as entry: String = "intent", host: KeepingHost = KeepingHost()
  ) async throws -> ScriptRun {
    let run = try await ScriptRun(#require(engine), facts: facts(entry), host: host)
    try await run.load("const s = require('scripting');\n\(source)", named: "bundle")
    return run
  }

  /// Returns the message of the error that a script ends with, and its stack.
  private static func error(
    of source: String, host: KeepingHost = KeepingHost()
  ) async throws -> RunError? {
    do {
      let run = try await run(source, host: host)
      defer { run.close() }
      _ = try await run.exited()
      return nil
    } catch let error as RunError {
      return error
    }
  }

  @Test func `a script ends by Script.exit with its value`() async throws {
    let run = try await Self.run("Script.exit(s.Intent.text('hi'))")
    #expect(try await run.exited()["value"] == ["type": "text", "value": "hi"])
  }

  @Test func `a script may exit after promises and timers`() async throws {
    let run = try await Self.run(
      """
      (async () => {
        await new Promise((resolve) => setTimeout(resolve, 10))
        await Pasteboard.getString()
        Script.exit(1)
      })()
      """)
    #expect(try await run.exited()["value"] != nil)
  }

  @Test(arguments: [
    ("1 + 1", "The script has come to its end without a result: end it with Script.exit(value)."),
    (
      "new Promise(() => {})",
      "The script has come to its end without a result: end it with Script.exit(value)."
    ),
    ("throw new Error('Oh')", "Oh"),
    ("nothing()", "ReferenceError: Can't find variable: nothing"),
    (
      "(async () => { await 1; null.x })()",
      "TypeError: null is not an object (evaluating 'null.x')"
    ),
    ("throw 'plain'", "plain"),
    ("throw null", "null"),
    ("throw { toString() { throw 1 } }", ""),
    ("Storage.set('a', 1)", "The storage is full."),
    ("while (true) {}", stopped),
    (
      "try { while (true) {} } catch {} finally { while (true) {} }",
      stopped
    ),
    (
      "/^(a+)+$/.test('a'.repeat(40) + 'b')",
      stopped
    ),
    (
      "(async () => { await 1; while (true) {} })()",
      stopped
    ),
    ("function f() { f() }; f()", "RangeError: Maximum call stack size exceeded."),
    (
      "setTimeout(() => { while (true) {} }, 1)",
      stopped
    ),
  ])
  func `an error ends the run with its words`(source: String, message: String) async throws {
    #expect(try await Self.error(of: source)?.message == message)
  }

  @Test func `an error has a stack with the places in the bundle`() async throws {
    let error = try #require(
      try await Self.error(of: "function g() {\n  throw new Error('x')\n}\ng()"))
    #expect(error.stack.hasPrefix("g@bundle:4:"))
  }

  @Test func `a growing array is stopped`() async throws {
    let small = try #require(
      JavaScriptEngine(limits: ScriptLimits(time: .seconds(20), memory: 200 << 20)))
    let run = try await ScriptRun(small, facts: Self.facts("intent"), host: KeepingHost())
    await #expect(throws: RunError.self) {
      try await run.load("const a = []; while (true) a.push(new Array(1000).fill(1))", named: "b")
    }
    run.close()
  }

  @Test func `after a script was stopped the next one runs`() async throws {
    _ = try await Self.error(of: "while (true) {}")
    let run = try await Self.run("Script.exit('next')")
    #expect(try await run.exited()["value"]?["value"] == "next")
  }

  @Test func `contexts share nothing`() async throws {
    for _ in 0..<2 {
      let run = try await Self.run(
        """
        globalThis.count = (globalThis.count ?? 0) + 1
        Object.prototype.count ??= 0
        Object.prototype.count += 1
        Script.exit(s.Intent.json([count, ({}).count]))
        """)
      #expect(try await run.exited()["value"]?["value"] == [1, 1])
      run.close()
    }
  }

  @Test func `a script has no way out of its context`() async throws {
    let run = try await Self.run(
      """
      const names = ["process", "Bun", "Deno", "load", "read", "readFile", "os", "std", "print",
        "quit", "WebAssembly", "SharedArrayBuffer", "Atomics", "$vm", "post", "host"]
      Script.exit(s.Intent.json(names.filter((name) => name in globalThis)))
      """)
    #expect(try await run.exited()["value"]?["value"] == [])
  }

  @Test func `intents are registered and performed`() async throws {
    let run = try await Self.run(
      """
      s.AppIntentManager.register({
        name: "Add", protocol: s.AppIntentProtocol.AppIntent,
        perform: async ({ a, b }) => { await null; return s.Intent.json(a + b) },
      })
      s.AppIntentManager.register({
        name: "Hang", protocol: s.AppIntentProtocol.AppIntent, perform: () => new Promise(() => {}),
      })
      """, as: "app_intents")
    #expect(try await run.call("intents").array?.count == 2)
    #expect(
      try await run.start("perform", arguments: ["Add", ["a": 1, "b": 2]])["value"]?["value"] == 3)
    do {
      _ = try await run.start("perform", arguments: ["Hang", nil])
      Issue.record("It has ended.")
    } catch let error as RunError {
      #expect(error.message == "It waits for a promise that nothing resolves.")
    }
    await #expect(throws: RunError.self) {
      try await run.start("perform", arguments: ["None", nil])
    }
  }

  @Test func `a rejected message is an error of the script`() async throws {
    let run = try await Self.run(
      "fetch('https://example.org').catch((error) => Script.exit(error.message))")
    #expect(try await run.exited()["value"]?["value"] == "There is no network.")
  }
}
