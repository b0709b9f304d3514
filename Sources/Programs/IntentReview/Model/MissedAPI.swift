// The views and modifiers without effect on a card, and the test for their calls.

import SwiftSyntax

/// A view or a modifier without effect on a card, whose absence is noticeable.
struct MissedAPI: Hashable, Sendable {
  let name: String
  /// The labels of the initializer or overload, `_` for none; `nil` means all.
  let labels: [String]?
  /// Whether it creates a view; otherwise it modifies one.
  let isView: Bool
  /// A description of the loss, as the end of a sentence.
  let loss: String

  init(_ name: String, _ labels: [String]?, isView: Bool, _ loss: String) {
    self.name = name
    self.labels = labels
    self.isView = isView
    self.loss = loss
  }

  /// Whether the arguments of a call match the labels, some of which may be omitted.
  ///
  /// A trailing closure takes the first remaining label, whatever it is.
  func fits(_ call: FunctionCallExprSyntax) -> Bool {
    guard var left = labels?[...] else { return true }
    for argument in call.arguments {
      let label = argument.label?.plain ?? "_"
      guard let index = left.firstIndex(of: label) else { return false }
      left = left[(index + 1)...]
    }
    if call.trailingClosure != nil {
      guard left.contains(where: { $0 != "_" }) else { return false }
      left = left.dropFirst()
    }
    return call.additionalTrailingClosures.allSatisfy { left.contains($0.label.plain) }
  }

  /// The views and modifiers with each name.
  static let byName = Dictionary(grouping: all, by: \.name)
}
