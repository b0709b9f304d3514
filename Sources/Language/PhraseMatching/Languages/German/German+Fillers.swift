// What people say around a request in German.

extension German {
  /// Said before a request; none of them says what is wanted, or begins words that do.
  static let leading = [
    "bitte", "kannst du", "kannst du mir", "kannst du bitte", "könntest du", "könntest du mir",
    "könntest du bitte", "würdest du", "würdest du bitte", "können Sie", "können Sie bitte",
    "könnten Sie", "könnten Sie bitte", "würden Sie", "würden Sie bitte", "kann ich",
    "könnte ich", "ich möchte", "ich möchte gern", "ich möchte gerne", "ich will",
    "ich würde gern", "ich würde gerne", "ich hätte gern", "ich hätte gerne", "sei so gut und",
    "sei so nett und", "hey", "hallo", "hi", "ok", "okay", "also", "so", "nun", "jetzt", "äh",
    "ähm", "hm",
  ]

  /// Said after a request.
  static let trailing = [
    "bitte", "bitte schön", "danke", "danke schön", "danke sehr", "vielen Dank", "besten Dank",
    "für mich", "für uns", "mal", "doch mal", "mal bitte", "jetzt", "gleich", "sofort",
    "wenn es geht", "wenn du kannst", "wenn möglich", "ja", "okay", "ok",
  ]
}
