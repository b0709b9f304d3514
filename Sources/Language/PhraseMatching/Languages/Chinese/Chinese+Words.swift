// The Chinese words for yes and no.

extension Chinese {
  /// The words for yes and no.
  static let truth = TruthWords(
    yes: ["是", "是的", "对", "對", "好", "好的", "可以", "行", "没问题", "沒問題", "当然", "當然"],
    no: ["不", "不是", "不行", "不好", "不要", "不用", "没有", "沒有"],
    on: ["真", "开", "開", "开启", "開啟", "打开", "打開"],
    off: ["假", "关", "關", "关闭", "關閉"],
    accept: ["确认", "確認", "确定", "確定", "继续", "繼續"],
    decline: ["取消", "算了", "停止"])
}
