// Tests of copying into a folder.

import BehestPasteboard
import Foundation
import Testing

struct DirectoryTests {
  let folder = ScratchFolder()

  @Test func `each form becomes a file`() async throws {
    let target = folder.path + "/new/out"
    let pasteboard = Pasteboard(
      surroundings: PasteboardSurroundings(configured: .directory(target), environment: [:]))
    let receipt = try await pasteboard.write(
      PasteboardItem(plainText: "b", html: "<b>b</b>", rtf: #"{\rtf1 \b b}"#))
    #expect(receipt == .directory(URL(fileURLWithPath: target, isDirectory: true)))
    #expect(receipt.isRich)
    #expect(try folder.text("new/out/clipboard.txt") == "b")
    #expect(try folder.text("new/out/clipboard.html") == "<b>b</b>")
    #expect(try folder.text("new/out/clipboard.rtf") == #"{\rtf1 \b b}"#)
  }

  @Test func `a form that is missing leaves no older file behind`() async throws {
    let pasteboard = Pasteboard(
      surroundings: PasteboardSurroundings(
        environment: ["BEHEST_CLIPBOARD": "dir:" + folder.path]))
    try await pasteboard.write(PasteboardItem(plainText: "1", html: "1", rtf: "1"))
    try await pasteboard.write(PasteboardItem(plainText: "2"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["clipboard.txt"])
    #expect(try folder.text("clipboard.txt") == "2")
  }

  @Test func `a folder that cannot be made is named`() async throws {
    try Data().write(to: URL(fileURLWithPath: folder.path + "/file"))
    let pasteboard = Pasteboard(
      surroundings: PasteboardSurroundings(
        configured: .directory(folder.path + "/file/out"), environment: [:]))
    let error = await #expect(throws: PasteboardError.self) {
      try await pasteboard.write(PasteboardItem(plainText: ""))
    }
    #expect(error?.code == .unwritable)
    #expect(
      error?.description == "\(folder.path)/file/out cannot be written (Not a directory).")
  }

  @Test func `what a task copies goes where its starter says`() async throws {
    let receipt = try await Pasteboard.$destination.withValue(.directory(folder.path)) {
      try await Task { try await Pasteboard.general.write(PasteboardItem(plainText: "here")) }.value
    }
    #expect(receipt.isRich)
    #expect(try folder.text("clipboard.txt") == "here")
    #expect(Pasteboard.destination == nil)
  }
}
