// The command tree.

@main
struct Behest {
  static func main() {}
}
