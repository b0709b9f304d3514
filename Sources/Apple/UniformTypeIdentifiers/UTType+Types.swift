// The types that the system declares.

extension UTType {
  /// The uniform type `public.data`.
  public static let data = UTType(known: "public.data")
  /// The uniform type `public.item`.
  public static let item = UTType(known: "public.item")
  /// The uniform type `public.content`.
  public static let content = UTType(known: "public.content")
  /// The uniform type `public.composite-content`.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// The uniform type `public.disk-image`.
  public static let diskImage = UTType(known: "public.disk-image")
  /// The uniform type `public.executable`.
  public static let executable = UTType(known: "public.executable")
  /// The uniform type `com.apple.resolvable`.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// The uniform type `public.symlink`.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// The uniform type `com.apple.alias-file`.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// The uniform type `com.apple.mount-point`.
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  /// The uniform type `com.apple.bookmark`.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// The uniform type `public.text`.
  public static let text = UTType(known: "public.text")
  /// The uniform type `public.plain-text`.
  public static let plainText = UTType(known: "public.plain-text")
  /// The uniform type `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// The uniform type `public.utf16-plain-text`.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// The uniform type `public.delimited-values-text`.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// The uniform type `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// The uniform type `public.tab-separated-values-text`.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// The uniform type `public.rtf`.
  public static let rtf = UTType(known: "public.rtf")
  /// The uniform type `com.apple.rtfd`.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// The uniform type `com.apple.flat-rtfd`.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// The uniform type `public.html`.
  public static let html = UTType(known: "public.html")
  /// The uniform type `public.xml`.
  public static let xml = UTType(known: "public.xml")
  /// The uniform type `public.yaml`.
  public static let yaml = UTType(known: "public.yaml")
  /// The uniform type `public.json`.
  public static let json = UTType(known: "public.json")
  /// The uniform type `com.apple.property-list`.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// The uniform type `com.apple.xml-property-list`.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// The uniform type `com.apple.binary-property-list`.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// The uniform type `public.css`.
  public static let css = UTType(known: "public.css")
  /// The uniform type `public.source-code`.
  public static let sourceCode = UTType(known: "public.source-code")
  /// The uniform type `public.swift-source`.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// The uniform type `public.c-source`.
  public static let cSource = UTType(known: "public.c-source")
  /// The uniform type `public.objective-c-source`.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// The uniform type `public.c-plus-plus-source`.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// The uniform type `public.c-header`.
  public static let cHeader = UTType(known: "public.c-header")
  /// The uniform type `public.script`.
  public static let script = UTType(known: "public.script")
  /// The uniform type `com.netscape.javascript-source`.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// The uniform type `public.shell-script`.
  public static let shellScript = UTType(known: "public.shell-script")
  /// The uniform type `public.python-script`.
  public static let pythonScript = UTType(known: "public.python-script")
  /// The uniform type `public.ruby-script`.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// The uniform type `public.perl-script`.
  public static let perlScript = UTType(known: "public.perl-script")
  /// The uniform type `public.php-script`.
  public static let phpScript = UTType(known: "public.php-script")
  /// The uniform type `com.apple.applescript.text`.
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  /// The uniform type `public.make-source`.
  public static let makefile = UTType(known: "public.make-source")
  /// The uniform type `public.assembly-source`.
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// The uniform type `com.adobe.pdf`.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// The uniform type `public.image`.
  public static let image = UTType(known: "public.image")
  /// The uniform type `public.png`.
  public static let png = UTType(known: "public.png")
  /// The uniform type `public.jpeg`.
  public static let jpeg = UTType(known: "public.jpeg")
  /// The uniform type `com.compuserve.gif`.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// The uniform type `public.tiff`.
  public static let tiff = UTType(known: "public.tiff")
  /// The uniform type `com.microsoft.bmp`.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// The uniform type `com.microsoft.ico`.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// The uniform type `com.apple.icns`.
  public static let icns = UTType(known: "com.apple.icns")
  /// The uniform type `org.webmproject.webp`.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// The uniform type `public.heif`.
  public static let heif = UTType(known: "public.heif")
  /// The uniform type `public.heic`.
  public static let heic = UTType(known: "public.heic")
  /// The uniform type `public.svg-image`.
  public static let svg = UTType(known: "public.svg-image")
  /// The uniform type `public.camera-raw-image`.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// The uniform type `com.apple.live-photo`.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// The uniform type `public.audiovisual-content`.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// The uniform type `public.audio`.
  public static let audio = UTType(known: "public.audio")
  /// The uniform type `public.mp3`.
  public static let mp3 = UTType(known: "public.mp3")
  /// The uniform type `com.microsoft.waveform-audio`.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// The uniform type `public.aiff-audio`.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// The uniform type `public.midi-audio`.
  public static let midi = UTType(known: "public.midi-audio")
  /// The uniform type `public.mpeg-4-audio`.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// The uniform type `com.apple.protected-mpeg-4-audio`.
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  /// The uniform type `public.playlist`.
  public static let playlist = UTType(known: "public.playlist")
  /// The uniform type `public.m3u-playlist`.
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  /// The uniform type `public.movie`.
  public static let movie = UTType(known: "public.movie")
  /// The uniform type `public.video`.
  public static let video = UTType(known: "public.video")
  /// The uniform type `public.mpeg`.
  public static let mpeg = UTType(known: "public.mpeg")
  /// The uniform type `public.mpeg-4`.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// The uniform type `public.avi`.
  public static let avi = UTType(known: "public.avi")
  /// The uniform type `com.apple.quicktime-movie`.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// The uniform type `public.archive`.
  public static let archive = UTType(known: "public.archive")
  /// The uniform type `public.zip-archive`.
  public static let zip = UTType(known: "public.zip-archive")
  /// The uniform type `org.gnu.gnu-zip-archive`.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// The uniform type `public.bzip2-archive`.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// The uniform type `public.tar-archive`.
  public static let tarArchive = UTType(known: "public.tar-archive")
  /// The uniform type `com.apple.archive`.
  public static let appleArchive = UTType(known: "com.apple.archive")
  /// The uniform type `public.directory`.
  public static let directory = UTType(known: "public.directory")
  /// The uniform type `public.folder`.
  public static let folder = UTType(known: "public.folder")
  /// The uniform type `public.volume`.
  public static let volume = UTType(known: "public.volume")
  /// The uniform type `com.apple.package`.
  public static let package = UTType(known: "com.apple.package")
  /// The uniform type `com.apple.bundle`.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// The uniform type `com.apple.framework`.
  public static let framework = UTType(known: "com.apple.framework")
  /// The uniform type `com.apple.application`.
  public static let application = UTType(known: "com.apple.application")
  /// The uniform type `com.apple.application-bundle`.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// The uniform type `public.url`.
  public static let url = UTType(known: "public.url")
  /// The uniform type `public.file-url`.
  public static let fileURL = UTType(known: "public.file-url")
  /// The uniform type `com.apple.internet-location`.
  public static let internetShortcut = UTType(known: "com.apple.internet-location")
  /// The uniform type `public.font`.
  public static let font = UTType(known: "public.font")
  /// The uniform type `public.contact`.
  public static let contact = UTType(known: "public.contact")
  /// The uniform type `public.vcard`.
  public static let vCard = UTType(known: "public.vcard")
  /// The uniform type `public.message`.
  public static let message = UTType(known: "public.message")
  /// The uniform type `public.email-message`.
  public static let emailMessage = UTType(known: "public.email-message")
  /// The uniform type `public.calendar-event`.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// The uniform type `public.to-do-item`.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// The uniform type `public.presentation`.
  public static let presentation = UTType(known: "public.presentation")
  /// The uniform type `public.spreadsheet`.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// The uniform type `public.database`.
  public static let database = UTType(known: "public.database")
  /// The uniform type `org.idpf.epub-container`.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// The uniform type `public.log`.
  public static let log = UTType(known: "public.log")
  /// The uniform type `com.pixar.universal-scene-description`.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// The uniform type `com.pixar.universal-scene-description-mobile`.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// The uniform type `com.apple.reality`.
  public static let realityFile = UTType(known: "com.apple.reality")
  /// The uniform type `public.3d-content`.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// The uniform type `com.rsa.pkcs-12`.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  /// The uniform type `public.x509-certificate`.
  public static let x509Certificate = UTType(known: "public.x509-certificate")
}
