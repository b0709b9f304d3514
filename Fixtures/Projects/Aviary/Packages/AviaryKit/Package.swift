// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "AviaryKit",
  platforms: [.iOS(.v18)],
  products: [.library(name: "AviaryKit", targets: ["AviaryKit"])],
  targets: [.target(name: "AviaryKit")]
)
