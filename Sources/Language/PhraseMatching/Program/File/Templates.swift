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
/// Two threads may make the same one; both get the one that was stored first.
final class LazyObjects<Object: AnyObject & Sendable>: @unchecked Sendable {
  // Unchecked, because of the pointer: the cells are atomic and live as long as the object.
  private let cells: UnsafeMutablePointer<AtomicLazyReference<Object>>
  let count: Int

  init(count: Int) {
    self.count = count
    cells = .allocate(capacity: Swift.max(1, count))
    for index in 0..<count { (cells + index).initialize(to: AtomicLazyReference()) }
  }

  deinit {
    cells.deinitialize(count: count)
    cells.deallocate()
  }

  func object(_ index: Int, _ make: () -> Object) -> Object {
    precondition(index >= 0 && index < count)
    return cells[index].load() ?? cells[index].storeIfNil(make())
  }
}
