// The templates of a program: compiled in memory, or read from a file on demand.

import Synchronization

/// The templates of a program: compiled in memory, or read from a file on demand.
struct Templates: RandomAccessCollection, Sendable {
  private enum Source: Sendable {
    case compiled([Program.Template])
    case records(TemplateRecords)
  }

  private let source: Source

  init(_ templates: [Program.Template]) { source = .compiled(templates) }

  init(_ records: TemplateRecords) { source = .records(records) }

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch source {
    case .compiled(let templates): templates.count
    case .records(let records): records.count
    }
  }

  subscript(index: Int) -> Program.Template {
    switch source {
    case .compiled(let templates): templates[index]
    case .records(let records): records.template(index)
    }
  }
}

/// Objects that are made at the first access, and then kept.
///
/// Two threads may make the same one; both get the one that was stored first. Few of many thousands
/// are ever needed, so that there is no place for each.
final class LazyObjects<Object: AnyObject & Sendable>: Sendable {
  private let made = Mutex<[Int: Object]>([:])
  let count: Int

  init(count: Int) { self.count = count }

  func object(_ index: Int, _ make: () -> Object) -> Object {
    precondition(index >= 0 && index < count)
    if let known = made.withLock({ $0[index] }) { return known }
    let new = make()
    return made.withLock { made in
      if let known = made[index] { return known }
      made[index] = new
      return new
    }
  }
}
