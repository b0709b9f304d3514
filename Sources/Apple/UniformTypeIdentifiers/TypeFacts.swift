// The properties of the types that the system declares.

/// The properties of a type: its supertypes, file extensions and MIME type.
struct TypeFacts: Sendable {
  let identifier: String
  let extensions: [String]
  let mimeType: String?
  let supertypes: [String]

  init(_ identifier: String, _ extensions: String, _ mimeType: String?, _ supertypes: String...) {
    self.identifier = identifier
    self.extensions = extensions.split(separator: " ").map(String.init)
    self.mimeType = mimeType
    self.supertypes = supertypes
  }

  /// Returns the properties of a type; `nil` for a type that an app declares.
  static func of(_ identifier: String) -> TypeFacts? { byIdentifier[identifier] }

  private static let byIdentifier = Dictionary(
    all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })

  /// All types with properties, in the order in which they are searched.
  static let all: [TypeFacts] = [
    TypeFacts("public.data", "", nil, "public.item"),
    TypeFacts("public.item", "", nil),
    TypeFacts("public.content", "", nil),
    TypeFacts("public.composite-content", "", nil, "public.content"),
    TypeFacts("public.disk-image", "", nil, "public.archive"),
    TypeFacts("public.executable", "", nil, "public.data"),
    TypeFacts("com.apple.resolvable", "", nil),
    TypeFacts("public.symlink", "", nil, "com.apple.resolvable"),
    TypeFacts("com.apple.alias-file", "", nil, "public.data", "com.apple.resolvable"),
    TypeFacts("com.apple.mount-point", "", nil, "public.item", "com.apple.resolvable"),
    TypeFacts("com.apple.bookmark", "bookmark", nil, "public.data", "com.apple.resolvable"),
    TypeFacts("public.text", "", nil, "public.data", "public.content"),
    TypeFacts("public.plain-text", "txt text", "text/plain", "public.text"),
    TypeFacts("public.utf8-plain-text", "", nil, "public.plain-text"),
    TypeFacts("public.utf16-plain-text", "", nil, "public.plain-text"),
    TypeFacts(
      "net.daringfireball.markdown", "md markdown", "text/markdown", "public.plain-text"),
    TypeFacts("public.delimited-values-text", "", nil, "public.text"),
    TypeFacts(
      "public.comma-separated-values-text", "csv", "text/csv", "public.delimited-values-text"),
    TypeFacts(
      "public.tab-separated-values-text", "tsv", "text/tab-separated-values",
      "public.delimited-values-text"),
    TypeFacts("public.rtf", "rtf", "text/rtf", "public.text"),
    TypeFacts("com.apple.rtfd", "rtfd", nil, "public.composite-content", "com.apple.package"),
    TypeFacts("com.apple.flat-rtfd", "", nil, "public.data", "public.composite-content"),
    TypeFacts("public.html", "html htm", "text/html", "public.text"),
    TypeFacts("public.xml", "xml", "application/xml", "public.text"),
    TypeFacts("public.yaml", "yml yaml", "application/x-yaml", "public.text"),
    TypeFacts("public.json", "json", "application/json", "public.text"),
    TypeFacts("com.apple.property-list", "plist", nil, "public.data"),
    TypeFacts("com.apple.xml-property-list", "", nil, "public.xml", "com.apple.property-list"),
    TypeFacts("com.apple.binary-property-list", "", nil, "com.apple.property-list"),
    TypeFacts("public.css", "css", "text/css", "public.text"),
    TypeFacts("public.source-code", "", nil, "public.plain-text"),
    TypeFacts("public.swift-source", "swift", nil, "public.source-code"),
    TypeFacts("public.c-source", "c", nil, "public.source-code"),
    TypeFacts("public.objective-c-source", "m", nil, "public.source-code"),
    TypeFacts("public.c-plus-plus-source", "cp cpp cc cxx", nil, "public.source-code"),
    TypeFacts("public.c-header", "h", nil, "public.source-code"),
    TypeFacts("public.script", "", nil, "public.source-code"),
    TypeFacts("com.netscape.javascript-source", "js", "text/javascript", "public.source-code"),
    TypeFacts("public.shell-script", "sh", nil, "public.script"),
    TypeFacts("public.python-script", "py", "text/x-python", "public.shell-script"),
    TypeFacts("public.ruby-script", "rb", "text/ruby", "public.shell-script"),
    TypeFacts("public.perl-script", "pl", "text/x-perl", "public.shell-script"),
    TypeFacts("public.php-script", "php", "text/php", "public.shell-script"),
    TypeFacts("com.apple.applescript.text", "applescript", nil, "public.script"),
    TypeFacts("public.make-source", "", nil, "public.script"),
    TypeFacts("public.assembly-source", "s", nil, "public.source-code"),
    TypeFacts("com.adobe.pdf", "pdf", "application/pdf", "public.data", "public.composite-content"),
    TypeFacts("public.image", "", nil, "public.data", "public.content"),
    TypeFacts("public.png", "png", "image/png", "public.image"),
    TypeFacts("public.jpeg", "jpeg jpg jpe", "image/jpeg", "public.image"),
    TypeFacts("com.compuserve.gif", "gif", "image/gif", "public.image"),
    TypeFacts("public.tiff", "tiff tif", "image/tiff", "public.image"),
    TypeFacts("com.microsoft.bmp", "bmp", "image/bmp", "public.image"),
    TypeFacts("com.microsoft.ico", "ico", "image/vnd.microsoft.icon", "public.image"),
    TypeFacts("com.apple.icns", "icns", nil, "public.image"),
    TypeFacts("org.webmproject.webp", "webp", "image/webp", "public.image"),
    TypeFacts("public.heif", "heif", "image/heif", "public.image"),
    TypeFacts("public.heic", "heic", "image/heic", "public.heif"),
    TypeFacts("public.svg-image", "svg", "image/svg+xml", "public.image", "public.xml"),
    TypeFacts("public.camera-raw-image", "", nil, "public.image"),
    TypeFacts("com.apple.live-photo", "", nil),
    TypeFacts("public.audiovisual-content", "", nil, "public.data", "public.content"),
    TypeFacts("public.audio", "", nil, "public.audiovisual-content"),
    TypeFacts("public.mp3", "mp3", "audio/mpeg", "public.audio"),
    TypeFacts("com.microsoft.waveform-audio", "wav wave", "audio/vnd.wave", "public.audio"),
    TypeFacts("public.aiff-audio", "aiff", "audio/aiff", "public.audio"),
    TypeFacts("public.midi-audio", "midi mid", "audio/midi", "public.audio"),
    TypeFacts("com.apple.protected-mpeg-4-audio", "m4p", "audio/x-m4p", "public.audio"),
    TypeFacts("public.playlist", "", nil),
    TypeFacts("public.m3u-playlist", "m3u", "audio/mpegurl", "public.text", "public.playlist"),
    TypeFacts("public.movie", "", nil, "public.audiovisual-content"),
    TypeFacts("public.video", "", nil, "public.movie"),
    TypeFacts("public.mpeg", "mpg", "video/mpeg", "public.movie"),
    TypeFacts("public.mpeg-4", "mp4 m4v", "video/mp4", "public.movie"),
    TypeFacts("public.avi", "avi", "video/avi", "public.movie"),
    TypeFacts("com.apple.quicktime-movie", "mov qt", "video/quicktime", "public.movie"),
    TypeFacts("public.archive", "", nil, "public.data"),
    TypeFacts("public.zip-archive", "zip", "application/zip", "public.archive"),
    TypeFacts("org.gnu.gnu-zip-archive", "gz gzip", "application/x-gzip", "public.archive"),
    TypeFacts("public.bzip2-archive", "bz2", "application/x-bzip2", "public.archive"),
    TypeFacts("public.tar-archive", "tar", "application/x-tar", "public.archive"),
    TypeFacts("com.apple.archive", "aar", nil, "public.archive"),
    TypeFacts("public.directory", "", nil, "public.item"),
    TypeFacts("public.folder", "", nil, "public.directory"),
    TypeFacts("public.volume", "", nil, "public.folder"),
    TypeFacts("com.apple.package", "", nil, "public.directory"),
    TypeFacts("com.apple.bundle", "", nil, "public.directory"),
    TypeFacts("com.apple.framework", "framework", nil, "com.apple.bundle"),
    TypeFacts("com.apple.application", "", nil, "public.executable"),
    TypeFacts(
      "com.apple.application-bundle", "app", nil, "com.apple.application", "com.apple.package"),
    TypeFacts("public.url", "", nil, "public.data"),
    TypeFacts("public.file-url", "", nil, "public.url"),
    TypeFacts("com.apple.internet-location", "", nil, "public.data"),
    TypeFacts("public.font", "", nil, "public.data"),
    TypeFacts("public.contact", "", nil),
    TypeFacts("public.vcard", "vcf", "text/vcard", "public.text", "public.contact"),
    TypeFacts("public.message", "", nil),
    TypeFacts("public.email-message", "", nil, "public.message"),
    TypeFacts("public.calendar-event", "", nil),
    TypeFacts("public.to-do-item", "", nil),
    TypeFacts("public.presentation", "", nil, "public.composite-content"),
    TypeFacts("public.spreadsheet", "", nil, "public.content"),
    TypeFacts("public.database", "", nil),
    TypeFacts(
      "org.idpf.epub-container", "epub", "application/epub+zip", "public.composite-content"),
    TypeFacts("public.log", "log", nil, "public.data"),
    TypeFacts("com.pixar.universal-scene-description", "usd", nil, "public.3d-content"),
    TypeFacts(
      "com.pixar.universal-scene-description-mobile", "usdz", "model/vnd.usdz+zip",
      "com.pixar.universal-scene-description"),
    TypeFacts("com.apple.reality", "reality", "model/vnd.reality", "public.3d-content"),
    TypeFacts("public.3d-content", "", nil, "public.content"),
    TypeFacts("com.rsa.pkcs-12", "p12", "application/x-pkcs12", "public.data"),
    TypeFacts("public.x509-certificate", "cer", "application/x-x509-ca-cert", "public.data"),
    TypeFacts("public.mpeg-4-audio", "mp4 m4a", "audio/mp4", "public.audio"),
  ]
}
