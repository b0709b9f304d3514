// DEBUG
import SpokenValues
extension PhraseMatcher {
  package func partsAccount(of text: String, context: [String: JSON]) -> [String] {
    let stage = matcher(for: text, apps: nil, context: context)
    let index = stage.catalog.parts.value(of: stage.program)
    guard stage.words.count <= 64 else { return [] }
    let search = PartsSearch(stage, index)
    return search.readings(isStrict: true) { _ in true }.sorted {
      ($0.doubts.count, $0.cost) < ($1.doubts.count, $1.cost)
    }.prefix(4).map { reading in
      let phrase = index.phrases[reading.phrase]
      let template = stage.program.templates[index.templates[phrase.template]].source
      let un = search.said.words.indices.filter { reading.unexplained & (1 << UInt64($0)) != 0 }.map { search.said.words[$0] }
      return "\(template.intent) | \(template.text) | cost \(reading.cost) | \(reading.doubts) | unexplained \(un) | \(reading.filled.map { "\($0.slot.name)=\($0.words)" }) missing \(reading.missing.map(\.name)) meant \(stage.candidate(of: reading, index) != nil)"
    }
  }
}
