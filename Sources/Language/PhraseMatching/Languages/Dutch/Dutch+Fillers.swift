// What people say around a request in Dutch.

extension Dutch {
  /// Said before a request; none of them says what is wanted, or begins words that do.
  static let leading = [
    "alsjeblieft", "alstublieft", "graag", "kun je", "kun je alsjeblieft", "kan je",
    "kun je even", "kan je even", "zou je", "zou je alsjeblieft", "zou je kunnen",
    "zou je willen", "wil je", "wil je even", "kunt u", "kunt u alstublieft", "zou u",
    "zou u kunnen", "wilt u", "kan ik", "mag ik", "ik wil", "ik wil graag", "ik wou graag",
    "ik zou graag", "ik zou graag willen", "hé", "hey", "hoi", "hallo", "ok", "oké", "okay",
    "nou", "even", "eens", "nu", "eh", "ehm",
  ]

  /// Said after a request.
  static let trailing = [
    "alsjeblieft", "alstublieft", "aub", "ajb", "graag", "bedankt", "dank je", "dank je wel",
    "dank u", "dank u wel", "dankjewel", "voor mij", "voor ons", "even", "eens", "nu",
    "nu meteen", "meteen", "als je kunt", "als het kan", "oké", "ok",
  ]
}
