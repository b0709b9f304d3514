// The only file that calls JavaScriptCore: its values, its functions, and the thread that it has.

import BehestProcess
import CJavaScriptCore
import Foundation
import Synchronization

/// A value of JavaScript; used on the thread of its engine alone, and while it is reachable there.
struct JavaScriptValue: @unchecked Sendable {
  // Unchecked, because of the pointer: it is passed on between threads, and followed on one.
  fileprivate let pointer: behest_js_value?

  /// No value, which no function of the library follows.
  static let none = JavaScriptValue(pointer: nil)
}

/// JavaScriptCore in this process, with a heap, a thread and limits of its own.
///
/// Scripts run on one thread, one after the other, however many contexts there are.
package final class JavaScriptEngine: @unchecked Sendable {
  // Unchecked, because of the pointers: they are followed on the engine's thread alone.
  fileprivate let library: behest_js
  fileprivate let group: behest_js_group
  private let jobs = JobQueue()
  private let watch: Mutex<Watch>
  /// Fires when a script cannot be stopped: the library asks `mustStop` in no loop of promises.
  private let alarm = DispatchSource.makeTimerSource()
  /// Looks at the memory, which scripts may take in many short entries, or where none stops them.
  private let gauge = DispatchSource.makeTimerSource()

  private struct Watch {
    var limits: ScriptLimits
    /// The moment when the script that runs now was entered; `nil` while none runs.
    var entered: ContinuousClock.Instant?
    /// The moment when a script was left last.
    var left = ContinuousClock.now
    /// Whether the memory is looked at.
    var isGauged = false
    var violation: RunError?
  }

  /// Loads the library; `nil` when it is not installed.
  ///
  /// - Parameter stuck: Called with a sentence when a script works beyond its time and nothing
  ///   stops it, so that the engine is of no use any more.
  package init?(
    limits: ScriptLimits = ScriptLimits(),
    whenStuck stuck: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    guard let library = behest_js_load()?.pointee, let group = library.JSContextGroupCreate() else {
      return nil
    }
    self.library = library
    self.group = group
    watch = Mutex(Watch(limits: limits))
    jobs.start()
    keepWatch()
    let words = Self.words(forTime: limits.time + Self.grace)
    alarm.setEventHandler { stuck(words) }
    alarm.resume()
    let most = limits.memory * 3 / 2
    gauge.setEventHandler { [weak self] in
      if ScriptLimits.memoryInUse > most {
        stuck("Scripts used more than \(most >> 20) MB of memory and were stopped.")
      }
      self?.rest()
    }
    gauge.resume()
  }

  /// Stops to look at the memory when no script has been entered for a while.
  private func rest() {
    watch.withLock { watch in
      guard watch.entered == nil, ContinuousClock.now - watch.left > .seconds(60) else { return }
      watch.isGauged = false
      gauge.schedule(deadline: .distantFuture)
    }
  }

  /// The time after which a script that was told to stop is taken for one that cannot be.
  private static let grace = Duration.seconds(1)

  private static func words(forTime time: Duration) -> String {
    "The script worked for more than \(time.components.seconds) seconds without a pause and was "
      + "stopped."
  }

  /// Has `mustStop` called when a script has worked for a while; the library asks only once.
  fileprivate func keepWatch() {
    library.JSContextGroupSetExecutionTimeLimit(
      group, 0.05,
      { _, engine in
        guard let engine else { return true }
        return Unmanaged<JavaScriptEngine>.fromOpaque(engine).takeUnretainedValue().mustStop()
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    library.JSContextGroupClearExecutionTimeLimit(group)
    // Unsafe, because of the pointer: the last to follow it is the thread that always did.
    nonisolated(unsafe) let group = group
    let library = library
    jobs.finish { library.JSContextGroupRelease(group) }
  }

  /// Calls a function on the engine's thread, after those before it.
  func post(_ job: @escaping @Sendable () -> Void) { jobs.add(job) }

  /// Returns what a function returns on the engine's thread.
  func run<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result
  {
    try await withCheckedThrowingContinuation { continuation in
      jobs.add { continuation.resume(with: Swift.Result { try body() }) }
    }
  }

  /// Whether earlier scripts have left so much memory in use that a next one might not have enough:
  /// the library does not give it back.
  package var isSpent: Bool {
    ScriptLimits.memoryInUse > watch.withLock { $0.limits.memory } / 2
  }

  private func mustStop() -> Bool {
    let isOver = watch.withLock { watch in
      if let entered = watch.entered, ContinuousClock.now - entered > watch.limits.time {
        watch.violation = RunError(.tookTooLong, Self.words(forTime: watch.limits.time))
      } else if ScriptLimits.memoryInUse > watch.limits.memory {
        watch.violation = RunError(
          .usedTooMuchMemory,
          "The script used more than \(watch.limits.memory >> 20) MB of memory and was stopped.")
      }
      return watch.violation != nil
    }
    if !isOver { keepWatch() }
    return isOver
  }

  /// Calls a function that enters JavaScript, whose time counts from here.
  fileprivate func entering<Result>(_ body: () throws -> Result) throws -> Result {
    let isOutermost = watch.withLock { watch in
      guard watch.entered == nil else { return false }
      watch.entered = .now
      if !watch.isGauged {
        watch.isGauged = true
        gauge.schedule(deadline: .now() + 0.05, repeating: 0.05)
      }
      return true
    }
    guard isOutermost else { return try body() }
    let time = watch.withLock { $0.limits.time + Self.grace } / .seconds(1)
    alarm.schedule(deadline: .now() + time)
    let result = Swift.Result { try body() }
    alarm.schedule(deadline: .distantFuture)
    let violation = watch.withLock { watch in
      defer { (watch.entered, watch.violation) = (nil, nil) }
      watch.left = .now
      return watch.violation
    }
    if let violation { throw violation }
    return try result.get()
  }
}

/// The limits of what a script may use.
package struct ScriptLimits: Sendable {
  /// The longest time that a script may work without a pause.
  package var time: Duration
  /// The most memory that the process may have, in bytes.
  package var memory: Int

  /// Creates limits.
  package init(time: Duration = .seconds(5), memory: Int = 1 << 30) {
    self.time = time
    self.memory = memory
  }

  /// The memory of this process, in bytes.
  static var memoryInUse: Int {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    guard case .bytes(let bytes) = Descriptor.read(file, upTo: 256) else { return 0 }
    let pages = bytes.split(separator: UInt8(ascii: " ")).dropFirst().first
    return (pages.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0) * Int(getpagesize())
  }
}

/// A context of JavaScript: a global object that shares nothing with others.
///
/// Every method is called on the engine's thread.
final class JavaScriptContext: @unchecked Sendable {
  // Unchecked, because of the pointer: it is followed on the engine's thread alone.
  private let engine: JavaScriptEngine
  private let context: behest_js_context
  /// The function behind the one of `makeFunction`.
  private var receive: (([JavaScriptValue]) throws -> JavaScriptValue)?

  private static let all = Mutex<[UInt: JavaScriptContext]>([:])
  private var key: UInt { UInt(bitPattern: context) }
  private var library: behest_js { engine.library }

  init?(_ engine: JavaScriptEngine) {
    guard let context = engine.library.JSGlobalContextCreateInGroup(engine.group, nil) else {
      return nil
    }
    self.engine = engine
    self.context = context
    Self.all.withLock { $0[UInt(bitPattern: context)] = self }
  }

  /// Releases the context, which must not be used any more.
  func close() {
    guard Self.all.withLock({ $0.removeValue(forKey: key) }) != nil else { return }
    receive = nil
    library.JSGlobalContextRelease(context)
  }

  // MARK: Values

  var undefined: JavaScriptValue { JavaScriptValue(pointer: library.JSValueMakeUndefined(context)) }

  func value(_ text: String) -> JavaScriptValue {
    withString(text) { JavaScriptValue(pointer: library.JSValueMakeString(context, $0)) }
  }

  /// Returns a value as text; empty where its conversion fails.
  func text(_ value: JavaScriptValue) -> String {
    var error: behest_js_value?
    guard let string = library.JSValueToStringCopy(context, value.pointer, &error) else {
      return ""
    }
    defer { library.JSStringRelease(string) }
    let size = library.JSStringGetMaximumUTF8CStringSize(string)
    return String(unsafeUninitializedCapacity: size) { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        max(1, library.JSStringGetUTF8CString(string, $0.baseAddress, size)) - 1
      }
    }
  }

  /// Returns a property of a value; undefined for a value that is no object.
  func property(_ name: String, of object: JavaScriptValue) -> JavaScriptValue {
    guard library.JSValueIsObject(context, object.pointer) else { return undefined }
    return withString(name) {
      JavaScriptValue(pointer: library.JSObjectGetProperty(context, object.pointer, $0, nil))
    }
  }

  /// Keeps a value that only the host knows.
  func retain(_ value: JavaScriptValue) { library.JSValueProtect(context, value.pointer) }

  func release(_ value: JavaScriptValue) { library.JSValueUnprotect(context, value.pointer) }

  /// Removes a property of the global object.
  func removeGlobal(_ name: String) {
    withString(name) {
      _ = library.JSObjectDeleteProperty(
        context, library.JSContextGetGlobalObject(context), $0, nil)
    }
  }

  private func withString<Result>(
    _ text: String, _ body: (behest_js_string) throws -> Result
  ) rethrows -> Result {
    guard let string = library.JSStringCreateWithUTF8CString(text) else {
      preconditionFailure("JavaScriptCore makes a string of any text")
    }
    defer { library.JSStringRelease(string) }
    return try body(string)
  }

  // MARK: Calls

  /// Evaluates a program, whose first line has the number 1.
  func evaluate(_ source: String, named name: String) throws -> JavaScriptValue {
    try entering {
      try failing { error in
        withString(source) { source in
          withString(name) { name in
            library.JSEvaluateScript(context, source, nil, name, 1, &error)
          }
        }
      }
    }
  }

  @discardableResult
  func call(_ function: JavaScriptValue, _ arguments: JavaScriptValue...) throws -> JavaScriptValue
  {
    try entering {
      let pointers = arguments.map(\.pointer)
      return try failing { error in
        library.JSObjectCallAsFunction(
          context, function.pointer, nil, pointers.count, pointers, &error)
      }
    }
  }

  /// Calls a function that enters JavaScript, and makes the engine ready again after a stop.
  private func entering(_ body: () throws -> JavaScriptValue) throws -> JavaScriptValue {
    do {
      return try engine.entering(body)
    } catch let error as RunError where error.kind != .thrown {
      // A stop may come when the script has just ended: then it would hit the next one.
      withString("0") { source in
        for _ in 0..<2 { _ = library.JSEvaluateScript(context, source, nil, nil, 1, nil) }
      }
      engine.keepWatch()
      throw error
    }
  }

  private func failing(
    _ body: (inout behest_js_value?) -> behest_js_value?
  ) throws -> JavaScriptValue {
    var error: behest_js_value?
    let result = body(&error)
    if let error { throw self.error(JavaScriptValue(pointer: error)) }
    return JavaScriptValue(pointer: result)
  }

  /// Returns the error that a thrown value stands for.
  func error(_ thrown: JavaScriptValue) -> RunError {
    let message = property("message", of: thrown)
    let stack = property("stack", of: thrown)
    let isError = library.JSValueIsString(context, message.pointer)
    let name = isError ? text(property("name", of: thrown)) : "Error"
    let said = text(isError ? message : thrown)
    return RunError(
      .thrown, name == "Error" ? said : "\(name): \(said)",
      stack: library.JSValueIsString(context, stack.pointer) ? text(stack) : "")
  }

  /// Returns a function of JavaScript that calls one of Swift; a context has one such function.
  func makeFunction(
    _ body: @escaping ([JavaScriptValue]) throws -> JavaScriptValue
  ) -> JavaScriptValue {
    receive = body
    let function = withString("post") {
      library.JSObjectMakeFunctionWithCallback(context, $0) { inner, _, _, count, values, thrown in
        guard let library = behest_js_load()?.pointee,
          let global = library.JSContextGetGlobalContext(inner),
          let context = JavaScriptContext.all.withLock({ $0[UInt(bitPattern: global)] }),
          let receive = context.receive
        else { return nil }
        do {
          return try receive((0..<count).map { JavaScriptValue(pointer: values?[$0]) }).pointer
        } catch {
          thrown?.pointee = context.makeError(error).pointer
          return nil
        }
      }
    }
    return JavaScriptValue(pointer: function)
  }

  func makeError(_ error: any Error) -> JavaScriptValue {
    let words = (error as? RunError)?.message ?? "\(error)"
    var arguments = [value(words).pointer]
    return JavaScriptValue(pointer: library.JSObjectMakeError(context, 1, &arguments, nil))
  }

  /// Returns a promise with the functions that settle it.
  func makePromise() -> (
    promise: JavaScriptValue, resolve: JavaScriptValue, reject: JavaScriptValue
  ) {
    var resolve: behest_js_value?
    var reject: behest_js_value?
    let promise = library.JSObjectMakeDeferredPromise(context, &resolve, &reject, nil)
    return (
      JavaScriptValue(pointer: promise), JavaScriptValue(pointer: resolve),
      JavaScriptValue(pointer: reject)
    )
  }

  /// Has a function of JavaScript called with each promise that nobody handled, and its reason.
  func setUnhandledRejection(_ function: JavaScriptValue) {
    var error: behest_js_value?
    library.JSGlobalContextSetUnhandledRejectionCallback(context, function.pointer, &error)
  }
}

/// A thread that calls functions in the order in which they come.
private final class JobQueue: Sendable {
  private struct State {
    var jobs: [@Sendable () -> Void] = []
    var isFinished = false
  }

  private let state = Mutex(State())
  private let news = DispatchSemaphore(value: 0)

  func start() {
    startThread { [self] in
      while true {
        news.wait()
        let (jobs, isFinished) = state.withLock { state in
          defer { state.jobs = [] }
          return (state.jobs, state.isFinished)
        }
        for job in jobs { job() }
        if isFinished { return }
      }
    }
  }

  func add(_ job: @escaping @Sendable () -> Void) {
    state.withLock { $0.jobs.append(job) }
    news.signal()
  }

  /// Ends the thread after a last function.
  func finish(_ last: @escaping @Sendable () -> Void) {
    state.withLock { state in
      state.jobs.append(last)
      state.isFinished = true
    }
    news.signal()
  }
}
