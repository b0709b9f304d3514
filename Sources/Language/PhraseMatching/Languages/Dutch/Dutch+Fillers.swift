// Dutch polite phrases, which may surround a request.

extension Dutch {
  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "alsjeblieft", "alstublieft", "graag", "kun je", "kun je alsjeblieft", "kan je",
    "kun je even", "kan je even", "zou je", "zou je alsjeblieft", "zou je kunnen",
    "zou je willen", "wil je", "wil je even", "kunt u", "kunt u alstublieft", "zou u",
    "zou u kunnen", "wilt u", "kan ik", "mag ik", "ik wil", "ik wil graag", "ik wou graag",
    "ik zou graag", "ik zou graag willen", "hé", "hey", "hoi", "hallo", "ok", "oké", "okay",
    "nou", "even", "eens", "nu", "eh", "ehm",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "alsjeblieft", "alstublieft", "aub", "ajb", "graag", "bedankt", "dank je", "dank je wel",
    "dank u", "dank u wel", "dankjewel", "voor mij", "voor ons", "even", "eens", "nu",
    "nu meteen", "meteen", "als je kunt", "als het kan", "oké", "ok",
  ]
}
