// Made by `make generate` from Tables/action_names.py, not by hand.

extension ConfirmationActionName {
  /// The name of an action whose button says “Add”.
  public static let add = ConfirmationActionName("Add")
  /// The name of an action whose button says “Add Data”.
  public static let addData = ConfirmationActionName("Add Data")
  /// The name of an action whose button says “Book”.
  public static let book = ConfirmationActionName("Book")
  /// The name of an action whose button says “Buy”.
  public static let buy = ConfirmationActionName("Buy")
  /// The name of an action whose button says “Call”.
  public static let call = ConfirmationActionName("Call")
  /// The name of an action whose button says “Check In”.
  public static let checkIn = ConfirmationActionName("Check In")
  /// The name of an action whose button says “Continue”.
  public static let `continue` = ConfirmationActionName("Continue")
  /// The name of an action whose button says “Create”.
  public static let create = ConfirmationActionName("Create")
  /// The name of an action whose button says “Do”.
  public static let `do` = ConfirmationActionName("Do")
  /// The name of an action whose button says “Download”.
  public static let download = ConfirmationActionName("Download")
  /// The name of an action whose button says “Filter”.
  public static let filter = ConfirmationActionName("Filter")
  /// The name of an action whose button says “Find”.
  public static let find = ConfirmationActionName("Find")
  /// The name of an action whose button says “Get”.
  public static let get = ConfirmationActionName("Get")
  /// The name of an action whose button says “Go”.
  public static let go = ConfirmationActionName("Go")
  /// The name of an action whose button says “Log”.
  public static let log = ConfirmationActionName("Log")
  /// The name of an action whose button says “Open”.
  public static let open = ConfirmationActionName("Open")
  /// The name of an action whose button says “Order”.
  public static let order = ConfirmationActionName("Order")
  /// The name of an action whose button says “Pay”.
  public static let pay = ConfirmationActionName("Pay")
  /// The name of an action whose button says “Play”.
  public static let play = ConfirmationActionName("Play")
  /// The name of an action whose button says “Play Sound”.
  public static let playSound = ConfirmationActionName("Play Sound")
  /// The name of an action whose button says “Post”.
  public static let post = ConfirmationActionName("Post")
  /// The name of an action whose button says “Request”.
  public static let request = ConfirmationActionName("Request")
  /// The name of an action whose button says “Run”.
  public static let run = ConfirmationActionName("Run")
  /// The name of an action whose button says “Search”.
  public static let search = ConfirmationActionName("Search")
  /// The name of an action whose button says “Send”.
  public static let send = ConfirmationActionName("Send")
  /// The name of an action whose button says “Set”.
  public static let set = ConfirmationActionName("Set")
  /// The name of an action whose button says “Share”.
  public static let share = ConfirmationActionName("Share")
  /// The name of an action whose button says “Start”.
  public static let start = ConfirmationActionName("Start")
  /// The name of an action whose button says “Start Navigation”.
  public static let startNavigation = ConfirmationActionName("Start Navigation")
  /// The name of an action whose button says “Toggle”.
  public static let toggle = ConfirmationActionName("Toggle")
  /// The name of an action whose button says “Turn Off”.
  public static let turnOff = ConfirmationActionName("Turn Off")
  /// The name of an action whose button says “Turn On”.
  public static let turnOn = ConfirmationActionName("Turn On")
  /// The name of an action whose button says “View”.
  public static let view = ConfirmationActionName("View")
}
