// Tests where a user's files are looked for.

import BehestProcess
import Testing

@Suite struct UserFolderTests {
  @Test(arguments: [
    (UserFolder.cache, "XDG_CACHE_HOME", "/home/me/.cache/behest"),
    (.configuration, "XDG_CONFIG_HOME", "/home/me/.config/behest"),
    (.data, "XDG_DATA_HOME", "/home/me/.local/share/behest"),
    (.state, "XDG_STATE_HOME", "/home/me/.local/state/behest"),
  ])
  func `a folder is in the variable's, else at home`(
    _ folder: UserFolder, _ variable: String, _ usual: String
  ) {
    #expect(folder.path(in: ["HOME": "/home/me"]) == usual)
    #expect(folder.path(in: ["HOME": "/home/me", variable: "/else"]) == "/else/behest")
    #expect(folder.path(in: ["HOME": "/home/me", variable: "relative"]) == usual)
    #expect(folder.path(in: [:]) == nil)
  }
}
