// Finds the types in the running program that conform to a protocol, by way of Swift's runtime.

import CSwiftRuntime

/// The protocol conformances in the running program and its libraries.
///
/// Apple's build lists an app's intents in a file of metadata. The compiler writes the same facts
/// into each program as records of protocol conformances, which the runtime itself reads for `as?`:
/// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.md
enum ConformanceRecords {
  /// A conforming type with the module that declares it.
  struct Conformer {
    var module: String
    var type: Any.Type
    fileprivate var record: ConformanceRecord

    /// Returns the type as one of the protocol, given as its existential metatype.
    ///
    /// `as?` would search all conformances of the program for the one that is known.
    func type<Metatype>(as metatype: Metatype.Type) -> Metatype? {
      guard !record.isIsolated, let conformance = record.address,
        let witness = swift_getWitnessTable(
          conformance, unsafeBitCast(type, to: UnsafeRawPointer.self), nil)
      else { return type as? Metatype }
      return unsafeBitCast((type, witness), to: metatype)
    }
  }

  /// Returns the types that conform to each of several protocols, in the order of the protocols.
  ///
  /// Generic types are left out.
  ///
  /// - Parameters:
  ///   - protocols: The protocols, each as its existential type: `(any AppIntent).self`.
  ///   - isWanted: Whether the types of a module are to be examined.
  /// - Complexity: O(*n*) in the number of conformances in the program, in no particular order.
  static func conformers(
    to protocols: [Any.Type], inModules isWanted: (String) -> Bool
  ) -> [[Conformer]] {
    let wanted = protocols.map(descriptor(ofExistential:))
    var found: [[Conformer]] = protocols.map { _ in [] }
    for section in sections() {
      for offset in stride(from: 0, to: section.count & ~3, by: 4) {
        let record = ConformanceRecord(section.baseAddress.map { $0 + offset })
        guard let index = wanted.firstIndex(where: { $0 == record.protocolDescriptor }),
          let descriptor = record.typeDescriptor,
          let module = descriptor.moduleName, isWanted(module), let type = descriptor.type
        else { continue }
        found[index].append(Conformer(module: module, type: type, record: record))
      }
    }
    return found
  }

  /// Returns the descriptor of the one protocol of an existential type.
  private static func descriptor(ofExistential type: Any.Type) -> UnsafeRawPointer {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let kind = metadata.load(as: Int.self)
    let count = (metadata + 12).load(as: UInt32.self)
    precondition(kind == 0x303 && count == 1, "\(type) is not the existential type of a protocol")
    return (metadata + 16).load(as: UnsafeRawPointer.self)
  }

  private static func sections() -> [UnsafeRawBufferPointer] {
    var sections: [UnsafeRawBufferPointer] = []
    withUnsafeMutablePointer(to: &sections) { list in
      swift_enumerateAllMetadataSections(
        { image, context in
          guard let range = image?.pointee.protocol_conformances, range.length > 0,
            let list = context?.assumingMemoryBound(to: [UnsafeRawBufferPointer].self)
          else { return true }
          list.pointee.append(
            UnsafeRawBufferPointer(
              start: UnsafeRawPointer(bitPattern: range.start), count: Int(range.length)))
          return true
        }, list)
    }
    return sections
  }
}

/// A conformance record: a type and a protocol it conforms to.
private struct ConformanceRecord {
  let address: UnsafeRawPointer?

  init(_ slot: UnsafeRawPointer?) { address = slot?.relative() }

  /// Whether the conformance holds on a global actor alone.
  var isIsolated: Bool { flags & 1 << 19 != 0 }

  private var flags: UInt32 { address.map { ($0 + 12).loadUnaligned(as: UInt32.self) } ?? 0 }

  var protocolDescriptor: UnsafeRawPointer? { address?.relativeOrIndirect() }

  var typeDescriptor: ContextDescriptor? {
    guard let address else { return nil }
    let reference = address + 4
    switch flags >> 3 & 7 {
    case 0: return ContextDescriptor(reference.relative())
    case 1: return ContextDescriptor(reference.relative()?.loadUnaligned(as: Int.self))
    default: return nil
    }
  }
}

/// The descriptor of a module or a type, as the compiler emits it.
private struct ContextDescriptor {
  private let address: UnsafeRawPointer

  init?(_ address: UnsafeRawPointer?) {
    guard let address else { return nil }
    self.address = address
  }

  init?(_ address: Int?) {
    self.init(address.flatMap { UnsafeRawPointer(bitPattern: $0) })
  }

  private var flags: UInt32 { address.loadUnaligned(as: UInt32.self) }

  /// The kind of descriptor: 0 is a module; 16 to 18 are a class, a struct and an enumeration.
  var kind: UInt32 { flags & 0x1F }

  private var isGeneric: Bool { flags & 0x80 != 0 }

  /// The name of the module that contains the declaration.
  var moduleName: String? {
    var context = self
    while context.kind != 0 {
      guard let parent = ContextDescriptor((context.address + 4).relativeOrIndirect()) else {
        return nil
      }
      context = parent
    }
    return (context.address + 8).relative().map {
      String(cString: $0.assumingMemoryBound(to: CChar.self))
    }
  }

  /// The type; `nil` for a generic one.
  var type: (Any.Type)? {
    guard (16...18).contains(kind), !isGeneric, let accessor = (address + 12).relative(),
      let metadata = behest_metadata_of_accessor(accessor)
    else { return nil }
    return unsafeBitCast(metadata, to: Any.Type.self)
  }
}

extension UnsafeRawPointer {
  /// Returns the target of the relative pointer at this address; `nil` when it is null.
  fileprivate func relative() -> UnsafeRawPointer? {
    let offset = loadUnaligned(as: Int32.self)
    return offset == 0 ? nil : self + Int(offset)
  }

  /// Returns the target of a relative pointer whose lowest bit marks a pointer to a pointer.
  fileprivate func relativeOrIndirect() -> UnsafeRawPointer? {
    let offset = loadUnaligned(as: Int32.self)
    guard offset != 0 else { return nil }
    let target = self + Int(offset & ~1)
    guard offset & 1 == 1 else { return target }
    return UnsafeRawPointer(bitPattern: target.loadUnaligned(as: Int.self))
  }
}
