// What a card leaves out and people miss, and how a call is told to be it.

import SwiftSyntax

/// A view or a modifier without effect on a card, whose loss is noticed.
struct MissedAPI: Hashable, Sendable {
  let name: String
  /// The labels of the initializer or overload that is meant, `_` for none; `nil` means all.
  let labels: [String]?
  /// Whether it makes a view; otherwise it modifies one.
  let isView: Bool
  /// What is lost, as the end of a sentence.
  let loss: String

  init(_ name: String, _ labels: [String]?, isView: Bool, _ loss: String) {
    self.name = name
    self.labels = labels
    self.isView = isView
    self.loss = loss
  }

  /// Whether the arguments of a call are those of the labels, some of them left out.
  ///
  /// A closure behind the parentheses takes the first label that is left, whatever it is.
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

  /// What the calls of one name may be.
  static let byName = Dictionary(grouping: all, by: \.name)
}
