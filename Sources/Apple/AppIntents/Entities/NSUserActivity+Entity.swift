// What an activity on the screen is about, as an entity.

public import FoundationGaps

extension NSUserActivity {
  /// The entity that the activity is about; nothing asks what is on the screen yet. Has no effect
  /// in a terminal.
  public var appEntityIdentifier: EntityIdentifier? {
    get { attachments["appEntityIdentifier"] as? EntityIdentifier }
    set { attachments["appEntityIdentifier"] = newValue }
  }
}
