// Images as pictures: what is sent for them, and what may not be loaded.

import BehestCards
import BehestTestSupport
import CardTerminal
import Foundation
import TerminalPictures
import Testing

/// Gives the same bytes for every address, and counts how often it is asked.
private struct FixedLoader: PictureLoader {
  var result: [UInt8]?
  var delay: TimeInterval = 0

  func bytes(at address: String, byteLimit: Int) -> [UInt8]? {
    if delay > 0 { Thread.sleep(forTimeInterval: delay) }
    return address == "none.png" ? nil : result
  }
}

extension Pictures {
  /// Pictures that are waited for, however busy the machine is.
  fileprivate convenience init(
    _ loader: FixedLoader, itemLimit: Int = 16, byteLimit: Int = 1_000_000
  ) {
    self.init(
      loader: loader, itemLimit: itemLimit, byteLimit: byteLimit, timeout: .seconds(60))
  }
}

struct PictureTests {
  /// The header of a PNG file of 80 by 64 pixels, and as much data as asked for.
  private func png(data: Int = 10) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 80, 0, 0, 0, 64] + [UInt8](repeating: 7, count: data)
  }

  private func drawing(
    _ image: ImageReference, _ pictureProtocol: PictureProtocol?, _ pictures: Pictures?,
    isCard: Bool = false
  ) -> String {
    var profile = TerminalProfile(width: 40)
    profile.pictures = pictureProtocol
    let renderer = TerminalRenderer(profile: profile, pictures: pictures)
    let blocks: [Block] = [.image(image), .paragraph("after")]
    return isCard ? renderer.render(Card(blocks: blocks)) : renderer.render(blocks)
  }

  private let cat = ImageReference(.address("cat.png"), alt: "A cat")

  @Test func `a PNG file is sent in Kitty's protocol, in pieces, over as many rows`() throws {
    let pictures = Pictures(FixedLoader(result: png(data: 5_000)))
    let text = drawing(cat, .kitty, pictures)
    // 80 by 64 pixels are 10 by 4 cells.
    #expect(text.hasPrefix("\u{1B}_Ga=T,f=100,q=2,C=1,c=10,r=4,m=1;iVBORw0KGgo"))
    #expect(text.components(separatedBy: "\u{1B}_Gm=0;").count == 2)
    let rest = try #require(text.components(separatedBy: "\u{1B}\\").last)
    #expect(rest == "\n\n\n\nA cat\n\nafter\n")
  }

  @Test func `a picture in a frame leaves its sides straight`() throws {
    let pictures = Pictures(FixedLoader(result: png()))
    let text = drawing(cat, .kitty, pictures, isCard: true)
    let rest = text.replacing(try Regex("\u{1B}_G[^\u{1B}]*\u{1B}\\\\"), with: "")
    let lines = rest.split(separator: "\n")
    #expect(lines.allSatisfy { TerminalText.width(of: String($0)) == 40 })
    #expect(lines.count == 2 + 4 + 3)
  }

  @Test func `iTerm2 moves the cursor itself, and shows none in frames`() {
    let pictures = Pictures(FixedLoader(result: png()))
    let text = drawing(cat, .iTerm2, pictures)
    #expect(text.hasPrefix("\u{1B}]1337;File=inline=1;size=34;width=10;height=4:iVBOR"))
    #expect(text.hasSuffix("\u{7}\nA cat\n\nafter\n"))
    #expect(!drawing(cat, .iTerm2, pictures, isCard: true).contains("\u{1B}"))
  }

  /// A PNG file of one red pixel.
  private static let pixel: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
    0, 0, 0, 1, 8, 2, 0, 0, 0, 0x90, 0x77, 0x53, 0xDE, 0, 0, 0, 12, 0x49, 0x44, 0x41, 0x54, 0x78,
    0x9C, 0x63, 0xF8, 0xCF, 0xC0, 0, 0, 3, 1, 1, 0, 0xC9, 0xFE, 0x92, 0xEF, 0, 0, 0, 0, 0x49, 0x45,
    0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  @Test(.enabled(if: access("/usr/bin/img2sixel", X_OK) == 0))
  func `Sixel is made by another program, and stands on lines of its own`() {
    let pictures = Pictures(FixedLoader(result: Self.pixel))
    let text = drawing(cat, .sixel, pictures)
    #expect(text.hasPrefix("\u{1B}P"))
    #expect(text.hasSuffix("\u{1B}\\\nA cat\n\nafter\n"))
    #expect(text.utf8.count { $0 == 0x1B } == 2)
    #expect(!drawing(cat, .sixel, pictures, isCard: true).contains("\u{1B}"))
    let words = "[image: A cat] (cat.png)\n\nafter\n"
    #expect(drawing(cat, .sixel, Pictures(FixedLoader(result: png()))) == words)
  }

  @Test(arguments: [
    ("\u{1B}P0;0;8q\"1;1;1;1#0;2;0;0;0#0@\u{1B}\\", true),
    ("\u{1B}Pq#0@\n-\r\n\u{1B}\\\n", true),
    ("", false), ("\u{1B}Pq\u{1B}\\", true), ("\u{1B}P0;1$r\u{1B}\\", false),
    ("\u{1B}Pq#0@", false), ("\u{1B}Pq\u{1B}[2J\u{1B}\\", false), ("\u{1B}Pq\u{7}\u{1B}\\", false),
    ("\u{1B}Pq@\u{1B}\\x\u{1B}\\", false), ("\u{1B}Pqé\u{1B}\\", false), ("hello", false),
  ])
  func `only what is one Sixel sequence and nothing else is sent`(_ output: String, _ isSent: Bool)
  {
    let checked = SixelEncoder.checked(Array(output.utf8))
    #expect((checked != nil) == isSent)
    #expect(checked?.contains(0x0A) != true)
  }

  @Test func `words stand for what cannot be shown`() {
    let words = "[image: A cat] (cat.png)\n\nafter\n"
    let pictures = Pictures(FixedLoader(result: png()))
    #expect(drawing(cat, nil, pictures) == words)
    #expect(drawing(cat, .kitty, nil) == words)
    #expect(drawing(cat, .kitty, Pictures(FixedLoader(result: nil))) == words)
    let text = Pictures(FixedLoader(result: Array("<svg>".utf8)))
    #expect(drawing(cat, .kitty, text) == words)
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 64, 0, 80, 1, 1, 1, 1]
    #expect(drawing(cat, .kitty, Pictures(FixedLoader(result: jpeg))) == words)
    #expect(
      drawing(cat, .iTerm2, Pictures(FixedLoader(result: jpeg))).contains("width=10"))
  }

  @Test func `limits hold: number, bytes and time`() {
    func count(_ pictures: Pictures) -> Int {
      (0..<4).count { index in
        drawing(ImageReference(.address("\(index).png")), .kitty, pictures).contains("\u{1B}")
      }
    }
    #expect(count(Pictures(FixedLoader(result: png()), itemLimit: 3)) == 3)
    #expect(count(Pictures(FixedLoader(result: png()), byteLimit: 80)) == 2)
    let slow = FixedLoader(result: png(), delay: 5)
    #expect(count(Pictures(loader: slow, timeout: .milliseconds(1))) == 0)
  }

  @Test func `local pictures are regular files of the folder`() throws {
    let folder = try TemporaryFolder()
    let root = folder.url.appending(path: "docs")
    try FileManager.default.createDirectory(
      at: root.appending(path: "in"), withIntermediateDirectories: true)
    for path in ["docs/a.png", "docs/in/b.png", "out.png"] {
      try Data(png()).write(to: folder.url.appending(path: path))
    }
    try FileManager.default.createSymbolicLink(
      at: root.appending(path: "link.png"),
      withDestinationURL: folder.url.appending(path: "out.png"))
    let loader = LocalPictures(folder: root.path)
    #expect(loader.bytes(at: "a.png", byteLimit: 1_000) == png())
    #expect(loader.bytes(at: "in/../in/b.png", byteLimit: 1_000) == png())
    for address in [
      "../out.png", "link.png", folder.url.appending(path: "docs/a.png").path, "in", "missing.png",
      "file://a.png", "https://example.com/a.png", "", "/dev/zero",
    ] {
      #expect(loader.bytes(at: address, byteLimit: 1_000) == nil, "\(address)")
    }
    #expect(loader.bytes(at: "a.png", byteLimit: 10) == nil)
  }
}
