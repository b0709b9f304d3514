// Chinese polite phrases, which may surround a request.

extension Chinese {
  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "请", "請", "请你", "請你", "麻烦", "麻煩", "麻烦你", "麻煩你", "麻烦您", "麻煩您", "劳驾", "勞駕", "请帮我", "請幫我", "帮我",
    "幫我", "帮忙", "幫忙", "给我", "給我", "你能", "你能不能", "能不能", "能不能帮我", "能不能幫我", "可以", "可以帮我", "可以幫我",
    "可不可以", "你可以", "我想", "我想要", "我要", "我需要", "我希望", "你好", "您好", "嗨", "嘿", "那么", "那麼", "嗯", "呃",
    "那个", "那個", "现在", "現在",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "谢谢", "謝謝", "谢谢你", "謝謝你", "多谢", "多謝", "谢了", "吗", "嗎", "呢", "啊", "呀", "好吗", "好嗎", "好不好", "行吗",
    "行嗎", "可以吗", "可以嗎", "一下", "现在", "現在", "马上", "馬上", "拜托", "拜託", "麻烦了", "麻煩了", "好吧",
  ]
}
