// Tests of reading the clipboard.

import BehestPasteboard
import Foundation
import Testing

struct ReadingTests {
  let folder = ScratchFolder()

  private func pasteboard(
    _ environment: [String: String], patience: Duration = .seconds(60)
  ) -> Pasteboard {
    Pasteboard(
      surroundings: PasteboardSurroundings(
        environment: environment.merging(["PATH": folder.path + ":/bin"]) { old, _ in old },
        patience: patience))
  }

  @Test func `text and pictures are read from the display`() async throws {
    try folder.program("xclip", #"echo "$*""#)
    try folder.program("wl-paste", #"[ "$3" = image/png ] && exit 1; printf pasted"#)
    let x11 = pasteboard(["DISPLAY": ":0"])
    #expect(
      try await x11.read(.text) == Data("-out -selection clipboard -target UTF8_STRING\n".utf8))
    #expect(
      try await x11.read(.image) == Data("-out -selection clipboard -target image/png\n".utf8))
    let wayland = pasteboard(["DISPLAY": ":0", "WAYLAND_DISPLAY": "w"])
    #expect(try await wayland.read(.text) == Data("pasted".utf8))
    #expect(try await wayland.read(.image) == nil)
  }

  @Test func `without a display the folder is read`() async throws {
    let chosen = pasteboard(["BEHEST_CLIPBOARD": "dir:\(folder.path)/chosen"])
    #expect(try await chosen.read(.text) == nil)
    for written in [chosen, pasteboard(["XDG_STATE_HOME": folder.path])] {
      try await written.write(PasteboardItem(plainText: "a\nb", html: "<b>a</b>"))
      #expect(try await written.read(.text) == Data("a\nb".utf8))
      #expect(try await written.read(.image) == nil)
    }
  }

  @Test func `a program that is missing or hangs is named`() async throws {
    let missing = await #expect(throws: PasteboardError.self) {
      try await pasteboard(["WAYLAND_DISPLAY": "w", "PATH": folder.path]).read(.text)
    }
    #expect(
      missing?.description == "wl-paste is not installed; install the package wl-clipboard.")
    try folder.program("xclip", "exec sleep 600")
    let hanging = await #expect(throws: PasteboardError.self) {
      try await pasteboard(["DISPLAY": ":0"], patience: .milliseconds(200)).read(.text)
    }
    #expect(hanging?.description == "xclip did not give what is on the clipboard in time.")
  }
}
