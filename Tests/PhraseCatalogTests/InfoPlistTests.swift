// Tests reading the names of an app.

import PhraseCatalog
import Testing

struct InfoPlistTests {
  @Test func `names are read in order`() throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE plist PUBLIC "x" "y">
      <plist version="1.0"><dict><!-- names -->
        <key>LSRequiresIPhoneOS</key><true/><key>N</key><integer>3</integer>
        <key>CFBundleDisplayName</key><string>Fish &amp; Chips&#x21;</string>
        <key>INAlternativeAppNames</key><array>
          <dict><key>INAlternativeAppName</key><string><![CDATA[F<C]]></string>
            <key>INAlternativeAppNamePronunciationHint</key><string>eff see</string></dict>
          <dict><key>INAlternativeAppName</key><string>Chippy</string></dict>
        </array>
      </dict></plist>
      """
    let plist = try InfoPlist(parsing: text, file: "f")
    #expect(plist.displayName == "Fish & Chips!")
    #expect(plist.alternativeNames == ["F<C", "Chippy"])
  }

  @Test(arguments: [
    "<key>CFBundleDisplayName</key><string>$(PRODUCT_NAME)</string>",
    "<key>CFBundleDisplayName</key><string>Soup</string><key>NSExtension</key><dict/>",
    "<key>CFBundleName</key><string>S</string><key>CFBundlePackageType</key><string>BNDL</string>",
    "<key>CFBundleName</key><string>Soup</string><key>WKWatchKitApp</key><true/>",
  ])
  func `a build setting is no name, and what is no app has none`(_ members: String) throws {
    let plist = try InfoPlist(parsing: "<plist><dict>\(members)</dict></plist>", file: "f")
    #expect(plist.displayName == nil)
  }

  @Test(arguments: [
    ("", "f:1:1: the file ends before the property list does"),
    ("<plist><array/></plist>", "f:1:8: an Info.plist has to be a dict, not an array"),
    ("<plist><dict>\n<key>a</key></dict>", "f:2:13: a value is expected, not </dict>"),
    ("<dict><key>a</key><string>b</dict>", "f:1:28: </string> is expected"),
    ("<dict><key>a</key><string>&x</string></dict>", "f:1:27: “&” does not start an entity"),
    (
      "<dict><key>INAlternativeAppNames</key><string/></dict>",
      "f:1:39: “INAlternativeAppNames” has to be an array, not a string"
    ),
    ("bplist00", "f:1:1: binary property lists are not read; convert it to XML"),
  ])
  func `a broken plist names the place`(_ text: String, _ message: String) {
    let error = #expect(throws: PhraseFileError.self) { try InfoPlist(parsing: text, file: "f") }
    #expect(error?.description == message)
  }
}
