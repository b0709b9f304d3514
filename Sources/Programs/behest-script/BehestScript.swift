// Serves a script as an app.

@main
enum BehestScript {
  static func main() {}
}
