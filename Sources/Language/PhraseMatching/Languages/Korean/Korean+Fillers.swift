// Korean polite phrases, which may surround a request.

extension Korean {
  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "제발", "부탁인데", "죄송한데", "미안한데", "혹시", "저기", "저기요", "여보세요", "안녕", "안녕하세요", "야", "있잖아", "그럼",
    "그러면", "음", "어", "네", "응", "좋아", "오케이", "지금", "당장", "빨리", "좀", "나는", "저는",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "줘", "줘요", "주세요", "주십시오", "주라", "줄래", "줄래요", "주실래요", "줄 수 있어", "줄 수 있어요", "줄 수 있니",
    "주실 수 있나요", "주시겠어요", "주시겠습니까", "해 줘", "해줘", "해 주세요", "해주세요", "해 줄래", "해줄래", "부탁해", "부탁해요",
    "부탁합니다", "부탁드려요", "부탁드립니다", "고마워", "고마워요", "감사합니다", "지금", "좀",
  ]
}
