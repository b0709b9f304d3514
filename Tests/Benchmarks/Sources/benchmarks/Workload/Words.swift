// The words that workloads are made of.

/// The words that workloads are made of.
enum Words {
  static let verbs = list(
    "order get start show find open log send play check add schedule book track call read stop "
      + "pause resume create")
  static let nouns = list(
    "soup workout note report ticket recipe playlist message meeting parcel ride reminder expense "
      + "photo invoice table journal lesson timer route")
  static let adjectives = list(
    "red golden spicy quiet early smoked double winter garden city coastal silver classic crunchy "
      + "nordic velvet morning harbour cedar amber rustic hidden lunar electric northern painted "
      + "wandering salted copper woven royal mellow frozen bright humble rapid gentle marble "
      + "hollow secret")
  static let things = list(
    "tomato lentil miso pumpkin noodle chicken barley leek falcon lantern meadow comet anchor "
      + "orchard pebble violin canyon willow saffron basil ginger maple walnut thistle harbor "
      + "compass lagoon beacon tundra prairie glacier canopy ribbon saddle kettle mosaic parade "
      + "cinder juniper clover heron otter badger sparrow magnet prism tunnel bridge castle "
      + "forest island desert valley river garnet topaz onyx pearl coral ivory")
  static let appFirst = list(
    "Bright Swift Blue North Happy Urban Pocket Daily Cloud Tiny Prime Solar Fresh Lucky Quick "
      + "Metro Green Iron Super Cosy")
  static let appSecond = list("Kitchen Desk Trail Ledger Tunes")
  static let appThird = list("Hub Box Lab Nest Mate")
  /// Ten phrases for an intent, of which seven have a slot; each names the app once.
  static let phrases = [
    "VERB ${p} in ${applicationName}", "VERB a ${p} with ${applicationName}",
    "VERB my ${p} using ${applicationName}", "${applicationName} VERB ${p}",
    "VERB the NOUN ${p} on ${applicationName}", "in ${applicationName} VERB the ${p} please",
    "use ${applicationName} to VERB ${p}", "VERB NOUN in ${applicationName}",
    "VERB my NOUN list with ${applicationName}", "ask ${applicationName} to VERB my NOUN",
  ]
  /// The synonyms of verbs; none of them is a word of a workload.
  static let synonyms = [
    "order": "purchase", "get": "fetch", "start": "begin", "show": "display", "find": "locate",
    "open": "unfold", "log": "jot down", "send": "transmit", "play": "put on", "check": "inspect",
    "add": "append", "schedule": "plan", "book": "reserve", "track": "follow", "call": "phone",
    "read": "recite", "stop": "halt", "pause": "suspend", "resume": "continue", "create": "make",
  ]
  static let unrelated = [
    "how many prime numbers are there between zero and one hundred",
    "what is the population of the third largest country",
    "tell me why the sky looks blue at noon", "can you dim the brightness of my screen",
    "who won the match last night", "i lost my keys somewhere in the park",
    "is it going to rain tomorrow afternoon", "my neighbour painted the fence again",
    "what does the word ephemeral mean", "how long is a marathon in miles",
  ]

  private static func list(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
