// Treats empty texts of the other side like missing ones.

extension String {
  /// The text; `nil` when it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }
}
