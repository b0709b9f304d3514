// One drawing of a script's view: what is left of its limits, and what was found on the way.

import BehestJSON
import BehestSwiftUI
import IntentEngine

/// A drawing of a tree: makes views of its parts, and collects remarks and what covers the page.
///
/// A class, because every reader of a value may have a remark.
@MainActor final class ScriptDrawing {
  /// A view with the title of its page.
  struct Page {
    var view: AnyView
    var title: String?
  }

  let isDark: Bool
  let isLocked: Bool
  private(set) var remarks: [String] = []
  private var said: Set<String> = []
  /// The title of the page that is being drawn; the first one counts.
  var title: String?
  /// Sheets and dialogs, of which the last is in front of the page.
  private var cover: Page?
  /// Messages that go by themselves, below the page.
  var toasts: [AnyView] = []
  /// Whether a control's label is being drawn, in which there are no controls.
  var isInLabel = false
  /// Whether texts are drawn as blocks, and what is sensitive not at all.
  var redaction = Redaction()

  struct Redaction {
    var isPlaceholder = false
    var isPrivate = false
  }

  /// The place in the script of the view that is drawn now; `nil` where it is not known.
  private var place: String?
  private var viewsLeft = ScriptDrawing.mostViews
  private var bytesLeft = 2_000_000
  private var depth = 0
  /// Each level takes a few frames of the stack when it is drawn.
  private static let deepest = 400
  private static let mostRemarks = 20
  private static let mostViews = 20_000

  init(isDark: Bool, isLocked: Bool) {
    self.isDark = isDark
    self.isLocked = isLocked
    redaction.isPrivate = isLocked
  }

  /// Adds a sentence for the author, unless it is there.
  ///
  /// - Parameters:
  ///   - sentence: The sentence, by which it is known, without its ending.
  ///   - ending: The ending of the sentence, which may take time to find.
  func remark(_ sentence: String, ending: () -> String = { "" }) {
    guard remarks.count < Self.mostRemarks, said.insert(sentence).inserted else { return }
    remarks.append((place.map { "\($0): " } ?? "") + sentence + ending())
  }

  /// Adds a sentence about a word that is none of some, with the nearest one as its ending.
  func remark(_ sentence: String, about word: String, among names: some Sequence<String>) {
    remark(sentence) {
      Nearest.word(to: word, among: names.sorted()).map { ": did you mean “\($0)”?" } ?? "."
    }
  }
}

// MARK: Views

extension ScriptDrawing {
  /// Returns the page of a tree, or what covers it.
  func page(of tree: JSON) -> Page {
    let (outerTitle, outerCover) = (title, cover)
    defer { (title, cover) = (outerTitle, outerCover) }
    (title, cover) = (nil, nil)
    let view = view(tree)
    var page = cover ?? Page(view: view, title: title)
    if !toasts.isEmpty {
      page.view = AnyView(
        VStack(alignment: .leading) {
          page.view
          ScriptViews(toasts)
        })
      toasts = []
    }
    return page
  }

  /// Puts a page in front of the one that is being drawn.
  func present(_ page: Page) { cover = page }

  /// Returns the view of a tree: an object, a text or a number; that of anything else is empty.
  func view(_ tree: JSON) -> AnyView {
    guard hasRoom() else { return AnyView(EmptyView()) }
    switch tree {
    case .string(let text): return AnyView(self.text(text))
    case .integer, .number, .spelled: return AnyView(text(tree.text(isPretty: false)))
    case .array(let trees):
      guard depth < Self.deepest else { return AnyView(EmptyView()) }
      depth += 1
      defer { depth -= 1 }
      return AnyView(ScriptViews(views(trees)))
    case .object(let members):
      guard let name = members["view"]?.string else { return AnyView(EmptyView()) }
      return view(ScriptNode(name: name, members: members, drawing: self))
    case .null, .boolean: return AnyView(EmptyView())
    }
  }

  /// Returns the views of trees, as many as there is room for.
  func views(_ trees: [JSON]) -> [AnyView] {
    var views: [AnyView] = []
    for tree in trees {
      views.append(view(tree))
      if viewsLeft < 0 { break }
    }
    return views
  }

  /// Counts a part, and returns whether there is room for it.
  private func hasRoom() -> Bool {
    viewsLeft -= 1
    if viewsLeft < 0 {
      remark("The view has more than \(Self.mostViews) parts: the rest is left out.")
    }
    return viewsLeft >= 0
  }

  private func view(_ node: ScriptNode) -> AnyView {
    let modifiers = node.modifiers
    let weight = 1 + modifiers.count / 4
    guard depth + weight <= Self.deepest else {
      remark("The views are nested too deep, last in “\(node.shortName)”: the rest is left out.")
      return AnyView(EmptyView())
    }
    depth += weight
    let (before, outer) = (redaction, place)
    place = node.tree["place"]?.string ?? outer
    defer {
      depth -= weight
      (redaction, place) = (before, outer)
    }
    for modifier in modifiers where !modifier.isShown(in: &redaction) {
      return AnyView(Text(verbatim: "•••").foregroundStyle(.secondary))
    }
    remarkOnProps(of: node)
    let start = AnyView(erasing: node.make())
    return modifiers.reduce(start) { view, modifier in
      guard let change = ScriptModifiers.table[modifier.name] else { return view }
      return AnyView(erasing: change(view, modifier))
    }
  }

  /// Tells about props that no view has.
  private func remarkOnProps(of node: ScriptNode) {
    guard ScriptViewTable.makers[node.name] != nil else { return }
    for prop in (node.props.object ?? [:]).keys.sorted()
    where ScriptModifiers.ranks[prop] == nil && !ScriptProps.known.contains(prop) {
      let word = String(prop.prefix(60))
      remark(
        "“\(node.shortName)” has no “\(word)”", about: word, among: ScriptModifiers.ranks.keys)
    }
  }

  /// Returns a text, of which a very long one is cut.
  func text(_ text: String) -> Text { Text(verbatim: words(text)) }

  /// Returns the words that are shown for a text: those of a redacted one are blocks.
  func words(_ text: String) -> String {
    var text = text
    if text.utf8.count > bytesLeft {
      text = String(decoding: text.utf8.prefix(bytesLeft), as: UTF8.self)
      remark("The view has more text than a card can hold: the rest is left out.")
    }
    bytesLeft = max(bytesLeft - text.utf8.count, 0)
    guard redaction.isPlaceholder else { return text }
    return String(text.map { $0.isWhitespace ? $0 : "▒" })
  }

  /// Draws what a closure draws as the label of a control, which holds no other controls.
  func label<Result>(_ draw: () -> Result) -> Result {
    let before = isInLabel
    defer { isInLabel = before }
    isInLabel = true
    return draw()
  }
}

/// Several views in order.
struct ScriptViews: View {
  private let views: [AnyView]

  init(_ views: [AnyView]) { self.views = views }

  var body: some View {
    ForEach(views.indices, id: \.self) { views[$0] }
  }
}
