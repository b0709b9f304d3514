// Portuguese polite phrases, which may surround a request.

extension Portuguese {
  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "por favor", "por gentileza", "faz favor", "faça o favor de", "você pode",
    "você pode por favor", "você poderia", "pode", "pode por favor", "podes", "podias", "poderia",
    "poderias", "me pode", "posso", "eu posso", "quero", "eu quero", "queria", "eu queria",
    "gostaria de", "eu gostaria de", "preciso", "eu preciso", "preciso de", "olá", "oi", "ei",
    "bom dia", "boa tarde", "boa noite", "ok", "tá", "então", "bem", "bom", "agora",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "por favor", "por gentileza", "se faz favor", "faz favor", "obrigado", "obrigada",
    "muito obrigado", "muito obrigada", "valeu", "para mim", "pra mim", "para nós", "agora",
    "agora mesmo", "já", "se puder", "se possível", "se puderes", "quando puder", "tá", "tá bom",
    "ok",
  ]
}
