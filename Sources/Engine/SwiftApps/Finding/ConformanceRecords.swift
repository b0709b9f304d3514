// Finds the types of the running program that conform to a protocol; speaks to Swift's runtime.

import CSwiftRuntime

/// The conformances that the loaded program and its libraries declare.
///
/// Apple's build lists an app's intents in a file of metadata. The compiler writes the same facts
/// into each program as records of protocol conformances, which the runtime itself reads for `as?`:
/// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.md
enum ConformanceRecords {
  /// A type that conforms, and the module it is declared in.
  struct Conformer {
    var module: String
    var type: Any.Type
  }

  /// The types that conform to each of some protocols, by the protocol's place in the array.
  ///
  /// Generic types are left out.
  ///
  /// - Parameters:
  ///   - protocols: The protocols, each as its existential type: `(any AppIntent).self`.
  ///   - isWanted: Whether types of a module are of interest; the others are not touched.
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
        found[index].append(Conformer(module: module, type: type))
      }
    }
    return found
  }

  /// The descriptor of the one protocol that an existential type is made of.
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

/// One record: which type conforms to which protocol.
private struct ConformanceRecord {
  private let address: UnsafeRawPointer?

  init(_ slot: UnsafeRawPointer?) { address = slot?.relative() }

  var protocolDescriptor: UnsafeRawPointer? { address?.relativeOrIndirect() }

  var typeDescriptor: ContextDescriptor? {
    guard let address else { return nil }
    let flags = (address + 12).loadUnaligned(as: UInt32.self)
    let reference = address + 4
    switch flags >> 3 & 7 {
    case 0: return ContextDescriptor(reference.relative())
    case 1: return ContextDescriptor(reference.relative()?.loadUnaligned(as: Int.self))
    default: return nil
    }
  }
}

/// What the compiler says of a module or a type.
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

  /// 0 for a module, 16 to 18 for a class, a struct and an enumeration.
  var kind: UInt32 { flags & 0x1F }

  private var isGeneric: Bool { flags & 0x80 != 0 }

  /// The name of the module around it.
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
  /// Where the relative pointer that is here points; `nil` for nowhere.
  fileprivate func relative() -> UnsafeRawPointer? {
    let offset = loadUnaligned(as: Int32.self)
    return offset == 0 ? nil : self + Int(offset)
  }

  /// The same for one whose lowest bit says that it points at a pointer.
  fileprivate func relativeOrIndirect() -> UnsafeRawPointer? {
    let offset = loadUnaligned(as: Int32.self)
    guard offset != 0 else { return nil }
    let target = self + Int(offset & ~1)
    guard offset & 1 == 1 else { return target }
    return UnsafeRawPointer(bitPattern: target.loadUnaligned(as: Int.self))
  }
}
