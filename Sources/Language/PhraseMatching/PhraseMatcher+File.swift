// Writes a compiled catalogue to a file, and maps it from there.

import Foundation

extension PhraseMatcher {
  private init(_ storage: CompiledCatalog) { self.storage = storage }

  /// Writes the compiled catalogue, with its values, to a file for `mapped(from:key:)`.
  ///
  /// The file is replaced atomically: it is written to a temporary file beside it and renamed, so
  /// processes that have mapped the previous file are not affected.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - key: An identification of the catalogue's sources; reading requires the same one.
  ///   - notes: A value that is returned on reading.
  public func write(
    to path: String, key: String, notes: JSON = .null
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

  /// Loads a compiled catalogue from a file, which is mapped into memory and read on demand.
  ///
  /// The file must belong to this user, and nobody else may have write access. A damaged file is
  /// refused; one that was forged can give wrong answers and does no other harm.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - key: The key with which the file was written.
  /// - Returns: The matcher, and the notes that were written with it.
  /// - Complexity: O(*n*) in the size of the file, at the speed of memory.
  public static func mapped(
    from path: String, key: String
  ) throws(CatalogFileError) -> (matcher: PhraseMatcher, notes: JSON) {
    var reader = try SectionReader(MappedFile(path: path), path: path)
    guard reader.facts.text() == key else { throw CatalogFileError(code: .stale, path: path) }
    let notes = reader.facts.structuredValue()
    let storage = CompiledCatalog(from: &reader)
    guard reader.isComplete else { throw CatalogFileError(code: .damaged, path: path) }
    return (PhraseMatcher(storage), notes)
  }

  /// The phrases, names and settings that the matcher was compiled from, with the current values.
  public var inventory: PhraseInventory {
    let program = storage.program
    return PhraseInventory(
      templates: program.templates.lazy.filter { !$0.isNegative }.map(\.source),
      applications: program.applications.applications, values: storage.values.givenValues,
      languages: program.languages, skipWords: program.skipWords, preference: program.preference)
  }
}
