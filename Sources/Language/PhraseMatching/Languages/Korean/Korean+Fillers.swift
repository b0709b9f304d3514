// What people say around a request in Korean.

extension Korean {
  /// Said before a request; none of them says what is wanted, or begins words that do.
  static let leading = [
    "제발", "부탁인데", "죄송한데", "미안한데", "혹시", "저기", "저기요", "여보세요", "안녕", "안녕하세요", "야", "있잖아", "그럼",
    "그러면", "음", "어", "네", "응", "좋아", "오케이", "지금", "당장", "빨리", "좀", "나는", "저는",
  ]

  /// Said after a request.
  static let trailing = [
    "줘", "줘요", "주세요", "주십시오", "주라", "줄래", "줄래요", "주실래요", "줄 수 있어", "줄 수 있어요", "줄 수 있니",
    "주실 수 있나요", "주시겠어요", "주시겠습니까", "해 줘", "해줘", "해 주세요", "해주세요", "해 줄래", "해줄래", "부탁해", "부탁해요",
    "부탁합니다", "부탁드려요", "부탁드립니다", "고마워", "고마워요", "감사합니다", "지금", "좀",
  ]
}
