// Keeps a compiled catalogue in a file, and takes it from there.

import Foundation

extension PhraseMatcher {
  private init(_ storage: CompiledCatalog) { self.storage = storage }

  /// Writes the compiled catalogue, with its values, to a file that `mapped(from:key:)` takes.
  ///
  /// The file appears at once and whole: it is written under another name beside it and then renamed,
  /// so whoever has mapped the one that was there goes on with that.
  ///
  /// - Parameters:
  ///   - key: What the catalogue was compiled from, in any form; it has to be the same on reading.
  ///   - notes: What is handed back on reading.
  public func write(
    to path: String, key: String, notes: StructuredValue = .null
  ) throws(CatalogFileError) {
    var writer = SectionWriter()
    writer.facts.write(key)
    writer.facts.write(notes)
    storage.write(to: &writer)
    let image = writer.image()
    let temporary = "\(path).\(getpid()).\(UInt64.random(in: 0 ... .max))"
    func failure() -> CatalogFileError {
      CatalogFileError(code: .unwritable, path: path, number: errno)
    }
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure() }
    var written = 0
    while written < image.count {
      let count = Foundation.write(file, image.base + written, image.count - written)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      written += count
    }
    guard close(file) == 0, written == image.count, rename(temporary, path) == 0 else {
      let error = failure()
      unlink(temporary)
      throw error
    }
  }

  /// Takes a compiled catalogue from a file, which is mapped and not read: what a match needs is
  /// looked at when it needs it.
  ///
  /// The file must belong to this user, and nobody else may write it. A file that is not as it was
  /// written is refused; one that was made to deceive can give wrong answers and does no other harm.
  ///
  /// - Parameter key: What it was written with.
  /// - Returns: The matcher, and the notes it was written with.
  /// - Complexity: O(*n*) in the size of the file, at the speed of memory.
  public static func mapped(
    from path: String, key: String
  ) throws(CatalogFileError) -> (matcher: PhraseMatcher, notes: StructuredValue) {
    var reader = try SectionReader(MappedFile(path: path), path: path)
    guard reader.facts.text() == key else { throw CatalogFileError(code: .stale, path: path) }
    let notes = reader.facts.structuredValue()
    let storage = CompiledCatalog(from: &reader)
    guard reader.isComplete else { throw CatalogFileError(code: .damaged, path: path) }
    return (PhraseMatcher(storage), notes)
  }

  /// Everything the matcher was compiled from, with the values that are known now.
  public var inventory: PhraseInventory {
    let program = storage.program
    return PhraseInventory(
      templates: program.templates.lazy.filter { !$0.isNegative }.map(\.source),
      applications: program.applications.applications, values: storage.values.givenValues,
      languages: program.languages, skipWords: program.skipWords, preference: program.preference)
  }
}
