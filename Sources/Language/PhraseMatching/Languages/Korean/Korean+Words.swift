// Korean contractions, and the words for yes and no.

extension Korean {
  /// Contractions, with the words they stand for.
  static let contracted: [String: String] = [
    "뭐": "무엇",
    "난": "나는",
    "넌": "너는",
    "뭘": "무엇을",
    "이걸": "이것을",
    "그걸": "그것을",
    "저걸": "저것을",
  ]

  /// The words for yes and no.
  static let truth = TruthWords(
    yes: ["네", "예", "응", "어", "그래", "그래요", "좋아", "좋아요", "물론", "맞아", "맞아요"],
    no: ["아니", "아니요", "아뇨", "아니오", "싫어", "싫어요"],
    on: ["참", "켜기", "켜짐", "온"],
    off: ["거짓", "끄기", "꺼짐", "오프"],
    accept: ["확인", "진행", "계속"],
    decline: ["취소", "그만", "됐어", "됐어요", "하지 마", "하지 마세요"])
}
