// The entity that an activity on the screen is about.

public import FoundationGaps

extension NSUserActivity {
  /// The entity that the activity is about. Has no effect in a terminal.
  public var appEntityIdentifier: EntityIdentifier? {
    get { attachments["appEntityIdentifier"] as? EntityIdentifier }
    set { attachments["appEntityIdentifier"] = newValue }
  }
}
