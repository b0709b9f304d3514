// Keeps what a client has only a name for: values of apps' own types, calls, and what goes on.

import Foundation
import IntentEngine
import Synchronization

/// The objects that clients refer to by name.
///
/// Of each kind the latest are kept. An older value is looked up again by its identifier, and an
/// older call is made anew from its values, as far as that goes.
final class KeptObjects: Sendable {
  /// The function that continues an intent in the foreground.
  typealias Continuation = @Sendable () async throws -> Void

  private struct Box<Object> {
    private var objects: [String: Object] = [:]
    private var names: [String] = []
    private var oldest = 0
    private let most: Int

    init(most: Int) { self.most = most }

    subscript(name: String) -> Object? { objects[name] }

    mutating func add(_ object: Object, as name: String) {
      objects[name] = object
      names.append(name)
      guard objects.count > most else { return }
      objects[names[oldest]] = nil
      oldest += 1
      // The names of what is gone are dropped in one go.
      if oldest > most { (names, oldest) = (Array(names[oldest...]), 0) }
    }
  }

  private struct State {
    var next = 0
    var values = Box<any NativeValue>(most: 20_000)
    var calls = Box<any IntentCall>(most: 2_000)
    var callNames: [ObjectIdentifier: (name: String, call: any IntentCall)] = [:]
    var continuations = Box<Continuation>(most: 100)
    var undoStacks: [String: any UndoStack] = [:]

    /// The end of all names, so that one of an earlier process is not taken for one of this.
    let process = String(UInt64.random(in: .min ... .max), radix: 36)

    mutating func name(_ kind: String) -> String {
      next += 1
      return "\(kind)\(next)-\(process)"
    }
  }

  private let state = Mutex(State())

  /// Keeps a value, and returns its name.
  func keep(_ value: any NativeValue) -> String {
    state.withLock { state in
      let name = state.name("v")
      state.values.add(value, as: name)
      return name
    }
  }

  /// Returns the value with a name; `nil` when it is not kept.
  func value(_ name: String) -> Value? {
    state.withLock { $0.values[name] }.map { Value($0) }
  }

  /// Keeps a call, and returns its name, which is the same each time.
  func keep(_ call: any IntentCall) -> String {
    state.withLock { state in
      let id = ObjectIdentifier(call)
      if let known = state.callNames[id], state.calls[known.name] != nil { return known.name }
      let name = state.name("c")
      state.calls.add(call, as: name)
      state.callNames = state.callNames.filter { state.calls[$0.value.name] != nil }
      state.callNames[id] = (name, call)
      return name
    }
  }

  /// Returns the call with a name; `nil` when it is not kept.
  func call(_ name: String) -> (any IntentCall)? { state.withLock { $0.calls[name] } }

  /// Keeps what continues an intent, and returns its name.
  func keep(_ continuation: @escaping Continuation) -> String {
    state.withLock { state in
      let name = state.name("g")
      state.continuations.add(continuation, as: name)
      return name
    }
  }

  /// Returns what continues an intent; `nil` when it is not kept.
  func continuation(_ name: String) -> Continuation? { state.withLock { $0.continuations[name] } }

  /// Returns the undo stack of an app, which is made when it is first needed.
  func undoStack(of app: App) -> any UndoStack {
    state.withLock { state in
      let stack = state.undoStacks[app.name] ?? app.host.makeUndoStack()
      state.undoStacks[app.name] = stack
      return stack
    }
  }
}
