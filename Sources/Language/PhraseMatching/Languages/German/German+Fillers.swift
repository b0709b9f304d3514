// German polite phrases, which may surround a request.

extension German {
  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "bitte", "kannst du", "kannst du mir", "kannst du bitte", "könntest du", "könntest du mir",
    "könntest du bitte", "würdest du", "würdest du bitte", "können Sie", "können Sie bitte",
    "könnten Sie", "könnten Sie bitte", "würden Sie", "würden Sie bitte", "kann ich",
    "könnte ich", "ich möchte", "ich möchte gern", "ich möchte gerne", "ich will",
    "ich würde gern", "ich würde gerne", "ich hätte gern", "ich hätte gerne", "sei so gut und",
    "sei so nett und", "hey", "hallo", "hi", "ok", "okay", "also", "so", "nun", "jetzt", "äh",
    "ähm", "hm",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "bitte", "bitte schön", "danke", "danke schön", "danke sehr", "vielen Dank", "besten Dank",
    "für mich", "für uns", "mal", "doch mal", "mal bitte", "jetzt", "gleich", "sofort",
    "wenn es geht", "wenn du kannst", "wenn möglich", "ja", "okay", "ok",
  ]
}
