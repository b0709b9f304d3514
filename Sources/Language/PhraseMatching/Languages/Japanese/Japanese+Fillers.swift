// Japanese polite phrases, which may surround a request.

extension Japanese {
  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "すみません", "すいません", "ねえ", "ねぇ", "あの", "あのう", "あのさ", "えっと", "ええと", "えーと", "ちょっと", "じゃあ", "それでは",
    "もしもし", "こんにちは", "お願い", "お願いします", "お願いだから", "悪いけど", "今すぐ", "とりあえず",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "ください", "下さい", "くださいね", "くれる", "くれますか", "くれない", "くれませんか", "もらえる", "もらえますか", "もらえませんか",
    "いただけますか", "いただけませんか", "頂けますか", "ほしい", "欲しい", "ほしいです", "欲しいです", "ほしいんだけど", "欲しいんだけど", "お願い",
    "お願いします", "おねがい", "おねがいします", "頼む", "頼みます", "ちょうだい", "ね", "よ", "です", "ありがとう", "ありがとうございます",
  ]
}
